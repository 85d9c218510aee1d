'use strict';
// The recorded match of every game in the browser: its words, sizes, colours, and that it plays.
const {assert, fs, path, pathToFileURL, spawnSync, V, VIEWER, golden_bytes, parse, MATCHES} = require('./kit.js');
const {BOTH, file_of, page_test} = require('./browser.js');

const SIZES =
  '320x480 420x860 700x500 901x400 980x640 1024x600 1024x768 1280x720 1366x768 1440x900 1920x1080 2560x1440';

for (const {name, title, folder, game, file, ...recorded} of MATCHES) {
  page_test(`${title}: cards, charts and help have these words, in each language`, {}, async page => {
    await page.open_trace(file);
    await page.go(150);
    await page.picture(`${folder}-light`);
    await page.push('help');
    const [of_page, of_game] = [[], []];
    const terms = list =>
      page.$$eval(`#help-${list} dt`, all =>
        all.map(term => `${Array.from(term.childNodes, node => node.textContent).join(' ')}: ${term.nextSibling.textContent}`)
      );
    for (const language of Object.keys(V.LANGUAGES)) {
      await page.show('set_language', language);
      of_game.push(language, ...(await page.texts('.player.clan0 dt')));
      of_game.push(...(await page.$$eval('.chart', all => all.map(chart => chart.getAttribute('aria-label').split(':')[0]))));
      for (const list of ['legend', 'marks']) of_game.push(...(await terms(list)));
      of_game.push(...(await page.texts('main option')));
      of_page.push(language, ...(await page.texts('#help h1, #help h2, #help-mouse li')), ...(await terms('keys')));
      of_page.push(...(await page.$$eval('button[data-action]', all => all.map(({title, dataset}) => `${dataset.action}: ${title}`))));
    }
    // What has numbers is the game's, as are the words above; all else is the same in all games.
    const [own, same] = [true, false].map(is_own => of_page.filter(line => /^(L|letters): /.test(line) === is_own));
    for (const [name, lines] of [['page', same], [folder, [...of_game, ...own]]]) {
      const data = path.join(__dirname, 'data', `${name}.help.txt`);
      if (process.env.WRITE) fs.writeFileSync(data, lines.join('\n'));
      assert.deepStrictEqual(lines, fs.readFileSync(data, 'utf8').split('\n'));
    }
    const signs = await page.$$eval('#help-legend canvas', all => all.map(canvas => canvas.toDataURL()));
    assert.strictEqual(new Set(signs).size, game.legend.length + Object.keys(V.BOARD_SIGNS).length);
    const box = await page.locator('#help').boundingBox();
    assert(box.y >= 0 && box.y + box.height <= 720);
    await page.picture(`${folder}-help`);
  });

  page_test(`${title}: no window is too narrow, and in large ones the board is as large as in the original viewer`, {}, async page => {
    await page.open_trace(file);
    await page.go(150);
    for (const size of SIZES.split(' ')) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({width, height});
      await page.settle();
      const {board, outside, hidden, apart} = await page.evaluate(() => ({
        board: Viewer.page.layout.scale * Viewer.page.view.match.cols,
        outside: [
          document.documentElement.scrollWidth > innerWidth,
          innerWidth >= 1280 && document.documentElement.scrollHeight > innerHeight,
          Viewer.page.layout.scale * Viewer.page.view.match.cols > Viewer.page.board.width,
        ],
        hidden: ['#players .player', '.chart', '#panel', '#event-list li', '#tools > :last-child'].filter(place => {
          const element = document.querySelector(place);
          const {x, y, width: w} = element.getBoundingClientRect();
          const is_wide = w >= 50 || place.includes('tools');
          return !is_wide || x + w > innerWidth || !element.contains(document.elementFromPoint(x + w / 2, y + 20));
        }),
        apart: Array.from(document.querySelectorAll('.player dd'), value => [value.previousSibling, value])
          .filter(([name, value]) => value.offsetTop > name.offsetTop + 3 || value.offsetLeft < name.offsetLeft)
          .map(([name]) => name.textContent),
      }));
      assert.deepStrictEqual(outside, [false, false, false], `${size}: parts outside of the window, or of the board`);
      await page.picture(`${folder}-${width}`);
      if (width < 980) continue;
      assert.deepStrictEqual(apart, [], `${size}: values in another line than their names`);
      await page.show('follow', recorded.unit[0]);
      const cut = await page.$$eval('#side .card', all =>
        all.filter(card => card.scrollWidth > card.clientWidth).map(card => card.id)
      );
      assert.deepStrictEqual(cut, [], `${size}: cards`);
      await page.show('follow', -1);
      const [, rows, cols] = recorded.shape;
      // The original takes 305 pixels beside the board, and 190 above and below it.
      const original = Math.min(width - 305, ((height - 190) * cols) / rows);
      assert(board >= original, `${size}: ${board}, originally ${original}`);
      assert.deepStrictEqual(hidden, [], `${size}`);
    }
  });

  const in_browsers = name === 'ThePurge' ? BOTH : {};
  page_test(`${title}: a page made by watch plays the match to its end`, in_browsers, async page => {
    const html = file_of(`${folder}.html`);
    const run = spawnSync(path.join(VIEWER, 'watch'), ['-n', '-o', html, file]);
    assert.strictEqual(run.status, 0, String(run.stderr));
    const {states, rounds} = parse(golden_bytes(file));
    const [unit, words] = recorded.unit;
    const others = MATCHES.filter(one => one.name !== name);
    const text = fs.readFileSync(html, 'utf8');
    for (const other of others) assert(!text.includes(`game_part('${other.name}')`), other.name);
    await page.goto(`${pathToFileURL(html).href}#round=1&unit=${unit}`);
    await page.opened();
    assert.strictEqual(await page.round(), 1);
    assert.strictEqual(await page.locator('script[src], link[rel=stylesheet]').count(), 0);
    assert((await page.textContent('#followed')).includes(words));
    await page.go(rounds - 20);
    await page.selectOption('#speed-select', '60');
    await page.keyboard.press('Space');
    await page.waitForFunction(
      last => Viewer.page.view.index === last && !Viewer.page.view.playing,
      rounds
    );
    await page.settle();
    assert.strictEqual(await page.round(), rounds);
    const scores = Array.from(states[rounds].score, points => points).sort((a, b) => b - a);
    assert.deepStrictEqual(await page.texts('.player .score'), scores.map(points => points.toLocaleString('en')));
  });

  page_test(`${title}: the board of a dark page is dark, by day too`, {colorScheme: 'dark'}, async page => {
    await page.open_trace(file);
    const light = await page.evaluate(() => {
      const {ctx, board} = Viewer.page;
      const {data} = ctx.getImageData(0, 0, board.width, board.height);
      const linear = value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      const shares = [0.2126, 0.7152, 0.0722, 0];
      return data.reduce((sum, value, k) => sum + shares[k % 4] * linear(value / 255), 0) / (data.length / 4);
    });
    assert(light < 0.18, String(light));
    await page.picture(`${folder}-dark`);
    for (const full of recorded.crowded) {
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
