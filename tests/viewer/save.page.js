'use strict';
// What the page saves.
const {assert, V, DUELS, golden_bytes, parse, match_of} = require('./kit.js');
const {page_test} = require('./browser.js');

page_test('the shown round is saved as a configuration', {trace: 'duels.res'}, async page => {
  await page.go(57);
  const {name, bytes} = await page.download(() => page.selectOption('#save', 'save_position'));
  assert.strictEqual(name, 'round57.cnf');
  assert.strictEqual(bytes.toString(), V.print_position(parse(golden_bytes(DUELS)), 57));
  await page.says('#note-text', /^Saved round57\.cnf\. To go on from here: .*< round57\.cnf$/);
  const again = await page.download(() => page.keyboard.press('g'));
  assert(again.bytes.equals(bytes));
});

page_test('in the last round there is nothing left to save', {trace: 'duels.res'}, async page => {
  await page.keys('End');
  await page.selectOption('#save', 'save_position');
  await page.says('#note-text', /nothing left to play/);
});

page_test('a picture of the board is saved, below a line with round, names and scores', {trace: 'duels.res'}, async page => {
  await page.keys('PageDown');
  const {name, bytes} = await page.download(() => page.selectOption('#save', 'save_picture'));
  assert.strictEqual(name, 'round10.png');
  assert.strictEqual(bytes.subarray(1, 4).toString(), 'PNG');
  const size = await page.evaluate(() => 60 * Viewer.page.layout.scale);
  const caption = 2 * Math.max(14, Math.round(size / 40));
  assert.deepStrictEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [size, size + caption]);
  const written = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const said = [];
    canvas.getContext('2d').fillText = text => said.push(text);
    Viewer.draw_picture(canvas, Viewer.page, Viewer.page.view);
    return said;
  });
  const {names, states} = parse(golden_bytes(DUELS));
  assert.deepStrictEqual(written, ['Round 10', ...names.map((player, p) => `${p} ${player} ${states[10].score[p]}`)]);
});

page_test('an animated picture has the shown round and the next ones, each as its own picture', {}, async page => {
  await page.open_trace(match_of('ThePurge').file);
  await page.go(30);
  const {name, bytes} = await page.download(() => page.selectOption('#save', '5'));
  assert.strictEqual(name, 'rounds30-35.gif');
  await page.says('#note-text', 'Saved rounds30-35.gif.');
  for (const [frame, round] of [[0, 30], [5, 35]]) {
    await page.go(round);
    const found = await page.evaluate(
      async ([base64, frameIndex]) => {
        const data = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
        const decoder = new ImageDecoder({type: 'image/gif', data});
        const {image} = await decoder.decode({frameIndex});
        const {displayWidth: width, displayHeight: height} = image;
        const draw = (source, ...place) => {
          const ctx = Object.assign(document.createElement('canvas'), {width, height}).getContext('2d');
          ctx.drawImage(source, ...place);
          return ctx.getImageData(0, 0, width, height).data;
        };
        const {page, page: {view}} = Viewer;
        const picture = document.createElement('canvas');
        Viewer.draw_picture(picture, page, view);
        const [one, other] = [draw(image, 0, 0), draw(picture, 0, 0, width, height)];
        const alike = most => one.filter((value, k) => Math.abs(value - other[k]) <= most).length / one.length;
        return {frames: decoder.tracks.selectedTrack.frameCount, width, alike: alike(48), same: alike(7)};
      },
      [bytes.toString('base64'), frame]
    );
    // Colours of which no part differs by eight are one.
    assert(found.alike > 0.9 && found.same > 0.8, `${found.alike} ${found.same}`);
    assert.deepStrictEqual([found.frames, found.width <= 640], [6, true]);
  }
  assert.strictEqual(await page.inputValue('#save'), '', 'the list is ready for another one');
});
