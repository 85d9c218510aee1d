'use strict';
// The scoreboard, the head, the charts' values, and the tabs of the panel.
const {assert, V, DUELS, golden_bytes, match_of, next_position, parse, position, print_match} =
  require('./kit.js');
const {file_of, page_test} = require('./browser.js');

const match = parse(golden_bytes(DUELS));
const options = {trace: 'duels.res'};
const written = number => number.toLocaleString('en');

page_test(
  'the scoreboard and the head are sorted by score, mark the leader, and have a bar by source',
  options,
  async page => {
    for (const round of [20, 150]) {
      await page.go(round);
      const {score} = match.states[round];
      const order = V.rank_players(match.states[round]);
      assert.deepStrictEqual(
        await page.texts('.player h2'),
        order.map(p => match.names[p])
      );
      assert.deepStrictEqual(
        await page.texts('.ranked small'),
        order.map(p => match.names[p])
      );
      assert.deepStrictEqual(
        await page.texts('.ranked .points'),
        order.map(p => written(score[p]))
      );
      const {clan, points} = V.lead_at(match, round);
      assert.strictEqual(await page.locator(`.player.leads.clan${clan} .crown:visible`).count(), 1);
      assert.strictEqual(await page.locator('.leads .crown:visible').count(), 1);
      await page.says(
        '#lead',
        new RegExp(`leads .* by ${written(points)}: .*[+−][\\d,]+; 10 rounds ago it was [\\d,]+`)
      );
      const bars = await page.$$eval('.player:first-child .share .part', all =>
        all.map(one => Math.round(parseFloat(one.style.width)))
      );
      const {conversion_points} = match.states[round];
      assert.strictEqual(bars[0], Math.round((100 * conversion_points[clan]) / score[clan]));
      assert.strictEqual(bars[0] + bars[1], 100);
    }
    const tied = position([], {score: [5, 5, 1, 0]});
    await page.open_trace(file_of('tied.res', print_match([tied, next_position(tied)], [[]])));
    await page.says('#lead', /Ada and .*Bob are level: 5 each/);
  }
);

page_test(
  'at the end a card on the board says who won, by what, all places and the moments, which play',
  options,
  async page => {
    assert(!(await page.isVisible('#ending')));
    await page.keys('End');
    const {clan, points, since} = V.outcome_of(match);
    const {score} = match.states[200];
    const order = V.rank_players(match.states[200]);
    await page.says('#ending h2', `${match.names[clan]} has won`);
    await page.says(
      '#lead',
      new RegExp(
        `^${match.names[clan]} won by ${written(points)} over .*; it was ahead from round ${since} on`
      )
    );
    assert.deepStrictEqual(
      await page.texts('.places .score'),
      order.map(p => written(score[p]))
    );
    const moments = V.moments_of(match, V.find_game('HarryPotter'));
    assert.strictEqual(await page.locator('#ending .watch').count(), moments.length);
    assert.strictEqual(await page.getAttribute('#ending .choices a', 'href'), '../docs/lost.md');
    const lefts = await page.$$eval('#ending .moment > span', all =>
      all.map(one => one.getBoundingClientRect().left)
    );
    assert.strictEqual(new Set(lefts).size, 1, 'below each other');
    await page.picture('ending');
    await page.pick('#ending .moment >> nth=0');
    assert.strictEqual(await page.round(), moments[0].index);
    assert(!(await page.isVisible('#ending')), 'elsewhere it is gone');
    await page.keys('End');
    await page.click('#ending .watch >> nth=-1');
    await page.waitForFunction(() => Viewer.page.view.playing);
    const last = moments[moments.length - 1].index;
    assert.deepStrictEqual([await page.view('until'), await page.view('speed')], [last + 20, 4]);
    await page.show('set_language', 'ca');
    await page.keys('End');
    await page.says('#lead', /ha guanyat per /);
    await page.keys('Escape');
    assert(!(await page.isVisible('#ending')), 'dismissed');
    await page.keys('Home', 'End');
    assert(!(await page.isVisible('#ending')), 'it stays so');
  }
);

