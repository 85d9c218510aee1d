'use strict';
// Money Heist: one round carried out again, from a state and the orders that were carried out.
// Only what comes back at the end of the round is up to the dice: it is read from the next state.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  const TRIPLET = 3;
  // Scores and pots grow to this and no further.
  const MOST = 2147483647;

  /// A round carried out again.
  class Replay extends V.Replay {
    constructor(match, index) {
      super(match, index, part.ways);
      const {before} = this;
      this.money = new Map(Array.from(before.money, (at, k) => [at, before.amounts[k]]));
      this.boxes = new Map(Array.from(before.doors, (at, box) => [at, box]));
      this.opened = new Set();
      this.health_pot = before.health_pot.slice();
      this.poison_pot = before.poison_pot.slice();
      // The points of the round.
      const nothing = () => new Float64Array(V.NUM_PLAYERS);
      this.earned = {money: nothing(), kills: nothing(), gold: nothing()};
    }

    copy_unit(id) {
      const {before} = this;
      return {
        is_professor: before.is_professor(id),
        health: before.health(id),
        poison: before.poison(id),
      };
    }

    carry_out(unit, k) {
      const target = this.beside(unit.at, this.orders.dirs[k]);
      switch (this.orders.kinds[k]) {
        case part.MOVE:
          return this.move(unit, target);
        case part.OPEN:
          return this.open(unit, target, this.orders.lists.get(k));
        case part.CHARGE:
          return unit.is_professor ? null : this.charge(unit);
        default:
          return unit.is_professor ? this.heal(unit) : null;
      }
    }

    move(unit, target) {
      const closed = [part.WALL, part.DOOR, part.GOLD];
      if (target < 0 || closed.includes(this.cells[target])) return null;
      const other = this.unit_on(target);
      if (other !== undefined) return this.attack(unit, other);
      this.put(unit, target);
      return this.collect(unit);
    }

    /// What lies where a unit has moved goes to its clan.
    collect({at, clan}) {
      const amount = this.money.get(at);
      if (amount !== undefined) {
        this.money.delete(at);
        this.earned.money[clan] += amount;
        return {kind: 'money', amount};
      }
      const kit = this.cells[at];
      if (kit === part.HEALTH_KIT || kit === part.POISON_KIT) this.cells[at] = part.FREE;
      if (kit === part.HEALTH_KIT)
        return this.fill('health_kit', this.health_pot, clan, this.setting('HEALTH_KIT_VALUE'));
      if (kit === part.POISON_KIT)
        return this.fill('poison_kit', this.poison_pot, clan, this.setting('POISON_KIT_VALUE'));
      return {kind: 'move'};
    }

    fill(kind, pot, clan, amount) {
      pot[clan] = Math.min(MOST, pot[clan] + amount);
      return {kind, amount};
    }

    attack(unit, other) {
      if (unit.is_professor || unit.clan === other.clan || unit.poison === 0) return null;
      --unit.poison;
      const step = {other: other.id, other_clan: other.clan, places: [other.at]};
      if (!other.is_professor) {
        this.kill(other, unit.clan, 'POINTS_FOR_KILLING_SOLDIER');
        return {...step, kind: 'kill', fallen: [other.at]};
      }
      other.health = Math.max(0, other.health - this.setting('PROFESSOR_HEALTH_DECREASE'));
      if (other.health > 0) return {...step, kind: 'wound', health: other.health};
      this.kill(other, unit.clan, 'POINTS_FOR_KILLING_PROFESSOR');
      const rounds = this.setting('PROFESSOR_ROUNDS_REBIRTH');
      return {...step, kind: 'kill_professor', rounds, fallen: [other.at]};
    }

    kill(unit, killer, points) {
      this.take_off(unit);
      unit.alive = false;
      this.earned.kills[killer] += this.setting(points);
    }

    open(unit, door, key) {
      const box = this.boxes.get(door);
      if (!unit.is_professor || door < 0 || box === undefined || this.opened.has(box)) return null;
      if (!is_right_key(key, this.before.hints[box])) return null;
      this.opened.add(box);
      const points = this.setting('GOLD_VALUE');
      this.earned.gold[unit.clan] += points;
      return {kind: 'open', box, points, places: [door]};
    }

    charge(soldier) {
      const most = this.setting('SOLDIER_MAX_POISONS');
      const {amount, pot} = take(this.poison_pot, soldier.clan, most - soldier.poison);
      soldier.poison += amount;
      return tell_taking('charge', amount, pot, soldier.poison);
    }

    heal(professor) {
      const most = this.setting('PROFESSOR_MAX_HEALTH');
      const {amount, pot} = take(this.health_pot, professor.clan, most - professor.health);
      professor.health += amount;
      return tell_taking('heal', amount, pot, professor.health);
    }

    /// The end of the round, read from the next state. False if that state can't have followed.
    finish() {
      for (const step of this.steps) {
        if (step.kind !== 'kill') continue;
        step.to_clan = this.after.player(step.other);
        step.places.push(this.cell_after(step.other));
      }
      const checks = [this.end_units(), this.end_things(), this.end_boxes(), this.end_clans()];
      return checks.every(ok => ok);
    }

    end_units() {
      const ends = Array.from(this.units.values(), unit =>
        unit.is_professor ? this.end_professor(unit) : this.end_soldier(unit)
      );
      return ends.every(ok => ok);
    }

    end_soldier({id, clan, at, poison, alive}) {
      const {after} = this;
      if (!alive) return after.poison(id) === this.setting('INITIAL_SOLDIERS_POISONS');
      return (
        this.cell_after(id) === at && after.player(id) === clan && after.poison(id) === poison
      );
    }

    end_professor({id, clan, at, health, alive}) {
      const {before, after, match} = this;
      let rounds = 0;
      if (!alive) {
        const dies_now = before.is_present(id);
        rounds = dies_now ? this.setting('PROFESSOR_ROUNDS_REBIRTH') : before.rounds(id) - 1;
      }
      if (after.player(id) !== clan || after.rounds(id) !== rounds) return false;
      if (alive || rounds > 0) return this.cell_after(id) === at && after.health(id) === health;
      this.steps.push({kind: 'professor_back', unit: id, clan, at: this.cell_after(id)});
      const fresh = match.version === '1.0' ? 'PROFESSOR_MAX_HEALTH' : 'INITIAL_PROFESSOR_HEALTH';
      return after.health(id) === this.setting(fresh);
    }

    /// What nobody took is still there, and there is as much as before.
    end_things() {
      const {before, after} = this;
      const amounts = new Map(Array.from(after.money, (at, k) => [at, after.amounts[k]]));
      const kits_stay = kind => {
        let stay = true;
        let balance = 0;
        for (let at = 0; at < this.cells.length; ++at) {
          if (this.cells[at] === kind && after.cells[at] !== kind) stay = false;
          balance += (after.cells[at] === kind) - (before.cells[at] === kind);
        }
        return stay && balance === 0;
      };
      return (
        Array.from(this.money).every(([at, amount]) => amounts.get(at) === amount)
        && kits_stay(part.HEALTH_KIT)
        && kits_stay(part.POISON_KIT)
      );
    }

    end_boxes() {
      const {before, after} = this;
      let ok = true;
      before.doors.forEach((door, box) => {
        const is_open = this.opened.has(box);
        const keeps_hint = !is_open || this.match.version === '1.0';
        ok = ok && (!keeps_hint || part.same_numbers(before.hints[box], after.hints[box]));
        if (door >= 0 && !is_open) {
          ok = ok && after.doors[box] === door;
          return;
        }
        const now = after.doors[box];
        if (now >= 0) {
          const {cols} = this.match;
          const place = {row: Math.floor(now / cols), col: now % cols};
          this.steps.push({kind: 'box_back', box, at: now, ...place});
        }
        else if (is_open) this.steps.push({kind: 'box_waits', box});
      });
      return ok;
    }

    end_clans() {
      const {before, after, earned} = this;
      return Array.from(before.score).every((score, p) => {
        const points = earned.money[p] + earned.kills[p] + earned.gold[p];
        return (
          after.score[p] === Math.min(MOST, score + points)
          && after.health_pot[p] === this.health_pot[p]
          && after.poison_pot[p] === this.poison_pot[p]
        );
      });
    }
  }

  /// Takes from the pot what is wanted, as far as there is enough. In version 1.0 a unit can have
  /// too much: then it gives back.
  function take(pot, clan, wanted) {
    const amount = Math.min(wanted, pot[clan]);
    pot[clan] = Math.min(MOST, pot[clan] - amount);
    return {amount, pot: pot[clan]};
  }

  function tell_taking(what, amount, pot, has) {
    if (amount < 0) return {kind: `${what}_back`, amount: -amount, pot, has};
    return {kind: amount === 0 ? `${what}_nothing` : what, amount, pot, has};
  }

  /// Whether the key puts the numbers of the hint into triplets in which one is the sum of the others.
  function is_right_key(key, hint) {
    if (key.length !== hint.length) return false;
    const triplets = Array.from({length: hint.length / TRIPLET}, () => []);
    return (
      key.every((triplet, k) => triplet < triplets.length && triplets[triplet].push(hint[k]))
      && triplets.every(
        ([a, b, c, ...more]) => more.length === 0 && (a === b + c || b === a + c || c === a + b)
      )
    );
  }

  part.Replay = Replay;
}
