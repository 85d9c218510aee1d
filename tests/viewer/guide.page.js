'use strict';
// The guide's example that shows what it thinks, played by the program and opened with its log.
const {assert, fs, path, spawnSync, skip, V, parse} = require('./kit.js');
const {BOTH, file_of, page_test} = require('./browser.js');

const ROOT = path.resolve(__dirname, '../..');
const GAME = path.join(ROOT, 'build/tests/Game');
const EXAMPLE = path.join(ROOT, 'docs/guide/AIHarry7.cc');

let played = null;

/// The match, played once for all tests: its files, and the lines of the log as words.
function play() {
  if (played !== null) return played;
  if (!fs.existsSync(GAME)) skip(`there is no ${GAME}: make build/tests/Game`);
  const [trace, log] = [file_of('guide.res'), file_of('guide.log')];
  const args = ['Harry7', 'Demo', 'Demo', 'Demo', '-s', '30', '-o', trace, `--log=${log}`];
  const run = spawnSync(GAME, args, {input: fs.readFileSync(path.join(ROOT, 'default.cnf'))});
  assert.strictEqual(run.status, 0, run.stderr.toString());
  const text = fs.readFileSync(log, 'utf8');
  const lines = text.split('\n').map(line => line.split(' '));
  played = {trace, log, lines, text, match: parse(fs.readFileSync(trace))};
  return played;
}

async function open(page) {
  const {trace, log} = play();
  await page.setInputFiles('#file', [trace, log]);
  await page.waitForFunction(() => Viewer.page.view.log !== null);
  await page.settle();
}

/// Goes to a round, close to a point of the board.
async function look_at(page, round, row, col) {
  await page.show('go_to_round', round);
  await page.close_to(row, col);
}

/// For a guide that has the example.
const example_test = fs.existsSync(EXAMPLE) ? page_test : () => {};

example_test("the guide's example draws its plan at the cells that it names", BOTH, async page => {
  await open(page);
  const {lines, match} = play();
  const drawn = kind => lines.filter(([, player, , word]) => player === '0' && word === kind);
  const arrows = drawn('@arrow').map(words => [words[0], ...words.slice(4)].map(Number));
  const [round, i, j, to_i, to_j] = arrows.find(
    ([, row, col, to_row, to_col]) => to_row === row && Math.abs(to_col - col) >= 4
  );
  await look_at(page, round, i, (j + to_j) / 2);
  assert.strictEqual(await page.pixel(to_i, (j + to_j) / 2), '29,78,216', 'the arrow');
  const [at, , , , row, col] = drawn('@circle')[0];
  await look_at(page, Number(at), Number(row), Number(col));
  assert.strictEqual(await page.pixel(Number(row), Number(col), 0.7, 0), '216,32,42', 'the circle');
  assert(match.last_round === 200);
});

example_test("the guide's example: reasons, search, values and marks", BOTH, async page => {
  await open(page);
  const {lines, text} = play();
  const order = lines.find(words => words[1] === '0' && words[2] === 'order' && words.includes('#'));
  await page.evaluate(
    ([round, unit]) => {
      Viewer.page.view.go_to_round(round);
      Viewer.page.view.follow(unit);
    },
    [Number(order[0]), Number(order[3])]
  );
  await page.settle();
  const reason = order.slice(order.indexOf('#') + 1).join(' ');
  const told = await page.textContent('#followed [data-field=did_nothing]');
  const way = {d: 'down', r: 'right', u: 'up', l: 'left'}[order[5]];
  assert.strictEqual(told, `move ${way}: ${reason}`);
  assert((await page.textContent('.said[data-player="0"] .failed')).includes(reason));
  await page.click('#tab-log');
  await page.fill('#log-find', reason);
  await page.keys('Enter');
  const hits = text.split('\n').filter(line => line.includes(reason)).length;
  await page.says('#log-count', new RegExp(`^\\d+ / ${hits}$`));
  const value = lines.find(words => words[0] === '100' && words[3] === '@value');
  await page.show('go_to_round', 100);
  const label = await page.getAttribute(`canvas[data-chart="value ${value[4]}"]`, 'aria-label');
  assert(label.includes(`0 Harry7 ${V.chart_number(Number(value[5]))},`), label);
  const marks = lines.filter(words => words[3] === '@mark').length;
  assert.strictEqual(await page.locator('.mark[data-kind=said]').count(), marks);
  assert(marks > 0);
});
