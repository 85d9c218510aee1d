'use strict';
// Moria: how cells and units are drawn.
{
  const V = globalThis.Viewer;
  const part = V.game_part('Moria');

  const {colours: COLOURS, cell_colours: CELL_COLOURS} = V.CLANS;
  const CAVE_COLOUR = '#ffffff';
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
  const MOST_TURNS = 27;

  // Rock that has been dug is the lighter the fewer turns it has left.
  function shade_of_rock(turns, most) {
    const mix = (a, b) => Math.round(a + ((b - a) * 0.6 * (most - turns)) / most);
    const parts = [1, 3, 5].map(k => parseInt(ROCK_COLOUR.slice(k, k + 2), 16));
    return '#' + parts.map(c => mix(c, 255).toString(16).padStart(2, '0')).join('');
  }

  const PALETTE = V.palette_of(
    {
      ...CELL_COLOURS,
      [part.ROCK]: ROCK_COLOUR,
      [part.GRANITE]: GRANITE_COLOUR,
      [part.ABYSS]: ABYSS_COLOUR,
      [part.OUTSIDE]: OUTSIDE_COLOUR,
    },
    CAVE_COLOUR
  );

  function palette(state, match) {
    const most = match.setting('rock_resistance');
    for (let turns = 1; turns < Math.min(most, MOST_TURNS); ++turns)
      PALETTE[part.DUG + turns] = V.to_pixel(shade_of_rock(turns, most));
    return PALETTE;
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
    palette,
    draw_ground,
    draw_things,
  });
}
