// Many matches of a player that was built in the page.
import PQueue from 'p-queue';

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
    let done = 0;
    const work = match => async () => {
      await match.play();
      if (this.stopped) return;
      await this.compare(match);
      tell(++done);
    };
    await new PQueue({concurrency: navigator.hardwareConcurrency}).addAll(this.matches.map(work));
  }

  /// Notes by how many points the player leads at the end, being out as worse than anything, and by how much
  /// it is above the others' mean in each chart.
  async compare(played) {
    const {seats, trace, outs} = played;
    const me = seats.indexOf(this.mine);
    const {match} = await V.read_match({bytes: new TextEncoder().encode(trace)}, '', async () => this.game);
    for (const {key} of this.game.charts) {
      const others = Array.from(V.row_of(match, key, match.count - 1));
      const [own] = others.splice(me, 1);
      if (key === 'score') played.ahead = outs.has(me) ? -Infinity : own - Math.max(...others);
      (this.leads[key] ||= []).push(own - mean(others));
    }
  }

  stop() {
    this.stopped = true;
    this.matches.forEach(match => match.stop());
  }

  /// How many of `count` were won, in how many it was `out`, between which percents the true share is, what
  /// sets the player `apart`, [{key, middle}], the surest first, and the worst match.
  result() {
    const {matches, leads} = this;
    const count = matches.length;
    const won = matches.filter(({ahead}) => ahead >= 0).length;
    const out = matches.filter(({ahead}) => ahead === -Infinity).length;
    const [low, high] = interval(won, count).map(share => Math.round(100 * share));
    const all = Object.entries(leads).map(([key, list]) => {
      const middle = mean(list);
      const spread = Math.sqrt(mean(list.map(value => (value - middle) ** 2)) / count);
      return {key, middle, sure: Math.abs(middle) / (spread || 1e-9)};
    });
    const apart = all.filter(({sure}) => sure > 2).sort((one, other) => other.sure - one.sure);
    const [worst] = matches.slice().sort((one, other) => one.ahead - other.ahead);
    return {won, out, count, low, high, apart, worst};
  }
}

const mean = list => list.reduce((sum, value) => sum + value, 0) / list.length;

/// Wilson's interval of 95%.
function interval(won, count) {
  const z = 1.96;
  const middle = (won + (z * z) / 2) / (count + z * z);
  const half = (z / (count + z * z)) * Math.sqrt((won * (count - won)) / count + (z * z) / 4);
  return [middle - half, middle + half];
}

V.StudioSeries = StudioSeries;
