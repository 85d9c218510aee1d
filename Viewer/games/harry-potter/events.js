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

  /// The kind of event that a step of the replay is; null if it is none.
  function kind_of(step) {
    if (step.kind === 'move') return null;
    const ghost_dies = (step.kind === 'walked' || step.kind === 'taken') && !step.wizard;
    return ghost_dies ? step.kind + '_ghost' : step.kind;
  }

  /// A step as an event: its kind, the cells to show, and what the sentence names.
  function to_event(step) {
    const args = {};
    const name = (word, value) => {
      if (value !== undefined) args[word] = value;
    };
    const unit = (id, clan) => (id === undefined ? undefined : {unit: id, clan});
    const clan = p => (p === undefined ? undefined : {clan: p});
    name('unit', unit(step.unit, step.clan));
    name('other', unit(step.other, step.other_clan));
    name('clan', clan([step.to, step.back_clan, step.clan].find(p => p !== undefined)));
    name('other_clan', clan(step.other_clan));
    name('from', clan(step.from));
    for (const word of ['strength', 'other_strength', 'rounds', 'cells']) name(word, step[word]);
    const places = [step.at, step.back, ...(step.places || [])].filter(at => at !== undefined);
    return {kind: kind_of(step), places, args};
  }

  /// What happened in the round at this index, in order: events {kind, places, args}. `places` are
  /// cells; in `args` a unit is {unit, clan}, a clan {clan}, everything else a number.
  /// Where states and orders leave two outcomes of a duel, its kind is 'duel' and names no winner.
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
      if (step.unit !== undefined) told.wizard = match.states[index].is_wizard(step.unit);
      if (kind_of(told) !== null) events.push(to_event(told));
    });
    if (found.length === 0) events.push({kind: 'contradiction', places: [], args: {}});
    return events;
  }

  /// The events that deserve a mark on the slider: {index, kind, clan, text}.
  function find_marks(match) {
    const marks = [];
    match.orders.forEach((orders, index) => {
      for (const k of orders.solutions.keys()) {
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
