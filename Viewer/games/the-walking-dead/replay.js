'use strict';
// The Walking Dead: one round carried out again, from a state and the orders that were carried out.
// Who won a fight is told by the next state; where that leaves two outcomes, by a list of guesses.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  const NOBODY = -1;
  const NEVER = -1;
  // Points grow to this and no further.
  const MOST = 2147483647;

  /// A round carried out again.
  class Replay extends V.Replay {
    /// `guesses[f]`: whether the attacker wins the f-th fight of which the next state does not tell.
    constructor(match, index, guesses = []) {
      super(match, index, part.ways);
      this.guesses = guesses;
      this.num_guessed = 0;
      this.food = new Set(this.before.food);
      this.kill_points = Float64Array.from(this.before.kill_points);
    }

    copy_unit(id) {
      const {before} = this;
      return {type: before.type(id), rounds: before.rounds(id), starts: false, killer: NOBODY};
    }

    carry_out(unit, k) {
      const dir = this.orders.dirs[k];
      const target = this.beside(unit.at, dir);
      if (target < 0 || this.cells[target] === part.WASTE) return null;
      const other = this.unit_on(target);
      if (unit.type === part.ZOMBIE) return this.hunt(unit, target, other);
      if (unit.type === part.DEAD || dir % 2 === 1) return null;
      if (other !== undefined) return this.meet(unit, other);
      this.put(unit, target);
      return {kind: this.food.delete(target) ? 'food' : 'move'};
    }

    hunt(zombie, target, other) {
      if (other === undefined) {
        this.put(zombie, target);
        return {kind: this.food.delete(target) ? 'food_gone' : 'move'};
      }
      if (other.type !== part.ALIVE) return null;
      const kind = other.rounds === NEVER ? 'bite' : 'bite_again';
      if (other.rounds === NEVER) this.start_conversion(other);
      return {kind, other: other.id, other_clan: other.clan, places: [other.at]};
    }

    meet(unit, other) {
      if (other.type === part.DEAD || other.clan === unit.clan) return null;
      const step = {other: other.id, other_clan: other.clan, places: [other.at]};
      if (other.type === part.ZOMBIE) {
        this.take_off(other);
        other.alive = false;
        other.killer = unit.clan;
        this.earn(unit.clan, 'POINTS_FOR_KILLING_ZOMBIE');
        return {...step, kind: 'kill_zombie', fallen: [other.at]};
      }
      const wins = this.wins(unit, other);
      const [winner, loser] = wins ? [unit, other] : [other, unit];
      loser.type = part.DEAD;
      this.start_conversion(loser);
      this.earn(winner.clan, 'POINTS_FOR_KILLING_PERSON');
      return {...step, kind: wins ? 'fight_won' : 'fight_lost', fallen: [loser.at]};
    }

    /// Whether the attacker wins: if only one of the two is dead in the end, it is the loser.
    wins(unit, other) {
      const is_dead = id => this.after.is_dead(id);
      if (!is_dead(unit.id)) return true;
      if (!is_dead(other.id)) return false;
      const f = this.num_guessed++;
      if (f === this.guesses.length) this.guesses.push(true);
      return this.guesses[f];
    }

    start_conversion(unit) {
      unit.rounds = this.setting('ROUNDS_BEFORE_BECOMING_ZOMBIE');
      unit.starts = true;
    }

    earn(clan, points) {
      this.kill_points[clan] = Math.min(MOST, this.kill_points[clan] + this.setting(points));
    }

    /// The end of the round, read from the next state. False if that state can't have followed.
    finish() {
      const units = Array.from(this.units.values());
      for (const unit of units) if (unit.alive) this.go_on_with_conversion(unit);
      for (const unit of units) if (!unit.alive) this.come_back(unit);
      const changes = units.filter(unit => this.change_clan(unit));
      return (
        changes.length <= 1
        && units.every(unit => this.agrees(unit))
        && this.kill_points.every((points, p) => points === this.after.kill_points[p])
        && this.end_food()
      );
    }

    go_on_with_conversion(unit) {
      if (unit.rounds === NEVER || unit.starts || --unit.rounds > 0) return;
      const {id, clan, at} = unit;
      this.steps.push({kind: 'becomes_zombie', unit: id, clan, at});
      Object.assign(unit, {type: part.ZOMBIE, clan: NOBODY, rounds: NEVER});
    }

    come_back(unit) {
      const {id, killer} = unit;
      const at = this.cell_after(id);
      Object.assign(unit, {type: part.ALIVE, clan: killer, rounds: NEVER, at});
      this.steps.push({kind: 'comes_back', unit: id, clan: killer, at});
    }

    change_clan(unit) {
      const {id, clan, at, type} = unit;
      const to_clan = this.after.player(id);
      if (type !== part.ALIVE || to_clan === clan || to_clan < 0) return false;
      this.steps.push({kind: 'changes_clan', unit: id, clan, to_clan, at});
      unit.clan = to_clan;
      return true;
    }

    agrees({id, type, clan, rounds, at}) {
      const {after} = this;
      return (
        after.type(id) === type
        && after.player(id) === clan
        && after.rounds(id) === rounds
        && this.cell_after(id) === at
      );
    }

    /// What nobody took is still there, and there is as much as before.
    end_food() {
      const {before, after} = this;
      const now = new Set(after.food);
      return after.food.length === before.food.length && [...this.food].every(at => now.has(at));
    }
  }

  part.Replay = Replay;
}
