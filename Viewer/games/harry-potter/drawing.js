'use strict';
// Harry Potter: a castle of stone; wizards, ghosts, books and Voldemort. The last file of the part.
{
  const part = V.game_part('HarryPotter');

  const FLOOR = ['#ece8de', '#23262d'];
  const WALL = ['#565b6b', '#69707f'];
  const RED = '#d8202a';
  const VENOM = '#46e07a';
  const CLOAK = '#191320';

  const GHOST = 'M-.4 .5V-.06C-.4 -.66 .4 -.66 .4 -.06V.5L.26 .36L.13 .5L0 .36L-.13 .5L-.26 .36Z';
  const VOLDEMORT =
    'M-.62 .62C-.6 .1 -.42 -.1 -.36 -.34C-.28 -.72 .28 -.72 .36 -.34C.42 -.1 .6 .1 .62 .62L.36 .5L.18 .62L0 .5L-.18 .62L-.36 .5Z';
  const FIGURES = {
    wizard: V.FIGURES.mage,
    converted: {
      parts: [
        ['next', V.disc(0, 0, 0.55)],
        ['clan', 'M-.3 .42Q-.28 .14 -.1 .08H.1Q.28 .14 .3 .42Z'],
        ['skin', V.disc(0, -0.08, 0.2)],
      ],
      details: [
        ['black', 'M-.14 -.13L-.04 -.03M-.04 -.13L-.14 -.03M.14 -.13L.04 -.03M.04 -.13L.14 -.03', 0.035],
        ['shine', 'M-.4 -.2Q-.32 -.4 -.12 -.46', 0.07],
        ['letter', 'M.3 -.3L.34 -.18L.46 -.14L.34 -.1L.3 .02L.26 -.1L.14 -.14L.26 -.18Z'],
      ],
      mark: [0, 0.27, 0.2],
    },
    ghost: {
      size: 1.2,
      parts: [['clan', GHOST]],
      details: [
        ['shade', 'M.2 -.42C.5 -.3 .4 .1 .4 .5L.26 .36L.2 .44Z'],
        ['#ffffff', V.eyes(0.16, -0.14, 0.13)],
        ['black', V.eyes(0.14, -0.11, 0.065)],
        ['black', V.disc(0, 0.09, 0.05, 0.07)],
      ],
      mark: [0, 0.2, 0.2],
    },
    book: {
      parts: [
        [RED, 'M-.3 -.38H.26Q.34 -.38 .34 -.3V.36H-.22Q-.36 .36 -.36 .22V-.3Q-.36 -.38 -.3 -.38Z'],
        ['#fff6dd', 'M-.26 .18H.26V.3H-.26Z'],
      ],
      details: [
        ['#8e0f18', 'M-.24 -.38V.16', 0.05],
        [
          '#ffd75e',
          'M.04 -.26L.09 -.14L.21 -.12L.12 -.03L.15 .1L.04 .03L-.07 .1L-.04 -.03L-.13 -.12L-.01 -.14Z',
        ],
        ['#c9b98f', 'M-.26 .24H.26', 0.02],
      ],
    },
    voldemort: {
      size: 1.3,
      parts: [
        [CLOAK, VOLDEMORT],
        ['#d9e6d4', V.disc(0, -0.22, 0.23, 0.27)],
        [RED, V.eyes(0.1, -0.26, 0.055)],
      ],
      details: [
        ['#12310f', 'M-.03 -.14V-.1M.03 -.14V-.1', 0.025],
        ['#12310f', 'M-.08 -.03H.08', 0.025],
        ['#3a2d4a', 'M-.3 .5C-.2 .2 -.16 .1 -.16 .06M.3 .5C.2 .2 .16 .1 .16 .06', 0.04],
        ['#d9d0b4', 'M.36 .3L.62 -.1', 0.05],
        [VENOM, V.disc(0.64, -0.14, 0.07)],
      ],
    },
  };
  // Ghosts that rest have closed eyes; others have them open at every size.
  FIGURES.ghost.parts.push(['#ffffff', V.eyes(0.17, -0.14, 0.12)], ['black', V.eyes(0.15, -0.11, 0.065)]);
  FIGURES.resting = {
    ...FIGURES.ghost,
    parts: [
      ['clan', GHOST],
      ['letter', 'M-.26 -.12Q-.16 -.04 -.06 -.12M.06 -.12Q.16 -.04 .26 -.12', 0.06],
    ],
    details: [FIGURES.ghost.details[0], ['letter', 'M.24 -.5H.42L.24 -.3H.42', 0.05]],
  };
  const draw = V.figures(FIGURES);

  function draw_zone(pen, row, col) {
    pen.square(row, col, 1.46, 'rgba(30, 190, 80, 0.22)');
    const corner = (down, right, jump) => ({row: row + 1.46 * down, col: col + 1.46 * right, jump});
    pen.ctx.setLineDash([0.3 * pen.scale, 0.24 * pen.scale]);
    pen.line(
      [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)],
      pen.look.dark ? VENOM : '#0f7a37',
      0.1
    );
    pen.ctx.setLineDash([]);
  }

  function voldemort_between({before, after, fraction}) {
    const between = (a, b) => a + (b - a) * fraction;
    return {
      row: between(before.voldemort_row, after.voldemort_row),
      col: between(before.voldemort_col, after.voldemort_col),
    };
  }

  function draw_unit(pen, row, col, size, id, state) {
    const clan = state.player(id);
    if (state.in_conversion(id))
      draw(pen, 'converted', row, col, size, clan, {next: V.CLANS.colours[state.next(id)]});
    else if (state.is_wizard(id)) draw(pen, 'wizard', row, col, size, clan);
    else draw(pen, state.rounds(id) > 0 ? 'resting' : 'ghost', row, col, size, clan);
  }

  /// Stones of the walls: seams on what stands up, and on some of the tops.
  function draw_stones(pen, {cell, row, col, look, holds}) {
    const seam = ['rgba(12, 14, 24, 0.3)', 'rgba(8, 10, 16, 0.35)'][look];
    const at = (down, right) => ({row: row - 0.5 + down, col: col - 0.5 + right});
    const from = 0.2 + 0.6 * V.grain(cell);
    const lines = [[at(0, from), at(holds(1, 0) ? 1 : 0.66, from)]];
    if (holds(1, 0)) lines.push([at(from, 0), at(from, 1)]);
    else
      lines.push(
        [at(0.83, 0), at(0.83, 1)],
        [at(0.66, 1 - from), at(0.83, 1 - from)],
        [at(0.83, from), at(1, from)]
      );
    for (const line of lines) pen.line(line, seam, 0.025);
  }

  V.complete_part(part, {
    thing_colours: [RED, CLOAK],
    figures: FIGURES,
    legend: {
      legend_wizard: draw.sign('wizard', 0),
      legend_conversion: draw.sign('converted', 0, {next: V.CLANS.colours[1]}),
      legend_ghost: draw.sign('ghost', 0),
      book: draw.sign('book'),
      legend_voldemort(pen) {
        draw_zone(pen, 0, 0);
        draw(pen, 'voldemort', 0, 0, 0.85);
      },
      legend_cell: V.clan_sign,
    },
    ground: {
      kinds: V.kinds_table({0: 0, 1: 1, 2: 2, 3: 3, [part.WALL]: part.WALL}, part.NOBODY),
      floor: FLOOR,
      joints: ['rgba(70, 60, 40, 0.13)', 'rgba(255, 255, 255, 0.06)'],
      clans: true,
      solids: [
        {
          holds: kind => kind === part.WALL,
          top: WALL,
          rim: ['#7d8497', '#8b93a4'],
          side: ['#2c303b', '#33373f'],
          height: 0.34,
          round: 0.08,
          shadow: 0.22,
          detail: draw_stones,
        },
      ],
    },
    paint_ground(pen, scene) {
      const {row, col} = voldemort_between(scene);
      draw_zone(pen, row, col);
    },
    draw_things(pen, scene) {
      V.draw_lying(pen, scene, state => state.books, draw.thing('book'));
      V.draw_units(pen, scene, draw_unit);
      const {row, col} = voldemort_between(scene);
      draw(pen, 'voldemort', row, col, 1);
    },
    effects: {
      book: ['glint', '#ffd75e'],
      book_taken: ['glint', VENOM],
      cancel: ['swirl', 'unit'],
      ghost: ['hit', 'unit'],
      duel_won: ['hit', 'unit'],
      duel_lost: ['hit', 'other'],
      duel: ['hit', '#ffffff'],
      spell: ['magic', 'unit'],
      converts: ['swirl', 'unit'],
      converted: ['swirl', 'other'],
      finish: ['swirl', 'unit'],
      walked: ['burst', VENOM],
      taken: ['burst', VENOM],
    },
  });
}
