'use strict';
// Matches of The Purge to try the viewer with: a golden trace, and small ones written by hand: a
// board without buildings, of the smallest size that the game takes, and one round.
const path = require('path');
const {empty_board, board, table, players, small_game} = require('../text.js');

/// A golden trace of version 1.0.
const GOLDEN = path.join(__dirname, 'data', 'Vagrant-Mason-Raider-Forager-1.res.gz');

const SIZE = 12;
/// The parameters that are not those of default.cnf.
const SETTINGS = {
  BOARD_ROWS: SIZE,
  BOARD_COLS: SIZE,
  NUM_INI_BUILDERS: 1,
  NUM_INI_WARRIORS: 1,
  NUM_INI_MONEY: 1,
  NUM_INI_FOOD: 1,
  NUM_INI_GUNS: 1,
  NUM_INI_BAZOOKAS: 1,
};

const DAY = 3;
const NIGHT = 30;

/// A position: a builder of each clan, ids 0 to 3, in column 0, and a warrior of each, ids 4 to 7,
/// in column 2; things in column 8. Changes to citizens are given by id, null for none.
function position(citizens = {}, more = {}) {
  const builder = clan => ({type: 'b', clan, at: [2 * clan, 0], weapon: 'n', life: 60});
  const warrior = clan => ({type: 'w', clan, at: [2 * clan, 2], weapon: 'h', life: 100});
  const clans = [0, 1, 2, 3];
  const all = [...clans.map(builder), ...clans.map(warrior)];
  const state = {
    citizens: Object.fromEntries(all.map((citizen, id) => [id, citizen])),
    buildings: [],
    things: {M: [[0, 8]], F: [[2, 8]], G: [[4, 8]], Z: [[6, 8]]},
    barricades: [],
    round: DAY,
    score: [0, 0, 0, 0],
    status: [0, 0, 0, 0],
    ...more,
  };
  return change(state, citizens);
}

function change(state, citizens) {
  for (const [id, fields] of Object.entries(citizens)) {
    if (fields === null) delete state.citizens[id];
    else state.citizens[id] = {...state.citizens[id], ...fields};
  }
  return state;
}

const same = ([row, col], [i, j]) => row === i && col === j;

function draw_cells(state) {
  const cells = empty_board(SIZE);
  const put = ([row, col], letter) => {
    cells[row][col] = letter;
  };
  for (const place of state.buildings) put(place, 'B');
  for (const {at} of state.barricades) put(at, 'b');
  for (const [letter, places] of Object.entries(state.things))
    for (const place of places) put(place, letter);
  for (const {type, at} of Object.values(state.citizens)) {
    const hidden = state.barricades.some(barricade => same(barricade.at, at));
    put(at, hidden ? type.replace('b', 'c') : type === 'b' ? 'C' : 'W');
  }
  return cells;
}

const is_day = round => round % 50 < 25;

const lines_of = state => [
  ...board(draw_cells(state)),
  ...table(
    'citizens',
    'type id player row column weapon life',
    Object.entries(state.citizens).map(([id, {type, clan, at, weapon, life}]) => [
      ...[type, id, clan, ...at],
      ...[weapon, life],
    ])
  ),
  ...table(
    'barricades',
    'player row column resistance',
    state.barricades.map(({clan, at, resistance}) => [clan, ...at, resistance])
  ),
  ...[`round ${state.round}`, `day ${is_day(state.round) ? 1 : 0}`, ''],
  ...players({score: state.score, status: state.status}),
];

/// An order is [id, kind, direction].
const line_of = order => order.join('\t');

const small = small_game({name: 'ThePurge', settings: SETTINGS, lines_of, line_of, change});

module.exports = {...small, GOLDEN, SIZE, DAY, NIGHT, position};
