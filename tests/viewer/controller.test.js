'use strict';

const match = golden_match(DUELS);

function open_view() {
  const view = new V.Controller();
  view.open(match, game, 'a.res');
  return view;
}

function press(view, key, more = {}) {
  const calls = [];
  const page = new Proxy({}, {get: (_, name) => () => calls.push(name)});
  return {used: V.press_key({key, ...more}, view, page), calls};
}

test('every key does what the help says, in words of every language, and each is there once', () => {
  const view = open_view();
  view.animation = false;
  const steps = 'ArrowRight 1 ArrowDown 2 ArrowLeft 1 ArrowUp 0 ArrowUp 0 PageDown 10 PageUp 0';
  for (const [, key, round] of `${steps} End 200 ArrowRight 200 PageUp 190 Home 0`.matchAll(/(\w+) (\d+)/g)) {
    assert(press(view, key).used, key);
    assert.equal(view.round, Number(round), key);
  }
  const fields = {h: 'help', m: 'animation', z: 'alone', F2: 'beamer', o: 'arrows', l: 'letters', i: 'ids'};
  for (const [key, field] of Object.entries({...fields, ' ': 'playing'}))
    for (const pressed of [key, key.toUpperCase()]) {
      const old = view[field];
      press(view, pressed);
      assert.equal(view[field], !old, pressed);
    }
  const calls = {r: 'reload', g: 'save_position', p: 'save_picture', c: 'copy_link', v: 'toggle_film'};
  for (const [key, name] of Object.entries(calls)) assert.deepEqual(press(view, key).calls, [name]);
  const keys = V.COMMANDS.flatMap(([, names]) => (/^(Shift|Ctrl) /.test(names) ? names : names.split(' ')));
  const named = keys.filter(key => key !== '');
  assert.equal(new Set(named).size, named.length);
  for (const [name] of V.COMMANDS) assert(name in V.TEXTS.en || name.startsWith('close_'), name);
});

test('keys point at cells and follow the unit there; the second time, and Escape, leave it', () => {
  const view = open_view();
  press(view, 'w');
  press(view, 'D', {shiftKey: true});
  assert.equal(view.cursor, 29 * 60 + 31);
  press(view, 'f');
  assert.equal(view.unit, -1, 'where nobody is');
  for (let k = 0; k < 80; ++k) press(view, 'a');
  assert.equal(view.cursor, 29 * 60);
  view.point(view.state.cell_of(20));
  const units = ['f', 'f', 'f', 'Escape'].map(key => press(view, key) && view.unit);
  assert.deepEqual(units, [20, -1, 20, -1]);
});

test('the address holds round and unit, and the whole view where it is not as at first', () => {
  const view = open_view();
  view.go(57);
  assert.equal(V.print_address(view), '#round=57');
  view.follow(12);
  assert.equal(V.print_address(view), '#round=57&unit=12');
  view.zoom_by(2, 5, 5);
  for (const layer of ['arrows', 'ids']) view.toggle(layer);
  view.toggle_clan(2);
  view.show_tab('log');
  const again = open_view();
  V.follow_address(again, V.print_address(view));
  assert.equal(V.print_address(again), V.print_address(view));
  const {clans, zoom, tab, arrows, letters, ids} = again;
  assert.deepEqual(clans, [true, true, false, true]);
  assert.deepEqual([zoom, tab, arrows, letters, ids], [2, 'log', true, false, true]);
});

test('keys with Control, Alt or Meta, and unknown ones, are left to the browser', () => {
  const view = open_view();
  for (const name of ['ctrlKey', 'altKey', 'metaKey'])
    assert(!press(view, 'ArrowRight', {[name]: true}).used);
  assert(!press(view, '#').used);
  assert.equal(view.round, 0);
});

test('playing shows as many rounds a second as the speed says, until the end or a key', () => {
  const view = open_view();
  const speeds = ['.', ','].map(key => {
    for (let k = 0; k < 20; ++k) press(view, key);
    return view.speed;
  });
  assert.deepEqual(speeds, [60, 0.25]);
  view.set_speed(8);
  view.go(180);
  view.play();
  view.tick(100);
  for (let k = 1; k <= 60; ++k) view.tick(100 + k / 60);
  assert.equal(view.round, 188);
  for (let k = 61; k <= 200; ++k) view.tick(100 + k / 60);
  assert.equal(view.round, 200);
  assert(!view.playing);
  view.toggle_play();
  assert.deepEqual([view.playing, view.round], [true, 0]);
  press(view, 'n');
  assert(!view.playing);
});

test('with the animation, one round on glides there; without it, and back, it jumps', () => {
  const view = open_view();
  view.step(1);
  assert.deepEqual([view.index, view.position], [1, 0]);
  view.tick(1);
  view.tick(1.05);
  assert(view.position > 0.2 && view.position < 0.8);
  view.tick(1.4);
  assert.equal(view.position, 1);
  view.step(-1);
  assert.equal(view.position, 0);
  view.toggle('animation');
  view.step(1);
  assert.equal(view.position, 1);
});

test('the same match keeps round, unit and zoom; another one starts afresh, or takes its place', () => {
  const view = open_view();
  view.go(57);
  view.follow(12);
  view.zoom_by(2, 10, 10);
  const [cut, other] = [golden_bytes(DUELS).subarray(0, -5000), golden_bytes(SPELLS)].map(parse);
  for (const [next, name, how] of [
    [cut, 'b.res', {}],
    [match, 'a.res', {}],
    [other, 'a.res', {again: true}],
  ]) {
    view.open(next, game, name, how);
    assert.deepEqual([view.round, view.unit, view.zoom], [57, 12, 2]);
  }
  view.open(match, game, 'a.res');
  assert.deepEqual([view.round, view.unit, view.zoom], [0, -1, 1]);
});