page_test(
  'what just happened is above what happened before, each with its round, which it leads to',
  options,
  async page => {
    await page.go(57);
    const rounds = (await page.texts('#earlier .round')).map(Number);
    assert(rounds.length >= 30 && rounds[0] === 56, `${rounds}`);
    assert.deepStrictEqual(
      rounds,
      rounds.slice().sort((a, b) => b - a)
    );
    const told = index => match.events[index].filter(({kind}) => kind !== 'book').map(({kind}) => kind);
    const index = match.events.findIndex((_, at) => new Set(told(at)).size > 2);
    await page.go(index + 1);
    const kinds = await page.$$eval('#earlier button', all => all.map(one => one.dataset.kind));
    const of_round = told(index).reverse();
    assert.deepStrictEqual(kinds.slice(0, of_round.length), of_round, 'the last one of a round first');
    await page.go(57);
    await page.pick('#earlier li:last-child button');
    assert.strictEqual(await page.round(), rounds[rounds.length - 1]);
  }
);

page_test(
  'a chart has the values of the round that is shown, and of the one pointed at',
  options,
  async page => {
    const of_score = (name, ...args) => page.written(name, ...args).then(all => all.map(({text}) => text));
    let words = await of_score('go', 100);
    const has = round => Array.from(match.states[round].score, String).every(value => words.includes(value));
    assert(has(100), words.join());
    const scale = await of_score('toggle', 'letters');
    const most = Math.max(...match.states.flatMap(state => Array.from(state.score)));
    for (const number of [most, 0, 200]) assert(scale.includes(String(number)), `${number} of ${scale}`);
    await page.show('toggle', 'letters');
    const box = await page.locator('.chart').first().boundingBox();
    await page.mouse.move(box.x + box.width - 9, box.y + 60);
    words = await of_score('notify');
    await page.mouse.move(box.x + box.width - 8, box.y + 50);
    words = [...words, ...(await of_score('go', 99))];
    assert(has(200) && words.includes('round 200'), words.join());
    assert.strictEqual(await page.round(), 99);
  }
);

page_test(
  'tabs: keys lead from one to the next, a unit that is followed shows its own',
  options,
  async page => {
    const shown = () =>
      page.$$eval('[role=tabpanel]', all => all.filter(one => one.offsetParent !== null).map(one => one.id));
    assert.deepStrictEqual(await shown(), ['panel-match']);
    await page.focus('#tab-match');
    for (const [key, name] of [
      ['ArrowRight', 'unit'],
      ['End', 'review'],
      ['ArrowRight', 'match'],
      ['ArrowLeft', 'review'],
      ['ArrowLeft', 'log'],
    ]) {
      await page.keys(key);
      assert.deepStrictEqual(await shown(), [`panel-${name}`]);
      assert.strictEqual(await page.evaluate(() => document.activeElement.id), `tab-${name}`);
      assert.strictEqual(await page.getAttribute(`#tab-${name}`, 'aria-selected'), 'true');
    }
    assert.strictEqual(await page.round(), 0, 'arrows there are not those of the match');
    await page.says('#no-log', /--log=out\.log/);
    await page.waitForFunction(() => /tab=log/.test(location.hash));
    await page.show('follow', 12);
    assert.deepStrictEqual(await shown(), ['panel-unit']);
    await page.show('follow', -1);
    assert.deepStrictEqual(await shown(), ['panel-match']);
  }
);

page_test('The Walking Dead: zombies are counted, and on the board by crowds', {}, async page => {
  const {file, game, crowded} = match_of('TheWalkingDead');
  await page.open_trace(crowded[0]);
  await page.without_ids();
  const texts = (await page.written('go', 30)).map(({text}) => text);
  assert.strictEqual(texts.filter(text => /^[2-46-9]$/.test(text)).join(), '2,2,4,2,2,2');
  await page.open_trace(file);
  await page.go(100);
  const {states} = parse(golden_bytes(file));
  const zombies = Array.from(states[100].ids).filter(id => states[100].type(id) === game.ZOMBIE);
  assert(zombies.length > 3);
  await page.says('#round-note', `${zombies.length} zombies`);
});
