'use strict';
// Matches of Money Heist in the browser: the page finds out by itself which game a trace is of.
const assert = require('assert');
const fs = require('fs');
const {golden_bytes, parse} = require('../viewer.js');
const {BOTH, file_of, page_test, rgb} = require('../browser.js');
const {MATCHES, play_on, has_contradiction} = require('../matches.js');
const {game, GOLDEN, HINT, KEY, position, next_position, print_match} = require('./small.js');

const recorded = MATCHES.find(({name}) => name === 'MoneyHeist');
const WHITE = '255,255,255';
const BLACK = '0,0,0';
const [YELLOW, GREY, WALL] = ['255,225,77', '194,196,200', '34,37,43'];
const [BLUE, RED] = ['58,160,255', '216,32,42'];

const heist = () => file_of('heist.res', golden_bytes(GOLDEN));
const small = (name, positions, orders, options) =>
  file_of(name, print_match(positions, orders, options));
page_test('Money Heist: the same page shows matches of both games in turn', {}, async page => {
  const fields = () => page.texts('.player.clan0 dt');
  await page.open_trace(heist());
  assert.deepStrictEqual((await fields())[0], 'Health pot');
  await page.open_trace(file_of('duels.res'));
  await page.waitForFunction(() => Viewer.page.view.file_name === 'duels.res');
  assert.deepStrictEqual(await fields(), ['Cells', 'Units', 'Magic strength']);
  await page.open_trace(heist());
  await page.waitForFunction(() => Viewer.page.view.file_name === 'heist.res');
});

/// A board with one thing of each kind, zoomed in; professor 1 is away.
async function open_each(page) {
  const state = position({1: {health: 0, rounds: 9}}, {walls: [[1, 1]]});
  await page.open_trace(small('each.res', [state], []));
}

page_test('Money Heist: soldiers are squares, professors have a black outline', {}, async page => {
  await open_each(page);
  for (const clan of [0, 2, 3]) {
    const professor = [2 * clan, 30];
    await page.has_colour(rgb(game.colours[clan]), ...professor, [[0, 0], [0.25, 0.25]]);
    await page.has_colour(BLACK, ...professor, [[-0.42, 0], [0.42, 0], [-0.42, -0.42], [0.42, 0.42]]);
    const soldier = [2 * clan, 34];
    await page.has_colour(rgb(game.colours[clan]), ...soldier, [[0, 0], [0.25, 0.25]]);
    assert.notStrictEqual(await page.pixel(...soldier, 0.36, 0), BLACK);
  }
  assert.strictEqual(await page.pixel(2, 30), WHITE, 'professor 1 is away');
});

page_test('Money Heist: kits, money, gold, doors and walls', BOTH, async page => {
  await open_each(page);
  for (const [row, col, colour] of [
    [20, 24, BLUE],
    [20, 28, RED],
  ]) {
    assert.strictEqual(await page.pixel(row, col), colour);
    assert.strictEqual(await page.pixel(row, col, 0.32, 0), BLACK);
    assert.strictEqual(await page.pixel(row, col, 0.38, 0.38), WHITE, 'a circle');
  }
  assert.strictEqual(await page.pixel(20, 20), YELLOW, 'the cross');
  assert.strictEqual(await page.pixel(20, 20, 0.14, 0.14), YELLOW, 'its arm');
  assert.strictEqual(await page.pixel(20, 20, 0.3, 0), BLACK, 'the square');
  assert.strictEqual(await page.pixel(10, 10), YELLOW);
  assert.strictEqual(await page.pixel(11, 10), GREY);
  assert.strictEqual(await page.pixel(9, 10), WALL);
  assert.strictEqual(await page.pixel(1, 1), WALL);
  assert.strictEqual(await page.pixel(30, 30), WHITE);
});

