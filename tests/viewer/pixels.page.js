'use strict';
// The colours at known places of the board, for each kind of thing.
const assert = require('assert');
const {V, golden_bytes, DUELS, game, parse} = require('./viewer.js');
const {SIZE, position, next_position, print_match} = require('./small.js');
const {BOTH, file_of, page_test, rgb} = require('./browser.js');

const WHITE = '255,255,255';
const WALL = '34,37,43';
const RED = '216,32,42';
const BLACK = '0,0,0';

/// The points of a cell that are so far from its middle, in four directions.
const straight = far => [[far, 0], [-far, 0], [0, far], [0, -far]];
const diagonal = far => [[far, far], [-far, far], [far, -far], [-far, -far]];

/// Opens a trace without the numbers of the units, which would lie on what is looked at.
async function open_trace(page, file) {
  await page.evaluate(() => {
    Viewer.page.drawer.draw_ids = () => {};
  });
  await page.open_trace(file);
}

/// A board with one thing of each kind: wizards 4 to 7 of clans 0 to 3 in row 5, a wizard in
/// conversion at (7, 2), a book at (7, 5), walls and owned cells in row 3.
function one_of_each() {
  const wizards = [0, 1, 2, 3].map(clan => ({clan, at: [5, 2 + 2 * clan]}));
  const state = position([...wizards, {clan: 2, at: [7, 2], rounds: 3, next: 1}], {
    books: [[7, 5]],
    voldemort: [9, 8],
  });
  ['0', '1', '2', '3', 'W'].forEach((cell, k) => {
    state.cells[3][2 + k] = cell;
  });
  return state;
}

const trace = () => file_of('each.res', print_match([one_of_each()], []));

page_test("wizards: circles in the clan's colour", {}, async page => {
  await open_trace(page, trace());
  for (let clan = 0; clan < 4; ++clan) {
    const at = [5, 2 + 2 * clan];
    await page.has_colour(rgb(game.colours[clan]), ...at, [[0, 0], [0.2, 0.2]]);
    await page.has_colour(rgb(game.cell_colours[clan]), ...at, diagonal(0.38), 'the corners are the cell');
  }
});

page_test('wizards in conversion: crosses', BOTH, async page => {
  await open_trace(page, trace());
  await page.has_colour(rgb(game.colours[2]), 7, 2, [[0, 0], ...diagonal(0.25)], 'the arms');
  await page.has_colour(rgb(game.cell_colours[2]), 7, 2, straight(0.38), 'between the arms');
});

page_test('ghosts: squares with a black outline', {}, async page => {
  await open_trace(page, trace());
  for (let clan = 0; clan < 4; ++clan) {
    const at = [0, 5 + 2 * clan];
    await page.has_colour(rgb(game.colours[clan]), ...at, [[0, 0], [0.28, 0.28]], 'the corner is filled');
    await page.has_colour(BLACK, ...at, [...straight(0.4), [0.4, 0.4]], 'the outline');
  }
});

page_test('books: red circles with a black outline', {}, async page => {
  await open_trace(page, trace());
  assert.strictEqual(await page.pixel(7, 5), RED);
  await page.has_colour(BLACK, 7, 5, straight(0.3));
  assert.strictEqual(await page.pixel(7, 5, 0.4, 0.4), WHITE);
});

page_test('Voldemort: a red circle with a translucent red zone, the cells where he attacks', {}, async page => {
  await open_trace(page, trace());
  assert.strictEqual(await page.pixel(9, 8), RED);
  for (const [row, col] of [
    [8, 7],
    [8, 9],
    [10, 7],
    [10, 8],
    [9, 7],
  ]) {
    const [r, g, b] = (await page.pixel(row, col)).split(',').map(Number);
    assert(r > 235 && g > 150 && g < 215 && b > 150 && b < 215, `${row}, ${col}: ${[r, g, b]}`);
  }
  for (const [row, col] of [
    [7, 8],
    [11, 8],
    [9, 6],
    [9, 10],
  ])
    assert.strictEqual(await page.pixel(row, col), WHITE);
});

