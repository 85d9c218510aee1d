'use strict';

/// A match of three rounds on a board of 12 x 12, with wizard 4 of clan 0 at (5, 5).
const small_trace = () => file_of('small.res', print_still(position([{clan: 0, at: [5, 5]}]), 3));

const LOG = {
  70: {
    0: [
      'cpu 0.000412',
      'order 4 m u # a wall (5.3)',
      'say I go to (5, 6) with unit 4, not to (12, 0) or unit 99',
      'say @cell 2 2 red',
      'say @cell 2 3',
      'say @line 10 2 10 6 green',
      'say @arrow 6 2 6 6 black',
      'say @circle 4 9 blue',
      'say @heat 8 2 0',
      'say @heat 8 3 10',
      'say @value danger 0.5',
      'say @value danger 0.25',
      'say @cell 40 2',
    ],
    2: ['cpu 0.002', 'say <b>bold</b> <img src=x onerror=alert(1)> </script><script>alert(2)</script>'],
  },
  71: {
    0: ['cpu 0.1', 'say still going', 'say @mark look here', 'say @mark and here', 'say @value danger 0.75'],
  },
  72: {0: ['cpu 0.000001', 'say I go home'], 2: ['out exception: lost']},
};

async function open_log(page, rounds = LOG) {
  await page.without_ids();
  const log = file_of('small.log', typeof rounds === 'string' ? rounds : print_log(rounds));
  await page.setInputFiles('#file', [log, small_trace()]);
  await page.until(() => Viewer.page.view.log !== null);
}

const lines_of = (page, player) => page.texts(`.said[data-player="${player}"] li`);

page_test('drawings are at their cells, and can be switched off for each player', {}, async page => {
  await open_log(page);
  const colour_at = async place => (await page.pixel(...place)).split(',').map(Number);
  const has = async (place, wanted) => {
    const found = await colour_at(place);
    const far = Math.max(...wanted.map((value, k) => Math.abs(value - found[k])));
    assert(far <= 3, `${place}: ${found} instead of ${wanted}`);
  };
  // What is below each drawing: the stones of the floor differ.
  const cells = '2,2 2,3 10,4 6,4 4,9 8,2 8,3'.split(' ');
  const places = cells.map(cell => [...cell.split(',').map(Number), 0.2, 0.2]);
  const press = () => page.pick('#log-drawings .clan0');
  await press();
  const floor = await Promise.all(places.map(colour_at));
  await press();
  const over = (at, share, colour) => {
    const mixed = floor[at].map((value, k) => value + share * (colour[k] - value));
    return has(places[at], mixed);
  };
  await over(0, 0.5, [216, 32, 42]);
  await over(1, 0.5, [29, 78, 216]);
  await has([10, 4], [22, 163, 74]);
  await has([6, 4], [0, 0, 0]);
  await has([6, 3, 0, 0.45], [0, 0, 0]);
  await has([4, 9, 0.7], [29, 78, 216]);
  await has(places[4], floor[4]);
  await over(5, 0.1, [158, 52, 0]);
  await over(6, 0.95, [158, 52, 0]);
  await has([5, 5, -0.4, 0.25], [200, 16, 46]);
  await page.push('forward');
  await has(places[2], floor[2]);
  await page.push('back');
  await press();
  for (const [k, place] of places.entries()) await has(place, floor[k]);
  assert.equal(await page.getAttribute('#log-drawings .clan0', 'aria-pressed'), 'false');
});

page_test('words that are drawn at the edge of the board are not cut', BOTH, async page => {
  const corners = ['0 0', '0 11', '11 0', '11 11'];
  await open_log(page, {70: {0: corners.map(corner => `say @text ${corner} the corner`)}});
  const drawn = (await page.written('notify')).filter(({text}) => text === 'the corner');
  const rulers = await page.evaluate(() => Viewer.page.theme.rulers);
  assert.equal(drawn.length, 4);
  for (const {x, y, box, canvas} of drawn) {
    const [left, up, right, down] = box;
    for (const room of [x - left - rulers, y - up - rulers, canvas[0] - x - right, canvas[1] - y - down])
      assert(room >= 0, `${room}`);
  }
});

page_test(
  'words that are drawn in the same place do not cover each other or the unit there',
  {},
  async page => {
    await open_log(page, {70: {0: ['say @text 5 5 one', 'say @text 5 5 two']}});
    const drawn = await page.written('notify');
    const unit = await page.evaluate(() => Viewer.page.layout.top + 5.5 * Viewer.page.layout.scale);
    const places = [unit, ...drawn.filter(({text}) => /^(one|two)$/.test(text)).map(({y}) => y)].sort();
    for (const k of [1, 2]) assert(places[k] - places[k - 1] >= 10, `${places}`);
  }
);

page_test('what was said, orders that did nothing, and what is wrong with drawings', {}, async page => {
  await open_log(page);
  await page.says('#log-title', 'Log of round 70');
  assert.deepEqual(await lines_of(page, 0), [
    'wizard 4 move up: a wall (5.3)',
    'I go to (5, 6) with unit 4, not to (12, 0) or unit 99',
    '@cell 40 2 (40, 2) is not on the board',
    '9 drawings',
  ]);
  await page.says('.said[data-player="0"] summary', /Ada\s*0\.412 ms/);
  await page.click('.said[data-player="0"] li:last-child button');
  assert.equal((await lines_of(page, 0)).length, 12);
  await page.show('follow', 4);
  await page.says('#followed [data-field=did_nothing]', 'move up: a wall (5.3)');
  await page.keys('End', 'ArrowLeft');
  assert.deepEqual(await lines_of(page, 2), ['out: exception: lost']);
});

