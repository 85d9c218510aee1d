'use strict';
// A match of NewGame in the page.
const assert = require('assert');
const path = require('path');
const {spawnSync} = require('child_process');
const {home_of} = require('../viewer.js');
const {BOTH, file_of, page_test} = require('../browser.js');

/// The trace of a match.
function trace() {
  const players = ['Demo', 'Null', 'Demo', 'Demo', '-s', '1', '-q', '-i', 'default.cnf'];
  const played = spawnSync(path.join(home_of('NewGame'), 'Game'), players, {cwd: home_of('NewGame'), maxBuffer: 1e8});
  assert.strictEqual(played.status, 0, played.stderr.toString());
  return file_of('new-game.res', played.stdout);
}

// Before "make page", its rules aren't in the page, whose first board looks for them.
const OPTIONS = {...BOTH, console: /ERR_FILE_NOT_FOUND|Loading failed/};
page_test('NewGame: the page draws a match, and says in each language what happens in it', OPTIONS, async page => {
  await page.open_trace(trace());
  const {rows, cols} = await page.view('match');
  const colours = new Set();
  for (let row = 0; row < rows; ++row) for (let col = 0; col < cols; ++col) colours.add(await page.pixel(row, col));
  assert(colours.size >= 6, `the floor, lines and four cycles: ${[...colours].join(' ')}`);
  const last = await page.view('last_index');
  assert(last < 200, 'the match is over when one is left');
  for (const language of ['en', 'ca', 'es']) {
    await page.show('set_language', language);
    const said = [];
    for (let round = 1; round <= last; ++round) {
      await page.go(round);
      await page.has({round});
      said.push(...(await page.texts('#event-list li')));
    }
    assert(new Set(said).size > 2, said.join());
    assert.strictEqual(await page.evaluate(() => Viewer.outcome_of(Viewer.page.view.match) === null), false);
    await page.push('help');
    await page.push('close_help');
  }
  await page.show('follow', 0);
  await page.show('point', 0);
  await page.show('play');
  await page.waitForFunction(() => Viewer.page.view.index === Viewer.page.view.last_index || !Viewer.page.view.playing);
});
