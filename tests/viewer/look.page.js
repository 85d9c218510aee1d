'use strict';
// Sizes and themes.
const {assert, contrast} = require('./kit.js');
const {page_test} = require('./browser.js');

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

page_test('words can be read in both looks, of which the system chooses one', {trace: 'duels.res'}, async page => {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({colorScheme});
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const pairs = ['text page', 'text panel', 'muted panel', 'muted page', 'bad bad-panel', 'accent-text accent'];
      return pairs.map(pair => pair.split(' ').map(name => style.getPropertyValue(`--${name}`).trim()));
    });
    const ratios = colours.map(([one, other]) => contrast(one, other));
    assert.strictEqual(contrast(colours[0][0], '#ffffff') < 4.5, colorScheme === 'dark');
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
