'use strict';
// Moria: one round carried out again, from a state and the movements of clans and Sauron. What only
// the dice know, such as damage and the clan of who comes back, is read from the next state.
{
  const V = globalThis.Viewer;
  const part = V.game_part('Moria');

  /// A round carried out again. A dwarf or wizard has died if its clan has changed: that always does.
  class Replay extends V.Replay {
    constructor(match, index) {
      super(match, index, part.ways);
      // By id: the steps of attacks on that unit.
      this.attacks = new Map();
    }

    copy_unit(id) {
      return {type: this.before.type(id), health: this.before.health(id)};
    }

    /// In version 1.1 trolls that have died still act.
    can_act(unit) {
      return unit.at >= 0;
    }

    carry_out(unit, k) {
      const target = this.beside(unit.at, this.orders.dirs[k]);
      if (target === unit.at) return {kind: 'move'};
      if (target < 0) return null;
      if (unit.type === part.BALROG) return this.move(unit, target);
      const other = this.unit_on(target);
      if (other !== undefined && !this.has_moved(unit, target)) return this.attack(unit, other);
      const is_of_clan = unit.clan >= 0;
      const cell = this.cells[target];
      if (cell === part.ROCK || cell > part.DUG) return this.dig(target);
      if (is_of_clan && cell === part.ABYSS) return this.die(unit, 'fall', target);
      if (is_of_clan && this.is_beside_balrog(target)) return this.die(unit, 'burn', target);
      return this.move(unit, target);
    }

    /// Whether the next state shows that a unit has gone to where another one had been.
    has_moved(unit, target) {
      return this.after.player(unit.id) === unit.clan && this.cell_after(unit.id) === target;
    }

    move(unit, target) {
      this.put(unit, target);
      if (unit.type !== part.DWARF || this.cells[target] !== part.TREASURE) return {kind: 'move'};
      this.cells[target] = unit.clan;
      return {kind: 'treasure', points: this.setting('treasure_value')};
    }

    dig(target) {
      const most = this.setting('rock_resistance');
      const turns = this.cells[target] === part.ROCK ? most : this.cells[target] - part.DUG;
      this.cells[target] = turns > 1 ? part.DUG + turns - 1 : this.dug_through(target);
      if (turns > 1) return {kind: 'dig', turns: turns - 1, places: [target]};
      const kind = this.cells[target] === part.ABYSS ? 'abyss' : 'dig_through';
      return {kind, places: [target]};
    }

    dug_through(target) {
      return this.after.cells[target] === part.ABYSS ? part.ABYSS : part.CAVE;
    }

    die(unit, kind, target) {
      this.take_off(unit);
      unit.alive = false;
      const to_clan = this.after.player(unit.id);
      return {kind, to_clan, places: [target], fallen: [unit.at]};
    }

    attack(unit, other) {
      const places = [other.at];
      const step = {kind: 'attack', unit: unit.id, other: other.id, other_clan: other.clan, places};
      if (!this.attacks.has(other.id)) this.attacks.set(other.id, []);
      this.attacks.get(other.id).push(step);
      return step;
    }

    is_beside_balrog(at) {
      const {cols} = this.match;
      const b = this.units.get(this.before.balrog).at;
      const far = f => Math.abs(f(at) - f(b)) > 1;
      return !far(cell => Math.floor(cell / cols)) && !far(cell => cell % cols);
    }

    /// The end of the round, read from the next state. False if that state can't have followed.
    finish() {
      for (const unit of this.units.values()) {
        if (unit.type === part.BALROG || !unit.alive) continue;
        if (this.has_died(unit)) this.tell_death(unit);
        else this.tell_damage(unit);
      }
      for (const unit of this.units.values()) if (unit.type === part.ORC) this.tell_orc(unit);
      return this.treasures_agree();
    }

    has_died({id, clan, type, at}) {
      if (type <= part.WIZARD) return this.after.player(id) !== clan;
      return this.cell_after(id) !== at;
    }

    tell_death(unit) {
      const {id, clan, at} = unit;
      const to_clan = this.after.player(id);
      const attacks = this.attacks.get(id) || [];
      const last = attacks.length > 0 ? attacks[attacks.length - 1] : null;
      const is_by_clan = last !== null && this.units.get(last.unit).clan >= 0;
      const is_of_clan = clan >= 0;
      this.take_off(unit);
      const balrog = this.units.get(this.before.balrog);
      const by_balrog =
        this.is_beside_balrog_now(at)
        && (last === null || (is_by_clan && is_of_clan && this.units.get(last.unit).clan !== to_clan));
      if (by_balrog || last === null) {
        const step = {kind: is_of_clan ? 'balrog_kills' : 'balrog_kills_own', unit: balrog.id, clan: -1};
        const place = {at, other: id, other_clan: clan, fallen: [at]};
        this.steps.push({...step, ...place, to_clan: is_of_clan ? to_clan : undefined});
        return;
      }
      const kill = is_of_clan ? this.killer_of(attacks, to_clan) : last;
      const by_clan = this.units.get(kill.unit).clan >= 0;
      const kinds = is_of_clan ? ['kill', 'capture'] : ['slay', 'slay'];
      kill.kind = kinds[Number(by_clan)];
      kill.fallen = [at];
      if (is_of_clan) kill.to_clan = to_clan;
      this.follow(kill);
    }

    /// Sauron's units attack last; a dwarf that kills is of the clan that gets the unit.
    killer_of(attacks, to_clan) {
      const last = attacks[attacks.length - 1];
      if (this.units.get(last.unit).clan < 0) return last;
      const own = attacks.filter(step => this.units.get(step.unit).clan === to_clan);
      return own.length > 0 ? own[own.length - 1] : last;
    }

    /// Steps are copied when they are noted: what is found out later goes into the copy.
    follow(step) {
      const noted = this.steps.find(({unit, other}) => unit === step.unit && other === step.other);
      if (noted !== undefined) Object.assign(noted, step);
    }

    is_beside_balrog_now(at) {
      const {cols} = this.match;
      const b = this.units.get(this.before.balrog).at;
      return (
        Math.abs(Math.floor(at / cols) - Math.floor(b / cols)) <= 1
        && Math.abs((at % cols) - (b % cols)) <= 1
      );
    }

    /// How much health a unit has lost in all attacks, unless it was healed afterwards.
    tell_damage(unit) {
      const {id, clan, health} = unit;
      const now = this.after.health(id);
      const attacks = this.attacks.get(id) || [];
      if (attacks.length > 0 && now < health) {
        const last = attacks[attacks.length - 1];
        Object.assign(last, {kind: 'wound', damage: health - now, health: now});
        this.follow(last);
      }
      if (now > health) {
        const at = this.cell_after(id);
        this.steps.push({kind: 'healed', unit: id, clan, at, amount: now - health});
      }
    }

    tell_orc({id}) {
      const now = this.after.is_present(id);
      if (!now || (this.before.is_present(id) && this.units.get(id).at === this.cell_after(id))) return;
      this.steps.push({kind: 'orc_enters', unit: id, clan: -1, at: this.cell_after(id)});
    }

    treasures_agree() {
      const taken = new Int32Array(V.NUM_PLAYERS);
      for (const {kind, clan} of this.steps) if (kind === 'treasure') ++taken[clan];
      const {before, after} = this;
      return taken.every((n, p) => after.nb_treasures[p] === before.nb_treasures[p] + n);
    }
  }

  part.Replay = Replay;
}
