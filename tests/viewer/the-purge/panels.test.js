'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {panel_text} = require('../matches.js');
const {smallest_difference} = require('../vision.js');
const {game, GOLDEN, SIZE, NIGHT, position, next_position, match_of} = require('./small.js');

const cell = (row, col) => row * SIZE + col;

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

const said = rows => panel_text(rows, match, game);

test('The Purge: pointing at a cell tells what is there', () => {
  for (const [row, col, text] of [
    [1, 1, 'here: building'],
    [0, 8, 'here: money'],
    [2, 8, 'here: food'],
    [4, 8, 'here: gun'],
    [6, 8, 'here: bazooka'],
    [4, 2, 'here: barricade of 2 Cleo: resistance 120'],
    [9, 9, 'here: nothing'],
    // The citizen is described on its own.
    [0, 0, ''],
  ])
    assert.strictEqual(said(game.describe_cell(match, 0, cell(row, col))), text);
});

test('The Purge: a citizen is described with life, weapon, barricade and order', () => {
  for (const [id, text] of [
    [0, 'unit: builder 0; clan: 0 Ada; life: 60; order: build down'],
    [5, 'unit: warrior 5; clan: 1 Bob; life: 100; weapon: hammer; order: move down'],
    [6, 'unit: warrior 6; clan: 2 Cleo; life: 33; weapon: bazooka; hidden: resistance 120; order: none'],
  ])
    assert.strictEqual(said(V.describe_unit(match, game, 0, id)), text);
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
