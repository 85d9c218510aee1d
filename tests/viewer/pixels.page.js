'use strict';

const FLOOR = '#ece8de';
const RED = '#d8202a';
const BOOK = [
  [0, -0.12],
  [-0.25, 0.2],
];

/// Opens a board with wizards 4 to 7 of clans 0 to 3 in row 5, a wizard in conversion at (7, 2), a book at
/// (7, 5) and cells of all clans in row 3, without the numbers of units, which would lie on what is looked
/// at.
async function open_board(page) {
  const wizards = [0, 1, 2, 3].map(clan => ({clan, at: [5, 2 + 2 * clan]}));
  const state = position([...wizards, {clan: 2, at: [7, 2], rounds: 3, next: 1}], {books: [[7, 5]]});
  state.cells[3].splice(2, 4, 0, 1, 2, 3);
  state.units[0].rounds = 5;
  await page.without_ids();
  await page.open_trace('each.res', print_match([state], []));
}

const sides = (down, right) => [
  [down, -right],
  [down, right],
];

page_test('each thing has its colours, on the ground of its clan', BOTH, async page => {
  await open_board(page);
  const [first, next, last] = game.colours;
  for (let clan = 0; clan < 4; ++clan) {
    const [colour, at, ghost] = [game.colours[clan], 2 + 2 * clan, 5 + 2 * clan];
    await page.has_colour(colour, 5, at, [[0.4, -0.25]], 'a robe');
    await page.has_colour(colour, 5, at, [[-0.4, 0.02]], 'a hat');
    await page.is_near(game.cell_colours[clan], 5, at, sides(-0.3, 0.38), 'beside the hat');
    await page.has_colour(colour, 0, ghost, [[-0.35, -0.2]], 'ghosts are wider above than wizards');
    const eye = clan > 0 ? '#ffffff' : first;
    await page.has_colour(eye, 0, ghost, [[-0.24, -0.2]], 'eyes, closed while it rests');
  }
  await page.has_colour(next, 7, 2, sides(0.1, 0.42), 'the bubble of who is in conversion');
  await page.has_colour(last, 7, 2, sides(0.36, 0.2), 'who is in it');
  await page.has_colour(RED, 7, 5, BOOK, 'a book');
  await page.is_near(FLOOR, 7, 5, [...sides(0.46, 0.46), ...sides(-0.46, 0.46)], 'around it');
});

page_test(
  'on a screen of high density the board has a pixel for each of its pixels',
  {deviceScaleFactor: 2},
  async page => {
    await open_board(page);
    const [width, css] = await page.$eval('#board', board => [board.width, board.clientWidth]);
    assert(Math.abs(width - 2 * css) <= 1, `${width} for ${css}`);
    await page.has_colour(RED, 7, 5, BOOK);
  }
);

page_test('numbers and patterns tell the clans apart on demand', {}, async page => {
  await open_board(page);
  await page.keys('l');
  const pictures = await page.evaluate(() =>
    [0, 1, 2, 3].map(clan => {
      const {layout, ctx} = Viewer.page;
      const {left, top, scale} = layout;
      const at = left + (2 + clan) * scale + 2;
      const {data} = ctx.getImageData(at, top + 3 * scale + 2, scale - 4, scale - 4);
      const pixels = Array.from(new Uint32Array(data.buffer));
      return pixels.map(pixel => (pixel === pixels[12] ? '.' : '#')).join('');
    })
  );
  assert.equal(new Set(pictures).size, 4);
  assert(pictures.every(pattern => pattern.includes('#')));
  await page.show('toggle', 'letters');
  const words = await page.words('toggle', 'letters');
  for (const clan of '0123') assert(words.includes(clan), `a ${clan} on the wizard`);
});

page_test('the feet of figures in the last row are whole', {}, async page => {
  await page.open_trace(match_of('Moria').file);
  await page.go(100);
  const colours_at = up =>
    page.evaluate(y => {
      const {ctx, board} = Viewer.page;
      const {data} = ctx.getImageData(0, board.height - y, board.width, 1);
      return new Set(new Uint32Array(data.buffer)).size;
    }, up);
  assert((await colours_at(5)) > 1, 'below the board');
  assert.equal(await colours_at(1), 1, 'at the edge of the canvas');
});

page_test(
  'rulers are beside the board; on a phone and in a low window, the board has the room',
  {trace: 'duels.res'},
  async page => {
    const edges = () =>
      page.evaluate(() => [Viewer.page.layout.left, Viewer.page.layout.top].map(at => at / devicePixelRatio));
    assert(Math.min(...(await edges())) >= 14);
    await page.keys('+');
    const corner = await page.evaluate(() => Viewer.page.ctx.getImageData(1, 1, 1, 1).data.join());
    assert.equal(corner, '243,244,247,255', 'zoomed in, no cell is under the rulers');
    for (const size of ['390x844', '1366x657']) {
      await page.resize(size);
      await page.keys('0');
      assert(Math.max(...(await edges())) < 4);
    }
  }
);
