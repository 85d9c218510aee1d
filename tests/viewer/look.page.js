'use strict';
// Sizes and themes; and the screenshots to look at.
const {assert, path, V, game, contrast} = require('./kit.js');
const {PICTURES, file_of, page_test} = require('./browser.js');

const picture = (page, name) => page.screenshot({path: path.join(PICTURES, `${name}.png`)});

/// Whether the page is wider or higher than the window, or a part of it is cut off.
const overflow = page =>
  page.evaluate(() => {
    const {scrollWidth, scrollHeight} = document.documentElement;
    return {wide: scrollWidth > window.innerWidth, high: scrollHeight > window.innerHeight};
  });

page_test('at 1280 x 720 everything fits without scrolling', {trace: 'duels.res'}, async page => {
  await page.go(150);
  assert.deepStrictEqual(await overflow(page), {wide: false, high: false});
  for (const place of [
    '#bar', '#slider', '#players', '.player.clan3', '#board', '#tools', '#charts', '#events',
  ]) {
    const box = await page.locator(place).boundingBox();
    assert(
      box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 720,
      place
    );
  }
  assert((await page.evaluate(() => Viewer.page.layout.scale)) >= 9);
  await picture(page, 'match-light');
});

page_test('the dark look follows the system', {colorScheme: 'dark', trace: 'duels.res'}, async page => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [dark] = (await background()).match(/\d+/g).map(Number);
  assert(dark < 60);
  await page.go(150);
  await picture(page, 'match-dark');
  await page.emulateMedia({colorScheme: 'light'});
  await page.settle();
  const [light] = (await background()).match(/\d+/g).map(Number);
  assert(light > 200);
});

page_test('rulers are beside the board, and a phone has the room for the board', {trace: 'duels.res'}, async page => {
  const edges = () =>
    page.evaluate(() => [Viewer.page.layout.left, Viewer.page.layout.top].map(at => at / devicePixelRatio));
  assert(Math.min(...(await edges())) >= 14);
  await page.keyboard.press('+');
  await page.settle();
  const corner = await page.evaluate(() => Array.from(Viewer.page.ctx.getImageData(1, 1, 1, 1).data.slice(0, 3)).join());
  assert.strictEqual(corner, '243,244,247', 'zoomed in, no cell is under the rulers');
  await page.setViewportSize({width: 390, height: 844});
  await page.keyboard.press('0');
  await page.settle();
  assert.deepStrictEqual(await edges(), [0, 0]);
});

page_test('words can be read: enough contrast in both looks', {trace: 'duels.res'}, async page => {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({colorScheme});
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const pairs = ['text panel', 'muted panel', 'muted page', 'bad bad-panel', 'accent-text accent'];
      return pairs.map(pair => pair.split(' ').map(name => style.getPropertyValue(`--${name}`).trim()));
    });
    const ratios = colours.map(([one, other]) => contrast(one, other));
    for (const ratio of ratios) assert(ratio >= 4.5, `${colorScheme}: ${ratios}`);
  }
});

page_test('the words of the list of events are not cut at 1280 pixels', {trace: 'duels.res'}, async page => {
  for (const language of ['en', 'ca', 'es']) {
    const missing = await page.evaluate(wanted => {
      Viewer.page.view.set_language(wanted);
      const list = document.querySelector('#filter-kind');
      const whole = list.cloneNode(true);
      whole.replaceChildren(whole.firstChild);
      Object.assign(whole.style, {position: 'absolute', width: 'auto', maxWidth: 'none'});
      list.after(whole);
      const pixels = whole.getBoundingClientRect().width - list.getBoundingClientRect().width;
      whole.remove();
      return pixels;
    }, language);
    assert(missing < 1, `${language}: ${missing} pixels`);
  }
});

page_test('any size of the window will do', {trace: 'duels.res'}, async page => {
  for (const [width, height] of [
    [1920, 1080],
    [1366, 600],
    [901, 400],
    [700, 500],
    [420, 860],
    [320, 480],
    [2560, 1440],
  ]) {
    await page.setViewportSize({width, height});
    await page.settle();
    assert.strictEqual((await overflow(page)).wide, false, `${width} x ${height}`);
    const {scale, left, inside} = await page.evaluate(() => ({
      ...Viewer.page.layout,
      inside: 60 * Viewer.page.layout.scale <= Viewer.page.board.width,
    }));
    assert(scale >= 2 && left >= 0 && inside, `${width} x ${height}`);
  }
});

page_test('the start page and the help', {}, async page => {
  await picture(page, 'start');
  await page.open_trace(file_of('spells.res'));
  await page.evaluate(() => Viewer.page.view.go(120));
  await page.push('help');
  await page.waitForSelector('#help[open]');
  await page.settle();
  const pictures = await page.$$eval('#help-legend canvas', all => all.map(canvas => canvas.toDataURL()));
  assert.strictEqual(new Set(pictures).size, game.legend.length + Object.keys(V.BOARD_SIGNS).length);
  await page.show('set_language', 'ca');
  assert.deepStrictEqual((await page.texts('kbd')).slice(0, 3), ['Espai', 'Inici', 'Fi']);
  const box = await page.locator('#help').boundingBox();
  assert(box.y >= 0 && box.y + box.height <= 720);
  await picture(page, 'help');
});
