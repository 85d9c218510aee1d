'use strict';
// The recorded match of every game in the browser: its words, sizes, colours, and that it plays.

const SIZES = '320x480 420x860 700x500 901x400 980x640 1024x768 1280x720 1366x657 1440x900 2560x1440';

for (const {name, title, folder, game, file, ...recorded} of MATCHES) {
  page_test(`${title}: cards, charts and help have these words, in each language`, {}, async page => {
    await page.open_trace(file);
    await page.go(150);
    await page.picture(`${folder}-light`);
    await page.push('help');
    const [of_page, of_game] = [[], []];
    const terms = list =>
      page.$$eval(`#help-${list} dt`, all =>
        all.map(({childNodes, nextSibling}) => {
          const signs = Array.from(childNodes, ({textContent}) => textContent);
          return `${signs.join(' ')}: ${nextSibling.textContent}`;
        })
      );
    const titles = () =>
      page.$$eval('button[data-action]', all => all.map(({title, dataset}) => `${dataset.action}: ${title}`));
    for (const language of Object.keys(V.LANGUAGES)) {
      await page.show('set_language', language);
      of_game.push(language, ...(await page.texts('.player.clan0 dt')));
      for (const list of ['legend', 'marks']) of_game.push(...(await terms(list)));
      of_game.push(...(await page.texts('main option')));
      const heads = await page.texts('#help h1, #help h2, #help-mouse li');
      of_page.push(language, ...heads, ...(await terms('keys')), ...(await titles()));
    }
    // What has numbers is the game's, as are the words above; all else is the same in all games.
    const is_own = line => /^(L|letters): /.test(line);
    const same = of_page.filter(line => !is_own(line));
    is_as_kept('page.help.txt', same.join('\n'));
    is_as_kept(`${folder}.help.txt`, [...of_game, ...of_page.filter(is_own)].join('\n'));
    const signs = await page.$$eval('#help-legend canvas', all => all.map(canvas => canvas.toDataURL()));
    assert.equal(new Set(signs).size, Object.keys({...game.legend, ...V.BOARD_SIGNS}).length);
    const box = await page.box('#help');
    assert(box.y >= 0 && box.y + box.height <= 720);
    await page.picture(`${folder}-help`);
  });

  page_test(
    `${title}: no window is too narrow, and in large ones the board is as large as in the original viewer`,
    {},
    async page => {
      await page.open_trace(file);
      await page.go(150);
      for (const size of SIZES.split(' ')) {
        const {width, height} = await page.resize(size);
        const {board, outside, hidden, apart} = await page.evaluate(() => {
          const {scrollWidth, scrollHeight} = document.documentElement;
          const board = Viewer.page.layout.scale * Viewer.page.view.match.cols;
          const is_hidden = place => {
            const element = document.querySelector(place);
            const {x, y, width, right} = element.getBoundingClientRect();
            const is_narrow = width < 50 && !place.includes('tools');
            const seen = document.elementFromPoint(x + width / 2, y + 20);
            return is_narrow || right > innerWidth || !element.contains(seen);
          };
          const is_apart = ({offsetTop, offsetLeft, previousSibling: name}) =>
            offsetTop > name.offsetTop + 3 || offsetLeft < name.offsetLeft;
          return {
            board,
            outside:
              scrollWidth > innerWidth
              || (innerWidth >= 1280 && innerHeight > 700 && scrollHeight > innerHeight)
              || board > Viewer.page.board.width,
            hidden: ['#players .player', '.chart', '#panel', '#event-list li', '#tools > :last-child'].filter(
              is_hidden
            ),
            apart: Array.from(document.querySelectorAll('.player dd')).filter(is_apart).length,
          };
        });
        assert(!outside, `${size}: parts outside of the window, or of the board`);
        await page.picture(`${folder}-${width}`);
        if (width < 980) continue;
        assert.equal(apart, 0, `${size}: values in another line than their names`);
        await page.show('follow', recorded.unit[0]);
        const cut = await page.$$eval('#side .card', all =>
          all.filter(card => card.scrollWidth > card.clientWidth).map(card => card.id)
        );
        assert.deepEqual(cut, [], `${size}: cards`);
        await page.show('follow', -1);
        const [, rows, cols] = recorded.shape;
        // The original takes 305 pixels beside the board, and 190 above and below it.
        const original = Math.min(width - 305, ((height - 190) * cols) / rows);
        assert(board >= original, `${size}: ${board}, originally ${original}`);
        assert.deepEqual(hidden, [], size);
        // On a laptop, with the bars of its browser.
        if (height === 657)
          assert(board / cols >= 10 && board * (board / cols) * rows >= 0.45 * width * height, size);
      }
    }
  );

  // What a browser does otherwise shows in any game.
  const in_browsers = name === 'ThePurge' ? BOTH : {};
  page_test(`${title}: a page made by watch plays the match to its end`, in_browsers, async page => {
    const html = file_of(`${folder}.html`);
    const run = spawnSync(path.join(VIEWER, 'watch'), ['-n', '-o', html, file]);
    assert.equal(run.status, 0, String(run.stderr));
    const {states, rounds} = golden_match(file);
    const [unit, words] = recorded.unit;
    await page.goto(`${pathToFileURL(html).href}#round=1&unit=${unit}`);
    await page.opened();
    const games = await page.evaluate(() => Viewer.all_games().map(({name}) => name));
    assert.deepEqual(games, [name], 'the page has no other');
    await page.has({round: 1});
    await page.counts('script[src], link[rel=stylesheet]', 0);
    assert((await page.textContent('#followed')).includes(words));
    await page.go(rounds - 20);
    await page.selectOption('#speed-select', '60');
    await page.keyboard.press('Space');
    await page.waitForFunction(last => Viewer.page.view.index === last && !Viewer.page.view.playing, rounds);
    await page.settle();
    await page.has({round: rounds});
    const scores = Array.from(states[rounds].score).sort((a, b) => b - a);
    assert.deepEqual(
      await page.texts('.player .score'),
      scores.map(points => points.toLocaleString('en'))
    );
  });

  page_test(`${title}: clans differ by a mark, not only by colour`, {}, async page => {
    await page.open_trace(file);
    const clans = await page.evaluate(() => {
      const {figures} = Viewer.page.view.game;
      const grey = {
        colours: Array(4).fill('#888888'),
        edge_colours: Array(4).fill('#444444'),
        letter_colours: Array(4).fill('#ffffff'),
      };
      const picture = (name, clan) => {
        const canvas = Viewer.make('canvas', '', {width: 28, height: 28});
        const pen = new Viewer.Pen(canvas.getContext('2d'), 14, 7, 7);
        Viewer.figures(figures, grey)(pen, name, 0, 0, 1, clan, {next: '#bbbbbb'});
        return canvas.toDataURL();
      };
      return Object.keys(figures)
        .filter(name => figures[name].mark)
        .map(name => [0, 1, 2, 3].map(clan => picture(name, clan)));
    });
    for (const pictures of clans) assert.equal(new Set(pictures).size, 4);
  });

  page_test(
    `${title}: the ground that is painted anew where it changes is what all of it would be`,
    in_browsers,
    async page => {
      await page.open_trace(file);
      // Browsers smooth the edges of small and of large shapes a little differently.
      const differ = await page.evaluate(() => {
        const {view, board, ctx, theme} = Viewer.page;
        const {width, height} = board;
        const drawn = (index, drawer) => {
          view.index = view.position = index;
          drawer.draw(ctx, view, width, height, theme);
          return ctx.getImageData(0, 0, width, height).data;
        };
        const drawer = new Viewer.BoardDrawer();
        const {length} = view.match.states;
        const rounds = Array.from({length: 20}, (_, k) => Math.floor((k * length) / 20));
        return rounds.map(index => {
          const [part, whole] = [drawer, new Viewer.BoardDrawer()].map(one => drawn(index, one));
          const far = part.map((value, k) => Math.abs(value - whole[k])).filter(value => value > 24);
          return {index, most: far.reduce((a, b) => Math.max(a, b), 0), count: far.length};
        });
      });
      const bad = differ.filter(({most, count}) => most > 80 || count > 600);
      assert.deepEqual(bad, []);
    }
  );

  page_test(
    `${title}: what happens is seen while its round passes, and nothing of it where nothing may move`,
    {},
    async page => {
      const seen = new Set();
      // No spell succeeds in the recorded match.
      const spell = golden_text(file).replace(/^book (.*row=(\d+) col=(\d+))$/m, 'spell $1 cells=$2,$3');
      for (const trace of name === 'HarryPotter' ? [file, file_of('spell.res', spell)] : [file]) {
        await page.open_trace(trace);
        const kinds = await page.evaluate(() => {
          const {page} = Viewer;
          const {view, board, theme} = page;
          const {effects} = view.game;
          const drawn = (index, still) => {
            view.position = index + 0.5;
            page.drawer.draw(page.ctx, view, board.width, board.height, {...theme, still});
            return board.toDataURL();
          };
          // With these effects, and with nothing that may move.
          const both = (index, some) => {
            view.game.effects = some;
            const pictures = [false, true].map(still => drawn(index, still));
            view.game.effects = effects;
            return pictures;
          };
          const kinds = Object.keys(effects).filter(kind => {
            const found = view.match.events.findIndex(events => events.some(event => event.kind === kind));
            if (found < 0) return false;
            const [moving, still] = both(found, {[kind]: effects[kind]});
            const [other, nothing] = both(found, {});
            if (moving === other || still !== nothing) throw new Error(kind);
            return true;
          });
          const {states} = view.match;
          const comes = (id, at) => {
            const [before, after] = [at, at + 1].map(k => states[k].place(id));
            return after !== null && !Viewer.is_a_step(before, after);
          };
          const first = states.slice(1).findIndex((state, at) => state.ids.some(id => comes(id, at)));
          const [other, nothing] = both(first, {});
          return other === nothing ? kinds : ['comes', ...kinds];
        });
        for (const kind of kinds) seen.add(kind);
      }
      assert(seen.has('comes') && seen.size > 8, Array.from(seen).join());
    }
  );
}
