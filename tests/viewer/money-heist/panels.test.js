'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V} = require('../viewer.js');
const {panel_text} = require('../matches.js');
const {smallest_difference} = require('../vision.js');
const {game, SIZE, KEY, position, next_position, match_of} = require('./small.js');

const cell = (row, col) => row * SIZE + col;

/// A round in which soldier 4 moves down, professor 2 opens box 0, soldier 5 charges, professor 0
/// heals; professor 1 is away, and there is a wall at (1, 1).
function one_round() {
  const before = position(
    {0: {health: 40}, 1: {health: 0, rounds: 9, at: [5, 5]}, 2: {at: [12, 10]}},
    {walls: [[1, 1]], health: [3, 0, 0, 0], poison: [0, 6, 0, 0]}
  );
  const orders = [
    [4, 'm', 'd'],
    [2, 'o', 'u', KEY],
    [5, 'c'],
    [0, 'h'],
  ];
  return match_of([before, next_position(before)], [orders]);
}

const match = one_round();
const said = rows => panel_text(rows, match, game);

test('Money Heist: pointing at a cell tells what is there', () => {
  for (const [row, col, text] of [
    [1, 1, 'here: wall'],
    [20, 20, 'here: money: 7'],
    [20, 24, 'here: health kit'],
    [20, 28, 'here: poison kit'],
    [10, 21, 'here: door of box 1; hint: 1 2 3 -4 9 5'],
    [10, 10, 'here: gold of box 0'],
    [10, 20, 'here: gold of box 1'],
    [30, 3, 'here: nothing'],
    // The unit is described on its own.
    [0, 34, ''],
  ])
    assert.strictEqual(said(game.describe_cell(match, 0, cell(row, col))), text);
});

test('Money Heist: a unit is described with health or poison, the pot of its clan and its order', () => {
  for (const [id, text] of [
    [4, 'unit: soldier 4; clan: 0 Ada; poison: 1; poison_pot: 0; order: move down'],
    [2, 'unit: professor 2; clan: 2 Cleo; health: 100; health_pot: 0; order: open up; key: 0 0 0 1 1 1'],
    [5, 'unit: soldier 5; clan: 1 Bob; poison: 1; poison_pot: 6; order: charge'],
    [0, 'unit: professor 0; clan: 0 Ada; health: 40; health_pot: 3; order: heal'],
    [1, 'unit: professor 1; clan: 1 Bob; health: 0; pending: 9; health_pot: 0; order: none'],
  ])
    assert.strictEqual(said(V.describe_unit(match, game, 0, id)), text);
});

test('Money Heist: a professor that is away is nowhere on the board', () => {
  const [state] = match.states;
  assert.strictEqual(state.place(1), null);
  assert.strictEqual(state.unit_on(cell(5, 5)), -1);
  assert.strictEqual(state.unit_on(cell(12, 10)), 2);
  const view = new V.Controller();
  view.open(match, game, 'a.res');
  view.follow(1);
  assert.strictEqual(view.unit, 1);
  view.zoom_by(2);
});

test('Money Heist: orders lead to a cell if they have a direction', () => {
  const orders = V.list_orders(match, game, 0).map(({unit, from, to}) => [unit, from, to]);
  assert.deepStrictEqual(orders, [
    [4, {row: 0, col: 34}, {row: 1, col: 34}],
    [2, {row: 12, col: 10}, {row: 11, col: 10}],
    [5, {row: 2, col: 34}, undefined],
    [0, {row: 0, col: 30}, undefined],
  ]);
  assert.deepStrictEqual(V.list_orders(match, game, 1), []);
});

test('Money Heist: beside each player stand its pots, its soldiers and its professor', () => {
  const values = game.player_fields.map(({key, values: of}) => [key, ...of(match.states[0])]);
  assert.deepStrictEqual(values, [
    ['health_pot', 3, 0, 0, 0],
    ['poison_pot', 0, 6, 0, 0],
    ['soldiers', 1, 1, 1, 1],
    [
      'professors',
      {text: 'with_health', args: {health: 40}},
      {text: 'back_in', args: {rounds: 9}},
      {text: 'with_health', args: {health: 100}},
      {text: 'with_health', args: {health: 100}},
    ],
  ]);
});

test('Money Heist: a unit that leaves or comes back shrinks or grows', () => {
  const away = position({1: {health: 0, rounds: 9}});
  const there = next_position(away, {1: {health: 90, rounds: 0}});
  const [before, after] = match_of([away, there], [[]]).states;
  const size = (a, b, fraction) => {
    const place = V.place_between({before: a, after: b, fraction}, 1);
    return place === null ? null : place.size;
  };
  assert.deepStrictEqual(
    [0, 0.25, 0.75].map(fraction => size(before, after, fraction)),
    [null, null, 0.5]
  );
  assert.deepStrictEqual(
    [0, 0.25, 0.75].map(fraction => size(after, before, fraction)),
    [1, 0.5, null]
  );
});

test('Money Heist: the kits, and what cells hold, stay apart with every vision', () => {
  assert(smallest_difference(['#d8202a', '#3aa0ff']) > 25, 'the kits');
  assert(smallest_difference(['#ffffff', '#22252b', '#c2c4c8', '#ffe14d']) > 20);
});
