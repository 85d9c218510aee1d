'use strict';
// The scoreboard, the head, the charts' values, and the tabs of the panel.
const {assert, V, DUELS, golden_bytes, parse} = require('./kit.js');
const {BOTH, file_of, page_test} = require('./browser.js');

const match = parse(golden_bytes(DUELS));
const options = {trace: 'duels.res'};
const written = number => number.toLocaleString('en');

page_test('the scoreboard and the head are sorted by score, mark the leader, and have a bar by source', {...BOTH, ...options}, async page => {
  for (const round of [20, 150]) {
    await page.go(round);
    const {score} = match.states[round];
    const order = V.rank_players(match.states[round]);
    assert.deepStrictEqual(await page.texts('.player h2'), order.map(p => match.names[p]));
    assert.deepStrictEqual(await page.texts('.ranked small'), order.map(p => match.names[p]));
    assert.deepStrictEqual(await page.texts('.ranked .points'), order.map(p => written(score[p])));
    const {clan, points} = V.lead_at(match, round);
    assert.strictEqual(await page.locator(`.player.leads.clan${clan} .crown:visible`).count(), 1);
    assert.strictEqual(await page.locator('.leads .crown:visible').count(), 1);
    await page.says('#lead', new RegExp(`leads .* by ${written(points)}: .*[+−][\\d,]+; 10 rounds ago it was [\\d,]+`));
    const bars = await page.$$eval('.player:first-child .share .part', all => all.map(one => Math.round(parseFloat(one.style.width))));
    const {conversion_points} = match.states[round];
    assert.strictEqual(bars[0], Math.round((100 * conversion_points[clan]) / score[clan]));
    assert.strictEqual(bars[0] + bars[1], 100);
  }
});

page_test('at the end a card on the board says who won, by what, all places and the moments, which lead there and play', {...BOTH, ...options}, async page => {
  assert(!(await page.isVisible('#ending')));
  await page.keys('End');
  const {clan, points, since} = V.outcome_of(match);
  const {score} = match.states[200];
  const order = V.rank_players(match.states[200]);
  await page.says('#ending h2', `${match.names[clan]} has won`);
  await page.says('#lead', new RegExp(`^${match.names[clan]} won by ${written(points)} over .*; it was ahead from round ${since} on`));
  assert.deepStrictEqual(await page.texts('.places .score'), order.map(p => written(score[p])));
  const moments = V.moments_of(match, V.find_game('HarryPotter'));
  assert.strictEqual(await page.locator('#ending .watch').count(), moments.length);
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
});

page_test('what just happened is above what happened before, each with its round, which it leads to', options, async page => {
  await page.go(57);
  const rounds = (await page.texts('#earlier .round')).map(Number);
  assert(rounds.length >= 30 && rounds[0] === 56, `${rounds}`);
  assert.deepStrictEqual(rounds, rounds.slice().sort((a, b) => b - a));
  await page.pick('#earlier li:last-child button');
  assert.strictEqual(await page.round(), rounds[rounds.length - 1]);
});

page_test('a chart has the values of the round that is shown, and of the one pointed at', options, async page => {
  const of_score = (name, ...args) =>
    page.written(name, ...args).then(all => all.map(({text}) => text));
  let words = await of_score('go', 100);
  const has = round => Array.from(match.states[round].score, String).every(value => words.includes(value));
  assert(has(100), words.join());
  const box = await page.locator('.chart').first().boundingBox();
  await page.mouse.move(box.x + box.width - 9, box.y + 60);
  words = await of_score('notify');
  await page.mouse.move(box.x + box.width - 8, box.y + 50);
  words = [...words, ...(await of_score('go', 99))];
  assert(has(200) && words.includes('round 200'), words.join());
  assert.strictEqual(await page.round(), 99);
});

page_test('there are five sizes of type on the page, none under 12 pixels, and three radii', options, async page => {
  await page.keys('End');
  const looks = await page.$$eval('body *', all => all.filter(one => one.offsetParent !== null && one.textContent.trim() !== '').map(one => getComputedStyle(one)).map(({fontSize, borderRadius}) => [parseFloat(fontSize), borderRadius]));
  const sizes = new Set(looks.map(([size]) => size));
  assert(sizes.size <= 5 && Math.min(...sizes) >= 11.99, `${[...sizes]}`);
  const radii = new Set(looks.map(([, radius]) => radius).filter(radius => !/^0px|%|px /.test(radius)));
  assert(radii.size <= 3, `${[...radii]}`);
});

page_test('tabs: keys lead from one to the next, a unit that is followed shows its own', {...BOTH, ...options}, async page => {
  const shown = () => page.$$eval('[role=tabpanel]', all => all.filter(one => one.offsetParent !== null).map(one => one.id));
  assert.deepStrictEqual(await shown(), ['panel-match']);
  await page.focus('#tab-match');
  for (const [key, name] of [['ArrowRight', 'unit'], ['End', 'review'], ['ArrowRight', 'match'], ['ArrowLeft', 'review'], ['ArrowLeft', 'log']]) {
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
});

page_test('the words of the list of events are not cut at 1280 pixels', {trace: 'duels.res'}, async page => {
  for (const language of ['en', 'ca', 'es']) {
    const missing = await page.evaluate(wanted => {
      Viewer.page.view.set_language(wanted);
      const list = document.querySelector('#filter-kind');
      const whole = list.cloneNode(true);
      whole.replaceChildren(whole.firstChild);
      Object.assign(whole.style, {position: 'absolute', width: 'auto', maxWidth: 'none'});
      list.after(whole);
      const pixels = whole.getBoundingClientRect().width - list.getBoundingClientRect().width;
      whole.remove();
      return pixels;
    }, language);
    assert(missing < 1, `${language}: ${missing} pixels`);
  }
});

page_test('before the first round the cards count nothing, and no two charts show the same numbers', options, async page => {
  assert.deepStrictEqual(new Set(await page.texts('[data-field^=points_]')), new Set(['–']));
  const lines = V.find_game('HarryPotter').charts.map(chart => String(V.chart_values(match, chart)));
  assert.strictEqual(new Set(lines).size, lines.length);
});

page_test('whatever the window, the headline of who leads or has won is whole, with the longest names', {}, async page => {
  const text = golden_bytes(DUELS).toString();
  await page.open_trace(file_of('long.res', text.replace(/^names.*$/m, 'names          Wwwwwwwwwwww Wwwwwwwwwwwm Wwwwwwwwwwwq Wwwwwwwwwwwo')));
  const sizes = '901x600 950x700 1024x600 1024x768 1280x720 1366x657 1440x900 1600x800 2560x1440 390x844 700x500';
  await page.show('set_language', 'ca');
  for (const key of ['PageDown', 'End'])
    for (const size of sizes.split(' ')) {
      await page.keys(key);
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({width, height});
      await page.settle();
      const cut = await page.$eval('#lead', lead => {
        const [own, card] = [lead, lead.parentNode].map(one => one.getBoundingClientRect());
        return Math.max(lead.scrollHeight - lead.offsetHeight, card.top - own.top, own.bottom - card.bottom);
      });
      assert(cut <= 1, `${size} ${key}: ${cut}`);
    }
});
