'use strict';
// Asks a module for the events of all rounds of recorded matches:
//   node engine/wasm/check.js RULES.js FILE.res...
// Says of each match how many rounds it can't explain and how long a round takes. Ends with 1 if
// there is such a round.
const fs = require('fs');
const path = require('path');

const part = {};
const V = (globalThis.Viewer = {game_part: () => part});
V.from_base64 = text => Uint8Array.from(Buffer.from(text, 'base64'));
require('../../Viewer/core/rules.js');
const [script, ...files] = process.argv.slice(2);
require(path.resolve(script));

/// For each round of a trace that has a next state, a trace with nothing else.
function rounds_of(text) {
  const names = text.indexOf('\nnames ');
  const head = text.slice(0, text.indexOf('\n', names + 1) + 1);
  const orders = /\n(commands|movements)\n/.exec(text)[1];
  const [starts, ends] = [[head.length], []];
  for (;;) {
    const at = text.indexOf(`\n${orders}\n`, starts[starts.length - 1]);
    const end = at < 0 ? -1 : text.indexOf('\n\n', at);
    ends.push(at < 0 ? text.length : at + 1);
    if (end < 0) break;
    starts.push(end + 1);
  }
  return starts.slice(1).map((_, k) => Buffer.from(head + text.slice(starts[k], ends[k + 1]), 'latin1'));
}

V.start_rules(part.rules).then(rules => {
  for (const file of files) {
    const rounds = rounds_of(fs.readFileSync(file, 'latin1'));
    const before = process.cpuUsage().user;
    const lost = rounds.filter(round => rules.events(round).includes('contradiction')).length;
    const ms = (process.cpuUsage().user - before) / 1000 / rounds.length;
    console.log(`${path.basename(file)}: ${lost} of ${rounds.length} rounds not explained, ${ms.toFixed(2)} ms a round`);
    if (lost > 0) process.exitCode = 1;
  }
});
