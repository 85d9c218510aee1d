'use strict';
// What the board is made of: floor, the regions of the clans, walls and what else is solid.
{
  const JOINTS_FROM = 7;
  const DETAILS_FROM = 20;
  // Between rounds that pass faster, nothing fades.
  const MOST_SPEED = 15;
  const [RIGHT, DOWN, LEFT, UP] = [0, 1, 2, 3];
  const NO_INSETS = [0, 0, 0, 0];
  const SHADOWS = ['rgba(20, 18, 40, 0.2)', 'rgba(0, 0, 0, 0.5)'];
  const STEPS = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ];
  // Where the way along a side of a cell ends.
  const CORNERS = [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ];

  /// A number from 0 to 1 that belongs to a cell: what makes stones differ.
  function grain(cell, salt = 0) {
    let x = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
    return ((x ^ (x >>> 12)) >>> 8) / 0x1000000;
  }

  function shaded(colour, factor) {
    const parts = [1, 3, 5].map(at =>
      Math.round(Math.min(255, parseInt(colour.slice(at, at + 2), 16) * factor))
    );
    return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
  }

  /// The outlines of the cells in a window {row, col, rows, cols} for which `holds(cell)` is true: a list
  /// of corners {row, col, side, next}, each between two sides of cells. Cells that only touch at a corner
  /// are apart.
  function outlines(match, window, holds) {
    const {rows, cols} = window;
    const inside = new Uint8Array((rows + 2) * (cols + 2));
    const width = cols + 2;
    let count = 0;
    for (let i = 0; i < rows; ++i)
      for (let j = 0; j < cols; ++j)
        if (holds((window.row + i) * match.cols + window.col + j)) {
          inside[(i + 1) * width + j + 1] = 1;
          ++count;
        }
    const loops = [];
    if (count === 0) return loops;
    const seen = new Uint8Array(inside.length);
    for (let at = width; at < inside.length - width; ++at)
      if (inside[at] && !inside[at - width] && !seen[at]) loops.push(walk(at, inside, seen, width, window));
    return loops;
  }

  /// One outline, from the upper side of a cell on, with the region at the right hand.
  function walk(start, inside, seen, width, window) {
    const steps = STEPS.map(([down, right]) => down * width + right);
    const corners = [];
    let [at, side] = [start, RIGHT];
    do {
      if (side === RIGHT) seen[at] = 1;
      const ahead = at + steps[side];
      const beside = ahead + steps[(side + 3) & 3];
      const last = at;
      let next = side;
      if (!inside[ahead]) next = (side + 1) & 3;
      else {
        at = inside[beside] ? beside : ahead;
        if (inside[beside]) next = (side + 3) & 3;
      }
      if (next !== side) {
        const [down, right] = CORNERS[side];
        corners.push({
          row: window.row + Math.floor(last / width) - 1 + down,
          col: window.col + (last % width) - 1 + right,
          side,
          next,
        });
      }
      side = next;
    } while (at !== start || side !== RIGHT);
    return corners;
  }

  /// Adds outlines to the path, so much inside at the top, right, bottom and left, in cells, with round
  /// corners.
  function trace(ctx, {scale, left, top}, loops, [in_top, in_right, in_bottom, in_left], round) {
    const shift_x = {[DOWN]: -in_right, [UP]: in_left};
    const shift_y = {[RIGHT]: in_top, [LEFT]: -in_bottom};
    for (const loop of loops) {
      const points = loop.map(({row, col, side, next}) => {
        const [across, along] = side % 2 === 0 ? [side, next] : [next, side];
        return {
          x: left + (col + shift_x[along]) * scale,
          y: top + (row + shift_y[across]) * scale,
          side,
          next,
        };
      });
      points.forEach(({x, y, side, next}, k) => {
        const r = round * scale;
        const [in_y, in_x] = STEPS[side];
        const [out_y, out_x] = STEPS[next];
        if (k === 0) ctx.moveTo(x - r * in_x, y - r * in_y);
        else ctx.lineTo(x - r * in_x, y - r * in_y);
        if (r > 0.5) ctx.quadraticCurveTo(x, y, x + r * out_x, y + r * out_y);
      });
      ctx.closePath();
    }
  }

  function window_on({rows, cols}, {scale, left, top}, {width, height}) {
    const first = (start, count) => Math.max(0, Math.min(count - 1, Math.floor(-start / scale) - 1));
    const last = (start, count, size) => Math.max(1, Math.min(count, Math.ceil((size - start) / scale) + 1));
    const [row, col] = [first(top, rows), first(left, cols)];
    return {row, col, rows: last(top, rows, height) - row, cols: last(left, cols, width) - col};
  }

  /// What is on each cell of a state: 0 to 3 ground of that clan, or one of the game's own kinds of ground.
  const kinds_of = V.once_for((state, game) => state.cells.map(content => game.ground.kinds[content]));

  const same_kinds = (one, other) => one === other || one.every((kind, k) => kind === other[k]);

  /// A table of kinds of ground by content of a cell: these, and another one for all others.
  const kinds_table = (kinds, other) => Object.assign(new Uint8Array(256).fill(other), kinds);

  /// Paints the ground of a state. What the game says, `ground`:
  /// - `kinds`: by content of a cell, see kinds_table;
  /// - `floor`: its colour, light and dark, or `floor(state, dark)`; `joints`: of its seams, light and
  ///   dark; or `tile(row, col)`, how light a stone of it is, from 0 to 1;
  /// - `clans`: whether cells belong to clans, in `cell_colours` or `dark_cell_colours`;
  /// - `solids`, a list, from below to above: {holds(kind), side, top, rim: [light, dark] each, height, of
  ///   what stands, below 0 of what is a hole, round, shadow, detail(pen, {cell, row, col, kind, look,
  ///   holds(down, right)}), and from how many pixels of a cell on, details_from}.
  class GroundPainter {
    constructor() {
      this.tiny = null;
    }

    /// Paints floor, solids, what belongs to clans, and the shadows on it, in a window {row, col, rows,
    /// cols}.
    paint(ctx, {view, match, theme}, state, layout, window = window_on(match, layout, ctx.canvas)) {
      const {ground} = view.game;
      const at = {match, layout, window, kinds: kinds_of(state, view.game), look: Number(theme.dark)};
      this.paint_floor(ctx, match, ground.floor(state, theme.dark), layout, ground.tile);
      if (ground.joints && layout.scale >= JOINTS_FROM)
        paint_joints(ctx, window, ground.joints[at.look], layout);
      const pen = new V.Pen(ctx, layout.scale, layout.left, layout.top);
      for (const solid of ground.solids) paint_solid(pen, solid, at, theme.ratio);
      if (ground.clans) paint_regions(ctx, view, at);
      ctx.fillStyle = SHADOWS[at.look];
      for (const solid of ground.solids) if (solid.shadow) ctx.fill(shadow_of(solid, at));
    }

    /// Stones of slightly different colours: one pixel for each, blown up.
    paint_floor(ctx, {rows, cols}, colour, layout, tile = (row, col) => grain(row * cols + col)) {
      if (this.tiny === null || this.tiny.width !== cols || this.tiny.height !== rows) {
        this.tiny = V.make('canvas', '', {width: cols, height: rows});
        this.colour = '';
      }
      if (this.colour !== colour) {
        this.colour = colour;
        const ctx_of_tiny = this.tiny.getContext('2d');
        const image = ctx_of_tiny.createImageData(cols, rows);
        const stones = Array.from({length: 16}, (_, k) =>
          V.to_pixel(shaded(colour, 0.975 + 0.05 * (k / 15)))
        );
        new Uint32Array(image.data.buffer).forEach(
          (_, k, pixels) => (pixels[k] = stones[Math.floor(15.99 * tile(Math.floor(k / cols), k % cols))])
        );
        ctx_of_tiny.putImageData(image, 0, 0);
      }
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(this.tiny, layout.left, layout.top, cols * layout.scale, rows * layout.scale);
      ctx.imageSmoothingEnabled = true;
    }
  }

  function paint_joints(ctx, {row, col, rows, cols}, colour, {scale, left, top}) {
    ctx.fillStyle = colour;
    const at = (start, cells) => Math.round(start + cells * scale);
    const [x, y] = [left + col * scale, top + row * scale];
    for (let i = row; i <= row + rows; ++i) ctx.fillRect(x, at(top, i), cols * scale, 1);
    for (let j = col; j <= col + cols; ++j) ctx.fillRect(at(left, j), y, 1, rows * scale);
  }

  function paint_regions(ctx, {game}, {match, window, kinds, look, layout}) {
    const colours = look ? game.dark_cell_colours : game.cell_colours;
    const contours = look ? game.dark_contours : game.contours;
    const line = Math.max(1 / layout.scale, 0.09);
    for (const clan of V.PLAYERS) {
      const loops = outlines(match, window, cell => kinds[cell] === clan);
      if (loops.length === 0) continue;
      const round = layout.scale >= JOINTS_FROM ? 0.22 : 0;
      // A contour as an area costs less than a line.
      for (const [colour, inset] of [
        [contours[clan], 0],
        [colours[clan], line],
      ]) {
        ctx.beginPath();
        trace(ctx, layout, loops, [inset, inset, inset, inset], round && round - inset);
        ctx.fillStyle = colour;
        ctx.fill();
      }
    }
  }

  /// What lies in the shadow of a solid: a strip below it, and one at the right, on cells without it.
  function shadow_of({holds, shadow}, {match, window, kinds, layout: {scale, left, top}}) {
    const path = new Path2D();
    const add = (row, col, cols, rows) =>
      path.rect(left + col * scale, top + row * scale, cols * scale, rows * scale);
    for (let row = window.row; row < window.row + window.rows; ++row)
      for (let col = window.col; col < window.col + window.cols; ++col) {
        const cell = row * match.cols + col;
        if (holds(kinds[cell])) continue;
        if (row > 0 && holds(kinds[cell - match.cols])) add(row, col, 1, shadow);
        if (col > 0 && holds(kinds[cell - 1])) add(row, col, 0.5 * shadow, 1);
      }
    return path;
  }

  function paint_solid(pen, solid, {match, window, kinds, look, layout}, ratio) {
    const {ctx, scale} = pen;
    const {holds, height = 0, round = 0} = solid;
    const loops = outlines(match, window, cell => holds(kinds[cell]));
    if (loops.length === 0) return;
    const fill = (colours, insets) => {
      ctx.beginPath();
      trace(ctx, layout, loops, insets, round);
      ctx.fillStyle = colours[look];
      ctx.fill();
    };
    fill(solid.side, NO_INSETS);
    if (solid.rim) fill(solid.rim, [0, 0, Math.max(0, height), 0]);
    const rim = solid.rim ? 0.05 : 0;
    fill(solid.top, [Math.max(0, -height) + rim, rim, Math.max(0, height) + rim, rim]);
    if (!solid.detail || scale < (solid.details_from || DETAILS_FROM) * ratio) return;
    pen.draw_together(() => {
      for (let row = window.row; row < window.row + window.rows; ++row)
        for (let col = window.col; col < window.col + window.cols; ++col) {
          const cell = row * match.cols + col;
          const beside = (down, right) => V.cell_beside(match, cell, down, right);
          if (!holds(kinds[cell])) continue;
          solid.detail(pen, {
            cell,
            row,
            col,
            kind: kinds[cell],
            look,
            holds: (down, right) => beside(down, right) >= 0 && holds(kinds[beside(down, right)]),
          });
        }
    });
  }

  /// The ground on the board: kept while it is the same, and fading from one round to the next.
  class Ground {
    constructor() {
      Object.assign(this, {
        painter: new GroundPainter(),
        layers: [],
        runs: new V.Drawn(),
        drawn: new V.Drawn(),
      });
    }

    draw(ctx, scene, layout) {
      const {view, theme, before, after, fraction} = scene;
      const {width, height} = ctx.canvas;
      const same = this.drawn.from(view.game, theme.dark, width, height, ...Object.values(layout));
      if (!same) this.layers = [];
      const near = V.nearer(scene);
      // While the view moves over the board, nothing can be kept.
      if (!same && view.moving) {
        this.fill(ctx, scene);
        this.painter.paint(ctx, scene, near, layout);
        return;
      }
      const fades = fraction > 0 && view.speed <= MOST_SPEED;
      const first = this.layer(scene, fades ? before : near, layout, ctx.canvas);
      const second = fades ? this.layer(scene, after, layout, ctx.canvas) : first;
      ctx.drawImage(first.canvas, 0, 0);
      if (second !== first) this.fade(ctx, scene, layout, first, second);
    }

    fill(ctx, {theme}) {
      ctx.fillStyle = theme.surround;
      ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    }

    /// Draws what differs in the second layer, so far as the round has passed.
    fade(ctx, {match, fraction}, layout, first, second) {
      if (!this.runs.from(first.kinds, second.kinds))
        this.changed = first.floor === second.floor ? changed_boxes(match, first.kinds, second.kinds) : null;
      ctx.globalAlpha = fraction;
      if (this.changed === null) ctx.drawImage(second.canvas, 0, 0);
      for (const cells of this.changed || []) {
        const box = box_of(cells, layout, ctx.canvas);
        if (box[2] > 0 && box[3] > 0) ctx.drawImage(second.canvas, ...box, ...box);
      }
      ctx.globalAlpha = 1;
    }

    /// The ground of a state on a canvas of its own: of the last one, what differs is painted anew.
    layer(scene, state, layout, size) {
      const {view, theme} = scene;
      const {ground} = view.game;
      const [kinds, floor] = [kinds_of(state, view.game), ground.floor(state, theme.dark)];
      const known = this.layers.find(layer => layer.floor === floor && same_kinds(layer.kinds, kinds));
      if (known) {
        this.layers = [...this.layers.filter(layer => layer !== known), known];
        return known;
      }
      const {canvas} =
        this.layers.length > 1
          ? this.layers.shift()
          : {canvas: V.make('canvas', '', {width: size.width, height: size.height})};
      const ctx = canvas.getContext('2d', {alpha: false});
      const [last] = this.layers;
      if (last && last.floor === floor) {
        ctx.drawImage(last.canvas, 0, 0);
        for (const cells of changed_boxes(scene.match, last.kinds, kinds))
          this.patch(ctx, scene, state, layout, cells);
      } else {
        this.fill(ctx, scene);
        this.painter.paint(ctx, scene, state, layout);
      }
      const layer = {kinds, floor, canvas};
      this.layers.push(layer);
      return layer;
    }

    /// Paints some cells anew. What is on them goes by the cells beside them, too.
    patch(ctx, scene, state, layout, cells) {
      const box = box_of(cells, layout, ctx.canvas);
      if (box[2] <= 0 || box[3] <= 0) return;
      const {rows, cols} = scene.match;
      const around = (first, count, all) => [Math.max(0, first - 1), Math.min(all, first + count + 1)];
      const [[row, down], [col, right]] = [
        around(cells.row, cells.rows, rows),
        around(cells.col, cells.cols, cols),
      ];
      ctx.save();
      ctx.beginPath();
      ctx.rect(...box);
      ctx.clip();
      this.painter.paint(ctx, scene, state, layout, {row, col, rows: down - row, cols: right - col});
      ctx.restore();
    }
  }

  /// The pixels of some cells {row, col, rows, cols} on a canvas: [x, y, width, height].
  function box_of({row, col, rows, cols}, {scale, left, top}, {width, height}) {
    const ends = (first, count, start, size) =>
      [first, first + count].map(at => Math.max(0, Math.min(size, Math.round(start + at * scale))));
    const [[x, right], [y, down]] = [ends(col, cols, left, width), ends(row, rows, top, height)];
    return [x, y, right - x, down - y];
  }

  /// The cells that differ and those beside them, as boxes {row, col, rows, cols}.
  function changed_boxes(match, one, other) {
    const touched = new Uint8Array(one.length);
    one.forEach((kind, cell) => {
      if (kind === other[cell]) return;
      touched[cell] = 1;
      for (const beside of V.cells_beside(match, cell, true)) touched[beside] = 1;
    });
    const boxes = [];
    let above = [];
    for (let row = 0; row < match.rows; ++row) {
      const runs = [];
      for (let col = 0; col < match.cols; ++col) {
        if (!touched[row * match.cols + col]) continue;
        const last = runs[runs.length - 1];
        if (last && last.col + last.cols === col) ++last.cols;
        else runs.push({row, col, rows: 1, cols: 1});
      }
      const same = run => above.find(box => box.col === run.col && box.cols === run.cols);
      for (const run of runs) if (!same(run)) boxes.push(run);
      above = runs.map(run => {
        const box = same(run);
        if (!box) return run;
        ++box.rows;
        return box;
      });
    }
    return boxes;
  }

  Object.assign(V, {Ground, grain, outlines, kinds_table});
}
