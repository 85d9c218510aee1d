'use strict';
// Harry Potter: one round carried out again, from a state and the orders that were carried out.
// What only the dice know (who won a duel) is asked from a list of guesses.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  /// A round carried out again.
  class Replay extends V.Replay {
    /// `guesses[d]`: whether the attacker wins the d-th duel that is up to chance.
    constructor(match, index, guesses) {
      super(match, index, part.ways);
      this.guesses = guesses;
      this.duels = 0;
      this.branches = [];
      this.dead = [];
      this.counts = this.before.count_units();
      this.books = new Set(this.before.books);
    }

    copy_unit(id) {
      const {before} = this;
      return {wizard: before.is_wizard(id), rounds: before.rounds(id), next: before.next(id)};
    }

    strength(clan) {
      return Math.floor(this.before.strength[clan] / Math.max(this.counts[clan], 1));
    }

    in_conversion(unit) {
      return unit.wizard && unit.rounds > 0;
    }

    beside_voldemort(at, state) {
      const row = Math.floor(at / this.match.cols);
      const col = at % this.match.cols;
      return Math.abs(row - state.voldemort_row) <= 1 && Math.abs(col - state.voldemort_col) <= 1;
    }

    carry_out(unit, k) {
      if (this.orders.kinds[k] === part.SPELL) return this.spell(unit);
      return this.move(unit, this.beside(unit.at, this.orders.dirs[k]), k);
    }

    move(unit, target, k) {
      if (target < 0) return null;
      if (this.beside_voldemort(target, this.before)) return this.die(unit, 'walked');
      if (this.cells[target] === part.WALL) return null;
      const other = this.unit_on(target);
      if (other !== undefined) return this.meet(unit, other, k);
      this.put(unit, target);
      this.cells[target] = unit.clan;
      return {kind: this.books.delete(target) ? 'book' : 'move'};
    }

    /// A unit moves against another one.
    meet(unit, other, k) {
      if (!unit.wizard || this.in_conversion(unit)) return null;
      const step = {
        unit: unit.id,
        clan: unit.clan,
        other: other.id,
        other_clan: other.clan,
        at: other.at,
      };
      if (unit.clan === other.clan) return this.free(other, step);
      if (!other.wizard) return this.attack_ghost(other, step);
      if (this.in_conversion(other)) return null;
      return this.duel(unit, other, step, k);
    }

    free(other, step) {
      if (!this.in_conversion(other)) return null;
      step.kind = 'cancel';
      step.to_clan = other.next;
      other.rounds = 0;
      other.next = -1;
      return step;
    }

    attack_ghost(ghost, step) {
      const last = ghost.next;
      const protection = this.setting('ROUNDS_NO_ATTACK_GHOST');
      if (last >= 0 && this.before.round - last < protection) return null;
      ghost.rounds += this.setting('ROUNDS_ATTACK_RESTING_GHOST');
      ghost.next = this.before.round;
      step.kind = 'ghost';
      step.rounds = this.setting('ROUNDS_ATTACK_RESTING_GHOST');
      return step;
    }

    duel(unit, other, step, k) {
      step.strength = this.strength(unit.clan);
      step.other_strength = this.strength(other.clan);
      if (step.strength > 2 * step.other_strength) return this.take_over(unit, other, step);
      if (step.other_strength > 2 * step.strength) return this.take_over(other, unit, step);
      const wins = this.guess(unit, other, k);
      const [winner, loser] = wins ? [unit, other] : [other, unit];
      loser.rounds = this.setting('ROUNDS_FOR_CONVERTING');
      loser.next = step.to_clan = winner.clan;
      step.kind = wins ? 'duel_won' : 'duel_lost';
      return step;
    }

    take_over(winner, loser, step) {
      step.kind = winner.id === step.unit ? 'converts' : 'converted';
      --this.counts[loser.clan];
      loser.clan = winner.clan;
      ++this.counts[loser.clan];
      this.cells[loser.at] = winner.clan;
      return step;
    }

    /// Whether the attacker wins: as the list of guesses says; behind its end what the next state
    /// suggests. Notes at which duels both outcomes are conceivable.
    guess(unit, other, k) {
      const d = this.duels++;
      const win = this.conceivable(other, unit.clan, k);
      const lose = this.conceivable(unit, other.clan, k);
      if (d < this.guesses.length) return this.guesses[d];
      if (win.fits || (win.open && !lose.fits)) {
        this.branches.push({duel: d, open: lose.fits || lose.open});
        this.guesses.push(true);
        return true;
      }
      this.branches.push({duel: d, open: win.fits || win.open});
      this.guesses.push(false);
      return false;
    }

    /// Whether the unit can have lost now: it `fits` what the next state shows, or it is `open`
    /// because the unit can have been freed or have died after this.
    conceivable(unit, clan, k) {
      const {after, match} = this;
      const left = this.setting('ROUNDS_FOR_CONVERTING') - 1;
      const fits =
        left === 0
          ? after.player(unit.id) === clan && after.rounds(unit.id) === 0
          : after.rounds(unit.id) === left && after.next(unit.id) === clan;
      const distance = (a, row, col) =>
        Math.max(Math.abs(Math.floor(a / match.cols) - row), Math.abs((a % match.cols) - col));
      let open = distance(unit.at, this.before.voldemort_row, this.before.voldemort_col) <= 4;
      for (let n = k + 1; n < this.orders.ids.length && !open; ++n) {
        const mover = this.units.get(this.orders.ids[n]);
        if (!mover.wizard) continue;
        const target = this.beside(mover.at, this.orders.dirs[n]);
        open =
          target >= 0
          && distance(unit.at, Math.floor(target / match.cols), target % match.cols) <= 1;
      }
      return {fits, open};
    }

    spell(ghost) {
      if (ghost.wizard || !ghost.alive) return null;
      let candidates = 0;
      let free = 0;
      for (let at = 0; at < this.cells.length; ++at) {
        if (this.cells[at] === part.WALL || this.unit_on(at) !== undefined) continue;
        ++free;
        if (this.cells[at] !== ghost.clan) ++candidates;
      }
      const cells =
        this.match.version === '1.0'
          ? Math.min(Math.floor(0.15 * free), candidates)
          : Math.floor((15 * candidates) / 100);
      ghost.rounds = this.setting('ROUNDS_SPELL_RESTING_GHOST');
      const places = [];
      for (let at = 0; at < this.cells.length; ++at) {
        const won = this.after.cells[at] === ghost.clan && this.cells[at] !== ghost.clan;
        if (won && this.unit_on(at) === undefined) places.push(at);
      }
      this.cast = true;
      return {kind: 'spell', unit: ghost.id, clan: ghost.clan, at: ghost.at, cells, places};
    }

    die(unit, how) {
      this.take_off(unit);
      --this.counts[unit.clan];
      unit.alive = false;
      this.dead.push(unit);
      const kind = unit.wizard ? how : `${how}_ghost`;
      return {kind, unit: unit.id, clan: unit.clan, at: unit.at, fallen: [unit.at]};
    }

    /// The end of the round, read from the next state. False if that state can't have followed.
    finish() {
      this.end_voldemort();
      const units = Array.from(this.units.values());
      const clans = units.map(unit => unit.clan);
      const ok = units.every(unit => this.end_unit(unit));
      for (const step of this.steps) {
        if (!step.fallen) continue;
        step.back_clan = this.after.player(step.unit);
        step.places = [this.cell_after(step.unit)];
      }
      units.forEach(({id, alive, clan, at}, k) => {
        if (!alive || clan === clans[k]) return;
        this.steps.push({kind: 'finish', unit: id, clan, from_clan: clans[k], at});
      });
      return ok;
    }

    end_voldemort() {
      const {voldemort_row, voldemort_col} = this.after;
      const under = voldemort_row * this.match.cols + voldemort_col;
      for (const unit of this.units.values()) {
        if (unit.alive && unit.at !== under && this.beside_voldemort(unit.at, this.after)) {
          this.steps.push(this.die(unit, 'taken'));
        }
      }
      for (const book of this.books) {
        if (book === under || !this.beside_voldemort(book, this.after)) continue;
        this.steps.push({kind: 'book_taken', at: book});
      }
    }

    /// Ages a unit and compares it with the next state.
    end_unit(unit) {
      const {after} = this;
      const {id} = unit;
      if (!unit.alive) {
        return unit.wizard
          ? after.rounds(id) === 0 && after.next(id) === -1
          : after.player(id) === unit.clan
              && after.next(id) === -1
              && after.rounds(id) === this.setting('ROUNDS_SPELL_RESTING_GHOST') - 1;
      }
      const finishes = this.in_conversion(unit) && unit.rounds === 1;
      if (unit.rounds > 0) --unit.rounds;
      if (finishes) {
        unit.clan = unit.next;
        unit.next = -1;
      }
      return (
        this.cell_after(id) === unit.at
        && after.player(id) === unit.clan
        && after.rounds(id) === unit.rounds
        && after.next(id) === unit.next
      );
    }
  }

  part.Replay = Replay;
}
