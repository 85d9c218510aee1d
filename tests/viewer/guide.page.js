'use strict';
// The guide's example that shows what it thinks, played by the program and opened with its log.
const {assert, fs, path, spawnSync, skip, V} = require('./kit.js');
const {BOTH, file_of, page_test} = require('./browser.js');

const ROOT = path.resolve(__dirname, '../..');
const GAME = path.join(ROOT, 'build/tests/Game');
/// For a guide that has the example.
const example_test = fs.existsSync(path.join(ROOT, 'docs/guide/AIHarry7.cc')) ? page_test : () => {};

example_test("the guide's example tells reasons, values and marks, and draws at the cells that it names", BOTH, async page => {
  if (!fs.existsSync(GAME)) skip(`there is no ${GAME}: make build/tests/Game`);
  const [trace, log] = [file_of('guide.res'), file_of('guide.log')];
  const args = ['Harry7', 'Demo', 'Demo', 'Demo', '-s', '30', '-o', trace, `--log=${log}`];
  const run = spawnSync(GAME, args, {input: fs.readFileSync(path.join(ROOT, 'default.cnf'))});
  assert.strictEqual(run.status, 0, run.stderr.toString());
  const lines = fs.readFileSync(log, 'utf8').split('\n').map(line => line.split(' '));
  await page.setInputFiles('#file', [trace, log]);
  await page.waitForFunction(() => Viewer.page.view.log !== null);

  const order = lines.find(words => words[1] === '0' && words[2] === 'order' && words.includes('#'));
  await page.show('go_to_round', Number(order[0]));
  await page.show('follow', Number(order[3]));
  const reason = order.slice(order.indexOf('#') + 1).join(' ');
  const way = {d: 'down', r: 'right', u: 'up', l: 'left'}[order[5]];
  await page.says('#followed [data-field=did_nothing]', `move ${way}: ${reason}`);
  assert((await page.textContent('.said[data-player="0"] .failed')).includes(reason));
  const value = lines.find(words => words[0] === '100' && words[3] === '@value');
  await page.show('go_to_round', 100);
  const label = await page.getAttribute(`canvas[data-chart="value ${value[4]}"]`, 'aria-label');
  assert(label.includes(`0 Harry7 ${V.chart_number(Number(value[5]))},`), label);
  const marks = lines.filter(words => words[3] === '@mark').length;
  assert.strictEqual(await page.locator('.mark[data-kind=said]').count(), marks);
  const circle = lines.find(words => words[1] === '0' && words[3] === '@circle');
  const [round, row, col] = [circle[0], ...circle.slice(4)].map(Number);
  await page.show('go_to_round', round);
  await page.close_to(row, col);
  assert.strictEqual(await page.pixel(row, col, 0.7, 0), '216,32,42');
});
