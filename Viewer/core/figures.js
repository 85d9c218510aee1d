'use strict';
// Shapes and figures on a canvas, in the board's own measure: rows, columns, and sizes in cells.
{
  // How far an arrow ends from the middle of what it points at, in cells.
  const SHORT = 0.4;

  const font = pixels => `700 ${pixels}px system-ui, sans-serif`;

  /// Where the middle of what reaches `half` to both sides has to be, so that all of it is between `start`
  /// and `end`; what is more than `far` outside stays there.
  function moved_inside(middle, half, start, end, far) {
    if (middle < start - far || middle > end + far) return middle;
    return Math.max(start + half, Math.min(middle, end - half));
  }

  /// Draws on a canvas of which one cell has `scale` pixels and cell (0, 0) starts at (left, top). `look` is
  /// how figures look, one of LOOKS; with `stamps` they are drawn once only.
  class Pen {
    constructor(ctx, scale, left, top, look = LOOKS[0], stamps = null) {
      Object.assign(this, {ctx, scale, left, top, look, stamps, lines: null});
    }

    /// The middle of a column or row, in pixels.
    x(col) {
      return this.left + (col + 0.5) * this.scale;
    }
    y(row) {
      return this.top + (row + 0.5) * this.scale;
    }

    /// The row under a pixel.
    row_at(y) {
      return (y - this.top) / this.scale - 0.5;
    }

    paint(fill, stroke, width) {
      const {ctx} = this;
      if (fill) {
        ctx.fillStyle = fill;
        ctx.fill();
      }
      if (stroke) {
        ctx.strokeStyle = stroke;
        ctx.lineWidth = Math.max(1, width * this.scale);
        ctx.stroke();
      }
    }

    fill_cell({row, col}, colour) {
      const {ctx, scale, left, top} = this;
      ctx.fillStyle = colour;
      ctx.fillRect(left + col * scale, top + row * scale, scale, scale);
    }

    circle(row, col, radius, fill, stroke, width = 0.1) {
      this.ctx.beginPath();
      this.ctx.arc(this.x(col), this.y(row), radius * this.scale, 0, 2 * Math.PI);
      this.paint(fill, stroke, width);
    }

    /// A square whose side is twice `radius`.
    square(row, col, radius, fill, stroke, width = 0.1) {
      const size = radius * this.scale;
      this.ctx.beginPath();
      this.ctx.rect(this.x(col) - size, this.y(row) - size, 2 * size, 2 * size);
      this.paint(fill, stroke, width);
    }

    text(row, col, text, size, fill, outline) {
      this.text_at(this.x(col), this.y(row), text, size, fill, outline);
    }

    /// Where a text is drawn of which neither the edges of the canvas nor so many pixels of
    /// rulers cut anything, unless its cell is not seen: its middle and half its size, in pixels.
    whole_box(row, col, text, size, rulers) {
      const {ctx} = this;
      ctx.font = font(size * this.scale);
      const down = 0.65 * size * this.scale;
      const right = ctx.measureText(text).width / 2 + 0.4 * down;
      const x = moved_inside(this.x(col), right, rulers, ctx.canvas.width, this.scale);
      const y = moved_inside(this.y(row), down, rulers, ctx.canvas.height, this.scale);
      return {x, y, right, down};
    }

    text_at(x, y, text, size, fill, outline) {
      const {ctx} = this;
      ctx.font = font(size * this.scale);
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      if (outline) {
        ctx.strokeStyle = outline;
        ctx.lineWidth = size * this.scale * 0.25;
        ctx.lineJoin = 'round';
        ctx.strokeText(text, x, y + 0.04 * this.scale);
      }
      ctx.fillStyle = fill;
      ctx.fillText(text, x, y + 0.04 * this.scale);
    }

    /// A line through points [{row, col}].
    line(points, colour, width) {
      const lines = this.lines || new Map();
      const key = `${colour} ${width}`;
      if (!lines.has(key)) lines.set(key, {path: new Path2D(), colour, width});
      const {path} = lines.get(key);
      points.forEach(({row, col, jump}, k) => {
        if (k === 0 || jump) path.moveTo(this.x(col), this.y(row));
        else path.lineTo(this.x(col), this.y(row));
      });
      if (this.lines === null) this.stroke_lines(lines);
    }

    stroke_lines(lines) {
      const {ctx, scale} = this;
      ctx.lineJoin = ctx.lineCap = 'round';
      for (const {path, colour, width} of lines.values())
        Object.assign(ctx, {strokeStyle: colour, lineWidth: Math.max(1, width * scale)}).stroke(path);
    }

    /// Draws all lines of a colour and width at once, over what else is drawn meanwhile: that costs less.
    draw_together(draw) {
      const lines = (this.lines = new Map());
      draw();
      this.lines = null;
      this.stroke_lines(lines);
    }

    /// An area with these corners [{row, col}].
    area(points, fill, stroke, width = 0.1) {
      const {ctx} = this;
      ctx.beginPath();
      for (const {row, col} of points) ctx.lineTo(this.x(col), this.y(row));
      ctx.closePath();
      ctx.lineJoin = 'round';
      this.paint(fill, stroke, width);
    }

    /// An arrow from the middle of a cell towards that of another one, short of what is there.
    arrow(from, to, colour, width) {
      const {ctx} = this;
      const [x0, y0] = [this.x(from.col), this.y(from.row)];
      const angle = Math.atan2(to.row - from.row, to.col - from.col);
      const length = Math.max(0, Math.hypot(to.row - from.row, to.col - from.col) - SHORT) * this.scale;
      const [x1, y1] = [x0 + length * Math.cos(angle), y0 + length * Math.sin(angle)];
      const head = 0.34 * this.scale;
      ctx.beginPath();
      ctx.moveTo(x0, y0);
      ctx.lineTo(x1, y1);
      for (const side of [-2.5, 2.5]) {
        ctx.moveTo(x1, y1);
        ctx.lineTo(x1 + head * Math.cos(angle + side), y1 + head * Math.sin(angle + side));
      }
      ctx.lineCap = 'round';
      this.paint(null, colour, width);
    }
  }

  /// The colours of the clans: of their units on the board, of their cells on a light and on a dark one and
  /// of the contours of these, of words and lines on a light and on a dark page, and of a number or mark on a
  /// unit.
  const CLANS = {
    colours: ['#1d4ed8', '#f5c518', '#22b573', '#d05fb0'],
    cell_colours: ['#8aa2ee', '#f7d774', '#7fd3ab', '#e8a5d3'],
    dark_cell_colours: ['#2b449e', '#7a6614', '#1f6e4d', '#7d3a6b'],
    contours: ['#5b78d8', '#cf9f1d', '#3da678', '#c873b0'],
    dark_contours: ['#6a86f0', '#c9a62c', '#38ac7b', '#c56baa'],
    line_colours: ['#1d4ed8', '#a87f00', '#168a55', '#b8418f'],
    dark_colours: ['#6d8dff', '#f5c518', '#22b573', '#e07fc4'],
    edge_colours: ['#12308a', '#9c7b06', '#13734a', '#86346e'],
    letter_colours: ['#ffffff', '#000000', '#000000', '#000000'],
  };

  /// What draws a cell of ground for the legend: in one of these colours and contours, light and dark.
  const ground_sign =
    (colours, contours = []) =>
    pen => {
      const look = Number(pen.look.dark);
      pen.square(0, 0, 0.5, colours[look], contours[look], 0.09);
    };
  const clan_sign = ground_sign(
    [CLANS.cell_colours[0], CLANS.dark_cell_colours[0]],
    [CLANS.contours[0], CLANS.dark_contours[0]]
  );

  /// "#rrggbb" as a pixel of an ImageData seen as 32-bit numbers (little endian).
  function to_pixel(colour) {
    const value = parseInt(colour.slice(1), 16);
    return ((255 << 24) | ((value & 255) << 16) | (value & 0xff00) | (value >> 16)) >>> 0;
  }

  /// The colour of a share, from 0 to 1, in a heat map: a dark orange, which no clan has.
  const heat_colour = share => `rgba(158, 52, 0, ${0.1 + 0.85 * share})`;

  // Pixels of the page that a cell must have for the details of a figure.
  const DETAILS_FROM = 24;
  // Half of the side of a stamp in cells: figures reach over their cell.
  const REACH = 0.9;
  const MOST_STAMPS = 400;
  // What surrounds a figure: so wide in cells, and at least so many pixels of the page, but no more cells.
  const OUTLINE = 0.085;
  const LEAST_OUTLINE = 1.8;
  const MOST_OUTLINE = 0.24;

  /// How figures look on a light and on a dark board: what surrounds them must stand out from the cells of
  /// all clans. `ratio` is how many pixels of the canvas one of the page has.
  const LOOKS = [
    {dark: false, ink: '#14161c', ratio: 1},
    {dark: true, ink: '#f6f3ea', ratio: 1},
  ];
  const COLOURS = {
    skin: '#f3cda6',
    shade: 'rgba(10, 12, 30, 0.22)',
    shine: 'rgba(255, 255, 255, 0.4)',
    black: '#14161c',
  };

  const disc = (x, y, radius, high = radius) =>
    `M${x - radius} ${y}a${radius} ${high} 0 1 0 ${2 * radius} 0a${radius} ${high} 0 1 0 ${-2 * radius} 0Z`;

  const eyes = (x, y, radius) => disc(-x, y, radius) + disc(x, y, radius);

  /// Adds the mark of a clan to the path, in a square of this side: one, two or no strokes in each direction.
  function trace_mark(ctx, clan, x, y, size) {
    const stroke = (x0, y0, x1, y1) => {
      ctx.moveTo(x + x0 * size, y + y0 * size);
      ctx.lineTo(x + x1 * size, y + y1 * size);
    };
    if (clan === 0) stroke(0, 1, 1, 0);
    if (clan === 1) stroke(0, 0.5, 1, 0.5);
    if (clan === 2) stroke(0.5, 0, 0.5, 1);
    if (clan === 3) {
      stroke(0.15, 0.15, 0.85, 0.85);
      stroke(0.85, 0.15, 0.15, 0.85);
    }
  }

  const paths = new Map();
  function path_of(text) {
    if (!paths.has(text)) paths.set(text, new Path2D(text));
    return paths.get(text);
  }

  /// Draws a figure around (0, 0), where a cell has the side 1: its `parts`, `details` over them in large
  /// cells, and the clan's mark at `mark`, [x, y, size]. A part is [colour, path, width of the line; without
  /// one, it is filled and has an outline]. Colours are those of CSS, `clan`, `edge`, `letter` and those
  /// above. On the board, all of it is `size` times as large (1).
  function draw_parts(ctx, pixels, figure, colours, ink) {
    const {parts} = figure;
    const outline = Math.min(MOST_OUTLINE, Math.max(OUTLINE, LEAST_OUTLINE / pixels));
    Object.assign(ctx, {lineJoin: 'round', lineCap: 'round', strokeStyle: ink});
    for (const [, path, line = 0] of figure.bare ? [] : parts) {
      ctx.lineWidth = line + 2 * outline;
      ctx.stroke(path_of(path));
    }
    const fill = ([name, path, line]) => {
      const colour = colours[name] || name;
      if (line === undefined) {
        ctx.fillStyle = colour;
        ctx.fill(path_of(path));
      } else Object.assign(ctx, {strokeStyle: colour, lineWidth: line}).stroke(path_of(path));
    };
    parts.forEach(fill);
    if (pixels >= DETAILS_FROM) (figure.details || []).forEach(fill);
    if (!figure.mark || colours.clan === undefined) return;
    const [x, y, size] = figure.mark;
    ctx.beginPath();
    trace_mark(ctx, colours.number, x - size / 2, y - size / 2, size);
    Object.assign(ctx, {strokeStyle: colours.letter, lineWidth: 0.1, lineCap: 'butt'}).stroke();
  }

  function colours_of({colours, edge_colours, letter_colours}, clan, more) {
    if (!(clan >= 0)) return {...COLOURS, ...more};
    const own = {clan: colours[clan], edge: edge_colours[clan], letter: letter_colours[clan], number: clan};
    return {...COLOURS, ...own, ...more};
  }

  function make_stamp(pen, figure, colours) {
    const scale = pen.scale * (figure.size || 1);
    const side = Math.ceil(2 * REACH * scale);
    const canvas = V.make('canvas', '', {width: side, height: side});
    const ctx = canvas.getContext('2d');
    ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2);
    draw_parts(ctx, pen.scale / pen.look.ratio, figure, colours, pen.look.ink);
    return canvas;
  }

  class Stamps {
    constructor() {
      Object.assign(this, {known: new Map(), drawn: new V.Drawn()});
    }

    find(pen, figure, name, colours) {
      const {known, drawn} = this;
      if (!drawn.from(pen.scale, pen.look.dark, pen.look.ratio) || known.size > MOST_STAMPS) known.clear();
      if (!known.has(figure)) known.set(figure, new Map());
      const own = known.get(figure);
      if (!own.has(name)) own.set(name, make_stamp(pen, figure, colours()));
      return own.get(name);
    }
  }

  /** @typedef {{colours: string[], edge_colours: string[], letter_colours: string[]}} ClanColours */

  /// What draws the figures of a table: draw(pen, name, row, col, size, clan, colours), where `clan` is -1
  /// for nobody, and `colours` are more names of colours, such as that of another clan. `sign` makes what
  /// draws one for the legend, `thing`, for draw_lying.
  function figures(table, /** @type {ClanColours} */ clans = CLANS) {
    const draw = (pen, name, row, col, size, clan = -1, more = {}) => {
      const {ctx, scale} = pen;
      const figure = table[name];
      const colours = () => colours_of(clans, clan, more);
      if (size <= 0) return;
      if (pen.stamps === null) {
        const large = scale * size * (figure.size || 1);
        ctx.save();
        ctx.translate(pen.x(col), pen.y(row));
        ctx.scale(large, large);
        draw_parts(ctx, scale / pen.look.ratio, figure, colours(), pen.look.ink);
        ctx.restore();
        return;
      }
      const stamp = pen.stamps.find(pen, figure, `${clan} ${Object.values(more)}`, colours);
      const side = stamp.width * size;
      // Whole pixels while nothing moves: sharp.
      const still = size === 1 && Number.isInteger(row) && Number.isInteger(col);
      const at = value => (still ? Math.round(value - side / 2) : value - side / 2);
      ctx.drawImage(stamp, at(pen.x(col)), at(pen.y(row)), side, side);
    };
    return Object.assign(draw, {
      sign:
        (name, clan = -1, more = {}) =>
        pen =>
          draw(pen, name, 0, 0, 1, clan, more),
      thing: name => (pen, row, col, size) => draw(pen, name, row, col, size),
    });
  }

  const HAT = 'M-.44 -.1Q-.28 -.02 0 -.02T.44 -.1L.24 -.18Q.16 -.42 .08 -.62Q-.04 -.56 -.18 -.55L-.24 -.18Z';
  const FIGURES = {
    mage: {
      size: 1.1,
      parts: [
        ['clan', 'M-.42 .5Q-.4 .2 -.14 .14H.14Q.4 .2 .42 .5Z'],
        ['skin', disc(0, 0.03, 0.215)],
        ['clan', HAT],
      ],
      details: [
        ['shade', 'M.14 .16Q.4 .2 .42 .5H.22Q.24 .3 .14 .16Z'],
        ['edge', 'M-.26 -.18Q0 -.1 .26 -.18', 0.07],
        ['shade', 'M.08 -.6Q.16 -.42 .24 -.18L.1 -.15Q.12 -.4 .02 -.58Z'],
        ['black', disc(-0.08, 0.05, 0.026)],
        ['black', disc(0.09, 0.05, 0.026)],
        ['black', 'M-.06 .13Q0 .17 .07 .13', 0.025],
        ['#6b4423', 'M.4 .42L.5 .06', 0.05],
        ['#ffe9a8', disc(0.51, 0.03, 0.045)],
      ],
      mark: [0, 0.37, 0.24],
    },
    food: {
      parts: [
        [
          '#d8202a',
          'M0 -.12Q.14 -.22 .27 -.12Q.4 .02 .28 .24Q.16 .42 0 .34Q-.16 .42 -.28 .24Q-.4 .02 -.27 -.12Q-.14 -.22 0 -.12Z',
        ],
        ['#5b8c2a', 'M.02 -.2Q.06 -.4 .3 -.4Q.26 -.2 .02 -.2Z'],
      ],
      details: [
        ['#6b4423', 'M0 -.1L.02 -.26', 0.06],
        ['shine', disc(-0.15, 0.02, 0.07)],
      ],
    },
    banknote: {
      parts: [
        ['#0b6b3a', 'M-.44 -.28H.44V.28H-.44Z'],
        ['#d9f2cf', 'M-.36 -.2H.36V.2H-.36Z'],
        ['#0b6b3a', disc(0, 0, 0.13)],
      ],
      details: [
        ['#d9f2cf', 'M.05 -.06Q0 -.09 -.04 -.05Q-.05 0 0 0Q.06 .01 .04 .06Q0 .09 -.05 .06M0 -.1V.1', 0.03],
        ['#0b6b3a', eyes(0.26, 0, 0.04)],
      ],
    },
  };

  Object.assign(V, {
    Pen,
    CLANS,
    LEAST_OUTLINE,
    ground_sign,
    clan_sign,
    to_pixel,
    heat_colour,
    LOOKS,
    FIGURES,
    Stamps,
    disc,
    eyes,
    figures,
    trace_mark,
  });
}
