'use strict';
// Harry Potter: how cells and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  // Chosen so that the clans, and books and Voldemort, stay apart with every kind of colour vision.
  const COLOURS = ['#1d4ed8', '#f5c518', '#22b573', '#d05fb0'];
  // The same on a dark page, for lines and words.
  const DARK_COLOURS = ['#6d8dff', '#f5c518', '#22b573', '#e07fc4'];
  const CELL_COLOURS = ['#8ea6eb', '#fae28b', '#90dab9', '#e7afd7'];
  const NOBODY_COLOUR = '#ffffff';
  const WALL_COLOUR = '#22252b';
  const RED = '#d8202a';
  const BLACK = '#000000';
  const ZONE = 'rgba(216, 32, 42, 0.3)';
  const ZONE_EDGE = 'rgba(216, 32, 42, 0.55)';
  const WIZARD_EDGE = 'rgba(15, 18, 30, 0.65)';

  const PIXELS = [...CELL_COLOURS, NOBODY_COLOUR, WALL_COLOUR].map(V.to_pixel);
  const LETTER_COLOURS = ['#ffffff', BLACK, BLACK, BLACK];

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
    const shown = scene.fraction < 0.5 ? scene.before : scene.after;
    for (let id = shown.num_units - 1; id >= 0; --id) draw_unit(pen, scene, shown, id);
    const {row, col} = voldemort_between(scene);
    pen.circle(row, col, 0.5, RED);
  }

  function draw_unit(pen, scene, shown, id) {
    const {row, col, size} = V.place_in_motion(scene, part, id);
    const clan = shown.player(id);
    const colour = COLOURS[clan];
    if (!shown.is_wizard(id)) pen.square(row, col, 0.4 * size, colour, BLACK, 0.16);
    else if (shown.in_conversion(id)) pen.cross(row, col, 0.48 * size, colour, WIZARD_EDGE, 0.09);
    else pen.circle(row, col, 0.38 * size, colour, WIZARD_EDGE, 0.09);
    if (scene.letters) pen.text(row, col, clan, 0.62 * size, LETTER_COLOURS[clan]);
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
    colours: COLOURS,
    dark_colours: DARK_COLOURS,
    cell_colours: CELL_COLOURS,
    legend: LEGEND,
    paint_cells,
    draw_ground,
    draw_things,
  });
}
