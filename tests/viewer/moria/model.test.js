'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {MATCHES} = require('../matches.js');

const {game, file: GOLDEN} = MATCHES.find(({name}) => name === 'Moria');
const ROWS = 60;

test('Moria: the score is the owned cells and ten for each treasure', () => {
  const match = parse(golden_bytes(GOLDEN));
  for (const state of match.states)
    for (let p = 0; p < V.NUM_PLAYERS; ++p)
      assert.strictEqual(state.score[p], state.nb_cells[p] + 10 * state.nb_treasures[p]);
});

test('Moria: clans keep their 80 dwarves and 20 wizards in all, and the others are of nobody', () => {
  const {states} = parse(golden_bytes(GOLDEN));
  const sum = counts => counts.reduce((a, b) => a + b);
  for (const state of states) {
    assert.strictEqual(sum(state.count_units(id => state.type(id) === game.DWARF)), 80);
    assert.strictEqual(sum(state.count_units(id => state.type(id) === game.WIZARD)), 20);
    for (const id of state.ids) assert.strictEqual(state.player(id) < 0, id >= 100);
  }
});

test('Moria: orcs that are not in Moria are nowhere on the board', () => {
  const [state] = parse(golden_bytes(GOLDEN)).states;
  for (let id = 100; id < 120; ++id) assert.strictEqual(state.place(id), null);
  assert.notStrictEqual(state.place(124), null);
});

test('Moria: damage is reported with what was expected', () => {
  const text = golden_bytes(GOLDEN).toString();
  const start = text.slice(0, text.indexOf('movements', text.indexOf('round 1\n')));
  for (const [from, to, expected] of [
    ['\nd 0 32 52 100', '\nx 0 32 52 100', 'the type of unit 0'],
    ['\nd 0 32 52 100', '\nw 0 32 52 100', 'unit 0 to be of type d'],
    ['OORRRR', 'OORRR?', 'a cell'],
    ['nb_treasures 0', 'treasures 0', 'nb_treasures'],
  ]) {
    assert(start.includes(from));
    assert.throws(
      () => parse(Buffer.from(start.replace(from, to))),
      error => error.message.includes(expected)
    );
  }
  assert.strictEqual(start.split('\n')[17].length, 0);
  assert.strictEqual(start.split('\n')[18].length, ROWS);
});
