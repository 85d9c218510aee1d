'use strict';
// The page in Chromium, and for what differs between browsers also in Firefox. Two tests run side by
// side. A browser with a new context takes longer to show the first match than most tests, so
// tests with the same options share one, in which each loads the page anew.
const {AsyncLocalStorage} = require('async_hooks');
const http = require('http');
const {chromium, firefox} = require('playwright-core');
const {
  assert,
  fs,
  os,
  path,
  pathToFileURL,
  Skip,
  test,
  run_tests,
  test_files,
  VIEWER,
  DUELS,
  SPELLS,
  golden_bytes,
} = require('./kit.js');

const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
const PICTURES = path.join(__dirname, 'screenshots');
const VIEWPORT = {width: 1280, height: 720};
const PAGE = pathToFileURL(path.join(VIEWER, 'viewer.html')).href;

// How each browser starts; Firefox as the system has it. It can't imitate media features.
const BROWSERS = {
  Chromium: {
    launch: () =>
      chromium.launch({executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--disable-gpu']}),
    options: {},
  },
  Firefox: {
    launch: () =>
      firefox.launch({executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr', channel: 'moz-firefox'}),
    options: {colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null},
  },
};
/// What must hold whatever the page looks like, is tried in these.
const LOOKS = {
  light: {},
  dark: {colorScheme: 'dark'},
  phone: {viewport: {width: 390, height: 844}},
  contrast: {forcedColors: 'active'},
};
/// Options of a test on a phone.
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
/// For the options of a test that runs in both.
const BOTH = {browsers: Object.keys(BROWSERS)};

const shared = {server: null, workers: []};
const WORKERS = 2;
const MOST_CONTEXTS = 3;

/// What the running test has for itself: a folder for its files, and the address of the server, which
/// has these as traces/NAME.
const running = new AsyncLocalStorage();
const place = {
  get folder() {
    return running.getStore().folder;
  },
  get address() {
    return `http://127.0.0.1:${shared.server.address().port}/${running.getStore().number}`;
  },
};

/// The worker's own browser of that name, started when it is asked for first: in one browser, a page
/// that opens takes the focus from the others, and keys no longer reach them.
function browser_of(name) {
  const {browsers} = running.getStore();
  if (!browsers.has(name)) browsers.set(name, BROWSERS[name].launch());
  return browsers.get(name);
}

/// A worker with its folder, into which the traces are unpacked.
function make_worker(number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viewer-'));
  fs.writeFileSync(path.join(folder, 'duels.res'), golden_bytes(DUELS));
  fs.writeFileSync(path.join(folder, 'spells.res'), golden_bytes(SPELLS));
  fs.copyFileSync(DUELS, path.join(folder, 'duels.res.gz'));
  return {number, folder, browsers: new Map(), contexts: new Map()};
}

async function start() {
  shared.workers = Array.from({length: WORKERS}, (_, number) => make_worker(number));
  shared.server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const [, number, rest] = /^\/(\d)\/(.*)$/.exec(name) || [null, 0, name];
    const file = rest.startsWith('traces/')
      ? path.join(shared.workers[number].folder, rest.slice(7))
      : path.join(VIEWER, rest);
    fs.readFile(file, (error, bytes) => {
      response.writeHead(error ? 404 : 200, {'Content-Type': TYPES[path.extname(file)] || 'text/plain'});
      response.end(error ? '' : bytes);
    });
  });
  await new Promise(resolve => shared.server.listen(0, '127.0.0.1', resolve));
}

async function stop() {
  if (shared.server !== null) shared.server.close();
  for (const {folder, browsers} of shared.workers) {
    for (const browser of browsers.values()) await (await browser).close();
    fs.rmSync(folder, {recursive: true});
  }
}

/// A file, of the tests' own folder if it is not named from the root; written now if there is something to write.
function file_of(name, content) {
  const file = path.resolve(place.folder, name);
  if (content !== undefined) fs.writeFileSync(file, content);
  return file;
}

/// A test with a page of its own, which also has the HANDS. `options` are those of the browser's context, and
/// besides: `url` (the page from disk), `trace` (a file to open), `console` (what may be on the console),
/// `browsers` (in which it runs, see BOTH; only Chromium).
function page_test(sentence, {browsers = ['Chromium'], ...options}, run) {
  for (const name of browsers)
    test(name === 'Chromium' ? sentence : `${name}: ${sentence}`, () =>
      once_more(sentence, () => with_page(name, options, run))
    );
}

/// Runs it, and if it fails, once more in a new page, and says so: on a busy machine a browser may
/// stumble. What is wrong fails twice.
async function once_more(sentence, run) {
  try {
    await run();
  } catch (error) {
    if (error instanceof Skip) throw error;
    console.log(`once more: ${sentence}\n    ${String(error.stack).replace(/\n/g, '\n    ')}`);
    await run();
  }
}

/// The page of a context with these options: {page, context, complaints}.
async function page_with(name, options) {
  const {contexts} = running.getStore();
  const key = JSON.stringify([name, options]);
  const known = contexts.get(key);
  if (known) return known;
  if (contexts.size === MOST_CONTEXTS) await drop(contexts.keys().next().value);
  const browser = await browser_of(name);
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'en-GB',
    acceptDownloads: true,
    ...BROWSERS[name].options,
    ...options,
  });
  context.setDefaultTimeout(60000);
  const page = await context.newPage();
  for (const [name, hand] of Object.entries(HANDS)) page[name] = (...args) => hand(page, ...args);
  const made = {key, page, context, complaints: [], allowed: null};
  page.on('console', message => {
    const text = message.text();
    // The tests read pixels back, which the page itself does not.
    const ours = /willReadFrequently/.test(text);
    if (!ours && !(made.allowed && made.allowed.test(text)))
      made.complaints.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', error => made.complaints.push(error.stack));
  page.on('dialog', dialog => made.complaints.push(`dialog: ${dialog.message()}`));
  contexts.set(key, made);
  return made;
}

async function drop(key) {
  const {contexts} = running.getStore();
  const {context} = contexts.get(key);
  contexts.delete(key);
  await context.close();
}

async function with_page(name, {url, trace, console: allowed, ...options}, run) {
  const used = await page_with(name, options);
  const {key, page, context, complaints} = used;
  used.allowed = allowed;
  try {
    await page.bringToFront();
    await page.goto(typeof url === 'function' ? await url() : url || PAGE);
    if (trace) await page.open_trace(trace);
    await run(page, context);
    if (complaints.length > 0) throw new Error(`on the console: ${complaints.join('\n')}`);
    await leave(page, name, options);
  } catch (error) {
    await drop(key);
    throw error;
  }
}

/// Leaves nothing of a test to the next one.
async function leave(page, name, {viewport = VIEWPORT, colorScheme = 'light', forcedColors = 'none'}) {
  await page.evaluate(() => {
    const hand = globalThis.Viewer && Viewer.page && Viewer.page.view.hand;
    if (hand) hand.branch.end();
    localStorage.clear();
  });
  if (JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport)) await page.setViewportSize(viewport);
  if (name === 'Chromium') await page.emulateMedia({colorScheme, forcedColors});
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
}

/// Opens a file, see file_of(), with the button and waits until it is shown, or what is wrong with it.
async function open_trace(page, name, content) {
  const before = await page.evaluate(() => Viewer.page.files.turn);
  await page.setInputFiles('#file', file_of(name, content));
  await page.waitForFunction(turn => Viewer.page.files.turn > turn, before);
  await page.evaluate(() => Viewer.page.files.opening);
  await settle(page);
}

/// Waits until the page has drawn what it shows and nothing glides any more.
async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await frame();
    await frame();
    while (Viewer.page.view.match !== null && !Viewer.page.view.playing && Viewer.page.view.moving)
      await frame();
    await Promise.all(document.getAnimations().map(({finished}) => finished));
    await frame();
  });
}

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/// What axe, which knows the rules for screen readers, finds wrong on a page: one line each.
async function complaints(page) {
  await page.evaluate(AXE);
  const {violations} = await page.evaluate(() => axe.run(document, {preload: false}));
  return violations.flatMap(({id, nodes}) => nodes.map(node => `${id}: ${node.html.slice(0, 120)}`));
}

