'use strict';
// The page of a league, played here by a few players on a small board.
const {assert, fs, path, fileURLToPath, pathToFileURL} = require('./kit.js');
const {BOTH, place, page_test} = require('./browser.js');
const {submit, play_league, test_page} = require('./leagues.js');

/// Plays the league.
async function play() {
  const folder = path.join(place.folder, 'submitted');
  for (const name of ['Hunter', 'Moth', 'Rover']) submit(folder, `tests/players/AI${name}.cc`, name);
  submit(folder, 'AINull.cc', 'Empty', 'throw runtime_error("lost");');
  fs.writeFileSync(path.join(folder, 'AI<img src=x onerror=alert(1)>.cc'), '');
  const results = path.join(place.folder, 'results');
  await play_league([folder, `--results=${results}`, '--against=Null', '--qualifying=4', '--matches=4', '-s3']);
  return pathToFileURL(path.join(results, 'teacher', 'league.html')).href;
}

let played = null;
/// Its page. It is played once for all tests.
const league = () => (played = played || play());

const column = (page, number) =>
  page.locator(`#ranks tbody tr td:nth-child(${number})`).allTextContents();

page_test('league: the ranking is sorted by a click on a head', {...BOTH, url: league}, async page => {
  const scores = async () => (await column(page, 9)).map(Number);
  const sorted = numbers => numbers.slice().sort((a, b) => a - b);
  await page.getByRole('button', {name: 'Mean score'}).click();
  assert.deepStrictEqual(await scores(), sorted(await scores()).reverse());
  await page.getByRole('button', {name: 'Mean score'}).click();
  assert.deepStrictEqual(await scores(), sorted(await scores()));
  await page.getByRole('button', {name: 'Player', exact: true}).first().click();
  const names = await column(page, 2);
  assert.deepStrictEqual(names, names.slice().sort());
  // The ladder has no ranks, and is below whichever comes first.
  for (const sign of [1, -1]) {
    await page.getByRole('button', {name: /^Rank\b/}).first().click();
    const ranks = await column(page, 1);
    const ranked = ranks.filter(rank => rank !== '').map(Number);
    assert.deepStrictEqual(ranked, ranked.slice().sort((a, b) => sign * (a - b)));
    assert.deepStrictEqual(ranks.slice(0, ranked.length), ranked.map(String));
    assert(ranks.length > ranked.length);
  }
  for (const name of ['Empty', 'Hunter', 'Moth', 'Null', 'Rover']) assert(names.includes(name), name);
});

page_test('league: a player is found by a part of the name', {...BOTH, url: league}, async page => {
  await page.fill('#find', 'OV');
  assert.strictEqual(await page.locator('#ranks tbody tr:visible').count(), 1);
  assert.strictEqual(await page.locator('details.player:visible').count(), 1);
  await page.fill('#find', '');
  assert.strictEqual(await page.locator('#ranks tbody tr:visible').count(), (await column(page, 1)).length);
});

page_test('league: links lead to a player, and from there to its matches', {url: league}, async page => {
  await page.click('#ranks a:text-is("Hunter")');
  const player = page.locator('#player-Hunter[open]');
  await player.waitFor();
  const link = player.locator('a[href^="#match"]').last();
  const row = page.locator(`[id="${(await link.getAttribute('href')).slice(1)}"]`);
  assert(!(await row.isVisible()));
  await link.click();
  await row.waitFor();
  await row.locator('summary').click();
  assert.match(await row.locator('code').textContent(), /^\.\/Game --secure .* -s \d+ --draws=[0-9a-f]{32} -i .*\.cnf > /);
});

page_test('league: the final is shown match after match, and who is ahead only after each', {...BOTH, url: league}, async page => {
  const champion = await page.textContent('.champion b');
  await page.click('a:text-is("Show the final to a class")');
  const all = await page.evaluate(() => matches.length);
  assert.doesNotMatch(await page.textContent('#stage'), /wins|\d/);
  for (let k = 1; k <= all; ++k) {
    await page.keyboard.press('Space');
    await page.waitForSelector('iframe');
    const frame = page.frames()[1];
    await frame.waitForFunction(() => window.Viewer && Viewer.page && Viewer.page.view.playing);
    assert.deepStrictEqual(await frame.$$eval('#show b', names => names.map(name => name.textContent)), await page.evaluate(at => matches[at].names, k - 1));
    for (const place of ['#timeline', '#charts', '#players', '#bar']) assert(!(await frame.isVisible(place)), place);
    // Space goes on when the match is over; the arrow ends it.
    if (k === 1) await frame.evaluate(() => Viewer.page.view.last());
    await frame.focus('#board');
    await page.keyboard.press(k === 1 ? 'Space' : 'ArrowRight');
    await page.waitForSelector('#stage table');
    if (k < all) assert.match(await page.textContent('h1'), new RegExp(`after match ${k} of ${all}$`));
  }
  assert.strictEqual(await page.textContent('h1'), `${champion} wins the final`);
  assert.deepStrictEqual(await page.complaints(), []);
});

