'use strict';
// Harry Potter: what happened in a round, from the states before and after it and its orders.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  const MOST_REPLAYS = 256;

  /// Every way in which the duels of a round can have ended that agrees with what followed: a list
  /// of replays. `whole` is false if there were too many to try all. Empty if none agrees.
  function explain_round(match, index) {
    const found = [];
    const open = [[]];
    let tried = 0;
    let first = null;
    while (open.length > 0 && tried < MOST_REPLAYS) {
      const replay = new part.Replay(match, index, open.pop());
      ++tried;
      const agrees = replay.run() && replay.finish();
      if (first === null) first = replay;
      if (agrees) found.push(replay);
      for (const branch of replay.branches) {
        if (!branch.open) continue;
        const guesses = replay.guesses.slice(0, branch.duel + 1);
        guesses[branch.duel] = !guesses[branch.duel];
        open.push(guesses);
      }
    }
    return {found, whole: open.length === 0, first};
  }

  /// What happened in the round at this index, in order. Where states and orders leave two outcomes
  /// of a duel, its kind is 'duel' and names no winner.
  function find_events(match, index) {
    if (index < 0 || index + 1 >= match.states.length) return [];
    const {found, whole, first} = explain_round(match, index);
    const chosen = found.length > 0 ? found[0] : first;
    const events = [];
    chosen.steps.forEach((step, k) => {
      const same =
        whole
        && found.every(replay => {
          const twin = replay.steps[k];
          return (
            twin !== undefined
            && twin.kind === step.kind
            && twin.unit === step.unit
            && twin.other === step.other
          );
        });
      const is_duel = step.kind === 'duel_won' || step.kind === 'duel_lost';
      const told = is_duel && !same ? {...step, kind: 'duel'} : step;
      if (told.kind !== 'move') events.push(V.to_event(told));
    });
    if (found.length === 0) events.push({kind: 'contradiction', places: [], args: {}, fallen: []});
    return events;
  }

  /// The events that deserve a mark on the slider: {index, kind, clan, text}.
  function find_marks(match) {
    const marks = [];
    match.orders.forEach((orders, index) => {
      for (const k of orders.lists.keys()) {
        marks.push({
          index,
          kind: 'spell',
          clan: match.states[index].player(orders.ids[k]),
          text: 'mark_spell',
        });
      }
    });
    return marks;
  }

  Object.assign(part, {explain_round, find_events, find_marks});
}
