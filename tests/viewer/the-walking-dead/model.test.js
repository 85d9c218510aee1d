'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {golden_bytes, parse} = require('../viewer.js');
const {game, GOLDEN, match_of} = require('./small.js');

const UNITS = [
  ['a', 0, 0, 0, -1],
  ['a', 1, 5, 5, 3],
  ['d', 2, 7, 7, 2],
  ['a', 3, 9, 9, -1],
  ['z', -1, 3, 3, -1],
];

test('The Walking Dead: zombies belong to nobody, and count for no clan', () => {
  const [state] = match_of({units: UNITS}, [], {units: UNITS}).states;
  assert.strictEqual(state.player(4), -1);
  assert.deepStrictEqual(Array.from(state.count_alive()), [1, 1, 0, 1]);
  assert.deepStrictEqual([state.is_bitten(1), state.is_bitten(0), state.is_bitten(2)], [true, false, false]);
});

test('The Walking Dead: strength is points by living units, 0 without any', () => {
  const [state] = match_of({units: UNITS}, [], {units: UNITS}).states;
  assert.deepStrictEqual(Array.from(game.strengths(state)), [1000, 7, 0, 1]);
  const golden = parse(golden_bytes(GOLDEN)).states[0];
  assert.deepStrictEqual(Array.from(game.strengths(golden)), [50, 50, 50, 50]);
});

test('The Walking Dead: a zombie with a player, or a living unit without, ends the match there', () => {
  const wrong = UNITS.map(unit => [...unit]);
  wrong[4][1] = 2;
  const match = match_of({units: UNITS}, [], {units: wrong});
  assert.strictEqual(match.states.length, 1);
  assert(match.trouble !== null);
});

test('The Walking Dead: what the panels say of cells and units', () => {
  const match = match_of({units: UNITS}, [], {units: UNITS});
  const keys = id => game.describe_unit(match, 0, id).map(({value}) => value.text || value);
  assert.deepStrictEqual(keys(0), ['is_alive']);
  assert.deepStrictEqual(keys(1), ['is_bitten', 3]);
  assert.deepStrictEqual(keys(2), ['is_dead', 2]);
  assert.deepStrictEqual(keys(4), ['is_zombie']);
  assert.deepStrictEqual(game.describe_cell(match, 0, 0), [{key: 'owner', value: {clan: 0}}]);
  const food = game.describe_cell(match, 0, 11 * 12 + 11);
  assert.deepStrictEqual(food[1], {key: 'here', value: {text: 'food'}});
});

