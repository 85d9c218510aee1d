'use strict';
// What helps to understand a match: life of a unit, filters, rounds by number, distances, heat maps,
// films.
const {assert, V, game, DUELS, golden_bytes, parse} = require('./kit.js');
const {BOTH, PHONE, page_test, rgb} = require('./browser.js');

const match = parse(golden_bytes(DUELS));
const options = {trace: 'duels.res'};

page_test('all that happened to a unit is listed, leads to its rounds, and is marked', {...BOTH, ...options}, async page => {
  const life = V.life_of(match, 12);
  assert(life.length > 3);
  await page.show('follow', 12);
  await page.pick('#life summary');
  await page.waitForFunction(count => document.querySelectorAll('#life li').length === count, life.length);
  assert.strictEqual(await page.locator('#unit-marks i').count(), life.length);
  await page.pick('#life li:nth-child(3) button');
  assert.strictEqual(await page.round(), life[2].index);
  await page.show('follow', -1);
  assert.strictEqual(await page.locator('#unit-marks i').count(), 0);
});

page_test('events and arrows can be limited to clans, a unit and a kind', {...BOTH, ...options}, async page => {
  const kinds = () => page.$$eval('#event-list button', all => all.map(one => one.dataset.kind));
  const clans = () =>
    page.$$eval('#event-list .chip', all => all.map(one => Number(one.dataset.clan)));
  await page.go(120);
  for (const p of [0, 1, 2]) await page.pick(`#filter .clan${p}`);
  const shown = await page.$$eval('#event-list li', all =>
    all.map(line => Array.from(line.querySelectorAll('.chip'), chip => Number(chip.dataset.clan)))
  );
  assert(shown.length > 0 && shown.every(line => line.includes(3)));
  for (const p of [0, 1, 2]) await page.click(`#filter .clan${p}`);
  await page.selectOption('#filter-kind', 'finish');
  await page.settle();
  assert.deepStrictEqual([...new Set(await kinds())], ['finish']);
  await page.selectOption('#filter-kind', '');
  await page.show('follow', 12);
  await page.pick('#tab-match');
  await page.pick('#filter-unit');
  assert.deepStrictEqual(await kinds(), ['taken', 'comes_back']);
  assert((await clans()).includes(2));
});

page_test('a round can be typed', {...BOTH, ...options}, async page => {
  await page.keyboard.press('j');
  await page.keyboard.type('57');
  await page.keys('Enter');
  assert.strictEqual(await page.round(), 57);
  await page.keys('ArrowRight');
  assert.strictEqual(await page.round(), 58, 'then the keys belong to the match again');
});

page_test('a button measures steps between two cells, round the walls', {...options, ...PHONE}, async page => {
  await page.push('anchor');
  await page.says('#note-text', 'Point at a cell.');
  const state = match.states[0];
  const view = {match, game, state};
  const cell = state.cells.findIndex(content => content !== game.WALL);
  const far = V.walking_distances(view, cell, false);
  const near = V.walking_distances(view, cell, true);
  near.forEach((steps, to) => {
    const way = V.shortest_way(view, cell, to);
    assert.strictEqual(way.length, steps + 1);
    assert.deepStrictEqual([way[0], way[steps]], steps < 0 ? [undefined, undefined] : [cell, to]);
  });
  const end = far.indexOf(Math.max(...far));
  assert(far[end] > 60 && near[end] <= far[end]);
  await page.show('point', cell);
  await page.push('anchor');
  await page.show('point', end);
  await page.says('[data-field=distance]', String(far[end]));
  await page.says('[data-field=distance_diagonal]', String(near[end]));
  assert.strictEqual(await page.getAttribute('[data-action=anchor]', 'aria-pressed'), 'true');
  await page.push('anchor');
  assert.strictEqual(await page.locator('[data-field=distance]').count(), 0);
});

page_test('heat maps over the match are drawn', {...BOTH, ...options}, async page => {
  const pictures = new Set();
  await page.go(150);
  const of_clans = game.cell_colours.map(rgb);
  for (const heat of ['', ...V.HEAT_MAPS]) {
    await page.selectOption('#heat', heat);
    await page.settle();
    const lit = await page.$eval('#heat-label', label => label.classList.contains('on'));
    assert.strictEqual(lit, heat !== '', 'the button shows at once whether there is a map');
    assert.strictEqual(await page.isVisible('#heat-legend'), heat !== '');
    const is_owned = (await page.cell_colours()).some(colour => of_clans.includes(colour));
    assert.strictEqual(is_owned, heat === '', 'under a map, no ground has the colour of a clan');
    pictures.add(await page.drawn());
  }
  assert.strictEqual(pictures.size, 4);
});

page_test('with large cells, units have their numbers', options, async page => {
  await page.show('zoom_by', 4);
  const numbered = await page.drawn();
  await page.without_ids();
  await page.show('notify');
  assert.notStrictEqual(await page.drawn(), numbered);
});

page_test('some rounds can be saved as a film', {...BOTH, ...options}, async page => {
  await page.go(197);
  // Films are told by what is handed to the system.
  await page.evaluate(() => {
    window.saved = null;
    HTMLAnchorElement.prototype.click = function () {
      fetch(this.href)
        .then(answer => answer.blob())
        .then(({size}) => (window.saved = {name: this.download, size}));
    };
  });
  await page.selectOption('#save', 'film');
  await page.waitForFunction(() => window.saved !== null);
  const {name, size} = await page.evaluate(() => window.saved);
  assert.match(name, /^rounds197-200\.(webm|mp4)$/);
  assert(size > 1000, `${size} bytes`);
});
