'use strict';
// How units and boards look in every game: seen on any ground, by any eyes, at any size.
const assert = require('assert');
const {golden_bytes, parse} = require('./viewer.js');
const {page_test} = require('./browser.js');
const {MATCHES} = require('./matches.js');

/// The lightness of pixels, four bytes each, as in the guidelines for web content.
const LIGHTS = `data => {
  const linear = value => ((value /= 255), value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return Array.from({length: data.length / 4}, (_, k) => [0.2126, 0.7152, 0.0722].reduce((sum, share, c) => sum + share * linear(data[4 * k + c]), 0));
}`;

/// The share of the pixels of a unit's cell that stand out from the ground under them, of those that differ from it.
const stands_out = (page, [row, col]) =>
  page.evaluate(
    ([i, j, lights_of]) => {
      const {view, drawer, ctx, board, theme, layout: {left, top, scale}} = Viewer.page;
      const lights = () => {
        drawer.draw(ctx, view, board.width, board.height, theme);
        return (0, eval)(lights_of)(ctx.getImageData(left + j * scale, top + i * scale, scale, scale).data);
      };
      const seen = lights();
      const {game} = view;
      const things = game.draw_things;
      game.draw_things = () => {};
      const ground = lights();
      Object.assign(game, {draw_things: things});
      const differ = seen.map((light, k) => [light, ground[k]]).filter(([a, b]) => Math.abs(a - b) > 0.01);
      const far = differ.filter(([a, b]) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3);
      return far.length / differ.length;
    },
    [row, col, LIGHTS]
  );

for (const {title, game, file} of MATCHES)
  for (const colorScheme of ['light', 'dark'])
    page_test(`${title}: units stand out from the ground, that of their clan most of all (${colorScheme})`, {colorScheme}, async page => {
      const match = parse(golden_bytes(file));
      await page.open_trace(file);
      for (const index of [30, 100]) {
        const state = match.states[index];
        await page.go(index);
        for (const clan of [0, 1, 2, 3]) {
          const own = Array.from(state.ids).filter(id => state.player(id) === clan && state.is_present(id));
          const is_at_home = id => !game.ground.clans || state.cells[state.cell_of(id)] === clan;
          const id = own.find(is_at_home);
          if (id === undefined) continue;
          await page.close_to(state.row(id), state.col(id));
          const share = await stands_out(page, [state.row(id), state.col(id)]);
          assert(share > 0.33, `unit ${id} in round ${index}: ${share}`);
        }
      }
    });

for (const {title, game, file} of MATCHES) {
  page_test(`${title}: the board of a dark page is dark, by day too`, {colorScheme: 'dark'}, async page => {
    await page.open_trace(file);
    const light = await page.evaluate(lights_of => {
      const {ctx, board} = Viewer.page;
      const lights = (0, eval)(lights_of)(ctx.getImageData(0, 0, board.width, board.height).data);
      return lights.reduce((a, b) => a + b) / lights.length;
    }, LIGHTS);
    assert(light < 0.18, String(light));
  });

  page_test(`${title}: clans differ by a mark, not only by colour, and in small cells kinds by their shape`, {}, async page => {
    await page.open_trace(file);
    const [clans, kinds] = await page.evaluate(() => {
      const {game} = Viewer.page.view;
      const picture = (side, draw) => {
        const canvas = Viewer.make('canvas', '', {width: 2 * side, height: 2 * side});
        const ctx = canvas.getContext('2d');
        draw(new Viewer.Pen(ctx, side, side / 2, side / 2));
        // The shape alone: what is there, and what is light on it.
        const {data} = ctx.getImageData(0, 0, 2 * side, 2 * side);
        return canvas.width && Array.from(data).join();
      };
      const grey = {colours: Array(4).fill('#888888'), edge_colours: Array(4).fill('#444444'), letter_colours: Array(4).fill('#ffffff')};
      const names = Object.keys(game.figures).filter(name => game.figures[name].mark);
      const marked = Viewer.figures(game.figures, grey);
      return [
        names.map(name => [0, 1, 2, 3].map(clan => picture(14, pen => marked(pen, name, 0, 0, 1, clan)))),
        Object.keys(game.figures).map(name => picture(8, pen => marked(pen, name, 0, 0, 1, 0, {next: '#888888'}))),
      ];
    });
    assert(clans.length > 0);
    for (const pictures of clans) assert.strictEqual(new Set(pictures).size, 4);
    const alike = game.figures_alike || [];
    assert(new Set(kinds).size >= kinds.length - alike.length, `${new Set(kinds).size} of ${kinds.length}`);
  });

  page_test(`${title}: what happens is seen while a round passes, and nothing of it with reduced motion`, {}, async page => {
    const match = parse(golden_bytes(file));
    await page.open_trace(file);
    const drawn = await page.evaluate(async last => {
      const {view, drawer, ctx, board, theme} = Viewer.page;
      const found = new Set();
      const {EFFECTS} = Viewer;
      let calls = 0;
      for (const [name, effect] of Object.entries(EFFECTS))
        EFFECTS[name] = (...args) => {
          ++calls;
          found.add(name);
          effect(...args);
        };
      const draw = (index, more) => {
        Object.assign(view, {index, position: index + 0.5});
        drawer.draw(ctx, view, board.width, board.height, {...theme, ...more});
      };
      for (let index = 0; index < last; ++index) draw(index);
      const moving = calls;
      for (let index = 0; index < last; ++index) draw(index, {still: true});
      view.go(0);
      Object.assign(EFFECTS, {});
      return {names: [...found], moving, still: calls - moving, wanted: [...new Set(Object.values(view.game.effects).map(([name]) => name))]};
    }, match.states.length - 1);
    assert(drawn.moving > 0);
    assert.strictEqual(drawn.still, 0);
    const missing = drawn.wanted.filter(name => !drawn.names.includes(name));
    assert(missing.length <= 1, `of ${drawn.wanted}, never: ${missing}`);
  });
}
