'use strict';
// What helps somebody who sees a match for the first time: layers, legend, what is told beside a unit, links.

const DUELS = {trace: 'duels.res'};

page_test(
  'a layer is a button, a key, a line of the help, a word of the address and something drawn',
  DUELS,
  async page => {
    await page.go(57);
    await page.keys('h');
    const keys = await page.texts('#help-keys kbd');
    await page.keys('h');
    const plain = await page.drawn();
    for (const {name, key} of V.LAYERS) {
      const button = `#tools [data-action=${name}]`;
      assert.match(await page.getAttribute(button, 'title'), new RegExp(`\\(${key}\\)$`));
      await page.keys(key.toLowerCase());
      assert.notEqual(await page.drawn(), plain, name);
      await page.waitForFunction(word => location.hash.includes(word), `show=${name}`);
      assert.equal(await page.getAttribute(button, 'aria-pressed'), 'true');
      await page.pick(button);
      assert.equal(await page.drawn(), plain, `without ${name}`);
      assert(keys.includes(key));
    }
  }
);

const FROM_ADDRESS = {
  url: () => `${place.address}/viewer.html?game=traces/duels.res`,
  permissions: ['clipboard-read', 'clipboard-write'],
};

page_test(
  'a link to what is shown is copied, and what others need besides is said',
  FROM_ADDRESS,
  async page => {
    await page.opened();
    await page.go(57);
    await page.show('follow', 12);
    await page.keys('+', 'l', 'c');
    await page.says('#note-text', /^Copied: the link opens this round/);
    const link = () => page.evaluate(() => navigator.clipboard.readText());
    assert.match(await link(), /#round=57&unit=12&zoom=1\.5_[\d.]+_[\d.]+&show=letters$/);
    await page.open_trace('spells.res');
    await page.selectOption('#save', 'copy_link');
    await page.says('#note-text', /^Copied\. Who opens it elsewhere needs spells\.res, too/);
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))));
    await page.keys('c');
    await page.says('#note-text', await link());
  }
);

for (const {title, name, file} of MATCHES)
  page_test(
    `${title}: what is pointed at is told beside it, and the legend names all that is in the game`,
    {},
    async page => {
      await page.open_trace(file);
      await page.go(57);
      const {rows, cols, states} = golden_match(file);
      const units = Array.from(states[57].ids, id => states[57].place(id)).filter(Boolean);
      for (const {row, col} of [{row: 0, col: 0}, {row: rows - 1, col: cols - 1}, ...units.slice(0, 3)]) {
        const {x} = await page.point(row, col);
        await page.says('#cell-info [data-field=place]', `${row}, ${col}`);
        const [tip, board] = await page.$$eval('#tip, #board', all =>
          all.map(one => one.getBoundingClientRect().toJSON()).sort((a, b) => a.width - b.width)
        );
        const inside =
          tip.left >= board.left && tip.right <= board.right + 1 && tip.bottom <= board.bottom + 1;
        assert(inside, `${row}, ${col}: ${JSON.stringify(tip)}`);
        assert(x < tip.left || x > tip.right, `${row}, ${col} is covered`);
      }
      await page.mouse.move(5, 5);
      await page.settle();
      await page.hides('#tip', 'not while the mouse is elsewhere');
      await page.resize('1440x900');
      await page.says('#legend .title', V.title_of(name));
      await page.counts('#legend canvas', Object.keys(V.find_game(name).legend).length);
    }
  );

page_test(
  'the legend stays dismissed, and numbers and patterns of the clans stay chosen',
  DUELS,
  async page => {
    const height = () => page.$eval('#panel', panel => panel.clientHeight);
    const before = await height();
    await page.pick('#legend [data-action=letters]');
    await page.push('close_legend');
    assert((await height()) > before, 'the panel has its room');
    // The address, which also says what is shown, is not the same.
    await page.goto('about:blank');
    await page.goto(PAGE);
    await page.setInputFiles('#file', MATCHES[0].file);
    await page.opened();
    await page.hides('#legend');
    await page.has({letters: true});
  }
);
