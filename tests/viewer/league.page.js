'use strict';
// The page of a league, played here by a few players on a small board.
const {once, submit, play_league, show_changed, test_page} = require('./leagues.js');

async function play() {
  const folder = path.join(place.folder, 'submitted');
  for (const name of ['Hunter', 'Moth', 'Rover']) submit(folder, `tests/players/AI${name}.cc`, name);
  submit(folder, 'AINull.cc', 'Empty', 'throw runtime_error("lost");');
  fs.writeFileSync(path.join(folder, 'AI<img src=x onerror=alert(1)>.cc'), '');
  const results = path.join(place.folder, 'results');
  const options = '--against=Null --qualifying=4 --matches=4 -s3'.split(' ');
  await play_league([folder, `--results=${results}`, ...options]);
  return pathToFileURL(path.join(results, 'teacher', 'league.html')).href;
}

const league = once(play);
const go_to = async (page, file) => page.goto(new URL(`../${file}`, await league()).href);

/// The cells below a head, wherever its column is: empty ones are left out.
async function column(page, name) {
  const heads = await page.texts('#ranks thead th');
  const number = heads.findIndex(head => head.trim().startsWith(name)) + 1;
  assert(number > 0, `${name}: ${heads}`);
  return page.texts(`#ranks tbody tr td:nth-child(${number})`);
}

page_test('league: the ranking is sorted by a click on a head', {...BOTH, url: league}, async page => {
  const scores = async () => (await column(page, 'Mean score')).map(Number);
  const sorted = numbers => numbers.slice().sort((a, b) => a - b);
  await page.getByRole('button', {name: 'Mean score'}).click();
  assert.deepEqual(await scores(), sorted(await scores()).reverse());
  await page.getByRole('button', {name: 'Mean score'}).click();
  assert.deepEqual(await scores(), sorted(await scores()));
  await page.getByRole('button', {name: 'Player', exact: true}).first().click();
  const names = await column(page, 'Player');
  assert.deepEqual(names, names.slice().sort());
  // The ladder has no ranks, and is below whichever comes first.
  for (const sign of [1, -1]) {
    await page.locator('#ranks button:text-matches("^Rank\\\\b")').click();
    const ranks = await column(page, 'Rank');
    const ranked = ranks.filter(rank => rank !== '').map(Number);
    assert.deepEqual(ranked, sign > 0 ? sorted(ranked) : sorted(ranked).reverse());
    assert.deepEqual(ranks.slice(0, ranked.length), ranked.map(String));
    assert(ranks.length > ranked.length);
  }
  for (const name of ['Empty', 'Hunter', 'Moth', 'Null', 'Rover']) assert(names.includes(name), name);
});

page_test('league: a player is found by a part of the name', {url: league}, async page => {
  await page.fill('#find', 'OV');
  await page.counts('#ranks tbody tr:visible', 1);
  await page.counts('details.player:visible', 1);
  await page.fill('#find', '');
  await page.counts('#ranks tbody tr:visible', (await column(page, 'Rank')).length);
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
  const command = await row.locator('code').textContent();
  assert.match(command, /^\.\/Game --secure .* -s \d+ --draws=[0-9a-f]{32} -i .*\.cnf > /);
});

page_test(
  'league: the final is shown match after match, who is ahead only after each, with keys',
  {url: league},
  async page => {
    const champion = await page.textContent('.champion b');
    await page.click('a:text-is("Show the final to a class")');
    const all = await page.evaluate(() => shown.matches.length);
    assert.doesNotMatch(await page.textContent('#stage'), /wins|\d/);
    let before = [];
    const colours = {};
    for (let k = 1; k <= all; ++k) {
      await page.keyboard.press('Space');
      await page.waitForSelector('iframe');
      const frame = page.frames()[1];
      // It plays by itself, and may be over by now.
      await frame.waitForFunction(() => {
        const view = window.Viewer && Viewer.page && Viewer.page.view;
        return view && view.match !== null && (view.playing || view.index === view.last_index);
      });
      const names = await frame.$$eval('#show b', all => all.map(one => one.textContent));
      assert.deepEqual(names, await page.evaluate(at => shown.matches[at].names, k - 1));
      const shown = await frame.$$eval('#show .shown', all =>
        all.map(({children: [swatch, name]}) => [name.textContent, getComputedStyle(swatch).backgroundColor])
      );
      for (const [name, colour] of shown)
        assert.equal((colours[name] = colours[name] || colour), colour, 'players keep their colours');
      for (const place of ['#timeline', '#charts', '#players', '#bar'])
        assert(!(await frame.isVisible(place)), place);
      const press = async (key, condition) => {
        await frame.focus('#board');
        await page.keyboard.press(key);
        if (condition) await frame.waitForFunction(condition);
      };
      if (k === 1) {
        await press('.', () => Viewer.page.view.speed === 15);
        await press('f');
        await page.waitForFunction(() => document.fullscreenElement !== null);
        await frame.evaluate(() => Viewer.page.view.last());
      } else
        assert.equal(await frame.evaluate(() => Viewer.page.view.speed), 15, 'it stays for the next match');
      // Space goes on when the match is over; the arrow ends it, and the other one goes back.
      await press(k === 1 ? 'Space' : 'ArrowRight');
      await page.waitForSelector('#stage table');
      if (k === 2) {
        await page.keyboard.press('ArrowLeft');
        await page.waitForSelector('iframe[title="match 2"]');
        await page.keyboard.press('ArrowRight');
        await page.waitForSelector('#stage table');
      }
      const now = await page.texts('#stage tbody td:nth-child(2)');
      const from = await page.$$eval('#stage tbody tr', rows =>
        rows.map((row, at) => at + Number(row.style.getPropertyValue('--from')))
      );
      assert.deepEqual(from.slice().sort(), Array.from(now.keys()));
      const then = from.map(at => before[at]);
      if (k > 1) assert.deepEqual(then, now, 'from where they were');
      before = now;
      if (k < all) await page.says('h1', new RegExp(`after match ${k} of ${all}$`));
    }
    await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
    await page.says('h1', `${champion} wins the final`);
    assert.deepEqual(await page.texts('.steps b'), before.slice(0, 3));
    await page.picture('podium');
    await page.passes_axe();
  }
);

