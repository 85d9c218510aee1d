'use strict';
// Traces of The Walking Dead: two golden ones, and small ones made from pictures.
const path = require('path');
const {V, parse} = require('../viewer.js');

const game = V.find_game('TheWalkingDead');
const GOLDEN = path.join(__dirname, 'data/Stroller-Fighter-Slayer-Forager-1.res.gz');
/// A full board of 24 x 30, in version 1.1, with conversions of 2 rounds.
const CROWDED = path.join(__dirname, 'data/crowded.res.gz');

const ROWS = 12;
const COLS = 12;

const HEAD = [
  'Game\n\nSeed 1\n\nTheWalkingDead 1.1\n',
  'NUM_PLAYERS 4\nNUM_ROUNDS 9\nBOARD_ROWS 12\nBOARD_COLS 12\nNUM_INI_UNITS_PER_CLAN 1',
  'NUM_INI_ZOMBIES 1\nNUM_INI_FOOD 1\nCLAN_INI_STRENGTH 1000\nPOINTS_FOR_KILLING_PERSON 50',
  'POINTS_FOR_KILLING_ZOMBIE 10\nPOINTS_PER_OWNED_CELL 1\nFOOD_STRENGTH 50',
  'ROUNDS_BEFORE_BECOMING_ZOMBIE 5\nnames          A B C D\n',
].join('\n');

/// A state as text. Units are [type, player, row, column, rounds], by id, food [row, column].
function state_text(round, {units, food = [[11, 11]], kills = [0, 0, 0, 0]}) {
  const rows = Array.from({length: ROWS}, () => Array(COLS).fill('.'));
  for (const [, player, row, col] of units) if (player >= 0) rows[row][col] = player;
  const labels = digit => '   ' + Array.from({length: COLS}, (_, j) => digit(j)).join('');
  const players = (word, values) => `\n${word}\t${values.join('\t')}\n`;
  return [
    '\n',
    labels(j => Math.floor(j / 10)),
    labels(j => j % 10),
    ...rows.map((row, i) => `${String(i).padStart(2, '0')} ${row.join('')}`),
    `\nunits\n${units.length}\ntype\tid\tplayer\trow\tcolumn\trounds`,
    ...units.map(([type, ...rest], id) => [type, id, ...rest].join('\t')),
    `\nfood\n${food.length}\nrow\tcolumn`,
    ...food.map(place => place.join('\t')),
    `\nround ${round}`,
    players('score', [0, 0, 0, 0]) + players('scr_acc', kills),
    players('strength', [1000, 7, 0, 1]).slice(1) + players('status', [0, 0, 0, 0]),
  ].join('\n');
}

/// The match of one round: the state before, orders as [id, letter], the state after.
function match_of(before, orders, after) {
  const list = orders.map(([id, dir]) => `${id}\tm\t${dir}\t`);
  return parse(
    [
      HEAD + state_text(0, before),
      'commands',
      orders.length,
      ...list,
      state_text(1, after),
    ].join('\n')
  );
}

/// The kinds of the events of such a round.
const kinds_of = (...round) => game.find_events(match_of(...round), 0).map(event => event.kind);

module.exports = {game, GOLDEN, CROWDED, match_of, kinds_of};