test('zooming leaves the point under the pointer where it is', () => {
  const view = open_view();
  const at = () => V.point_at(V.lay_out(view, 900, 600), 500, 250);
  const seen = V.window_of(match, 900, 600);
  view.set_window(seen.rows, seen.cols);
  view.zoom_by(3, 30, 30);
  for (const factor of [1.2, 1.5, 0.8]) {
    const {row, col} = at();
    view.zoom_by(factor, row, col);
    const now = at();
    assert(Math.abs(now.row - row) < 0.5 && Math.abs(now.col - col) < 0.5, JSON.stringify([row, col, now]));
  }
});

test('zoom has limits, the view stays on the board, and 0 shows all', () => {
  const view = open_view();
  press(view, '=');
  assert(view.zoom > 1);
  for (let k = 0; k < 20; ++k) press(view, '+');
  assert.equal(view.zoom, 8);
  for (let k = 0; k < 50; ++k) press(view, 'ArrowLeft', {shiftKey: true});
  for (let k = 0; k < 50; ++k) press(view, 'ArrowDown', {shiftKey: true});
  const layout = V.lay_out(view, 600, 600);
  assert.equal(layout.left, 0);
  assert.equal(layout.top + 60 * layout.scale, 600);
  press(view, '0');
  assert.deepEqual([view.zoom, view.row, view.col], [1, 30, 30]);
  for (let k = 0; k < 5; ++k) press(view, '-');
  assert.equal(view.zoom, 1);
});

test('without a match, every key but the help is harmless', () => {
  const view = new V.Controller();
  for (const key of [' ', ...'Home End ArrowLeft PageDown w f Escape + - 0 . o'.split(' ')])
    for (const shiftKey of [false, true]) press(view, key, {shiftKey});
  assert.deepEqual([view.playing, view.round, view.unit, view.cursor], [false, 0, -1, -1]);
});

test('the language is the first of the browser that the viewer speaks', () => {
  const wanted = [['ca-ES', 'es'], ['de', 'es-419', 'en'], ['de'], undefined];
  assert.deepEqual(wanted.map(V.choose_language), ['ca', 'es', 'en', 'en']);
});

test('zoomed in, the unit that is followed stays in view in every round, also while it plays', () => {
  const view = open_view();
  view.set_window(60, 60);
  view.zoom_by(4);
  view.follow(12);
  const sees_unit = () => {
    const place = V.place_between(V.scene_of(view), 12);
    const cell = place && Math.round(place.row) * match.cols + Math.round(place.col);
    return place === null || view.sees(cell);
  };
  for (let k = 0; k < 200; ++k) {
    view.go(k);
    assert(sees_unit(), `round ${view.round}`);
  }
  view.go(0);
  view.play();
  for (let now = 0; view.playing; now += 0.05) {
    view.tick(now);
    assert(sees_unit(), `round ${view.round}`);
  }
});

test('zoomed in, places that are shown come into view', () => {
  const view = open_view();
  view.set_window(60, 60);
  view.zoom_by(4);
  for (const cell of [0, 59, 59 * 60, 59 * 60 + 59, 1830]) {
    view.show_places([cell]);
    assert(view.sees(cell), `cell ${cell}`);
  }
  view.show_places([0, 3599]);
  assert(view.sees(0), 'of places that are far from each other the first one');
  const {row, col} = view;
  view.show_places([0]);
  assert.deepEqual([view.row, view.col], [row, col], 'what is in view moves nothing');
});

test('N goes to the next mark, with Shift to the one before', () => {
  const view = open_view();
  const indices = [...new Set(V.marks_of(view).map(mark => mark.index))];
  assert(indices.length > 3);
  for (const index of indices.filter(index => index > 0)) {
    press(view, 'n');
    assert.equal(view.index, index);
  }
  press(view, 'n');
  assert.equal(view.index, indices[indices.length - 1], 'there is no further one');
  press(view, 'N', {shiftKey: true});
  assert.equal(view.index, indices[indices.length - 2]);
});

test('every text of the viewer is used', () => {
  const files = fs
    .readdirSync(VIEWER, {recursive: true})
    .filter(name => /\.(js|html)$/.test(name) && !/\/(en|ca|es|reasons)\.js$/.test(name));
  const all = files.map(name => fs.readFileSync(path.join(VIEWER, name), 'utf8')).join('\n');
  // Some are found by what they are of: a kind of event, a sign, a layer, a measure.
  const part = /^(event|heat|sign|key|short|no|source|code)_|_(chance|share)$/;
  const is_used = key => new RegExp(`\\b(${key}|${key.replace(part, '')})_?\\b`).test(all);
  const unused = Object.keys(V.TEXTS.en).filter(key => !is_used(key));
  assert.deepEqual(unused, []);
});

test('what serves any game names none', () => {
  const files = ['core', 'words'].flatMap(room =>
    fs.readdirSync(path.join(VIEWER, room)).map(name => `${room}/${name}`)
  );
  for (const file of [...files, 'viewer.html', 'watch'])
    assert.doesNotMatch(
      fs.readFileSync(path.join(VIEWER, file), 'utf8'),
      /potter|voldemort|wizard|ghost|spell\b|heist|professor|purge|zombie|\bmoria|balrog/i,
      file
    );
});

test('the round that is shown small is the nearest to where the slider is pointed at', () => {
  const slider = {getBoundingClientRect: () => ({left: 0, width: 116})};
  const shown = clientX => V.Timeline.prototype.index_at.call({slider, view: {last_index: 10}}, {clientX});
  assert.deepEqual([0, 34, 42, 116].map(shown), [0, 3, 3, 10]);
});
