'use strict';
// The studio in browsers, from a server that notes what is asked of it. All tests have one page.
const {spawnSync} = require('child_process');
const esbuild = require('../../docs/studio/node_modules/esbuild');
const {expect} = require('../viewer/node_modules/@playwright/test');

const ROOT = path.join(__dirname, '../..');

const games = process.env.GAMES.split(' ');
const read = file => fs.readFileSync(path.resolve(ROOT, file), 'utf8');

let server;
let address;
let page;
let seed = '1';
const asked = [];

const shows = (selector, expected) => expect(page.locator(selector)).toHaveText(expected);
const says = expected => shows('#studio .status', expected);
const log = () => page.evaluate(() => Viewer.page.view.log.text);
const trace = () => page.evaluate(() => new TextDecoder().decode(Viewer.page.view.match.bytes));

async function press(name, expected) {
  await page.click(`[data-does=${name}]`);
  await says(expected);
}

const is_ready = () => says(/^Ready/);

const write = text => page.evaluate(code => Viewer.studio.show(code), text);

async function play(text, expected = / is number /) {
  await write(text);
  await press('play', expected);
}

async function choose(game) {
  if ((await page.evaluate(() => Viewer.studio.folder)) === game) return;
  await page.selectOption('[data-does=go_to_game]', game);
  await page.waitForURL(`**/${game}.html`);
  await is_ready();
}

test.beforeAll(async ({browser}) => {
  server = await esbuild.context({});
  const {port} = await server.serve({
    servedir: path.join(ROOT, 'studio'),
    host: '127.0.0.1',
    onRequest: request => asked.push(address + request.path),
  });
  address = `http://127.0.0.1:${port}`;
  page = await browser.newPage();
  page.on('request', request => asked.push(request.url()));
  await page.goto(address);
  await page.waitForFunction(() => Viewer.page.view.match !== null);
  await is_ready();
});

test.afterAll(() => server.dispose());

/// Players of the tests: a file, code or rows "CODE | WHAT IS SAID".
const [, PLAYER, HOSTILE, ...FAULTS] = read('tests/data/studio.txt').split(/^== .*\n/m);

/// What is called otherwise.
const NAMES = {moria: ['move(', 'command('], 'the-purge': ['unit(', 'citizen(']};

/// A player that does this in round 5. Before, it has asked for its units, and printed "unit " and the last.
const player_that = code => PLAYER.replace('CODE', () => code).replace(...(NAMES[games[0]] || ['', '']));

/// The players that a game comes with: [file, text].
const players_of = game => Object.entries(JSON.parse(read(`studio/studio/${game}.players.json`)));

/// The same in the program.
const program = (game, player, words) =>
  execFileSync('build/tests/Game', `${player} Demo Demo Demo -s ${seed} -q -i default.cnf ${words}`.split(' '), {
    cwd: home_of(game),
    encoding: 'utf8',
    stdio: 'pipe',
  });

const orders_in = text => text.match(/^\d+ \d order .*\n/gm).join('');

// Whether another browser plays so, the longest player shows. AIRick4.cc plays as a library orders equals.
// What follows is tried with the first game.
for (const game of games.toReversed())
  for (const [file, text] of players_of(game).filter(([name]) => name !== 'AIRick4.cc'))
    test(
      `${game}: ${file} plays as in the program, and so on from a round`,
      file === 'AIDemo.cc' ? BOTH : {},
      async () => {
        await choose(game);
        // Each on a board of its own.
        seed = String(text.length);
        await page.evaluate(number => Viewer.studio.set_seed(number), seed);
        await play(text);
        const out = file_of('out.res');
        program(game, file.slice(2, -3), `-o ${out} --log=${out}.log`);
        const expected = read(out);
        assert((await trace()) === expected, 'another trace');
        assert(orders_in(await log()) === orders_in(read(`${out}.log`)), 'another log of orders');
        await page.evaluate(() => Viewer.page.view.go(57));
        await press('go_on', /orders are the same up to the end/);
        assert((await trace()) === expected, 'another trace');
      }
    );

// The mistakes are of its AIFirst.cc.
if (games[0] === 'harry-potter') {
  test('what somebody writes in the folder is not in the page', () => {
    const files = players_of('harry-potter').map(([file]) => file);
    assert(files.includes('AIFirst.cc'));
    assert(!files.includes('AISecret.cc'));
  });

  test('what to write instead of the usual mistakes is told', async () => {
    const [, table] = /== mistakes in AIFirst.cc\n(.*?)\n\n/s.exec(read('tests/data/refused.txt'));
    for (const row of table.split('\n')) {
      const [from, to, expected] = row.replaceAll('\\n', '\n').split('|');
      const {hint} = await page.evaluate(
        source => Viewer.studio.compiler.ask('check', 'AIFirst.cc', source),
        read('AIFirst.cc').replace(from, () => to)
      );
      expect.soft(hint, to).toEqual(expected && expect.stringContaining(expected));
    }
  });
}

