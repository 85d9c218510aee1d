'use strict';
// Money Heist: what happened in a round, from the states before and after it and its orders.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  // The steps of a replay that have a mark on the slider, and its text.
  const MARK_TEXTS = {open: 'mark_open', kill_professor: 'mark_professor'};

  /// Orders without an effect are told last: there can be many.
  const without_effect = ({kind}) => kind.endsWith('_nothing');

  /// A step as an event: its kind, the cells to show, and what the sentence names.
  function to_event(step, {cols}) {
    const {kind, unit, clan, other, other_clan, to, at, places = [], ...args} = step;
    if (unit !== undefined) args.unit = {unit, clan};
    if (other !== undefined) args.other = {unit: other, clan: other_clan};
    if (to !== undefined) args.to = {clan: to};
    if (args.amount < 0) args.amount = -args.amount;
    if (kind === 'box_back') {
      args.row = Math.floor(at / cols);
      args.col = at % cols;
    }
    return {kind, places: at === undefined ? places : [at, ...places], args};
  }

  /// What happened in the round at this index, in order: events {kind, places, args}. `places` are
  /// cells; in `args` a unit is {unit, clan}, a clan {clan}, everything else a number.
  function find_events(match, index) {
    if (index < 0 || index + 1 >= match.states.length) return [];
    const replay = new part.Replay(match, index);
    const carried_out = replay.run();
    const agrees = replay.finish() && carried_out;
    const steps = replay.steps.filter(step => step.kind !== 'move');
    const ordered = [
      ...steps.filter(step => !without_effect(step)),
      ...steps.filter(without_effect),
    ];
    const events = ordered.map(step => to_event(step, match));
    if (!agrees) events.push({kind: 'contradiction', places: [], args: {}});
    return events;
  }

  // What the orders of a whole match came to, for the matches that were asked for.
  const courses = new WeakMap();

  /// The points from each source before each state, counted from the first one, and the marks of
  /// all rounds.
  function course_of(match) {
    if (!courses.has(match)) courses.set(match, follow_course(match));
    return courses.get(match);
  }

  function follow_course(match) {
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
  const find_marks = match => course_of(match).marks;

  Object.assign(part, {find_events, find_marks, course_of});
}
