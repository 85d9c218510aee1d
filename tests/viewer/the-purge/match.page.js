'use strict';
// Matches of The Purge in the browser.
const assert = require('assert');
const path = require('path');
const {golden_bytes} = require('../viewer.js');
const {PICTURES, file_of, page_test, rgb} = require('../browser.js');
const {game, GOLDEN, NIGHT, DAY, position, print_match} = require('./small.js');

const [DAY_STREET, NIGHT_STREET] = game.thing_colours.map(rgb);

const purge = () => file_of('purge.res', golden_bytes(GOLDEN));
const small = (name, positions, orders, options) =>
  file_of(name, print_match(positions, orders, options));
const picture = (page, name, options) =>
  page.screenshot({path: path.join(PICTURES, `the-purge-${name}.png`), ...options});

page_test('The Purge: day and night are shown in words and by the ground', {}, async page => {
  await page.open_trace(purge());
  await page.go(18);
  await page.says('body', /day 1/);
  assert.strictEqual(await page.pixel(14, 20), DAY_STREET);
  await picture(page, 'day');
  await page.go(40);
  await page.says('body', /night 1/);
  assert.strictEqual(await page.pixel(14, 20), NIGHT_STREET);
  await picture(page, 'night');
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
    await page.open_trace(small(`${name}.res`, [state], []));
    await page.waitForFunction(file => Viewer.page.view.file_name === file, `${name}.res`);
    await page.settle();
    // The frame in the clan's colour, and in the middle the citizen or the street.
    for (const k of [1, 2, 3, 4])
      assert.strictEqual(await page.pixel(9, 2 * k, -0.42, 0), rgb(game.colours[k % 4]));
    assert.strictEqual(await page.pixel(9, 6), street);
    assert.strictEqual(await page.pixel(9, 2, 0.2, 0), rgb(game.colours[1]));
    await picture(page, name);
  }
});

page_test('The Purge: thicker frames are stronger barricades', {}, async page => {
  const barricades = [
    {clan: 0, at: [3, 3], resistance: 40},
    {clan: 0, at: [3, 5], resistance: 320},
  ];
  await page.open_trace(small('strength.res', [position({}, {barricades})], []));
  assert.notStrictEqual(await page.pixel(3, 3, -0.34, 0), rgb(game.colours[0]));
  assert.strictEqual(await page.pixel(3, 5, -0.34, 0), rgb(game.colours[0]));
});

