'use strict';
// The Walking Dead: what happened in a round, and when a clan died out.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  const MOST_REPLAYS = 256;
  const DIES_OUT = 'dies_out';

  /// The round at this index carried out again so that it agrees with what followed: the first
  /// replay that does, and whether there is one.
  function explain_round(match, index) {
    const open = [[]];
    let first = null;
    for (let tried = 0; open.length > 0 && tried < MOST_REPLAYS; ++tried) {
      const given = open.pop();
      const known = given.length;
      const replay = new part.Replay(match, index, given);
      const carried_out = replay.run();
      if (replay.finish() && carried_out) return {replay, agrees: true};
      if (first === null) first = replay;
      for (let f = known; f < replay.num_guessed; ++f)
        open.push([...replay.guesses.slice(0, f), !replay.guesses[f]]);
    }
    return {replay: first, agrees: false};
  }

  /// What happened in the round at this index, in order.
  function find_events(match, index) {
    if (index < 0 || index + 1 >= match.states.length) return [];
    const {replay, agrees} = explain_round(match, index);
    const events = replay.steps.filter(step => step.kind !== 'move').map(V.to_event);
    if (!agrees) events.push({kind: 'contradiction', places: [], args: {}, fallen: []});
    return events;
  }

  /// The events that deserve a mark on the slider: {index, kind, clan, text}.
  function find_marks(match) {
    const marks = [];
    const counts = match.states.map(state => state.count_alive());
    for (let index = 0; index + 1 < counts.length; ++index)
      for (let clan = 0; clan < V.NUM_PLAYERS; ++clan)
        if (counts[index][clan] > 0 && counts[index + 1][clan] === 0)
          marks.push({index, kind: DIES_OUT, clan, text: 'mark_dies_out'});
    return marks;
  }

  Object.assign(part, {explain_round, find_events, find_marks});
}