/// Does something with a page in each of these looks.
async function in_looks(page, looks, check) {
  for (const look of looks) {
    const {viewport = VIEWPORT, ...media} = LOOKS[look];
    await page.setViewportSize(viewport);
    await page.emulateMedia({colorScheme: 'light', forcedColors: 'none', ...media});
    await check(look);
  }
}

/// Tests of a page without a match: in all looks, axe finds nothing, and no window is too narrow.
function test_looks(name, url) {
  page_test(`${name}: in all looks axe finds nothing, and no window is too narrow`, {url}, async page => {
    await page.in_looks(Object.keys(LOOKS), async look => {
      await page.$$eval('details', all => all.forEach(details => (details.open = !details.open)));
      assert.deepEqual(await page.complaints(), [], look);
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), look);
      await page.picture(`${name}-${look}`, {fullPage: true});
    });
  });
}

/// Calls a function of what is shown, such as 'follow' or 'hand.give', with these arguments.
async function show(page, name, ...args) {
  await page.evaluate(
    ([words, values]) => {
      const {view} = Viewer.page;
      const [own, of_hand] = words.split('.');
      if (of_hand) view.hand[of_hand](...values);
      else view[own](...values);
    },
    [name, args]
  );
  await settle(page);
}

async function keys(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
  await settle(page);
}

