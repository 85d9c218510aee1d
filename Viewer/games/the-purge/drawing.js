'use strict';
// The Purge: how cells, citizens, barricades and things are drawn. The last file of the part.
{
  const part = V.game_part('ThePurge');

  const {colours: COLOURS, edge_colours: EDGES} = V.CLANS;
  const DAY = ['#efdcbc', '#6a5c46'];
  const NIGHT = ['#3d4159', '#262a3a'];
  const BUILDING = ['#7d4f3f', '#6b4436'];
  const METAL = '#3b4047';
  const WOOD = '#7a4a1e';
  const LIGHT = '#fff8ea';
  const GREEN = '#0b6b3a';

  const BODY = ['clan', 'M-.38 .48L-.36 .22Q-.32 .06 -.18 .04H.18Q.32 .06 .36 .22L.38 .48Z'];
  const SHADE = ['shade', 'M.14 .05Q.32 .06 .36 .22L.38 .48H.2Q.24 .2 .14 .05Z'];
  const STEEL = '#aab2bd';
  /// Somebody with a weapon, which is these parts.
  const warrior = (...held) => ({
    size: 1.05,
    parts: [BODY, ['clan', V.disc(0, -0.18, 0.27)], ['black', 'M-.14 -.18H.14', 0.15], ...held],
    details: [SHADE, ['#ffffff', V.eyes(0.09, -0.18, 0.045)]],
    mark: [-0.12, 0.32, 0.24],
  });
  const FIGURES = {
    builder: {
      size: 1.05,
      parts: [
        BODY,
        ['skin', V.disc(0, -0.1, 0.23)],
        ['clan', 'M-.36 -.16Q-.3 -.2 -.26 -.2Q-.26 -.5 0 -.5T.26 -.2Q.3 -.2 .36 -.16Q0 -.08 -.36 -.16Z'],
      ],
      details: [
        SHADE,
        ['edge', 'M-.26 -.19Q0 -.12 .26 -.19M0 -.48V-.26', 0.05],
        ['black', V.eyes(0.08, -0.05, 0.026)],
        ['black', 'M-.06 .03Q0 .07 .06 .03', 0.025],
      ],
      mark: [0, 0.3, 0.26],
    },
    hammer: warrior([WOOD, 'M.34 .44V-.2', 0.09], [STEEL, 'M.16 -.38H.52V-.18H.16Z']),
    pistol: warrior([METAL, 'M.12 .04H.54V.18H.3L.26 .36H.14Z']),
    cannon: warrior([GREEN, 'M-.42 .02L.4 .02', 0.2], [METAL, 'M.34 -.16L.54 .02L.34 .2Z']),
    gun: {
      parts: [[METAL, 'M-.4 -.24H.42V0H.02L-.06 .14H-.14L-.18 .36H-.42L-.34 0H-.4Z']],
      details: [[STEEL, 'M-.32 -.14H.36', 0.05]],
    },
    bazooka: {
      parts: [
        [GREEN, 'M-.34 .3L.26 -.24', 0.22],
        [METAL, 'M.14 -.38L.46 -.44L.4 -.12Z'],
        [METAL, 'M-.02 .08L.1 .32', 0.1],
      ],
      details: [[LIGHT, 'M-.2 .16L.16 -.16', 0.04]],
    },
    money: V.FIGURES.banknote,
    food: V.FIGURES.food,
  };
  const draw = V.figures(FIGURES);
  const THINGS = {[part.GUN]: 'gun', [part.BAZOOKA]: 'bazooka', [part.MONEY]: 'money', [part.FOOD]: 'food'};
  // By the weapon, none the last one.
  const CITIZENS = ['hammer', 'pistol', 'cannon', 'builder'];

  // ---- barricades: a frame of planks, the thicker the more resistance there is

  const THINNEST = 0.05;
  const THICKEST = 0.2;

  function draw_barricade(pen, row, col, size, clan, strength) {
    const width = THINNEST + (THICKEST - THINNEST) * strength;
    const radius = 0.47 - width / 2;
    pen.square(row, col, radius * size, null, pen.look.ink, (width + 0.1) * size);
    pen.square(row, col, radius * size, null, EDGES[clan], (width + 0.03) * size);
    pen.square(row, col, radius * size, null, COLOURS[clan], width * size);
    for (const [right, down] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ]) {
      const at = far => ({row: row + down * far * size, col: col + right * far * size});
      pen.line([at(0.47 - width), at(0.47)], EDGES[clan], 0.04 * size);
    }
  }

  function draw_house(pen, {cell, row, col, holds}) {
    const at = (down, right) => ({row: row - 0.5 + down, col: col - 0.5 + right});
    const tiles = [0.2, 0.42, 0.64].filter(down => (!holds(1, 0) ? down < 0.6 : true));
    for (const down of tiles) pen.line([at(down, 0), at(down, 1)], 'rgba(30, 12, 6, 0.28)', 0.03);
    if (V.grain(cell, 2) > 0.8) pen.square(row - 0.2, col + 0.1, 0.1, '#5b3a2c', '#2e1a12', 0.03);
    if (holds(1, 0)) return;
    for (const right of [0.3, 0.7]) {
      const lit = V.grain(cell, right > 0.5 ? 1 : 0) > 0.4;
      pen.area(
        [at(0.74, right - 0.1), at(0.74, right + 0.1), at(0.92, right + 0.1), at(0.92, right - 0.1)],
        lit ? '#ffd97a' : '#20262e',
        '#1c120c',
        0.03
      );
    }
  }

  function draw_barricades(pen, scene) {
    const {match, before, after, fraction} = scene;
    const most = match.setting('BARRICADE_MAX_RESISTANCE');
    const [near, far] = fraction < 0.5 ? [before, after] : [after, before];
    V.draw_lying(
      pen,
      scene,
      state => state.barricades.keys(),
      (_, row, col, size) => {
        const at = row * match.cols + col;
        const {clan, resistance} = near.barricades.get(at) || far.barricades.get(at);
        draw_barricade(pen, row, col, size, clan, resistance / most);
      }
    );
  }

  const HIDDEN_SIZE = 0.66;

  V.complete_part(part, {
    thing_colours: [DAY[0], NIGHT[0], BUILDING[0]],
    figures: FIGURES,
    legend: {
      legend_builder: draw.sign('builder', 0),
      legend_hammer: draw.sign('hammer', 0),
      legend_gun: draw.sign('pistol', 0),
      legend_bazooka: draw.sign('cannon', 0),
      legend_weak: pen => draw_barricade(pen, 0, 0, 1, 0, 0.125),
      legend_strong: pen => draw_barricade(pen, 0, 0, 1, 0, 1),
      gun: draw.sign('gun'),
      bazooka: draw.sign('bazooka'),
      money: draw.sign('money'),
      food: draw.sign('food'),
      building: V.ground_sign(BUILDING),
    },
    ground: {
      kinds: V.kinds_table({[part.BUILDING]: part.BUILDING}, part.STREET),
      floor: ({is_day}, dark) => (is_day ? DAY : NIGHT)[Number(dark)],
      joints: ['rgba(70, 50, 20, 0.1)', 'rgba(255, 240, 200, 0.06)'],
      solids: [
        {
          holds: kind => kind === part.BUILDING,
          top: BUILDING,
          rim: ['#a26b56', '#8a5a48'],
          side: ['#d9b48c', '#4a3a2e'],
          height: 0.36,
          round: 0.04,
          shadow: 0.24,
          detail: draw_house,
        },
      ],
    },
    draw_things(pen, scene) {
      for (const thing of part.THINGS)
        V.draw_lying(pen, scene, V.cells_with(thing), draw.thing(THINGS[thing]));
      draw_barricades(pen, scene);
      const scale = (state, id) => (state.is_hidden(id) ? HIDDEN_SIZE : 1);
      const full = ['WARRIOR_INI_LIFE', 'BUILDER_INI_LIFE'].map(name => scene.match.setting(name));
      const draw_alive = (_, row, col, size, id, state) => {
        draw(pen, CITIZENS[state.weapon(id)], row, col, size, state.player(id));
        V.draw_health(pen, row, col, size, state.life(id) / full[Number(state.is_builder(id))]);
      };
      V.draw_units(pen, scene, draw_alive, {letter: 0.4, down: 0.26, scale});
    },
    effects: {
      money: ['glint', '#d9f2cf'],
      food: ['glint', '#7dff7d'],
      gun: ['glint', STEEL],
      bazooka: ['glint', STEEL],
      build: ['rocks', WOOD],
      raise: ['rocks', WOOD],
      strike: ['hit', 'unit'],
      break: ['rocks', WOOD],
      expose: ['rocks', WOOD],
      win: ['hit', 'unit'],
      lose: ['hit', 'other'],
      fight: ['hit', '#ffffff'],
      kill: ['burst', 'other'],
      die: ['burst', 'unit'],
      gone: ['glint', '#ffd97a'],
    },
  });
}
