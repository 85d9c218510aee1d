'use strict';
// Small matches, written by hand: a board of 12 x 12, and one round.
const {empty_board, board, table, players, small_game} = require('./text.js');

const SIZE = 12;
/// The parameters that are not those of default.cnf.
const SETTINGS = {
  BOARD_ROWS: SIZE,
  BOARD_COLS: SIZE,
  NUM_INI_WIZARDS_PER_CLAN: 1,
  NUM_INI_BOOKS: 1,
};

/// A position: ghosts 0 to 3 in the upper right corner, far from Voldemort at (10, 1), and the
/// wizards given as {clan, at: [row, column], rounds, next}, with ids from 4.
function position(wizards, more = {}) {
  const ghosts = [0, 1, 2, 3].map(clan => ({
    ghost: true,
    clan,
    at: [0, 5 + 2 * clan],
    rounds: 0,
    next: -1,
  }));
  const units = [...ghosts, ...wizards.map(wizard => ({rounds: 0, next: -1, ...wizard}))];
  const cells = empty_board(SIZE);
  for (const unit of units) cells[unit.at[0]][unit.at[1]] = String(unit.clan);
  return {
    cells,
    units,
    books: [],
    voldemort: [10, 1],
    round: 70,
    score: [0, 0, 0, 0],
    points: [0, 0, 0, 0],
    strength: [1000, 1000, 1000, 1000],
    status: [0, 0, 0, 0],
    ...more,
  };
}

function change(state, units) {
  state.units.forEach((unit, id) => {
    Object.assign(unit, units[id]);
    state.cells[unit.at[0]][unit.at[1]] = String(unit.clan);
  });
}

const lines_of = state => [
  ...board(state.cells),
  ...table(
    'units',
    'type id player row column rounds next',
    state.units.map((unit, id) => [
      unit.ghost ? 'g' : 'w',
      id,
      unit.clan,
      ...unit.at,
      unit.rounds,
      unit.next,
    ])
  ),
  ...table('books', 'row column', state.books),
  ...['spell_ingredients', 3, '5 5 5 ', ''],
  ...['Voldemort', state.voldemort.join(' '), ''],
  ...[`round ${state.round}`, ''],
  ...players({
    score: state.score,
    scr_acc: state.points,
    strength: state.strength,
    status: state.status,
  }),
];

/// An order is [id, direction], or [id, 's'].
const line_of = ([id, dir]) => (dir === 's' ? `${id}\ts\t3\t 0 0 0` : `${id}\tm\t${dir}\t`);

const small = small_game({name: 'HarryPotter', settings: SETTINGS, lines_of, line_of, change});

module.exports = {...small, SIZE, position};
