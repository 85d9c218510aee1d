'use strict';
// Money Heist: one round carried out again, from a state and the orders that were carried out.
// Only what comes back at the end of the round is up to the dice: it is read from the next state.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  const NO_UNIT = -1;
  const TRIPLET = 3;
  // Scores and pots grow to this and no further.
  const MOST = 2147483647;

  /// A round replayed as far as orders go; then `finish` checks it against the state that followed.
  class Replay {
    constructor(match, index) {
      this.match = match;
      this.before = match.states[index];
      this.after = match.states[index + 1];
      this.orders = match.orders[index];
      this.steps = [];
      this.copy_state();
    }

    copy_state() {
      const {before, match} = this;
      this.cells = before.cells.slice();
      this.occupant = new Int16Array(this.cells.length).fill(NO_UNIT);
      this.units = Array.from({length: before.num_units}, (_, id) => ({
        id,
        is_professor: before.is_professor(id),
        clan: before.player(id),
        at: before.row(id) * match.cols + before.col(id),
        health: before.health(id),
        poison: before.poison(id),
        alive: before.is_alive(id),
      }));
      for (const unit of this.units) if (unit.alive) this.occupant[unit.at] = unit.id;
      this.money = new Map(Array.from(before.money, (at, k) => [at, before.amounts[k]]));
      this.boxes = new Map(Array.from(before.doors, (at, box) => [at, box]));
      this.opened = new Set();
      this.health_pot = before.health_pot.slice();
      this.poison_pot = before.poison_pot.slice();
      // The points of the round.
      const nothing = () => new Float64Array(V.NUM_PLAYERS);
      this.earned = {money: nothing(), kills: nothing(), gold: nothing()};
    }

    setting(name) {
      return this.match.setting(name);
    }

    /// The cell beside another one, -1 if that is off the board.
    neighbour(at, dir) {
      return V.cell_beside(this.match, at, part.DIR_ROW[dir], part.DIR_COL[dir]);
    }

    /// Carries out all orders. False if one of them can't have been carried out.
    run() {
      for (let k = 0; k < this.orders.ids.length; ++k) {
        const unit = this.units[this.orders.ids[k]];
        const step = unit.alive ? this.carry_out(unit, k) : null;
        if (step === null) return false;
        this.steps.push({unit: unit.id, clan: unit.clan, at: unit.at, ...step});
      }
      return true;
    }

    carry_out(unit, k) {
      const target = this.neighbour(unit.at, this.orders.dirs[k]);
      switch (this.orders.kinds[k]) {
        case part.MOVE:
          return this.move(unit, target);
        case part.OPEN:
          return this.open(unit, target, this.orders.keys.get(k));
        case part.CHARGE:
          return unit.is_professor ? null : this.charge(unit);
        default:
          return unit.is_professor ? this.heal(unit) : null;
      }
    }

    move(unit, target) {
      const closed = [part.WALL, part.DOOR, part.GOLD];
      if (target < 0 || closed.includes(this.cells[target])) return null;
      if (this.occupant[target] !== NO_UNIT)
        return this.attack(unit, this.units[this.occupant[target]]);
      this.occupant[unit.at] = NO_UNIT;
      this.occupant[target] = unit.id;
      unit.at = target;
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
        return {...step, kind: 'kill'};
      }
      other.health = Math.max(0, other.health - this.setting('PROFESSOR_HEALTH_DECREASE'));
      if (other.health > 0) return {...step, kind: 'wound', health: other.health};
      this.kill(other, unit.clan, 'POINTS_FOR_KILLING_PROFESSOR');
      return {...step, kind: 'kill_professor', rounds: this.setting('PROFESSOR_ROUNDS_REBIRTH')};
    }

    kill(unit, killer, points) {
      this.occupant[unit.at] = NO_UNIT;
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
      const step = take(this.poison_pot, soldier.clan, most - soldier.poison);
      soldier.poison += step.amount;
      return {...step, kind: kind_of_taking('charge', step.amount), has: soldier.poison};
    }

    heal(professor) {
      const most = this.setting('PROFESSOR_MAX_HEALTH');
      const step = take(this.health_pot, professor.clan, most - professor.health);
      professor.health += step.amount;
      return {...step, kind: kind_of_taking('heal', step.amount), has: professor.health};
    }

    /// The end of the round, read from the next state. False if that state can't have followed.
    finish() {
      for (const step of this.steps) {
        if (step.kind !== 'kill') continue;
        step.to = this.after.player(step.other);
        step.places.push(this.place_after(step.other));
      }
      const checks = [this.end_units(), this.end_things(), this.end_boxes(), this.end_clans()];
      return checks.every(ok => ok);
    }

    place_after(id) {
      return this.after.row(id) * this.match.cols + this.after.col(id);
    }

    end_units() {
      const ends = this.units.map(unit =>
        unit.is_professor ? this.end_professor(unit) : this.end_soldier(unit)
      );
      return ends.every(ok => ok);
    }

    end_soldier({id, clan, at, poison, alive}) {
      const {after} = this;
      if (!alive) return after.poison(id) === this.setting('INITIAL_SOLDIERS_POISONS');
      return (
        this.place_after(id) === at && after.player(id) === clan && after.poison(id) === poison
      );
    }

    end_professor({id, clan, at, health, alive}) {
      const {before, after, match} = this;
      let rounds = 0;
      if (!alive) {
        const dies_now = before.is_alive(id);
        rounds = dies_now ? this.setting('PROFESSOR_ROUNDS_REBIRTH') : before.rounds(id) - 1;
      }
      if (after.player(id) !== clan || after.rounds(id) !== rounds) return false;
      if (alive || rounds > 0) return this.place_after(id) === at && after.health(id) === health;
      this.steps.push({kind: 'professor_back', unit: id, clan, at: this.place_after(id)});
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
        if (now >= 0) this.steps.push({kind: 'box_back', box, at: now});
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

  function kind_of_taking(kind, amount) {
    if (amount < 0) return `${kind}_back`;
    return amount === 0 ? `${kind}_nothing` : kind;
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
