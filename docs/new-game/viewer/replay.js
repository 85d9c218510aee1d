'use strict';
// NewGame: one round carried out again, from a state and the orders that were carried out.
{
  const V = globalThis.Viewer;
  const part = V.game_part('NewGame');

  class Replay extends V.Replay {
    constructor(match, index) {
      super(match, index, part.ways);
      this.coins = new Set(this.before.coins);
    }

    copy_unit() {
      return {};
    }

    carry_out(unit, k) {
      const target = this.beside(unit.at, this.orders.dirs[k]);
      if (target < 0 || this.unit_on(target) !== undefined) return null;
      this.put(unit, target);
      return {kind: this.coins.delete(target) ? 'coin' : 'move'};
    }

    finish() {
      return [...this.units.values()].every(({id, at}) => this.cell_after(id) === at);
    }
  }

  part.Replay = Replay;
}
