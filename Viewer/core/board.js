'use strict';
// The board on a canvas: a function of match and view, and the way back from a pixel to a cell.
{
  const PATH_BEFORE = 20;
  const PATH_AFTER = 10;
  const MOST_PATH_PIXELS = 4;
  // Rings around a unit that is followed, and around one that gets orders, in cells.
  const [FOLLOWED, LED] = [
    {radius: 0.95, width: 0.13},
    {radius: 0.7, width: 0.1},
  ];
  const LEAST_RING = 2.6; // pixels of the page
  // How far a unit leaps that does not move, in cells.
  const LEAP = 0.4;

  /// Where the board lies on a canvas of this size (device pixels), of which so many at the left and at the
  /// top are for the rulers, and so many at the bottom for the feet of figures in the last row.
  function lay_out(view, width, height, {rulers, feet} = {rulers: 0, feet: 0}) {
    const {rows, cols} = view.match;
    const scale = view.zoom * fit_of(view.match, width - rulers, height - rulers - feet);
    const place = (center, count, all) => {
      const board = count * scale;
      const size = all - rulers;
      if (board <= size) return rulers + Math.round((size - board) / 2);
      return rulers + Math.max(size - board, Math.min(0, Math.round(size / 2 - center * scale)));
    };
    return {scale, left: place(view.col, cols, width), top: place(view.row, rows, height - feet)};
  }

  const fit_of = ({rows, cols}, width, height) => Math.max(1, Math.min(width / cols, height / rows));

  /// How many rows and columns of the board such a canvas shows at zoom 1.
  function window_of(match, width, height) {
    const fit = fit_of(match, width, height);
    return {rows: height / fit, cols: width / fit};
  }

  /// The point of the board under a pixel: {row, col} with fractions.
  function point_at(layout, x, y) {
    return {row: (y - layout.top) / layout.scale, col: (x - layout.left) / layout.scale};
  }

  /// The cell under a pixel, -1 if there is none.
  function cell_at(view, layout, x, y) {
    const {row, col} = point_at(layout, x, y);
    const {rows, cols} = view.match;
    if (row < 0 || col < 0 || row >= rows || col >= cols) return -1;
    return Math.floor(row) * cols + Math.floor(col);
  }

  /// What is drawn: the round before and the one after, and how far it is from one to the other.
  function scene_of(view) {
    const {match, last_index} = view;
    const index = Math.min(Math.floor(view.position), last_index);
    return {
      view,
      match,
      index,
      letters: view.letters,
      before: match.states[index],
      after: match.states[Math.min(index + 1, last_index)],
      fraction: view.animation ? view.position - index : 0,
    };
  }

  /// Draws boards on one canvas; keeps what is the same from one drawing to the next.
  class BoardDrawer {
    constructor() {
      Object.assign(this, {ground: new V.Ground(), stamps: new V.Stamps()});
    }

    draw(ctx, view, width, height, theme) {
      const layout = lay_out(view, width, height, theme);
      const scene = {...scene_of(view), theme};
      const dark = theme.dark || view.game.is_night(nearer(scene));
      const look = {...V.LOOKS[Number(dark)], ratio: theme.ratio};
      const pen = new V.Pen(ctx, layout.scale, layout.left, layout.top, look, this.stamps);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      this.ground.draw(ctx, scene, layout);
      V.draw_layers('ground', pen, scene);
      view.game.paint_ground(pen, scene);
      const drawings = V.shown_drawings(view, scene.index);
      V.draw_under(pen, scene, drawings);
      if (view.unit >= 0) this.draw_path(pen, scene);
      view.game.draw_things(pen, scene);
      V.draw_effects(pen, scene);
      V.draw_layers('units', pen, scene);
      V.draw_different(pen, scene);
      V.draw_instead(pen, scene);
      V.draw_hand(pen, scene);
      V.draw_over(pen, scene, drawings);
      V.draw_failed(pen, scene, V.failed_units(view, scene.index));
      this.draw_marks(pen, scene);
      if (theme.rulers > 0) draw_rulers(ctx, scene, layout, {width, height});
      return layout;
    }

    draw_path(pen, {view, match, theme}) {
      const {index, unit, last_index} = view;
      const width = path_width(pen);
      const place_at = k => match.states[k].place(unit);
      for (let k = Math.max(0, index - PATH_BEFORE); k < index; ++k) {
        const step = [place_at(k), place_at(k + 1)];
        if (!is_a_step(...step)) continue;
        pen.ctx.globalAlpha = 1 - (index - k - 1) / PATH_BEFORE;
        draw_step(pen, theme, step, width);
      }
      pen.ctx.globalAlpha = 1;
      for (let k = index; k < Math.min(last_index, index + PATH_AFTER); ++k) {
        const [from, to] = [place_at(k), place_at(k + 1)];
        if (to === null || (from !== null && from.row === to.row && from.col === to.col)) continue;
        draw_dot(pen, theme, to, width);
      }
    }

    draw_marks(pen, scene) {
      const {view, match, theme} = scene;
      const {hand} = view;
      const group = hand !== null && hand.is_shown ? hand.group : [];
      for (const unit of group.length > 0 ? group : [view.unit].filter(id => id >= 0)) {
        const place = V.place_between(scene, unit);
        // Targets lie open around a unit that is led by hand.
        const colour = view.game.colours[view.state.player(unit)];
        if (place !== null) draw_followed(pen, theme, place, hand === null ? FOLLOWED : LED, colour);
      }
      const at = cell => V.place_of(match, cell);
      if (view.cursor >= 0 && !is_followed(view)) draw_pointed(pen, theme, at(view.cursor));
      if (view.flash === null) return;
      const {places, left} = view.flash;
      const many = places.length > 12;
      const radius = many ? 0.45 : 0.7 + (theme.still ? 0.5 : 2 * left);
      pen.ctx.globalAlpha = theme.still ? 1 : Math.min(1, 2 * left);
      for (const cell of places) draw_ring(pen, theme, at(cell), radius, many ? 0.12 : 0.22);
      pen.ctx.globalAlpha = 1;
    }
  }

  function draw_ring(pen, theme, {row, col}, radius, width) {
    pen.circle(row, col, radius, null, theme.mark_edge, 1.8 * width);
    pen.circle(row, col, radius, null, theme.mark, width);
  }

  const is_followed = ({unit, cursor, state}) => unit >= 0 && cursor >= 0 && state.unit_on(cursor) === unit;

  /// A thin ring in the colour of the clan, which stands out on its cells, too.
  function draw_followed(pen, theme, place, {radius, width: wanted}, colour = theme.mark) {
    const width = Math.max(wanted, (LEAST_RING * pen.look.ratio) / pen.scale);
    draw_ring(pen, theme, place, radius, width);
    pen.circle(place.row, place.col, radius, null, colour, 0.6 * width);
  }

  const draw_pointed = (pen, theme, {row, col}) => pen.square(row, col, 0.5, null, theme.cursor, 0.1);

  function draw_order(pen, theme, {from, to = null}) {
    if (!to) pen.circle(from.row, from.col, 0.75, null, theme.arrow, 0.15);
    else {
      pen.arrow(from, to, theme.arrow_edge, 0.26);
      pen.arrow(from, to, theme.arrow, 0.13);
    }
  }

  const is_a_step = (from, to) =>
    from !== null && to !== null && Math.max(Math.abs(from.row - to.row), Math.abs(from.col - to.col)) <= 1;

  /// The numbers of rows and columns beside what is seen, every fifth one. No cell is under them, but figures
  /// of the first row, which are a little higher than theirs, have room there.
  function draw_rulers(ctx, {match, theme}, {scale, left, top}, {width, height}) {
    const {rulers} = theme;
    ctx.fillStyle = theme.surround;
    if (top < rulers) ctx.fillRect(0, 0, width, rulers);
    if (left < rulers) ctx.fillRect(0, 0, rulers, height);
    Object.assign(ctx, {
      font: `${Math.round(0.75 * rulers)}px system-ui, sans-serif`,
      fillStyle: theme.muted,
    });
    Object.assign(ctx, {textAlign: 'center', textBaseline: 'middle'});
    const [x0, y0] = [left, top].map(edge => Math.max(edge, rulers) - 0.55 * rulers);
    const label = (count, start, size, write) => {
      for (let k = 0; k < count; k += 5) {
        const at = start + (k + 0.5) * scale;
        if (at > rulers && at < size) write(k, at);
      }
    };
    label(match.rows, top, height, (k, y) => ctx.fillText(k, x0, y));
    label(match.cols, left, width, (k, x) => ctx.fillText(k, x, y0));
  }

  const path_width = pen => Math.min(0.16, MOST_PATH_PIXELS / pen.scale);

  function draw_step(pen, theme, points, width) {
    pen.line(points, theme.path_edge, 2 * width);
    pen.line(points, theme.path, width);
  }

  const draw_dot = (pen, theme, {row, col}, width) =>
    pen.circle(row, col, 1.4 * width, theme.path, theme.path_edge, 0.06);

  /// The signs over the board for the help, around a unit at (0, 0), by the key of what they mean.
  const [HERE, RIGHT] = [0, 1.4].map(col => ({row: 0, col}));
  const BOARD_SIGNS = {
    sign_order: (pen, theme) => draw_order(pen, theme, {from: HERE, to: RIGHT}),
    sign_stays: (pen, theme) => draw_order(pen, theme, {from: HERE}),
    sign_failed: pen => V.draw_badge(pen, 0, 0, 0.3),
    sign_pointed: (pen, theme) => draw_pointed(pen, theme, HERE),
    sign_followed(pen, theme) {
      draw_step(pen, theme, [{row: 0, col: -1.6}, HERE], 0.1);
      draw_dot(pen, theme, RIGHT, 0.1);
      draw_followed(pen, theme, HERE, FOLLOWED);
    },
    sign_place: (pen, theme) => draw_ring(pen, theme, HERE, 0.7, 0.22),
    sign_different: (pen, theme) => V.draw_outline(pen, theme, 0, 0),
  };

  /// Where a unit is drawn between two rounds, with `size` (1, less while it leaves or comes back).
  /// Null if it is not on the board.
  function place_between(scene, unit) {
    const {before, after, fraction} = scene;
    const from = before.place(unit);
    const to = fraction === 0 ? from : after.place(unit);
    if (!is_a_step(from, to)) {
      const only = fraction < 0.5 ? from : to;
      return only === null ? null : {...only, size: Math.abs(1 - 2 * fraction)};
    }
    return {
      row: from.row + (to.row - from.row) * fraction,
      col: from.col + (to.col - from.col) * fraction,
      size: 1,
    };
  }

  /// The same; but a unit whose order did not move it (it attacked, for one) leaps towards its
  /// target and back.
  function place_in_motion(scene, unit) {
    const place = place_between(scene, unit);
    const {match, view, before, after, index, fraction} = scene;
    if (fraction === 0 || place === null) return place;
    const from = before.place(unit);
    const to = after.place(unit);
    if (from === null || to === null || from.row !== to.row || from.col !== to.col) return place;
    const order = V.order_of(match, view.game, index, unit);
    if (order === null || !order.to) return place;
    const leap = LEAP * Math.sin(Math.PI * fraction);
    return {
      ...place,
      row: place.row + leap * (order.to.row - place.row),
      col: place.col + leap * (order.to.col - place.col),
    };
  }

  const nearer = ({before, after, fraction}) => (fraction < 0.5 ? before : after);

  /// Calls draw(place, id, state) for each unit on the board, the lowest ones last, as figures reach over the
  /// cell above. `place` is {row, col, size}.
  function for_each_unit(scene, draw) {
    const state = nearer(scene);
    const units = Array.from(state.ids, id => ({id, place: place_in_motion(scene, id)}));
    const present = units.filter(({place}) => place !== null);
    present.sort((one, other) => one.place.row - other.place.row || other.id - one.id);
    for (const {id, place} of present) draw(place, id, state);
  }

  /** @typedef {{letter?: number, down?: number, scale?: (state: any, id: number) => number}} LooksOfUnits */

  /// Draws all units with draw(pen, row, col, size, id, state), on demand with the numbers of their
  /// clans, so large and so far below the middle. `scale(state, id)` is how large a unit is.
  function draw_units(
    pen,
    scene,
    draw,
    /** @type {LooksOfUnits} */ {letter = 0.62, down = 0, scale = () => 1} = {}
  ) {
    const {letter_colours} = scene.view.game;
    for_each_unit(scene, (place, id, state) => {
      const {row, col} = place;
      const size = place.size * scale(state, id);
      draw(pen, row, col, size, id, state);
      const clan = state.player(id);
      if (scene.letters && clan >= 0)
        pen.text(row + down * size, col, clan, letter * size, letter_colours[clan]);
    });
  }

  function draw_health(pen, row, col, size, share) {
    if (share >= 1 || share <= 0) return;
    const ends = part => [
      {row: row + 0.46 * size, col: col - 0.38 * size},
      {row: row + 0.46 * size, col: col + (0.76 * part - 0.38) * size},
    ];
    const edge = Math.max(0.12, (V.LEAST_OUTLINE * pen.look.ratio) / pen.scale);
    pen.line(ends(1), pen.look.ink, (0.2 + 2 * edge) * size);
    pen.line(ends(1), '#000000', 0.2 * size);
    pen.line(ends(share), share < 0.35 ? '#ff5a5a' : '#7dff7d', 0.12 * size);
  }

  /// Calls draw(pen, row, col, size) for the cells where something lies between two rounds: those
  /// where it goes shrink, those where it comes grow. `cells_of(state)` lists the cells.
  function draw_lying(pen, {match, before, after, fraction}, cells_of, draw) {
    const draw_at = (cell, size) => {
      const {row, col} = V.place_of(match, cell);
      draw(pen, row, col, size);
    };
    const come = new Set(cells_of(fraction === 0 ? before : after));
    for (const cell of cells_of(before)) draw_at(cell, come.delete(cell) ? 1 : 1 - fraction);
    for (const cell of come) draw_at(cell, fraction);
  }

  const cells_with = content => state => {
    const found = [];
    state.cells.forEach((cell, at) => {
      if (cell === content) found.push(at);
    });
    return found;
  };

  Object.assign(V, {
    is_followed,
    is_a_step,
    lay_out,
    window_of,
    scene_of,
    point_at,
    cell_at,
    place_between,
    place_in_motion,
    draw_order,
    for_each_unit,
    draw_units,
    draw_health,
    draw_lying,
    nearer,
    cells_with,
    BoardDrawer,
    BOARD_SIGNS,
  });
}