page_test('Money Heist: numbers on units and doors on demand', {}, async page => {
  await open_each(page);
  const door = () =>
    page.evaluate(() => {
      const {layout, ctx} = Viewer.page;
      const {left, top, scale} = layout;
      const {data} = ctx.getImageData(left + 10 * scale, top + 11 * scale, scale, scale);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  const plain = await door();
  await page.keys('l');
  assert((await door()) > plain);
});

page_test('Money Heist: a professor that is away can be followed', {}, async page => {
  const text = golden_bytes(GOLDEN).toString();
  const [, id] = text.match(/^p\t(\d)\t\d\t\d+\t\d+\t0\t-1\t40$/m);
  const {states} = parse(text);
  const round = states.findIndex(state => !state.is_present(Number(id)));
  await page.open_trace(heist());
  await page.go(round);
  await page.show('follow', Number(id));
  await page.says('#followed', new RegExp(`professor ${id}.*pending40`));
  await page.says(`.player.clan${id}`, /back in 40/);
  await page.show('zoom_by', 2);
  await page.go(round - 1);
  await page.says('#event-list', new RegExp(`killed professor ${id} with poison: away for 40 rounds`));
});

page_test('Money Heist: marks lead to opened boxes and killed professors', {}, async page => {
  await page.open_trace(heist());
  const marks = await page.$$eval('.mark[data-kind=open]', all =>
    all.map(({title, dataset}) => [title, Number(dataset.index)])
  );
  assert.strictEqual(marks.length, 2);
  const [[title, index]] = marks;
  assert.strictEqual(title, `box opened by 2 Locksmith, round ${index}`);
  await page.pick(`.mark[data-kind=open][data-index="${index}"]`);
  assert.strictEqual(await page.round(), index);
  await page.says('#event-list', /opened box \d: 200 points/);
  assert.strictEqual(await page.locator('.mark[data-kind=kill_professor]').count(), 5);
});

page_test(
  'Money Heist: the titles of its charts are legible in every language',
  {viewport: {width: 1300, height: 720}},
  async page => {
    await page.open_trace(heist());
    for (const language of ['ca', 'es', 'en']) {
      const titles = (await page.written('set_language', language)).filter(({room}) => room !== undefined);
      assert.strictEqual(new Set(titles.map(({text}) => text)).size, 7, language);
      for (const {text, room, width} of titles) assert(room / width >= 0.85, `${text}: ${room / width}`);
    }
  }
);

async function saved_position(page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.push('save_position')]);
  return fs.readFileSync(await file.path(), 'utf8');
}

page_test('Money Heist: ./Game goes on with a box that waits', {}, async page => {
  const waiting = {gold: null, door: null, hint: HINT};
  const before = position(
    {1: {health: 0, rounds: 3}, 2: {at: [10, 22]}},
    {boxes: [waiting, position().boxes[1]]}
  );
  await page.open_trace(small('waits.res', [before], []));
  const match = play_on(recorded, await saved_position(page));
  assert(!has_contradiction(match, game));
  assert.strictEqual(match.states[0].doors[0], -1);
  assert(match.states[1].doors[0] >= 0, 'there is room enough');
  assert.deepStrictEqual(
    [0, 1, 2, 3].map(k => match.states[k].rounds(1)),
    [3, 2, 1, 0]
  );
});

page_test('Money Heist: an order that opens a box is an arrow to its door', {}, async page => {
  const before = position({2: {at: [12, 10]}});
  const moved = {gold: [35, 10], door: [35, 9], hint: HINT.slice().reverse()};
  const after = next_position(before, {}, {boxes: [moved, before.boxes[1]], score: [0, 0, 200, 0]});
  await page.open_trace(small('open.res', [before, after], [[[2, 'o', 'u', KEY]]]));
  await page.push('arrows');
  assert.strictEqual(await page.pixel(11.5, 10), '17,19,24');
  const lines = await page.texts('#event-list button');
  assert.deepStrictEqual(lines, [
    'professor 2 opened box 0: 200 points',
    'Box 0 came back, with its door in 35, 9',
  ]);
});
