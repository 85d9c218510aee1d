// Many matches of a player that was built in the page.
class StudioSeries {
  /// With the same company; its seat and the seed change from one match to the next.
  constructor(game, {players, mine, seed, count}) {
    const match_of = (_, k) => {
      const seats = players.map((_, p) => players[(p + 4 - (k % 4)) % 4]);
      return new V.StudioMatch(game, {seats, seed: seed + k});
    };
    this.matches = Array.from({length: count}, match_of);
    Object.assign(this, {game, mine, leads: {}});
  }

  /// Plays them, as many at a time as there are cores. `tell(done)` is called after each.
  async play(tell) {
    const left = this.matches.values();
    let done = 0;
    const work = async () => {
      for (const match of left) {
        await match.play();
        if (match.stopped) return;
        await this.compare(match);
        tell(++done);
      }
    };
    await Promise.all(Array.from({length: navigator.hardwareConcurrency || 2}, work));
    return this;
  }

  /// Notes by how many points the player is before all others at the end, being out as worse than anything;
  /// and by how much it is above their mean in each chart.
  async compare(played) {
    const {seats, trace, outs} = played;
    const me = seats.indexOf(this.mine);
    const {match} = await V.read_match({bytes: new TextEncoder().encode(trace)}, '', async () => this.game);
    for (const {key} of this.game.charts) {
      const others = Array.from(V.row_of(match, key, match.count - 1));
      const [own] = others.splice(me, 1);
      if (key === 'score') played.ahead = own - Math.max(...others) - (outs.has(me) ? 1e6 : 0);
      (this.leads[key] ||= []).push(own - mean(others));
    }
  }

  /// What sets the player apart: [key, mean], the surest first.
  apart() {
    const found = Object.entries(this.leads).map(([key, list]) => {
      const middle = mean(list);
      const spread = Math.sqrt(mean(list.map(value => (value - middle) ** 2)) / list.length);
      return {key, middle, sure: Math.abs(middle) / (spread || 1e-9)};
    });
    return found.filter(({sure}) => sure > 2).sort((one, other) => other.sure - one.sure);
  }

  stop() {
    this.matches.forEach(match => match.stop());
  }

  get stopped() {
    return this.matches[0].stopped;
  }

  /// How many were won, between which shares of wins the true one is, and the match that went worst.
  result() {
    const {matches} = this;
    const won = matches.filter(({ahead}) => ahead >= 0).length;
    const [worst] = matches.slice().sort((one, other) => one.ahead - other.ahead);
    return {won, shares: interval(won, matches.length), worst};
  }
}

const mean = list => list.reduce((sum, value) => sum + value, 0) / list.length;

/// Wilson's interval of 95%.
function interval(won, count) {
  const z = 1.96;
  const middle = (won + (z * z) / 2) / (count + z * z);
  const half = (z / (count + z * z)) * Math.sqrt((won * (count - won)) / count + (z * z) / 4);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

Object.assign(V, {StudioSeries});
