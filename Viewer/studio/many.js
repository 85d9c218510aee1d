'use strict';
// Many matches of a player that was built in the page.
{
  /// With the same company; its seat and the seed change from one match to the next.
  class StudioSeries {
    constructor(game, {players, mine, seed, count}) {
      Object.assign(this, {game, players, mine, seed, count, matches: [], stopped: false});
    }

    /// Plays them, as many at a time as there are cores. `tell(done)` is called after each.
    async play(tell) {
      let done = 0;
      const work = async () => {
        while (this.matches.length < this.count && !this.stopped) {
          await this.next_match().play();
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

    stop() {
      this.stopped = true;
      this.matches.forEach(match => match.stop());
    }

    /// How many were won, between which shares of wins the true one is, and the match that went worst.
    result() {
      const {matches, count} = this;
      const ahead = matches.map(match => this.ahead(match));
      const won = ahead.filter(points => points >= 0).length;
      return {won, count, shares: interval(won, count), worst: matches[ahead.indexOf(Math.min(...ahead))]};
    }

    /// By how many points the player is before all others; being out is worse than anything.
    ahead({seats, outs, trace}) {
      const me = seats.indexOf(this.mine);
      const scores = Array.from(trace.matchAll(/^score((?:\s+-?\d+){4})/gm))
        .pop()[1]
        .trim()
        .split(/\s+/)
        .map(Number);
      return scores[me] - Math.max(...scores.filter((_, p) => p !== me)) - (outs.has(me) ? 1e6 : 0);
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
