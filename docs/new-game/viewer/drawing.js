'use strict';
// NewGame: how cells and things are drawn. The last file of the part.
{
  const part = V.game_part('NewGame');

  const GOLD = '#e8b923';
  const EDGE = 'rgba(15, 18, 30, 0.65)';

  const draw_clan = (pen, row, col, size, clan) =>
    pen.circle(row, col, 0.38 * size, V.CLANS.colours[clan], EDGE, 0.09);
  const draw_unit = (pen, row, col, size, id, state) =>
    draw_clan(pen, row, col, size, state.player(id));
  const draw_coin = (pen, row, col, size) => pen.circle(row, col, 0.25 * size, GOLD, '#000000', 0.08);

  V.complete_part(part, {
    thing_colours: [GOLD],
    legend: [
      {key: 'legend_unit', draw: pen => draw_clan(pen, 0, 0, 1, 0)},
      {key: 'coin', draw: pen => draw_coin(pen, 0, 0, 1)},
    ],
    // All cells are floor.
    ground: {kinds: V.kinds_table({}, 4), floor: (_, dark) => (dark ? '#26272a' : '#e9e6e0'), joints: ['rgba(40, 40, 40, 0.1)', 'rgba(255, 255, 255, 0.05)']},
    draw_things(pen, scene) {
      V.draw_lying(pen, scene, state => state.coins, draw_coin);
      V.draw_units(pen, scene, draw_unit);
    },
  });
}
