'use strict';
// Ways from cell to cell, and orders as arrows.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // In the order of the games' directions.
  const EIGHT = [
    ['dir_down', 1, 0],
    ['dir_down_right', 1, 1],
    ['dir_right', 0, 1],
    ['dir_up_right', -1, 1],
    ['dir_up', -1, 0],
    ['dir_up_left', -1, -1],
    ['dir_left', 0, -1],
    ['dir_down_left', 1, -1],
  ];
  const STAY = ['dir_none', 0, 0];

  /// The directions of a game by its letters for them: four (down, right, up, left), eight (down,
  /// down right, right, ...) or nine (and to stay). A direction d leads `rows[d]` down and `cols[d]`
  /// to the right; `keys[d]` is its name in the texts.
  function ways(letters) {
    const all = [...EIGHT, STAY].filter((_, k) => letters.length > 4 || (k < 8 && k % 2 === 0));
    const chosen = all.slice(0, letters.length);
    return {
      letters,
      keys: chosen.map(([key]) => key),
      rows: chosen.map(([, down]) => down),
      cols: chosen.map(([, , right]) => right),
    };
  }

  /// Order k of a round as {unit, kind, from, to, dir, list}: `from` and `to` are {row, col}, `to` and
  /// `dir` undefined for an order that leads nowhere, `list` for one without numbers.
  function make_order(match, index, k, {rows, cols}) {
    const {ids, kinds, dirs, lists} = match.orders[index];
    const state = match.states[index];
    const from = {row: state.row(ids[k]), col: state.col(ids[k])};
    const order = {unit: ids[k], kind: kinds[k], from, list: lists.get(k)};
    const dir = dirs[k];
    if (dir < 0 || (rows[dir] === 0 && cols[dir] === 0)) return order;
    return {...order, dir, to: {row: from.row + rows[dir], col: from.col + cols[dir]}};
  }

  /// The order of a unit in a round, null if none was carried out.
  function order_of(match, game, index, id) {
    const orders = match.orders[index];
    const k = orders === undefined ? -1 : orders.ids.indexOf(id);
    return k < 0 ? null : make_order(match, index, k, game.ways);
  }

  /// All orders that were carried out in a round.
  function list_orders(match, game, index) {
    const orders = match.orders[index];
    if (orders === undefined) return [];
    return Array.from(orders.ids, (_, k) => make_order(match, index, k, game.ways));
  }

  /// The order {kind, dir, list} of a line such as "77 m d" or "7 s 3 0 0 0"; null if it is none of the
  /// game's, such as one in no direction.
  function read_order(line, {read_orders: {kinds, directed, listed}, ways: {letters}}) {
    const [, letter, ...words] = line.split(' ');
    const kind = Array.from(kinds).indexOf(letter);
    if (kind < 0) return null;
    const order = {kind, dir: undefined, list: []};
    if (directed.includes(letter)) {
      order.dir = Array.from(letters).indexOf(words.shift());
      if (order.dir < 0) return null;
    }
    if (listed.includes(letter)) order.list = words.slice(1).map(V.number_in);
    return order;
  }

  Object.assign(V, {ways, order_of, list_orders, read_order});
}
