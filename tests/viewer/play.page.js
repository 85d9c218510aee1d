'use strict';
// Every button, key, slider and chart.
const {assert, V, SPELLS, golden_bytes, parse} = require('./kit.js');
const {BOTH, file_of, page_test} = require('./browser.js');

async function shows(page, round) {
  await page.settle();
  assert.strictEqual(await page.round(), round);
  assert.strictEqual(Number(await page.inputValue('#slider')), round);
}

page_test(
  'what plays can be paused, the help opened and closed, each by a button and a key',
  {trace: 'duels.res'},
  async page => {
    const label = () => page.getAttribute('[data-action=play]', 'aria-label');
    await page.push('play');
    await page.waitForFunction(() => Viewer.page.view.index >= 2);
    assert.strictEqual(await label(), 'Pause');
    await page.keys('Space');
    assert.strictEqual(await label(), 'Play');
    for (const [open, close] of [
      [() => page.push('help'), () => page.push('close_help')],
      [() => page.keys('H'), () => page.keys('Escape')],
    ]) {
      await open();
      await page.waitForSelector('#help[open]');
      await close();
      await page.waitForFunction(() => !Viewer.page.view.help && !document.querySelector('#help').open);
    }
  }
);

page_test(
  'the slider sets the round, with the keys of the viewer; Tab reaches every control',
  {...BOTH, trace: 'duels.res'},
  async page => {
    const reached = new Set();
    for (let k = 0; k < 60; ++k) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(
        () => document.activeElement.dataset.action || document.activeElement.id
      );
      if (name === 'forward' && !reached.has(name)) await page.keyboard.press('Enter');
      reached.add(name);
    }
    const all = 'open reload first back play forward last speed-select help close slider board tab-match';
    for (const name of `${all} arrows letters ids zoom_in zoom_out fit animation camera by_hand save`.split(
      ' '
    ))
      assert(reached.has(name), `${name} is not reached`);
    await shows(page, 1);
    const box = await page.locator('#slider').boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await shows(page, 100);
    assert.strictEqual(await page.getAttribute('#slider', 'aria-valuetext'), '100');
    assert.match(await page.getAttribute('#board', 'aria-label'), /round 100/);
    for (const [key, round] of [
      ['ArrowUp', 99],
      ['ArrowRight', 100],
      ['Home', 0],
    ]) {
      await page.keyboard.press(key);
      await shows(page, round);
    }
    await page.click('#tools [data-action=letters]');
    await page.keys('ArrowRight');
    assert.strictEqual(await page.view('round'), 1, 'after a click, arrows are those of the match');
  }
);

page_test(
  'marks on the slider lead to spells and changes of the leader',
  {trace: 'spells.res'},
  async page => {
    const spells = await page.$$eval('.mark[data-kind=spell]', all =>
      all.map(element => Number(element.dataset.index))
    );
    assert.deepStrictEqual(spells, [60, 120], 'those that would cover each other are one');
    const title = await page.getAttribute('.mark[data-kind=spell][data-index="60"]', 'title');
    for (const round of [60, 61]) assert.match(title, new RegExp(`round ${round}$`, 'm'));
    await page.click('.mark[data-kind=spell][data-index="120"]');
    await shows(page, 120);
    await page.says('#event-list', /cast a spell: \d+ cells/);
    assert.deepStrictEqual((await page.texts('#mark-key li')).sort(), [
      '▲ a player takes the lead',
      '✦ a spell is cast',
    ]);
    const titles = await page.$$eval('.mark[data-kind=leader]', all => all.map(({title}) => title));
    assert(titles.length > 0 && titles.every(title => /takes the lead, round \d+/.test(title)));
  }
);

page_test(
  'the slider has the colour of who leads; marks are 16 pixels apart; what is pointed at is shown small',
  {trace: 'spells.res'},
  async page => {
    const marks = await page.$$eval('.mark', all =>
      all.map(mark => mark.getBoundingClientRect()).map(({left, width, height}) => [left, width, height])
    );
    marks.forEach(([left, width, height], k) => {
      assert(width >= 16 && height >= 16, `${width} x ${height}`);
      if (k > 0) assert(left - marks[k - 1][0] >= 16, `${marks}`);
    });
    const band = await page.$eval('#slider', slider => slider.style.getPropertyValue('--band'));
    const {states} = parse(golden_bytes(SPELLS));
    for (let p = 0; p < 4; ++p)
      assert.strictEqual(
        band.includes(`--clan${p}`),
        states.some(state => V.leader_of(state) === p),
        `${p}`
      );
    const {x, y, width, height} = await page.locator('#slider').boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.until(() => !document.getElementById('preview').hidden);
    await page.says('#preview span', 'round 100');
    assert.strictEqual(await page.round(), 0);
    const inside = await page.$eval(
      '#preview',
      preview => preview.getBoundingClientRect().right <= innerWidth
    );
    assert(inside);
    await page.mouse.move(5, 300);
    await page.until(() => document.getElementById('preview').hidden);
  }
);

