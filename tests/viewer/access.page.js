'use strict';
// What everybody can use: rules for screen readers (axe), high contrast, large text, large windows.

test_looks('the first page', PAGE);

MATCHES.forEach(({title, file}, k) =>
  page_test(`axe finds nothing in a match of ${title}`, {}, async page => {
    await page.open_trace(file);
    // Games have colours of their own, which are to be told from light and dark.
    await page.in_looks(Object.keys(LOOKS).slice(0, k === 0 ? 4 : 2), async look => {
      await page.keys('End');
      await page.passes_axe(`${look}, at the end`);
      await page.keys('PageUp', 'h');
      await page.passes_axe(`${look}, with the help`);
      await page.keys('h');
      await page.show('follow', 1);
      await page.passes_axe(`${look}, with a unit`);
      await page.show('follow', -1);
    });
  })
);

page_test(
  'on a phone the answer to a tap is on the screen, and the whole board leaves swipes to the page',
  {trace: 'duels.res', ...PHONE},
  async page => {
    const {row, col} = await page.place(5);
    const box = await page.box('#board');
    const scale = box.width / 60;
    // Three quarters of a cell beside it.
    await page.touchscreen.tap(box.x + (col + 1.2) * scale, box.y + (row + 0.5) * scale);
    await page.settle();
    assert(Number(await page.view('unit')) >= 0, 'the nearest unit');
    const info = await page.box('#cell-info');
    assert(info.y + info.height < 844, `${info.y} + ${info.height}`);
    const touch = () => page.$eval('#board', board => board.style.touchAction);
    assert.equal(await touch(), 'pan-y');
    await page.push('zoom_in');
    assert.equal(await touch(), 'none');
  }
);

page_test(
  'on a phone the board is as wide as the screen, scores and slider stay, the help begins with fingers',
  {trace: 'duels.res', ...PHONE},
  async page => {
    const {x, width} = await page.box('#board');
    assert.deepEqual([x, width], [0, 390]);
    await page.evaluate(() => scrollTo(0, 700));
    const scores = ['first', 'last'].map(which => `.ranked:${which}-child .points`);
    for (const part of ['#round-number', '#slider', ...scores]) {
      const {x, y, width, height} = await page.box(part);
      assert(x >= 0 && x + width <= 390 && y >= 0 && y + height < 150, `${part}: ${x} ${y}`);
    }
    const cut = await page.$eval('#speed-select', list => {
      const ctx = document.createElement('canvas').getContext('2d');
      ctx.font = getComputedStyle(list).font;
      return ctx.measureText(list.selectedOptions[0].text).width + 20 - list.clientWidth;
    });
    assert(cut <= 0, `the list of speeds is cut by ${cut}`);
    await page.push('help');
    const top = async text => (await page.locator(`h2:text-is("${text}")`).boundingBox()).y;
    assert((await top('Fingers')) < (await top('Keys')));
  }
);

page_test(
  'long names and the headline are whole, also with large text; numbers tell players of one name apart',
  {},
  async page => {
    const names = 'names          Abcdefghijkl Demo Demo Wwwwwwwwwwww';
    await page.open_trace('names.res', golden_text(DUELS).replace(/^names.*$/m, names));
    for (const part of ['#ranking', 'canvas[data-chart=score]'])
      assert.match(await page.getAttribute(part, 'aria-label'), /1 Demo.*2 Demo/);
    await page.keys('End');
    await page.says('#lead', /Demo \([12]\)/);
    await page.show('set_language', 'ca');
    for (const [rem, sizes] of [
      ['87.5%', '901x600 1024x600 1280x720 1366x657 1440x900 2560x1440 700x500'],
      ['175%', '1280x720 1024x768 1920x1080 390x844'],
    ])
      for (const size of sizes.split(' ')) {
        const {width, height} = await page.resize(size);
        await page.evaluate(
          text_size => document.documentElement.style.setProperty('font-size', text_size, 'important'),
          rem
        );
        await page.keys('PageDown', 'End');
        await page.picture(`text-${rem}-${width}`);
        const {lines, header, wide, cut} = await page.evaluate(() => {
          const [own, card, timeline] = ['lead', 'players', 'timeline'].map(id =>
            Viewer.by_id(id).getBoundingClientRect()
          );
          const {scrollHeight, offsetHeight} = Viewer.by_id('lead');
          const lines_of = title => title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight);
          return {
            lines: Math.max(...Array.from(document.querySelectorAll('#players h2'), lines_of)),
            header: timeline.bottom / innerHeight,
            wide: document.documentElement.scrollWidth - innerWidth,
            cut: Math.max(scrollHeight - offsetHeight, card.top - own.top, own.bottom - card.bottom),
          };
        });
        assert(lines < 2.5 && wide <= 0 && cut <= 1, `${rem} ${size}: ${lines} ${wide} ${cut}`);
        assert(header < 0.36 || height < 700, `${rem} ${size}: ${header}`);
      }
  }
);

page_test(
  'whatever is clicked in a match but the marks on the slider is 24 pixels at least, either way',
  {trace: 'duels.res'},
  async page => {
    await page.open_trace(
      'small.log',
      print_log({0: {0: ['say one', 'say two']}}, ['log 1', 'names Hunter Scholar Moth Hunter'])
    );
    await page.show('follow', 12);
    for (const tab of V.TABS) {
      await page.show('show_tab', tab);
      const small = await page.$$eval('button:not(.mark), summary, select', all =>
        all
          .filter(({offsetWidth: width, offsetHeight: height}) => width > 0 && Math.min(width, height) < 24)
          .map(({outerHTML}) => outerHTML)
      );
      assert.deepEqual(small, [], tab);
    }
    const blank = await page.$$eval('button[data-action]', all =>
      all.filter(one => !(one.querySelector('path').getTotalLength() > 10)).map(({dataset}) => dataset.action)
    );
    assert.deepEqual(blank, [], 'buttons have pictures');
  }
);
