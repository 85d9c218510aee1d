'use strict';
// How units and boards look in every game: dark on a dark page, and the clans apart for any eyes.
const {assert, MATCHES} = require('./kit.js');
const {page_test} = require('./browser.js');

/// The lightness of pixels, four bytes each, as in the guidelines for web content.
const LIGHTS = `data => {
  const linear = value => ((value /= 255), value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return Array.from({length: data.length / 4}, (_, k) => [0.2126, 0.7152, 0.0722].reduce((sum, share, c) => sum + share * linear(data[4 * k + c]), 0));
}`;

for (const {title, folder, file, crowded} of MATCHES) {
  page_test(`${title}: the board of a dark page is dark, by day too`, {colorScheme: 'dark'}, async page => {
    await page.open_trace(file);
    const light = await page.evaluate(lights_of => {
      const {ctx, board} = Viewer.page;
      const lights = (0, eval)(lights_of)(ctx.getImageData(0, 0, board.width, board.height).data);
      return lights.reduce((a, b) => a + b) / lights.length;
    }, LIGHTS);
    assert(light < 0.18, String(light));
    await page.picture(`${folder}-dark`);
    for (const full of crowded) {
      await page.open_trace(full);
      await page.go(20);
      await page.picture(`${folder}-crowded`);
    }
  });

  page_test(`${title}: clans differ by a mark, not only by colour`, {}, async page => {
    await page.open_trace(file);
    const clans = await page.evaluate(() => {
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
      return names.map(name => [0, 1, 2, 3].map(clan => picture(14, pen => marked(pen, name, 0, 0, 1, clan))));
    });
    assert(clans.length > 0);
    for (const pictures of clans) assert.strictEqual(new Set(pictures).size, 4);
  });
}
