'use strict';
const {
  assert, test, V, game, SPELLS, DUELS, golden_bytes, parse, smallest_difference, contrast,
} = require('./kit.js');

test('the cells of clans and those of nobody stay apart with every kind of colour vision', () => {
  for (const [part, dark] of V.all_games().filter(one => one.ground.clans).flatMap(one => [[one, false], [one, true]])) {
    const cells = dark ? part.dark_cell_colours : part.cell_colours;
    assert(smallest_difference([...cells, part.ground.floor(null, dark)]) > 13, `${part.name} ${dark}`);
    for (const cell of cells) assert(contrast(cell, V.LOOKS[Number(dark)].ink) >= 4.5, `outlines on ${cell}`);
  }
});

test('regions of cells: the outline of each, with its holes, and what only touches at a corner apart', () => {
  const rows = ['###.', '#.#.', '####', '...#', '##..'];
  const match = {rows: 5, cols: 4};
  const loops = window => V.outlines(match, window, cell => rows[Math.floor(cell / 4)][cell % 4] === '#');
  const found = loops({row: 0, col: 0, rows: 5, cols: 4});
  assert.deepStrictEqual(found.map(loop => loop.length), [8, 4, 4]);
  // What is inside lies at the right hand: an outline turns right four times more than left, that of a hole the other way.
  const turns = loop => loop.reduce((sum, {side, next}) => sum + (next === ((side + 1) & 3) ? 1 : -1), 0);
  assert.deepStrictEqual(found.map(turns), [4, -4, 4]);
  const area = loop => loop.reduce((sum, {row, col}, k) => sum + (col * loop[(k + 1) % loop.length].row - row * loop[(k + 1) % loop.length].col) / 2, 0);
  assert.deepStrictEqual(found.map(area), [11, -1, 2]);
  assert.deepStrictEqual(loops({row: 2, col: 0, rows: 1, cols: 4}).map(area), [4]);
});

test('a cell and the pixel in its middle belong together', () => {
  const view = new V.Controller();
  view.open(parse(golden_bytes(DUELS)), game, 'a.res');
  for (const [width, height, zoom] of [
    [540, 540, 1],
    [692, 541, 1],
    [300, 900, 1],
    [692, 541, 3],
  ]) {
    view.fit();
    if (zoom > 1) view.zoom_by(zoom, 20, 40);
    const layout = V.lay_out(view, width, height);
    const pen = new V.Pen(null, layout.scale, layout.left, layout.top);
    for (const cell of [0, 59, 1234, 3599]) {
      const [x, y] = [pen.x(cell % 60), pen.y(Math.floor(cell / 60))];
      assert.strictEqual(V.cell_at(view, layout, x, y), cell);
    }
    assert.strictEqual(V.cell_at(view, layout, layout.left - 1, 10), -1);
    assert.strictEqual(V.cell_at(view, layout, 10, layout.top + 60 * layout.scale), -1);
  }
});

test('charts: a position across leads to a round and back', () => {
  assert.strictEqual(V.chart_index(0, 176, 201), 0);
  assert.strictEqual(V.chart_index(88, 176, 201), 100);
  assert.strictEqual(V.chart_index(176, 176, 201), 200);
  assert.strictEqual(V.chart_index(-50, 176, 201), 0);
  assert.strictEqual(V.chart_index(50, 176, 1), 0);
});

test('charts hold the values of the states', () => {
  const lines = V.chart_values(parse(golden_bytes(DUELS)), game.charts[0]);
  assert.deepStrictEqual(lines.map(line => [line.length, line[200]]), [6702, 9931, 1595, 5339].map(score => [201, score]));
});

test('marks: every spell of a match, in its round', () => {
  const match = parse(golden_bytes(SPELLS));
  const spells = V.find_marks(match, game).filter(mark => mark.kind === 'spell');
  assert.deepStrictEqual(spells.map(mark => mark.index), [60, 61, 63, 64, 120, 123, 124]);
});

test('what was drawn from the same values, one by one, need not be drawn again', () => {
  const drawn = new V.Drawn();
  const list = [];
  for (const values of [[], [1, 'a'], [1, 'b'], ['1', 'b'], ['1'], [NaN, list], [NaN, []]]) {
    assert(!drawn.from(...values), 'other values');
    assert(drawn.from(...values), 'the same');
  }
});

test('words are measured until one of their places is free', () => {
  const shifts = [];
  const places = [];
  const pen = {
    ...{scale: 20, x: col => 20 * col, y: row => 20 * row, row_at: y => y / 20, line: () => {}},
    whole_box: (row, col) => (shifts.push(row), {x: 20 * col, y: 20 * row, right: 30, down: 5}),
    text_at: (x, y) => places.push(y),
  };
  const state = {num_units: 0, ids: []};
  const scene = {match: {cols: 12}, theme: {ratio: 1, rulers: 0}, before: state, after: state, fraction: 0};
  const text = cell => ({player: 0, drawing: {kind: 'text', cell, text: 'here'}});
  V.draw_over(pen, scene, [text(65), text(65), text(65), text(125)]);
  // The first one is free, the second one goes up, the third one down.
  assert.strictEqual(shifts.length, 1 + 2 + 3 + 1);
  assert(places[1] < places[0] && places[2] > places[0] && places[3] === 200, places.join());
});

test('a unit glides to the next cell, and shrinks and grows when it comes back elsewhere', () => {
  const match = parse(golden_bytes(DUELS));
  let glides = 0;
  let jumps = 0;
  for (let k = 0; k < 200; ++k) {
    const [before, after] = [match.states[k], match.states[k + 1]];
    for (let id = 0; id < 84; ++id) {
      const [from, to] = [before.place(id), after.place(id)];
      const far = Math.max(Math.abs(from.row - to.row), Math.abs(from.col - to.col)) > 1;
      const middle = V.place_between({before, after, fraction: 0.25}, id);
      if (far) {
        ++jumps;
        assert.deepStrictEqual(middle, {...from, size: 0.5});
      } else {
        ++glides;
        assert.strictEqual(middle.row, from.row + 0.25 * (to.row - from.row));
        assert.strictEqual(middle.size, 1);
      }
    }
  }
  assert(glides > 16000 && jumps > 40);
});
