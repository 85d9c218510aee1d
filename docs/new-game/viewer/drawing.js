'use strict';
// NewGame: how cells and things are drawn. The last file of the part.
{
  const part = V.game_part('NewGame');

  const draw_clan = (pen, row, col, size, clan) =>
    pen.circle(row, col, 0.4 * size, V.CLANS.colours[clan], 'rgba(15, 18, 30, 0.65)', 0.09);

  V.complete_part(part, {
    thing_colours: [],
    legend: {legend_unit: pen => draw_clan(pen, 0, 0, 1, 0)},
    ground: {
      kinds: V.kinds_table({0: 0, 1: 1, 2: 2, 3: 3}, 4),
      floor: ['#e9e6e0', '#26272a'],
      joints: ['rgba(40, 40, 40, 0.1)', 'rgba(255, 255, 255, 0.05)'],
      clans: true,
    },
    draw_things(pen, scene) {
      V.draw_units(pen, scene, (_, row, col, size, id, state) =>
        draw_clan(pen, row, col, size, state.player(id))
      );
    },
  });
}