test('no page is made of a game that there is not', () => {
  const words = ['-s', 'studio', 'STUDIO_GAMES=quidditch'];
  const {status, stderr} = spawnSync('make', words, {cwd: ROOT, encoding: 'utf8'});
  assert.match(stderr, /there is no game quidditch: STUDIO_GAMES are some of .*harry-potter/);
  assert.equal(status, 2);
});

test.describe('in both browsers', BOTH, () => {
  for (const [k, [, code, said]] of Array.from(FAULTS.join('').matchAll(/^(.+) \| (.+)$/gm)).entries())
    test(`a fault is told with round, line and unit: ${code}`, async () => {
      const text = player_that(k % 2 ? `order(first); ${code}` : code);
      await play(text, / is number | is out /);
      const told = `${await log()}${await page.textContent('#studio .status')}`;
      const [, unit] = /.*^5 0 say unit (\d+)/ms.exec(told);
      const start = said.startsWith('warning') ? '5 0 say' : 'Faulty is out in round 5:';
      const line = text.slice(0, text.indexOf(code)).split('\n').length;
      // What is called in it is in line 5.
      const places = [line, 5].map(row => `${start} ${said} in AIFaulty.cc:${row} (last unit: ${unit})`);
      assert(
        places.some(place => told.includes(place)),
        told
      );
    });

  test('who never returns is out; without a unit, none is told', async () => {
    await play(
      player_that('for (unsigned k = 9; k >= 0; --k) {}'),
      'Faulty is out in round 5: play() did not return in 3 s. Perhaps a loop never ends?'
    );
    const at_once = player_that('').replace('play () {', '$& throw runtime_error("too bad");');
    await play(at_once, 'Faulty is out in round 0: exception: too bad in AIFaulty.cc:8');
  });

  test('what a file has wrong is said with its lines, as "make" and "make check" do', async () => {
    await play(player_that('nothing_of_that_name();'), /has errors/);
    await shows('.cm-lintRange-error', 'nothing_of_that_name');
    await shows(
      '#studio .messages',
      /^line 13: nothing is called nothing_of_that_name: .*\nAIFaulty.cc:13:7: error: use of undeclared identifier/
    );
    await play(player_that('asm("nop"); cell(99, 99);').replace('\n', '\n#include <thread>\n'));
    assert.match(await log(), /5 0 say warning: cell\(99, 99\) is off the board/);
    await page.evaluate(() => Viewer.page.view.go(57));
    await press('go_on', / same /);
    assert.match(await log(), /^57 0 say source.*\n57 1/m);
    await shows(
      '#studio .messages',
      /AIFaulty.cc:2:1: warning: make check: #include <thread>: a player may not use threads\nAIFaulty.cc:14:1: .*assembler/
    );
    const unknown = player_that('').replace(/^Register.*/m, '');
    await play(unknown, /out before the first round: it registers no player/);
  });

  test('documents and their pictures are where the page looks for them', async ({browser}) => {
    const links = await page.$$eval('#studio a', all => all.map(one => one.href));
    assert.equal(links.length, 2);
    const beside = await browser.newPage();
    await beside.goto(links[0]);
    await beside.$eval('img', image => image.decode());
    links.push(await beside.$eval('[href$="api.pdf"]', one => one.href));
    for (const link of links) await expect(await page.request.get(link)).toBeOK();
    await beside.close();
  });

  test('names of the interface are completed, with what they are', async () => {
    await write(player_that(''));
    await page.evaluate(() => Viewer.studio.editor.go_to(13));
    await page.keyboard.type('bool ok = player_o');
    await shows('.cm-tooltip-autocomplete li:first-child', /^player_ok\(int player\) const: bool/);
    await shows('.cm-completionInfo', /\w \w/);
  });

  test('many matches tell of wins, how sure that is, and of the worst one', async () => {
    await write(player_that('throw 1;').replace('Faulty', 'Nobody'));
    await press('play_many', /^\d+ \/ 20 matches/);
    await says(
      /^0 of 20 matches won, out in 20: between 0% and 16% in .* At the end, compared with the mean of the others: .*-\d/
    );
    const worst = page.locator('#studio .status button');
    const number = Number(/\d+/.exec(await worst.textContent())[0]);
    const seat = (number - seed) % 4;
    await worst.click();
    const shown = () => {
      const {seed: played, names} = Viewer.page.view.match;
      return [played, names.indexOf('Nobody'), Number(document.body.dataset.mine)];
    };
    await expect.poll(() => page.evaluate(shown)).toEqual([number, seat, seat]);
    await says(/^Nobody is out in round 5/);
  });

  test('against what is led by hand, it plays as against players', async () => {
    await page.selectOption('[data-does=others]', 'Null');
    await play(players_of(games[0]).at(-1)[1]);
    const difference = await page.evaluate(async () => {
      const {hand, view} = Viewer.page;
      const {match} = view;
      await hand.ask();
      hand.anew.click();
      for (const seat of hand.seats) seat.value = 'hand';
      hand.seats[0].value = 'guest';
      hand.seed.value = match.seed;
      hand.dialog.close();
      await hand.start();
      while (view.round < 30 && !hand.problem) await hand.play();
      return Viewer.first_difference(view.match, match);
    });
    assert.equal(difference, -1);
    await page.selectOption('[data-does=others]', 'Demo');
    await write(player_that('throw 7;'));
    await press('go_on', /by hand/);
    await page.evaluate(() => Viewer.page.hand.play());
    await shows('#hand .bad', /out.* exception: .* in AIFaulty.cc:13/);
  });

  test('the coach is offered, can be stopped, and says what the program says', async () => {
    const [file, text] = players_of(games[0]).at(-1);
    await play(text);
    await page.click('#studio .status button');
    await says(/^\d+ \/ \d+ matches/);
    await press('stop', /^Ready/);
    await page.evaluate(() => Viewer.studio.bench.coach([4, 4]));
    const name = file.slice(2, -3);
    await says(program(games[0], name, `--coach=${name} --matches=4`));
  });

  test('a link brings code up to 8 kB, a file any', async ({browser}) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async text => (Viewer.copied = text);
      Viewer.save = async (name, blob) => (Viewer.saved = [name, await blob.text()]);
    });
    const code = player_that('cerr << "from a link" << endl;');
    await write(code);
    await press('share', /^The link with the code is copied/);
    const friend = await browser.newPage();
    const has = text => friend.waitForFunction(wanted => Viewer.studio.editor?.text === wanted, text);
    await friend.goto(await page.evaluate(() => Viewer.copied));
    await has(code);
    const long_code = code + Array.from({length: 1000}, (_, k) => `// ${Math.sin(k)}`).join('\n');
    await write(long_code);
    await press('share', /too long for a link/);
    await page.click('[data-does=save]');
    const saved = await page.waitForFunction(() => Viewer.saved);
    await friend.setInputFiles('#studio input[type=file]', file_of(...(await saved.jsonValue())));
    await has(long_code);
    await friend.close();
  });

  test('code from a link reaches neither page, nor storage, nor network', async () => {
    const hostile = HOSTILE.replaceAll('ADDRESS', address);
    const [html] = /<img.*>/.exec(hostile);
    const link = await page.evaluate(text => Viewer.link_with_code(text), hostile);
    const storage = () => page.evaluate(() => Object.keys(localStorage).sort());
    const before = await storage();
    await page.goto('about:blank');
    await page.goto(link);
    await is_ready();
    await press('play', / is number /);
    const lines = page.locator('#log-lines');
    await page.evaluate(() => Viewer.page.view.go_to_round(5));
    await page.click('#tab-log');
    await expect(lines).toContainText(html);
    await shows('#log-lines', /(got 0.*){4}file 0/);
    await page.evaluate(() => Viewer.page.view.go_to_round(0));
    const hash = await page.evaluate(text => Viewer.hash_of(text), hostile);
    await expect(lines).toContainText(`source: AIHostile.cc ${hash}`);
    assert.deepEqual(await storage(), before);
    assert(!asked.some(url => url.includes('taken')));
    await expect(page.locator('img[src*=taken]')).toHaveCount(0);
  });

  test('a compiler that never ends can be stopped', async () => {
    await write(player_that('cerr << many<24, 0>();'));
    await press('play', /^Building/);
    await press('stop', /^The compiler did not end with this code/);
    await play(player_that(''));
  });

  test('where what was kept can not be read, one begins anew', async () => {
    const begin = () => {
      Viewer.remember('studio-broken', '{"text": "half');
      return new Viewer.Sources('broken').text;
    };
    assert.equal(await page.evaluate(begin), '');
  });

  test('nothing is asked of another place; without a network, what was written is there and plays', async () => {
    assert(
      asked.every(url => url.includes(address) || url.startsWith('data:')),
      asked.join('\n')
    );
    await write(player_that('cerr << "kept" << endl;'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.dispose();
    await page.reload();
    await is_ready();
    await expect(page.locator('.cm-content')).toContainText('"kept"');
    await press('play', /^Faulty is number /);
  });
});
