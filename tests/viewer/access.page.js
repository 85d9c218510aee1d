'use strict';
// What everybody can use: rules for screen readers (axe), high contrast, large text, large windows.
const {assert, game, DUELS, golden_bytes, MATCHES, contrast} = require('./kit.js');
const {BOTH, LOOKS, PAGE, PHONE, file_of, page_test, test_looks, rgb} = require('./browser.js');

test_looks('the first page', PAGE);

for (const [look, options] of LOOKS)
  for (const {title, file} of MATCHES) {
    page_test(`axe finds nothing in a match of ${title} (${look})`, options, async page => {
      await page.open_trace(file);
      await page.keys('End', 'd');
      assert.deepStrictEqual(await page.complaints(), [], 'at the end');
      await page.keys('PageUp');
      await page.show('follow', 1);
      assert.deepStrictEqual(await page.complaints(), [], 'with a unit');
      await page.keys('h');
      assert.deepStrictEqual(await page.complaints(), [], 'with the help');
    });
  }

page_test(
  'high contrast keeps the colours of the clans and shows the slider',
  {trace: 'duels.res', forcedColors: 'active'},
  async page => {
    const colours = await page.$$eval('#players .swatch', all =>
      all.map(element => getComputedStyle(element).backgroundColor)
    );
    assert.deepStrictEqual(colours, game.colours.map(colour => `rgb(${rgb(colour).replaceAll(',', ', ')})`));
    const box = await page.locator('#slider').boundingBox();
    const bytes = await page.screenshot({clip: {...box, x: box.x + box.width / 2}});
    const shades = await page.evaluate(async data => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const ctx = canvas.getContext('2d');
      ctx.drawImage(image, 0, 0);
      const column = ctx.getImageData(Math.floor(image.width / 2), 0, 1, image.height).data;
      return new Set(Array.from({length: image.height}, (_, k) => column[4 * k])).size;
    }, `data:image/png;base64,${bytes.toString('base64')}`);
    assert(shades > 1, 'the track');
  }
);

page_test(
  'on a phone the answer to a tap is on the screen, and the whole board leaves swipes to the page',
  {trace: 'duels.res', ...PHONE},
  async page => {
    const {row, col} = await page.place(5);
    const box = await page.locator('#board').boundingBox();
    const scale = box.width / 60;
    // Three quarters of a cell beside it.
    await page.touchscreen.tap(box.x + (col + 1.2) * scale, box.y + (row + 0.5) * scale);
    await page.settle();
    assert(Number(await page.view('unit')) >= 0, 'the nearest unit');
    const info = await page.locator('#cell-info').boundingBox();
    assert(info.y + info.height < 844, `${info.y} + ${info.height}`);
    const touch = () => page.$eval('#board', board => board.style.touchAction);
    assert.strictEqual(await touch(), 'pan-y');
    await page.push('zoom_in');
    assert.strictEqual(await touch(), 'none');
  }
);

page_test(
  'on a phone the board is as wide as the screen, where scores, round and slider stay, and the help begins with fingers',
  {trace: 'duels.res', ...PHONE},
  async page => {
    const {x, width} = await page.locator('#board').boundingBox();
    assert.deepStrictEqual([x, width], [0, 390]);
    await page.evaluate(() => scrollTo(0, 700));
    for (const part of ['#round-number', '#slider', '.ranked:first-child .points', '.ranked:last-child .points']) {
      const {x, y, width, height} = await page.locator(part).boundingBox();
      assert(x >= 0 && x + width <= 390 && y >= 0 && y + height < 140, `${part}: ${x} ${y}`);
    }
    const cut = await page.$eval('#speed-select', list => {
      const ctx = document.createElement('canvas').getContext('2d');
      ctx.font = getComputedStyle(list).font;
      return ctx.measureText(list.selectedOptions[0].text).width + 20 - list.clientWidth;
    });
    assert(cut <= 0, `the list of speeds is cut by ${cut}`);
    await page.push('help');
    const top = async text => (await page.locator(`h2:text-is("${text}")`).boundingBox()).y;
    assert((await top('Fingers')) < (await top('Keys')));
  }
);

page_test(
  'with text of twice the size the header leaves most of the height to the match',
  {trace: 'duels.res'},
  async page => {
    await page.addStyleTag({content: ':root { font-size: 175% !important; }'});
    await page.settle();
    const bar = await page.locator('#bar').boundingBox();
    const timeline = await page.locator('#timeline').boundingBox();
    assert(timeline.y + timeline.height - bar.y < 720 / 4);
  }
);

page_test('a name of twelve letters is shown whole, and players of the same name by their numbers', {}, async page => {
  const text = golden_bytes(DUELS).toString();
  const names = 'Abcdefghijkl Demo Demo Demo';
  const file = file_of('names.res', text.replace(/^names.*$/m, `names          ${names}`));
  await page.open_trace(file);
  const cut = await page.$$eval('#players h2', all =>
    all.filter(title => title.scrollWidth > title.clientWidth).map(title => title.textContent)
  );
  assert.deepStrictEqual(cut, []);
  assert.match(await page.getAttribute('#ranking', 'aria-label'), /1 Demo.*2 Demo.*3 Demo/);
  assert.match(await page.getAttribute('canvas[data-chart=score]', 'aria-label'), /1 Demo/);
  const chips = await page.$$eval('#event-list .chip', all =>
    all.map(chip => getComputedStyle(chip, '::before').content)
  );
  assert(chips.every(content => /^"?[0-3]|attr/.test(content)), chips.join());
});

page_test('every button of a match but the marks on the slider is 24 pixels at least, either way', {...BOTH, trace: 'duels.res'}, async page => {
  const small = await page.$$eval('button:not(.mark)', all =>
    all
      .map(button => [button.id || button.className, button.getBoundingClientRect()])
      .filter(([, {width, height}]) => width > 0 && (width < 24 || height < 24))
      .map(([name, {width, height}]) => `${name} ${width} x ${height}`)
  );
  assert.deepStrictEqual(small, []);
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
