'use strict';
// What helps somebody who sees a match for the first time: layers, legend, what is told beside a unit, links.
const {assert, path, execFileSync, pathToFileURL, V, VIEWER, MATCHES} = require('./kit.js');
const {BOTH, place, file_of, page_test} = require('./browser.js');

const DUELS = {trace: 'duels.res'};

page_test('a layer is a button, a key, a line of the help, a word of the address and something drawn', {...BOTH, ...DUELS}, async page => {
  await page.go(57);
  await page.keys('h');
  const keys = await page.texts('#help-keys kbd');
  await page.keys('h');
  const plain = await page.drawn();
  for (const {name, key, choices} of V.LAYERS) {
    const seen = `#tools [data-action=${name}], #tools #${name}`;
    assert.match(await page.getAttribute(seen, 'title'), new RegExp(`\\(${key}\\)$`));
    await page.keys(key.toLowerCase());
    assert.notStrictEqual(await page.drawn(), plain, name);
    await page.waitForFunction(word => location.hash.includes(word), choices ? `${name}=${choices[0]}` : `show=${name}`);
    const there = page.locator(seen);
    assert.strictEqual(choices ? await there.inputValue() : await there.getAttribute('aria-pressed'), choices ? choices[0] : 'true');
    for (let k = 0; k < (choices ? choices.length : 1); ++k) await page.keys(key.toLowerCase());
    assert.strictEqual(await page.drawn(), plain, `without ${name}`);
    assert(keys.includes(key));
  }
});

page_test('a link to what is shown is copied: round, unit, zoom and layers', {...DUELS, permissions: ['clipboard-read', 'clipboard-write']}, async page => {
  await page.go(57);
  await page.show('follow', 12);
  await page.keys('+', 'l', 'c');
  await page.says('#note-text', /^Copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#round=57&unit=12&zoom=1\.5_[\d.]+_[\d.]+&show=letters$/);
  await page.selectOption('#save', 'copy_link');
  assert.strictEqual(await page.evaluate(() => navigator.clipboard.readText()), link);
});

const FROM_ADDRESS = {url: () => `${place.address}/viewer.html?game=traces/duels.res`, permissions: ['clipboard-read', 'clipboard-write']};

page_test('a link says what it is good for: of a match that the address brings, of another one, of a page on disk', FROM_ADDRESS, async page => {
  await page.opened();
  await page.keys('c');
  await page.says('#note-text', /^Copied: the link opens this round/);
  await page.open_trace(file_of('spells.res'));
  await page.keys('c');
  await page.says('#note-text', /^Copied, but .* who chooses spells\.res there/);
  const file = file_of('match.html');
  execFileSync(path.join(VIEWER, 'watch'), ['-n', '-o', file, file_of('duels.res')]);
  await page.goto(`${pathToFileURL(file)}#round=57`);
  await page.opened();
  await page.keys('c');
  await page.says('#note-text', 'Copied: it works on this computer. To others, send match.html, and #round=57 to put after its address.');
});

for (const {title, name, file} of MATCHES)
  page_test(`${title}: what is pointed at is told beside it, on the board, and the legend names the game and all that is in it`, {}, async page => {
    await page.open_trace(file);
    await page.go(57);
    const {rows, cols} = await page.evaluate(() => ({...Viewer.page.view.match}));
    const units = await page.evaluate(() => {
      const {state} = Viewer.page.view;
      return Array.from(state.ids).map(id => state.place(id)).filter(place => place !== null).slice(0, 3);
    });
    for (const {row, col} of [{row: 0, col: 0}, {row: rows - 1, col: cols - 1}, ...units]) {
      const {x, y} = await page.point_of(row, col);
      await page.mouse.move(x, y);
      await page.settle();
      await page.says('#cell-info [data-field=place]', `${row}, ${col}`);
      const [tip, board] = [await page.locator('#tip').boundingBox(), await page.locator('#board').boundingBox()];
      const inside = tip.x >= board.x && tip.x + tip.width <= board.x + board.width + 1 && tip.y + tip.height <= board.y + board.height + 1;
      assert(inside, `${row}, ${col}: ${JSON.stringify(tip)}`);
      assert(x < tip.x || x > tip.x + tip.width, `${row}, ${col} is covered`);
    }
    await page.mouse.move(5, 5);
    await page.settle();
    assert(!(await page.isVisible('#tip')), 'not while the mouse is elsewhere');
    await page.setViewportSize({width: 1440, height: 900});
    await page.settle();
    await page.says('#legend .title', V.title_of(name));
    for (const language of Object.keys(V.LANGUAGES)) {
      await page.show('set_language', language);
      assert.strictEqual(await page.locator('#legend canvas').count(), V.find_game(name).legend.length, language);
    }
  });

page_test('the legend stays dismissed, and numbers and patterns of the clans stay chosen', {...BOTH, ...DUELS}, async page => {
  const height = () => page.$eval('#panel', panel => panel.clientHeight);
  const before = await height();
  await page.pick('#legend [data-action=letters]');
  await page.push('close_legend');
  assert((await height()) > before, 'the panel has its room');
  await page.reload();
  await page.setInputFiles('#file', MATCHES[0].file);
  await page.opened();
  assert.deepStrictEqual([await page.isVisible('#legend'), await page.view('letters')], [false, true]);
});

for (const {title, file, shape: [, rows, cols]} of MATCHES)
  page_test(`${title}: on a laptop, 1366 x 657, the board takes 45% of the window at least, a cell 10 pixels, and figures are no simple shapes`, {viewport: {width: 1366, height: 657}}, async page => {
    await page.open_trace(file);
    const scale = await page.evaluate(() => Viewer.page.layout.scale);
    assert(scale >= 10 && rows * cols * scale ** 2 >= 0.45 * 1366 * 657, `${scale}`);
    assert(!(await page.isVisible('#legend')));
    await page.picture(`${title}-laptop`);
  });
