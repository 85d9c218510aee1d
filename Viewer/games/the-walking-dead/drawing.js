'use strict';
// The Walking Dead: streets and ruins; the living, the bitten, the dead, zombies and food. The last file of
// the part.
{
  const part = V.game_part('TheWalkingDead');

  const FLOOR = ['#e6e5e1', '#26272a'];
  const RUIN = ['#5d5347', '#6a6053'];
  const ROTTEN = '#a3b84e';
  const RAGS = '#4d4a52';
  const BLOOD = '#b3121d';

  const JACKET = 'M-.4 .5Q-.4 .14 -.15 .1H.15Q.4 .14 .4 .5Z';
  const HAIR = 'M-.25 -.12C-.3 -.56 .3 -.56 .25 -.12Q.16 -.26 0 -.26Q-.16 -.26 -.25 -.12Z';
  const person = (skin, more = []) => ({
    size: 1.12,
    parts: [
      ['clan', JACKET],
      [skin, V.disc(0, -0.12, 0.24)],
      ['clan', HAIR],
      ['edge', 'M-.25 -.16Q0 -.28 .25 -.16', 0.07],
      ...more,
    ],
    details: [
      ['shade', 'M.15 .11Q.4 .14 .4 .5H.22Q.24 .3 .15 .11Z'],
      ['black', V.eyes(0.09, -0.1, 0.03)],
      ['edge', 'M-.22 .13L-.2 .5M.22 .13L.2 .5', 0.05],
    ],
    mark: [0, 0.33, 0.24],
  });
  const FIGURES = {
    living: person('skin'),
    bitten: person('#c9d08a', [[BLOOD, 'M.12 .02Q.3 .02 .26 .26Q.2 .16 .12 .14Z']]),
    dead: {
      size: 1.12,
      parts: [
        [BLOOD, V.disc(0, 0.3, 0.52, 0.2)],
        ['clan', 'M-.12 .02H.36Q.5 .06 .5 .2T.36 .36H-.12Z'],
        ['skin', V.disc(-0.28, 0.18, 0.2)],
        ['#5a3a22', 'M-.28 -.02C-.56 -.04 -.56 .4 -.28 .38Q-.4 .3 -.4 .18T-.28 -.02Z'],
      ],
      details: [['black', 'M-.32 .1L-.24 .16M-.24 .1L-.32 .16M-.32 .22L-.24 .28M-.24 .22L-.32 .28', 0.03]],
      mark: [0.2, 0.19, 0.24],
    },
    rising: {
      size: 1.12,
      parts: [
        ['#3a3226', V.disc(0, 0.32, 0.54, 0.18)],
        [ROTTEN, 'M-.1 .34V-.08L-.2 -.26L-.12 -.32L-.04 -.16V-.42H.04V-.16L.12 -.36L.2 -.32L.14 -.08V.34Z'],
        ['clan', 'M-.2 .4V.1H.2V.4Z'],
      ],
      details: [['#8fe04a', V.disc(0, 0.32, 0.6, 0.22), 0.03]],
      mark: [0, 0.25, 0.22],
    },
    zombie: {
      size: 1.12,
      parts: [
        [RAGS, 'M-.32 .5L-.34 .16Q-.2 .08 0 .08T.34 .16L.32 .5L.18 .42L.06 .5L-.06 .42L-.2 .5Z'],
        [ROTTEN, 'M-.34 .14L-.56 -.02L-.5 -.12L-.26 .04ZM.34 .14L.56 -.02L.5 -.12L.26 .04Z'],
        [ROTTEN, 'M-.27 -.16C-.3 -.58 .3 -.58 .27 -.16L.2 .1H-.2Z'],
        ['#ff3b30', V.eyes(0.11, -0.2, 0.065)],
        ['black', 'M-.12 .0H.12', 0.08],
      ],
      details: [
        ['#ffffff', 'M-.07 -.02V.03M.03 -.02V.03', 0.03],
        ['#5d6b34', 'M-.2 -.4L-.08 -.34M.12 -.44L.2 -.32', 0.03],
        [BLOOD, 'M.06 .06Q.12 .2 .04 .26Q0 .14 .06 .06Z'],
      ],
    },
    food: V.FIGURES.food,
  };
  const draw = V.figures(FIGURES);
  // So many rounds before it is a zombie, one sees that a dead unit rises.
  const RISES_IN = 2;

  function figure_of(state, id) {
    if (state.is_zombie(id)) return 'zombie';
    if (state.is_dead(id)) return state.rounds(id) >= 0 && state.rounds(id) <= RISES_IN ? 'rising' : 'dead';
    return state.is_bitten(id) ? 'bitten' : 'living';
  }

  // Zombies that are so near each other are a crowd, in cells.
  const NEAR = 2;
  const LEAST_NUMBER = 13; // pixels of the page

  /// The crowds of zombies, each a list of where they are drawn.
  function crowds_in(scene) {
    const state = V.nearer(scene);
    const zombies = Array.from(state.ids).filter(id => state.is_zombie(id));
    let left = zombies.map(id => V.place_in_motion(scene, id)).filter(place => place !== null);
    const far = (one, other) => Math.abs(Math.round(one) - Math.round(other));
    const crowds = [];
    while (left.length > 0) {
      const crowd = left.splice(0, 1);
      for (const {row, col} of crowd) {
        crowd.push(...left.filter(other => Math.max(far(row, other.row), far(col, other.col)) <= NEAR));
        left = left.filter(other => !crowd.includes(other));
      }
      if (crowd.length > 1) crowds.push(crowd);
    }
    return crowds;
  }

  function draw_mist(pen, crowd) {
    const {ctx, scale} = pen;
    ctx.beginPath();
    for (const {row, col} of crowd) {
      ctx.moveTo(pen.x(col), pen.y(row));
      ctx.arc(pen.x(col), pen.y(row), 1.2 * scale, 0, 2 * Math.PI);
    }
    pen.paint('rgba(110, 130, 40, 0.4)');
  }

  function draw_number(pen, crowd) {
    const size = Math.max(0.75, (LEAST_NUMBER * pen.look.ratio) / pen.scale);
    const top = Math.min(...crowd.map(({row}) => row));
    const col = crowd.reduce((sum, place) => sum + place.col, 0) / crowd.length;
    const row = Math.max(0.2 * size, top - 0.5 - 0.7 * size);
    pen.circle(row, col, 0.68 * size, ROTTEN, '#14161c', 0.09 * size);
    pen.text(row, col, crowd.length, size, '#14161c');
  }

  function draw_rubble(pen, {cell, row, col}) {
    const [one, other] = [V.grain(cell) - 0.5, V.grain(cell, 1) - 0.5];
    const stone = [0, 0.06].map(right => ({row: row - 0.15 + 0.4 * other, col: col + 0.5 * one + right}));
    pen.line(stone, '#3c342b', 0.24);
    pen.line(stone, '#7d715f', 0.18);
    pen.line(
      [
        {row: row - 0.3, col: col - 0.3 + 0.3 * one},
        {row: row + 0.15, col: col + 0.2 + 0.3 * other},
      ],
      '#3c342b',
      0.05
    );
    if (one > 0.2)
      pen.line(
        [
          {row: row + 0.2, col: col - 0.2},
          {row: row - 0.05, col: col - 0.25},
          {row: row + 0.2, col: col - 0.2, jump: true},
          {row, col: col - 0.1},
        ],
        '#6f8a3a',
        0.05
      );
  }

  V.complete_part(part, {
    thing_colours: [BLOOD, RUIN[0]],
    figures: FIGURES,
    legend: {
      legend_living: draw.sign('living', 0),
      legend_bitten: draw.sign('bitten', 0),
      legend_dead: draw.sign('dead', 0),
      legend_rising: draw.sign('rising', 0),
      legend_zombie: draw.sign('zombie'),
      food: draw.sign('food'),
      legend_cell: V.clan_sign,
      waste: V.ground_sign(RUIN),
    },
    ground: {
      kinds: V.kinds_table({0: 0, 1: 1, 2: 2, 3: 3, [part.WASTE]: part.WASTE}, part.NOBODY),
      floor: FLOOR,
      joints: ['rgba(40, 40, 40, 0.1)', 'rgba(255, 255, 255, 0.05)'],
      clans: true,
      solids: [
        {
          holds: kind => kind === part.WASTE,
          top: RUIN,
          rim: ['#7d715f', '#857a69'],
          side: ['#322b23', '#37322a'],
          height: 0.26,
          round: 0.2,
          shadow: 0.16,
          detail: draw_rubble,
        },
      ],
    },
    draw_things(pen, scene) {
      const crowds = crowds_in(scene);
      for (const crowd of crowds) draw_mist(pen, crowd);
      V.draw_lying(pen, scene, state => state.food, draw.thing('food'));
      V.draw_units(pen, scene, (_, row, col, size, id, state) =>
        draw(pen, figure_of(state, id), row, col, size, state.player(id))
      );
      for (const crowd of crowds) draw_number(pen, crowd);
    },
    effects: {
      food: ['glint', '#ffd75e'],
      bite: ['bite', BLOOD],
      bite_again: ['bite', BLOOD],
      kill_zombie: ['burst', ROTTEN],
      fight_won: ['burst', 'other'],
      fight_lost: ['burst', 'unit'],
      becomes_zombie: ['rise', '#8fe04a'],
      changes_clan: ['swirl', 'to_clan'],
    },
  });
}
