'use strict';
// Small matches of Harry Potter, written by hand: a board of 12 x 12, and one round; and logs of them.
const fs = require('fs');
const {home_of} = require('./viewer.js');

const SIZE = 12;
/// The parameters of default.cnf, but these.
const SETTINGS = {
  ...Object.fromEntries(
    fs
      .readFileSync(`${home_of('HarryPotter')}/default.cnf`, 'utf8')
      .split('\n')
      .slice(2, -2)
      .map(line => line.split(/ +/))
  ),
  BOARD_ROWS: SIZE,
  BOARD_COLS: SIZE,
  NUM_INI_WIZARDS_PER_CLAN: 1,
  NUM_INI_BOOKS: 1,
};

/// A position: ghosts 0 to 3 in the upper right corner, far from Voldemort at (10, 1), and the
/// wizards given as {clan, at: [row, column], rounds, next}, with ids from 4.
function position(wizards, more = {}) {
  const ghosts = [0, 1, 2, 3].map(clan => ({ghost: true, clan, at: [0, 5 + 2 * clan]}));
  const units = [...ghosts, ...wizards].map(unit => ({rounds: 0, next: -1, ...unit}));
  const cells = Array.from({length: SIZE}, () => Array(SIZE).fill('.'));
  for (const {at, clan} of units) cells[at[0]][at[1]] = String(clan);
  const [none, strength] = [0, 1000].map(number => Array(4).fill(number));
  const numbers = {round: 70, score: none, points: none, strength, status: none};
  return {cells, units, books: [], voldemort: [10, 1], ...numbers, ...more};
}

/// The position of the next round: the same, with units that count rounds one on, and these changes.
function next_position(before, changes = {}, more = {}) {
  const after = {...structuredClone(before), round: before.round + 1};
  after.units.forEach((unit, id) => {
    if (unit.rounds > 0) --unit.rounds;
    Object.assign(unit, changes[id]);
    after.cells[unit.at[0]][unit.at[1]] = String(unit.clan);
  });
  return Object.assign(after, more);
}

const tabbed = words => words.join('\t');

const table = (word, columns, rows) => [
  word,
  rows.length,
  tabbed(columns.split(' ')),
  ...rows.map(tabbed),
  '',
];

function lines_of({cells, units, books, voldemort, round, score, points, strength, status}) {
  const columns = cells.map((_, j) => j);
  return [
    ...['', '', ...[10, 1].map(unit => `   ${columns.map(j => Math.floor(j / unit) % 10).join('')}`)],
    ...cells.map((row, i) => `${String(i).padStart(2, '0')} ${row.join('')}`),
    '',
    ...table(
      'units',
      'type id player row column rounds next',
      units.map(({ghost, clan, at, rounds, next}, id) => [ghost ? 'g' : 'w', id, clan, ...at, rounds, next])
    ),
    ...table('books', 'row column', books),
    ...['spell_ingredients', 3, '5 5 5 ', '', 'Voldemort', voldemort.join(' '), '', `round ${round}`, ''],
    ...Object.entries({score, scr_acc: points, strength, status}).map(
      ([word, four]) => `${tabbed([word, ...four])}\n`
    ),
  ];
}

/// The trace of these positions, with the orders between them: [id, direction], or [id, 's'].
function print_match(positions, orders, {kind = 'Game'} = {}) {
  const head = [kind, '', 'Seed 7', '', 'HarryPotter 1.1', '', ...Object.entries(SETTINGS).map(tabbed)];
  const rounds = positions.flatMap((state, k) => [
    ...lines_of(state),
    ...(orders[k] ? ['commands', orders[k].length] : []),
    ...(orders[k] || []).map(([id, dir]) => (dir === 's' ? `${id}\ts\t3\t 0 0 0` : `${id}\tm\t${dir}\t`)),
    ...(orders[k] ? ['events', 0] : []),
  ]);
  return [...head, 'names          Ada Bob Cleo Dan', ...rounds, ''].join('\n');
}

function print_still(start, rounds) {
  const states = [start];
  while (states.length <= rounds) states.push(next_position(states.at(-1)));
  return print_match(states, Array(rounds).fill([]));
}

const HEAD = ['log 1', 'match HarryPotter 1.1 seed 7', 'names Ada Bob Cleo Dan'];

/// The text of a log: rounds given as {round: {player: [line, ...]}}, lines without round and player.
function print_log(rounds, head = HEAD) {
  const lines = [...head];
  for (const [round, players] of Object.entries(rounds)) {
    for (const [player, own] of Object.entries(players))
      for (const line of own) lines.push(`${round} ${player} ${line}`);
    lines.push(`${round} end`);
  }
  return lines.join('\n') + '\n';
}

module.exports = {SIZE, position, next_position, print_match, print_still, print_log};
