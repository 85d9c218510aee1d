'use strict';
// The page in Chromium, and for what differs between browsers also in Firefox: playwright.config.js.
const {test} = require('@playwright/test');
const {assert, fs, os, path, pathToFileURL, VIEWER, DUELS, SPELLS, golden_bytes} = require('./kit.js');

const PICTURES = path.join(__dirname, 'screenshots');
const VIEWPORT = {width: 1280, height: 720};
const PAGE = pathToFileURL(path.join(VIEWER, 'viewer.html')).href;

/// What must hold whatever the page looks like, is tried in these.
const LOOKS = {
  light: {},
  dark: {colorScheme: 'dark'},
  phone: {viewport: {width: 390, height: 844}},
  contrast: {forcedColors: 'active'},
};
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
const BOTH = {tag: '@both'};

/// What the tests of a process have for themselves: a folder for their files, with some traces; and an
/// address at which the page is, and these as traces/NAME.
const place = {folder: fs.mkdtempSync(path.join(os.tmpdir(), 'viewer-')), address: 'https://viewer'};
process.on('exit', () => fs.rmSync(place.folder, {recursive: true}));
fs.writeFileSync(path.join(place.folder, 'duels.res'), golden_bytes(DUELS));
fs.writeFileSync(path.join(place.folder, 'spells.res'), golden_bytes(SPELLS));

function serve(route) {
  const name = new URL(route.request().url()).pathname.slice(1);
  const file = path.join(...(name.startsWith('traces/') ? [place.folder, name.slice(7)] : [VIEWER, name]));
  return route.fulfill(fs.existsSync(file) ? {path: file} : {status: 404});
}

/// A file, of the tests' own folder if it is not named from the root; written now if there is something to
/// write.
function file_of(name, content) {
  const file = path.resolve(place.folder, name);
  if (content !== undefined) fs.writeFileSync(file, content);
  return file;
}

/// A test with a page of its own, which also has the HANDS. `options` are those of the browser's context, and
/// besides: `url` (the page from disk), `trace` (a file to open), `console` (what may be on the console),
/// `tag` (see BOTH; only Chromium).
function page_test(sentence, {tag = [], url = PAGE, trace, console: allowed = /^$/, ...options}, run) {
  test.describe(() => {
    test.use(options);
    test(sentence, {tag}, async ({page, context}) => {
      await context.route(`${place.address}/**`, serve);
      for (const [name, hand] of Object.entries(HANDS)) page[name] = (...args) => hand(page, ...args);
      const complaints = [];
      page.on('console', message => complaints.push(message.text()));
      page.on('pageerror', error => complaints.push(error.stack));
      page.on('dialog', dialog => complaints.push(`dialog: ${dialog.message()}`));
      await page.goto(typeof url === 'string' ? url : await url());
      if (trace) await page.open_trace(trace);
      await run(page);
      await page.evaluate(() => localStorage.clear());
      // The tests read pixels back, which the page itself does not.
      const bad = complaints.filter(text => !/willReadFrequently/.test(text) && !allowed.test(text));
      assert.deepEqual(bad, [], 'on the console');
    });
  });
}

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const rgb = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)).join();

