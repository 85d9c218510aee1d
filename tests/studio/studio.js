'use strict';
// The studio in browsers, served by a server that notes what is asked of it. All tests have one page.
const http = require('http');
const {expect} = require('../viewer/node_modules/@playwright/test');

const ROOT = path.join(__dirname, '../..');
const STUDIO = path.join(ROOT, 'studio');
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
const SEED = '7';
const ONCE = {tag: '@once'};

const games = process.env.GAMES.split(' ');
const home_of = game => [path.join(ROOT, 'games', game), ROOT].find(fs.existsSync);
const read = (...names) => fs.readFileSync(path.join(...names), 'utf8');

// ------------------------------------------------------------------ the page

let page;
let address;
let began = 0;
let sent = 0;
const asked = [];
const server = http.createServer((request, response) => {
  asked.push(request.headers.host + request.url);
  const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
  const file = path.join(STUDIO, name.replace(/\/$/, '/index.html'));
  fs.readFile(file, (error, bytes = '') => {
    const type = TYPES[path.extname(file)] || 'application/octet-stream';
    response.writeHead(error ? 404 : 200, {'Content-Type': type}).end(bytes);
    sent += bytes.length;
  });
});

const says = expected => expect(page.locator('#studio .status')).toHaveText(expected);
const press = name => page.click(`[data-does=${name}]`);
const trace = () => page.evaluate(() => new TextDecoder().decode(Viewer.page.view.match.bytes));

async function is_ready(when) {
  await says(/^Ready/);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${test.info().project.name}: ready after ${seconds} s and ${sent} bytes, ${when}`);
}

/// A file in the editor, and another sentence than before.
const write = (file, text) =>
  page.evaluate(
    ([name, source, seed]) => {
      Viewer.studio.show(name, source);
      Viewer.studio.set_seed(seed);
      Viewer.studio.tell({text: 'changed'});
    },
    [file, text, SEED]
  );

/// Writes a file and plays it against three Demo.
async function play(file, text, expected = / is number /) {
  await write(file, text);
  await press('play');
  await says(expected);
}

async function choose(game) {
  await page.evaluate(() => Viewer.studio.tell({text: 'changed'}));
  await page.selectOption('#code_game', game);
}

test.beforeAll(async ({browser}) => {
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}/`;
  page = await (await browser.newContext()).newPage();
  page.on('request', request => asked.push(request.url().replace(/^(blob|data):.*/, address)));
  began = Date.now();
  await page.goto(`${address}#game=${games[0]}`);
  // While the compiler is brought, a match is shown.
  await page.waitForFunction(() => Viewer.page.view.match !== null, null, {timeout: 60000});
  await is_ready('the first time');
});

test.afterAll(() => server.close());

// ------------------------------------------------------------------ players

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

/// The players that a game comes with: [file, text].
const players_of = game => Object.entries(JSON.parse(read(STUDIO, `studio/${game}.players.json`)));
// What libraries order otherwise: equal elements of a priority_queue.
const OTHER = 'AIRick4.cc';

const orders_in = log => log.match(/^\d+ \d order .*\n/gm).join('');

