'use strict';
// Money Heist: what the orders of a whole match came to.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  // The steps of a replay that have a mark on the slider, and its text.
  const MARK_TEXTS = {open: 'mark_open', kill_professor: 'mark_professor'};

  // What the orders of a whole match came to, for the matches that were asked for.
  const histories = new WeakMap();

  /// The points from each source before each state, counted from the first one, and the marks of
  /// all rounds.
  function history_of(match) {
    if (!histories.has(match)) histories.set(match, follow_history(match));
    return histories.get(match);
  }

  function follow_history(match) {
    const sum = {money: [], kills: [], gold: []};
    const marks = [];
    for (const line of Object.values(sum)) line.push(new Float64Array(V.NUM_PLAYERS));
    for (let index = 0; index + 1 < match.states.length; ++index) {
      const replay = new part.Replay(match, index);
      replay.run();
      for (const [source, line] of Object.entries(sum))
        line.push(line[index].map((points, p) => points + replay.earned[source][p]));
      for (const {kind, clan} of replay.steps)
        if (kind in MARK_TEXTS) marks.push({index, kind, clan, text: MARK_TEXTS[kind]});
    }
    return {...sum, marks};
  }

  /// The events that deserve a mark on the slider: {index, kind, clan, text}.
  const find_marks = match => history_of(match).marks;

  Object.assign(part, {find_marks, history_of});
}
