'use strict';
// The studio in browsers, served by a server that notes what is asked of it.
const {execFileSync} = require('child_process');
const assert = require('assert');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const {chromium, firefox} = require('../viewer/node_modules/playwright-core');

const ROOT = path.join(__dirname, '../..');
const STUDIO = path.join(ROOT, 'studio');
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};
const MINUTES = 60000;
const SEED = '7';

const home_of = game => (fs.existsSync(path.join(ROOT, 'games', game)) ? path.join(ROOT, 'games', game) : ROOT);

/// The trace of the program, of a player's file in the first seat.
function trace_of_program(game, file, text) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  const home = home_of(game);
  const source = path.join(home, file);
  try {
    fs.writeFileSync(source, text);
    execFileSync('make', ['-s', 'Game'], {cwd: home, stdio: 'inherit'});
    const result = path.join(folder, 'out.res');
    const players = [file.slice(2, -3), 'Demo', 'Demo', 'Demo'];
    execFileSync('./Game', [...players, '-s', SEED, '-q', '-i', 'default.cnf', '-o', result], {cwd: home, stdio: 'ignore'});
    return fs.readFileSync(result, 'utf8');
  } finally {
    fs.rmSync(source, {force: true});
    fs.rmSync(folder, {recursive: true});
  }
}

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

