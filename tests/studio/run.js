'use strict';
// The studio in browsers, served by a server that notes what is asked of it.
const {execFileSync} = require('child_process');
const assert = require('assert/strict');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const {chromium, firefox} = require('../viewer/node_modules/playwright-core');
const {test, result, summary} = require('./check.js');

const ROOT = path.join(__dirname, '../..');
const STUDIO = path.join(ROOT, 'studio');
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const MINUTES = 60000;
const SEED = '7';

const home_of = game =>
  fs.existsSync(path.join(ROOT, 'games', game)) ? path.join(ROOT, 'games', game) : ROOT;

/// The players that a game comes with, under other names: [file, text].
function players_of(game) {
  const starters = JSON.parse(fs.readFileSync(path.join(STUDIO, `studio/${game}.players.json`), 'utf8'));
  return Object.entries(starters)
    .map(([file, text]) => {
      const name = `${file.slice(2, -3)}X`;
      return [`AI${name}.cc`, text.replace(/^(#define PLAYER_NAME) \w+/m, `$1 ${name}`)];
    })
    .filter(([file]) => !OTHER.includes(file));
}

const orders_in = log => log.match(/^\d+ \d order .*\n/gm).join('');

/// What the program writes, by file, with players in the first seat: {trace, orders}, with what became of these.
function matches_of_program(game, players) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  const home = home_of(game);
  const [written, log] = ['out.res', 'out.log'].map(name => path.join(folder, name));
  const match_of = name => {
    execFileSync(
      './Game',
      [name, 'Demo', 'Demo', 'Demo', '-s', SEED, '-q', '-i', 'default.cnf', '-o', written, `--log=${log}`],
      {cwd: home, stdio: 'ignore'}
    );
    return {trace: fs.readFileSync(written, 'utf8'), orders: orders_in(fs.readFileSync(log, 'utf8'))};
  };
  try {
    for (const [file, text] of players) fs.writeFileSync(path.join(home, file), text);
    execFileSync('make', ['-s', 'Game'], {cwd: home, stdio: 'inherit'});
    return new Map(players.map(([file]) => [file, match_of(file.slice(2, -3))]));
  } finally {
    for (const [file] of players) fs.rmSync(path.join(home, file), {force: true});
    fs.rmSync(folder, {recursive: true});
  }
}

// What libraries order otherwise: equal elements of a priority_queue.
const OTHER = ['AIRick4X.cc'];

/// A player whose play() does this in round 5.
const player_that = (code, more = '') => `#include "Player.hh"
#define PLAYER_NAME Faulty
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  ${more}
  virtual void play () {
    if (round() == 5) {
      ${code}
    }
  }
};
RegisterPlayer(PLAYER_NAME);
`;

/// What asks for a unit, and what orders it, in the games where it is called otherwise.
const NAMES = {
  moria: {asks: 'unit', orders: 'command'},
  'the-purge': {asks: 'citizen', orders: 'move'},
};

const FAULTS = fs
  .readFileSync(path.join(ROOT, 'tests/data/faults.txt'), 'utf8')
  .split('\n')
  .filter(line => line.includes(' | '))
  .map(line => line.split(' | '));

/// A player whose play() does in round 5 one of these things, by its seat. Before, it asks for its units, and
/// in two seats orders one. It prints "unit " and the last of them.
const faulty = (faults, {asks, orders}) =>
  player_that(
    `int first = -1, last = -1, five = round(), four = five - 1;
      for (int id = 0; id < 300; ++id) if (${asks}(id).player == me()) first = first < 0 ? id : first, last = id;
      if (me() % 2) ${orders}(last = first, Dir(0));
      cerr << "unit " << last << endl;
      ${faults.map(([code], k) => `if (me() == ${k}) { ${code} }`).join('\n      ')}
      four = 0;`,
    '__attribute__((nonnull)) void filled(int*) {} int endless(int k) { int a[999]; a[k] = k; return endless(k + 1) + a[k] + a[k - 1]; }'
  );

const asked = [];
let sent = 0;
function start_server() {
  const server = http.createServer((request, response) => {
    asked.push(request.headers.host + request.url);
    const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = path.join(STUDIO, name === '/' ? 'index.html' : name);
    fs.readFile(file, (error, bytes) => {
      response.writeHead(error ? 404 : 200, {
        'Content-Type': TYPES[path.extname(file)] || 'application/octet-stream',
      });
      response.end(error ? '' : bytes);
      sent += error ? 0 : bytes.length;
    });
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
}

class Visitor {
  constructor(name, page) {
    Object.assign(this, {name, page});
  }

  /// Waits until what the studio says matches.
  async says(expected) {
    const says = this.page.waitForFunction(
      ([source]) => new RegExp(source).test(document.querySelector('#studio .status').textContent),
      [expected.source],
      {timeout: 4 * MINUTES}
    );
    await says.catch(async error => {
      throw new Error(
        `it says '${await this.page.textContent('#studio .status')}', not ${expected}: ${error.message}`
      );
    });
    return this.page.textContent('#studio .status');
  }

  open(file, text) {
    return this.page.evaluate(
      ([name, source, seed]) => {
        Viewer.studio.sources.open(name, source);
        Viewer.studio.show_source();
        Viewer.studio.seed = Number(seed);
        Viewer.studio.tell({text: 'changed'});
      },
      [file, text, SEED]
    );
  }

  /// Writes a file and plays it against three Demo.
  async play(file, text) {
    await this.open(file, text);
    await this.page.click('button[data-code=play]');
    return this.says(/ is number | is out | has errors/);
  }

  begin() {
    this.began = Date.now();
    sent = 0;
  }

  async is_ready(when) {
    await this.says(/^Ready/);
    console.log(
      `${this.name}: ready after ${((Date.now() - this.began) / 1000).toFixed(1)} s and ${sent} bytes, ${when}`
    );
  }

  trace() {
    return this.page.evaluate(() => new TextDecoder().decode(Viewer.page.view.match.bytes));
  }
}

async function test_game(visitor, name, game, expected) {
  const {page} = visitor;
  for (const [file, text] of players_of(game).filter(player => expected.has(player[0])))
    await test(`${name}: ${game}: ${file} plays as in the program`, async () => {
      assert.match(await visitor.play(file, text), / is number /);
      const {trace, orders} = expected.get(file);
      assert.ok((await visitor.trace()) === trace, 'another trace');
      const log = await page.evaluate(() => Viewer.page.view.log.text);
      assert.ok(orders_in(log) === orders, 'another log of orders');
    });
  await test(`${name}: ${game}: going on from a round with the same code gives the same match`, async () => {
    const before = await visitor.trace();
    await page.evaluate(() => Viewer.page.view.go(57));
    await page.click('button[data-code=go_on]');
    await visitor.says(/orders are the same up to the end/);
    assert.equal(await visitor.trace(), before);
  });
}

/// Each fault is told with round, line and unit: four in a match, one by each seat.
async function test_faults({page}, name, names) {
  for (let k = 0; k < FAULTS.length; k += 4) {
    const faults = FAULTS.slice(k, k + 4);
    const text = faulty(faults, names);
    const lines = text.split('\n');
    const said = await page.evaluate(async text => {
      const {bench, compiler, game} = Viewer.studio;
      const built = await compiler.build('AIFaulty.cc', text);
      if (built.module === null) return [built.text];
      const {log, outs} = await new Viewer.StudioMatch(game, {seats: Array(4).fill(built), seed: 7}).play();
      const told = Array.from(
        outs,
        async ([p, out]) => `${out.round} ${p} told ${await bench.reason(out, built)}`
      );
      return [...log.split('\n'), ...(await Promise.all(told))];
    }, text);
    for (const [seat, [code, expected]] of faults.entries())
      await test(`${name}: what is said of ${code}`, () => {
        const of_seat = said.filter(line => line.startsWith(`5 ${seat} `));
        const [, unit] = of_seat.map(line => /say unit (\d+)/.exec(line)).find(Boolean) || [];
        const line = 1 + lines.findIndex(line => line.includes(`(me() == ${seat})`));
        const word = expected.startsWith('warning') ? 'say' : 'told';
        const told =
          of_seat.find(line => line.startsWith(`5 ${seat} ${word} ${expected}`)) || said.join('\n');
        assert.match(told, new RegExp(` in AIFaulty.cc:(${line}|5) \\(last unit: ${unit}\\)$`));
      });
  }
}

/// What "make" tells of the usual mistakes, which are of Harry Potter's AIFirst.cc.
async function test_hints({page}, name) {
  const [, table] = fs
    .readFileSync(path.join(ROOT, 'tests/data/refused.txt'), 'utf8')
    .split('== mistakes in AIFirst.cc\n');
  const rows = table
    .split('\n\n')[0]
    .split('\n')
    .map(row => row.replaceAll('\\n', '\n').split('|'));
  const first = fs.readFileSync(path.join(ROOT, 'AIFirst.cc'), 'utf8');
  for (const [from, to, expected] of rows)
    await test(`${name}: what to write instead of ${to}`, async () => {
      const text = first.replace(from, () => to);
      const ask = source => Viewer.studio.compiler.ask('check', 'AIFirst.cc', source);
      const {hint} = await page.evaluate(ask, text);
      assert.ok(expected === '' ? hint === '' : hint.includes(expected), hint);
    });
}

/// What many matches say, and that the worst is shown: with less points ahead than the others.
async function test_many(visitor, name) {
  const {page} = visitor;
  await test(`${name}: many matches tell of wins, how sure that is, and of the worst one`, async () => {
    await visitor.open('AINobody.cc', player_that('').replace('Faulty', 'Nobody'));
    const told = page.evaluate(async () => {
      const seen = [];
      const {studio} = Viewer;
      const watcher = new MutationObserver(() => seen.push(studio.line.textContent));
      watcher.observe(studio.line, {childList: true});
      await studio.bench.play_many(4);
      return seen;
    });
    for (const done of ['1 / 4 matches', '4 / 4 matches'])
      assert.ok((await told).includes(done), (await told).join('\n'));
    assert.match(
      await visitor.says(/won/),
      /^0 of 4 matches won: between 0% and 49% in .* At the end, compared with the mean of the others: .*-\d/
    );
    const worst = page.locator('#studio .status button');
    const seed = Number(/\d+/.exec(await worst.textContent())[0]);
    await worst.click();
    await page.waitForFunction(wanted => Viewer.page.view.match.seed === wanted, seed);
    const names = await page.evaluate(() => Viewer.page.view.match.names);
    assert.equal(names.indexOf('Nobody'), (seed - Number(SEED)) % 4);
  });
}

async function test_sharing(visitor, name, address) {
  const {page} = visitor;
  const browser = page.context().browser();
  const code = player_that('cerr << "from a link" << endl;');
  await test(`${name}: a link brings code up to 8 kB, a file any`, async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async text => (globalThis.copied = text);
      Viewer.save = async (name, blob) => (globalThis.saved = {name, text: await blob.text()});
    });
    await visitor.open('AIFaulty.cc', code);
    await page.click('button[data-code=share]');
    await visitor.says(/^The link with the code is copied/);
    const link = await page.evaluate(() => globalThis.copied);
    const more = Array.from({length: 1000}, (_, k) => `// ${Math.sin(k)}`).join('\n');
    await visitor.open('AIFaulty.cc', `${code}${more}`);
    await page.click('button[data-code=share]');
    await visitor.says(/too long for a link/);
    await page.click('button[data-code=save]');
    const {name: file, text} = await page
      .waitForFunction(() => globalThis.saved)
      .then(handle => handle.jsonValue());
    const friend = await browser.newContext().then(context => context.newPage());
    await friend.goto(link);
    await friend.waitForFunction(text => Viewer.studio.editor && Viewer.studio.editor.text === text, code);
    await friend.setInputFiles('#studio input[type=file]', {
      name: file,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await friend.waitForFunction(wanted => Viewer.studio.editor.text === wanted, `${code}${more}`);
    await friend.context().close();
  });
  await test(`${name}: code from a link reaches neither page, nor storage, nor network`, async () => {
    const html = `<img src='${address}taken?html' onerror='document.title = "taken"'>`;
    const hostile = player_that(`
      cerr << R"(${html})" << endl << "@text 1 1 " << R"(${html})" << endl;
      for (auto call : {fetch, constructor, eval, postMessage}) cerr << "got " << call("${address}taken?wasm") << endl;
      ifstream file("/etc/passwd");
      cerr << "file " << bool(file) << endl;`).replace(
      'struct',
      `// ${html}
#define TAKEN(NAME) extern "C" [[clang::import_module("studio"), clang::import_name(#NAME)]] int NAME(const char*);
TAKEN(fetch) TAKEN(constructor) TAKEN(eval) TAKEN(postMessage)
struct`
    );
    const link = await page.evaluate(text => Viewer.link_with_code(Viewer.studio.folder, text), hostile);
    const storage = () => page.evaluate(() => JSON.stringify(Object.keys(localStorage).sort()));
    const before = await storage();
    await page.goto('about:blank');
    await page.goto(link);
    await visitor.says(/^Ready/);
    await page.click('button[data-code=play]');
    await visitor.says(/ is number /);
    await page.evaluate(() => Viewer.page.view.go_to_round(5));
    await page.click('#tab-log');
    await page.waitForFunction(text => document.querySelector('#log-lines').textContent.includes(text), html);
    assert.match(await page.textContent('#log-lines'), /(got 0.*){4}file 0/s);
    await page.evaluate(() => Viewer.page.view.go_to_round(0));
    const source = `source: AIFaulty.cc ${await page.evaluate(text => Viewer.hash_of(text), hostile)}`;
    await page.waitForFunction(
      text => document.querySelector('#log-lines').textContent.includes(text),
      source
    );
    assert.equal(await storage(), before);
    assert.deepEqual(
      asked.filter(request => request.includes('taken')),
      []
    );
    assert.equal(await page.evaluate(() => document.querySelectorAll('img[src*=taken]').length), 0);
  });
  await test(`${name}: a compiler that never ends is ended`, async () => {
    await page.evaluate(() => (Viewer.studio.compiler.patience = 3000));
    const many =
      'template <int A, int B> int f() { if constexpr (A == 0) return B; else return f<A - 1, 2 * B>() + f<A - 1, 2 * B + 1>(); }';
    await visitor.open('AIFaulty.cc', player_that('cerr << f<24, 0>();', many));
    await visitor.says(/^The compiler did not end with this code/);
    await page.evaluate(() => (Viewer.studio.compiler.patience = 120000));
    assert.match(await visitor.play('AIFaulty.cc', player_that('')), / is number /);
  });
}

async function test_browser(name, launch, games, expected) {
  const server = await start_server();
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch();
  try {
    const context = await browser.newContext({viewport: {width: 1280, height: 720}});
    const page = await context.newPage();
    const outside = [];
    page.on(
      'request',
      request =>
        /^(blob|data):/.test(request.url())
        || request.url().startsWith(address)
        || outside.push(request.url())
    );
    const visitor = new Visitor(name, page);
    visitor.begin();
    await page.goto(`${address}#game=${games[0]}`);
    await test(`${name}: while the compiler is brought, a match is shown`, () =>
      page.waitForFunction(() => Viewer.page.view.match !== null, null, {timeout: MINUTES}));
    await visitor.is_ready('the first time');
    await test(`${name}: rules, interface, help and their pictures are where the page looks for them`, async () => {
      const links = await page.$$eval('#studio a', all => all.map(one => one.href));
      assert.equal(links.length, 3);
      for (const link of links) assert.equal((await page.request.get(link)).status(), 200, link);
      const beside = await page.context().newPage();
      await beside.goto(new URL('index.html', links[0]).href);
      assert.ok(await beside.$eval('img', image => image.decode().then(() => true)));
      await beside.close();
    });
    if (games.length > 1)
      await test(`${name}: it says that it is ready once it is so for the game chosen last`, async () => {
        await page.evaluate(() => Viewer.studio.tell({text: 'changed'}));
        for (const game of [games[1], games[0]]) await page.selectOption('select[data-code=game]', game);
        await visitor.says(/^Ready/);
        const is_ready = () =>
          Promise.race([
            Viewer.studio.compiler.starting.then(() => true),
            new Promise(end => setTimeout(end, 0, false)),
          ]);
        assert.equal(await page.evaluate(is_ready), true);
      });
    for (const game of games) {
      await page.selectOption('select[data-code=game]', game);
      await visitor.says(/^Ready/);
      await test_game(visitor, name, game, expected.get(game));
    }
    await page.selectOption('select[data-code=game]', games[0]);
    await visitor.says(/^Ready/);
    if (name === 'Chromium' && games[0] === 'harry-potter') await test_hints(visitor, name);
    await test_faults(visitor, name, NAMES[games[0]] || {asks: 'unit', orders: 'move'});
    for (const [code, expected] of [
      ['for (unsigned k = 9; k >= 0; --k) {}', 'play() did not return in 3 s: a loop that never ends?'],
      ['throw runtime_error("too bad");', 'exception: too bad in AIFaulty.cc:8'],
    ])
      await test(`${name}: who is out is told with round and line: ${expected}`, async () => {
        const said = await visitor.play('AIFaulty.cc', player_that(code));
        assert.equal(said, `Faulty is out in round 5: ${expected}`);
      });
    await test(`${name}: a file's faults are said with their lines, as "make" and "make check" do`, async () => {
      assert.match(await visitor.play('AIFaulty.cc', player_that('nothing_of_that_name();')), /has errors/);
      assert.match(
        await page.textContent('#studio .messages'),
        /^line 8: nothing is called nothing_of_that_name: .*\nAIFaulty.cc:8:7: error: use of undeclared identifier/
      );
      const hidden = player_that('asm("nop");').replace('\n', '\n#include <thread>\n');
      assert.match(await visitor.play('AIFaulty.cc', hidden), /is number/);
      assert.match(
        await page.textContent('#studio .messages'),
        /AIFaulty.cc:2:1: warning: make check: #include <thread>: a player may not use threads\nAIFaulty.cc:9:1: .*assembler/
      );
      const unknown = player_that('').replace(/^Register.*/m, '');
      assert.match(
        await visitor.play('AIFaulty.cc', unknown),
        /out before the first round: it registers no player/
      );
    });
    await test(`${name}: names of the interface are completed, with what they are`, async () => {
      await visitor.open('AIFaulty.cc', player_that(''));
      await page.evaluate(() => Viewer.studio.editor.go_to(8));
      await page.keyboard.type('bool ok = player_o');
      const shown = ([place, expected]) => {
        const found = document.querySelector(place);
        return found && new RegExp(expected).test(found.textContent);
      };
      for (const said of [
        ['.cm-tooltip-autocomplete', '^player_ok\\(int player\\) const: bool'],
        ['.cm-completionInfo', '\\w \\w'],
      ])
        await page.waitForFunction(shown, said, {timeout: MINUTES});
    });
    await test_many(visitor, name);
    await test_sharing(visitor, name, address);
    await test(`${name}: nothing is asked of another place`, async () => assert.deepEqual(outside, []));
    await test(`${name}: without a network, what was written is there, is built and plays`, async () => {
      await visitor.open('AIFaulty.cc', player_that('cerr << "kept" << endl;'));
      await page.evaluate(() => navigator.serviceWorker.ready);
      server.close();
      server.closeAllConnections();
      visitor.begin();
      await page.reload();
      await visitor.is_ready('later');
      assert.match(await page.evaluate(() => Viewer.studio.editor.text), /"kept"/);
      await page.click('button[data-code=play]');
      console.log(`${name}: ${await visitor.says(/^Faulty is number /)}`);
    });
  } finally {
    await browser.close();
    server.close();
  }
}

async function main() {
  const games = process.argv[2].split(' ');
  const {CHROMIUM = '/usr/bin/chromium', FIREFOX = '/usr/bin/firefox'} = process.env;
  const expected = new Map(games.map(game => [game, matches_of_program(game, players_of(game))]));
  await test_browser(
    'Chromium',
    () => chromium.launch({executablePath: CHROMIUM, args: ['--disable-gpu']}),
    games,
    expected
  );
  // What a player does there is known; whether this browser does it, its longest shows.
  const [game] = games;
  const demo = new Map([...expected.get(game)].filter(([file]) => file === 'AIDemoX.cc'));
  await test_browser(
    'Firefox',
    () => firefox.launch({executablePath: FIREFOX, channel: 'moz-firefox'}),
    [game],
    new Map([[game, demo]])
  );
  console.log(summary());
  process.exitCode = result.failed > 0 ? 1 : 0;
}

main().catch(error => {
  ++result.failed;
  console.log(`${error.stack}\n${summary()}`);
  process.exitCode = 1;
});