page_test('league: the page of the class says who has won only to who asks', {url: league}, async page => {
  const champion = await page.textContent('.champion b');
  await go_to(page, 'class/league.html');
  const head = await page.$eval('header', header => header.innerText);
  assert(head.includes('Show the final') && !head.includes(champion), head);
  assert(!(await page.texts('#ranks td')).includes('champion'));
  await page.click('summary:text-is("Champion")');
  assert.equal(await page.innerText('.champion b'), champion);
});

page_test(
  'league: what a class and an author read is in their language, whole',
  {url: league, locale: 'ca-ES'},
  async page => {
    for (const file of ['class/league.html', 'authors/Empty/index.html', 'authors/Hunter/index.html']) {
      await go_to(page, file);
      const english = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const left = [];
        // Reasons of orders are the program's words, as in its log.
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (
            /\b(the|of|is|was|match|matches|and|with|players?|rank)\b/.test(text.data)
            && !text.parentElement.closest('script, noscript, code, pre, td.long')
          )
            left.push(text.data);
        return left;
      });
      assert.deepEqual(english, [], file);
    }
    const told = [
      'ranking 2',
      'in round 5: exception: lost',
      'it attacks nobody and frees nobody (5.2 f)',
      '3 of 4',
    ];
    assert.deepEqual(await page.evaluate(texts => texts.map(said), told), [
      'classificació 2',
      'a la ronda 5: excepció: lost',
      ...told.slice(2),
    ]);
    await go_to(page, 'class/league.html');
    await page.getByLabel('Idioma').selectOption('es');
    await page.waitForFunction(
      () => document.documentElement.lang === 'es' && document.title.startsWith('Liga de ')
    );
  }
);

page_test(
  'league: an author reads what mattered, and the same account as the teacher',
  {url: league},
  async page => {
    const account = await page.textContent('#player-Empty p');
    assert.match(
      account,
      /^The rating is \d+: rank \d\. It follows from \d+ matches .* With one more match won .* -?\d+ to \d+\.$/
    );
    await page.says('header', /The champion has won the final/);
    await go_to(page, 'authors/Empty/index.html');
    await page.says('main p', /^It was out in (\d+) of \1 matches, each time in round 0: exception: lost\.$/);
    assert((await page.texts('main p')).includes(account));
  }
);

page_test('league: a champion and a final are told of where there was one', {url: league}, async page => {
  await show_changed(page, ({common, groups}) => {
    common.matches = common.matches.filter(({stage}) => stage !== 'final');
    groups.lines = groups.lines.filter(([stage]) => stage !== 'final');
  });
  assert.doesNotMatch(await page.textContent('header'), /won the final/);
  await show_changed(page, shown => delete shown.champion);
  await page.says('header', /No champion: nobody has qualified\./);
});

page_test(
  'league: an account counts all places, and says what the mark follows from',
  {url: league},
  async page => {
    await show_changed(page, ({common}) => {
      common.rule = 'quantiles';
      for (const one of common.accounts)
        Object.assign(one, {mark: 10, low: 2.5, high: 10, with_win: 9.5, of_band: 10});
      Object.assign(
        common.accounts.find(({player}) => player === 'Rover'),
        {grade: 9, why: 'late'}
      );
    });
    const account = await page.textContent('#player-Moth p');
    const [matches, ...places] =
      /from (\d+) matches against .*: (\d+) first places, (\d+) second, (\d+) third and (\d+) last ones/
        .exec(account)
        .slice(1)
        .map(Number);
    const sum = places.reduce((a, b) => a + b);
    assert.equal(sum, matches);
    assert.match(
      account,
      /^The mark is 10\.0: the rule quantiles gives that .* won instead of lost it would be 9\.5; .* from 2\.5 to 10\.0\./
    );
    assert((await column(page, 'Mark')).includes('10.02.5 to 10.0'));
    assert((await column(page, 'Mark')).includes('10.0 → 9.02.5 to 10.0'));
    await page.says('#player-Rover p', /The teacher has changed the mark 10\.0 to 9\.0: late\./);
    const appeals =
      /first play the command .*: it gives the result in the table\. Then look at what the match shows/;
    await page.says('main', appeals);
    await page.says('header', /Ratings count .*; the columns behind them count all matches\./);
  }
);

test_page('league', league);
