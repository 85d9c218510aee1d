'use strict';
// Harry Potter: how cells and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  const {colours: COLOURS, cell_colours: CELL_COLOURS, letter_colours: LETTERS} = V.CLANS;
  const NOBODY_COLOUR = '#ffffff';
  const WALL_COLOUR = '#22252b';
  const RED = '#d8202a';
  const BLACK = '#000000';
  const ZONE = 'rgba(216, 32, 42, 0.3)';
  const ZONE_EDGE = 'rgba(216, 32, 42, 0.55)';
  const WIZARD_EDGE = 'rgba(15, 18, 30, 0.65)';

  const PIXELS = [...CELL_COLOURS, NOBODY_COLOUR, WALL_COLOUR].map(V.to_pixel);

  function paint_cells(state, pixels) {
    const {cells} = state;
    for (let k = 0; k < cells.length; ++k) pixels[k] = PIXELS[cells[k]];
  }

  /// The cells where Voldemort attacks; under everything else.
  function draw_ground(pen, scene) {
    const {row, col} = voldemort_between(scene);
    pen.square(row, col, 1.5, ZONE, ZONE_EDGE, 0.08);
  }

  function voldemort_between({before, after, fraction}) {
    const between = (a, b) => a + (b - a) * fraction;
    return {
      row: between(before.voldemort_row, after.voldemort_row),
      col: between(before.voldemort_col, after.voldemort_col),
    };
  }

  function draw_things(pen, scene) {
    V.draw_lying(scene, scene.before.books, scene.after.books, (row, col, size) =>
      pen.circle(row, col, 0.3 * size, RED, BLACK, 0.12)
    );
    V.draw_units(scene, (place, id, state) => draw_unit(pen, scene, place, id, state));
    const {row, col} = voldemort_between(scene);
    pen.circle(row, col, 0.5, RED);
  }

  function draw_unit(pen, scene, {row, col, size}, id, shown) {
    const clan = shown.player(id);
    const colour = COLOURS[clan];
    if (!shown.is_wizard(id)) pen.square(row, col, 0.4 * size, colour, BLACK, 0.16);
    else if (shown.in_conversion(id)) pen.cross(row, col, 0.48 * size, colour, WIZARD_EDGE, 0.09);
    else pen.circle(row, col, 0.38 * size, colour, WIZARD_EDGE, 0.09);
    if (scene.letters) pen.text(row, col, clan, 0.62 * size, LETTERS[clan]);
  }

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const LEGEND = [
    {key: 'legend_wizard', draw: pen => pen.circle(0, 0, 0.38, COLOURS[0], WIZARD_EDGE, 0.09)},
    {key: 'legend_conversion', draw: pen => pen.cross(0, 0, 0.48, COLOURS[0], WIZARD_EDGE, 0.09)},
    {key: 'legend_ghost', draw: pen => pen.square(0, 0, 0.4, COLOURS[0], BLACK, 0.16)},
    {key: 'legend_book', draw: pen => pen.circle(0, 0, 0.3, RED, BLACK, 0.12)},
    {
      key: 'legend_voldemort',
      draw: pen => {
        pen.square(0, 0, 1.5, ZONE, ZONE_EDGE, 0.08);
        pen.circle(0, 0, 0.5, RED);
      },
    },
    {key: 'legend_cell', draw: pen => pen.square(0, 0, 0.5, CELL_COLOURS[0])},
  ];

  Object.assign(part, {
    thing_colours: [RED, WALL_COLOUR],
    legend: LEGEND,
    paint_cells,
    draw_ground,
    draw_things,
  });
}
