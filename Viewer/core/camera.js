'use strict';
// A camera that follows the action while a match plays, and a small map of what it sees.
{
  const {by_id} = V;

  // Pixels of the page: of a cell near the action; unasked, the camera is on where cells are smaller than
  // these.
  const NEAR = 26;
  const SMALL = 16;
  // So many rounds it stays at a place at least, and longer while nothing else is so much better.
  const SHOT = 12;
  const STAYS = 0.6;
  // How long it takes to come near, and to go from place to place.
  const ZOOM_SECONDS = 0.35;
  const MOVE_SECONDS = 0.8;
  const STILL = 0.03; // cells
  const MOST_CANDIDATES = 60;

  /// Where something happens in some rounds: {row, col, weight}; who dies counts most.
  function actions_in(match, game, from, to) {
    const found = [];
    for (let index = from; index < Math.min(to, match.events.length); ++index)
      for (const {kind, args, places, fallen, victim} of match.events[index] || []) {
        if (game.quiet_events.includes(kind) || !(kind in game.effects)) continue;
        const [cell] = [...fallen, ...places];
        const {unit} = args;
        const state = match.states[index];
        const own = unit && state.has(unit.unit) ? state.place(unit.unit) : null;
        const place = cell === undefined ? own : V.place_of(match, cell);
        if (place !== null) found.push({...place, weight: victim >= 0 ? 3 : 2});
      }
    return found;
  }

  const plan_of = V.once_for(() => ({size: new V.Drawn(), shots: []}));

  /// What is in the middle of a view of so many rows and columns in the SHOT of rounds around one: {row,
  /// col}.
  function shot_of(match, game, rows, cols, index) {
    const number = Math.floor(Math.min(index, match.count - 1) / SHOT);
    const plan = plan_of(match);
    if (!plan.size.from(rows, cols)) plan.shots = [];
    const last = plan.shots[number - 1] || {row: match.rows / 2, col: match.cols / 2};
    if (!plan.shots[number])
      plan.shots[number] = next_shot(
        actions_in(match, game, number * SHOT, (number + 1) * SHOT),
        last,
        rows,
        cols
      );
    return plan.shots[number];
  }

  /// Where the most happens of all that does, unless that is not much more than at the last place.
  function next_shot(all, last, rows, cols) {
    const is_near = (one, other, seen) => Math.abs(one - other) <= seen / 2 - 1;
    const seen_at = ({row, col}) =>
      all.filter(one => is_near(one.row, row, rows) && is_near(one.col, col, cols));
    const weight_at = place => seen_at(place).reduce((sum, {weight}) => sum + weight, 0);
    const best = all.slice(0, MOST_CANDIDATES).reduce((a, b) => (weight_at(b) > weight_at(a) ? b : a), last);
    if (weight_at(best) * STAYS <= weight_at(last)) return last;
    const seen = seen_at(best);
    const mean = name => seen.reduce((sum, one) => sum + one[name], 0) / seen.length + 0.5;
    return {row: mean('row'), col: mean('col')};
  }

  /// Whether the camera leads the view: if it is on, or, unasked, if cells are small.
  function is_filming(view) {
    const {match, camera, cell_pixels, hand, unit, alone, other, both} = view;
    const is_led_otherwise = hand !== null || unit >= 0 || alone || (other !== null && both);
    if (match === null || cell_pixels === 0 || is_led_otherwise) return false;
    return camera === null ? cell_pixels < SMALL : camera;
  }

  /// Leads the view to where something happens, so far as it comes in some seconds; without animation, at
  /// once.
  function film(view, passed) {
    if (!is_filming(view)) return;
    const {match, game, row, col} = view;
    const share = seconds => (view.animation ? 1 - Math.exp(-passed / seconds) : 1);
    const near = Math.max(1, NEAR / view.cell_pixels);
    const [rows, cols] = [view.window_rows, view.window_cols].map(seen => Math.round(seen / near));
    const aim = shot_of(match, game, rows, cols, view.position + 1);
    view.zoom =
      Math.abs(near - view.zoom) < 0.02 ? near : view.zoom + (near - view.zoom) * share(ZOOM_SECONDS);
    const by = share(MOVE_SECONDS);
    const next = (at, wanted) => (Math.abs(wanted - at) < STILL ? wanted : at + (wanted - at) * by);
    view.look_at(next(row, aim.row), next(col, aim.col));
  }

  const SOLID = [70, 76, 90];
  const FLOOR = [226, 224, 216];

  /// The whole board small, where part of it is seen, with that part; a click leads there.
  class MiniMap {
    constructor(view) {
      Object.assign(this, {view, element: by_id('map'), drawn: new V.Drawn()});
      this.element.addEventListener('click', event => {
        const {left, top, width, height} = this.element.getBoundingClientRect();
        const {rows, cols} = view.match;
        const [down, right] = [(event.clientY - top) / height, (event.clientX - left) / width];
        view.pan(down * rows - view.row, right * cols - view.col);
      });
    }

    update() {
      const {view, element} = this;
      const {match, zoom, row, col, window_rows, window_cols, state} = view;
      element.hidden = zoom <= 1;
      if (element.hidden) return;
      const [canvas, frame] = element.children;
      if (!this.drawn.from(state, match)) draw_map(canvas, view);
      const part_of = (seen, count) => Math.min(1, seen / zoom / count);
      const [high, wide] = [part_of(window_rows, match.rows), part_of(window_cols, match.cols)];
      const start = (middle, count, part) => Math.min(1 - part, Math.max(0, middle / count - part / 2));
      const [left, top] = [start(col, match.cols, wide), start(row, match.rows, high)];
      const sides = {left, top, width: wide, height: high};
      for (const [side, part] of Object.entries(sides)) frame.style[side] = `${100 * part}%`;
    }
  }

  /// A pixel for each cell: its owner faintly, walls, and units in the colour of their clan.
  function draw_map(canvas, {match, game, state}) {
    const {rows, cols} = match;
    if (canvas.width !== cols || canvas.height !== rows) Object.assign(canvas, {width: cols, height: rows});
    const ctx = canvas.getContext('2d');
    const image = ctx.createImageData(cols, rows);
    const clans = game.colours.map(colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)));
    const faint = clans.map(colour => colour.map((value, k) => (value + FLOOR[k]) / 2));
    const paint = (cell, colour) => image.data.set([...colour, 255], 4 * cell);
    const owners = game.owners(state);
    for (let cell = 0; cell < rows * cols; ++cell)
      paint(cell, game.is_wall(state, cell) ? SOLID : faint[owners[cell]] || FLOOR);
    for (const id of state.ids) {
      const clan = state.player(id);
      if (clan >= 0 && state.is_present(id)) paint(state.cell_of(id), clans[clan]);
    }
    ctx.putImageData(image, 0, 0);
  }

  Object.assign(V, {shot_of, is_filming, film, MiniMap});
}
