'use strict';

const ROUNDS = 6;

const is_by_hand = page => page.until(() => Viewer.page.view.hand !== null);

async function begin(page) {
  await page.click('#by-hand [type=submit]');
  await is_by_hand(page);
}

async function begin_new(page) {
  await page.waitForSelector('#by-hand[open]');
  await page.evaluate(rounds => {
    const game = Viewer.find_game('HarryPotter');
    game.configuration = game.configuration.replace(/(NUM_ROUNDS +)\d+/, `$1${rounds}`);
  }, ROUNDS);
  await begin(page);
}

async function played(page, round) {
  await page.until(k => {
    const {view} = Viewer.page;
    return view.round === k && !view.hand.branch.busy;
  }, round);
}

const NEW = {url: `${PAGE}?play=HarryPotter`};

/// A straight way [down, right] that the rules allow the unit that is followed, to a cell where nobody is.
const free_way = page =>
  page.evaluate(() => {
    const {hand, state, unit, match} = Viewer.page.view;
    const {row, col} = state.place(unit);
    const free = hand.targets.find(
      target =>
        state.unit_on(target.row * match.cols + target.col) < 0
        && Math.abs(target.row - row + target.col - col) === 1
    );
    return [free.row - row, free.col - col];
  });

page_test(
  'a whole match by hand: pointing and keys, Demo helps, and ./Game reads what was saved',
  {...BOTH, ...NEW},
  async page => {
    await begin_new(page);
    for (let round = 0; round < ROUNDS; ++round) {
      const unit = await page.view('unit');
      const {row, col} = await page.place(unit);
      const [down, right] = await free_way(page);
      if (round % 2 === 0) {
        const {x, y} = await page.point(row + down, col + right);
        await page.mouse.click(x, y);
      } else await page.keys(String(5 - 3 * down + right));
      await page.waitForSelector('#hand .lines li');
      await page.keys('e');
      await played(page, round + 1);
      assert.deepEqual(await page.place(unit), {row: row + down, col: col + right}, `round ${round}`);
    }
    const orders = await page.evaluate(() => {
      const {orders: all, states} = Viewer.page.view.match;
      return all.map(({ids}, k) => Array.from(ids).filter(id => states[k].player(id) === 0).length);
    });
    assert(Math.min(...orders) > 5, `Demo orders what has no order by hand: ${orders}`);
    await page.waitForSelector('#ending p:has-text("With Demo in your place:")');
    const trace = await page.evaluate(() => new TextDecoder().decode(Viewer.page.view.match.bytes));
    const game = path.join(home_of('HarryPotter'), 'Game');
    execFileSync(game, [`--repeat=${file_of('hand.res', trace)}`, '--as=1', 'Demo']);
    await page.passes_axe();
  }
);

const DUELS = {trace: 'duels.res'};

async function play_on(page, from, rounds) {
  await page.go(from);
  await page.keys('t');
  await begin(page);
  for (let round = from + 1; round <= from + rounds; ++round) {
    await page.keys('Space');
    await played(page, round);
  }
}

