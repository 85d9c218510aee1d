'use strict';
// What helps to understand a match: life of a unit, filters, rounds by number, distances, heat maps,
// films.
const assert = require('assert');
const fs = require('fs');
const {V, game, DUELS, golden_bytes, parse} = require('./viewer.js');
const {BOTH, page_test, rgb} = require('./browser.js');

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

page_test('steps between two cells are counted, round the walls', options, async page => {
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
  await page.evaluate(
    ([from, to]) => {
      const {view: shown} = Viewer.page;
      shown.point(from);
      shown.toggle_anchor();
      shown.point(to);
    },
    [cell, end]
  );
  await page.settle();
  await page.says('[data-field=distance]', String(far[end]));
  await page.says('[data-field=distance_diagonal]', String(near[end]));
});

page_test('heat maps over the match are drawn', {...BOTH, ...options}, async page => {
  const pictures = new Set();
  await page.go(150);
  /// How many cells have the colour of a clan's ground in their middle.
  const owned = () =>
    page.evaluate(colours => {
      const {layout: {left, top, scale}, ctx, board} = Viewer.page;
      const {data} = ctx.getImageData(0, 0, board.width, board.height);
      return Array.from({length: 3600}, (_, cell) => {
        const [x, y] = [left + ((cell % 60) + 0.5) * scale, top + (Math.floor(cell / 60) + 0.5) * scale].map(Math.floor);
        const k = 4 * (y * board.width + x);
        return Array.from(data.slice(k, k + 3)).join();
      }).filter(colour => colours.includes(colour)).length;
    }, game.cell_colours.map(rgb));
  for (const heat of ['', ...V.HEAT_MAPS]) {
    await page.selectOption('#heat', heat);
    await page.settle();
    const lit = await page.$eval('#heat-label', label => label.classList.contains('on'));
    assert.strictEqual(lit, heat !== '', 'the button shows at once whether there is a map');
    assert.strictEqual(await page.isVisible('#heat-legend'), heat !== '');
    assert.strictEqual((await owned()) > 0, heat === '', 'under a map, no ground has the colour of a clan');
    pictures.add(await page.evaluate(() => Viewer.page.board.toDataURL()));
  }
  assert.strictEqual(pictures.size, 4);
});

page_test('with large cells, units, rows and columns have their numbers', options, async page => {
  const picture = () => page.evaluate(() => Viewer.page.board.toDataURL());
  await page.evaluate(() => {
    Viewer.page.view.zoom_by(4);
    const ids = Viewer.LAYERS.find(({name}) => name === 'ids');
    Object.assign(ids, {asked: ids.always, always: null});
  });
  await page.settle();
  const plain = await picture();
  await page.evaluate(() => {
    const ids = Viewer.LAYERS.find(({name}) => name === 'ids');
    ids.always = ids.asked;
    Viewer.page.view.notify();
  });
  await page.settle();
  assert.notStrictEqual(await picture(), plain);
});

page_test('some rounds can be saved as a film', options, async page => {
  await page.evaluate(() => {
    Viewer.page.view.go(180);
    Viewer.page.view.set_speed(8);
  });
  await page.settle();
  const [download] = await Promise.all([page.waitForEvent('download'), page.selectOption('#save', 'film')]);
  assert.match(download.suggestedFilename(), /^rounds180-200\.(webm|mp4)$/);
  assert(fs.statSync(await download.path()).size > 1000);
});

page_test('on a phone, a button measures steps', {...options, viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}, async page => {
  await page.push('anchor');
  await page.says('#note-text', 'Point at a cell.');
  const state = match.states[0];
  const start = state.cells.findIndex(content => content !== game.WALL);
  const distances = V.walking_distances({match, game, state}, start, false);
  const end = distances.findIndex(distance => distance > 20);
  await page.evaluate(cell => Viewer.page.view.point(cell), start);
  await page.push('anchor');
  await page.show('point', end);
  await page.says('[data-field=distance]', String(distances[end]));
  assert.strictEqual(await page.getAttribute('[data-action=anchor]', 'aria-pressed'), 'true');
  await page.push('anchor');
  assert.strictEqual(await page.locator('[data-field=distance]').count(), 0);
});

page_test('Firefox, where films are told by what is handed to the system', {...options, browsers: ['Firefox']}, async page => {
  await page.evaluate(() => {
    Viewer.page.view.go(197);
    window.saved = null;
    HTMLAnchorElement.prototype.click = function () {
      fetch(this.href)
        .then(answer => answer.blob())
        .then(({size}) => (window.saved = {name: this.download, size}));
    };
  });
  await page.settle();
  await page.selectOption('#save', 'film');
  await page.waitForFunction(() => window.saved !== null);
  const {name, size} = await page.evaluate(() => window.saved);
  assert.match(name, /^rounds197-200\.webm$/);
  assert(size > 1000, `${size} bytes`);
});
