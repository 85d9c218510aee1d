'use strict';
// The Walking Dead: how cells and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  const {colours: COLOURS, cell_colours: CELL_COLOURS} = V.CLANS;
  const WASTE_COLOUR = '#22252b';
  const RED = '#d8202a';
  const BLACK = '#000000';
  const UNIT_EDGE = 'rgba(15, 18, 30, 0.65)';

  const draw_living = (pen, row, col, size, clan) =>
    pen.circle(row, col, 0.38 * size, COLOURS[clan], UNIT_EDGE, 0.09);
  const draw_bitten = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.36 * size, COLOURS[clan], UNIT_EDGE, 0.09);
  const draw_dead = (pen, row, col, size, clan) =>
    pen.cross(row, col, 0.48 * size, COLOURS[clan], UNIT_EDGE, 0.09);
  const draw_zombie = (pen, row, col, size) =>
    pen.square(row, col, 0.4 * size, RED, BLACK, 0.16);
  const draw_food = (pen, row, col, size) => pen.circle(row, col, 0.3 * size, RED, BLACK, 0.12);

  function draw_unit(pen, row, col, size, id, state) {
    const alive = state.is_bitten(id) ? draw_bitten : draw_living;
    const person = state.is_dead(id) ? draw_dead : alive;
    const draw = state.is_zombie(id) ? draw_zombie : person;
    draw(pen, row, col, size, state.player(id));
  }

  function draw_things(pen, scene) {
    V.draw_lying(pen, scene, state => state.food, draw_food);
    V.draw_units(pen, scene, draw_unit);
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
    ground: {
      kinds: V.kinds_table({0: 0, 1: 1, 2: 2, 3: 3, [part.WASTE]: part.WASTE}, part.NOBODY),
      floor: (_, dark) => (dark ? '#26272a' : '#e6e5e1'),
      joints: ['rgba(40, 40, 40, 0.1)', 'rgba(255, 255, 255, 0.05)'],
      clans: true,
      solids: [
        {
          holds: kind => kind === part.WASTE,
          top: ['#5d5347', '#6a6053'],
          rim: ['#7d715f', '#857a69'],
          side: ['#322b23', '#37322a'],
          ...{height: 0.26, round: 0.2, shadow: 0.16},
        },
      ],
    },
    draw_things,
  });
}
