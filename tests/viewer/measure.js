'use strict';
// What the page takes: `node measure.js` prints the bytes of a page with a match, and the milliseconds of the
// first frame of a round in each game (a canvas without a graphics card, window 1440 x 900).
const {chromium} = require('@playwright/test');
const {execFileSync, fs, os, path, pathToFileURL, VIEWER, DUELS, MATCHES} = require('./kit.js');

const ROUNDS = 30;

/// The median milliseconds of drawing the first frames of so many rounds that play: of the whole board, or
/// with the camera, which is near.
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

async function main() {
  const page_file = path.join(os.tmpdir(), `page-${process.pid}.html`);
  const trace = page_file.replace('html', 'res.gz');
  fs.copyFileSync(DUELS, trace);
  execFileSync(path.join(VIEWER, 'watch'), ['-n', '-o', page_file, trace]);
  console.log(`a page: ${fs.statSync(page_file).size} bytes`);
  [page_file, trace].forEach(file => fs.rmSync(file));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--disable-gpu'],
  });
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(pathToFileURL(path.join(VIEWER, 'viewer.html')).href);
  for (const {title, file} of MATCHES) {
    const turn = await page.evaluate(() => Viewer.page.files.turn);
    await page.setInputFiles('#file', file);
    await page.waitForFunction(before => Viewer.page.files.turn > before, turn);
    await page.evaluate(() => Viewer.page.files.opening);
    const frame = follows => page.evaluate(first_frame, [ROUNDS, follows]);
    console.log(`${title}: ${await frame(false)} ms, with the camera ${await frame(true)} ms`);
  }
  await browser.close();
}

main();
