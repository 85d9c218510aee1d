'use strict';
// The Purge: how cells, citizens, barricades and things are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('ThePurge');

  const {colours: COLOURS, edge_colours: EDGES} = V.CLANS;
  const DAY = ['#efdcbc', '#6a5c46'];
  const NIGHT = ['#3d4159', '#262a3a'];
  const BUILDING = '#7d4f3f';
  const BARS = '#5c6067';
  const BLACK = '#1b1d21';
  const METAL = '#3b4047';
  const WOOD = '#7a4a1e';
  const LIGHT = '#fff8ea';
  const GREEN = '#0b6b3a';
  const RED = '#d8202a';
  const SKIN = '#f2c9a0';

  /// A pen for a picture around (row, col), in which 1 is the side of a cell times `size`.
  function picture(pen, row, col, size) {
    const at = ([right, down]) => ({row: row + down * size, col: col + right * size});
    return {
      dot: (point, radius, fill, edge, width) => {
        const {row: i, col: j} = at(point);
        pen.circle(i, j, radius * size, fill, edge, width * size);
      },
      line: (points, colour, width) => pen.line(points.map(at), colour, width * size),
      area: (points, fill, edge, width) => pen.area(points.map(at), fill, edge, width * size),
    };
  }

  // ---- things, each as a function of a picture

  function gun({line, area}) {
    area([[-0.34, -0.2], [0.36, -0.2], [0.36, -0.02], [-0.34, -0.02]], METAL, LIGHT, 0.05);
    area([[-0.32, -0.02], [-0.1, -0.02], [-0.16, 0.32], [-0.36, 0.32]], METAL, LIGHT, 0.05);
    line([[-0.02, 0], [0.02, 0.12], [-0.1, 0.12]], METAL, 0.06);
  }

  function bazooka({line, area}) {
    line([[-0.36, 0.3], [0.3, -0.24]], LIGHT, 0.3);
    line([[-0.36, 0.3], [0.3, -0.24]], GREEN, 0.22);
    area([[0.16, -0.36], [0.42, -0.4], [0.42, -0.16]], BLACK, LIGHT, 0.04);
    line([[-0.02, 0.06], [0.08, 0.28]], BLACK, 0.09);
  }

  function money({dot, line}) {
    dot([0, 0], 0.36, LIGHT, GREEN, 0.09);
    const curve = [[0.14, -0.14], [0, -0.2], [-0.14, -0.1], [0.14, 0.1], [0, 0.2], [-0.14, 0.14]];
    line(curve, GREEN, 0.09);
    line([[0, -0.27], [0, 0.27]], GREEN, 0.07);
  }

  function food({dot, line}) {
    dot([-0.1, 0.08], 0.23, RED, LIGHT, 0.05);
    dot([0.1, 0.08], 0.23, RED, LIGHT, 0.05);
    dot([0, 0.08], 0.2, RED, RED, 0.02);
    line([[0, -0.12], [0.06, -0.32]], WOOD, 0.08);
    line([[0.1, -0.24], [0.24, -0.28]], GREEN, 0.11);
  }

  const PICTURES = {
    [part.GUN]: gun,
    [part.BAZOOKA]: bazooka,
    [part.MONEY]: money,
    [part.FOOD]: food,
  };

  // ---- what warriors hold

  function held_hammer({line, area}) {
    line([[0.3, 0.36], [0.3, -0.22]], LIGHT, 0.16);
    line([[0.3, 0.36], [0.3, -0.22]], WOOD, 0.09);
    area([[0.14, -0.36], [0.46, -0.36], [0.46, -0.18], [0.14, -0.18]], METAL, LIGHT, 0.04);
  }

  function held_gun({area}) {
    area([[0.1, -0.02], [0.48, -0.02], [0.48, 0.12], [0.1, 0.12]], BLACK, LIGHT, 0.04);
    area([[0.12, 0.12], [0.26, 0.12], [0.22, 0.32], [0.1, 0.32]], BLACK, LIGHT, 0.04);
  }

  function held_bazooka({line, area}) {
    line([[-0.4, -0.06], [0.4, -0.06]], LIGHT, 0.26);
    line([[-0.4, -0.06], [0.4, -0.06]], GREEN, 0.19);
    area([[0.34, -0.24], [0.49, -0.06], [0.34, 0.12]], BLACK, LIGHT, 0.03);
  }

  const HELD = [held_hammer, held_gun, held_bazooka];

  // ---- citizens: head and shoulders; a builder has a hard hat, a warrior a balaclava

  function body({area}, clan) {
    const outline = [
      [-0.36, 0.44],
      [-0.34, 0.2],
      [-0.2, 0.06],
      [0.2, 0.06],
      [0.34, 0.2],
      [0.36, 0.44],
    ];
    area(outline, COLOURS[clan], EDGES[clan], 0.07);
  }

  function builder(shapes, clan) {
    body(shapes, clan);
    shapes.dot([0, -0.1], 0.2, SKIN, EDGES[clan], 0.04);
    const hat = [[-0.3, -0.12], [-0.22, -0.16], [-0.18, -0.34], [0, -0.42], [0.18, -0.34]];
    shapes.area([...hat, [0.22, -0.16], [0.3, -0.12]], COLOURS[clan], EDGES[clan], 0.07);
  }

  function warrior(shapes, clan, weapon) {
    body(shapes, clan);
    shapes.dot([0, -0.16], 0.24, COLOURS[clan], EDGES[clan], 0.07);
    shapes.line([[-0.12, -0.16], [0.12, -0.16]], BLACK, 0.13);
    HELD[weapon](shapes);
  }

  function draw_citizen(pen, row, col, size, clan, weapon) {
    const shapes = picture(pen, row, col, size);
    if (weapon === part.NO_WEAPON) builder(shapes, clan);
    else warrior(shapes, clan, weapon);
  }

  // ---- barricades: a frame of planks, the thicker the more resistance there is

  const THINNEST = 0.05;
  const THICKEST = 0.2;

  function draw_barricade(pen, row, col, size, clan, strength) {
    const width = THINNEST + (THICKEST - THINNEST) * strength;
    const radius = 0.47 - width / 2;
    pen.square(row, col, radius * size, null, LIGHT, (width + 0.08) * size);
    pen.square(row, col, radius * size, null, EDGES[clan], (width + 0.03) * size);
    pen.square(row, col, radius * size, null, COLOURS[clan], width * size);
    const {line} = picture(pen, row, col, size);
    const reach = 0.47;
    for (const [right, down] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ]) {
      const inner = reach - width;
      line([[right * inner, down * inner], [right * reach, down * reach]], EDGES[clan], 0.04);
    }
  }

  /// The bars of the buildings.
  function draw_ground(pen, {match, before}) {
    const points = [];
    before.cells.forEach((cell, at) => {
      if (cell !== part.BUILDING) return;
      const row = Math.floor(at / match.cols);
      const col = at % match.cols;
      for (const k of [-0.25, 0.25])
        points.push({row: row - 0.4, col: col + k, jump: true}, {row: row + 0.4, col: col + k});
    });
    if (points.length > 0) pen.line(points, BARS, 0.16);
  }

  function draw_things(pen, scene) {
    for (const thing of part.THINGS)
      V.draw_lying(pen, scene, V.cells_with(thing), (_, row, col, size) => PICTURES[thing](picture(pen, row, col, size)));
    draw_barricades(pen, scene);
    const scale = (state, id) => (state.is_hidden(id) ? HIDDEN_SIZE : 1);
    V.draw_units(pen, scene, draw_unit, {letter: 0.4, down: 0.26, scale});
  }

  function draw_barricades(pen, scene) {
    const {match, before, after, fraction} = scene;
    const most = match.setting('BARRICADE_MAX_RESISTANCE');
    const [near, far] = fraction < 0.5 ? [before, after] : [after, before];
    V.draw_lying(pen, scene, state => state.barricades.keys(), (_, row, col, size) => {
      const at = row * match.cols + col;
      const {clan, resistance} = near.barricades.get(at) || far.barricades.get(at);
      draw_barricade(pen, row, col, size, clan, resistance / most);
    });
  }

  const HIDDEN_SIZE = 0.66;

  const draw_unit = (pen, row, col, size, id, state) =>
    draw_citizen(pen, row, col, size, state.player(id), state.weapon(id));

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const thing = draw => pen => draw(picture(pen, 0, 0, 1));
  const LEGEND = [
    {key: 'legend_builder', draw: pen => draw_citizen(pen, 0, 0, 1, 0, part.NO_WEAPON)},
    {key: 'legend_hammer', draw: pen => draw_citizen(pen, 0, 0, 1, 0, 0)},
    {key: 'legend_gun', draw: pen => draw_citizen(pen, 0, 0, 1, 0, 1)},
    {key: 'legend_bazooka', draw: pen => draw_citizen(pen, 0, 0, 1, 0, 2)},
    {key: 'legend_weak', draw: pen => draw_barricade(pen, 0, 0, 1, 0, 0.125)},
    {key: 'legend_strong', draw: pen => draw_barricade(pen, 0, 0, 1, 0, 1)},
    {key: 'gun', draw: thing(gun)},
    {key: 'bazooka', draw: thing(bazooka)},
    {key: 'money', draw: thing(money)},
    {key: 'food', draw: thing(food)},
    {key: 'building', draw: pen => pen.square(0, 0, 0.5, BUILDING)},
  ];

  Object.assign(part, {
    thing_colours: [DAY[0], NIGHT[0], BUILDING],
    legend: LEGEND,
    ground: {
      kinds: V.kinds_table({[part.BUILDING]: part.BUILDING}, part.STREET),
      floor: ({is_day}, dark) => (is_day ? DAY : NIGHT)[Number(dark)],
      is_night: ({is_day}) => !is_day,
      joints: ['rgba(70, 50, 20, 0.1)', 'rgba(255, 240, 200, 0.06)'],
      solids: [
        {
          holds: kind => kind === part.BUILDING,
          top: [BUILDING, BUILDING],
          side: [METAL, METAL],
          ...{height: 0.34, round: 0.04, shadow: 0.22},
        },
      ],
    },
    draw_ground,
    draw_things,
  });
}
