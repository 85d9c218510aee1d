'use strict';
const {assert, fs, path, test, V, game, VIEWER, DUELS, SPELLS, golden_bytes, parse} = require('./kit.js');

const match = parse(golden_bytes(DUELS));

/// A controller that shows the golden match.
function open_view() {
  const view = new V.Controller();
  view.open(match, game, 'a.res');
  return view;
}

function press(view, key, more = {}) {
  const page = {calls: []};
  for (const name of ['reload', 'save_position', 'save_picture', 'copy_link', 'toggle_film'])
    page[name] = () => page.calls.push(name);
  const used = V.press_key(
    {key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more},
    view,
    page
  );
  return {used, calls: page.calls};
}

test('every key does what the help says, in words of every language, and each is there once', () => {
  const view = open_view();
  view.animation = false;
  const steps = 'ArrowRight 1 ArrowDown 2 ArrowLeft 1 ArrowUp 0 ArrowUp 0 PageDown 10 PageUp 0'.split(' ');
  const ends = 'End 200 ArrowRight 200 PageUp 190 Home 0'.split(' ');
  const all = [...steps, ...ends];
  for (let k = 0; k < all.length; k += 2) {
    assert(press(view, all[k]).used, all[k]);
    assert.strictEqual(view.round, Number(all[k + 1]), all[k]);
  }
  for (const [key, field] of [
    [' ', 'playing'],
    ['h', 'help'],
    ['m', 'animation'],
    ['z', 'alone'],
    ['F2', 'beamer'],
    ['o', 'arrows'],
    ['l', 'letters'],
    ['i', 'ids'],
  ])
    for (const pressed of [key, key.toUpperCase()]) {
      const old = view[field];
      press(view, pressed);
      assert.strictEqual(view[field], !old, pressed);
    }
  for (const [key, name] of [
    ['r', 'reload'],
    ['g', 'save_position'],
    ['p', 'save_picture'],
    ['c', 'copy_link'],
    ['v', 'toggle_film'],
  ])
    assert.deepStrictEqual(press(view, key).calls, [name]);
  const keys = V.COMMANDS.flatMap(([, names]) => (/^(Shift|Ctrl) /.test(names) ? names : names.split(' ')));
  assert.strictEqual(new Set(keys.filter(key => key !== '')).size, keys.filter(key => key !== '').length);
  for (const [name] of V.COMMANDS) assert(name in V.TEXTS.en || name.startsWith('close_'), name);
});

test('keys point at cells and follow the unit there; the second time, and Escape, leave it', () => {
  const view = open_view();
  press(view, 'w');
  press(view, 'D', {shiftKey: true});
  assert.strictEqual(view.cursor, 29 * 60 + 31);
  press(view, 'f');
  assert.strictEqual(view.unit, -1, 'where nobody is');
  for (let k = 0; k < 80; ++k) press(view, 'a');
  assert.strictEqual(view.cursor, 29 * 60);
  view.point(view.state.cell_of(20));
  const units = ['f', 'f', 'f', 'Escape'].map(key => press(view, key) && view.unit);
  assert.deepStrictEqual(units, [20, -1, 20, -1]);
});

test('the address holds round and unit, and the whole view where it is not as at first', () => {
  const view = open_view();
  view.go(57);
  assert.strictEqual(V.print_address(view), '#round=57');
  view.follow(12);
  assert.strictEqual(V.print_address(view), '#round=57&unit=12');
  view.zoom_by(2, 5, 5);
  for (const layer of ['arrows', 'ids']) view.toggle(layer);
  view.toggle_clan(2);
  view.show_tab('log');
  const again = open_view();
  V.follow_address(again, V.print_address(view));
  assert.strictEqual(V.print_address(again), V.print_address(view));
  assert.deepStrictEqual(again.clans, [true, true, false, true]);
  assert.deepStrictEqual(
    [again.zoom, again.tab, again.arrows, again.letters, again.ids],
    [2, 'log', true, false, true]
  );
});

test('keys with Control, Alt or Meta, and unknown ones, are left to the browser', () => {
  const view = open_view();
  for (const name of ['ctrlKey', 'altKey', 'metaKey']) {
    assert(!press(view, 'ArrowRight', {[name]: true}).used);
  }
  assert(!press(view, '#').used);
  assert.strictEqual(view.round, 0);
});

