'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {smallest_difference} = require('../vision.js');
const {game, GOLDEN, SIZE, NIGHT, position, next_position, match_of} = require('./small.js');

const cell = (row, col) => row * SIZE + col;
const rows = list => list.map(({key, value}) => [key, value]);

/// Builder 0 builds, warrior 5 moves; warrior 6 is in a barricade with a bazooka.
function one_round() {
  const before = position(
    {6: {weapon: 'b', life: 33}},
    {buildings: [[1, 1]], barricades: [{clan: 2, at: [4, 2], resistance: 120}]}
  );
  const orders = [
    [0, 'b', 'd'],
    [5, 'm', 'd'],
  ];
  return match_of([before, next_position(before)], [orders]);
}
const match = one_round();

test('The Purge: pointing at a cell tells what is there', () => {
  const here = (row, col) => rows(game.describe_cell(match, 0, cell(row, col)));
  assert.deepStrictEqual(here(1, 1), [['here', {text: 'building', args: {}}]]);
  for (const [row, text] of [
    [0, 'money'],
    [2, 'food'],
    [4, 'gun'],
    [6, 'bazooka'],
  ])
    assert.deepStrictEqual(here(row, 8), [['here', {text, args: {}}]]);
  assert.deepStrictEqual(here(4, 2), [
    ['here', {text: 'barricade', args: {of: {clan: 2}, resistance: 120}}],
  ]);
  assert.deepStrictEqual(here(9, 9), [['here', {text: 'nothing', args: {}}]]);
  assert.deepStrictEqual(here(0, 0), [], 'the citizen is described on its own');
});

test('The Purge: a citizen is described with life, weapon, barricade and order', () => {
  const of = id => rows(V.describe_unit(match, game, 0, id)).slice(2);
  assert.deepStrictEqual(of(0), [
    ['life', 60],
    ['order', {text: 'order_build', args: {dir: {text: 'dir_down'}}}],
  ]);
  assert.deepStrictEqual(of(5), [
    ['life', 100],
    ['weapon', {text: 'hammer'}],
    ['order', {text: 'order_move', args: {dir: {text: 'dir_down'}}}],
  ]);
  assert.deepStrictEqual(of(6).slice(0, 3), [
    ['life', 33],
    ['weapon', {text: 'bazooka'}],
    ['hidden', {text: 'resistance', args: {resistance: 120}}],
  ]);
});

test('The Purge: day and night are put into words', () => {
  const {states} = parse(golden_bytes(GOLDEN));
  const told = index => game.describe_round(states[index]);
  assert.deepStrictEqual(told(0), {text: 'day', args: {day: 1}});
  assert.deepStrictEqual(told(24), {text: 'day', args: {day: 1}});
  assert.deepStrictEqual(told(25), {text: 'night', args: {day: 1}});
  assert.deepStrictEqual(told(249), {text: 'night', args: {day: 5}});
});

test('The Purge: the panels of the players have numbers of citizens and barricades', async () => {
  const golden = parse(golden_bytes(GOLDEN));
  await V.happened(golden, game).look_at_all(() => {});
  const values = index =>
    Object.fromEntries(
      game.player_fields.map(({key, values: of}) => [
        key,
        Array.from(of(golden.states[index], golden, index)),
      ])
    );
  assert.deepStrictEqual(values(18), {
    builders: [4, 4, 4, 4],
    warriors: [2, 2, 2, 2],
    barricades: [3, 3, 0, 3],
    kills: [0, 0, 0, 0],
  });
});

test('The Purge: a mark for each kill', async () => {
  const golden = parse(golden_bytes(GOLDEN));
  assert.deepStrictEqual(game.find_marks(golden), []);
  await V.happened(golden, game).look_at_all(() => {});
  const kills = V.happened(golden, game).sum('kills', 250);
  assert(game.find_marks(golden).length > 10);
  for (let p = 0; p < 4; ++p)
    assert.strictEqual(game.find_marks(golden).filter(({clan}) => clan === p).length, kills[p]);
});

test('The Purge: clans, streets and buildings stay apart with every kind of colour vision', () => {
  const [day, night, building] = game.thing_colours;
  assert(smallest_difference([...game.colours, day]) > 14);
  assert(smallest_difference([...game.colours, night]) > 14);
  assert(smallest_difference([day, night, building]) > 14);
});

test('The Purge: by night another ground is painted', () => {
  const pixels = state => Array.from(state.cells, content => game.palette(state)[content]);
  const before = position({}, {round: NIGHT - 6, buildings: [[1, 1]]});
  const {states} = match_of([before, next_position(before)], [[]]);
  const [by_day, by_night] = states.map(pixels);
  assert.notStrictEqual(by_day[0], by_night[0]);
  assert.strictEqual(by_day[cell(1, 1)], by_night[cell(1, 1)]);
});
