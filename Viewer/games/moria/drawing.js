'use strict';
// Moria: how cells and units are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('Moria');

  const {colours: COLOURS, cell_colours: CELL_COLOURS} = V.CLANS;
  const OUTSIDE_COLOUR = '#cfe3c4';
  const ROCK_COLOUR = '#8a7763';
  const GRANITE_COLOUR = '#3c4048';
  const ABYSS_COLOUR = '#000000';
  const TREASURE_COLOUR = '#e06500';
  const ORC_COLOUR = '#4a5d23';
  const TROLL_COLOUR = '#6b6f78';
  const RED = '#d8202a';
  const ZONE = 'rgba(216, 32, 42, 0.3)';
  const ZONE_EDGE = 'rgba(216, 32, 42, 0.55)';
  const BLACK = '#000000';
  const WHITE = '#ffffff';
  const EDGE = 'rgba(15, 18, 30, 0.75)';

  const FULL_HEALTH = [100, 50, 75, 500];
  const DUG_TINT = ['rgba(255, 244, 220, 0.28)', 'rgba(255, 244, 220, 0.2)'];
  const is_rock = kind => kind === part.ROCK || kind > part.DUG;

  /// A polyline through points [down, right] of a cell.
  const scratch = (pen, {row, col}, colour, width, points) =>
    pen.line(points.map(([down, right]) => ({row: row - 0.5 + down, col: col - 0.5 + right})), colour, width);

  /// What the rock has been dug already: the fewer turns are left, the more cracks.
  function draw_cracks(pen, at) {
    const left = at.kind - part.DUG;
    const [one, other] = [0.3 + 0.4 * V.grain(at.cell), 0.3 + 0.4 * V.grain(at.cell, 1)];
    const cracks = [[[0.05, one], [0.3, other], [0.65, one]], [[0.3, other], [0.2, 0.95]], [[0.45, 0.05], [0.5, one]], [[0.5, one], [0.7, 0.9]]];
    for (const points of cracks.slice(0, Math.max(1, 5 - left))) scratch(pen, at, '#2b2018', 0.06, points);
  }

  function draw_facets(pen, at) {
    const [one, other] = [0.15 + 0.6 * V.grain(at.cell), 0.1 + 0.4 * V.grain(at.cell, 1)];
    scratch(pen, at, 'rgba(30, 20, 10, 0.25)', 0.03, [[other, one], [other + 0.2, one + 0.12], [other + 0.22, one + 0.3]]);
    scratch(pen, at, 'rgba(255, 240, 210, 0.18)', 0.03, [[other + 0.1, one - 0.1], [other, one + 0.05]]);
  }

  function draw_grass(pen, at) {
    const [one, other] = [0.2 + 0.6 * V.grain(at.cell), 0.3 + 0.5 * V.grain(at.cell, 1)];
    scratch(pen, at, 'rgba(40, 80, 20, 0.4)', 0.03, [[other - 0.14, one - 0.06], [other, one], [other - 0.16, one + 0.06]]);
  }

  /// The cells in which the Balrog kills, and treasures; under everything else. Of rocks that have
  /// been dug how many turns they have left.
  function draw_ground(pen, scene) {
    const balrog = V.place_in_motion(scene, scene.before.balrog);
    pen.square(balrog.row, balrog.col, 1.5, ZONE, ZONE_EDGE, 0.08);
    const {match, letters} = scene;
    if (!letters) return;
    const {cells} = V.nearer(scene);
    cells.forEach((cell, at) => {
      if (cell <= part.DUG) return;
      pen.text(Math.floor(at / match.cols), at % match.cols, cell - part.DUG, 0.62, BLACK);
    });
  }

  function draw_treasure(pen, row, col, size) {
    pen.square(row, col, 0.46 * size, TREASURE_COLOUR, BLACK, 0.08);
    pen.square(row, col, 0.2 * size, WHITE);
  }

  function draw_things(pen, scene) {
    V.draw_lying(pen, scene, V.cells_with(part.TREASURE), draw_treasure);
    V.draw_units(pen, scene, draw_unit, {letter: 0.6});
  }

  function draw_unit(pen, row, col, size, id, state) {
    const type = state.type(id);
    DRAW[type](pen, row, col, size, state.player(id));
    if (type !== part.BALROG) draw_health(pen, row, col, size, state.health(id) / FULL_HEALTH[type]);
  }

  /// A bar below a unit that is hurt: what is left of its health.
  function draw_health(pen, row, col, size, share) {
    if (share >= 1 || share <= 0) return;
    const ends = part => [
      {row: row + 0.42 * size, col: col - 0.38 * size},
      {row: row + 0.42 * size, col: col + (0.76 * part - 0.38) * size},
    ];
    pen.line(ends(1), BLACK, 0.2 * size);
    pen.line(ends(share), share < 0.35 ? '#ff5a5a' : '#7dff7d', 0.12 * size);
  }

  const DRAW = [
    (pen, row, col, size, clan) => pen.square(row, col, 0.38 * size, COLOURS[clan], EDGE, 0.09),
    (pen, row, col, size, clan) => pen.circle(row, col, 0.36 * size, COLOURS[clan], BLACK, 0.15),
    (pen, row, col, size) => pen.cross(row, col, 0.46 * size, ORC_COLOUR, BLACK, 0.09),
    (pen, row, col, size) => pen.square(row, col, 0.5 * size, TROLL_COLOUR, BLACK, 0.16),
    (pen, row, col, size) => pen.circle(row, col, 0.5 * size, RED, BLACK, 0.12),
  ];

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const LEGEND = [
    {key: 'legend_dwarf', draw: pen => DRAW[part.DWARF](pen, 0, 0, 1, 0)},
    {key: 'legend_wizard', draw: pen => DRAW[part.WIZARD](pen, 0, 0, 1, 0)},
    {key: 'legend_orc', draw: pen => DRAW[part.ORC](pen, 0, 0, 1)},
    {key: 'legend_troll', draw: pen => DRAW[part.TROLL](pen, 0, 0, 1)},
    {
      key: 'legend_balrog',
      draw: pen => {
        pen.square(0, 0, 1.5, ZONE, ZONE_EDGE, 0.08);
        DRAW[part.BALROG](pen, 0, 0, 1);
      },
    },
    {key: 'legend_treasure', draw: pen => draw_treasure(pen, 0, 0, 1)},
    {key: 'legend_owned', draw: pen => pen.square(0, 0, 0.5, CELL_COLOURS[0])},
    {key: 'rock', draw: pen => pen.square(0, 0, 0.5, ROCK_COLOUR)},
    {key: 'granite', draw: pen => pen.square(0, 0, 0.5, GRANITE_COLOUR)},
    {key: 'abyss', draw: pen => pen.square(0, 0, 0.5, ABYSS_COLOUR)},
    {key: 'outside', draw: pen => pen.square(0, 0, 0.5, OUTSIDE_COLOUR)},
  ];

  Object.assign(part, {
    thing_colours: [RED, TREASURE_COLOUR, GRANITE_COLOUR],
    legend: LEGEND,
    ground: {
      kinds: V.kinds_table({...Array.from({length: 256}, (_, content) => content), [part.TREASURE]: part.CAVE}, part.CAVE),
      floor: (_, dark) => (dark ? '#2a2621' : '#efe8dc'),
      joints: ['rgba(60, 45, 20, 0.1)', 'rgba(255, 240, 220, 0.05)'],
      clans: true,
      solids: [
        {holds: kind => kind === part.OUTSIDE, side: ['#9fc07f', '#35472c'], top: ['#b9d69a', '#3f5634'], height: -0.001, detail: draw_grass},
        {holds: kind => kind === part.ABYSS, side: ['#5b4a3a', '#4a3d31'], top: ['#08070a', '#000000'], height: -0.3, round: 0.2},
        {holds: is_rock, side: ['#4f4132', '#3a3128'], rim: ['#a8937a', '#8d7a64'], top: ['#8a7763', '#6f5f4e'], ...{height: 0.3, round: 0.12, shadow: 0.2}, detail: draw_facets},
        {holds: kind => kind > part.DUG, side: DUG_TINT, top: DUG_TINT, height: 0.3, detail: draw_cracks, details_from: 8},
        {holds: kind => kind === part.GRANITE, side: ['#22252b', '#2a2e36'], rim: ['#6d747f', '#7d8592'], top: ['#474c56', '#565d69'], ...{height: 0.36, round: 0.06, shadow: 0.2}},
      ],
    },
    draw_ground,
    draw_things,
  });
}
