'use strict';

const match = golden_match(DUELS);
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
      const names = order.map(p => match.names[p]);
      const points_of = order.map(p => written(score[p]));
      assert.deepEqual(await page.texts('.player h2'), names);
      assert.deepEqual(await page.texts('.ranked small'), names);
      assert.deepEqual(await page.texts('.ranked .points'), points_of);
      const {clan, points} = V.lead_at(match, round);
      await page.counts(`.player.leads.clan${clan} .crown:visible`, 1);
      await page.counts('.leads .crown:visible', 1);
      await page.says(
        '#lead',
        new RegExp(`leads .* by ${written(points)}: .*conversions \\+[\\d,]+.*; 10 rounds ago (by|it was) [\\d,]+`)
      );
      const bars = await page.$$eval('.player:first-child .share .part', all =>
        all.map(one => Math.round(parseFloat(one.style.width)))
      );
      const {conversion_points} = match.states[round];
      assert.equal(bars[0], Math.round((100 * conversion_points[clan]) / score[clan]));
      assert.equal(bars[0] + bars[1], 100);
    }
    const tied = position([], {score: [5, 5, 1, 0]});
    await page.open_trace('tied.res', print_match([tied, next_position(tied)], [[]]));
    await page.says('#lead', /Ada and .*Bob are level: 5 each/);
  }
);

page_test(
  'at the end a card on the board says who won, by what, all places and the moments, which play',
  options,
  async page => {
    await page.hides('#ending');
    await page.hides('#moments', 'what is to come is not told before');
    await page.keys('End');
    const {clan, points, since} = V.outcome_of(match);
    const {score} = match.states[200];
    const order = V.rank_players(match.states[200]);
    const name = new V.Words({match}).name(clan);
    await page.says('#ending h2', `${name} has won`);
    await page.says(
      '#lead',
      new RegExp(` won by ${written(points)} over .*: .*[+−]\\d.*\\. It was ahead from round ${since} on`)
    );
    const points_of = order.map(p => written(score[p]));
    assert.deepEqual(await page.texts('.places .score'), points_of);
    const moments = V.moments_of(match, V.find_game('HarryPotter'));
    await page.counts('#ending .watch', moments.length);
    assert.equal(await page.getAttribute('#ending .choices a', 'href'), '../docs/lost.md');
    const lefts = await page.$$eval('#ending .moment > span', all => all.map(one => one.offsetLeft));
    assert.equal(new Set(lefts).size, 1, 'below each other');
    await page.picture('ending');
    await page.pick('#ending .moment >> nth=0');
    await page.has({round: moments[0].index});
    await page.hides('#ending', 'elsewhere it is gone');
    await page.counts('#moments li:visible', moments.length, 'who has seen the end may know');
    await page.keys('End');
    await page.click('#ending .watch >> nth=-1');
    await page.waitForFunction(() => Viewer.page.view.playing);
    await page.has({until: moments.at(-1).index + 20, speed: 4});
    await page.show('set_language', 'ca');
    await page.keys('End');
    await page.says('#lead', /ha guanyat per /);
    await page.keys('Escape');
    await page.hides('#ending', 'dismissed');
    await page.keys('Home', 'End');
    await page.hides('#ending', 'it stays so');
  }
);

page_test(
  'what just happened is above what happened before, each with its round, which it leads to',
  options,
  async page => {
    await page.go(57);
    const rounds = (await page.texts('#earlier .round')).map(Number);
    assert(rounds.length >= 30 && rounds[0] === 56, `${rounds}`);
    const sorted = rounds.slice().sort((a, b) => b - a);
    assert.deepEqual(rounds, sorted);
    const told = index => match.events[index].filter(({kind}) => kind !== 'book').map(({kind}) => kind);
    const index = match.events.findIndex((_, at) => new Set(told(at)).size > 2);
    await page.go(index + 1);
    const kinds = await page.$$eval('#earlier button', all => all.map(one => one.dataset.kind));
    const of_round = told(index).reverse();
    assert.deepEqual(kinds.slice(0, of_round.length), of_round, 'the last one of a round first');
    await page.go(57);
    await page.pick('#earlier li:last-child button');
    await page.has({round: rounds.at(-1)});
  }
);

page_test(
  'a chart has the values of the round that is shown, and of the one pointed at, to which a click goes',
  options,
  async page => {
    let words = await page.words('go', 100);
    const has = round => Array.from(match.states[round].score, String).every(value => words.includes(value));
    assert(has(100), words.join());
    const scale = await page.words('toggle', 'letters');
    const most = Math.max(...match.states.flatMap(state => Array.from(state.score)));
    for (const number of [most, 0, 200]) assert(scale.includes(String(number)), `${number} of ${scale}`);
    await page.show('toggle', 'letters');
    const box = await page.box('.chart');
    await page.mouse.move(box.x + box.width - 9, box.y + 60);
    words = await page.words('notify');
    await page.mouse.move(box.x + box.width - 8, box.y + 50);
    words = [...words, ...(await page.words('go', 99))];
    assert(has(200) && words.includes('round 200'), words.join());
    await page.has({round: 99});
    await page.mouse.click(box.x + 8 + (box.width - 16) * 0.75, box.y + 40);
    assert(Math.abs((await page.view('round')) - 150) <= 1, 'a click goes there');
  }
);

page_test(
  'tabs: keys lead from one to the next, a unit that is followed shows its own',
  options,
  async page => {
    const shown = () =>
      page.$$eval('[role=tabpanel]', all => all.filter(one => one.offsetParent !== null).map(one => one.id));
    assert.deepEqual(await shown(), ['panel-match']);
    await page.focus('#tab-match');
    const ways = 'ArrowRight unit End review ArrowRight match ArrowLeft review ArrowLeft log'.split(' ');
    for (let k = 0; k < ways.length; k += 2) {
      const [key, name] = ways.slice(k);
      await page.keys(key);
      assert.deepEqual(await shown(), [`panel-${name}`]);
      assert.equal(await page.evaluate(() => document.activeElement.id), `tab-${name}`);
      assert.equal(await page.getAttribute(`#tab-${name}`, 'aria-selected'), 'true');
    }
    await page.has({round: 0}, 'arrows there are not those of the match');
    await page.says('#no-log', /--log=out\.log/);
    await page.waitForFunction(() => /tab=log/.test(location.hash));
    await page.show('follow', 12);
    assert.deepEqual(await shown(), ['panel-unit']);
    await page.show('follow', -1);
    assert.deepEqual(await shown(), ['panel-match']);
  }
);

page_test('The Walking Dead: zombies on the board are counted by crowds', {}, async page => {
  await page.open_trace(match_of('TheWalkingDead').crowded[0]);
  await page.without_ids();
  const texts = await page.words('go', 30);
  assert.equal(texts.filter(text => /^[2-46-9]$/.test(text)).join(), '2,2,4,2,2,2');
  await page.says('#round-note', /^\d+ zombies$/);
});
