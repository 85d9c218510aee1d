'use strict';
const assert = require('assert');
const {place, page_test, rgb} = require('../browser.js');
const {MATCHES} = require('../matches.js');

const {game, file} = MATCHES.find(({name}) => name === 'Moria');

page_test('Moria: a dwarf is in the colour of its clan', {}, async page => {
  await page.open_trace(file);
  const {row, col} = await page.evaluate(() => Viewer.page.view.match.states[0].place(0));
  assert.strictEqual(await page.pixel(row, col, 0.2, 0.2), rgb(game.colours[0]));
});
