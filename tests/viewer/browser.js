'use strict';
// The page in Chromium, and for many tests also in Firefox: one browser for all tests, a fresh page
// for each.
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const {pathToFileURL} = require('url');
const {chromium, firefox} = require('playwright-core');
const {test, run_tests, test_files} = require('./check.js');
const {VIEWER, DUELS, SPELLS, golden_bytes} = require('./viewer.js');

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
const PAGE = pathToFileURL(path.join(VIEWER, 'viewer.html')).href;

// How each browser starts; Firefox as the system has it. It can't imitate media features.
const BROWSERS = {
  Chromium: {
    launch: () =>
      chromium.launch({executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: FLAGS}),
    options: {},
  },
  Firefox: {
    launch: () =>
      firefox.launch({
        executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr',
        channel: 'moz-firefox',
      }),
    options: {colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null},
  },
};
/// For the options of a test that runs in both.
const BOTH = {browsers: Object.keys(BROWSERS)};

const place = {browsers: new Map(), folder: null, server: null, address: null};

/// The running browser of that name; started when it is asked for first.
function browser_of(name) {
  if (!place.browsers.has(name)) place.browsers.set(name, BROWSERS[name].launch());
  return place.browsers.get(name);
}

/// Starts the server, and unpacks the traces into a folder of its own.
async function start() {
  place.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viewer-'));
  fs.writeFileSync(path.join(place.folder, 'duels.res'), golden_bytes(DUELS));
  fs.writeFileSync(path.join(place.folder, 'spells.res'), golden_bytes(SPELLS));
  fs.copyFileSync(DUELS, path.join(place.folder, 'duels.res.gz'));
  place.server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = name.startsWith('/traces/')
      ? path.join(place.folder, name.slice(8))
      : path.join(VIEWER, name);
    fs.readFile(file, (error, bytes) => {
      response.writeHead(error ? 404 : 200, {
        'Content-Type': TYPES[path.extname(file)] || 'text/plain',
      });
      response.end(error ? '' : bytes);
    });
  });
  await new Promise(resolve => place.server.listen(0, '127.0.0.1', resolve));
  place.address = `http://127.0.0.1:${place.server.address().port}`;
}

async function stop() {
  for (const browser of place.browsers.values()) await (await browser).close();
  if (place.server !== null) place.server.close();
  if (place.folder !== null) fs.rmSync(place.folder, {recursive: true});
}

/// A file of the tests' own folder, written now if there is something to write.
function file_of(name, content) {
  const file = path.join(place.folder, name);
  if (content !== undefined) fs.writeFileSync(file, content);
  return file;
}

/// A test with a page of its own. `options` are those of the browser's context, and besides:
/// `url` (the page from disk), `trace` (a file to open), `console` (what may be on the console),
/// `browsers` (in which it runs, see BOTH; only Chromium).
function page_test(sentence, {browsers = ['Chromium'], ...options}, run) {
  for (const name of browsers)
    test(name === 'Chromium' ? sentence : `${name}: ${sentence}`, () =>
      with_page(name, options, run)
    );
}

async function with_page(name, {url, trace, console: allowed, ...options}, run) {
  const browser = await browser_of(name);
  const context = await browser.newContext({
    viewport: {width: 1280, height: 720},
    locale: 'en-GB',
    acceptDownloads: true,
    ...BROWSERS[name].options,
    ...options,
  });
  try {
    context.setDefaultTimeout(30000);
    const page = await context.newPage();
    const complaints = [];
    page.on('console', message => {
      const text = message.text();
      // The tests read pixels back, which the page itself does not.
      const ours = /willReadFrequently/.test(text);
      if (!ours && !(allowed && allowed.test(text))) complaints.push(`${message.type()}: ${text}`);
    });
    page.on('pageerror', error => complaints.push(error.stack));
    page.on('dialog', dialog => complaints.push(`dialog: ${dialog.message()}`));
    await page.goto(typeof url === 'function' ? url() : url || PAGE);
    if (trace) await open_trace(page, file_of(trace));
    await run(page, context);
    if (complaints.length > 0) throw new Error(`on the console: ${complaints.join('\n')}`);
  } finally {
    await context.close();
  }
}

/// Opens a trace with the button and waits until it is shown, or what is wrong with it.
async function open_trace(page, file) {
  const before = await page.evaluate(() => Viewer.page.files.turn);
  await page.setInputFiles('#file', file);
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

const round_of = page => page.inputValue('#round-number').then(Number);
const click = (page, action) => page.click(`button[data-action="${action}"]:visible`);

/// The colour "r,g,b" of the board's pixel at a point of a cell; (0, 0) is its middle.
function pixel(page, row, col, dy = 0, dx = 0) {
  return page.evaluate(
    ([i, j, y, x]) => {
      const {layout, ctx} = Viewer.page;
      const at = (start, cells) => Math.floor(start + cells * layout.scale);
      const data = ctx.getImageData(
        at(layout.left, j + 0.5 + x),
        at(layout.top, i + 0.5 + y),
        1,
        1
      ).data;
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

async function run_browser_tests() {
  try {
    await start();
    for (const file of test_files('.page.js')) require(file);
    await run_tests();
  } finally {
    await stop();
  }
}

module.exports = {
  BOTH,
  place,
  complaints,
  PAGE,
  file_of,
  page_test,
  open_trace,
  settle,
  round_of,
  click,
  pixel,
  point_of,
  run_browser_tests,
};
