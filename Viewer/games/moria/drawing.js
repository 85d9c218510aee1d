'use strict';
// Moria: how cells and units are drawn. The last file of the part.
{
  const part = V.game_part('Moria');

  const FLOOR = ['#efe8dc', '#2a2621'];
  // On a light and on a dark page.
  const OUTSIDE = ['#b9d69a', '#3f5634'];
  const ROCK = ['#8a7763', '#6f5f4e'];
  const GRANITE = ['#474c56', '#565d69'];
  const ABYSS = ['#08070a', '#000000'];
  const GOLD = '#e06500';
  const RED = '#d8202a';
  const BEARD = '#f4f1ea';
  const FULL_HEALTH = [100, 50, 75, 500];

  const FIGURES = {
    dwarf: {
      size: 1.08,
      parts: [
        ['clan', 'M-.44 .5V.26Q-.42 .06 -.2 .06H.2Q.42 .06 .44 .26V.5Z'],
        ['skin', V.disc(0, -0.08, 0.24)],
        ['clan', 'M-.3 -.1Q-.32 -.52 0 -.52T.3 -.1Q0 -.22 -.3 -.1Z'],
        ['#c9742a', 'M-.26 -.04Q-.3 .4 0 .46Q.3 .4 .26 -.04Q.12 .08 0 .06Q-.12 .08 -.26 -.04Z'],
      ],
      details: [
        ['edge', 'M-.3 -.1Q0 -.22 .3 -.1M0 -.5V-.18', 0.06],
        ['black', V.eyes(0.1, -0.08, 0.03)],
        ['#8a4a15', 'M-.1 .12Q-.1 .3 0 .42M.1 .12Q.1 .3 .03 .4', 0.03],
        ['#7a4a1e', 'M.42 .5V-.18', 0.07],
        ['#c9ced8', 'M.36 -.32Q.62 -.34 .62 -.06Q.5 -.14 .36 -.1Z'],
      ],
      mark: [-0.3, 0.34, 0.2],
    },
    wizard: {
      ...V.FIGURES.mage,
      parts: [
        ...V.FIGURES.mage.parts,
        [BEARD, 'M-.2 .08Q-.16 .46 0 .5Q.16 .46 .2 .08Q.1 .16 0 .14Q-.1 .16 -.2 .08Z'],
      ],
      details: [
        ...V.FIGURES.mage.details.filter(([, , line], k) => k < 5 || line === 0.05),
        ['#9fe8ff', V.disc(0.5, 0, 0.06)],
      ],
      mark: [-0.3, 0.38, 0.2],
    },
    orc: {
      size: 1.05,
      parts: [
        ['#3f3b36', 'M-.36 .5Q-.36 .2 -.14 .14H.14Q.36 .2 .36 .5Z'],
        ['#5c7a2a', 'M-.26 -.2L-.52 -.34L-.3 -.02ZM.26 -.2L.52 -.34L.3 -.02Z'],
        ['#5c7a2a', V.disc(0, -0.1, 0.3)],
        ['#ffe14d', V.eyes(0.12, -0.16, 0.06)],
        ['#ffffff', 'M-.16 .12V-.02L-.08 .1ZM.16 .12V-.02L.08 .1Z'],
      ],
      details: [
        ['black', V.eyes(0.12, -0.16, 0.028)],
        ['#2e3f12', 'M-.2 .08H.2M-.22 -.28L-.06 -.2M.22 -.28L.06 -.2', 0.04],
      ],
    },
    troll: {
      size: 1.15,
      parts: [
        ['#7a4a1e', 'M.46 .44L.62 -.5L.82 -.46L.6 .5Z'],
        ['#7b8088', 'M-.54 .56Q-.6 .0 -.3 -.06H.3Q.6 0 .54 .56Z'],
        ['#7b8088', 'M-.26 -.02V-.34Q-.24 -.56 0 -.56T.26 -.34V-.02Z'],
        ['#ffe14d', V.eyes(0.11, -0.28, 0.055)],
        ['black', 'M-.14 -.1H.14', 0.06],
      ],
      details: [
        ['#ffffff', 'M-.12 -.1L-.08 -.2L-.04 -.1ZM.12 -.1L.08 -.2L.04 -.1Z'],
        ['shade', 'M-.54 .56Q-.58 .2 -.46 .08Q-.4 .3 -.3 .56Z'],
        ['#5a5f67', 'M-.2 .2Q0 .3 .2 .2M-.1 .38H.12', 0.04],
      ],
    },
    balrog: {
      size: 1.25,
      parts: [
        [
          '#3a1a12',
          'M-.2 0L-.62 -.56Q-.8 -.1 -.7 .4L-.5 .16L-.36 .36ZM.2 0L.62 -.56Q.8 -.1 .7 .4L.5 .16L.36 .36Z',
        ],
        ['#ff6a1a', 'M-.36 .6Q-.4 .06 0 .02Q.4 .06 .36 .6L.2 .46L.08 .62L0 .46L-.1 .62L-.2 .46Z'],
        ['#1d1512', 'M-.22 .06Q-.3 -.3 0 -.34Q.3 -.3 .22 .06Q0 .2 -.22 .06Z'],
        [
          '#1d1512',
          'M-.2 -.22Q-.44 -.3 -.36 -.62Q-.24 -.44 -.08 -.36ZM.2 -.22Q.44 -.3 .36 -.62Q.24 -.44 .08 -.36Z',
        ],
        ['#ffd23f', V.eyes(0.1, -0.12, 0.06)],
      ],
      details: [
        ['#ffd23f', 'M-.1 .2Q0 .3 -.02 .5Q.1 .36 .06 .18Z'],
        ['#ffd23f', 'M-.12 .06H.12', 0.035],
      ],
    },
    tent: {
      parts: [
        ['#e9dcc0', 'M0 -.4L.46 .4H-.46Z'],
        ['#6b5a3c', 'M0 -.16L.15 .4H-.15Z'],
      ],
    },
    treasure: {
      parts: [
        ['#8a4a15', 'M-.42 -.02H.42V.4H-.42Z'],
        [GOLD, 'M-.42 -.02Q-.42 -.4 -.2 -.4H.2Q.42 -.4 .42 -.02Z'],
        ['#ffe27a', 'M-.1 -.1H.1V.14H-.1Z'],
      ],
      details: [
        ['#5a2f0c', 'M-.42 .12H.42M-.26 -.02V.4M.26 -.02V.4', 0.035],
        ['shine', 'M-.32 -.16Q-.3 -.32 -.16 -.33', 0.05],
        ['black', 'M0 -.02V.06', 0.05],
      ],
    },
  };
  const NAMES = ['dwarf', 'wizard', 'orc', 'troll', 'balrog'];
  const draw = V.figures(FIGURES);

  // The share of the cells outside with a tent.
  const TENTS = 0.07;
  const DUG_TINT = ['rgba(255, 244, 220, 0.28)', 'rgba(255, 244, 220, 0.2)'];
  const is_rock = kind => kind === part.ROCK || kind > part.DUG;

  /// A polyline through points [down, right] of a cell.
  const scratch = (pen, {row, col}, colour, width, points) =>
    pen.line(
      points.map(([down, right]) => ({row: row - 0.5 + down, col: col - 0.5 + right})),
      colour,
      width
    );

  /// What the rock has been dug already: the fewer turns are left, the more cracks.
  function draw_cracks(pen, at) {
    const left = at.kind - part.DUG;
    const [one, other] = [0.3 + 0.4 * V.grain(at.cell), 0.3 + 0.4 * V.grain(at.cell, 1)];
    const cracks = [
      [
        [0.05, one],
        [0.3, other],
        [0.65, one],
      ],
      [
        [0.3, other],
        [0.2, 0.95],
      ],
      [
        [0.45, 0.05],
        [0.5, one],
      ],
      [
        [0.5, one],
        [0.7, 0.9],
      ],
    ];
    for (const points of cracks.slice(0, Math.max(1, 5 - left))) scratch(pen, at, '#2b2018', 0.06, points);
  }

  function draw_facets(pen, at) {
    const [one, other] = [0.15 + 0.6 * V.grain(at.cell), 0.1 + 0.4 * V.grain(at.cell, 1)];
    scratch(pen, at, 'rgba(30, 20, 10, 0.25)', 0.03, [
      [other, one],
      [other + 0.2, one + 0.12],
      [other + 0.22, one + 0.3],
    ]);
    scratch(pen, at, 'rgba(255, 240, 210, 0.18)', 0.03, [
      [other + 0.1, one - 0.1],
      [other, one + 0.05],
    ]);
  }

  /// Grass, and here and there a tent: who begins or comes back camps there.
  function draw_grass(pen, at) {
    const [one, other] = [0.2 + 0.6 * V.grain(at.cell), 0.3 + 0.5 * V.grain(at.cell, 1)];
    scratch(pen, at, 'rgba(40, 80, 20, 0.4)', 0.03, [
      [other - 0.14, one - 0.06],
      [other, one],
      [other - 0.16, one + 0.06],
    ]);
    if (V.grain(at.cell, 2) < TENTS) draw(pen, 'tent', at.row, at.col, 1);
  }

  function draw_zone(pen, row, col) {
    pen.circle(row, col, 1.5, 'rgba(255, 106, 26, 0.22)');
    pen.square(row, col, 1.46, 'rgba(255, 70, 20, 0.16)', 'rgba(230, 60, 20, 0.8)', 0.08);
  }

  function draw_unit(pen, row, col, size, id, state) {
    const type = state.type(id);
    draw(pen, NAMES[type], row, col, size, state.player(id));
    if (type !== part.BALROG) V.draw_health(pen, row, col, size, state.health(id) / FULL_HEALTH[type]);
  }

  V.complete_part(part, {
    thing_colours: [RED, GOLD, GRANITE[0]],
    figures: FIGURES,
    legend: {
      legend_dwarf: draw.sign('dwarf', 0),
      legend_wizard: draw.sign('wizard', 0),
      legend_orc: draw.sign('orc'),
      legend_troll: draw.sign('troll'),
      legend_balrog(pen) {
        draw_zone(pen, 0, 0);
        draw(pen, 'balrog', 0, 0, 0.85);
      },
      treasure: draw.sign('treasure'),
      legend_owned: V.clan_sign,
      rock: V.ground_sign(ROCK),
      granite: V.ground_sign(GRANITE),
      abyss: V.ground_sign(ABYSS),
      legend_outside: V.ground_sign(OUTSIDE),
    },
    ground: {
      kinds: V.kinds_table(
        {...Array.from({length: 256}, (_, content) => content), [part.TREASURE]: part.CAVE},
        part.CAVE
      ),
      floor: FLOOR,
      joints: ['rgba(60, 45, 20, 0.1)', 'rgba(255, 240, 220, 0.05)'],
      clans: true,
      solids: [
        {
          holds: kind => kind === part.OUTSIDE,
          side: ['#9fc07f', '#35472c'],
          top: OUTSIDE,
          height: -0.001,
          detail: draw_grass,
          details_from: 8,
        },
        {
          holds: kind => kind === part.ABYSS,
          side: ['#5b4a3a', '#4a3d31'],
          top: ABYSS,
          height: -0.3,
          round: 0.2,
        },
        {
          holds: is_rock,
          side: ['#4f4132', '#3a3128'],
          rim: ['#a8937a', '#8d7a64'],
          top: ROCK,
          ...{height: 0.3, round: 0.12, shadow: 0.2},
          detail: draw_facets,
        },
        {
          holds: kind => kind > part.DUG,
          side: DUG_TINT,
          top: DUG_TINT,
          height: 0.3,
          detail: draw_cracks,
          details_from: 8,
        },
        {
          holds: kind => kind === part.GRANITE,
          side: ['#22252b', '#2a2e36'],
          rim: ['#6d747f', '#7d8592'],
          top: GRANITE,
          height: 0.36,
          round: 0.06,
          shadow: 0.2,
        },
      ],
    },
    /// Where the Balrog kills, hot; under everything else. Of rocks that have been dug how many turns they
    /// have left.
    paint_ground(pen, scene) {
      const {row, col} = V.place_in_motion(scene, scene.before.balrog);
      draw_zone(pen, row, col);
      const {match, letters} = scene;
      if (!letters) return;
      const {cells} = V.nearer(scene);
      cells.forEach((cell, at) => {
        if (cell > part.DUG)
          pen.text(Math.floor(at / match.cols), at % match.cols, cell - part.DUG, 0.62, '#000000', '#ffffff');
      });
    },
    draw_things(pen, scene) {
      V.draw_lying(pen, scene, V.cells_with(part.TREASURE), draw.thing('treasure'));
      V.draw_units(pen, scene, draw_unit, {letter: 0.6});
    },
    effects: {
      treasure: ['opens', '#ffd23f'],
      dig: ['rocks', ROCK[0]],
      dig_through: ['rocks', ROCK[0]],
      abyss: ['rocks', '#2b2018'],
      fall: ['rocks', '#2b2018'],
      burn: ['fire', '#ff6a1a'],
      balrog_kills: ['fire', '#ff6a1a'],
      balrog_kills_own: ['fire', '#ff6a1a'],
      attack: ['hit', 'unit'],
      wound: ['hit', 'unit'],
      capture: ['swirl', 'to_clan'],
      kill: ['burst', 'other'],
      slay: ['burst', '#5c7a2a'],
      healed: ['rise', '#7dff7d'],
      cured: ['rise', '#7dff7d'],
    },
  });
}