async function pick(page, selector) {
  await page.click(selector);
  await settle(page);
}

/// "#rrggbb" as pixel() returns it.
const rgb = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)).join();

/// The colour "r,g,b" of the board's pixel at a point of a cell; (0, 0) is its middle.
function pixel(page, row, col, dy = 0, dx = 0) {
  return page.evaluate(
    ([i, j, y, x]) => {
      const {layout, ctx} = Viewer.page;
      const at = (start, cells) => Math.floor(start + cells * layout.scale);
      const data = ctx.getImageData(at(layout.left, j + 0.5 + x), at(layout.top, i + 0.5 + y), 1, 1).data;
      return Array.from(data.slice(0, 3)).join();
    },
    [row, col, dy, dx]
  );
}

/// Where the middle of a cell is in the window.
function point_of(page, row, col) {
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
}

/// Calls a function of what is shown, and returns what is then written on canvases: {text, x, y}, with the
/// `box` of the text and the size of its `canvas`.
function written(page, name, ...args) {
  return page.evaluate(
    async ([wanted, values]) => {
      const {prototype} = CanvasRenderingContext2D;
      const {fillText} = prototype;
      const found = [];
      prototype.fillText = function (text, x, y, room) {
        const measured = this.measureText(text);
        const box = ['Left', 'Ascent', 'Right', 'Descent'].map(side => measured[`actualBoundingBox${side}`]);
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
}

/// Leaves out the numbers of units, which would lie on what is looked at.
async function without_ids(page) {
  await page.evaluate(() => (Viewer.LAYERS.find(({name}) => name === 'ids').always = null));
}

async function close_to(page, row, col) {
  await without_ids(page);
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
  await settle(page);
}

/// Checks that an element's text is this one, or matches this expression.
async function says(page, selector, expected, why) {
  const text = await page.textContent(selector);
  if (typeof expected === 'string') assert.equal(text, expected, why);
  else assert.match(text, expected, why);
}

/// A field of what is shown, such as 'hand.orders'.
const field = (page, name) =>
  page.evaluate(words => words.split('.').reduce((whole, part) => whole[part], Viewer.page.view), name);

/// Checks fields of what is shown, such as {round: 57}.
async function has(page, fields, why) {
  for (const [name, value] of Object.entries(fields))
    assert.deepEqual(await field(page, name), value, why || name);
}

/// Checks that an element can be seen, or not.
const sees = async (page, selector, why = selector, seen = true) =>
  assert.equal(await page.isVisible(selector), seen, why);

/// What a button downloads: its name and bytes.
async function download(page, press) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return {name: file.suggestedFilename(), bytes: fs.readFileSync(await file.path())};
}

/// Checks that each of these points of a cell, [down, right] of its middle, has the colour "#rrggbb".
async function has_colour(page, colour, row, col, points = [[0, 0]], why = '', most = 0) {
  const wanted = rgb(colour).split(',');
  for (const [dy, dx] of points) {
    const found = (await pixel(page, row, col, dy, dx)).split(',');
    const far = Math.max(...wanted.map((value, k) => Math.abs(value - found[k])));
    assert(far <= most, `${why} ${dy}, ${dx} of ${row}, ${col}: ${found} instead of ${wanted}`);
  }
}

/// The same with nearly the colour, as stones of a floor have it.
const is_near = (page, colour, row, col, points, why) => has_colour(page, colour, row, col, points, why, 9);

/// What a test can do with its page: `page.go(57)`. Who does something waits until it is drawn.
const HANDS = {
  open_trace,
  settle,
  show,
  keys,
  pick,
  pixel,
  point_of,
  close_to,
  without_ids,
  says,
  has,
  sees,
  hides: (page, selector, why) => sees(page, selector, why, false),
  written,
  has_colour,
  is_near,
  complaints,
  in_looks,
  download,
  /// A screenshot to look at, with the environment variable PICTURES.
  async picture(page, name, options) {
    if (process.env.PICTURES) await page.screenshot({path: path.join(PICTURES, `${name}.png`), ...options});
  },
  /// Makes the window "1280x720": {width, height}.
  async resize(page, size) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({width, height});
    await settle(page);
    return {width, height};
  },
  /// Waits until a cell flashes.
  flashes: (page, cell) => page.waitForFunction(wanted => Viewer.page.view.flash?.places[0] === wanted, cell),
  /// Checks how many elements there are.
  counts: async (page, selector, count, why = selector) =>
    assert.equal(await page.locator(selector).count(), count, why),
  /// The words that written() finds.
  words: (page, ...call) => written(page, ...call).then(all => all.map(({text}) => text)),
  /// Points at the middle of a cell.
  async point(page, row, col) {
    const {x, y} = await point_of(page, row, col);
    await page.mouse.move(x, y);
    await settle(page);
    return {x, y};
  },
  /// What is drawn on the board, to be compared.
  drawn: page => page.evaluate(() => Viewer.page.board.toDataURL()),
  /// Where a unit is: {row, col}.
  place: (page, unit) => page.evaluate(id => Viewer.page.view.state.place(id), unit),
  /// Where the first element is that matches a selector.
  box: (page, selector) => page.locator(selector).first().boundingBox(),
  push: (page, action) => pick(page, `button[data-action="${action}"]:visible`),
  go: (page, index) => show(page, 'go', index),
  /// Waits for the match that the page's address names.
  opened: page => page.until(() => globalThis.Viewer && Viewer.page && Viewer.page.view.match !== null),
  /// Waits until a condition holds, and that is drawn.
  until: (page, ...condition) => page.waitForFunction(...condition).then(() => settle(page)),
  view: field,
  texts: (page, selector) => page.$$eval(selector, all => all.map(element => element.textContent)),
};

async function run_browser_tests() {
  try {
    await start();
    for (const file of test_files('.page.js')) require(file);
    await run_tests(shared.workers.map(worker => run => running.run(worker, run)));
  } finally {
    await stop();
  }
}

module.exports = {BOTH, LOOKS, PAGE, PHONE, place, file_of, page_test, test_looks, run_browser_tests};
