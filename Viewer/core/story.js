'use strict';
// What a match tells: the moments that decided it, the lead and the end in words.
{
  const {make, by_id} = V;

  // Rounds in which the lead's chance is compared, and how many such moments are told.
  const STRETCH = 10;
  const MOST_MOMENTS = 3;
  const LEAST_CHANGE = 0.02;
  // What logistic and normal distributions have in common.
  const STEEPNESS = 1.7;
  // Rounds around a moment, and so many a second, are ten seconds.
  const AROUND = 20;
  const WATCH_SPEED = 4;

  const best_other = ({score}, clan) => V.rank_players({score}).find(p => p !== clan);
  const ahead = ({score}, one, other) => score[one] - score[other];

  /// The chance of a clan to win at each index: its margin, measured by how much margins change in the rounds
  /// that are left.
  function chances(match, clan) {
    const margin_of = state => ahead(state, clan, best_other(state, clan));
    const margins = Array.from({length: match.count}, (_, index) => margin_of(V.score_at(match, index)));
    const steps = margins.slice(1).map((points, k) => points - margins[k]);
    const spread =
      Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / Math.max(1, steps.length)) || 1;
    return margins.map((points, index) => {
      const left = Math.max(1, match.rounds - match.first_round - index);
      return 1 / (1 + Math.exp((-STEEPNESS * points) / (spread * Math.sqrt(left))));
    });
  }

  /// By how much one clan is ahead of another by source at an index, less what it was at `since`: [{key,
  /// points}], the most points first.
  function lead_by_source(match, game, index, one, other, since = -1) {
    const now = V.points_by_source(match, game, index);
    const before = since < 0 ? [] : V.points_by_source(match, game, since);
    const points_of = (parts, key) => {
      const part = parts.find(found => found.key === key);
      return part === undefined ? 0 : part.values[one] - part.values[other];
    };
    return now
      .map(({key}) => ({key, points: points_of(now, key) - points_of(before, key)}))
      .filter(({points}) => points !== 0)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  }

  /// The event of the rounds of a moment that brought its clan the most from the source: {index, event}; null
  /// if none did.
  function telling_event(match, game, {from, to, clan, key}) {
    let [best, most] = [null, 0];
    for (let index = from; index < to; ++index)
      for (const event of match.events[index] || []) {
        const earned = V.earned_in(game, event);
        if (earned.source !== key || earned.clan !== clan || earned.number <= most) continue;
        [best, most] = [{index, event}, earned.number];
      }
    return best;
  }

  /// The moments that decided a match, by round: {index, from, to, clan, other, points, key, event}: the
  /// stretches in which the winner's chance changed most; there `clan` gained so many points on `other`, most
  /// from the source `key`, for one by the `event`.
  const moments_of = V.once_for((match, game) => {
    const state_at = index => V.score_at(match, index);
    const [winner] = V.rank_players(state_at(match.count - 1));
    const chance = chances(match, winner);
    const stretch = (value, from) => ({from, to: from + STRETCH, change: value - chance[from]});
    const found = chance.slice(STRETCH).map(stretch);
    found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
    const chosen = [];
    for (const {from, to, change} of found) {
      if (chosen.length === MOST_MOMENTS || Math.abs(change) < LEAST_CHANGE) break;
      if (chosen.some(one => from < one.to + STRETCH && one.from < to + STRETCH)) continue;
      const rival = best_other(state_at(change > 0 ? from : to), winner);
      const [clan, other] = change > 0 ? [winner, rival] : [rival, winner];
      const gain = (k, since) => ahead(state_at(k), clan, other) - ahead(state_at(since), clan, other);
      const points = gain(to, from);
      if (points <= 0) continue;
      const rounds = Array.from({length: STRETCH}, (_, k) => from + 1 + k);
      const peak = rounds.reduce((a, b) => (gain(b, b - 1) > gain(a, a - 1) ? b : a));
      const [source] = lead_by_source(match, game, to, clan, other, from).filter(part => part.points > 0);
      const key = source === undefined ? 'points_other' : source.key;
      const moment = {index: peak - 1, event: null, from, to, clan, other, points, key};
      chosen.push({...moment, ...telling_event(match, game, moment)});
    }
    return chosen.sort((a, b) => a.from - b.from);
  });

  const signed = (points, words) => `${points < 0 ? '−' : '+'}${words.number(Math.abs(points))}`;

  const told_source = ({key, points}, words) => `${words.text(`source_${key}`)} ${signed(points, words)}`;
  const told_sources = (parts, words) => parts.map(part => told_source(part, words)).join(', ');

  /// That the best have the same points, unless all have.
  function level(state, words) {
    const {score} = state;
    const [clan, other, , last] = V.rank_players(state);
    if (score[clan] === score[last]) return [words.text('lead_nobody')];
    const args = {clan: {clan}, other: {clan: other}, points: words.number(score[clan])};
    return words.sentence('lead_level', args);
  }

  /// Who leads whom by how much, from which sources, and what it was some rounds ago; in the last round, how
  /// the match ended.
  function headline({match, game, index, last_index, state}, words) {
    const outcome = index < last_index ? null : V.outcome_of(match);
    if (outcome !== null && outcome.clan < 0) return [words.text('won_nobody')];
    const {clan, points, before, rounds} = V.lead_at(match, index);
    if (clan < 0) return level(state, words);
    const other = best_other(state, clan);
    const parts = told_sources(lead_by_source(match, game, index, clan, other), words);
    const args = {clan: {clan}, other: {clan: other}, points: words.number(points), parts};
    if (outcome !== null) return words.sentence('won', {...args, round: match.first_round + outcome.since});
    const ago = {rounds, before: words.number(Math.abs(before))};
    const then = rounds === 0 ? '' : words.text(before < 0 ? 'lead_behind' : 'lead_before', ago);
    return words.sentence('lead', {...args, then});
  }

  function moment_line({clan, other, points, from, to, key, event, index}, {match}, words, click, ...more) {
    const told = words.sentence('moment', {
      clan: {clan},
      other: {clan: other},
      points: words.number(points),
      from: match.first_round + from,
      to: match.first_round + to - 1,
      what: words.text(`source_${key}`),
    });
    const why = event === null ? [] : [make('small', '', {}, ...words.event(event))];
    const button = make(
      'button',
      'event moment',
      {click},
      V.round_label(match, index),
      make('span', '', {}, ...told, ...why)
    );
    return make('li', '', {}, button, ...more);
  }

  const goes_to =
    (view, {index, event}) =>
    () =>
      view.go_to_places(index, event === null ? [] : event.places);

  /// The moments of the match beside the board: those up to the shown round, until its end was seen.
  class Moments {
    constructor(element) {
      Object.assign(this, {element, seen: null, drawn: new V.Drawn()});
    }

    update(view, words) {
      const {match, game, language, index} = view;
      if (index === view.last_index) this.seen = match;
      const moments = moments_of(match, game).filter(({to}) => this.seen === match || to <= index);
      if (this.drawn.from(match, language, moments.length)) return;
      this.element.hidden = moments.length === 0;
      const lines = moments.map(moment => moment_line(moment, view, words, goes_to(view, moment)));
      this.element.lastElementChild.replaceChildren(...lines);
    }
  }

  class Ending {
    constructor({view, words}) {
      Object.assign(this, {view, words, element: by_id('ending'), drawn: new V.Drawn()});
    }

    update() {
      const {view, words, element} = this;
      const {match, has_ended, language, other, hand} = view;
      if (this.drawn.from(match, has_ended, language, other, hand, hand && hand.without)) return;
      element.hidden = !has_ended;
      if (!has_ended) return;
      const {clan} = V.outcome_of(match);
      const title = clan < 0 ? [words.text('won_nobody')] : words.sentence('won_title', {clan: {clan}});
      const button = (key, click) => make('button', 'primary', {click}, words.text(key));
      const label = words.text('dismiss');
      const close = make('button', 'icon', {
        title: label,
        'aria-label': label,
        click: () => view.dismiss(),
      });
      close.innerHTML = V.icon('close');
      const moments = moments_of(match, view.game);
      const line = moment =>
        moment_line(moment, view, words, goes_to(view, moment), this.watch_button(moment));
      const lines = moments.map(line);
      const play = () => view.play();
      const again =
        hand === null ? button('play_again', play) : button('hand_again', () => V.page.hand.ask());
      element.replaceChildren(
        make('div', 'head', {}, make('h2', '', {}, ...title), close),
        ...(clan < 0 ? [] : [make('p', '', {}, ...headline(view, words))]),
        make('ol', 'places', {}, ...V.rank_players(view.state).map(p => this.place_of(p))),
        ...this.instead(),
        ...(lines.length > 0
          ? [make('h3', '', {}, words.text('moments')), make('ul', 'lines', {}, ...lines)]
          : []),
        make('div', 'choices', {}, again, ...(hand === null ? this.what_now() : []))
      );
    }

    watch_button({index}) {
      const {view, words} = this;
      const watch = () => {
        view.set_speed(WATCH_SPEED);
        view.watch(index - AROUND, index + AROUND);
      };
      const [shown, title] = ['▶ 10 s', words.text('watch_moment')];
      return make('button', 'watch', {title, 'aria-label': `${shown}: ${title}`, click: watch}, shown);
    }

    place_of(p) {
      const {view, words} = this;
      const {match, game, index, state} = view;
      const parts = V.points_by_source(match, game, index).filter(({values}) => values[p] !== 0);
      const tell = ({key, values}) => `${words.text(`source_${key}`)} ${words.number(values[p])}`;
      const told = make('small', 'muted', {}, parts.map(tell).join(' · '));
      const name = make('b', 'name', {}, match.names[p]);
      return make(
        'li',
        '',
        {},
        V.swatch(p),
        name,
        make('b', 'score', {}, words.number(state.score[p])),
        told
      );
    }

    what_now() {
      const {words} = this;
      const folder = document.querySelector('meta[name=documents]');
      return folder === null
        ? []
        : [
            make(
              'a',
              '',
              {href: folder.content.replace('*', words.text('what_now_file')), target: '_blank'},
              words.text('what_now')
            ),
          ];
    }

    /// After a match by hand: how it was recorded, or would have been without these orders.
    instead() {
      const {view, words} = this;
      const {hand, other, match} = view;
      if (hand === null) return [];
      const is_whole = other !== null && other.match.last_round >= match.last_round;
      const score = is_whole ? V.score_at(other.match, other.match.count - 1).score : hand.without;
      if (score === null) return [];
      const told = V.rank_players({score}).flatMap(p => [
        words.node({clan: p}),
        ` ${words.number(score[p])} `,
      ]);
      return [make('p', '', {}, words.text(is_whole ? 'without_hand' : 'with_demo'), ' ', ...told)];
    }
  }

  Object.assign(V, {moments_of, lead_by_source, headline, Moments, Ending});
}
