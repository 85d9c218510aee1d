'use strict';
// Orders by hand, for the units of a branch: by pointing at a cell or by keys. No page here.
{
  // How far units are that are chosen together, in cells.
  const NEARBY = 12;

  class Hand {
    constructor(view, branch) {
      Object.assign(this, {view, branch});
      // Of the kind that pointing orders: its place among the kinds, and its numbers if it has any.
      this.kind = 0;
      this.list = [];
      // The orders that were given in each round, by index.
      this.rounds = [];
      Object.assign(this, {known: new Map(), known_in: null});
      // Where units go by themselves, by unit: {cell, target, kind}, with the rival that they go after, or
      // -1, and the kind of order; and the units that were chosen together.
      this.goals = new Map();
      this.group = [];
      // The orders of the last round played that did nothing, {unit, reason}, and the index where that is
      // told.
      Object.assign(this, {failed: [], failed_at: -1});
      // At the end of a new match, the scores that there would have been without these orders.
      this.without = null;
      // What there was before each thing that was done, to undo it.
      this.past = [];
    }

    /// Whether what is shown is the branch, in a round that it has or comes next.
    get is_shown() {
      const {view, branch} = this;
      return view.match === branch.match && view.index >= branch.base && view.round < view.match.rounds;
    }

    /// Whether it is the round that comes next: nothing has been played after it.
    get is_next() {
      return this.is_shown && this.view.index === this.view.last_index;
    }

    get orders() {
      return (this.rounds[this.view.index] = this.rounds[this.view.index] || []);
    }

    get recorded() {
      return this.branch.recorded_orders(this.view.index, this.orders);
    }

    is_mine(id) {
      const {state} = this.view;
      const player = state.player(id);
      return state.status[player] !== -1 && this.is_led(player);
    }

    is_led(player) {
      return [V.BY_HAND, V.CHANGED, V.HELPED].includes(this.branch.seats[player]);
    }

    get mine() {
      const {state} = this.view;
      return Array.from(state.ids).filter(id => this.is_mine(id) && state.is_present(id));
    }
    get ready() {
      const given = new Set([...this.orders, ...this.recorded].map(({unit}) => unit));
      return this.mine.filter(id => given.has(id));
    }

    /// The cells beside the unit to which the rules let it go, with this kind of order.
    get targets() {
      const {unit, view} = this;
      const place =
        unit < 0 || this.group.length > 0 || !this.is_kind('directed') ? null : view.state.place(unit);
      if (place === null) return [];
      const {ways} = view.game;
      return Array.from(ways.rows, (_, dir) => ({dir, ...V.step_from(place, dir, ways)})).filter(
        ({dir, row, col}) => (row !== place.row || col !== place.col) && this.refusal(this.order(dir)) === ''
      );
    }

    /// What happened in a round to a unit led by hand, but for what is quiet; null if nothing did. Of a trace
    /// that does not tell, that its clan has got or lost it.
    event_of_mine(index) {
      const {match, game} = this.view;
      const around = [match.states[index], match.states[index + 1]];
      const mine = ({unit = -1}) => around.some(state => state.has(unit) && this.is_led(state.player(unit)));
      if (match.events[index] === null) {
        const has_changed = id =>
          !around[1].has(id)
          || ['player', 'is_present'].some(what => around[0][what](id) !== around[1][what](id));
        const unit = Array.from(around[0].ids).find(id => mine({unit: id}) && has_changed(id));
        return unit === undefined ? null : {kind: '', args: {}, places: []};
      }
      const events = V.round_events(match, game, index).filter(({kind}) => !game.quiet_events.includes(kind));
      return events.find(({args}) => Object.values(args).some(value => mine(Object(value)))) || null;
    }

    /// The unit by hand to which an event happened, -1 for none that is still there.
    unit_of({args}) {
      const is_mine = ({unit = -1}) => unit >= 0 && this.view.state.has(unit) && this.is_mine(unit);
      const {unit = -1} = Object.values(args).map(Object).find(is_mine) || {};
      return unit;
    }

    remember() {
      const {rounds, branch, view} = this;
      this.past.push({
        rounds: rounds.slice(),
        goals: new Map(this.goals),
        branch: branch.past,
        index: view.index,
      });
    }

    undo() {
      const {view, branch, past} = this;
      if (past.length === 0 || branch.busy || view.match !== branch.match) return;
      const {rounds, goals, branch: before, index} = past.pop();
      Object.assign(this, {rounds, goals});
      if (before.match !== branch.match) branch.go_back(before);
      view.go_on(branch.match, index);
    }

    /// The unit that gets orders, -1 if there is none.
    get unit() {
      const {unit} = this.view;
      return this.is_shown && unit >= 0 && this.is_mine(unit) ? unit : -1;
    }

    /// Whether the kind of order is one of those that the game names so.
    is_kind(which) {
      const {kinds, [which]: letters} = this.view.game.read_orders;
      return letters.includes(kinds[this.kind]);
    }

    /// The order of the unit towards a cell, null if that is no neighbour.
    order_towards(cell) {
      const {view, unit} = this;
      if (unit < 0 || cell < 0 || !this.is_kind('directed') || view.state.place(unit) === null) return null;
      const dir = view.game.ways.rows.findIndex((_, way) => this.cell_towards(unit, way) === cell);
      return dir < 0 ? null : this.order(dir);
    }

    /// The cell to which a step of a unit leads.
    cell_towards(unit, dir) {
      const {match, state, game} = this.view;
      const {rows, cols} = game.ways;
      return V.cell_beside(match, state.cell_of(unit), rows[dir], cols[dir]);
    }

    order(dir = -1) {
      return {unit: this.unit, kind: this.kind, dir, list: this.is_kind('listed') ? this.list : undefined};
    }

    /// What a click on the cell that is pointed at would order; null for none. A mate there is chosen
    /// instead.
    get pointed() {
      const {view} = this;
      const there = view.cursor < 0 ? -1 : view.state.unit_on(view.cursor);
      return there >= 0 && this.is_mine(there) ? null : this.order_towards(view.cursor);
    }

    /// Gives that order; a cell farther away, or of several units, is where these go step by step. Then comes
    /// the next unit. False if there is nothing to do there.
    point() {
      if (!this.is_shown) return false;
      const {view, unit} = this;
      const {cursor} = view;
      if (cursor >= 0 && this.is_mine(view.state.unit_on(cursor))) this.group = [];
      const {group} = this;
      const order = group.length > 0 ? null : this.pointed;
      if (order !== null) this.give_towards(cursor, order);
      else if (!this.send(group.length > 0 ? group : [unit], cursor)) return false;
      if (this.orders.some(one => one.unit === unit)) this.next_unit();
      return true;
    }

    /// Sends units to a cell, or after the rival there; false if it is none where they could go, or one of
    /// theirs is there.
    send(units, cell) {
      const {view} = this;
      const going = units.filter(id => id >= 0 && view.state.is_present(id));
      const there = cell < 0 ? -1 : view.state.unit_on(cell);
      if (cell < 0 || going.length === 0 || !this.is_kind('directed') || this.branch.busy) return false;
      if (view.game.is_wall(view.state, cell)) return false;
      if (there >= 0 && this.is_mine(there)) return false;
      this.remember();
      for (const id of going) this.goals.set(id, {cell, target: there, kind: this.kind});
      this.group = [];
      this.go_towards_goals(going);
      view.notify();
      return true;
    }

    /// The cell of a goal; -1 if the rival that it is has gone.
    cell_of_goal({cell, target}) {
      const {state} = this.view;
      if (target < 0) return cell;
      const is_there = state.has(target) && state.is_present(target) && !this.is_mine(target);
      return is_there ? state.cell_of(target) : -1;
    }

    /// Orders the next step to units that are on their way: around walls and what is in the way, else they
    /// wait.
    go_towards_goals(units = Array.from(this.goals.keys())) {
      const {view} = this;
      const {rows, cols} = view.game.ways;
      for (const unit of units) {
        const {state} = view;
        const {kind} = this.goals.get(unit);
        const goal = this.cell_of_goal(this.goals.get(unit));
        if (
          goal < 0
          || !state.has(unit)
          || !state.is_present(unit)
          || !this.is_mine(unit)
          || state.cell_of(unit) === goal
        ) {
          this.goals.delete(unit);
          continue;
        }
        const distance = V.walking_distances(view, goal);
        const from = state.cell_of(unit);
        const far = dir => distance[this.cell_towards(unit, dir)];
        const leads_on = dir => (rows[dir] || cols[dir]) && far(dir) >= 0 && far(dir) <= distance[from];
        const ways = Array.from(rows.keys()).filter(leads_on);
        ways.sort((a, b) => far(a) - far(b));
        const order_to = dir => ({unit, kind, dir, list: undefined});
        const dir = ways.find(way => this.refusal(order_to(way)) === '' && this.is_free(unit, way));
        const others = this.orders.filter(order => order.unit !== unit);
        this.rounds[view.index] = dir === undefined ? others : [...others, order_to(dir)];
      }
    }

    /// Whether nobody of its own is where a step of a unit leads, or goes there.
    is_free(unit, dir) {
      const {view} = this;
      const to = this.cell_towards(unit, dir);
      const there = view.state.unit_on(to);
      const lands = order =>
        order.unit !== unit
        && order.dir >= 0
        && view.state.has(order.unit)
        && this.cell_towards(order.unit, order.dir) === to;
      return (there < 0 || !this.is_mine(there)) && !this.orders.some(lands);
    }

    choose_between(one, other) {
      const {view} = this;
      const [a, b] = [one, other].map(cell => V.place_of(view.match, cell));
      const is_between = (at, x, y) => at >= Math.min(x, y) && at <= Math.max(x, y);
      const {state} = view;
      const is_inside = id =>
        is_between(state.row(id), a.row, b.row) && is_between(state.col(id), a.col, b.col);
      this.group = this.mine.filter(is_inside);
      view.notify();
    }

    choose_alike() {
      const {view, unit} = this;
      const {state} = view;
      const {row, col} = state.place(unit);
      const is_near = id => Math.max(Math.abs(state.row(id) - row), Math.abs(state.col(id) - col)) <= NEARBY;
      const is_alike = id => ['type', 'player'].every(what => state[what](id) === state[what](unit));
      this.group = this.mine.filter(id => is_alike(id) && is_near(id));
      view.notify();
    }

    /// Gives an order towards a cell; points at the cell instead if the ground itself, such as a wall,
    /// refuses it.
    give_towards(cell, order) {
      if (this.view.state.unit_on(cell) >= 0 || this.refusal(order) === '') this.give(order);
      else this.view.point(cell);
    }

    step(down, right) {
      const {unit, view} = this;
      const place = unit < 0 ? null : view.state.place(unit);
      if (place === null) return;
      const cell = (place.row + down) * view.match.cols + place.col + right;
      const order = this.order_towards(cell);
      if (order !== null) this.give_towards(cell, order);
    }

    give_here() {
      if (this.unit >= 0) this.give(this.order());
    }

    give(order) {
      if (this.branch.busy) return;
      this.remember();
      this.goals.delete(order.unit);
      this.rounds[this.view.index] = [...this.orders.filter(({unit}) => unit !== order.unit), order];
      this.view.notify();
    }

    take_back(id) {
      if (this.branch.busy || !this.orders.some(({unit}) => unit === id)) return;
      this.remember();
      this.goals.delete(id);
      this.rounds[this.view.index] = this.orders.filter(({unit}) => unit !== id);
      this.view.notify();
    }

    /// Why the rules would refuse an order, '' if they would not. It comes after the other orders of
    /// its player.
    refusal(order) {
      const {view} = this;
      const mine = ({unit}) => view.state.player(unit) === view.state.player(order.unit);
      const before = this.orders.filter(other => other.unit !== order.unit && mine(other));
      const {game, match, index} = view;
      const orders = `${game.orders_word}\n${game.print_orders(game, [...before, order])}\n`;
      const key = `${index} ${orders}`;
      if (this.known_in !== match) [this.known_in, this.known] = [match, new Map()];
      if (!this.known.has(key))
        this.known.set(key, game.rules.refusals(game.print_position(match, index), orders).pop());
      return this.known.get(key);
    }

    /// Follows the next unit by hand that has no order yet, and some way to go.
    next_unit() {
      const {view} = this;
      if (!this.is_shown) return;
      const done = new Set(this.orders.map(({unit}) => unit));
      const free = this.mine.filter(id => !done.has(id));
      const can_go = unit => view.game.ways.rows.some((_, dir) => this.refusal({unit, kind: 0, dir}) === '');
      const later = free.filter(id => id > view.unit);
      const rests = id => view.game.rests(view.state, id);
      const all = [...later, ...free];
      const unit = [...all.filter(id => !rests(id)), ...all.filter(rests)].find(can_go);
      if (unit !== undefined && unit !== view.unit) view.follow(unit);
    }

    /// Chooses a kind of order; the next one without a number.
    choose(kind = (this.kind + 1) % this.view.game.read_orders.kinds.length) {
      this.kind = kind;
      this.view.notify();
    }

    /// Plays the shown round. Rejects if that can't be.
    async play() {
      const {view, branch} = this;
      if (!this.is_shown || branch.busy) return;
      const {index, state, match} = view;
      this.remember();
      const playing = branch.play(
        index,
        this.orders.filter(({unit}) => state.has(unit))
      );
      view.notify();
      try {
        await playing;
      } catch (error) {
        view.notify();
        throw error;
      }
      this.rounds.length = Math.min(this.rounds.length, index + 1);
      if (view.hand !== this) return;
      // Meanwhile somebody may look at the other match.
      if (view.match !== match) view.swap();
      if (view.index === index) this.note_failed(index);
      this.stop_in_danger(index);
      view.go_on(branch.match, index + 1);
      this.go_towards_goals();
      if (this.unit < 0) this.next_unit();
      view.notify();
      if (branch.recorded !== null || branch.seats.includes(V.GUEST)) return;
      if (V.outcome_of(branch.match) === null) return;
      this.without = await branch.scores_without();
      view.notify();
    }

    note_failed(index) {
      const {ids} = this.branch.match.orders[index];
      const failed = this.orders.filter(({unit}) => this.view.state.has(unit) && !ids.includes(unit));
      this.failed = failed.map(order => ({unit: order.unit, reason: this.refusal(order)}));
      this.failed_at = index + 1;
    }

    /// Units to which something happened in a round no longer go by themselves.
    stop_in_danger(index) {
      const {match, game} = this.branch;
      for (const event of match.events[index] || [])
        if (!game.quiet_events.includes(event.kind))
          for (const {unit} of Object.values(event.args).map(Object)) this.goals.delete(unit);
    }
  }

  function draw_hand(pen, {view, theme}) {
    const {hand, state, game} = view;
    if (hand === null || view.moving) return;
    if (view.index === hand.failed_at) draw_failed_orders(pen, view, theme);
    if (!hand.is_shown) return;
    if (!hand.branch.busy)
      for (const {row, col} of hand.targets) pen.circle(row, col, 0.2, theme.mark, theme.mark_edge, 0.09);
    for (const [unit, goal] of hand.goals) {
      const cell = hand.cell_of_goal(goal);
      if (cell < 0 || !state.has(unit)) continue;
      const {row, col} = V.place_of(view.match, cell);
      pen.circle(row, col, 0.3, null, theme.mark_edge, 0.24);
      pen.circle(row, col, 0.3, null, game.colours[state.player(unit)], 0.14);
    }
    const recorded = view.arrows && view.index === view.last_index ? hand.recorded : [];
    for (const {unit, dir} of [...recorded, ...hand.orders]) {
      const from = state.place(unit);
      if (from === null) continue;
      const [down, right] = dir < 0 ? [0, 0] : [game.ways.rows[dir], game.ways.cols[dir]];
      const to = down || right ? {row: from.row + down, col: from.col + right} : null;
      V.draw_order(pen, theme, {from, to});
    }
  }

  function draw_failed_orders(pen, {hand, state, game, language}, {ratio, own, mark_edge, rulers}) {
    const size = (12 * ratio) / pen.scale;
    for (const {unit, reason} of hand.failed) {
      const place = state.has(unit) ? state.place(unit) : null;
      if (place === null) continue;
      const words =
        reason === '' ? V.find_text(language, game, 'came_to_nothing') : V.reason_in(language, game, reason);
      V.draw_badge(pen, place.row, place.col, 0.5 * size);
      const {x, y} = pen.whole_box(place.row - 0.6 - size, place.col, words, size, rulers);
      pen.text_at(x, y, words, size, own, mark_edge);
    }
  }

  Object.assign(V, {Hand, draw_hand});
}
