'use strict';
// Matches of Money Heist in the browser: the page finds out by itself which game a trace is of.
const {assert, golden_bytes, parse, match_of} = require('../kit.js');
const {file_of, page_test, rgb} = require('../browser.js');

const {game, file: GOLDEN} = match_of('MoneyHeist');
const {states} = parse(golden_bytes(GOLDEN));
const [start] = states;

page_test('Money Heist: the same page shows matches of both games in turn', {}, async page => {
  const fields = () => page.texts('.player.clan0 dt');
  await page.open_trace(GOLDEN);
  assert.deepStrictEqual((await fields()).slice(0, 3), ['money', 'kills', 'gold']);
  await page.open_trace(file_of('duels.res'));
  assert.deepStrictEqual(await fields(), ['conversions', 'cells', 'others', 'Units', 'Magic strength']);
  await page.open_trace(GOLDEN);
  assert.strictEqual((await fields())[0], 'money');
});

const place_of = cell => [Math.floor(cell / start.cols), cell % start.cols];

page_test('Money Heist: kits, money, gold, doors with their numbers on demand, and walls', {}, async page => {
  await page.open_trace(GOLDEN);
  const close_to = async content => {
    const at = place_of(start.cells.indexOf(content));
    await page.close_to(...at);
    return at;
  };
  const [GOLD, HEALTH, POISON, STEEL, WALL] = game.thing_colours.map(rgb);
  for (const [content, colour, points] of [
    [game.HEALTH_KIT, HEALTH, [[0.07, 0]]],
    [game.POISON_KIT, POISON, [[0.34, -0.2]]],
    [game.MONEY, '11,107,58', [[0.24, 0]]],
    [game.GOLD, GOLD, [[-0.08, 0]]],
    [game.DOOR, STEEL, [[0.44, 0]]],
    [game.WALL, WALL, [[0, 0]]],
  ])
    await page.has_colour(colour, ...(await close_to(content)), points);
  await page.keys('0');
  const plain = await page.drawn();
  await page.keys('l');
  assert.notStrictEqual(await page.drawn(), plain);
});

page_test(
  'Money Heist: a professor that is away is nowhere on the board, and can be followed',
  {},
  async page => {
    const id = [0, 1, 2, 3].find(unit => states.some(state => !state.is_present(unit)));
    const round = states.findIndex(state => !state.is_present(id));
    assert.strictEqual(states[round].place(id), null);
    await page.open_trace(GOLDEN);
    await page.go(round);
    await page.show('follow', id);
    await page.says('#followed', new RegExp(`professor ${id}.*pending40`));
    await page.says(`.player.clan${id}`, /back in 40/);
    await page.show('zoom_by', 2);
    await page.go(round - 1);
    await page.says('#event-list', new RegExp(`killed professor ${id} with poison: away for 40 rounds`));
  }
);

page_test(
  'the floor has a tint of the clan whose soldiers are near, and none where nobody is',
  {},
  async page => {
    await page.open_trace(GOLDEN);
    await page.go(120);
    const [near, far] = await page.evaluate(() => {
      const {match, state} = Viewer.page.view;
      const soldiers = Array.from(state.ids).filter(id => state.is_present(id) && !state.is_professor(id));
      const count = (cell, reach, counts = _id => true) => {
        const {row, col} = Viewer.place_of(match, cell);
        return soldiers.filter(
          id => counts(id) && Math.hypot(state.row(id) - row, state.col(id) - col) < reach
        ).length;
      };
      const lead = cell =>
        count(cell, 3, id => state.player(id) === 1) - count(cell, 5, id => state.player(id) !== 1);
      const is_free = cell =>
        [cell, ...Viewer.cells_beside(match, cell, true)].every(
          at =>
            state.cells[at] === Viewer.page.view.game.FREE
            && state.unit_on(at) < 0
            && !state.money.includes(at)
        );
      const free = Array.from(state.cells.keys()).filter(is_free);
      const most = free.reduce((a, b) => (lead(b) > lead(a) ? b : a));
      return [most, free.find(cell => count(cell, 7) === 0)].map(cell => Viewer.place_of(match, cell));
    });
    const tint_at = async ({row, col}) => {
      const parts = (await page.pixel(row, col)).split(',').map(Number);
      return Math.max(...parts) - Math.min(...parts);
    };
    assert((await tint_at(near)) > (await tint_at(far)) + 20, `${await tint_at(near)} ${await tint_at(far)}`);
  }
);
