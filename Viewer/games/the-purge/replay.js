'use strict';
// The Purge: one round carried out again, from a state and the orders that were carried out.
// Who won a fight is up to the dice: it is found by trying what agrees with the next state.
{
  const V = globalThis.Viewer;
  const part = V.game_part('ThePurge');

  // Scores and lives grow to this and no further.
  const MOST = 2147483647;
  // How many ways are tried to find one in which the fights of a round may have gone, and for each
  // fight, to find another one.
  const MOST_ATTEMPTS = 3000;
  const MOST_OTHERS = 80;

  const TAKEN = {
    [part.MONEY]: 'money',
    [part.FOOD]: 'food',
    [part.GUN]: 'gun',
    [part.BAZOOKA]: 'bazooka',
  };
  // The weapon that a thing is for a warrior.
  const WEAPONS = {[part.GUN]: 1, [part.BAZOOKA]: 2};
  const WEAPON_WORDS = ['HAMMER', 'GUN', 'BAZOOKA', 'BUILDER'];

  /// A round in which the fights go as `outcomes` says, one after the other: whether the mover wins.
  /// Where there is no more of it, the mover wins if it may have, and that is noted there. In the
  /// fight of order `given.order` it wins if `given.wins`.
  class Attempt extends V.Replay {
    constructor(match, index, outcomes, given) {
      super(match, index, part.ways);
      Object.assign(this, {outcomes, given});
      this.fights = 0;
      this.barricades = new Map();
      for (const [at, {clan, resistance}] of this.before.barricades)
        this.barricades.set(at, {clan, resistance});
      const nothing = () => new Float64Array(V.NUM_PLAYERS);
      this.earned = {money: nothing(), kills: nothing()};
      this.kills = nothing();
      this.can_run = this.run();
      this.agrees = this.finish() && this.can_run;
    }

    copy_unit(id) {
      const {before} = this;
      return {
        is_builder: before.is_builder(id),
        weapon: before.weapon(id),
        life: before.life(id),
        may_eat: true,
      };
    }

    setting_of(unit, name) {
      return this.setting(`${unit.is_builder ? 'BUILDER' : 'WARRIOR'}_${name}`);
    }

    carry_out(unit, k) {
      this.order = k;
      const target = this.beside(unit.at, this.orders.dirs[k]);
      unit.may_eat = this.orders.kinds[k] === part.MOVE && unit.may_eat;
      if (target < 0 || this.cells[target] === part.BUILDING) return null;
      const step =
        this.orders.kinds[k] === part.BUILD ? this.build(unit, target) : this.move(unit, target);
      unit.may_eat = false;
      return step;
    }

    move(unit, target) {
      const barricade = this.barricades.get(target);
      const other = this.unit_on(target);
      if (barricade && barricade.clan !== unit.clan) return this.strike(unit, target, barricade);
      if (other) return barricade ? null : this.fight(unit, other);
      this.put(unit, target);
      return barricade ? {kind: 'hide'} : this.take(unit);
    }

    /// What lies where a citizen has moved is gone.
    take(unit) {
      const thing = this.cells[unit.at];
      if (!part.THINGS.includes(thing)) return {kind: 'move'};
      this.cells[unit.at] = part.STREET;
      const kind = TAKEN[thing];
      if (thing === part.MONEY) {
        const points = this.setting('MONEY_POINTS');
        this.earned.money[unit.clan] += points;
        return {kind, points};
      }
      if (thing === part.FOOD) {
        const most = this.setting_of(unit, 'INI_LIFE');
        unit.life = Math.min(most, unit.life + this.setting('FOOD_INCR_LIFE'));
        return {kind, life: unit.life};
      }
      if (unit.is_builder) return {kind: `${kind}_lost`};
      const better = WEAPONS[thing] > unit.weapon;
      unit.weapon = Math.max(unit.weapon, WEAPONS[thing]);
      return {kind: better ? kind : `${kind}_left`};
    }

    strike(unit, target, barricade) {
      if (this.before.is_day) return null;
      barricade.resistance -= this.setting(`${WEAPON_WORDS[unit.weapon]}_STRENGTH_DEMOLISH`);
      const step = {of_clan: barricade.clan, places: [target]};
      if (barricade.resistance > 0)
        return {...step, kind: 'strike', resistance: barricade.resistance};
      this.barricades.delete(target);
      const exposed = this.unit_on(target);
      if (!exposed) return {...step, kind: 'break'};
      return {...step, kind: 'expose', other: exposed.id, other_clan: exposed.clan};
    }

    fight(unit, other) {
      if (this.before.is_day || unit.clan === other.clan) return null;
      const wins = this.outcome(unit, other);
      if (wins === null) return null;
      const [winner, loser] = wins ? [unit, other] : [other, unit];
      const at = loser.at;
      loser.life -= this.setting('LIFE_LOST_IN_ATTACK');
      const step = {other: other.id, other_clan: other.clan, places: [other.at], outcome: wins};
      if (loser.life > 0) return {...step, kind: wins ? 'win' : 'lose', life: loser.life};
      const points = this.setting(loser.is_builder ? 'KILL_BUILDER_POINTS' : 'KILL_WARRIOR_POINTS');
      this.earned.kills[winner.clan] += points;
      ++this.kills[winner.clan];
      loser.alive = false;
      this.take_off(loser);
      return {...step, kind: wins ? 'kill' : 'die', points, fallen: [at]};
    }

    /// Whether the mover wins; null if the other one can't have lost.
    outcome(unit, other) {
      const k = this.fights++;
      if (k >= this.outcomes.length) this.outcomes.push(this.may_lose(other));
      const {order, wins} = this.given || {};
      if (order === this.order) this.outcomes[k] = wins;
      return this.may_lose(this.outcomes[k] ? other : unit) ? this.outcomes[k] : null;
    }

    /// Whether a citizen can lose a fight now: what it has left must be enough for the next state.
    may_lose(unit) {
      const {after} = this;
      if (!after.has(unit.id)) return true;
      const left = unit.life - this.setting('LIFE_LOST_IN_ATTACK');
      const to_come = unit.may_eat ? this.setting('FOOD_INCR_LIFE') : 0;
      return left > 0 && left + to_come >= after.life(unit.id);
    }

    build(unit, target) {
      const by_night_too = this.match.version === '1.0';
      if (!unit.is_builder || this.barricades.has(unit.at)) return null;
      if (!this.before.is_day && !by_night_too) return null;
      if (this.unit_on(target) || part.THINGS.includes(this.cells[target])) return null;
      const step = this.setting('BARRICADE_RESISTANCE_STEP');
      const barricade = this.barricades.get(target);
      if (!barricade) {
        this.barricades.set(target, {clan: unit.clan, resistance: step});
        return {kind: 'build', resistance: step, places: [target]};
      }
      if (barricade.clan !== unit.clan) return null;
      const most = this.setting('BARRICADE_MAX_RESISTANCE');
      barricade.resistance = Math.min(most, barricade.resistance + step);
      return {kind: 'raise', resistance: barricade.resistance, places: [target]};
    }

    /// The end of the round, read from the next state. False if that state can't have followed.
    finish() {
      const checks = [
        this.end_citizens(),
        this.end_things(),
        this.end_barricades(),
        this.before.score.every(
          (score, p) =>
            this.after.score[p]
            === Math.min(MOST, score + this.earned.money[p] + this.earned.kills[p])
        ),
      ];
      return checks.every(ok => ok);
    }

    end_citizens() {
      const {after} = this;
      const stay = Array.from(this.units.values(), unit => {
        if (!unit.alive || !after.has(unit.id)) return !unit.alive && !after.has(unit.id);
        return (
          this.cell_after(unit.id) === unit.at
          && after.player(unit.id) === unit.clan
          && after.is_builder(unit.id) === unit.is_builder
          && after.weapon(unit.id) === unit.weapon
          && after.life(unit.id) === unit.life
        );
      });
      return stay.every(ok => ok) && this.births();
    }

    births() {
      const {after, before} = this;
      const born = after.ids.filter(id => !before.has(id));
      for (const unit of born) {
        this.steps.push({
          kind: 'birth',
          unit,
          clan: after.player(unit),
          at: this.cell_after(unit),
        });
      }
      return Array.from(born).every(id => {
        const is_builder = after.is_builder(id);
        return (
          after.life(id) === this.setting_of({is_builder}, 'INI_LIFE')
          && after.weapon(id) === (is_builder ? part.NO_WEAPON : part.HAMMER)
        );
      });
    }

    /// What nobody took is still there; what is new has come back.
    end_things() {
      const {after, cells} = this;
      let ok = true;
      for (let at = 0; at < cells.length; ++at) {
        const [was, is] = [cells[at], after.cells[at]];
        if (part.THINGS.includes(was) || was === part.BUILDING) ok = ok && was === is;
        else if (part.THINGS.includes(is)) this.steps.push({kind: `${TAKEN[is]}_back`, at});
      }
      return ok;
    }

    end_barricades() {
      const {before, after, barricades} = this;
      if (!before.is_day && after.is_day) {
        const places = Array.from(barricades.keys());
        this.steps.push({kind: 'dawn'});
        if (places.length > 0) this.steps.push({kind: 'gone', count: places.length, places});
        return after.barricades.size === 0;
      }
      if (before.is_day && !after.is_day) this.steps.push({kind: 'dusk'});
      return (
        after.barricades.size === barricades.size
        && Array.from(after.barricades).every(([at, {clan, resistance}]) => {
          const own = barricades.get(at);
          return own && own.clan === clan && own.resistance === resistance;
        })
      );
    }
  }

  /// A way in which the round may have gone, or the last that was tried if none agrees with the next
  /// state. `given` says how the fight of one order went, if that is not to be found out.
  function find_way(match, index, most, given) {
    let outcomes = [];
    let attempt = null;
    for (let n = 0; n < most && outcomes !== null; ++n) {
      attempt = new Attempt(match, index, outcomes, given);
      if (attempt.agrees) break;
      outcomes = next_outcomes(attempt);
    }
    return attempt;
  }

  /// The next outcomes to try: the last fight that the mover won goes the other way.
  function next_outcomes({outcomes, fights}) {
    const last = outcomes.slice(0, fights).lastIndexOf(true);
    return last < 0 ? null : [...outcomes.slice(0, last), false];
  }

  /// A round carried out again in a way that agrees with the next state. A fight that may as well
  /// have gone otherwise is told without a winner: "{unit} attacked {other}".
  class Replay {
    constructor(match, index) {
      Object.assign(this, {match, index});
    }

    /// False if an order can't have been carried out.
    run() {
      this.way = find_way(this.match, this.index, MOST_ATTEMPTS);
      const {steps, earned, kills, can_run} = this.way;
      Object.assign(this, {steps, earned, kills});
      return can_run;
    }

    finish() {
      if (this.way.agrees) this.steps = this.told_steps();
      return this.way.agrees;
    }

    told_steps() {
      const {steps} = this.way;
      const ways = steps
        .map(({outcome}, order) => ({order, wins: !outcome, is_fight: outcome !== undefined}))
        .filter(({is_fight}) => is_fight)
        .map(given => find_way(this.match, this.index, MOST_OTHERS, given))
        .filter(({agrees}) => agrees);
      return steps.map((step, k) => told(step, k, ways));
    }
  }

  /// A step as it is told, without what is not the same in all these ways.
  function told({outcome, ...step}, k, ways) {
    const same = ways.every(
      ({steps}) => steps[k].kind === step.kind && steps[k].life === step.life
    );
    if (outcome === undefined || same) return step;
    const {unit, clan, other, other_clan, at, places} = step;
    return {kind: 'fight', unit, clan, other, other_clan, at, places};
  }

  Object.assign(part, {Replay});
}
