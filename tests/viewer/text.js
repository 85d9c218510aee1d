'use strict';
// The traces of small matches, whose positions are written by hand.
const fs = require('fs');
const {V, home_of, parse} = require('./viewer.js');

/// The lines of an empty board, as lists of letters.
const empty_board = size => Array.from({length: size}, () => Array(size).fill('.'));

/// A board with its labels.
function board(cells) {
  const labels = digit => '   ' + cells[0].map((_, j) => digit(j)).join('');
  const rows = cells.map((row, i) => `${String(i).padStart(2, '0')} ${row.join('')}`);
  return ['', '', labels(j => Math.floor(j / 10)), labels(j => j % 10), ...rows, ''];
}

/// A table: its title, how many rows, the names of the columns, the rows.
const table = (word, columns, rows) => [
  word,
  rows.length,
  columns.split(' ').join('\t'),
  ...rows.map(row => row.join('\t')),
  '',
];

/// A line with four values for each of these words.
const players = values =>
  Object.entries(values).map(([word, four]) => [word, ...four].join('\t') + '\n');

/// The parameters of a game's default.cnf.
function default_settings(name) {
  const lines = fs.readFileSync(`${home_of(name)}/default.cnf`, 'utf8').split('\n');
  return Object.fromEntries(lines.slice(2, -2).map(line => line.split(/ +/)));
}

/// Small matches of a game, with the parameters of default.cnf but these. `lines_of(position)` are the lines of a position,
/// `line_of(order)` is that of an order; `change(position, units)` changes units, given by id.
function small_game({name, settings: changed, lines_of, line_of, change}) {
  const usual = {...default_settings(name), ...changed};
  const game = V.find_game(name);

  /// The trace of these positions, with the orders between them.
  function print_match(positions, orders, {version = '1.1', kind = 'Game', settings = {}} = {}) {
    const parameters = Object.entries({...usual, ...settings}).map(pair => pair.join('\t'));
    const head = [kind, '', 'Seed 7', '', `${name} ${version}`, '', ...parameters];
    const rounds = positions.flatMap((state, k) => {
      const given = orders[k];
      return [...lines_of(state), ...(given ? ['commands', given.length, ...given.map(line_of)] : [])];
    });
    return [...head, 'names          Ada Bob Cleo Dan', ...rounds, ''].join('\n');
  }

  const match_of = (positions, orders, options) => parse(print_match(positions, orders, options));

  /// The position of the next round: the same, with units that count rounds one on, and these changes.
  function next_position(before, units = {}, more = {}) {
    const after = {...JSON.parse(JSON.stringify(before)), round: before.round + 1};
    for (const unit of after.units || []) if (unit.rounds > 0) --unit.rounds;
    change(after, units);
    return Object.assign(after, more);
  }

  return {game, print_match, match_of, next_position};
}

module.exports = {empty_board, board, table, players, small_game};
