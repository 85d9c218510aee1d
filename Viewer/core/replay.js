'use strict';
// What games need to find out what happened: ways from cell to cell, orders as arrows, a round carried
// out again, its steps as events.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const NO_UNIT = -1;

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

  /// A round carried out again from a state and the orders. A game's class has
  /// - `copy_unit(id)`: a unit as it needs it, beside `id`, `clan`, `at` (its cell) and `alive`;
  /// - `carry_out(unit, k)`: carries out order k; the step it is, or null if it can't have been;
  /// - `finish()`: the end of the round, read from `after`; false if that can't have followed.
  /// Steps are {kind, unit, clan, at, ...}: see to_event. Those of kind 'move' are no events.
  class Replay {
    constructor(match, index, ways) {
      Object.assign(this, {match, index, ways});
      this.before = match.states[index];
      this.after = match.states[index + 1];
      this.orders = match.orders[index];
      this.steps = [];
      this.cells = this.before.cells.slice();
      this.occupant = new Int32Array(this.cells.length).fill(NO_UNIT);
      this.units = new Map();
      for (const id of this.before.ids) this.add_unit(id);
    }

    add_unit(id) {
      const {before} = this;
      const unit = {
        id,
        clan: before.player(id),
        at: before.cell_of(id),
        alive: before.is_present(id),
        ...this.copy_unit(id),
      };
      this.units.set(id, unit);
      if (unit.alive) this.occupant[unit.at] = id;
    }

    setting(name) {
      return this.match.setting(name);
    }

    /// The cell beside another one, -1 if that is off the board or there is no direction.
    beside(at, dir) {
      return dir < 0 ? -1 : V.cell_beside(this.match, at, this.ways.rows[dir], this.ways.cols[dir]);
    }

    /// The unit on a cell, undefined if there is none.
    unit_on(at) {
      return this.units.get(this.occupant[at]);
    }

    /// Takes a unit to a cell.
    put(unit, at) {
      this.take_off(unit);
      this.occupant[at] = unit.id;
      unit.at = at;
    }

    /// Takes a unit off the board.
    take_off(unit) {
      if (this.occupant[unit.at] === unit.id) this.occupant[unit.at] = NO_UNIT;
    }

    /// Whether a unit can carry out an order now.
    can_act(unit) {
      return unit.alive;
    }

    /// Carries out all orders. False if one of them can't have been carried out.
    run() {
      for (let k = 0; k < this.orders.ids.length; ++k) {
        const unit = this.units.get(this.orders.ids[k]);
        const step = this.can_act(unit) ? this.carry_out(unit, k) : null;
        if (step === null) return false;
        this.steps.push({unit: unit.id, clan: unit.clan, at: unit.at, ...step});
      }
      return true;
    }

    /// The cell of a unit in the next state.
    cell_after(id) {
      return this.after.cell_of(id);
    }
  }

  /// A step as an event {kind, places, args, fallen}. In a step, `unit` and `other` are ids and `clan`
  /// and `other_clan` their clans; other keys that end in `_clan` are clans; `at` and `places` are
  /// the cells to show, `fallen` those where somebody died; all else is a value for the sentence.
  function to_event(step) {
    const {kind, unit, clan, other, other_clan, at, places = [], fallen = [], ...values} = step;
    const args = {};
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) args[name] = name.endsWith('_clan') ? {clan: value} : value;
    }
    if (unit !== undefined) args.unit = {unit, clan};
    else if (clan !== undefined) args.clan = {clan};
    if (other !== undefined) args.other = {unit: other, clan: other_clan};
    return {kind, places: at === undefined ? places : [at, ...places], args, fallen};
  }

  /// What happened in the round at this index, by the game's Replay.
  function replay_events(match, game, index) {
    if (index < 0 || index + 1 >= match.states.length) return [];
    const replay = new game.Replay(match, index);
    const carried_out = replay.run();
    const agrees = replay.finish() && carried_out;
    const events = replay.steps.filter(step => step.kind !== 'move').map(to_event);
    if (!agrees) events.push({kind: 'contradiction', places: [], args: {}, fallen: []});
    return events;
  }

  Object.assign(V, {ways, order_of, list_orders, Replay, to_event, replay_events});
}
