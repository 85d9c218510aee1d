'use strict';

test('the cells of clans and those of nobody stay apart with every kind of colour vision', () => {
  for (const {name, ground, cell_colours, dark_cell_colours} of V.all_games().filter(one => one.ground.clans))
    [cell_colours, dark_cell_colours].forEach((cells, dark) => {
      assert(smallest_difference([...cells, ground.floor(null, dark > 0)]) > 13, `${name} ${dark}`);
      for (const cell of cells) assert(contrast(cell, V.LOOKS[dark].ink) >= 4.5, `outlines on ${cell}`);
    });
});

test('regions of cells: the outline of each, with its holes, and what only touches at a corner apart', () => {
  const rows = ['###.', '#.#.', '####', '...#', '##..'];
  const match = {rows: 5, cols: 4};
  const loops = window => V.outlines(match, window, cell => rows[Math.floor(cell / 4)][cell % 4] === '#');
  const found = loops({row: 0, col: 0, rows: 5, cols: 4});
  const lengths = found.map(({length}) => length);
  assert.deepEqual(lengths, [8, 4, 4]);
  // What is inside lies at the right hand: an outline turns right four times more than left, that of a hole
  // the other way.
  const turns = loop => loop.reduce((sum, {side, next}) => sum + (next === ((side + 1) & 3) ? 1 : -1), 0);
  assert.deepEqual(found.map(turns), [4, -4, 4]);
  const area = loop =>
    loop.reduce((sum, {row, col}, k) => {
      const next = loop[(k + 1) % loop.length];
      return sum + (col * next.row - row * next.col) / 2;
    }, 0);
  assert.deepEqual(found.map(area), [11, -1, 2]);
  assert.deepEqual(loops({row: 2, col: 0, rows: 1, cols: 4}).map(area), [4]);
});

test('a unit glides to the next cell, and shrinks and grows when it comes back elsewhere', () => {
  const here = position([
    {clan: 0, at: [5, 5]},
    {clan: 1, at: [8, 8]},
  ]);
  const there = next_position(here, {4: {at: [5, 6]}, 5: {at: [2, 2]}});
  const {
    states: [before, after],
  } = parse(print_match([here, there], [[]]));
  const places = id => [0.25, 0.75].map(fraction => V.place_between({before, after, fraction}, id));
  assert.deepEqual(places(4), [
    {row: 5, col: 5.25, size: 1},
    {row: 5, col: 5.75, size: 1},
  ]);
  assert.deepEqual(places(5), [
    {row: 8, col: 8, size: 0.5},
    {row: 2, col: 2, size: 0.5},
  ]);
});
