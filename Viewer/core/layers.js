'use strict';
// What can be shown over the board: one table, from which the state of the view, keys, buttons, help, address and
// drawing follow.
{
  // Pixels of the page that a cell must have for the numbers of units.
  const IDS_FROM_SCALE = 24;
  const ID_SIZE = 0.24;
  const LEAST_ID_PIXELS = 8;

  /// A row is a field of the view: its name, its key, the path of its picture, its words and the short ones below its
  /// picture (English | Catalan | Spanish), and what it draws on the `ground` or over the `units`. What has `choices`
  /// is one of them, '' for none; what is `kept` is as the last visit left it; `always`: when it is drawn unasked.
  /** @type {any[]} */
  const LAYERS = [
    {
      name: 'arrows',
      key: 'O',
      picture: 'M12.5 4H20v7.5h-1.8V7.1l-12 12-1.3-1.3 12-12h-4.4z',
      units: draw_arrows,
    },
    {
      name: 'letters',
      key: 'L',
      picture:
        'M9.2 3.5h1.9l-.7 4.3h4.3l.7-4.3h1.9l-.7 4.3h3.2v1.8h-3.5l-.8 4.8h3.3v1.8h-3.6l-.7 4.3h-1.9l.7-4.3H9l-.7 4.3H6.4l.7-4.3H3.8v-1.8h3.6l.8-4.8H4.8V7.8h3.7zm.9 6.1-.8 4.8h4.3l.8-4.8z',
      kept: true,
      ground: draw_patterns,
    },
    {
      name: 'ids',
      key: 'I',
      picture: 'M3 5h18v14H3zm1.8 1.8v10.4h14.4V6.8zM7.2 9h2.6v6.6H8V10.6H7.2zM12.3 9h4.4v3.9H14v1.2h2.7v1.5h-4.4v-3.9H15v-1.2h-2.7z',
      always: (pen, {theme}) => pen.scale >= IDS_FROM_SCALE * theme.ratio,
      units: draw_ids,
    },
    {
      name: 'heat',
      key: 'Y',
      picture:
        'M13 2.5c.6 3.6 5.5 6 5.5 11.2A6.5 6.5 0 0 1 12 20.5a6.5 6.5 0 0 1-6.5-6.800c0-2.7 1.4-4.5 2.8-5.9.3 1.7 1 2.6 1.9 3 .2-3.4.9-6 2.8-8.300zm-.8 10.100c-1.3 1.2-2.2 2.2-2.2 3.700a2.1 2.1 0 0 0 2.2 2.3 2.2 2.2 0 0 0 2.3-2.400c0-1.5-1.3-2.3-2.3-3.600z',
      choices: V.HEAT_MAPS,
      ground: draw_heat,
    },
  ];

  const first_value = ({name, choices, kept}) => (choices ? '' : Boolean(kept) && V.remembered(name) === 'on');

  /// The fields of a view, as they are at first.
  const first_layers = () => Object.fromEntries(LAYERS.map(layer => [layer.name, first_value(layer)]));

  /// What is chosen of a layer: true, false or a choice.
  const chosen = (view, name) => view[name];

  /// Shows or hides a layer of the view; of one with choices, the next.
  function switch_layer(view, {name, choices, kept}) {
    const all = choices ? ['', ...choices] : [false, true];
    view[name] = all[(all.indexOf(view[name]) + 1) % all.length];
    if (kept) V.remember(name, view[name] ? 'on' : '');
    view.notify();
  }

  /// Draws what is shown of the layers: `ground` or `units`.
  function draw_layers(stage, pen, scene) {
    for (const layer of LAYERS)
      if (layer[stage] && (scene.view[layer.name] || (layer.always && layer.always(pen, scene)))) layer[stage](pen, scene);
  }

  function draw_arrows(pen, {view, match, theme}) {
    if (view.moving) return;
    for (const order of V.list_orders(match, view.game, view.index))
      if (V.shows_order(view, order)) V.draw_order(pen, theme, order);
  }

  /// A pattern of its own for the cells of each clan.
  function draw_patterns({ctx, scale, left, top}, scene) {
    const {cols} = scene.match;
    const owners = scene.view.game.owners(V.nearer(scene));
    for (let p = 0; p < V.NUM_PLAYERS; ++p) {
      ctx.beginPath();
      for (let k = 0; k < owners.length; ++k) {
        if (owners[k] !== p) continue;
        V.trace_mark(ctx, p, left + (k % cols) * scale, top + Math.floor(k / cols) * scale, scale);
      }
      Object.assign(ctx, {strokeStyle: scene.theme.pattern, lineWidth: Math.max(1, scale / 12), lineCap: 'butt'});
      ctx.stroke();
    }
  }

  /// The number of each unit, in a corner; in small cells, as large as it takes to be read.
  function draw_ids(pen, scene) {
    const size = Math.max(ID_SIZE, (LEAST_ID_PIXELS * scene.theme.ratio) / pen.scale);
    V.for_each_unit(scene, ({row, col}, id) => {
      pen.text(row + 0.4, col + 0.3, id, size, '#000000', 'rgba(255, 255, 255, 0.9)');
    });
  }

  function draw_heat(pen, {view, match}) {
    const heat = V.heat_of(view);
    if (heat === null) return;
    heat.shares.forEach((share, cell) => {
      if (share > 0) pen.fill_cell(V.place_of(match, cell), V.heat_colour(share));
    });
  }

  Object.assign(V, {LAYERS, chosen, first_layers, switch_layer, draw_layers});
}