test('playing shows as many rounds a second as the speed says, until the end or a key', () => {
  const view = open_view();
  for (const [key, speed] of [
    ['.', 60],
    [',', 0.25],
  ]) {
    for (let k = 0; k < 20; ++k) press(view, key);
    assert.strictEqual(view.speed, speed);
  }
  view.set_speed(8);
  view.go(180);
  view.play();
  view.tick(100);
  for (let k = 1; k <= 60; ++k) view.tick(100 + k / 60);
  assert.strictEqual(view.round, 188);
  for (let k = 61; k <= 200; ++k) view.tick(100 + k / 60);
  assert.strictEqual(view.round, 200);
  assert(!view.playing);
  view.toggle_play();
  assert.deepStrictEqual([view.playing, view.round], [true, 0]);
  press(view, 'n');
  assert(!view.playing);
});

test('with the animation, one round on glides there; without it, and back, it jumps', () => {
  const view = open_view();
  view.step(1);
  assert.deepStrictEqual([view.index, view.position], [1, 0]);
  view.tick(1);
  view.tick(1.05);
  assert(view.position > 0.2 && view.position < 0.8);
  view.tick(1.4);
  assert.strictEqual(view.position, 1);
  view.step(-1);
  assert.strictEqual(view.position, 0);
  view.toggle('animation');
  view.step(1);
  assert.strictEqual(view.position, 1);
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
    assert.deepStrictEqual([view.round, view.unit, view.zoom], [57, 12, 2]);
  }
  view.open(match, game, 'a.res');
  assert.deepStrictEqual([view.round, view.unit, view.zoom], [0, -1, 1]);
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
  assert.strictEqual(view.zoom, 8);
  for (let k = 0; k < 50; ++k) press(view, 'ArrowLeft', {shiftKey: true});
  for (let k = 0; k < 50; ++k) press(view, 'ArrowDown', {shiftKey: true});
  const layout = V.lay_out(view, 600, 600);
  assert.strictEqual(layout.left, 0);
  assert.strictEqual(layout.top + 60 * layout.scale, 600);
  press(view, '0');
  assert.deepStrictEqual([view.zoom, view.row, view.col], [1, 30, 30]);
  for (let k = 0; k < 5; ++k) press(view, '-');
  assert.strictEqual(view.zoom, 1);
});

test('without a match, every key but the help is harmless', () => {
  const view = new V.Controller();
  for (const key of [
    ' ',
    'Home',
    'End',
    'ArrowLeft',
    'PageDown',
    'w',
    'f',
    'Escape',
    '+',
    '-',
    '0',
    '.',
    'o',
  ]) {
    press(view, key);
    press(view, key, {shiftKey: true});
  }
  assert.deepStrictEqual([view.playing, view.round, view.unit, view.cursor], [false, 0, -1, -1]);
});

test('the language is the first of the browser that the viewer speaks', () => {
  assert.strictEqual(V.choose_language(['ca-ES', 'es']), 'ca');
  assert.strictEqual(V.choose_language(['de', 'es-419', 'en']), 'es');
  assert.strictEqual(V.choose_language(['de']), 'en');
  assert.strictEqual(V.choose_language(undefined), 'en');
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
  assert.deepStrictEqual([view.row, view.col], [row, col], 'what is in view moves nothing');
});

test('N goes to the next mark, with Shift to the one before', () => {
  const view = open_view();
  const indices = [...new Set(V.marks_of(view).map(mark => mark.index))];
  assert(indices.length > 3);
  for (const index of indices.filter(index => index > 0)) {
    press(view, 'n');
    assert.strictEqual(view.index, index);
  }
  press(view, 'n');
  assert.strictEqual(view.index, indices[indices.length - 1], 'there is no further one');
  press(view, 'N', {shiftKey: true});
  assert.strictEqual(view.index, indices[indices.length - 2]);
});

test('every text of the viewer is used', () => {
  const files = fs
    .readdirSync(VIEWER, {recursive: true})
    .filter(name => name.endsWith('.js') && !/\/(en|ca|es|reasons)\.js$/.test(name));
  const sources = files.map(name => fs.readFileSync(path.join(VIEWER, name), 'utf8'));
  const all = [...sources, fs.readFileSync(path.join(VIEWER, 'viewer.html'), 'utf8')].join('\n');
  // Some are found by what they are of: a kind of event, a sign, a layer, a measure.
  const part = /^(event|heat|sign|key|short|no|source|code)_|_(chance|share)$/;
  const is_used = key => new RegExp(`\\b(${key}|${key.replace(part, '')})_?\\b`).test(all);
  const unused = Object.keys(V.TEXTS.en).filter(key => !is_used(key));
  assert.deepStrictEqual(unused, []);
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
