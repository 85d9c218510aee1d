'use strict';
// Matches of Money Heist to try the viewer with: two traces, and small ones written by hand: a
// board without walls, of the smallest size that the game takes, and one round.
const path = require('path');
const {empty_board, board, table, players, small_game} = require('../text.js');

const data = name => path.join(__dirname, 'data', name);
/// A golden trace of version 1.0, and a match of 1.1 on a full board with other parameters.
const GOLDEN = data('Gatherer-Viper-Locksmith-Prankster-1.res.gz');
const CROWDED = data('crowded.res.gz');

const SIZE = 40;
/// The parameters that are not those of default.cnf.
const SETTINGS = {
  BOARD_ROWS: SIZE,
  BOARD_COLS: SIZE,
  INITIAL_SOLDIERS_PER_CLAN: 1,
  INITIAL_PROFESSOR_HEALTH: 90,
  NUM_MONEY: 1,
  NUM_HEALTH_KITS: 1,
  HEALTH_KIT_VALUE: 3,
  NUM_POISON_KITS: 1,
  POISON_KIT_VALUE: 2,
  NUM_SAFETY_BOXES: 2,
  SIZE_HINTS_PER_BOX: 6,
};
/// A hint, and a right key to it.
const HINT = [1, 2, 3, -4, 9, 5];
const KEY = [0, 0, 0, 1, 1, 1];

/// A position: a professor of each clan, ids 0 to 3, in column 30, and a soldier of each, ids 4 to
/// 7, in column 34; money, kits and boxes 0 and 1 around. Changes to units are given by id.
function position(units = {}, more = {}) {
  const professors = [0, 1, 2, 3].map(clan => ({clan, at: [2 * clan, 30], health: 100, rounds: 0}));
  const soldiers = [0, 1, 2, 3].map(clan => ({clan, at: [2 * clan, 34], poison: 1}));
  const state = {
    units: [...professors, ...soldiers],
    walls: [],
    money: [[20, 20, 7]],
    health_kits: [[20, 24]],
    poison_kits: [[20, 28]],
    boxes: [
      {gold: [10, 10], door: [11, 10], hint: HINT},
      {gold: [10, 20], door: [10, 21], hint: HINT},
    ],
    round: 70,
    score: [0, 0, 0, 0],
    health: [0, 0, 0, 0],
    poison: [0, 0, 0, 0],
    status: [0, 0, 0, 0],
    ...more,
  };
  return change(state, units);
}

function change(state, units) {
  for (const [id, fields] of Object.entries(units)) Object.assign(state.units[id], fields);
  return state;
}

function draw_cells(state) {
  const cells = empty_board(SIZE);
  const put = ([row, col], letter) => {
    cells[row][col] = letter;
  };
  for (const wall of state.walls) put(wall, 'W');
  for (const {gold, door} of state.boxes) {
    if (door === null) continue;
    for (const down of [-1, 0, 1])
      for (const right of [-1, 0, 1]) put([gold[0] + down, gold[1] + right], 'W');
    put(gold, 'G');
    put(door, 'B');
  }
  for (const place of state.money) put(place, 'M');
  for (const place of state.health_kits) put(place, 'H');
  for (const place of state.poison_kits) put(place, 'P');
  for (const {clan, at, rounds} of state.units)
    if (rounds === undefined) put(at, String(clan));
    else if (rounds === 0) put(at, 'X');
  return cells;
}

const lines_of = state => [
  ...board(draw_cells(state)),
  ...table(
    'units',
    'type id player row column health poison rounds',
    state.units.map(({clan, at, health, poison, rounds}, id) =>
      rounds === undefined
        ? ['s', id, clan, ...at, -1, poison, -1]
        : ['p', id, clan, ...at, health, -1, rounds]
    )
  ),
  ...table('money', 'row column amount', state.money),
  ...['safety_box_hints', state.boxes.length],
  ...state.boxes.flatMap(({door, hint}) => [
    [hint.length, ...(door || [-1, -1])].join(' '),
    hint.join(' '),
    '',
  ]),
  ...[`round ${state.round}`, ''],
  ...players({
    score: state.score,
    health: state.health,
    poison: state.poison,
    status: state.status,
  }),
];

/// An order is [id, 'm', direction], [id, 'o', direction, key], [id, 'c'] or [id, 'h'].
function line_of([id, kind, dir, key]) {
  const numbers = key ? [key.length, key.map(number => ` ${number}`).join('')] : [];
  return [id, kind, ...(dir ? [dir] : []), ...numbers].join('\t');
}

const small = small_game({name: 'MoneyHeist', settings: SETTINGS, lines_of, line_of, change});

module.exports = {...small, GOLDEN, CROWDED, SIZE, HINT, KEY, position};