page_test('league: the log of a lost match opens beside the page of that match', {url: league}, async page => {
  const folder = fileURLToPath(new URL('logs', await league()));
  const watched = await page.$$eval('tr[id]:has(a[href^="../class/matches/"])', all => all.map(row => row.id));
  const [player, id] = fs
    .readdirSync(folder)
    .flatMap(name => watched.map(match => [name, match]))
    .find(([name, match]) => fs.existsSync(path.join(folder, name, `${match}.log`)));
  const href = await page.locator(`#${id} a[href^="../class/matches/"]`).getAttribute('href');
  await page.goto(new URL(href, page.url()).href);
  await page.waitForFunction(() => window.Viewer && Viewer.page && Viewer.page.view.match !== null);
  await page.setInputFiles('#file', path.join(folder, player, `${id}.log`));
  await page.waitForFunction(() => Viewer.page.view.log !== null);
  const shown = await page.evaluate(() => {
    const {log, match} = Viewer.page.view;
    const {players, count} = log.lines;
    return {
      speakers: Array.from(new Set(players.slice(0, count)), seat => match.names[seat]),
      rounds: log.rounds.size,
      is_whole: Array.from(log.rounds.values()).every(({whole}) => whole),
    };
  });
  // Empty is out in the first one, the others play all of them.
  assert.deepStrictEqual(shown, {speakers: [player], rounds: player === 'Empty' ? 1 : 20, is_whole: true});
});

page_test('league: what a class and an author read is in their language, whole', {url: league, locale: 'ca-ES'}, async page => {
  const results = new URL('../', await league());
  for (const file of ['class/league.html', 'authors/Empty/index.html', 'authors/Hunter/index.html']) {
    await page.goto(new URL(file, results).href);
    const english = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const left = [];
      // Reasons of orders are the program's words, as in its log.
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (/\b(the|of|is|was|match|matches|and|with|players?|rank)\b/.test(text.data) && !text.parentElement.closest('script, code, pre, td.long'))
          left.push(text.data);
      return left;
    });
    assert.deepStrictEqual(english, [], file);
  }
  await page.goto(new URL('class/league.html', results).href);
  await page.getByLabel('Idioma').selectOption('es');
  await page.waitForFunction(() => document.documentElement.lang === 'es' && document.title.startsWith('Liga de '));
});

page_test('league: why a player was out can be read without a mouse', {url: league}, async page => {
  const player = page.locator('#player-Empty');
  await player.locator('summary').first().click();
  const reason = player.locator('small').first();
  assert(await reason.isVisible());
  assert.match(await reason.textContent(), /^out in round \d+: exception: lost$/);
});

page_test(
  'league: on a narrow screen no name is broken, nor parted from its score',
  {url: league, viewport: {width: 380, height: 800}},
  async page => {
    await page.locator('details.player > summary').first().click();
    const lines = await page.$$eval('details.player[open] td.others', all =>
      all.flatMap(cell => {
        const text = cell.firstChild;
        return text.data.split('\u2002').filter(Boolean).map(player => {
          const range = document.createRange();
          const start = text.data.indexOf(player);
          range.setStart(text, start);
          range.setEnd(text, start + player.length);
          return range.getClientRects().length;
        });
      })
    );
    assert(lines.length > 0 && lines.every(count => count === 1), lines.join());
  }
);

test_page('league', league);

page_test('league: links can be told from text without colours', {url: league}, async page => {
  const plain = await page.$$eval('a', all =>
    all
      .filter(link => getComputedStyle(link).textDecorationLine !== 'underline')
      .map(link => link.textContent)
  );
  assert.deepStrictEqual(plain, []);
});

page_test('league: no column is one of students where no student is named', {...BOTH, url: league}, async page => {
  const breaks = await page.$$eval('#ranks tbody tr:first-child td', all => all.map(cell => getComputedStyle(cell).overflowWrap));
  assert(!breaks.includes('anywhere'));
});
