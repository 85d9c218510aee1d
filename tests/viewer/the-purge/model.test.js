'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {assert_damage_is_found} = require('../matches.js');
const {game, GOLDEN, NIGHT, position, next_position, print_match, match_of} = require('./small.js');

test('The Purge: the states hold what the trace says', () => {
  const match = parse(golden_bytes(GOLDEN));
  const state = match.states[18];
  assert.deepStrictEqual(Array.from(state.score), [0, 5, 10, 30]);
  assert.deepStrictEqual(Array.from(state.count_barricades()), [3, 3, 0, 3]);
  assert(state.is_day && !match.states[40].is_day && match.states[50].is_day);
  assert.deepStrictEqual([state.number_of_day, match.states[249].number_of_day], [1, 5]);
  assert.strictEqual(state.num_units, 24);
  const ids = V.all_ids(match);
  assert(!ids.includes(24) && ids.includes(25), 'the first new citizen is 25');
});

test('The Purge: every kind of damage in a state or order is found', () => {
  const barricades = [{clan: 1, at: [9, 9], resistance: 80}];
  const before = position({}, {round: 0, barricades});
  const text = print_match([before, next_position(before)], [[[4, 'm', 'd']]]);
  assert_damage_is_found(text, text.indexOf('commands'), [
    ['commands\n1', 'commands\n-1'],
    ['4\tm\td', '8\tm\td'],
    ['4\tm\td', '4\tx\td'],
    ['4\tm\td', '4\tm\tc'],
    ['citizens\n8', 'citizens\n7'],
    ['b\t1\t1', 'b\t0\t1'],
    ['b\t1\t1', 'b\t1\t4'],
    ['b\t1\t1', 'x\t1\t1'],
    ['b\t1\t1\t2', 'b\t1\t1\t12'],
    ['n\t60', 'm\t60'],
    ['n\t60', 'n\t0'],
    ['barricades\n1', 'barricades\n2'],
    ['1\t9\t9\t80', '4\t9\t9\t80'],
    ['1\t9\t9\t80', '1\t12\t9\t80'],
    ['1\t9\t9\t80', '1\t9\t9\t-1'],
    ['round 1', 'round 7'],
    ['day 1', 'day 2'],
    ['score\t0\t0\t0\t0', 'score\t0\t0\t0\tzero'],
  ]);
});

test('The Purge: a position is printed as a configuration to go on from', () => {
  const barricades = [{clan: 1, at: [9, 9], resistance: 80}];
  const before = position({3: null}, {round: NIGHT, barricades, score: [1, 2, 3, 4]});
  const match = match_of([before, next_position(before)], [[]]);
  const text = game.print_position(match, 0);
  const [head, state] = text.split('FIXED\n\n');
  assert(head.startsWith('ThePurge 1.1\n\nNUM_PLAYERS'));
  assert.match(state, /\n\ngoing_on\n\ncitizens\n7\n/);
});