const program = (game, words) =>
  execFileSync('build/tests/Game', `${words} -s ${SEED} -q -i default.cnf`.split(' '), {
    cwd: home_of(game),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/// What the program writes, with the player in the first seat: [trace, orders with what became of them].
function match_of_program(game, player) {
  const [written, log] = ['out.res', 'out.log'].map(name => path.join(place.folder, name));
  program(game, `${player} Demo Demo Demo -o ${written} --log=${log}`);
  return [read(written), orders_in(read(log))];
}

for (const game of games) {
  for (const [file, text] of players_of(game).filter(([name]) => name !== OTHER))
    // What a player does is known; whether another browser does it, the longest one shows.
    test(`${game}: ${file} plays as in the program`, file === 'AIDemo.cc' ? {} : ONCE, async () => {
      if ((await page.evaluate(() => Viewer.studio.folder)) !== game)
        await choose(game).then(() => says(/^Ready/));
      await play(file, text);
      const [other_trace, orders] = match_of_program(game, file.slice(2, -3));
      assert((await trace()) === other_trace, 'another trace');
      const log = await page.evaluate(() => Viewer.page.view.log.text);
      assert(orders_in(log) === orders, 'another log of orders');
    });

  test(`${game}: going on from a round with the same code gives the same match`, async () => {
    const before = await trace();
    await page.evaluate(() => Viewer.page.view.go(57));
    await press('go_on');
    await says(/orders are the same up to the end/);
    assert.equal(await trace(), before);
  });
}

test('it says that it is ready once it is so for the game chosen last', async () => {
  for (const game of [games.at(-1), games[0]]) await choose(game);
  await says(/^Ready/);
  const is_ready_now = () =>
    Promise.race([
      Viewer.studio.compiler.starting.then(() => true),
      new Promise(end => setTimeout(end, 0, false)),
    ]);
  assert(await page.evaluate(is_ready_now));
});

// ------------------------------------------------------------------ what is wrong

/// What asks for a unit, and what orders it, in the games where it is called otherwise.
const NAMES = {
  moria: {asks: 'unit', orders: 'command'},
  'the-purge': {asks: 'citizen', orders: 'move'},
};

const FAULTS = read(ROOT, 'tests/data/faults.txt')
  .split('\n')
  .filter(line => line.includes(' | '))
  .map(line => line.split(' | '));

/// A player whose play() does in round 5 one of these things, by its seat. Before, it asks for its units, and
/// in two seats orders one. It prints "unit " and the last of them.
const faulty = (faults, {asks, orders} = {asks: 'unit', orders: 'move'}) =>
  player_that(
    `int first = -1, last = -1, five = round(), four = five - 1;
      for (int id = 0; id < 300; ++id) if (${asks}(id).player == me()) first = first < 0 ? id : first, last = id;
      if (me() % 2) ${orders}(last = first, Dir(0));
      cerr << "unit " << last << endl;
      ${faults.map(([code], k) => `if (me() == ${k}) { ${code} }`).join('\n      ')}
      four = 0;`,
    '__attribute__((nonnull)) void filled(int*) {} int endless(int k) { int a[999]; a[k] = k; return endless(k + 1) + a[k] + a[k - 1]; }'
  );

for (let k = 0; k < FAULTS.length; k += 4)
  test(`each fault is told with round, line and unit: ${FAULTS[k][0]} ...`, async () => {
    const faults = FAULTS.slice(k, k + 4);
    const text = faulty(faults, NAMES[games[0]]);
    const said = await page.evaluate(async source => {
      const {bench, compiler, game} = Viewer.studio;
      const built = await compiler.build('AIFaulty.cc', source);
      if (built.module === null) return [built.text];
      const {log, outs} = await new Viewer.StudioMatch(game, {seats: Array(4).fill(built), seed: 7}).play();
      const told = Array.from(
        outs,
        async ([p, out]) => `${out.round} ${p} told ${await bench.reason(out, built)}`
      );
      return [...log.split('\n'), ...(await Promise.all(told))];
    }, text);
    for (const [seat, [code, expected]] of faults.entries()) {
      const of_seat = said.filter(line => line.startsWith(`5 ${seat} `));
      const [, unit] = of_seat.map(line => /say unit (\d+)/.exec(line)).find(Boolean) || [];
      const line = 1 + text.split('\n').findIndex(row => row.includes(`(me() == ${seat})`));
      const word = expected.startsWith('warning') ? 'say' : 'told';
      const told = of_seat.find(row => row.startsWith(`5 ${seat} ${word} ${expected}`)) || said.join('\n');
      assert.match(told, new RegExp(` in AIFaulty.cc:(${line}|5) \\(last unit: ${unit}\\)$`), code);
    }
  });

for (const [code, expected] of [
  ['for (unsigned k = 9; k >= 0; --k) {}', 'play() did not return in 3 s. Perhaps a loop never ends?'],
  ['throw runtime_error("too bad");', 'exception: too bad in AIFaulty.cc:8'],
])
  test(`who is out is told with round and line: ${expected}`, async () => {
    await play('AIFaulty.cc', player_that(code), `Faulty is out in round 5: ${expected}`);
  });

/// What "make" tells of the usual mistakes, which are of Harry Potter's AIFirst.cc.
if (games[0] === 'harry-potter')
  test('what to write instead of the usual mistakes is told', ONCE, async () => {
    const [, table] = read(ROOT, 'tests/data/refused.txt').split('== mistakes in AIFirst.cc\n');
    for (const row of table.split('\n\n')[0].split('\n')) {
      const [from, to, expected] = row.replaceAll('\\n', '\n').split('|');
      const text = read(ROOT, 'AIFirst.cc').replace(from, () => to);
      const ask = source => Viewer.studio.compiler.ask('check', 'AIFirst.cc', source);
      const {hint} = await page.evaluate(ask, text);
      expect.soft(expected === '' ? hint === '' : hint.includes(expected), `${to}: ${hint}`).toBe(true);
    }
  });

test('what a file has wrong is said with its lines, as "make" and "make check" do', async () => {
  const messages = page.locator('#studio .messages');
  await play('AIFaulty.cc', player_that('nothing_of_that_name();'), /has errors/);
  await expect(page.locator('.cm-lintRange-error')).toHaveText('nothing_of_that_name');
  await expect(messages).toHaveText(
    /^line 8: nothing is called nothing_of_that_name: .*\nAIFaulty.cc:8:7: error: use of undeclared identifier/
  );
  const hidden = player_that('asm("nop"); cell(99, 99);').replace('\n', '\n#include <thread>\n');
  await play('AIFaulty.cc', hidden);
  const log = await page.evaluate(() => Viewer.page.view.log.text);
  assert.match(log, /5 0 say warning: cell\(99, 99\) is off the board/);
  await expect(messages).toHaveText(
    /AIFaulty.cc:2:1: warning: make check: #include <thread>: a player may not use threads\nAIFaulty.cc:9:1: .*assembler/
  );
  const unknown = player_that('').replace(/^Register.*/m, '');
  await play('AIFaulty.cc', unknown, /out before the first round: it registers no player/);
});

// ------------------------------------------------------------------ the pane

test('rules, interface, help and their pictures are where the page looks for them', async () => {
  const links = await page.$$eval('#studio a', all => all.map(one => one.href));
  assert.equal(links.length, 3);
  for (const link of links) assert.equal((await page.request.get(link)).status(), 200, link);
  const beside = await page.context().newPage();
  await beside.goto(new URL('index.html', links[0]).href);
  assert(await beside.$eval('img', image => image.decode().then(() => true)));
  await beside.close();
});

test('names of the interface are completed, with what they are', async () => {
  await write('AIFaulty.cc', player_that(''));
  await page.evaluate(() => Viewer.studio.editor.go_to(8));
  await page.keyboard.type('bool ok = player_o');
  const shown = page.locator('.cm-tooltip-autocomplete');
  await expect(shown.locator('li').first()).toHaveText(/^player_ok\(int player\) const: bool/);
  await expect(page.locator('.cm-completionInfo')).toHaveText(/\w \w/);
});

test('many matches tell of wins, how sure that is, and of the worst one', async () => {
  await write('AINobody.cc', player_that('').replace('Faulty', 'Nobody'));
  const told = await page.evaluate(async () => {
    const seen = [];
    const {line, bench} = Viewer.studio;
    new MutationObserver(() => seen.push(line.textContent)).observe(line, {childList: true});
    await bench.play_many(4);
    return seen;
  });
  for (const done of ['1 / 4 matches', '4 / 4 matches']) assert(told.includes(done), told.join('\n'));
  await says(
    /^0 of 4 matches won: between 0% and 49% in .* At the end, compared with the mean of the others: .*-\d/
  );
  const worst = page.locator('#studio .status button');
  const seed = Number(/\d+/.exec(await worst.textContent())[0]);
  await worst.click();
  await page.waitForFunction(wanted => Viewer.page.view.match.seed === wanted, seed);
  const names = await page.evaluate(() => Viewer.page.view.match.names);
  assert.equal(names.indexOf('Nobody'), (seed - Number(SEED)) % 4);
  assert.equal(await page.getAttribute('body', 'data-mine'), String(names.indexOf('Nobody')));
});

test('the coach is offered, can be stopped, and says what the program says', async () => {
  const [file, text] = players_of(games[0]).at(-1);
  await play(file, text);
  await page.click('#studio .status button');
  await says(/^\d+ \/ \d+ matches/);
  await press('stop');
  await says(/^Ready/);
  await page.evaluate(() => Viewer.studio.bench.coach([4, 4]));
  const name = file.slice(2, -3);
  const expected = program(games[0], `${name} Demo Demo Demo --coach=${name} --matches=4`);
  assert.equal(await page.textContent('#studio .status'), expected);
});

test('a link brings code up to 8 kB, a file any', async ({browser}) => {
  const has = (one, code) => one.waitForFunction(text => Viewer.studio.editor?.text === text, code);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async text => (globalThis.copied = text);
    Viewer.save = async (name, blob) => (globalThis.saved = {name, text: await blob.text()});
  });
  const code = player_that('cerr << "from a link" << endl;');
  await write('AIFaulty.cc', code);
  await press('share');
  await says(/^The link with the code is copied/);
  const link = await page.evaluate(() => globalThis.copied);
  const more = Array.from({length: 1000}, (_, k) => `// ${Math.sin(k)}`).join('\n');
  await write('AIFaulty.cc', `${code}${more}`);
  await press('share');
  await says(/too long for a link/);
  await press('save');
  const {name, text} = await (await page.waitForFunction(() => globalThis.saved)).jsonValue();
  const friend = await browser.newPage();
  await friend.goto(link);
  await has(friend, code);
  await friend.setInputFiles('#studio input[type=file]', {
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await has(friend, `${code}${more}`);
  await friend.close();
});

test('code from a link reaches neither page, nor storage, nor network', async () => {
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
  await says(/^Ready/);
  await press('play');
  await says(/ is number /);
  const log = page.locator('#log-lines');
  await page.evaluate(() => Viewer.page.view.go_to_round(5));
  await page.click('#tab-log');
  await expect(log).toContainText(html);
  await expect(log).toHaveText(/(got 0.*){4}file 0/);
  await page.evaluate(() => Viewer.page.view.go_to_round(0));
  await expect(log).toContainText(
    `source: AIFaulty.cc ${await page.evaluate(text => Viewer.hash_of(text), hostile)}`
  );
  assert.equal(await storage(), before);
  assert.deepEqual(
    asked.filter(request => request.includes('taken')),
    []
  );
  await expect(page.locator('img[src*=taken]')).toHaveCount(0);
});

test('a compiler that never ends is ended', async () => {
  await page.evaluate(() => (Viewer.studio.compiler.patience = 3000));
  const many =
    'template <int A, int B> int f() { if constexpr (A == 0) return B; else return f<A - 1, 2 * B>() + f<A - 1, 2 * B + 1>(); }';
  await write('AIFaulty.cc', player_that('cerr << f<24, 0>();', many));
  await says(/^The compiler did not end with this code/);
  await page.evaluate(() => (Viewer.studio.compiler.patience = 120000));
  await play('AIFaulty.cc', player_that(''));
});

test('where what was kept can not be read, one begins anew', async () => {
  const text = await page.evaluate(() => {
    Viewer.remember('studio-broken', '{"text": "half');
    return new Viewer.Sources('broken').text;
  });
  assert.equal(text, '');
});

test('nothing is asked of another place; without a network, what was written is there, is built and plays', async () => {
  assert.deepEqual(
    asked.filter(request => !request.includes(new URL(address).host)),
    []
  );
  await write('AIFaulty.cc', player_that('cerr << "kept" << endl;'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  server.close();
  server.closeAllConnections();
  began = Date.now();
  sent = 0;
  await page.reload();
  await is_ready('later');
  assert.match(await page.evaluate(() => Viewer.studio.editor.text), /"kept"/);
  await press('play');
  await says(/^Faulty is number /);
  console.log(await page.textContent('#studio .status'));
});
