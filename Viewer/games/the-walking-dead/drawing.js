'use strict';
// The Walking Dead: how cells and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  const {colours: COLOURS, cell_colours: CELL_COLOURS, letter_colours: LETTERS} = V.CLANS;
  const NOBODY_COLOUR = '#ffffff';
  const WASTE_COLOUR = '#22252b';
  const RED = '#d8202a';
  const BLACK = '#000000';
  const UNIT_EDGE = 'rgba(15, 18, 30, 0.65)';

  const PIXELS = [...CELL_COLOURS, NOBODY_COLOUR, WASTE_COLOUR].map(V.to_pixel);

  const draw_living = (pen, row, col, size, clan) =>
    pen.circle(row, col, 0.38 * size, COLOURS[clan], UNIT_EDGE, 0.09);
  const draw_bitten = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.36 * size, COLOURS[clan], UNIT_EDGE, 0.09);
  const draw_dead = (pen, row, col, size, clan) =>
    pen.cross(row, col, 0.48 * size, COLOURS[clan], UNIT_EDGE, 0.09);
  const draw_zombie = (pen, row, col, size) =>
    pen.square(row, col, 0.4 * size, RED, BLACK, 0.16);
  const draw_food = (pen, row, col, size) => pen.circle(row, col, 0.3 * size, RED, BLACK, 0.12);

  function paint_cells(state, pixels) {
    const {cells} = state;
    for (let k = 0; k < cells.length; ++k) pixels[k] = PIXELS[cells[k]];
  }

  function draw_things(pen, scene) {
    const {before, after} = scene;
    V.draw_lying(scene, before.food, after.food, (...place) => draw_food(pen, ...place));
    V.draw_units(scene, (place, id, state) => draw_unit(pen, scene, place, id, state));
  }

  function draw_unit(pen, {letters}, {row, col, size}, id, state) {
    if (state.is_zombie(id)) {
      draw_zombie(pen, row, col, size);
      return;
    }
    const clan = state.player(id);
    const alive = state.is_bitten(id) ? draw_bitten : draw_living;
    const draw = state.is_dead(id) ? draw_dead : alive;
    draw(pen, row, col, size, clan);
    if (letters) pen.text(row, col, clan, 0.62 * size, LETTERS[clan]);
  }

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const LEGEND = [
    {key: 'legend_living', draw: pen => draw_living(pen, 0, 0, 1, 0)},
    {key: 'legend_bitten', draw: pen => draw_bitten(pen, 0, 0, 1, 0)},
    {key: 'legend_dead', draw: pen => draw_dead(pen, 0, 0, 1, 0)},
    {key: 'legend_zombie', draw: pen => draw_zombie(pen, 0, 0, 1)},
    {key: 'legend_food', draw: pen => draw_food(pen, 0, 0, 1)},
    {key: 'legend_cell', draw: pen => pen.square(0, 0, 0.5, CELL_COLOURS[0])},
    {key: 'waste', draw: pen => pen.square(0, 0, 0.5, WASTE_COLOUR)},
  ];

  Object.assign(part, {
    thing_colours: [RED, WASTE_COLOUR],
    legend: LEGEND,
    paint_cells,
    draw_things,
  });
}
