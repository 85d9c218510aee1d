'use strict';
// What can be shown over the board: one table, from which keys, help, address and drawing follow.
{
  // Pixels of the page that a cell must have for the numbers of units.
  const IDS_FROM_SCALE = 24;
  const ID_SIZE = 0.24;
  const LEAST_ID_PIXELS = 8;

  /// A row is a field of the view: its name, its key, and what it draws on the `ground` or over the `units`;
  /// `always`: when it is drawn unasked.
  /** @type {any[]} */
  const LAYERS = [
    {name: 'arrows', key: 'O', units: draw_arrows},
    {name: 'letters', key: 'L', ground: draw_patterns},
    {
      name: 'ids',
      key: 'I',
      units: draw_ids,
      always: (pen, {theme}) => pen.scale >= IDS_FROM_SCALE * theme.ratio,
    },
  ];

  function draw_layers(stage, pen, scene) {
    for (const layer of LAYERS)
      if (layer[stage] && (scene.view[layer.name] || (layer.always && layer.always(pen, scene))))
        layer[stage](pen, scene);
  }

  function draw_arrows(pen, {view, match, theme}) {
    if (view.moving) return;
    for (const order of V.list_orders(match, view.game, view.index))
      if (V.shows_order(view, order)) V.draw_order(pen, theme, order);
  }

  function draw_patterns({ctx, scale, left, top}, scene) {
    const {cols} = scene.match;
    const owners = scene.view.game.owners(V.nearer(scene));
    for (const p of V.PLAYERS) {
      ctx.beginPath();
      for (let k = 0; k < owners.length; ++k) {
        if (owners[k] !== p) continue;
        V.trace_mark(ctx, p, left + (k % cols) * scale, top + Math.floor(k / cols) * scale, scale);
      }
      Object.assign(ctx, {
        strokeStyle: scene.theme.pattern,
        lineWidth: Math.max(1, scale / 12),
        lineCap: 'butt',
      });
      ctx.stroke();
    }
  }

  function draw_ids(pen, scene) {
    const size = Math.max(ID_SIZE, (LEAST_ID_PIXELS * scene.theme.ratio) / pen.scale);
    V.for_each_unit(scene, ({row, col}, id) => {
      pen.text(row + 0.4, col + 0.3, id, size, '#000000', 'rgba(255, 255, 255, 0.9)');
    });
  }

  Object.assign(V, {LAYERS, draw_layers});
}