page_test('cells and units in what was said flash when they are clicked', {}, async page => {
  await open_log(page);
  const names = await page.texts('.said[data-player="0"] .text .reference');
  assert.deepEqual(names, ['(5, 6)', 'unit 4']);
  for (const [name, cell] of [
    ['(5, 6)', 66],
    ['unit 4', 65],
    ['wizard 4', 65],
  ]) {
    await page.evaluate(() => (Viewer.page.view.flash = null));
    await page.click(`.reference:text-is("${name}")`);
    await page.flashes(cell);
  }
});

page_test('the search goes from hit to hit over all rounds', {}, async page => {
  await open_log(page);
  await page.keys('/');
  await page.keyboard.type('GO');
  await page.waitForFunction(() => document.querySelector('#log-count').textContent === '3');
  const lines = [/I go to/, /still going/, /I go home/];
  for (const hit of [0, 1, 2, 0]) {
    await page.keys('Enter');
    await page.has({round: 70 + hit});
    await page.says('#log-count', `${hit + 1} / 3`);
    await page.says('#log-lines .hit', lines[hit]);
    await page.says('#log-lines .hit mark', /^go$/i);
  }
  await page.passes_axe();
  await page.pick('#log-before');
  await page.has({round: 72});
});

page_test('values and CPU time are charts, marks stand on the slider', {}, async page => {
  await open_log(page);
  const labels = {
    'value danger': /^danger over the rounds: 0 Ada 0.25, 1 Bob –/,
    cpu_time: /CPU time \(ms\) over the rounds: 0 Ada 0.412, 1 Bob –, 2 Cleo 2/,
  };
  for (const [key, label] of Object.entries(labels)) {
    await page.selectOption('#charts select', key);
    await page.settle();
    assert.match(await page.getAttribute(`canvas[data-chart="${key}"]`, 'aria-label'), label);
  }
  const titles = await page.$$eval('.mark[data-kind=said]', all => all.map(mark => mark.title));
  assert.deepEqual(titles, ['0 Ada: look here (+1), round 71']);
});

page_test('text from players is only ever text', {}, async page => {
  const hostile = '<img src=x onerror=alert(1)></script><script>alert(2)</script>\u202e';
  await open_log(page, {
    70: {
      0: [
        ...['', '@text 1 1 ', '@unit 4 ', '@mark ', '@cell '].map(start => `say ${start}${hostile}`),
        'say @value <img/src=x/onerror=alert(3)> 1',
        `order 4 m ${hostile} # ${hostile}`,
        `out ${hostile}`,
      ],
    },
  });
  await page.fill('#log-find', '<img');
  await page.keys('Enter');
  await page.show('follow', 4);
  await page.counts('#log img, #log script, #marks img, #charts img', 0);
  assert((await lines_of(page, 0)).some(line => line === hostile));
});

page_test('hostile logs leave the page small and alive', {}, async page => {
  const rounds = {70: {0: [], 1: ['say after'], 2: []}};
  const many = ['@mark here (5, 5) unit 4', '(5, 5) unit 4', '@cell 1 1', '@cell 99 9'];
  for (const said of many) rounds[70][0].push(...Array(100000).fill(`say ${said}`));
  rounds[70][2].push(`say ${'unit 4 (5, 5) '.repeat(80000)}`, `say ${'\u0001(('.repeat(400000)}`);
  await open_log(page, rounds);
  const size = await page.evaluate(() => document.querySelectorAll('*').length);
  assert(size < 3000, `${size} elements`);
  const longest = await page.$$eval('#log-lines li', all =>
    Math.max(...all.map(line => line.textContent.length))
  );
  assert(longest < 2100, `${longest} letters in a line`);
  assert.equal((await lines_of(page, 1)).join(), 'after');
  await page.push('forward');
  await page.push('back');
  await page.fill('#log-find', 'unit');
  await page.keys('Enter');
  await page.says('#log-lines .hit', /unit/);
});

page_test(
  'an address without a tab opens the usual one of a match with its log, and one with a tab opens that',
  {},
  async page => {
    for (const [place, tab] of [
      ['#round=70', 'log'],
      ['#round=70&tab=match', 'match'],
    ]) {
      await page.goto('about:blank');
      await page.goto(PAGE + place);
      await open_log(page);
      await page.has({tab});
      await page.waitForFunction(wanted => location.hash === wanted, place);
    }
  }
);

page_test('a log is chosen before or after its match, packed or not; others are refused', {}, async page => {
  const log = zlib.gzipSync(print_log(LOG));
  await page.open_trace('small.log.gz', log);
  await page.says('#problem', /^small.log.gz is the log of a match\. Now choose/);
  await page.open_trace(small_trace());
  await page.sees('#log');
  await page.open_trace(small_trace());
  await page.hides('#log');
  await page.open_trace('other.log', print_log(LOG).replace('seed 7', 'seed 8'));
  await page.says(
    '#note-text',
    'other.log is the log of another match: HarryPotter 1.1 seed 8 (Ada, Bob, Cleo, Dan).'
  );
  await page.open_trace('small.log.gz');
  await page.sees('#log');
});
