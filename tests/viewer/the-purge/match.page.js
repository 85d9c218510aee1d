'use strict';
// Matches of The Purge in the browser.
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {spawnSync} = require('child_process');
const {pathToFileURL} = require('url');
const {skip} = require('../check.js');
const {VIEWER, golden_bytes, parse} = require('../viewer.js');
const {
  BOTH,
  file_of,
  page_test,
  open_trace,
  settle,
  round_of,
  click,
  pixel,
} = require('../browser.js');
const {game, GOLDEN, NIGHT, DAY, position, print_match} = require('./small.js');

const GAME = path.resolve(__dirname, '../../../games/the-purge/Game');
const PICTURES = path.join(__dirname, '../screenshots');
const rgb = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)).join();
const [DAY_STREET, NIGHT_STREET] = game.thing_colours.map(rgb);

const purge = () => file_of('purge.res', golden_bytes(GOLDEN));
const small = (name, positions, orders, options) =>
  file_of(name, print_match(positions, orders, options));
const go = async (page, index) => {
  await page.evaluate(k => Viewer.page.view.go(k), index);
  await settle(page);
};
const picture = (page, name, options) =>
  page.screenshot({path: path.join(PICTURES, `the-purge-${name}.png`), ...options});

page_test('The Purge: a match is shown with its panels, charts and help', {}, async page => {
  await open_trace(page, purge());
  assert.deepStrictEqual(
    await page.$$eval('.player.clan0 dt', all => all.map(element => element.textContent)),
    ['Builders', 'Warriors', 'Barricades', 'Kills']
  );
  assert.deepStrictEqual(
    await page.$$eval('#charts canvas', all => all.map(element => element.dataset.chart)),
    game.charts.map(chart => chart.key)
  );
  await click(page, 'help');
  await settle(page);
  const words = await page.textContent('#help-legend');
  for (const thing of ['builder', 'hammer', 'gun', 'bazooka', 'money', 'food', 'barricade'])
    assert(words.includes(thing), thing);
  assert.match(await page.textContent('#help-marks'), /†somebody is killed/);
  await picture(page, 'help');
});

page_test('The Purge: day and night are told in words and by the ground', {}, async page => {
  await open_trace(page, purge());
  await go(page, 18);
  assert.match(await page.textContent('body'), /day 1/);
  assert.strictEqual(await pixel(page, 14, 20), DAY_STREET);
  await picture(page, 'day');
  await go(page, 40);
  assert.match(await page.textContent('body'), /night 1/);
  assert.strictEqual(await pixel(page, 14, 20), NIGHT_STREET);
  await picture(page, 'night');
});

page_test('The Purge: a match is played to its end', BOTH, async page => {
  await open_trace(page, purge());
  await go(page, 220);
  await page.selectOption('#speed-select', '60');
  await page.keyboard.press('Space');
  await page.waitForFunction(
    () => Viewer.page.view.index === 250 && !Viewer.page.view.playing,
    null,
    {timeout: 5000}
  );
  await settle(page);
  assert.strictEqual(await round_of(page), 250);
  const scores = await page.$$eval('.player .score', all => all.map(one => one.textContent));
  const [last] = parse(golden_bytes(GOLDEN)).states.slice(-1);
  assert.deepStrictEqual(scores, Array.from(last.score, String));
});

page_test('The Purge: the hidden are visible in barricades of every strength', {}, async page => {
  const barricades = [40, 120, 200, 280, 320].map((resistance, k) => ({
    clan: k % 4,
    at: [9, 2 * k],
    resistance,
  }));
  const hidden = {4: {at: [9, 0], weapon: 'b'}, 1: {at: [9, 2]}, 6: {at: [9, 4], weapon: 'g'}};
  for (const [name, round, street] of [
    ['hidden-by-day', DAY, DAY_STREET],
    ['hidden-by-night', NIGHT, NIGHT_STREET],
  ]) {
    const state = position(hidden, {round, barricades, buildings: [[11, 0], [11, 1]]});
    await open_trace(page, small(`${name}.res`, [state], []));
    await page.waitForFunction(file => Viewer.page.view.file_name === file, `${name}.res`);
    await settle(page);
    // The frame in the clan's colour, and in the middle the citizen or the street.
    for (const k of [1, 2, 3, 4])
      assert.strictEqual(await pixel(page, 9, 2 * k, -0.42, 0), rgb(game.colours[k % 4]));
    assert.strictEqual(await pixel(page, 9, 6), street);
    assert.strictEqual(await pixel(page, 9, 2, 0.2, 0), rgb(game.colours[1]));
    await picture(page, name);
  }
});

page_test('The Purge: thicker frames are stronger barricades', {}, async page => {
  const barricades = [
    {clan: 0, at: [3, 3], resistance: 40},
    {clan: 0, at: [3, 5], resistance: 320},
  ];
  await open_trace(page, small('strength.res', [position({}, {barricades})], []));
  assert.notStrictEqual(await pixel(page, 3, 3, -0.34, 0), rgb(game.colours[0]));
  assert.strictEqual(await pixel(page, 3, 5, -0.34, 0), rgb(game.colours[0]));
});

page_test('The Purge: watch makes a self-contained file', {}, async page => {
  const file = file_of('purge.html');
  const trace = file_of('purge.res.gz', fs.readFileSync(GOLDEN));
  const run = spawnSync(path.join(VIEWER, 'watch'), ['-n', '-o', file, trace]);
  assert.strictEqual(run.status, 0, String(run.stderr));
  await page.goto(`${pathToFileURL(file).href}#round=31&unit=4`);
  await page.waitForFunction(() => Viewer.page.view.match !== null);
  await settle(page);
  assert.strictEqual(await round_of(page), 31);
  assert.match(await page.textContent('#followed'), /warrior 4/);
});

page_test('The Purge: ./Game accepts a saved round and goes on from there', {}, async page => {
  if (!fs.existsSync(GAME)) skip(`there is no ${GAME}; make it first`);
  await open_trace(page, purge());
  for (const round of [12, 45, 137]) {
    await go(page, round);
    const text = await page.evaluate(() =>
      Viewer.page.view.game.print_position(Viewer.page.view.match, Viewer.page.view.index)
    );
    const run = spawnSync(GAME, ['Demo', 'Dummy', 'Null', 'Demo', '-s', '5'], {
      input: text,
      maxBuffer: 1e8,
    });
    assert.strictEqual(run.status, 0, run.stderr.toString().slice(0, 500));
    const match = parse(run.stdout);
    assert.strictEqual(match.trouble, null);
    assert.strictEqual(match.states.length, 251 - round);
    const before = parse(golden_bytes(GOLDEN)).states[round];
    assert.strictEqual(
      game.print_state(match.states[0], match),
      game.print_state(before, match).replace(/status.*\n/, 'status\t0\t0\t0\t0\n')
    );
    for (let k = 0; k + 1 < match.states.length; ++k)
      assert(!game.find_events(match, k).some(({kind}) => kind === 'contradiction'), `${round} ${k}`);
  }
});
