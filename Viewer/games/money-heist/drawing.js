'use strict';
// Money Heist: how cells and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  // No clan is yellow or light blue: gold and health kits are.
  const CLANS = {
    colours: ['#1d26dd', '#ec7707', '#287668', '#a853a4'],
    line_colours: ['#1d26dd', '#c96200', '#287668', '#a0489c'],
    dark_colours: ['#8f96ff', '#ff9a3c', '#4fb8a4', '#d68bd2'],
    edge_colours: ['#0e1380', '#8f4600', '#123c34', '#6a2f67'],
    letter_colours: ['#ffffff', '#000000', '#ffffff', '#ffffff'],
  };
  const {colours: COLOURS, edge_colours: EDGES} = CLANS;
  const CORRIDOR_COLOUR = '#ffffff';
  const WALL_COLOUR = '#22252b';
  const DOOR_COLOUR = '#c2c4c8';
  const GOLD_COLOUR = '#ffe14d';
  const HEALTH_COLOUR = '#3aa0ff';
  const POISON_COLOUR = '#d8202a';
  const BLACK = '#000000';

  const draw_soldier = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.34 * size, COLOURS[clan], EDGES[clan], 0.08);
  const draw_professor = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.42 * size, COLOURS[clan], BLACK, 0.16);
  const draw_kit = colour => (pen, row, col, size) =>
    pen.circle(row, col, 0.32 * size, colour, BLACK, 0.12);
  const draw_health_kit = draw_kit(HEALTH_COLOUR);
  const draw_poison_kit = draw_kit(POISON_COLOUR);

  function draw_money(pen, row, col, size) {
    const arm = 0.2 * size;
    const corner = (down, right, jump) => ({row: row + down * arm, col: col + right * arm, jump});
    const strokes = [corner(-1, -1), corner(1, 1), corner(-1, 1, true), corner(1, -1)];
    pen.square(row, col, 0.4 * size, BLACK);
    pen.line(strokes, GOLD_COLOUR, 0.17 * size);
  }

  /// The numbers of the boxes on their doors.
  function draw_ground(pen, scene) {
    const {cols} = scene.match;
    if (!scene.letters) return;
    V.nearer(scene).doors.forEach((door, box) => {
      if (door >= 0) pen.text(Math.floor(door / cols), door % cols, box, 0.62, BLACK);
    });
  }

  function draw_things(pen, scene) {
    V.draw_lying(pen, scene, state => state.money, draw_money);
    V.draw_lying(pen, scene, V.cells_with(part.HEALTH_KIT), draw_health_kit);
    V.draw_lying(pen, scene, V.cells_with(part.POISON_KIT), draw_poison_kit);
    V.draw_units(pen, scene, draw_unit);
  }

  function draw_unit(pen, row, col, size, id, state) {
    const draw = state.is_professor(id) ? draw_professor : draw_soldier;
    draw(pen, row, col, size, state.player(id));
  }

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const LEGEND = [
    {key: 'legend_soldier', draw: pen => draw_soldier(pen, 0, 0, 1, 0)},
    {key: 'legend_professor', draw: pen => draw_professor(pen, 0, 0, 1, 0)},
    {key: 'health_kit', draw: pen => draw_health_kit(pen, 0, 0, 1)},
    {key: 'poison_kit', draw: pen => draw_poison_kit(pen, 0, 0, 1)},
    {key: 'legend_money', draw: pen => draw_money(pen, 0, 0, 1)},
    {key: 'legend_gold', draw: pen => pen.square(0, 0, 0.5, GOLD_COLOUR)},
    {key: 'legend_door', draw: pen => pen.square(0, 0, 0.5, DOOR_COLOUR)},
    {key: 'wall', draw: pen => pen.square(0, 0, 0.5, WALL_COLOUR)},
  ];

  Object.assign(part, {
    ...CLANS,
    thing_colours: [
      GOLD_COLOUR,
      HEALTH_COLOUR,
      POISON_COLOUR,
      DOOR_COLOUR,
      WALL_COLOUR,
      CORRIDOR_COLOUR,
    ],
    legend: LEGEND,
    ground: {
      kinds: V.kinds_table({[part.WALL]: part.WALL, [part.DOOR]: part.DOOR, [part.GOLD]: part.GOLD}, part.FREE),
      floor: (_, dark) => (dark ? '#22262e' : '#e9ecf0'),
      joints: ['rgba(30, 50, 90, 0.14)', 'rgba(255, 255, 255, 0.06)'],
      solids: [
        {
          holds: kind => kind === part.WALL,
          top: ['#59626f', '#6f7884'],
          rim: ['#828c9b', '#929cab'],
          side: ['#2b313b', '#353c47'],
          ...{height: 0.34, round: 0.06, shadow: 0.22},
        },
      ],
    },
    draw_ground,
    draw_things,
  });
}