/// What a test can do with its page: `page.go(57)`. Who does something waits until it is drawn.
const HANDS = {
  /// Opens a file, see file_of(), with the button and waits until it is shown, or what is wrong with it.
  async open_trace(page, name, content) {
    const before = await page.evaluate(() => Viewer.page.files.turn);
    await page.setInputFiles('#file', file_of(name, content));
    await page.waitForFunction(turn => Viewer.page.files.turn > turn, before);
    await page.evaluate(() => Viewer.page.files.opening);
    await page.settle();
  },

  /// Waits until the page has drawn what it shows and nothing glides any more.
  async settle(page) {
    await page.evaluate(async () => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
      await frame();
      await frame();
      while (Viewer.page.view.match !== null && !Viewer.page.view.playing && Viewer.page.view.moving)
        await frame();
      await Promise.all(document.getAnimations().map(({finished}) => finished));
      await frame();
    });
  },

  /// Checks that axe, which knows the rules for screen readers, finds nothing wrong.
  async passes_axe(page, why) {
    await page.evaluate(AXE);
    const {violations} = await page.evaluate(() => axe.run(document, {preload: false}));
    const wrong = violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 120)}`));
    assert.deepEqual(wrong, [], why);
  },

  /// Does something with a page in each of these looks.
  async in_looks(page, looks, check) {
    for (const look of looks) {
      const {viewport = VIEWPORT, ...media} = LOOKS[look];
      await page.setViewportSize(viewport);
      await page.emulateMedia({colorScheme: 'light', forcedColors: 'none', ...media});
      await check(look);
    }
  },

  async show(page, name, ...args) {
    await page.evaluate(
      ([words, values]) => {
        const {view} = Viewer.page;
        const [own, of_hand] = words.split('.');
        if (of_hand) view.hand[of_hand](...values);
        else view[own](...values);
      },
      [name, args]
    );
    await page.settle();
  },

  async keys(page, ...names) {
    for (const name of names) await page.keyboard.press(name);
    await page.settle();
  },

  async pick(page, selector) {
    await page.click(selector);
    await page.settle();
  },

  /// The colour "r,g,b" of the board's pixel at a point of a cell; (0, 0) is its middle.
  pixel(page, row, col, dy = 0, dx = 0) {
    return page.evaluate(
      ([i, j, y, x]) => {
        const {layout, ctx} = Viewer.page;
        const at = (start, cells) => Math.floor(start + cells * layout.scale);
        const data = ctx.getImageData(at(layout.left, j + 0.5 + x), at(layout.top, i + 0.5 + y), 1, 1).data;
        return Array.from(data.slice(0, 3)).join();
      },
      [row, col, dy, dx]
    );
  },

  point_of(page, row, col) {
    return page.evaluate(
      ([i, j]) => {
        const {layout, board} = Viewer.page;
        const box = board.getBoundingClientRect();
        const ratio = box.width / board.width;
        return {
          x: box.left + (layout.left + (j + 0.5) * layout.scale) * ratio,
          y: box.top + (layout.top + (i + 0.5) * layout.scale) * ratio,
        };
      },
      [row, col]
    );
  },

  /// Calls a function of what is shown, and returns what is then written on canvases: {text, x, y}, with the
  /// `box` of the text and the size of its `canvas`.
  written(page, name, ...args) {
    return page.evaluate(
      async ([wanted, values]) => {
        const {prototype} = CanvasRenderingContext2D;
        const {fillText} = prototype;
        const found = [];
        prototype.fillText = function (text, x, y, room) {
          const measured = this.measureText(text);
          const box = ['Left', 'Ascent', 'Right', 'Descent'].map(
            side => measured[`actualBoundingBox${side}`]
          );
          found.push({text: String(text), x, y, box, canvas: [this.canvas.width, this.canvas.height]});
          fillText.call(this, text, x, y, room);
        };
        Viewer.page.view[wanted](...values);
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        prototype.fillText = fillText;
        return found;
      },
      [name, args]
    );
  },

  /// Leaves out the numbers of units, which would lie on what is looked at.
  async without_ids(page) {
    await page.evaluate(() => (Viewer.LAYERS.find(({name}) => name === 'ids').always = null));
  },

  async close_to(page, row, col) {
    await page.without_ids();
    await page.evaluate(
      ([i, j]) => {
        const {view} = Viewer.page;
        view.fit();
        view.zoom_by(6);
        view.look_at(i + 0.5, j + 0.5);
        view.notify();
      },
      [row, col]
    );
    await page.settle();
  },

  async says(page, selector, expected, why) {
    const text = await page.textContent(selector);
    if (typeof expected === 'string') assert.equal(text, expected, why);
    else assert.match(text, expected, why);
  },

  /// A field of what is shown, such as 'hand.orders'.
  view: (page, name) =>
    page.evaluate(words => words.split('.').reduce((whole, part) => whole[part], Viewer.page.view), name),

  async has(page, fields, why) {
    for (const [name, value] of Object.entries(fields))
      assert.deepEqual(await page.view(name), value, why || name);
  },

  sees: async (page, selector, why = selector, seen = true) =>
    assert.equal(await page.isVisible(selector), seen, why),

  async download(page, press) {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return {name: file.suggestedFilename(), bytes: fs.readFileSync(await file.path())};
  },

  /// Checks that each of these points of a cell, [down, right] of its middle, has the colour "#rrggbb".
  async has_colour(page, colour, row, col, points = [[0, 0]], why = '', most = 0) {
    const wanted = rgb(colour).split(',');
    for (const [dy, dx] of points) {
      const found = (await page.pixel(row, col, dy, dx)).split(',');
      const far = Math.max(...wanted.map((value, k) => Math.abs(value - found[k])));
      assert(far <= most, `${why} ${dy}, ${dx} of ${row}, ${col}: ${found} instead of ${wanted}`);
    }
  },

  /// The same with nearly the colour, as stones of a floor have it.
  is_near: (page, colour, row, col, points, why) => page.has_colour(colour, row, col, points, why, 9),

  hides: (page, selector, why) => page.sees(selector, why, false),
  /// A screenshot to look at, with the environment variable PICTURES.
  async picture(page, name, options) {
    if (process.env.PICTURES) await page.screenshot({path: path.join(PICTURES, `${name}.png`), ...options});
  },
  /// Makes the window "1280x720": {width, height}.
  async resize(page, size) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({width, height});
    await page.settle();
    return {width, height};
  },
  flashes: (page, cell) => page.waitForFunction(wanted => Viewer.page.view.flash?.places[0] === wanted, cell),
  counts: async (page, selector, count, why = selector) =>
    assert.equal(await page.locator(selector).count(), count, why),
  words: (page, ...call) => page.written(...call).then(all => all.map(({text}) => text)),
  async point(page, row, col) {
    const {x, y} = await page.point_of(row, col);
    await page.mouse.move(x, y);
    await page.settle();
    return {x, y};
  },
  drawn: page => page.evaluate(() => Viewer.page.board.toDataURL()),
  place: (page, unit) => page.evaluate(id => Viewer.page.view.state.place(id), unit),
  box: (page, selector) => page.locator(selector).first().boundingBox(),
  push: (page, action) => page.pick(`button[data-action="${action}"]:visible`),
  go: (page, index) => page.show('go', index),
  /// Waits for the match that the page's address names.
  opened: page => page.until(() => globalThis.Viewer && Viewer.page && Viewer.page.view.match !== null),
  /// Waits until a condition holds, and that is drawn.
  until: (page, ...condition) => page.waitForFunction(...condition).then(() => page.settle()),
  texts: (page, selector) => page.$$eval(selector, all => all.map(element => element.textContent)),
};

/// Tests of a page without a match: in all looks, axe finds nothing, and no window is too narrow.
function test_looks(name, url) {
  page_test(`${name}: in all looks axe finds nothing, and no window is too narrow`, {url}, async page => {
    await page.in_looks(Object.keys(LOOKS), async look => {
      await page.$$eval('details', all => all.forEach(details => (details.open = !details.open)));
      await page.passes_axe(look);
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), look);
      await page.picture(`${name}-${look}`, {fullPage: true});
    });
  });
}

module.exports = {test, BOTH, LOOKS, PAGE, PHONE, place, file_of, page_test, test_looks};
