'use strict';
// Many matches of a player that was built in the page.
{
  /// With the same company; its seat and the seed change from one match to the next.
  class StudioSeries {
    constructor(game, {players, mine, seed, count}) {
      Object.assign(this, {game, players, mine, seed, count, matches: [], leads: {}, stopped: false});
    }

    /// Plays them, as many at a time as there are cores. `tell(done)` is called after each.
    async play(tell) {
      let done = 0;
      const work = async () => {
        while (this.matches.length < this.count && !this.stopped) {
          const match = await this.next_match().play();
          if (!this.stopped) await this.compare(match);
          tell(++done);
        }
      };
      await Promise.all(Array.from({length: Math.min(this.count, navigator.hardwareConcurrency || 2)}, work));
      return this;
    }

    next_match() {
      const {game, players, seed, matches} = this;
      const k = matches.length;
      const seats = players.map((_, p) => players[(p + 4 - (k % 4)) % 4]);
      matches.push(new V.StudioMatch(game, {seats, seed: seed + k}));
      return matches[k];
    }

    /// Notes by how many points the player is before all others at the end, being out as worse than anything;
    /// and by how much it is above their mean in each chart.
    async compare(played) {
      const {seats, trace, outs} = played;
      const me = seats.indexOf(this.mine);
      const {match} = await V.read_match({bytes: new TextEncoder().encode(trace)}, '', async () => this.game);
      for (const {key} of this.game.charts) {
        const row = Array.from(V.row_of(match, key, match.count - 1));
        if (key === 'score')
          played.ahead = row[me] - Math.max(...row.filter((_, p) => p !== me)) - (outs.has(me) ? 1e6 : 0);
        const all = row.reduce((sum, value) => sum + value, 0);
        this.leads[key] = [...(this.leads[key] || []), (V.NUM_PLAYERS * row[me] - all) / (V.NUM_PLAYERS - 1)];
      }
    }

    /// What sets the player apart: [key, mean], the surest first.
    apart() {
      const mean = list => list.reduce((sum, value) => sum + value, 0) / list.length;
      const found = Object.entries(this.leads).map(([key, list]) => {
        const middle = mean(list);
        const spread = Math.sqrt(mean(list.map(value => (value - middle) ** 2)) / list.length);
        return {key, middle, sure: Math.abs(middle) / (spread || 1e-9)};
      });
      return found.filter(({sure}) => sure > 2).sort((one, other) => other.sure - one.sure);
    }

    stop() {
      this.stopped = true;
      this.matches.forEach(match => match.stop());
    }

    /// How many were won, between which shares of wins the true one is, and the match that went worst.
    result() {
      const {matches, count} = this;
      const ahead = matches.map(match => match.ahead);
      const won = ahead.filter(points => points >= 0).length;
      return {won, count, shares: interval(won, count), worst: matches[ahead.indexOf(Math.min(...ahead))]};
    }
  }

  /// Wilson's interval of 95%.
  function interval(won, count) {
    const z = 1.96;
    const middle = (won + (z * z) / 2) / (count + z * z);
    const half = (z / (count + z * z)) * Math.sqrt((won * (count - won)) / count + (z * z) / 4);
    return [Math.max(0, middle - half), Math.min(1, middle + half)];
  }

  Object.assign(V, {StudioSeries});
}
