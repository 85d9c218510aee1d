'use strict';
// What the page saves.
const {assert, V, DUELS, golden_bytes, parse} = require('./kit.js');
const {page_test} = require('./browser.js');

page_test('the shown round is saved as a configuration', {trace: 'duels.res'}, async page => {
  await page.go(57);
  const {name, bytes} = await page.download(() => page.selectOption('#save', 'save_position'));
  assert.strictEqual(name, 'round57.cnf');
  assert.strictEqual(bytes.toString(), V.print_position(parse(golden_bytes(DUELS)), 57));
  await page.says('#note-text', /^Saved round57\.cnf\. To go on from here: .*< round57\.cnf$/);
  const again = await page.download(() => page.keyboard.press('g'));
  assert(again.bytes.equals(bytes));
});

page_test('in the last round there is nothing left to save', {trace: 'duels.res'}, async page => {
  await page.keys('End');
  await page.selectOption('#save', 'save_position');
  await page.says('#note-text', /nothing left to play/);
});

page_test('a picture of the board is saved, below a line with round, names and scores', {trace: 'duels.res'}, async page => {
  await page.keys('PageDown');
  const {name, bytes} = await page.download(() => page.selectOption('#save', 'save_picture'));
  assert.strictEqual(name, 'round10.png');
  assert.strictEqual(bytes.subarray(1, 4).toString(), 'PNG');
  const size = await page.evaluate(() => 60 * Viewer.page.layout.scale);
  const caption = 2 * Math.max(14, Math.round(size / 40));
  assert.deepStrictEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [size, size + caption]);
  const written = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const said = [];
    canvas.getContext('2d').fillText = text => said.push(text);
    Viewer.draw_picture(canvas, Viewer.page, Viewer.page.view);
    return said;
  });
  const {names, states} = parse(golden_bytes(DUELS));
  assert.deepStrictEqual(written, ['Round 10', ...names.map((player, p) => `${p} ${player} ${states[10].score[p]}`)]);
});
