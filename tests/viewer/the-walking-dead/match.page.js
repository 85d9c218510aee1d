'use strict';
// Matches of The Walking Dead in the browser.
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {spawnSync} = require('child_process');
const {pathToFileURL} = require('url');
const {skip} = require('../check.js');
const {VIEWER, golden_bytes} = require('../viewer.js');
const {BOTH, file_of, page_test, open_trace, settle, round_of, click} = require('../browser.js');
const {game, GOLDEN, CROWDED} = require('./small.js');

const GAME = path.resolve(__dirname, '../../../games/the-walking-dead/Game');
const PICTURES = path.join(__dirname, '../screenshots');

const golden = () => file_of('dead.res', golden_bytes(GOLDEN));
const go = async (page, index) => {
  await page.evaluate(k => Viewer.page.view.go(k), index);
  await settle(page);
};
const picture = (page, name, options) =>
  page.screenshot({path: path.join(PICTURES, `the-walking-dead-${name}.png`), ...options});
const texts_of = (page, selector) =>
  page.$$eval(selector, all => all.map(element => element.textContent));

page_test('The Walking Dead: panels, charts and help have the words of the game', BOTH, async page => {
  await open_trace(page, golden());
  await go(page, 57);
  assert.deepStrictEqual(await texts_of(page, '.player.clan0 dt'), ['Living units', 'Strength']);
  const shown = await texts_of(page, '.player.clan0 dd');
  const state = await page.evaluate(() => {
    const {match, index} = Viewer.page.view;
    const {strength_points} = match.states[index];
    const alive = match.states[index].count_alive()[0];
    return [alive, Math.floor(strength_points[0] / alive)].map(String);
  });
  assert.deepStrictEqual(shown.slice(0, 2), state);
  assert.deepStrictEqual(
    await page.$$eval('#charts canvas', all => all.map(element => element.dataset.chart)),
    game.charts.map(chart => chart.key)
  );
  await picture(page, 'round57');
  await click(page, 'help');
  await settle(page);
  const words = await page.textContent('#help-legend');
  for (const thing of ['living unit', 'bitten', 'dead unit', 'zombie', 'food', 'waste'])
    assert(words.includes(thing), thing);
  await picture(page, 'help');
});

page_test('The Walking Dead: a match is played to its end', {}, async page => {
  await open_trace(page, golden());
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
  const scores = await texts_of(page, '.player .score');
  const expected = await page.evaluate(() => Array.from(Viewer.page.view.match.states[200].score));
  assert.deepStrictEqual(scores, expected.map(String));
});

page_test('The Walking Dead: a full board, with all kinds of things', {}, async page => {
  await open_trace(page, file_of('crowded.res', golden_bytes(CROWDED)));
  await go(page, 20);
  await picture(page, 'crowded');
  const types = await page.evaluate(() => {
    const state = Viewer.page.view.match.states[20];
    return [0, 1, 2].map(type => Array.from(state.ids).some(id => state.type(id) === type));
  });
  assert.deepStrictEqual(types, [true, true, true]);
});

page_test('The Walking Dead: a zombie can be followed from the address', {}, async page => {
  const file = file_of('dead.html');
  const trace = file_of('dead.res.gz', fs.readFileSync(GOLDEN));
  const run = spawnSync(path.join(VIEWER, 'watch'), ['-n', '-o', file, trace]);
  assert.strictEqual(run.status, 0, String(run.stderr));
  await page.goto(`${pathToFileURL(file).href}#round=1&unit=80`);
  await page.waitForFunction(() => Viewer.page.view.match !== null);
  await settle(page);
  assert.match(await page.textContent('#followed'), /zombie 80/);
});

page_test('The Walking Dead: a match of the program that was built', {}, async page => {
  if (!fs.existsSync(GAME)) skip('the game is not built');
  const trace = file_of('played.res');
  const args = ['Demo', 'Demo', 'Demo', 'Demo', '-s', '1', '-i', 'default.cnf', '-o', trace];
  assert.strictEqual(spawnSync(GAME, args, {cwd: path.dirname(GAME)}).status, 0);
  await open_trace(page, trace);
  await go(page, 100);
  assert.strictEqual(await round_of(page), 100);
  await picture(page, 'demo', {fullPage: true});
});
