'use strict';
// Logs for the tests, of small matches.

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

module.exports = {print_log};