page_test(
  'what the rules would refuse is told with the reason before it is given, and at the unit after the round',
  DUELS,
  async page => {
    await page.push('by_hand');
    await begin(page);
    await page.show('follow', -1);
    await page.show('follow', 4);
    const {row, col} = await page.place(4);
    await page.point(row + 1, col + 1);
    await page.says('#hand .pointed:has(.refused)', /move down right.*wizards don't go diagonally \(5\.1\)/);
    assert.deepEqual(await page.texts('#hand .lines li'), []);
    await page.passes_axe();
    await page.show('hand.give', {unit: 4, kind: 0, dir: 1});
    await page.show('hand.play');
    await played(page, 1);
    const words = async () => (await page.words('notify')).filter(text => /diagonal/.test(text));
    assert.deepEqual(await words(), ["wizards don't go diagonally (5.1)"]);
    await page.show('set_language', 'ca');
    assert.deepEqual(await words(), ['els mags no van en diagonal (5.1)']);
    await page.picture('failed-by-hand');
  }
);

page_test(
  'a player whose turn never ends can be stopped: it is out, and the match goes on',
  NEW,
  async page => {
    // The module of the worker, in which player 2 never ends its third turn.
    await page.evaluate(() => {
      const told = `
        let turns = 0, stopped = false;
        const told = player => {
          given.turn_of(player);
          if (player === 2 && ++turns === 3) while (!stopped);
        };
        const own`;
      const stop = `
        const play_stop = (...player) => {
          stopped = true;
          return exports.play_stop(...player);
        };
        return {...exports, play_stop}`;
      const text = String(Viewer.start_module)
        .replace('...given', '...given, turn_of: told')
        .replace('const own', told)
        .replace('return exports', stop);
      Viewer.start_module = {toString: () => text};
    });
    await begin_new(page);
    await page.keys('e');
    await played(page, 1);
    await page.keys('e');
    await page.waitForFunction(() => Viewer.page.view.hand.branch.room.player === 2);
    await page.show('set_language', 'es');
    await page.keys('Space');
    await page.click('[data-hand=stop]');
    await played(page, 2);
    await page.says('#hand [role=alert]', '2 Demo: fuera, detenido');
    await page.has({'state.status.2': -1});
    await page.keys('e');
    await played(page, 3);
  }
);

page_test(
  'the start page has two doors: a match to open, and a game to play, by T or by an address',
  {...BOTH},
  async page => {
    assert.deepEqual(await page.texts('#games button'), V.GAMES.map(V.title_of));
    await page.sees('#choose');
    await page.waitForFunction(
      () => document.querySelectorAll('#games canvas.whole').length === Viewer.GAMES.length
    );
    await page.keys('t', 'Enter');
    await page.waitForSelector('#by-hand[open]');
    await page.goto(`${PAGE}?play=the-purge`);
    await page.waitForSelector('#by-hand[open]');
    await page.says('#by-hand .name', 'Clan 0');
    const colours = await page.$$eval('#by-hand .swatch', all =>
      all.map(one => getComputedStyle(one).backgroundColor)
    );
    assert.equal(new Set(colours).size, 4);
    await page.goto(`${PAGE}?play=chess`);
    await page.waitForSelector('#problem:visible');
    await page.says('#problem', /^There is no game chess here; there are harry-potter, /);
  }
);

page_test(
  'one big button, and Space, plays the round; Ctrl-Z undoes it, and the orders before',
  {...NEW},
  async page => {
    await begin_new(page);
    await page.says('[data-hand=count]', '0 of 21 units have orders');
    const [down, right] = await free_way(page);
    await page.keys(String(5 - 3 * down + right));
    await page.says('[data-hand=count]', '1 of 21 units have orders');
    const orders = await page.view('hand.orders');
    await page.says('#hand .big', 'Play the round');
    await page.push('play');
    await played(page, 1);
    await page.keys('Control+z');
    await page.has({round: 0});
    assert.deepEqual(await page.view('hand.orders'), orders);
    await page.pick('[data-hand=undo]');
    assert.deepEqual(await page.view('hand.orders'), []);
    await page.counts('[data-hand=undo]:enabled', 0, 'nothing is left to undo');
    await page.click('#hand .big');
    await played(page, 1);
  }
);

page_test(
  'it goes on by itself until something happens to a unit of mine, and says what',
  NEW,
  async page => {
    await begin(page);
    await page.show('set_speed', 60);
    const chips = () => page.$$eval('#hand .choices button', all => all.map(one => one.dataset.hand));
    const before = await chips();
    await page.click('[data-hand=go_on]');
    await page.waitForSelector('[data-hand=go_on]:disabled');
    assert.deepEqual(await chips(), before, 'nothing else comes under the mouse');
    await page.until(() => !Viewer.page.hand.going && !Viewer.page.view.hand.branch.busy);
    const events = await page.evaluate(() => {
      const {hand, match} = Viewer.page.view;
      return match.orders.map((_, index) => hand.event_of_mine(index) !== null);
    });
    assert.equal(events.indexOf(true), events.length - 1, 'it stops after the first one');
    await page.has({round: events.length});
    assert.notEqual(await page.textContent('#hand .news'), '');
  }
);

/// Waits until these are the last rounds of what is kept.
const keeps = (page, ...rounds) =>
  page.waitForFunction(
    wanted => String(Viewer.page.hand.kept.all().map(({round}) => round)) === wanted,
    String(rounds)
  );

page_test(
  'a match by hand is kept until it is saved or thrown away; what is spoiled is not lost',
  {url: () => `${place.address}/viewer.html?play=harry-potter`},
  async page => {
    await begin_new(page);
    const [down, right] = await free_way(page);
    await page.keys('Space');
    await played(page, 1);
    await page.keys(String(5 - 3 * down + right));
    const orders = await page.view('hand.orders');
    await keeps(page, 1);
    const stored = () => page.evaluate(() => localStorage['viewer-kept-HarryPotter']);
    const store = text => page.evaluate(kept => (localStorage['viewer-kept-HarryPotter'] = kept), text);
    const written = await stored();
    for (const spoiled of [
      '[{"seats":[]}]',
      written.replace('"trace":"H4sI', '"trace":"H4sIH4sI'),
      written.replace('"calls":[', '"calls":[[],'),
    ]) {
      await store(spoiled);
      await page.goto(`${place.address}/viewer.html`);
      await page.click('#kept-door [data-hand=go_on]');
      await page.waitForSelector('#problem:visible');
      await page.says('#problem', /what the browser keeps of it is damaged; it stays/);
      assert.equal(await stored(), spoiled);
    }
    await store(written);
    await page.goto(`${place.address}/viewer.html`);
    await page.says('#kept-door p', /Harry Potter is kept, up to round 1/);
    await page.click('#kept-door [data-hand=go_on]');
    await is_by_hand(page);
    await page.has({round: 1});
    assert.equal(JSON.stringify(await page.view('hand.orders')), JSON.stringify(orders));
    await page.keys('Space');
    await played(page, 2);
    await keeps(page, 2);
    await page.open_trace('duels.res');
    await page.says('#note-text', /T goes on with it/);
    await page.keys('Escape');
    await page.push('close');
    await page.says('#kept-door p', /up to round 2/);
    await page.click('#kept-door [data-hand=go_on]');
    await is_by_hand(page);
    await page.pick('[data-hand=forget]');
    assert(await page.view('hand.mine'), 'it asks first');
    await page.pick('[data-hand=forget]');
    await page.sees('#start');
    await page.hides('#kept-door');
  }
);

page_test(
  'on a phone an order is two taps of 44 pixels: the unit, which comes near, and the cell beside it',
  {...NEW, ...PHONE},
  async page => {
    await begin_new(page);
    const near = () => page.evaluate(() => Viewer.page.layout.scale / devicePixelRatio);
    await page.until(() => Viewer.page.view.zoom > 1);
    assert((await near()) >= 44, 'at once');
    await page.show('follow', -1);
    await page.show('fit');
    const [, , , unit] = await page.view('hand.mine');
    const {row, col} = await page.place(unit);
    const first = await page.point_of(row, col);
    await page.touchscreen.tap(first.x + 8, first.y);
    await page.settle();
    await page.has({unit});
    assert((await near()) >= 44);
    await page.hides('#tip', 'nothing lies on the cells beside');
    const [down, right] = await free_way(page);
    const second = await page.point_of(row + down, col + right);
    // Far from the middle, but in the cell.
    await page.touchscreen.tap(second.x + 15, second.y - 15);
    await page.waitForSelector('#hand .lines li');
  }
);

page_test(
  'Space plays what was played, and pauses it: no key saves, forgets or cuts anything meanwhile',
  {...DUELS},
  async page => {
    await play_on(page, 60, 3);
    await page.show('set_speed', 0.25);
    for (const key of ['Space', 'e', 'q']) {
      await page.show('go_to_round', key === 'Space' ? 0 : 61);
      await page.keys('Space');
      await page.has({playing: true});
      await page.keys(key);
      await page.has({playing: false}, key);
    }
    await page.has({last_index: 63});
    await keeps(page, 63);
  }
);

page_test(
  'what is played anew is kept beside what it was, over a reload; without room, the shortest goes',
  DUELS,
  async page => {
    await play_on(page, 60, 3);
    const trace = () => page.evaluate(() => String(Viewer.page.view.match.bytes));
    const whole = await trace();
    const play_anew = async () => {
      await page.show('go_to_round', 61);
      await page.says('#hand .big', 'Play it another way');
      await page.keys('e');
      await played(page, 62);
    };
    await page.show('go_to_round', 61);
    const [unit] = await page.view('hand.mine');
    await page.show('hand.give', {unit, kind: 0, dir: 0});
    await play_anew();
    await page.says('#note-text', 'The match up to round 63 is kept: Ctrl-Z or T brings it back.');
    await keeps(page, 62, 63);
    await page.keys('Control+z', 'Control+z');
    await play_anew();
    await keeps(page, 62, 62, 63);
    await page.keys('t');
    await page.check('#by-hand [type=checkbox]');
    await begin(page);
    await keeps(page, 0, 62, 62, 63);
    await page.reload();
    await page.says('#kept-door div:last-child p', 'An earlier one of Harry Potter, up to round 63.');
    await page.click('#kept-door div:last-child [data-hand=go_on]');
    await is_by_hand(page);
    assert.equal(await trace(), whole);
    await page.evaluate(() => {
      for (let k = 0, size = 1e6; size > 1; ++k)
        if (!Viewer.remember(`full-${k}`, 'x'.repeat(size))) size = Math.floor(size / 2);
    });
    await page.keys('Space');
    await page.waitForFunction(() => {
      const [last, ...others] = Viewer.page.hand.kept.all().map(({round}) => round);
      return last === 64 && others.length < 3 && !others.includes(0);
    });
  }
);

page_test(
  'a box drawn with the mouse chooses units; from a recorded match what was shown stays, B goes back',
  DUELS,
  async page => {
    await page.show('zoom_by', 1.5);
    await page.show('follow', 30);
    await page.push('by_hand');
    await begin(page);
    await page.has({unit: 30, zoom: 1.5});
    await page.says('#hand', /wizard 30 move \w+ · as recorded/);
    await page.show('fit');
    await page.point(0, 0);
    await page.mouse.down();
    await page.point(59, 59);
    await page.mouse.up();
    await page.settle();
    assert.deepEqual(await page.view('hand.group'), await page.view('hand.mine'));
    await page.picture('hand-group');
    const {bytes} = await page.download(() => page.click('[data-hand=save]'));
    assert.match(bytes.toString(), /^names +(\w+ )*Hand\b/m);
    await page.push('swap');
    await page.says('#hand', /recorded match/);
  }
);
