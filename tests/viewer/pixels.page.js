'use strict';
// The colours at known places of the board, for each kind of thing.
const {assert, game, match_of, position, print_match} = require('./kit.js');
const {BOTH, file_of, page_test, rgb} = require('./browser.js');

const FLOOR = '#ece8de';
const RED = '216,32,42';
const BOOK = [
  [0, -0.12],
  [-0.25, 0.2],
];
// What of a wizard, and of one in conversion, has the colour of its clan.
const ROBE = [
  [0.4, -0.25],
  [-0.4, 0.02],
];

/// Opens a trace without the numbers of the units, which would lie on what is looked at.
async function open_trace(page, file) {
  await page.without_ids();
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

page_test('each thing has its colours, on the ground of its clan', BOTH, async page => {
  const state = one_of_each();
  state.units[0].rounds = 5;
  await open_trace(page, file_of('each.res', print_match([state], [])));
  const [first, next, last] = game.colours.map(rgb);
  for (let clan = 0; clan < 4; ++clan) {
    const [colour, wizard, ghost] = [rgb(game.colours[clan]), [5, 2 + 2 * clan], [0, 5 + 2 * clan]];
    await page.has_colour(colour, ...wizard, ROBE, 'robe and hat');
    await page.is_near(
      game.cell_colours[clan],
      ...wizard,
      [
        [-0.3, -0.38],
        [-0.3, 0.38],
      ],
      'beside the hat'
    );
    await page.has_colour(
      colour,
      ...ghost,
      [
        [0.1, -0.35],
        [-0.35, -0.2],
      ],
      'ghosts are wider above than wizards'
    );
    await page.has_colour(
      clan > 0 ? '255,255,255' : first,
      ...ghost,
      [[-0.24, -0.2]],
      'eyes, closed while it rests'
    );
  }
  await page.has_colour(
    next,
    7,
    2,
    [
      [0.1, -0.42],
      [0.1, 0.42],
    ],
    'the bubble of who is in conversion'
  );
  await page.has_colour(
    last,
    7,
    2,
    [
      [0.36, -0.2],
      [0.36, 0.2],
    ],
    'who is in it'
  );
  await page.has_colour(RED, 7, 5, BOOK, 'a book');
  await page.is_near(
    FLOOR,
    7,
    5,
    [
      [0.46, 0.46],
      [-0.46, 0.46],
      [0.46, -0.46],
      [-0.46, -0.46],
    ],
    'around it'
  );
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
    await page.has_colour(RED, 7, 5, BOOK);
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
  const robe = await page.written('toggle', 'letters').then(() => page.written('toggle', 'letters'));
  for (const clan of '0123')
    assert(
      robe.some(({text}) => text === clan),
      `a ${clan} on the wizard`
    );
});

page_test('the feet of figures in the last row are whole', {}, async page => {
  await page.open_trace(match_of('Moria').file);
  await page.go(100);
  const colours_at = up =>
    page.evaluate(
      y =>
        new Set(
          new Uint32Array(
            Viewer.page.ctx.getImageData(0, Viewer.page.board.height - y, Viewer.page.board.width, 1).data
              .buffer
          )
        ).size,
      up
    );
  assert((await colours_at(5)) > 1, 'below the board');
  assert.strictEqual(await colours_at(1), 1, 'at the edge of the canvas');
});

page_test(
  'rulers are beside the board; on a phone and in a low window, the board has the room',
  {trace: 'duels.res'},
  async page => {
    const edges = () =>
      page.evaluate(() => [Viewer.page.layout.left, Viewer.page.layout.top].map(at => at / devicePixelRatio));
    assert(Math.min(...(await edges())) >= 14);
    await page.keys('+');
    const corner = await page.evaluate(() =>
      Array.from(Viewer.page.ctx.getImageData(1, 1, 1, 1).data.slice(0, 3)).join()
    );
    assert.strictEqual(corner, '243,244,247', 'zoomed in, no cell is under the rulers');
    for (const [width, height] of [
      [390, 844],
      [1366, 657],
    ]) {
      await page.setViewportSize({width, height});
      await page.keys('0');
      assert(Math.max(...(await edges())) < 4);
    }
  }
);
