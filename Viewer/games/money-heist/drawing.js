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
  const {colours: COLOURS, edge_colours: EDGES, letter_colours: LETTERS} = CLANS;
  const CORRIDOR_COLOUR = '#ffffff';
  const WALL_COLOUR = '#22252b';
  const DOOR_COLOUR = '#c2c4c8';
  const GOLD_COLOUR = '#ffe14d';
  const HEALTH_COLOUR = '#3aa0ff';
  const POISON_COLOUR = '#d8202a';
  const BLACK = '#000000';

  const CELL_COLOURS = {
    [part.WALL]: WALL_COLOUR,
    [part.DOOR]: DOOR_COLOUR,
    [part.GOLD]: GOLD_COLOUR,
  };
  const PIXELS = new Uint32Array(256).fill(V.to_pixel(CORRIDOR_COLOUR));
  for (const [cell, colour] of Object.entries(CELL_COLOURS)) PIXELS[cell] = V.to_pixel(colour);

  const draw_soldier = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.34 * size, COLOURS[clan], EDGES[clan], 0.08);
  const draw_professor = (pen, row, col, size, clan) =>
    pen.square(row, col, 0.42 * size, COLOURS[clan], BLACK, 0.16);
  const draw_kit = (pen, row, col, size, colour) =>
    pen.circle(row, col, 0.32 * size, colour, BLACK, 0.12);

  function draw_money(pen, row, col, size) {
    const arm = 0.2 * size;
    const corner = (down, right, jump) => ({row: row + down * arm, col: col + right * arm, jump});
    const strokes = [corner(-1, -1), corner(1, 1), corner(-1, 1, true), corner(1, -1)];
    pen.square(row, col, 0.4 * size, BLACK);
    pen.line(strokes, GOLD_COLOUR, 0.17 * size);
  }

  function paint_cells(state, pixels) {
    const {cells} = state;
    for (let k = 0; k < cells.length; ++k) pixels[k] = PIXELS[cells[k]];
  }

  /// The numbers of the boxes on their doors.
  function draw_ground(pen, {match, before, after, fraction, letters}) {
    if (!letters) return;
    const {doors} = fraction < 0.5 ? before : after;
    doors.forEach((door, box) => {
      const [row, col] = [Math.floor(door / match.cols), door % match.cols];
      if (door >= 0) pen.text(row, col, box, 0.62, BLACK);
    });
  }

  function find_cells(state, content) {
    const found = [];
    state.cells.forEach((cell, at) => {
      if (cell === content) found.push(at);
    });
    return found;
  }

  function draw_things(pen, scene) {
    const {before, after} = scene;
    V.draw_lying(scene, before.money, after.money, (...place) => draw_money(pen, ...place));
    for (const [kit, colour] of [
      [part.HEALTH_KIT, HEALTH_COLOUR],
      [part.POISON_KIT, POISON_COLOUR],
    ]) {
      V.draw_lying(scene, find_cells(before, kit), find_cells(after, kit), (...place) =>
        draw_kit(pen, ...place, colour)
      );
    }
    V.draw_units(scene, (place, id, state) => draw_unit(pen, scene, place, id, state));
  }

  function draw_unit(pen, {letters}, {row, col, size}, id, state) {
    const clan = state.player(id);
    const draw = state.is_professor(id) ? draw_professor : draw_soldier;
    draw(pen, row, col, size, clan);
    if (letters) pen.text(row, col, clan, 0.62 * size, LETTERS[clan]);
  }

  /// The things on the board for the help: the key of their name, and how they are drawn at (0, 0).
  const LEGEND = [
    {key: 'legend_soldier', draw: pen => draw_soldier(pen, 0, 0, 1, 0)},
    {key: 'legend_professor', draw: pen => draw_professor(pen, 0, 0, 1, 0)},
    {key: 'health_kit', draw: pen => draw_kit(pen, 0, 0, 1, HEALTH_COLOUR)},
    {key: 'poison_kit', draw: pen => draw_kit(pen, 0, 0, 1, POISON_COLOUR)},
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
    paint_cells,
    draw_ground,
    draw_things,
  });
}
