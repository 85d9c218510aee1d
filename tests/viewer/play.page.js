'use strict';
// Every button, key, slider and chart.
const {assert, V, game, SPELLS, golden_bytes, parse} = require('./kit.js');
const {BOTH, file_of, page_test, rgb} = require('./browser.js');

async function shows(page, round) {
  await page.settle();
  assert.strictEqual(await page.round(), round);
  assert.strictEqual(Number(await page.inputValue('#slider')), round);
}

page_test('every button at the top does what it says', {...BOTH, trace: 'duels.res'}, async page => {
  for (const [button, round] of [['forward', 1], ['last', 200], ['back', 199], ['first', 0]]) {
    await page.push(button);
    await shows(page, round);
  }
  await page.push('animation');
  assert.strictEqual(await page.getAttribute('[data-action=animation]', 'aria-pressed'), 'false');
  await page.push('animation');
  await page.push('play');
  await page.waitForFunction(() => Viewer.page.view.index >= 2);
  assert.strictEqual(await page.getAttribute('[data-action=play]', 'aria-label'), 'Pause');
  await page.push('play');
  const round = await page.round();
  await page.waitForTimeout(300);
  assert.strictEqual(await page.round(), round);
  assert.strictEqual(await page.getAttribute('[data-action=play]', 'aria-label'), 'Play');
  await page.push('help');
  await page.waitForSelector('#help[open]');
  await page.push('close_help');
  await page.waitForSelector('#help', {state: 'hidden'});
  await page.keyboard.press('H');
  await page.waitForSelector('#help[open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !Viewer.page.view.help && !document.querySelector('#help').open);
});

page_test(
  'with the keyboard alone: Tab reaches every control, arrows those of the toolbar, Enter presses it',
  {trace: 'duels.res'},
  async page => {
    const reached = new Set();
    let key = 'Tab';
    for (let k = 0; k < 90; ++k) {
      await page.keyboard.press(key);
      const [name, in_toolbar] = await page.evaluate(() => {
        const {activeElement: element} = document;
        const {dataset, id} = element;
        return [dataset.action || id || dataset.kind || '', element.closest('#tools') !== null];
      });
      key = in_toolbar && !reached.has(name) ? 'ArrowRight' : 'Tab';
      reached.add(name);
      if (name === 'forward') await page.keyboard.press('Enter');
    }
    const all = 'open reload first back play forward last speed-select animation help close slider board tab-match';
    const tools = 'arrows letters ids heat anchor zoom_in zoom_out fit by_hand save';
    for (const name of `${all} ${tools}`.split(' ')) assert(reached.has(name), `${name} is not reached`);
    assert((await page.view('index')) >= 1);
    assert.strictEqual(await page.locator('#tools [tabindex="0"]').count(), 1);
    await page.keys('Home');
    await page.click('#tools [data-action=letters]');
    await page.keys('ArrowRight');
    assert.strictEqual(await page.view('round'), 1, 'after a click, arrows are those of the match');
  }
);

page_test('the slider shows, says and sets the round, with the keys of the viewer', {...BOTH, trace: 'duels.res'}, async page => {
  const box = await page.locator('#slider').boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await shows(page, 100);
  assert.strictEqual(await page.getAttribute('#slider', 'aria-valuetext'), '100');
  assert.match(await page.getAttribute('#board', 'aria-label'), /round 100/);
  for (const [key, round] of [['ArrowUp', 99], ['ArrowRight', 100], ['Home', 0]]) {
    await page.keyboard.press(key);
    await shows(page, round);
  }
});

page_test('marks on the slider lead to spells and changes of the leader', {trace: 'spells.res'}, async page => {
  const spells = await page.$$eval('.mark[data-kind=spell]', all =>
    all.map(element => Number(element.dataset.index))
  );
  assert.deepStrictEqual(spells, [60, 120], 'those that would cover each other are one');
  const title = await page.getAttribute('.mark[data-kind=spell][data-index="60"]', 'title');
  for (const round of [60, 61]) assert.match(title, new RegExp(`round ${round}$`, 'm'));
  await page.click('.mark[data-kind=spell][data-index="120"]');
  await shows(page, 120);
  await page.says('#event-list', /cast a spell: \d+ cells/);
  assert.deepStrictEqual((await page.texts('#mark-key li')).sort(), ['▲ a player takes the lead', '✦ a spell is cast']);
  const titles = await page.$$eval('.mark[data-kind=leader]', all => all.map(({title}) => title));
  assert(titles.length > 0 && titles.every(title => /takes the lead, round \d+/.test(title)));
});

page_test('the slider has the colour of who leads in each round; a mark is 16 pixels at least, covers none, and what is pointed at is shown small', {...BOTH, trace: 'spells.res'}, async page => {
  const marks = await page.$$eval('.mark', all => all.map(mark => mark.getBoundingClientRect()).map(({left, width, height}) => [left, width, height]));
  marks.forEach(([left, width, height], k) => {
    assert(width >= 16 && height >= 16, `${width} x ${height}`);
    if (k > 0) assert(left - marks[k - 1][0] >= 16, `${marks}`);
  });
  const band = await page.$eval('#slider', slider => slider.style.getPropertyValue('--band'));
  const {states} = parse(golden_bytes(SPELLS));
  for (let p = 0; p < 4; ++p) assert.strictEqual(band.includes(`--clan${p}`), states.some(state => V.leader_of(state) === p), `${p}`);
  const {x, y, width, height} = await page.locator('#slider').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.until(() => !document.getElementById('preview').hidden);
  await page.says('#preview span', 'round 100');
  assert.strictEqual(await page.round(), 0);
  const inside = await page.$eval('#preview', preview => preview.getBoundingClientRect().right <= innerWidth);
  assert(inside);
  await page.mouse.move(5, 300);
  await page.until(() => document.getElementById('preview').hidden);
});

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

page_test('a click on a line of the chart makes its clan stand out, another one no longer', {trace: 'duels.res'}, async page => {
  await page.go(150);
  const {x, y} = await page.locator('.chart').boundingBox();
  const at = await page.evaluate(() => {
    const {places, chart} = Viewer.page.charts;
    return [places.x(150), places.y(chart.lines[2][150])];
  });
  const drawn = () => page.$eval('.chart', canvas => canvas.toDataURL());
  const plain = await drawn();
  for (const [clan, is_plain] of [[2, false], [-1, true]]) {
    await page.mouse.click(x + at[0], y + at[1]);
    await page.mouse.move(5, 300);
    await page.go(150);
    assert.strictEqual(await page.evaluate(() => Viewer.page.charts.clan), clan);
    assert.strictEqual((await drawn()) === plain, is_plain);
  }
});

page_test('charts draw the lines of the clans', {...BOTH, trace: 'duels.res'}, async page => {
  const colours = await page.$eval('canvas[data-chart=score]', canvas => {
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return Array.from({length: data.length / 4}, (_, k) => Array.from(data.slice(4 * k, 4 * k + 3)).join());
  });
  for (const line of game.line_colours.map(rgb))
    assert(colours.filter(colour => colour === line).length > 40, line);
});

page_test('the wheel zooms where it points, dragging moves, 0 shows all', {...BOTH, trace: 'duels.res'}, async page => {
  const {x, y} = await page.point_of(20, 30);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await page.settle();
  assert((await page.view('zoom')) > 3);
  const cursor = await page.view('cursor');
  assert(Math.abs(Math.floor(cursor / 60) - 20) <= 1 && Math.abs((cursor % 60) - 30) <= 1);
  const center = () =>
    page.evaluate(() => ({row: Viewer.page.view.row, col: Viewer.page.view.col}));
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
});

page_test(
  'with reduced motion the animation is off and nothing glides',
  {reducedMotion: 'reduce', trace: 'duels.res'},
  async page => {
    assert.strictEqual(await page.view('animation'), false);
    await page.keyboard.press('ArrowRight');
    assert.strictEqual(await page.view('position'), 1);
    await page.go(150);
    await page.pick('#event-list button');
    assert.strictEqual(await page.evaluate(() => Viewer.page.theme.still), true);
  }
);

page_test(
  'languages: by the browser, switchable, in all panels',
  {...BOTH, locale: 'ca-ES', trace: 'duels.res'},
  async page => {
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
    assert.strictEqual(
      await page.getAttribute('[data-action=close]', 'title'),
      'Cerrar la partida'
    );
  }
);

page_test('the start page speaks the language of its list', {}, async page => {
  await page.selectOption('#start select.language', 'ca');
  await page.settle();
  await page.says('#doors h2', 'Mireu una partida');
  await page.open_trace(file_of('hello.res', 'hello\n'));
  await page.says('#problem', /no és la traça .*\(línia 1: "hello" en lloc de "Game"\)/);
  await page.selectOption('#start select.language', 'es');
  await page.settle();
  await page.says('#problem', /no es la traza/);
  await page.reload();
  assert.strictEqual(await page.getAttribute('html', 'lang'), 'es', 'which is remembered');
});

page_test('the list of speeds keeps the keyboard', {trace: 'duels.res'}, async page => {
  await page.focus('#speed-select');
  await page.keys('ArrowDown', 'ArrowDown');
  assert.strictEqual(await page.view('speed'), 15);
  await shows(page, 0);
});

page_test('an event keeps the keyboard when the round changes', {trace: 'duels.res'}, async page => {
  await page.keys('End', 'PageUp');
  await page.focus('#event-list li:nth-child(2) button');
  for (let k = 0; k < 4; ++k) {
    await page.keys('ArrowLeft');
    assert(await page.evaluate(() => document.activeElement.closest('#event-list') !== null));
  }
});

page_test('a panel is drawn again when what it shows has changed, and only then', {trace: 'duels.res'}, async page => {
  const ids = ['cell-info', 'charts', 'event-list', 'players', 'position'];
  await page.evaluate(names => {
    window.changed = new Set();
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    for (const id of names)
      new MutationObserver(() => window.changed.add(id)).observe(document.getElementById(id), all);
  }, ids);
  for (const [call, expected] of [
    [['point', 1234], ['cell-info']],
    [['set_filter', {kind: 'book'}], ['event-list']],
    [['set_filter', {unit_only: true}], ['event-list']],
    [['follow', 12], ['cell-info', 'event-list']],
    [['toggle', 'letters'], ['charts']],
    [['toggle', 'arrows'], []],
    [['go', 57], ids],
    [['set_language', 'ca'], ids],
  ]) {
    await page.evaluate(() => window.changed.clear());
    await page.show(...call);
    assert.deepStrictEqual(await page.evaluate(() => [...window.changed].sort()), expected, call.join());
  }
});

page_test('Z and a double click show the board alone, with slider and scores, which else stand once', {...BOTH, trace: 'duels.res'}, async page => {
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
  const {x, y} = await page.point_of(20, 30);
  await page.mouse.dblclick(x, y);
  await page.settle();
  assert.deepStrictEqual(await shown(), [false, true, true]);
  await page.mouse.dblclick(x, y);
});
