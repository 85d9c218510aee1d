'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {golden_bytes, parse} = require('../viewer.js');
const {assert_damage_is_found} = require('../matches.js');
const {
  game,
  GOLDEN,
  HINT,
  KEY,
  position,
  next_position,
  print_match,
  match_of,
} = require('./small.js');

test('Money Heist: the states hold what the trace says', () => {
  const state = parse(golden_bytes(GOLDEN)).states[200];
  assert.deepStrictEqual(Array.from(state.health_pot), [0, 5, 2, 0]);
  assert.deepStrictEqual(Array.from(state.poison_pot), [0, 0, 0, 0]);
  assert.strictEqual(
    state.count_units(id => !state.is_professor(id)).reduce((sum, count) => sum + count),
    80
  );
  assert.strictEqual(state.hints[5].length, 15);
});

test('Money Heist: every kind of damage in a state or order is found', () => {
  const before = position({1: {health: 0, rounds: 9}}, {round: 0});
  const orders = [
    [4, 'm', 'd'],
    [0, 'o', 'u', KEY],
    [5, 'c'],
  ];
  const second = next_position(before, {4: {at: [1, 34]}});
  const text = print_match([before, second], [orders]);
  assert_damage_is_found(text, text.indexOf('commands'), [
    ['commands\n3', 'commands\n-1'],
    ['4\tm\td', '8\tm\td'],
    ['4\tm\td', '4\tx\td'],
    ['4\tm\td', '4\tm\tc'],
    ['4\tm\td', '4\tm\tdd'],
    ['0\to\tu\t6', '0\to\tu\t5'],
    ['0\to\tu\t6', '0\to\tu\t-1'],
    ['0\to\tu\t6', '0\to\tu\t1000000'],
    ['0\to\tu\t6\t 0', '0\to\tu\t6\t -1'],
    ['units\n8', 'units\n9'],
    ['p\t0\t0', 'p\t1\t0'],
    ['p\t0\t0', 'p\t0\t4'],
    ['p\t0\t0', 'p\t0\t1'],
    ['p\t0\t0', 'x\t0\t0'],
    ['s\t4\t0\t1\t34\t-1', 's\t4\t0\t1\t34\t5'],
    ['s\t4\t0\t1\t34\t-1\t1', 's\t4\t0\t1\t34\t-1\t-1'],
    ['s\t4\t0\t1', 's\t4\t0\t40'],
    ['money\n1', 'money\n2'],
    ['20\t20\t7', '20\t40\t7'],
    ['20\t20\t7', '20\t20\t0'],
    ['safety_box_hints\n2', 'safety_box_hints\n1'],
    ['6 11 10', '7 11 10'],
    ['6 11 10', '6 11 -1'],
    ['6 11 10', '6 40 10'],
    ['1 2 3 -4', '1 2 21 -4'],
    ['round 1', 'round 7'],
    ['health\t0\t0\t0\t0', 'health\t0\t0\t0\tzero'],
    ['poison\t0\t0', 'prison\t0\t0'],
  ]);
});

test('Money Heist: a box that waits for a place has no door, and is printed again', () => {
  const waits = {gold: null, door: null, hint: HINT};
  const before = position({}, {boxes: [waits, position().boxes[1]]});
  const match = match_of([before, next_position(before)], [[]]);
  assert.strictEqual(match.states[0].doors[0], -1);
  assert.match(game.print_position(match, 0), /\n6 -1 -1\n/);
});

test('Money Heist: a hint that stays the same is kept once, however long it is', () => {
  const hint = Array.from({length: 999999}, (_, k) => (k % 41) - 20);
  const settings = {SIZE_HINTS_PER_BOX: hint.length, NUM_SAFETY_BOXES: 1};
  const first = position({}, {boxes: [{gold: [10, 10], door: [11, 10], hint}]});
  const match = match_of([first, next_position(first)], [[]], {settings});
  const [before, after] = match.states;
  assert.strictEqual(before.hints[0].length, 999999);
  assert.strictEqual(before.hints[0], after.hints[0]);
  const row = game.describe_cell(match, 0, 11 * 40 + 10).find(({key}) => key === 'hint');
  assert.strictEqual(row.value.args.count, 999999);
  assert(row.value.args.shown.length < 300);
});