// What happens in round 5, and what is said of it.
const FAULTS = [
  ['for (;;) cerr.flush();', /^Faulty is out in round 5: play\(\) did not return$/],
  ['vector<int> v(round()); cerr << v[v.size() + round()];', /^Faulty is out in round 5: .*out of bounds/],
  ['throw round();', /^Faulty is out in round 5: exception: of a type that is not a std::exception/],
  ['throw runtime_error("too bad");', /^Faulty is out in round 5: exception: too bad/],
  ['int zero = round() - 5; cerr << 1 / zero;', /^Faulty is out in round 5: a division by zero, or without a result in AIFaulty.cc:8$/],
  ['int* p = round() ? nullptr : new int; *p = 1;', /^Faulty is out in round 5: a null pointer is used in AIFaulty.cc:8$/],
  ['int a[4]; int k = round(); a[k] = 1; cerr << a[k];', /^Faulty is out in round 5: an index out of an array's bounds in AIFaulty.cc:8$/],
  ['cerr << none(round());', /^Faulty is out in round 5: a function ended without its return in AIFaulty.cc:5$/, 'int none(int k) { if (k == 0) return 1; }'],
  ['assert(round() == 4);', /^Faulty is out in round 5: assert\(round\(\) == 4\) failed in AIFaulty.cc:8$/],
];

const results = {passed: 0, failed: 0};
async function test(sentence, run) {
  try {
    await run();
    ++results.passed;
  } catch (error) {
    ++results.failed;
    console.log(`FAILED: ${sentence}\n    ${String(error.stack).replaceAll('\n', '\n    ')}`);
  }
}

const asked = [];
function start_server() {
  const server = http.createServer((request, response) => {
    asked.push(request.headers.host + request.url);
    const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = path.join(STUDIO, name === '/' ? 'index.html' : name);
    fs.readFile(file, (error, bytes) => {
      response.writeHead(error ? 404 : 200, {'Content-Type': TYPES[path.extname(file)] || 'application/octet-stream'});
      response.end(error ? '' : bytes);
    });
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
}

class Visitor {
  constructor(page) {
    this.page = page;
  }

  /// Waits until what the studio says matches.
  async says(expected) {
    const says = this.page.waitForFunction(
      ([source]) => new RegExp(source).test(document.querySelector('#studio .status').textContent),
      [expected.source], {timeout: 2 * MINUTES});
    await says.catch(async error => {
      throw new Error(`it says '${await this.page.textContent('#studio .status')}', not ${expected}: ${error.message}`);
    });
    return this.page.textContent('#studio .status');
  }

  /// Writes a file and plays it against three Demo.
  async play(file, text) {
    await this.page.evaluate(([name, source]) => {
      Viewer.studio.sources.open(name, source);
      Viewer.studio.show_source();
      Viewer.studio.seed = 7;
      Viewer.studio.tell({text: 'changed'});
    }, [file, text]);
    await this.page.click('button[data-code=play]');
    return this.says(/ is number | is out | has errors/);
  }

  trace() {
    return this.page.evaluate(() => new TextDecoder().decode(Viewer.page.view.match.bytes));
  }
}

async function test_game(visitor, name, game) {
  const {page} = visitor;
  const starters = JSON.parse(fs.readFileSync(path.join(STUDIO, `studio/${game}.players.json`), 'utf8'));
  for (const [file, text] of Object.entries(starters))
    await test(`${name}: ${game}: ${file} plays as in the program`, async () => {
      const own = file.slice(2, -3) === 'Demo' ? 'Own' : `${file.slice(2, -3)}X`;
      const renamed = text.replace(/^(#define PLAYER_NAME) \w+/m, `$1 ${own}`);
      assert.match(await visitor.play(`AI${own}.cc`, renamed), / is number /);
      assert.ok((await visitor.trace()) === trace_of_program(game, `AI${own}.cc`, renamed), 'another trace');
    });
  await test(`${name}: ${game}: going on from a round with the same code gives the same match`, async () => {
    const before = await visitor.trace();
    await page.evaluate(() => Viewer.page.view.go(57));
    await page.click('button[data-code=go_on]');
    await visitor.says(/orders are the same up to the end/);
    assert.strictEqual(await visitor.trace(), before);
  });
}

async function test_browser(name, launch, games) {
  const server = await start_server();
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch();
  try {
    const context = await browser.newContext({viewport: {width: 1280, height: 720}});
    const page = await context.newPage();
    const outside = [];
    page.on('request', request => /^(blob|data):/.test(request.url()) || request.url().startsWith(address) || outside.push(request.url()));
    const visitor = new Visitor(page);
    await page.goto(address);
    await visitor.says(/^Ready/);
    for (const game of games) {
      await page.selectOption('select[data-code=game]', game);
      await visitor.says(/^Ready/);
      if (name === 'Chromium' || game === games[0]) await test_game(visitor, name, game);
    }
    for (const [code, expected, more] of FAULTS)
      await test(`${name}: what is said of ${code}`, async () => {
        assert.match(await visitor.play('AIFaulty.cc', player_that(code, more)), expected);
      });
    await test(`${name}: an error is shown at its line`, async () => {
      assert.match(await visitor.play('AIFaulty.cc', player_that('nothing_of_that_name();')), /has errors/);
      assert.match(await page.textContent('#studio .messages'), /^AIFaulty.cc:8:7: error: use of undeclared identifier/);
    });
    await test(`${name}: what was written is there after a crash, and the compiler without a network`, async () => {
      const asked_before = asked.length;
      await page.reload();
      await visitor.says(/^Ready/);
      assert.match(await page.evaluate(() => Viewer.studio.editor.text), /nothing_of_that_name/);
      assert.deepStrictEqual(asked.slice(asked_before).filter(request => /\.gz/.test(request)), []);
    });
    await test(`${name}: nothing is asked of another place`, async () => assert.deepStrictEqual(outside, []));
  } finally {
    await browser.close();
    server.close();
  }
}

async function main() {
  const games = process.argv[2].split(' ');
  const {CHROMIUM = '/usr/bin/chromium', FIREFOX = '/usr/bin/firefox'} = process.env;
  await test_browser('Chromium', () => chromium.launch({executablePath: CHROMIUM, args: ['--disable-gpu']}), games);
  await test_browser('Firefox', () => firefox.launch({executablePath: FIREFOX, channel: 'moz-firefox'}), games.slice(0, 1));
  console.log(`${results.passed} passed, ${results.failed} failed`);
  process.exitCode = results.failed > 0 ? 1 : 0;
}

main().catch(error => {
  console.log(error.stack);
  console.log(`${results.passed} passed, ${results.failed + 1} failed`);
  process.exitCode = 1;
});
