'use strict';
// The Purge: what the orders of a whole match came to.
{
  const V = globalThis.Viewer;
  const part = V.game_part('ThePurge');

  // What the orders of a whole match came to, for the matches that were asked for.
  const histories = new WeakMap();

  /// Points from money and kills before each state, counted from the first one, and the marks of
  /// all rounds.
  function history_of(match) {
    if (!histories.has(match)) histories.set(match, follow_history(match));
    return histories.get(match);
  }

  function follow_history(match) {
    const nothing = () => new Float64Array(V.NUM_PLAYERS);
    const history = {money: [nothing()], kills: [nothing()], marks: []};
    for (let index = 0; index + 1 < match.states.length; ++index) {
      const replay = new part.Replay(match, index);
      replay.run();
      const add = (line, numbers) => line.push(line[index].map((sum, p) => sum + numbers[p]));
      add(history.money, replay.earned.money);
      add(history.kills, replay.kills);
      for (const {kind, clan, other_clan} of replay.steps) {
        if (kind === 'kill') history.marks.push({index, kind, clan, text: 'mark_kill'});
        if (kind === 'die')
          history.marks.push({index, kind: 'kill', clan: other_clan, text: 'mark_kill'});
      }
    }
    return history;
  }

  /// The events that deserve a mark on the slider: {index, kind, clan, text}.
  const find_marks = match => history_of(match).marks;

  Object.assign(part, {find_marks, history_of});
}
