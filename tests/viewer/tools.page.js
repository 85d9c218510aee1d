'use strict';
// What helps to understand a match: life of a unit, clans, rounds by number, films.

const match = golden_match(DUELS);
const options = {trace: 'duels.res'};

page_test(
  'all that happened to a unit is listed, leads to its rounds, and is marked',
  options,
  async page => {
    const life = V.life_of(match, 12);
    assert(life.length > 3);
    await page.show('follow', 12);
    await page.pick('#life summary');
    await page.waitForFunction(count => document.querySelectorAll('#life li').length === count, life.length);
    await page.counts('#unit-marks i', life.length);
    await page.pick('#life li:nth-child(3) button');
    await page.has({round: life[2].index});
    await page.show('follow', -1);
    await page.counts('#unit-marks i', 0);
  }
);

page_test('events and arrows can be limited to clans', options, async page => {
  await page.go(120);
  await page.push('arrows');
  const all = await page.drawn();
  for (const p of [0, 1, 2]) await page.pick(`#filter .clan${p}`);
  const shown = await page.$$eval('#event-list li', lines =>
    lines.map(line => Array.from(line.querySelectorAll('.chip'), chip => Number(chip.dataset.clan)))
  );
  assert(shown.length > 0 && shown.every(line => line.includes(3)));
  assert.notEqual(await page.drawn(), all);
  assert.equal(await page.getAttribute('#filter .clan2', 'aria-pressed'), 'false');
});

page_test('a round can be typed', options, async page => {
  await page.keys('j');
  await page.keyboard.type('57');
  await page.keys('Enter');
  await page.has({round: 57});
  await page.keys('ArrowRight');
  await page.has({round: 58}, 'then the keys belong to the match again');
});

page_test('with large cells, units have their numbers', options, async page => {
  await page.show('zoom_by', 4);
  const numbered = await page.drawn();
  await page.without_ids();
  await page.show('notify');
  assert.notEqual(await page.drawn(), numbered);
});

page_test('some rounds can be saved as a film', {...BOTH, ...options}, async page => {
  await page.go(197);
  // Films are told by what is handed to the system.
  await page.evaluate(() => {
    window.saved = null;
    HTMLAnchorElement.prototype.click = function () {
      fetch(this.href)
        .then(answer => answer.blob())
        .then(({size}) => (window.saved = {name: this.download, size}));
    };
  });
  await page.selectOption('#save', 'film');
  await page.waitForFunction(() => window.saved !== null);
  const {name, size} = await page.evaluate(() => window.saved);
  assert.match(name, /^rounds197-200\.(webm|mp4)$/);
  assert(size > 1000, `${size} bytes`);
});

page_test('the shown round is saved as a configuration', options, async page => {
  await page.go(57);
  const {name, bytes} = await page.download(() => page.selectOption('#save', 'save_position'));
  assert.equal(name, 'round57.cnf');
  assert.equal(bytes.toString(), V.print_position(match, 57));
  await page.says('#note-text', /^Saved round57\.cnf\. To go on from here: .*< round57\.cnf$/);
  await page.keys('End');
  await page.selectOption('#save', 'save_position');
  await page.says('#note-text', /nothing left to play/);
});

page_test(
  'a picture of the board is saved, below a line with round, names and scores',
  options,
  async page => {
    await page.keys('PageDown');
    const {name, bytes} = await page.download(() => page.selectOption('#save', 'save_picture'));
    assert.equal(name, 'round10.png');
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    const size = await page.evaluate(() => 60 * Viewer.page.layout.scale);
    const caption = 2 * Math.max(14, Math.round(size / 40));
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [size, size + caption]);
    const said = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      const texts = [];
      canvas.getContext('2d').fillText = text => texts.push(text);
      Viewer.draw_picture(canvas, Viewer.page, Viewer.page.view);
      return texts;
    });
    const {score} = match.states[10];
    assert.deepEqual(said, ['Round 10', ...match.names.map((player, p) => `${p} ${player} ${score[p]}`)]);
  }
);