page_test('a golden state is drawn as the trace says, cell by cell', {trace: 'duels.res'}, async page => {
  const match = parse(golden_bytes(DUELS));
  for (const round of [0, 120, 200]) {
    await page.go(round);
    const colours = await page.evaluate(() => {
      const {layout, ctx, board} = Viewer.page;
      const {data} = ctx.getImageData(0, 0, board.width, board.height);
      return Array.from({length: 3600}, (_, cell) => {
        const x = Math.floor(layout.left + ((cell % 60) + 0.5) * layout.scale);
        const y = Math.floor(layout.top + (Math.floor(cell / 60) + 0.5) * layout.scale);
        const k = 4 * (y * board.width + x);
        return Array.from(data.slice(k, k + 3)).join();
      });
    });
    const state = match.states[round];
    const expected = Array.from(state.cells, cell =>
      cell < 4 ? rgb(game.cell_colours[cell]) : cell === game.NOBODY ? WHITE : WALL
    );
    for (const book of state.books) expected[book] = RED;
    for (let id = 0; id < state.num_units; ++id) {
      expected[state.row(id) * 60 + state.col(id)] = rgb(game.colours[state.player(id)]);
    }
    colours.forEach((colour, cell) => {
      const beside =
        Math.abs(Math.floor(cell / 60) - state.voldemort_row) <= 1
        && Math.abs((cell % 60) - state.voldemort_col) <= 1;
      if (!beside) assert.strictEqual(colour, expected[cell], `round ${round}, cell ${cell}`);
    });
  }
});

page_test('between two rounds a unit is drawn between two cells', {}, async page => {
  const before = one_of_each();
  const after = next_position(before, {4: {at: [4, 2]}});
  await open_trace(page, file_of('glide.res', print_match([before, after], [[[4, 'u']]])));
  await page.draw_between(0.5);
  assert.strictEqual(await page.pixel(4.5, 2), rgb(game.colours[0]));
  assert.strictEqual(await page.pixel(5, 2, 0.25, 0), rgb(game.cell_colours[0]));
  await page.draw_between(1);
  assert.strictEqual(await page.pixel(4, 2), rgb(game.colours[0]));
});

page_test('who attacks leaps towards the other', {}, async page => {
  const before = position([
    {clan: 0, at: [5, 4]},
    {clan: 1, at: [5, 5]},
  ]);
  const after = next_position(before, {5: {rounds: 4, next: 0}});
  await open_trace(page, file_of('leap.res', print_match([before, after], [[[4, 'r']]])));
  assert.strictEqual(await page.pixel(5, 4, 0, -0.25), rgb(game.colours[0]));
  await page.draw_between(0.5);
  assert.strictEqual(await page.pixel(5, 4, 0, -0.25), rgb(game.cell_colours[0]));
});

page_test(
  'on a screen of high density the board has a pixel for each of its pixels',
  {deviceScaleFactor: 2},
  async page => {
    await open_trace(page, trace());
    const {width, css, scale} = await page.evaluate(() => ({
      width: Viewer.page.board.width,
      css: Viewer.page.board.getBoundingClientRect().width,
      scale: Viewer.page.layout.scale,
    }));
    assert.strictEqual(width, Math.round(2 * css));
    assert(scale >= 80, `${scale} pixels for a cell`);
    assert.strictEqual(await page.pixel(7, 5), RED);
  }
);

page_test('numbers and patterns tell the clans apart on demand', {}, async page => {
  await open_trace(page, trace());
  await page.keys('l');
  const pictures = await page.evaluate(() =>
    [0, 1, 2, 3].map(clan => {
      const {layout, ctx} = Viewer.page;
      const {data} = ctx.getImageData(
        layout.left + (2 + clan) * layout.scale + 2,
        layout.top + 3 * layout.scale + 2,
        layout.scale - 4,
        layout.scale - 4
      );
      const first = Array.from(data.slice(4 * 12, 4 * 12 + 3)).join();
      let pattern = '';
      for (let k = 0; k < data.length; k += 4 * 7)
        pattern += Array.from(data.slice(k, k + 3)).join() === first ? '.' : '#';
      return pattern;
    })
  );
  assert.strictEqual(new Set(pictures).size, 4);
  assert(pictures.every(pattern => pattern.includes('#')));
  assert.notStrictEqual(await page.pixel(5, 4), rgb(game.colours[1]), 'a number on the wizard');
});

page_test('the way that is measured is drawn over the free cells, and no longer when that ends', BOTH, async page => {
  const [from, to, between] = [8 * SIZE + 2, 11 * SIZE + 5, 10 * SIZE + 4];
  for (const wall of ['.', 'W']) {
    const state = one_of_each();
    state.cells[10][4] = wall;
    const text = print_match([state], []);
    await open_trace(page, file_of('way.res', text));
    await page.show('point', from);
    await page.show('toggle_anchor');
    await page.show('point', to);
    const match = parse(text);
    const way = V.shortest_way({match, game, state: match.states[0]}, from, to);
    assert.deepStrictEqual([way.length, way.includes(between)], wall === 'W' ? [5, false] : [4, true]);
    const middles = colour =>
      Promise.all(way.slice(1, -1).map(cell => page.has_colour(colour, Math.floor(cell / SIZE), cell % SIZE, [[0, 0]])));
    await middles(rgb('#111318'));
    await page.show('toggle_anchor');
    await middles(WHITE);
  }
});
