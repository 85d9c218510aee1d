'use strict';
// Traces of The Walking Dead: two recorded ones, and small ones made from lists of units.
const path = require('path');
const {empty_board, board, table, players, small_game} = require('../text.js');

const GOLDEN = path.join(__dirname, 'data/Stroller-Fighter-Slayer-Forager-1.res.gz');
/// A full board of 24 x 30, in version 1.1, with conversions of 2 rounds.
const CROWDED = path.join(__dirname, 'data/crowded.res.gz');

const SIZE = 12;
/// The parameters that are not those of default.cnf.
const SETTINGS = {
  NUM_ROUNDS: 9,
  BOARD_ROWS: SIZE,
  BOARD_COLS: SIZE,
  NUM_INI_UNITS_PER_CLAN: 1,
  NUM_INI_ZOMBIES: 1,
  NUM_INI_FOOD: 1,
};

/// Units are [type, player, row, column, rounds], by id, food [row, column].
function lines_of({round, units, food = [[11, 11]], kills = [0, 0, 0, 0]}) {
  const rows = empty_board(SIZE);
  for (const [, player, row, col] of units) if (player >= 0) rows[row][col] = player;
  return [
    ...board(rows),
    ...table(
      'units',
      'type id player row column rounds',
      units.map(([type, ...rest], id) => [type, id, ...rest])
    ),
    ...table('food', 'row column', food),
    ...[`round ${round}`, ''],
    ...players({
      score: [0, 0, 0, 0],
      scr_acc: kills,
      strength: [1000, 7, 0, 1],
      status: [0, 0, 0, 0],
    }),
  ];
}

const {game, match_of: match_of_positions} = small_game({
  name: 'TheWalkingDead',
  settings: SETTINGS,
  lines_of,
  line_of: ([id, dir]) => `${id}\tm\t${dir}`,
});

/// The match of one round: the state before, orders as [id, letter], the state after.
const match_of = (before, orders, after) =>
  match_of_positions([{round: 0, ...before}, {round: 1, ...after}], [orders]);

module.exports = {game, GOLDEN, CROWDED, match_of};
