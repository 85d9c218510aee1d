'use strict';
// Money Heist: a vault; soldiers in hoods and masks, professors, safes, money and kits. The last file of the
// part.
{
  const part = V.game_part('MoneyHeist');

  // No clan is yellow or light blue: gold and health kits are.
  const CLANS = {
    colours: ['#1d26dd', '#ec7707', '#287668', '#a853a4'],
    line_colours: ['#1d26dd', '#c96200', '#287668', '#a0489c'],
    dark_colours: ['#8f96ff', '#ff9a3c', '#4fb8a4', '#d68bd2'],
    edge_colours: ['#0e1380', '#8f4600', '#123c34', '#6a2f67'],
    letter_colours: ['#ffffff', '#000000', '#ffffff', '#ffffff'],
  };
  const FLOOR = ['#e9ecf0', '#22262e'];
  const WALL = ['#333944', '#6f7884'];
  const STEEL = '#c2c9d2';
  const GOLD = '#ffd84a';
  const HEALTH = '#3aa0ff';
  const POISON = '#c4f04f';

  const SUIT = 'M-.42 .5Q-.42 .16 -.16 .12H.16Q.42 .16 .42 .5Z';
  const FIGURES = {
    soldier: {
      size: 1.08,
      parts: [
        ['clan', SUIT],
        ['clan', 'M-.33 .14V-.12C-.33 -.62 .33 -.62 .33 -.12V.14Z'],
        ['#fff4e2', V.disc(0, -0.08, 0.2, 0.24)],
        ['black', 'M-.16 .02Q-.08 -.02 0 .03Q.08 -.02 .16 .02', 0.055],
      ],
      details: [
        ['shade', 'M.16 .13Q.42 .16 .42 .5H.24Q.26 .3 .16 .13Z'],
        ['black', V.eyes(0.08, -0.12, 0.035)],
        ['black', 'M-.14 -.2L-.04 -.19M.14 -.2L.04 -.19', 0.03],
        ['#d8202a', 'M-.04 .1Q0 .12 .04 .1', 0.035],
        ['edge', 'M-.2 .14Q0 .26 .2 .14', 0.035],
      ],
      mark: [0, 0.37, 0.22],
    },
    professor: {
      size: 1.3,
      parts: [
        ['clan', SUIT],
        ['#ffffff', 'M-.14 .1H.14L0 .46Z'],
        ['#4a2f1d', V.disc(0, -0.2, 0.3)],
        ['skin', 'M-.22 -.24Q0 -.34 .22 -.24V-.06Q.2 .14 0 .14Q-.2 .14 -.22 -.06Z'],
        ['black', `${V.eyes(0.11, -0.14, 0.075)}M-.04 -.14H.04`, 0.045],
      ],
      details: [
        ['#4a2f1d', 'M-.2 -.02Q-.18 .14 0 .15Q.18 .14 .2 -.02Q.1 .06 0 .05Q-.1 .06 -.2 -.02Z'],
        ['#ffffff', V.eyes(0.11, -0.14, 0.06)],
        ['black', `${V.disc(-0.1, -0.14, 0.028)}${V.disc(0.12, -0.14, 0.028)}`],
        ['#d8202a', 'M-.04 .18H.04L.06 .36L0 .44L-.06 .36Z'],
      ],
      mark: [-0.28, 0.37, 0.2],
    },
    health_kit: {
      parts: [
        [HEALTH, 'M-.16 -.2V-.36H.16V-.2', 0.08],
        ['#ffffff', 'M-.4 -.2Q-.4 -.26 -.34 -.26H.34Q.4 -.26 .4 -.2V.34Q.4 .4 .34 .4H-.34Q-.4 .4 -.4 .34Z'],
        [HEALTH, 'M-.08 -.16H.08V0H.24V.15H.08V.31H-.08V.15H-.24V0H-.08Z'],
      ],
      details: [['shade', 'M-.4 .3H.4V.34Q.4 .4 .34 .4H-.34Q-.4 .4 -.4 .34Z']],
    },
    poison_kit: {
      parts: [
        ['#eef4ff', 'M-.1 -.44H.1V-.14Q.36 0 .36 .2Q.34 .44 .1 .44H-.1Q-.34 .44 -.36 .2Q-.36 0 -.1 -.14Z'],
        [POISON, 'M-.33 .1H.33Q.36 .42 .1 .42H-.1Q-.36 .42 -.33 .1Z'],
        ['#7a4a1e', 'M-.13 -.5H.13V-.36H-.13Z'],
      ],
      details: [
        ['black', V.disc(0, 0.2, 0.12, 0.11)],
        ['black', 'M-.06 .24H.06V.36H-.06Z'],
        ['#eef4ff', V.eyes(0.05, 0.2, 0.035)],
        ['shine', 'M-.2 0Q-.26 .08 -.26 .2', 0.05],
      ],
    },
    money: V.FIGURES.banknote,
    gold: {
      parts: [
        [GOLD, 'M-.42 .4L-.34 .1H-.08L0 .4ZM.42 .4L.34 .1H.08L0 .4Z'],
        [GOLD, 'M-.22 .08L-.14 -.22H.14L.22 .08Z'],
      ],
      details: [
        ['#b98a10', 'M-.36 .18H-.06M.06 .18H.36M-.15 -.14H.15', 0.04],
        ['shine', 'M-.1 -.18H.1', 0.04],
      ],
    },
    door: {
      parts: [
        [STEEL, 'M-.46 -.46H.46V.46H-.46Z'],
        ['#59626f', V.disc(0, 0, 0.24), 0.09],
        ['#59626f', 'M0 -.3V.3M-.3 0H.3', 0.06],
      ],
      details: [
        [
          '#59626f',
          [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ]
            .map(([x, y]) => V.disc(0.38 * x, 0.38 * y, 0.04))
            .join(''),
        ],
        [GOLD, V.disc(0, 0, 0.08)],
      ],
    },
    vial: {
      bare: true,
      parts: [
        [POISON, 'M.3 .5L.24 .3H.3V.16H.42V.3H.48L.42 .5Z'],
        ['#2c4a12', 'M.3 .5L.24 .3H.3V.16H.42V.3H.48L.42 .5Z', 0.04],
      ],
    },
    wound: {size: 1.3, bare: true, parts: [['#d8202a', 'M.1 -.36L.3 -.3M.14 -.28L.28 -.38', 0.07]]},
  };
  const draw = V.figures(FIGURES, CLANS);

  /// Soldiers with poison carry a vial; a professor that has less health than at the start has a wound.
  function draw_unit(pen, row, col, size, id, state, first) {
    const clan = state.player(id);
    const is_professor = state.is_professor(id);
    draw(pen, is_professor ? 'professor' : 'soldier', row, col, size, clan);
    if (!is_professor && state.poison(id) > 0) draw(pen, 'vial', row, col, size);
    if (is_professor && state.health(id) < first.health(id)) draw(pen, 'wound', row, col, size);
  }

  // How far soldiers hold an area, in cells; how opaque its colour is at most, of 255, and for one soldier.
  const HOLDS = 5;
  const [MOST_OPAQUE, OPAQUE] = [72, 44];

  /// The areas that soldiers hold, a pixel for each cell, in the colour of the clan that has the most near
  /// it.
  const held_areas = V.once_for((state, {rows, cols}) => {
    const strengths = V.PLAYERS.map(() => new Float32Array(rows * cols));
    for (const id of state.ids) {
      const place = state.is_professor(id) ? null : state.place(id);
      if (place === null) continue;
      for (let row = Math.max(0, place.row - HOLDS); row <= Math.min(rows - 1, place.row + HOLDS); ++row)
        for (let col = Math.max(0, place.col - HOLDS); col <= Math.min(cols - 1, place.col + HOLDS); ++col)
          strengths[state.player(id)][row * cols + col] += Math.max(
            0,
            1 - Math.hypot(row - place.row, col - place.col) / HOLDS
          );
    }
    const canvas = V.make('canvas', '', {width: cols, height: rows});
    const ctx = canvas.getContext('2d');
    const image = ctx.createImageData(cols, rows);
    const pixels = new Uint32Array(image.data.buffer);
    const colours = CLANS.colours.map(colour => V.to_pixel(colour) & 0xffffff);
    for (let cell = 0; cell < rows * cols; ++cell) {
      if (state.cells[cell] === part.WALL) continue;
      let [clan, first, second] = [0, 0, 0];
      for (const p of V.PLAYERS) {
        const value = strengths[p][cell];
        if (value > first) [clan, first, second] = [p, value, first];
        else if (value > second) second = value;
      }
      pixels[cell] = colours[clan] | (Math.min(MOST_OPAQUE, OPAQUE * (first - second)) << 24);
    }
    ctx.putImageData(image, 0, 0);
    return canvas;
  });

  function draw_plates(pen, {row, col, look, holds}) {
    const at = (down, right) => ({row: row - 0.5 + down, col: col - 0.5 + right});
    const seam = ['rgba(10, 16, 28, 0.35)', 'rgba(6, 10, 18, 0.45)'][look];
    pen.line([at(0, 0), at(holds(1, 0) ? 1 : 0.66, 0)], seam, 0.03);
    for (const right of [0.2, 0.8]) pen.line([at(0.15, right), at(0.15, right + 0.01)], seam, 0.08);
    if (!holds(1, 0)) pen.line([at(0.83, 0), at(0.83, 1)], seam, 0.03);
  }

  V.complete_part(part, {
    ...CLANS,
    thing_colours: [GOLD, HEALTH, POISON, STEEL, WALL[0], FLOOR[0]],
    figures: FIGURES,
    legend: {
      legend_soldier: draw.sign('soldier', 0),
      legend_professor: draw.sign('professor', 0),
      health_kit: draw.sign('health_kit'),
      poison_kit: draw.sign('poison_kit'),
      legend_money: draw.sign('money'),
      legend_gold: draw.sign('gold'),
      legend_door: draw.sign('door'),
      wall: V.ground_sign(WALL),
    },
    ground: {
      kinds: V.kinds_table(
        {[part.WALL]: part.WALL, [part.DOOR]: part.DOOR, [part.GOLD]: part.GOLD},
        part.FREE
      ),
      floor: FLOOR,
      // The marble of a mint, in squares.
      tile: (row, col) => ((row >> 1) + (col >> 1)) % 2,
      solids: [
        {
          holds: kind => kind === part.WALL,
          top: WALL,
          rim: ['#5d6675', '#929cab'],
          side: ['#14171d', '#353c47'],
          height: 0.34,
          round: 0.06,
          shadow: 0.22,
          detail: draw_plates,
        },
      ],
    },
    /// Whose soldiers hold which area, what lies in the walls of the boxes, and the numbers of the boxes on
    /// their doors.
    paint_ground(pen, scene) {
      const {match, letters} = scene;
      const state = V.nearer(scene);
      const {ctx, scale, left, top} = pen;
      ctx.drawImage(held_areas(state, match), left, top, match.cols * scale, match.rows * scale);
      for (const [content, name] of [
        [part.GOLD, 'gold'],
        [part.DOOR, 'door'],
      ])
        V.draw_lying(pen, scene, V.cells_with(content), draw.thing(name));
      if (!letters) return;
      state.doors.forEach((door, box) => {
        if (door >= 0)
          pen.text(Math.floor(door / match.cols), door % match.cols, box, 0.62, '#000000', '#ffffff');
      });
    },
    draw_things(pen, scene) {
      V.draw_lying(pen, scene, state => state.money, draw.thing('money'));
      V.draw_lying(pen, scene, V.cells_with(part.HEALTH_KIT), draw.thing('health_kit'));
      V.draw_lying(pen, scene, V.cells_with(part.POISON_KIT), draw.thing('poison_kit'));
      const most = scene.match.states[0];
      V.draw_units(pen, scene, (_, row, col, size, id, state) =>
        draw_unit(pen, row, col, size, id, state, most)
      );
    },
    effects: {
      money: ['glint', '#d9f2cf'],
      health_kit: ['glint', HEALTH],
      poison_kit: ['glint', POISON],
      open: ['opens', GOLD],
      kill: ['burst', 'other'],
      wound: ['hit', 'unit'],
      kill_professor: ['burst', 'other'],
      heal: ['rise', HEALTH],
      box_back: ['glint', GOLD],
    },
  });
}