page_test('a click on a chart goes to its round', {trace: 'duels.res'}, async page => {
  for (const key of ['score', 'cells', 'units', 'strength']) {
    await page.selectOption('#charts select', key);
    const box = await page.locator(`canvas[data-chart=${key}]`).boundingBox();
    await page.mouse.click(box.x + 8 + (box.width - 16) * 0.75, box.y + 40);
    await page.settle();
    assert(Math.abs((await page.round()) - 150) <= 1, key);
    await page.keyboard.press('Home');
  }
});

page_test(
  'the wheel zooms where it points, dragging moves, 0 shows all',
  {...BOTH, trace: 'duels.res'},
  async page => {
    const {x, y} = await page.point_of(20, 30);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await page.settle();
    assert((await page.view('zoom')) > 3);
    const cursor = await page.view('cursor');
    assert(Math.abs(Math.floor(cursor / 60) - 20) <= 1 && Math.abs((cursor % 60) - 30) <= 1);
    const center = () => page.evaluate(() => ({row: Viewer.page.view.row, col: Viewer.page.view.col}));
    const {row, col} = await center();
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 90, {steps: 4});
    await page.mouse.up();
    await page.settle();
    const now = await center();
    assert(now.row < row - 1 && now.col < col - 1, JSON.stringify([row, col, now.row, now.col]));
    assert.strictEqual(await page.view('unit'), -1);
    await page.keyboard.press('0');
    assert.strictEqual(await page.view('zoom'), 1);
    await page.push('zoom_in');
    assert((await page.view('zoom')) > 1);
    await page.push('zoom_out');
    await page.push('zoom_in');
    await page.push('fit');
    assert.strictEqual(await page.view('zoom'), 1);
  }
);

page_test(
  'languages: by the browser, switchable on the start page and in the help, in all panels, and remembered',
  {locale: 'ca-ES'},
  async page => {
    await page.open_trace(file_of('hello.res', 'hello\n'));
    await page.says('#problem', /no és la traça .*\(línia 1: "hello" en lloc de "Game"\)/);
    await page.selectOption('#start select.language', 'es');
    await page.settle();
    await page.says('#problem', /no es la traza/);
    await page.reload();
    assert.strictEqual(await page.getAttribute('html', 'lang'), 'es');
    await page.selectOption('#start select.language', 'ca');
    await page.open_trace(file_of('duels.res'));
    assert.strictEqual(await page.getAttribute('html', 'lang'), 'ca');
    await page.says('#players', /cel·les–.*Unitats\d+Força/);
    await page.go(150);
    await page.says('#event-list', /ha atacat/);
    await page.keyboard.press('h');
    await page.selectOption('#help select.language', 'es');
    await page.settle();
    await page.says('#help h1', 'Ayuda');
    await page.says('#help', /un jugador se pone en cabeza/);
    await page.says('#speed-select', /1 ronda\/s2 rondas\/s/);
    await page.push('close_help');
    await page.says('#event-list', /ha atacado a/);
    await page.says('#events h2', 'Qué acaba de pasar');
    assert.strictEqual(await page.getAttribute('[data-action=close]', 'title'), 'Cerrar la partida');
  }
);

page_test(
  'Z shows the board alone, with slider and scores, which else stand once',
  {trace: 'duels.res'},
  async page => {
    const shown = async () => [
      await page.isVisible('#players'),
      await page.isVisible('#slider'),
      await page.locator('.ranked .points').first().isVisible(),
    ];
    const width = async () => 60 * (await page.evaluate(() => Viewer.page.layout.scale));
    const usual = await width();
    assert.deepStrictEqual(await shown(), [true, true, false]);
    await page.keys('z');
    assert.deepStrictEqual(await shown(), [false, true, true]);
    assert((await width()) >= usual);
    await page.keys('Escape');
    assert.deepStrictEqual(await shown(), [true, true, false]);
  }
);
