'use strict';
// Small leagues for the tests of their pages: submissions, a small board and a short match.
const fs = require('fs');
const path = require('path');
const {execFile} = require('child_process');
const {skip} = require('./check.js');

const GAME_FOLDER = path.resolve(__dirname, '../..');

function small_configuration() {
  return fs
    .readFileSync(path.join(GAME_FOLDER, 'default.cnf'), 'utf8')
    .replace(/(NUM_ROUNDS +)\d+/, '$120')
    .replace(/(BOARD_\w+ +)\d+/g, '$112')
    .replace(/(NUM_INI_WIZARDS_PER_CLAN +)\d+/, '$13')
    .replace(/(NUM_INI_BOOKS +)\d+/, '$14');
}

/// Puts a player of the game into a folder of submissions, under another name; `play` is what it
/// does first in play().
function submit(folder, source, name, play = '') {
  const text = fs.readFileSync(path.join(GAME_FOLDER, source), 'utf8');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, `AI${name}.cc`),
    text
      .replace(/#define PLAYER_NAME .*/, `#define PLAYER_NAME ${name}`)
      .replace('play () {', `play () { ${play}`)
  );
}

/// Runs the program with these words, while other tests go on.
function play_league(words) {
  if (!fs.existsSync(path.join(GAME_FOLDER, 'league')))
    skip('the program league is missing: make league');
  return new Promise((resolve, reject) => {
    const ended = (error, output, messages) => (error ? reject(new Error(messages)) : resolve());
    const played = execFile('./league', words, {cwd: GAME_FOLDER}, ended);
    played.stdin.end(small_configuration());
  });
}

module.exports = {submit, play_league};
