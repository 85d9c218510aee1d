'use strict';
// Harry Potter: how cells and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  const {colours: COLOURS, cell_colours: CELL_COLOURS} = V.CLANS;
  const NOBODY_COLOUR = '#ffffff';
  const WALL_COLOUR = '#22252b';
  const RED = '#d8202a';
  const BLACK = '#000000';
  const ZONE = 'rgba(216, 32, 42, 0.3)';
  const ZONE_EDGE = 'rgba(216, 32, 42, 0.55)';
  const WIZARD_EDGE = 'rgba(15, 18, 30, 0.65)';

  const PALETTE = V.palette_of({...CELL_COLOURS, [part.WALL]: WALL_COLOUR}, NOBODY_COLOUR);

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

  const draw_wizard = (pen, row, col, size, clan) =>
    pen.circle(row, col, 0.38 * size, COLOURS[clan], WIZARD_EDGE, 0.09);
  const draw_converted = (pen, row, col, size, clan) =>
    pen.cross(row, col, 0.48 * size, COLOURS[clan], WIZARD_EDGE, 0.09);
  const draw_ghost = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.4 * size, COLOURS[clan], BLACK, 0.16);
  const draw_book = (pen, row, col, size) => pen.circle(row, col, 0.3 * size, RED, BLACK, 0.12);

  function draw_unit(pen, row, col, size, id, state) {
    const wizard = state.in_conversion(id) ? draw_converted : draw_wizard;
    const draw = state.is_wizard(id) ? wizard : draw_ghost;
    draw(pen, row, col, size, state.player(id));
  }

  function draw_things(pen, scene) {
    V.draw_lying(pen, scene, state => state.books, draw_book);
    V.draw_units(pen, scene, draw_unit);
    const {row, col} = voldemort_between(scene);
    pen.circle(row, col, 0.5, RED);
  }

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const LEGEND = [
    {key: 'legend_wizard', draw: pen => draw_wizard(pen, 0, 0, 1, 0)},
    {key: 'legend_conversion', draw: pen => draw_converted(pen, 0, 0, 1, 0)},
    {key: 'legend_ghost', draw: pen => draw_ghost(pen, 0, 0, 1, 0)},
    {key: 'legend_book', draw: pen => draw_book(pen, 0, 0, 1)},
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
    palette: () => PALETTE,
    draw_ground,
    draw_things,
  });
}
