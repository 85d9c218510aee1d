'use strict';
// What everybody can use: rules for screen readers (axe), high contrast, large text, large windows.
const {assert, V, game, DUELS, golden_bytes, print_log, MATCHES, contrast} = require('./kit.js');
const {BOTH, LOOKS, PAGE, PHONE, file_of, page_test, test_looks, rgb} = require('./browser.js');

test_looks('the first page', PAGE);

for (const [look, options] of LOOKS)
  for (const {title, file, name} of MATCHES) {
    // Games have colours of their own, which are to be told from light and dark.
    if (!['light', 'dark'].includes(look) && name !== game.name) continue;
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
      assert(x >= 0 && x + width <= 390 && y >= 0 && y + height < 150, `${part}: ${x} ${y}`);
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

page_test('with text of twice the size names are not torn, and the header leaves most of the height to the match', {}, async page => {
  const text = golden_bytes(DUELS).toString();
  await page.open_trace(file_of('large.res', text.replace(/^names.*$/m, 'names          Abcdefghijkl Demo Wonderful Wwwwwwwwwwww')));
  await page.addStyleTag({content: ':root { font-size: 175% !important; }'});
  for (const [width, height] of [[1280, 720], [1024, 768], [1440, 900], [1920, 1080], [390, 844]]) {
    await page.setViewportSize({width, height});
    await page.settle();
    await page.picture(`large-text-${width}`);
    const {lines, header, wide} = await page.evaluate(() => ({
      lines: Array.from(document.querySelectorAll('#players h2'), one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)),
      header: document.getElementById('timeline').getBoundingClientRect().bottom,
      wide: document.documentElement.scrollWidth,
    }));
    assert(Math.max(...lines) < 2.5 && header < height / 2.8 && wide <= width, `${width}: ${lines} ${header} ${wide}`);
  }
});

page_test(
  'high contrast keeps the colours of the clans, fills bars, shows the slider, and marks what is chosen or pressed',
  {trace: 'duels.res', forcedColors: 'active'},
  async page => {
    await page.keys('End', 'o');
    const colours = game.colours.map(colour => `rgb(${rgb(colour).replaceAll(',', ', ')})`).sort();
    for (const part of ['.swatch', '.part0']) {
      const found = await page.$$eval(`#players .player ${part}`, all => all.map(one => getComputedStyle(one).backgroundColor));
      assert.deepStrictEqual([...new Set(found)].sort(), colours, part);
    }
    assert.strictEqual(await page.$eval('#slider', slider => getComputedStyle(slider).forcedColorAdjust), 'none');
    await page.show('follow', 12);
    const marks = is_on =>
      page.$$eval(`:is([aria-selected=${is_on}], [aria-pressed=${is_on}]):not(.swatch)`, all =>
        Array.from(new Set(all.filter(one => one.offsetParent).map(one => getComputedStyle(one).outlineStyle)))
      );
    assert.deepStrictEqual([await marks(true), await marks(false)], [['solid'], ['none']]);
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

page_test('whatever is clicked in a match but the marks on the slider is 24 pixels at least, either way', {...BOTH, trace: 'duels.res'}, async page => {
  await page.open_trace(file_of('small.log', print_log({0: {0: ['say one', 'say two']}}, ['log 1', 'names Hunter Scholar Moth Hunter'])));
  await page.show('follow', 12);
  for (const tab of V.TABS) {
    await page.show('show_tab', tab);
    const small = await page.$$eval('button:not(.mark), summary, select', all =>
      all
        .map(button => [button.id || button.className || button.textContent, button.getBoundingClientRect()])
        .filter(([, {width, height}]) => width > 0 && (width < 24 || height < 24))
        .map(([name, {width, height}]) => `${name} ${width} x ${height}`)
    );
    assert.deepStrictEqual(small, [], tab);
  }
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
