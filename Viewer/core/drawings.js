'use strict';
// Drawings of the players: lines that begin with "@", read and drawn on the board.
{
  const COLOURS = {
    red: '#d8202a',
    orange: '#f07800',
    yellow: '#f5d000',
    green: '#16a34a',
    cyan: '#06a7c4',
    blue: '#1d4ed8',
    purple: '#8b2fc9',
    pink: '#f25fb0',
    black: '#000000',
    white: '#ffffff',
    gray: '#808080',
  };
  // Longer words are cut; more names of values are left out, and so are more drawings of a player in
  // a round.
  const LONGEST_TEXT = 200;
  const MOST_VALUES = 16;
  const MOST_DRAWINGS = 10000;

  const WHOLE = /^\d{1,9}$/;
  const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

  class Wrong {
    constructor(text, args = {}) {
      Object.assign(this, {text, args});
    }
  }

  /// The words of a drawing, taken one after the other. `match` is null if the board does not matter.
  class Taker {
    constructor(text, match) {
      const space = text.search(/\s/);
      this.kind = space < 0 ? text : text.slice(0, space);
      this.rest = space < 0 ? '' : text.slice(space).trim();
      this.match = match;
    }

    word() {
      const [all, word] = /^(\S*)\s*/.exec(this.rest);
      this.rest = this.rest.slice(all.length);
      return word;
    }

    number() {
      const word = this.word();
      const number = V.number_in(word);
      if (Number.isNaN(number)) throw new Wrong('wrong_number', {word: short(word)});
      return number;
    }

    cell() {
      const [row, col] = [this.word(), this.word()];
      for (const word of [row, col])
        if (!/^-?\d{1,9}$/.test(word)) throw new Wrong('wrong_number', {word: short(word)});
      const {rows, cols} = this.match;
      const on_board = WHOLE.test(row) && WHOLE.test(col) && row < rows && col < cols;
      if (!on_board) throw new Wrong('wrong_cell', {row, col});
      return Number(row) * cols + Number(col);
    }

    unit() {
      const word = this.word();
      if (!WHOLE.test(word)) throw new Wrong('wrong_number', {word: short(word)});
      return Number(word);
    }

    /// A colour "#rrggbb", '' for that of the clan.
    colour() {
      const word = this.word();
      this.end();
      if (word === '') return '';
      if (Object.hasOwn(COLOURS, word)) return COLOURS[word];
      if (!COLOUR.test(word)) throw new Wrong('wrong_colour', {word: short(word)});
      return word.length === 7 ? word : word.replace(/\w/g, '$&$&');
    }

    text() {
      if (this.rest === '') throw new Wrong('wrong_words');
      return short(this.rest, LONGEST_TEXT);
    }

    end() {
      if (this.rest !== '') throw new Wrong('wrong_end', {word: short(this.word())});
    }
  }

  const short = (word, most = 40) => (word.length > most ? `${word.slice(0, most)}…` : word);

  const READ = {
    '@cell': taker => ({cell: taker.cell(), colour: taker.colour()}),
    '@line': taker => ({from: taker.cell(), to: taker.cell(), colour: taker.colour()}),
    '@arrow': taker => ({from: taker.cell(), to: taker.cell(), colour: taker.colour()}),
    '@circle': taker => ({cell: taker.cell(), colour: taker.colour()}),
    '@text': taker => ({cell: taker.cell(), text: taker.text()}),
    '@unit': taker => ({unit: taker.unit(), text: taker.text()}),
    '@heat': read_heat,
    '@value': taker => {
      const name = taker.word();
      if (name === '') throw new Wrong('wrong_words');
      const number = taker.number();
      taker.end();
      return {name: short(name), number};
    },
    '@mark': taker => ({text: taker.text()}),
  };

  /// A number for each cell, or for one.
  function read_heat(taker) {
    const {rows, cols} = taker.match;
    const words = taker.rest.split(/\s+/);
    if (words.length === 3) {
      const cell = taker.cell();
      return {cells: [cell], numbers: [taker.number()]};
    }
    if (words.length !== rows * cols)
      throw new Wrong('wrong_heat', {count: words.length, expected: rows * cols});
    return {cells: null, numbers: words.map(() => taker.number())};
  }

  /// The drawing in a line that a player printed: {kind, ...}. A line that is none: {kind: 'wrong',
  /// text, args}, what is wrong with it. Without a match only values and marks can be read.
  function parse_drawing(line, match) {
    const taker = new Taker(line.slice(0, 1 << 20), match);
    try {
      if (!Object.hasOwn(READ, taker.kind)) throw new Wrong('wrong_kind', {word: short(taker.kind)});
      return {...READ[taker.kind](taker), kind: taker.kind.slice(1)};
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      return {...error, kind: 'wrong'};
    }
  }

  const rounds_known = new WeakMap();

  /// The drawings of a round: {player, drawing} in the order in which they were printed.
  function drawings_of(log, round, match) {
    if (!rounds_known.has(log)) rounds_known.set(log, {});
    const known = rounds_known.get(log);
    if (known.round !== round || known.match !== match) {
      Object.assign(known, {round, match, drawings: find_drawings(log, round, match)});
    }
    return known.drawings;
  }

  /// The drawings that the view shows of the round at an index.
  function shown_drawings({log, match, drawings}, index) {
    if (log === null) return [];
    return drawings_of(log, match.first_round + index, match).filter(({player}) => drawings[player]);
  }

  function find_drawings(log, round, match) {
    const drawings = [];
    V.round_of_log(log, round).forEach(({said}, player) => {
      const lines = said.filter(line => V.is_drawing(log, line)).slice(0, MOST_DRAWINGS);
      for (const line of lines) {
        const drawing = parse_drawing(V.said_text(log, line), match);
        if (drawing.kind !== 'wrong') drawings.push({player, drawing});
      }
    });
    return drawings;
  }

  /// The numbers of all heat maps of a round, by cell; null if there are none.
  function heat_drawn(drawings) {
    const numbers = new Map();
    for (const {drawing} of drawings)
      if (drawing.kind === 'heat')
        drawing.numbers.forEach((number, k) =>
          numbers.set(drawing.cells === null ? k : drawing.cells[k], number)
        );
    if (numbers.size === 0) return null;
    let [least, most] = [Infinity, -Infinity];
    for (const number of numbers.values()) {
      least = Math.min(least, number);
      most = Math.max(most, number);
    }
    const scaled = new Map();
    for (const [cell, number] of numbers)
      scaled.set(cell, most > least ? (number - least) / (most - least) : 1);
    return scaled;
  }

  const at = ({match}, cell) => V.place_of(match, cell);

  const colour_of = ({view}, {player, drawing}) => drawing.colour || view.game.colours[player];

  // Where words go that would cover others, in lines of them; with more that is there already, none is moved.
  const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5];
  const MOST_TAKEN = 1000;

  /// What draws a drawing; it returns words, which are drawn when all of them are known.
  const DRAW = {
    line(pen, scene, one) {
      const ends = [at(scene, one.drawing.from), at(scene, one.drawing.to)];
      pen.line(ends, scene.theme.mark_edge, 0.3);
      pen.line(ends, colour_of(scene, one), 0.16);
    },
    arrow(pen, scene, one) {
      const ends = [at(scene, one.drawing.from), at(scene, one.drawing.to)];
      pen.arrow(...ends, scene.theme.mark_edge, 0.32);
      pen.arrow(...ends, colour_of(scene, one), 0.17);
    },
    circle(pen, scene, one) {
      const {row, col} = at(scene, one.drawing.cell);
      pen.circle(row, col, 0.7, null, scene.theme.mark_edge, 0.28);
      pen.circle(row, col, 0.7, null, colour_of(scene, one), 0.16);
    },
    text(pen, scene, {drawing}) {
      const {row, col} = at(scene, drawing.cell);
      return {row, col, text: drawing.text};
    },
    unit(pen, scene, {drawing}) {
      const place = scene.before.has(drawing.unit) ? V.place_between(scene, drawing.unit) : null;
      return place === null ? undefined : {row: place.row - 0.8, col: place.col, text: drawing.text};
    },
  };

  const overlap = (a, b) => Math.abs(a.x - b.x) < a.right + b.right && Math.abs(a.y - b.y) < a.down + b.down;

  /// The first box, in the order of the shifts, that covers nothing that is taken; that of no shift if all
  /// do.
  function find_free(box_at, taken) {
    for (const shift of taken.length < MOST_TAKEN ? SHIFTS : []) {
      const box = box_at(shift);
      if (!taken.some(other => overlap(box, other))) return box;
    }
    return box_at(0);
  }

  /// Draws texts [{row, col, text}] as large as they can be read: each at its place or as near above or below
  /// as it keeps clear of the others and of units, with a line from there.
  function draw_words(pen, scene, texts) {
    const size = Math.max(0.7, (11 * scene.theme.ratio) / pen.scale);
    const half = 0.35 * pen.scale;
    const {rulers, path} = scene.theme;
    const taken = [];
    V.for_each_unit(scene, ({row, col}) =>
      taken.push({x: pen.x(col), y: pen.y(row), right: half, down: half})
    );
    for (const {row, col, text} of texts) {
      const shown = short(text, 40);
      const box_at = shift => ({
        ...pen.whole_box(row + 0.75 * size * shift, col, shown, size, rulers),
        shift,
      });
      const box = find_free(box_at, taken);
      taken.push(box);
      if (box.shift !== 0)
        pen.line(
          [
            {row, col},
            {row: pen.row_at(box.y), col},
          ],
          path,
          0.06
        );
      pen.text_at(box.x, box.y, shown, size, '#000000', 'rgba(255, 255, 255, 0.9)');
    }
  }

  function draw_under(pen, scene, drawings) {
    const fill = (cell, colour) => pen.fill_cell(at(scene, cell), colour);
    const heat = heat_drawn(drawings);
    if (heat !== null) for (const [cell, share] of heat) fill(cell, V.heat_colour(share));
    pen.ctx.globalAlpha = 0.5;
    for (const one of drawings)
      if (one.drawing.kind === 'cell') fill(one.drawing.cell, colour_of(scene, one));
    pen.ctx.globalAlpha = 1;
  }

  function draw_over(pen, scene, drawings) {
    const drawn = drawings.filter(({drawing}) => Object.hasOwn(DRAW, drawing.kind));
    const texts = drawn.map(one => DRAW[one.drawing.kind](pen, scene, one)).filter(one => one !== undefined);
    if (texts.length > 0) draw_words(pen, scene, texts);
  }

  function draw_failed(pen, scene, units) {
    const radius = Math.max(0.22, (4 * scene.theme.ratio) / pen.scale);
    for (const unit of units) {
      const place = scene.before.has(unit) ? V.place_between(scene, unit) : null;
      if (place === null) continue;
      draw_badge(pen, place.row, place.col, radius);
    }
  }

  function draw_badge(pen, row, col, radius) {
    pen.circle(row - 0.4, col + 0.4, radius, '#c8102e', '#ffffff', 0.06);
    pen.text(row - 0.4, col + 0.4, '!', 1.5 * radius, '#ffffff');
  }

  Object.assign(V, {
    MOST_VALUES,
    parse_drawing,
    shown_drawings,
    heat_drawn,
    draw_under,
    draw_over,
    draw_failed,
    draw_badge,
  });
}
