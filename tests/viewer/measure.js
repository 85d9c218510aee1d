'use strict';
// What the page takes: `node measure.js [FILE.res]` prints the bytes of a page with a match, the milliseconds
// of the first frame of a round in each game (a canvas without a graphics card, window 1440 x 900), and for a
// long trace the seconds to its first and to its last round, with the megabytes that the page has then.
const {chromium} = require('playwright-core');
const {execFileSync, fs, os, path, pathToFileURL, VIEWER, DUELS, MATCHES} = require('./kit.js');

const ROUNDS = 30;

/// The median milliseconds of drawing the first frames of so many rounds that play: of the whole board, or with
/// the camera, which is near.
const first_frame = ([count, follows]) => {
  const {view, drawer, ctx, board, theme} = Viewer.page;
  view.playing = follows;
  const film = seconds => follows && Viewer.film(view, seconds);
  for (let k = 0; k < 60; ++k) film(0.1);
  const times = Array.from({length: count}, (_, k) => {
    view.index = 40 + k;
    view.position = view.index + 0.02;
    film(0.02);
    const start = performance.now();
    drawer.draw(ctx, view, board.width, board.height, theme);
    ctx.getImageData(0, 0, 1, 1);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[count / 2].toFixed(1);
};

/// The megabytes that the largest process of a page has for itself.
function megabytes() {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], {encoding: 'utf8'})
    .split('\n')
    .filter(line => line.includes('--type=renderer'));
  const own = line => {
    try {
      const memory = fs.readFileSync(`/proc/${parseInt(line, 10)}/smaps_rollup`, 'utf8');
      return Array.from(
        memory.matchAll(/^Private_\w+: *(\d+)/gm),
        ([, number]) => Number(number) / 1024
      ).reduce((a, b) => a + b);
    } catch {
      return 0;
    }
  };
  return Math.round(Math.max(...lines.map(own)));
}

async function main() {
  const page_file = path.join(os.tmpdir(), `page-${process.pid}.html`);
  const trace = page_file.replace('html', 'res.gz');
  fs.copyFileSync(DUELS, trace);
  execFileSync(path.join(VIEWER, 'watch'), ['-n', '-o', page_file, trace]);
  console.log(`a page: ${fs.statSync(page_file).size} bytes`);
  [page_file, trace].forEach(file => fs.rmSync(file));
  const [long] = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--disable-gpu'],
  });
  const new_page = async () => {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    await page.goto(pathToFileURL(path.join(VIEWER, 'viewer.html')).href);
    return page;
  };
  let page = await new_page();
  const open = async file => {
    const turn = await page.evaluate(() => Viewer.page.files.turn);
    await page.setInputFiles('#file', file);
    await page.waitForFunction(before => Viewer.page.files.turn > before, turn);
  };
  for (const {title, file} of MATCHES) {
    await open(file);
    await page.evaluate(() => Viewer.page.files.opening);
    const frame = follows => page.evaluate(first_frame, [ROUNDS, follows]);
    console.log(`${title}: ${await frame(false)} ms, with the camera ${await frame(true)} ms`);
  }
  await page.close();
  if (long) {
    page = await new_page();
    console.log(`nothing: ${megabytes()} MB`);
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, megabytes())), 500);
    const start = Date.now();
    const seconds = () => `${(Date.now() - start) / 1000} s, ${megabytes()} MB`;
    await open(long);
    await page.waitForFunction(() => Viewer.page.view.match !== null, null, {timeout: 300000});
    console.log(`first round: ${seconds()}`);
    await page.evaluate(() => Viewer.page.files.opening);
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    );
    clearInterval(timer);
    console.log(`all rounds: ${seconds()}, ${most} MB at most`);
  }
  await browser.close();
}

main();
