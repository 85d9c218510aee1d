'use strict';
// Small matches, written by hand: a board of 12 x 12, and one round.
const {V, game, parse} = require('./viewer.js');

const SIZE = 12;
const SETTINGS = {
  NUM_PLAYERS: 4,
  NUM_ROUNDS: 200,
  BOARD_ROWS: SIZE,
  BOARD_COLS: SIZE,
  NUM_INI_WIZARDS_PER_CLAN: 1,
  NUM_INI_BOOKS: 1,
  CLAN_INI_MAGIC_STRENGTH: 1000,
  POINTS_FOR_CONVERTING_WIZARD: 100,
  POINTS_PER_OWNED_CELL: 1,
  BOOK_MAGIC_STRENGTH: 50,
  ROUNDS_FOR_CONVERTING: 5,
  ROUNDS_ATTACK_RESTING_GHOST: 15,
  ROUNDS_SPELL_RESTING_GHOST: 60,
  ROUNDS_NO_ATTACK_GHOST: 5,
};
const DIRS = ['d', 'c', 'r', 'e', 'u', 'q', 'l', 'z'];

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
  const cells = Array.from({length: SIZE}, () => Array(SIZE).fill('.'));
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

/// The position of the next round: the same, with ghosts and conversions one round on. Changes to
/// units are given by id.
function next_position(before, units = {}, more = {}) {
  const after = JSON.parse(JSON.stringify(before));
  after.round = before.round + 1;
  after.units.forEach((unit, id) => {
    if (unit.rounds > 0) --unit.rounds;
    Object.assign(unit, units[id]);
    after.cells[unit.at[0]][unit.at[1]] = String(unit.clan);
  });
  return Object.assign(after, more);
}

function print_position(state) {
  const labels = digit => '   ' + Array.from({length: SIZE}, (_, j) => digit(j)).join('');
  const rows = state.cells.map((row, i) => String(i).padStart(2, '0') + ' ' + row.join(''));
  const units = state.units.map((unit, id) =>
    [unit.ghost ? 'g' : 'w', id, unit.clan, ...unit.at, unit.rounds, unit.next].join('\t')
  );
  const line = (word, values) => [word, ...values].join('\t') + '\n';
  return [
    '',
    '',
    labels(j => Math.floor(j / 10)),
    labels(j => j % 10),
    ...rows,
    '',
    'units',
    units.length,
    'type\tid\tplayer\trow\tcolumn\trounds\tnext',
    ...units,
    '',
    'books',
    state.books.length,
    'row\tcolumn',
    ...state.books.map(book => book.join('\t')),
    '',
    'spell_ingredients',
    3,
    '5 5 5 ',
    '',
    'Voldemort',
    state.voldemort.join(' '),
    '',
    `round ${state.round}`,
    '',
    line('score', state.score),
    line('scr_acc', state.points),
    line('strength', state.strength),
    line('status', state.status),
    '',
  ].join('\n');
}

/// The text of a match of positions with the orders between them: [id, direction], or [id, 's'].
function print_match(positions, orders, {version = '1.1', kind = 'Game', settings = {}} = {}) {
  const all = {...SETTINGS, ...settings};
  const head = [
    kind,
    '',
    'Seed 7',
    '',
    `HarryPotter ${version}`,
    '',
    ...Object.entries(all).map(([name, value]) => `${name}\t${value}`),
    'names          Ada Bob Cleo Dan',
    '',
  ].join('\n');
  const print_orders = list =>
    [
      'commands',
      list.length,
      ...list.map(([id, dir]) => (dir === 's' ? `${id}\ts\t3\t 0 0 0` : `${id}\tm\t${dir}\t`)),
      '',
    ].join('\n');
  return (
    head
    + positions
      .map((state, k) => print_position(state) + (k < orders.length ? print_orders(orders[k]) : ''))
      .join('')
  );
}

/// The events of one round as {kind, places, args}; of a unit its number and clan.
function events_of(before, orders, after, options) {
  const match = parse(print_match([before, after], [orders], options));
  return plain_events(V.round_events(match, game, 0));
}

function plain_events(events) {
  return events.map(({kind, places, args}) => {
    const plain = {};
    for (const [name, value] of Object.entries(args))
      plain[name] = value.unit === undefined ? value : {unit: value.unit, clan: value.clan};
    return {kind, places, args: plain};
  });
}

module.exports = {plain_events, SIZE, DIRS, position, next_position, print_match, events_of};
