'use strict';

async function shows(page, round) {
  await page.settle();
  await page.has({round});
  assert.equal(Number(await page.inputValue('#slider')), round);
}

page_test('a button says what it would do; Escape closes the help', {trace: 'duels.res'}, async page => {
  const label = () => page.getAttribute('[data-action=play]', 'aria-label');
  await page.push('play');
  await page.waitForFunction(() => Viewer.page.view.index >= 2);
  assert.equal(await label(), 'Pause');
  await page.push('play');
  assert.equal(await label(), 'Play');
  await page.push('help');
  await page.keys('Escape');
  await page.hides('#help');
});

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
    const tools = 'arrows letters ids zoom_in zoom_out fit animation camera by_hand save';
    for (const name of `${all} ${tools}`.split(' ')) assert(reached.has(name), `${name} is not reached`);
    await shows(page, 1);
    const box = await page.box('#slider');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await shows(page, 100);
    assert.equal(await page.getAttribute('#slider', 'aria-valuetext'), '100');
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
    await page.has({round: 1}, 'after a click, arrows are those of the match');
  }
);

page_test(
  'marks on the slider lead to spells and changes of the leader',
  {trace: 'spells.res'},
  async page => {
    const marks = kind => page.$$eval(`.mark[data-kind=${kind}]`, all => all.map(({title}) => title));
    const [first, ...others] = await marks('spell');
    assert.equal(others.length, 1, 'those that would cover each other are one');
    for (const round of [60, 61]) assert.match(first, new RegExp(`round ${round}$`, 'm'));
    await page.click('.mark[data-kind=spell][data-index="120"]');
    await shows(page, 120);
    await page.says('#event-list', /cast a spell: \d+ cells/);
    assert.deepEqual((await page.texts('#mark-key li')).sort(), [
      '▲ a player takes the lead',
      '✦ a spell is cast',
    ]);
    const titles = await marks('leader');
    assert(titles.length > 0 && titles.every(title => /takes the lead, round \d+/.test(title)));
  }
);

page_test(
  'the slider has the colour of who leads; marks are 16 pixels apart; what is pointed at is shown small',
  {trace: 'spells.res'},
  async page => {
    const marks = await page.$$eval('.mark', all => all.map(mark => mark.getBoundingClientRect().toJSON()));
    marks.forEach(({left, width, height}, k) => {
      assert(width >= 16 && height >= 16, `${width} x ${height}`);
      if (k > 0) assert(left - marks[k - 1].left >= 16, `${k}`);
    });
    const band = await page.$eval('#slider', slider => slider.style.getPropertyValue('--band'));
    const {states} = golden_match(SPELLS);
    for (let p = 0; p < 4; ++p)
      assert.equal(
        band.includes(`--clan${p}`),
        states.some(state => V.leader_of(state) === p),
        `${p}`
      );
    const {x, y, width, height} = await page.box('#slider');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.until(() => !document.getElementById('preview').hidden);
    await page.says('#preview span', 'round 100');
    await page.has({round: 0});
    const preview = await page.box('#preview');
    assert(preview.x + preview.width <= 1280);
    await page.mouse.move(5, 300);
    await page.until(() => document.getElementById('preview').hidden);
  }
);

page_test(
  'the wheel zooms where it points, dragging moves, 0 shows all',
  {...BOTH, trace: 'duels.res'},
  async page => {
    const {x, y} = await page.point(20, 30);
    await page.mouse.wheel(0, -600);
    await page.settle();
    assert((await page.view('zoom')) > 3);
    const cursor = await page.view('cursor');
    assert(Math.abs(Math.floor(cursor / 60) - 20) <= 1 && Math.abs((cursor % 60) - 30) <= 1);
    const center = async () => [await page.view('row'), await page.view('col')];
    const [row, col] = await center();
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 90, {steps: 4});
    await page.mouse.up();
    await page.settle();
    const now = await center();
    assert(now[0] < row - 1 && now[1] < col - 1, `${[row, col, now]}`);
    await page.has({unit: -1});
    await page.keyboard.press('0');
    await page.has({zoom: 1});
  }
);

page_test(
  'languages: by the browser, switchable on the start page and in the help, in all panels, and remembered',
  {locale: 'ca-ES'},
  async page => {
    await page.open_trace('hello.res', 'hello\n');
    await page.says('#problem', /no és la traça .*\(línia 1: "hello" en lloc de "Game"\)/);
    await page.selectOption('#start select.language', 'es');
    await page.settle();
    await page.says('#problem', /no es la traza/);
    await page.reload();
    assert.equal(await page.getAttribute('html', 'lang'), 'es');
    await page.selectOption('#start select.language', 'ca');
    await page.open_trace('duels.res');
    assert.equal(await page.getAttribute('html', 'lang'), 'ca');
    await page.says('#players', /cel·les–.*Unitats\d+Força/);
    await page.go(150);
    await page.says('#event-list', /ha atacat/);
    await page.keyboard.press('h');
    await page.selectOption('#help select.language', 'es');
    await page.settle();
    await page.says('#help h1', 'Ayuda');

    await page.says('#speed-select', /1 ronda\/s2 rondas\/s/);
    await page.push('close_help');
    await page.says('#event-list', /ha atacado a/);
    await page.says('#events h2', 'Hechos, el más nuevo primero');
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
    assert.deepEqual(await shown(), [true, true, false]);
    await page.keys('z');
    assert.deepEqual(await shown(), [false, true, true]);
    assert((await width()) >= usual);
    await page.keys('Escape');
    assert.deepEqual(await shown(), [true, true, false]);
  }
);
