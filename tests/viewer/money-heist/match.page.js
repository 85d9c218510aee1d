'use strict';
// Matches of Money Heist in the browser: the page finds out by itself which game a trace is of.

const {game, file: GOLDEN} = match_of('MoneyHeist');
const {states} = golden_match(GOLDEN);
const [start] = states;

page_test('Money Heist: the same page shows matches of both games in turn', {}, async page => {
  for (const [file, field] of [
    [GOLDEN, 'money'],
    ['duels.res', 'conversions'],
    [GOLDEN, 'money'],
  ]) {
    await page.open_trace(file);
    await page.says('.player.clan0 dt', field);
  }
});

const place_of = cell => [Math.floor(cell / start.cols), cell % start.cols];

page_test('Money Heist: kits, money, gold, doors with their numbers on demand, and walls', {}, async page => {
  await page.open_trace(GOLDEN);
  const close_to = async content => {
    const at = place_of(start.cells.indexOf(content));
    await page.close_to(...at);
    return at;
  };
  const [GOLD, HEALTH, POISON, STEEL, WALL] = game.thing_colours;
  for (const [content, colour, points] of [
    [game.HEALTH_KIT, HEALTH, [[0.07, 0]]],
    [game.POISON_KIT, POISON, [[0.34, -0.2]]],
    [game.MONEY, '#0b6b3a', [[0.24, 0]]],
    [game.GOLD, GOLD, [[-0.08, 0]]],
    [game.DOOR, STEEL, [[0.44, 0]]],
    [game.WALL, WALL, [[0, 0]]],
  ])
    await page.has_colour(colour, ...(await close_to(content)), points);
  await page.keys('0');
  const plain = await page.drawn();
  await page.keys('l');
  assert.notEqual(await page.drawn(), plain);
});

page_test('Money Heist: a professor that is away can be followed', {}, async page => {
  const id = [0, 1, 2, 3].find(unit => states.some(state => !state.is_present(unit)));
  await page.open_trace(GOLDEN);
  await page.go(states.findIndex(state => !state.is_present(id)));
  await page.show('follow', id);
  await page.says('#followed', new RegExp(`professor ${id}.*pending40`));
  await page.says(`.player.clan${id}`, /back in 40/);
  await page.show('zoom_by', 2);
});

page_test(
  'the floor has a tint of the clan whose soldiers are near, and none where nobody is',
  {},
  async page => {
    await page.open_trace(GOLDEN);
    await page.go(120);
    const [near, far] = await page.evaluate(() => {
      const {match, state} = Viewer.page.view;
      const soldiers = Array.from(state.ids).filter(id => state.is_present(id) && !state.is_professor(id));
      const count = (cell, reach, is_one = _clan => true) => {
        const {row, col} = Viewer.place_of(match, cell);
        const near = id => Math.hypot(state.row(id) - row, state.col(id) - col) < reach;
        return soldiers.filter(id => is_one(state.player(id)) && near(id)).length;
      };
      const lead = cell => count(cell, 3, clan => clan === 1) - count(cell, 5, clan => clan !== 1);
      const is_empty = cell => state.unit_on(cell) < 0 && !state.money.includes(cell);
      const is_free = cell => state.cells[cell] === Viewer.page.view.game.FREE && is_empty(cell);
      const free = Array.from(state.cells.keys()).filter(cell =>
        [cell, ...Viewer.cells_beside(match, cell, true)].every(is_free)
      );
      const most = free.reduce((a, b) => (lead(b) > lead(a) ? b : a));
      return [most, free.find(cell => count(cell, 7) === 0)].map(cell => Viewer.place_of(match, cell));
    });
    const tint_at = async ({row, col}) => {
      const parts = (await page.pixel(row, col)).split(',');
      return Math.max(...parts) - Math.min(...parts);
    };
    assert((await tint_at(near)) > (await tint_at(far)) + 20);
  }
);
