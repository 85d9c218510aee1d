'use strict';
// A match of Moria in the browser.
const assert = require('assert');
const path = require('path');
const {V, golden_bytes} = require('../viewer.js');
const {BOTH, file_of, page_test, open_trace, settle, round_of, click, pixel} = require('../browser.js');

const game = V.find_game('Moria');
const GOLDEN = path.join(__dirname, 'data', 'Delver-Raider-Doomed-Rover-1.res.gz');
const PICTURES = path.join(__dirname, '../screenshots');

const open = page => open_trace(page, file_of('moria.res', golden_bytes(GOLDEN)));
const go = async (page, index) => {
  await page.evaluate(k => Viewer.page.view.go(k), index);
  await settle(page);
};
const picture = (page, name) =>
  page.screenshot({path: path.join(PICTURES, `moria-${name}.png`)});
const rgb = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)).join();

page_test('Moria: a match is played to its end', BOTH, async page => {
  await open(page);
  await go(page, 170);
  await page.selectOption('#speed-select', '60');
  await page.keyboard.press('Space');
  await page.waitForFunction(
    () => Viewer.page.view.index === 200 && !Viewer.page.view.playing,
    null,
    {timeout: 5000}
  );
  await settle(page);
  assert.strictEqual(await round_of(page), 200);
  const scores = await page.$$eval('.player .score', all => all.map(one => one.textContent));
  assert.deepStrictEqual(scores, ['373', '557', '14', '28']);
});

page_test('Moria: cells, treasures, dwarves and wizards stand beside the score', {}, async page => {
  await open(page);
  await go(page, 60);
  const shown = await page.$$eval('.player.clan0 dt', all => all.map(one => one.textContent));
  assert.deepStrictEqual(shown, ['Cells', 'Treasures', 'Dwarves', 'Wizards']);
  const charts = await page.$$eval('#charts canvas', all => all.map(one => one.dataset.chart));
  assert.deepStrictEqual(charts, game.charts.map(chart => chart.key));
  await picture(page, 'round-60');
});

page_test('Moria: the help shows every kind of unit and cell', {}, async page => {
  await open(page);
  await click(page, 'help');
  await settle(page);
  const words = await page.textContent('#help-legend');
  for (const thing of ['dwarf', 'wizard', 'orc', 'troll', 'Balrog', 'treasure', 'rock', 'granite'])
    assert(words.includes(thing), thing);
  assert(words.includes('abyss') && words.includes('outside'));
  await picture(page, 'help');
});

page_test('Moria: a dwarf is in the colour of its clan', {}, async page => {
  await open(page);
  const {row, col} = await page.evaluate(() => Viewer.page.view.match.states[0].place(0));
  assert.strictEqual(await pixel(page, row, col, 0.2, 0.2), rgb(game.colours[0]));
});
