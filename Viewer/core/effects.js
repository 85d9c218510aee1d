'use strict';
// What happens in a round is seen while it passes: short effects, from its events.
{
  const MOST_SPEED = 8; // rounds a second
  const MOST_EVENTS = 60;
  const TURN = 2 * Math.PI;

  /// Up and down again: 0, 1 in the middle, 0.
  const hump = t => Math.sin(Math.PI * t);

  // In cells of fewer pixels sparks are larger, and nothing has an outline, which would hide them.
  const SMALL = 16;
  const ink_of = ({scale, look}) => (scale < SMALL * look.ratio ? null : look.ink);

  function star(pen, row, col, radius, colour) {
    if (radius <= 0.02) return;
    const reach = ink_of(pen) === null ? 1.6 * radius : radius;
    const points = Array.from({length: 8}, (_, k) => {
      const far = k % 2 === 0 ? reach : 0.28 * reach;
      return {row: row + far * Math.sin((k * TURN) / 8), col: col + far * Math.cos((k * TURN) / 8)};
    });
    pen.area(points, colour, ink_of(pen), 0.05);
  }

  /// Calls draw(row, col, k) for so many points around a place.
  function around({row, col}, count, radius, angle, draw) {
    for (let k = 0; k < count; ++k) {
      const at = angle + (k * TURN) / count;
      draw(row + radius * Math.sin(at), col + radius * Math.cos(at), k);
    }
  }

  /// Each draws one effect at a part `t`, from 0 to 1, of its time, at {row, col}, from `from`, in this
  /// colour; `places` are all cells of the event.
  const EFFECTS = {
    /// Somebody dies: pieces fly, a ring widens.
    burst(pen, at, t, colour) {
      pen.ctx.globalAlpha = 1 - t * t;
      pen.circle(at.row, at.col, 0.3 + 0.9 * t, null, colour, 0.16 * (1 - t) + 0.02);
      around(at, 7, 0.25 + 0.95 * t, 0.4, (row, col) =>
        pen.circle(row, col, 0.15 * (1 - t) + 0.03, colour, ink_of(pen), 0.04)
      );
    },
    /// Somebody goes over to another clan: sparks turn around it.
    swirl(pen, at, t, colour) {
      pen.circle(at.row, at.col, 0.66, null, colour, 0.12 * hump(t));
      around(at, 5, 0.75 - 0.3 * t, 5 * t, (row, col) => star(pen, row, col, 0.3 * hump(t), colour));
    },
    /// A blow or a spark between two.
    hit(pen, at, t, colour, {from}) {
      const middle = from === null ? at : {row: (at.row + from.row) / 2, col: (at.col + from.col) / 2};
      around(middle, 6, 0.2 + 0.35 * t, 0.3, (row, col) =>
        pen.line([middle, {row, col}], colour, 0.09 * hump(t))
      );
      star(pen, middle.row, middle.col, 0.5 * hump(t), '#fff3b0');
    },
    /// Magic from one place to many: a wave goes out, and each cell glitters as it comes by.
    magic(pen, at, t, colour, {from, places}) {
      const source = from === null ? at : from;
      star(pen, source.row, source.col, 1.5 * hump(t), colour);
      pen.ctx.globalAlpha = 1 - t;
      pen.circle(source.row, source.col, 0.5 + 4 * t, null, colour, 0.2);
      pen.ctx.globalAlpha = 1;
      places.forEach(({row, col}, k) => {
        const own = Math.max(0, Math.min(1, 1.6 * t - 0.6 * V.grain(k)));
        star(pen, row, col, 0.55 * hump(own), colour);
      });
    },
    /// Something is taken: it glints and rises.
    glint(pen, {row, col}, t, colour) {
      star(pen, row - 0.7 * t, col, 0.45 * hump(t), colour);
      star(pen, row - 0.4 * t - 0.2, col + 0.35, 0.25 * hump(t * t), colour);
    },
    /// What was closed opens: rays and coins.
    opens(pen, at, t, colour) {
      pen.ctx.globalAlpha = 1 - t * t;
      around(at, 10, 0.6 + 1.9 * t, t, (row, col) => pen.line([at, {row, col}], colour, 0.12 * hump(t)));
      around(at, 8, 0.3 + 1.6 * t, 0.2, (row, col) =>
        pen.circle(row - 0.5 * hump(t), col, 0.17, colour, ink_of(pen), 0.05)
      );
    },
    /// Teeth close over somebody.
    bite(pen, {row, col}, t, colour) {
      const open = 0.55 * (1 - hump(Math.min(1, 1.3 * t)));
      pen.ctx.globalAlpha = hump(t);
      for (const way of [-1, 1]) {
        const teeth = [-0.4, -0.2, 0, 0.2, 0.4].flatMap((x, k) => [
          {row: row + way * (open + (k % 2 ? 0.02 : 0.2)), col: col + x},
        ]);
        pen.area(
          [
            {row: row + way * (open + 0.5), col: col - 0.4},
            ...teeth,
            {row: row + way * (open + 0.5), col: col + 0.4},
          ],
          '#ffffff',
          colour,
          0.08
        );
      }
    },
    /// Stones fall, dust rises.
    rocks(pen, {row, col}, t, colour) {
      pen.ctx.globalAlpha = 0.4 * (1 - t);
      pen.circle(row, col, 0.25 + 0.55 * t, '#cbb9a0');
      pen.ctx.globalAlpha = 1 - t * t;
      for (let k = 0; k < 5; ++k) {
        const away = (V.grain(k) - 0.5) * 1.6;
        pen.square(
          row - 0.6 * hump(t) * V.grain(k, 1) + 0.4 * t,
          col + away * t,
          0.1,
          colour,
          '#14161c',
          0.03
        );
      }
    },
    /// Somebody comes back: light from below.
    rise(pen, {row, col}, t, colour) {
      pen.ctx.globalAlpha = 0.7 * hump(t);
      pen.area(
        [
          {row: row + 0.5, col: col - 0.45},
          {row: row - 1.1, col: col - 0.2},
          {row: row - 1.1, col: col + 0.2},
          {row: row + 0.5, col: col + 0.45},
        ],
        colour,
        '#ffffff',
        0.05
      );
      pen.ctx.globalAlpha = 1;
      around({row: row + 0.2 - t, col}, 3, 0.3, t, (i, j) => star(pen, i, j, 0.22 * hump(t), '#ffffff'));
    },
    fire(pen, at, t, colour) {
      pen.ctx.globalAlpha = 1 - t * t;
      for (let k = 0; k < 9; ++k) {
        const [x, y] = [V.grain(k) - 0.5, V.grain(k, 1)];
        pen.circle(
          at.row + 0.4 - (0.4 + y) * 1.2 * t,
          at.col + 1.1 * x,
          0.26 * (1 - t) + 0.04,
          k % 2 ? '#ffd23f' : colour
        );
      }
    },
  };

  function place_of_event({match, before}, {args, places, fallen}) {
    const [cell] = [...fallen, ...places];
    const from = args.unit && before.has(args.unit.unit) ? before.place(args.unit.unit) : null;
    return {at: cell === undefined ? from : V.place_of(match, cell), from: cell === undefined ? null : from};
  }

  /// Units that were not there, or nowhere near, come in a light.
  function draw_arrivals(pen, {view, before, after, fraction}) {
    for (const id of after.ids) {
      const place = after.place(id);
      if (place !== null && !V.is_a_step(before.place(id), place))
        EFFECTS.rise(pen, place, fraction, view.game.colours[after.player(id)] || '#ffffff');
    }
  }

  /// Draws the effects of the round that passes. The game's `effects` have for kinds of events [name of the
  /// effect, its colour]: "#rrggbb", or a value of the event that has a clan.
  function draw_effects(pen, scene) {
    const {view, match, theme, index, fraction} = scene;
    if (theme.still || fraction === 0 || (view.playing && view.speed > MOST_SPEED)) return;
    draw_arrivals(pen, scene);
    const events = match.events[index] || [];
    for (const event of events.filter(({kind}) => kind in view.game.effects).slice(0, MOST_EVENTS)) {
      const [name, colour] = view.game.effects[event.kind];
      const {at, from} = place_of_event(scene, event);
      if (at === null) continue;
      const clan = event.args[colour] && event.args[colour].clan;
      const shown = colour.startsWith('#') ? colour : view.game.colours[clan] || '#ffffff';
      pen.ctx.save();
      EFFECTS[name](pen, at, fraction, shown, {
        from,
        places: event.places.map(cell => V.place_of(match, cell)),
      });
      pen.ctx.restore();
    }
  }

  Object.assign(V, {draw_effects});
}
