'use strict';
// The next match in the same page, from disk: what `watch` writes is shown by the page that is open.

const WATCH = path.join(VIEWER, 'watch');
/// The address of the page that the script makes of files; no browser but that of the test opens it.
function watch(...files) {
  const bin = file_of('bin');
  fs.mkdirSync(bin, {recursive: true});
  for (const name of ['xdg-open', 'open'])
    fs.writeFileSync(path.join(bin, name), '#!/bin/sh\n', {mode: 0o755});
  const env = {...process.env, PATH: `${bin}:${process.env.PATH}`};
  const run = spawnSync(WATCH, files, {env, encoding: 'utf8'});
  assert.equal(run.status, 0, run.stderr);
  return pathToFileURL(run.stdout.trim()).href;
}

const names_are = (page, name) =>
  page.waitForFunction(wanted => Viewer.page.view.match.names[0] === wanted, name);

page_test(
  'the page that is open shows the next match, in the same round, with the unit that is followed',
  {
    ...BOTH,
    url: () => {
      file_of('next.res', golden_bytes(DUELS));
      return `${watch(file_of('next.res'))}#round=57&unit=12`;
    },
  },
  async page => {
    await page.opened();
    await names_are(page, 'Hunter');
    file_of('next.res', golden_bytes(SPELLS));
    const head = ['log 1', 'match HarryPotter 1.0 seed 1', 'names Scholar Scholar Scholar Scholar'];
    const log = print_log({57: {0: ['say I am new']}}, head);
    watch('-n', file_of('next.res'), file_of('next.log', log));
    await names_are(page, 'Scholar');
    await page.settle();
    await page.has({round: 57});
    await page.has({unit: 12});
    await page.says('#log-lines', /I am new/);
  }
);

/// The match of a review of it.
const PLAYERS = {player0: 'Hunter', player1: 'Scholar', player2: 'Moth', player3: 'Hunter'};
const OF_DUELS = {record: 'match', game: 'HarryPotter 1.0', seed: 1, seat: 2, ...PLAYERS};

const print_review = lines => lines.map(line => `${JSON.stringify(line)}\n`).join('');

/// A review whose stretch lost 23 of 100, of which Master would have had 19.
const review_by = measure => [
  {...OF_DUELS, measure, command: './Game A', input: ' < default.cnf', options: 'A'},
  {record: 'chance', round: 0, place1: 0.5},
  {record: 'chance', round: 100, place1: 0.1},
  {record: 'stretch', from: 57, to: 67, turning_point: 1, chance: 0, [measure]: 0.23},
  {record: 'instead', from: 57, to: 67, round: 58, unit: 8, own_order: '', other_order: '8 m l'},
  {record: 'gain', from: 57, to: 67, who: 'Master', sure: 1, chance: 0, [measure]: 0.19},
];

const REVIEWED = {
  url: () => {
    file_of('lost.res', golden_bytes(DUELS));
    return watch(file_of('lost.res'), file_of('why.jsonl', print_review(review_by('chance'))));
  },
};

page_test('a review brought with its match says why, marks where, and leads there', REVIEWED, async page => {
  const tells = async (...parts) => {
    const said = await page.textContent('#why');
    for (const part of parts) assert.ok(said.includes(part), `${part} in ${said}`);
  };
  await page.opened();
  await page.sees('#why', 'its tab comes first');
  await page.pick('#why h3 button');
  await page.has({round: 57});
  await tells('Rounds 57 to 66', 'to win fell by about 23 of 100', 'won about 19 more');
  await tells('wizard 8: move left instead of no order', '--from=57:2=Master < default.cnf');
  assert.equal(await page.getAttribute('#charts canvas', 'data-chart'), 'chance');
  await page.counts('#marks [data-kind=turn]', 1);
  for (const language of ['ca', 'es', 'en']) {
    await page.show('set_language', language);
    const lines = await page.texts('#why li');
    assert(lines.length >= 2 && !/…|\{|NaN|undefined/.test(lines.join()), lines.join('; '));
  }
  for (const line of await page.texts('#why ul:first-of-type .event'))
    assert.match(line, /^\d\d .* \(\d+, \d+\)/);
  await page.open_trace('share.jsonl', print_review(review_by('share')));
  await tells('It could hardly win', 'lost about 23 of 100', 'had about 19 more');
  await page.pick('#why li .event:text("instead of")');
  await page.has({round: 58});
  const {row, col} = await page.place(8);
  await page.evaluate(() => (Viewer.page.view.flash = null));
  await page.passes_axe();
  await page.close_to(row, col);
  const arrow = () => page.pixel(row, col, 0, -0.5);
  const green = await arrow();
  assert.equal(green, '11,122,43');
  await page.show('show_tab', 'match');
  assert.notEqual(await arrow(), green, 'only with the review');
  await page.show('show_tab', 'review');
  await page.go(3);
  await page.click('#why button:text("Try it")');
  await page.until(() => Viewer.page.view.hand !== null);
  await page.has({round: 58, unit: 8});
  await page.has({'hand.branch.seats': ['recorded', 'recorded', 'changed', 'recorded']});
  await page.sees('#hand .big');
});

page_test(
  'what makes no sense in a review or an address is left out, with a note',
  {trace: 'duels.res'},
  async page => {
    const lines = [
      {...OF_DUELS, command: './Game\nid', input: ' < a.cnf; id'},
      {record: 'stretch', from: 57, to: 67, turning_point: 1},
      {record: 'chance', round: 3e9, place1: 1},
      {record: 'dance', from: 57, to: 67},
    ];
    await page.open_trace('why.jsonl', print_review(lines));
    await page.says('#note-text', 'why.jsonl: what makes no sense is left out (3×).');
    await page.counts('#why h3 button', 1);
    await page.counts('#why .command', 0);
    await page.evaluate(() => (location.hash = '#round=12&unit=-1&zoom=1e999_0_0'));
    await page.says('#note-text', '#: what makes no sense is left out (2×).');
    await page.has({round: 12});
  }
);
