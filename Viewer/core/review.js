'use strict';
// Why a player lost: what ./Game --review-to=FILE wrote (docs/review.md).
{
  const {make} = V;

  const turning_points = review => review.stretch.filter(({turning_point}) => turning_point);

  function marks_of_review({review, match}) {
    if (!review) return [];
    const known = turning_points(review).filter(({from}) => from <= match.last_round);
    return known.map(({from}) => ({
      index: from - match.first_round,
      kind: 'turn',
      clan: review.match.seat,
      text: 'mark_turn',
    }));
  }

  /// The chart of the chance to win in percent, in a list: a straight line between rounds that were
  /// looked at.
  function charts_of_review({review, match}) {
    if (!review || review.chance.length === 0) return [];
    const lines = V.PLAYERS.map(() => new Float64Array(match.states.length).fill(NaN));
    const line = lines[review.match.seat];
    review.chance.forEach(({round, place1}, k) => {
      const before = review.chance[Math.max(0, k - 1)];
      const rounds = Math.max(1, round - before.round);
      for (let at = k === 0 ? round : before.round + 1; at <= Math.min(round, match.last_round); ++at) {
        const share = (at - before.round) / rounds;
        line[at - match.first_round] = 100 * (before.place1 + share * (place1 - before.place1));
      }
    });
    return [{key: 'chance', name: null, lines}];
  }

  const MOST_KINDS = 3;

  /// The events of a stretch in which units of a clan suffered: {kind, all}, the most frequent kinds first.
  /// `all` are {index, event}.
  function suffered_in({match}, {from, to}, clan) {
    const suffers = ({victim, args: {unit, other}}) =>
      victim === clan || (other && other.clan === clan && unit.clan !== clan);
    const groups = new Map();
    const [first, end] = [from, to].map(round => round - match.first_round);
    match.events.slice(first, end).forEach((events, k) => {
      for (const event of (events || []).filter(suffers))
        groups.set(event.kind, [...(groups.get(event.kind) || []), {index: first + k, event}]);
    });
    const kinds = Array.from(groups, ([kind, all]) => ({kind, all}));
    return kinds.sort((one, other) => other.all.length - one.all.length).slice(0, MOST_KINDS);
  }

  /// The order of a unit in a line of a trace, as V.list_orders has it; null for none, or if the unit isn't
  /// there.
  function order_in(line, {state, game}, unit) {
    const {kinds} = game.read_orders;
    // A trace may leave out the only kind.
    const order = V.read_order(
      kinds.length === 1 ? line.replace(/^(\d+) (\w)$/, `$1 ${kinds} $2`) : line,
      game
    );
    const from = state.place(unit);
    if (order === null || from === null) return null;
    const to = order.dir === undefined ? undefined : V.step_from(from, order.dir, game.ways);
    return {...order, unit, from, to};
  }

  /// Draws what somebody else would have ordered in the shown round as arrows, over what was ordered.
  function draw_instead(pen, {view, theme}) {
    if (!view.review || view.tab !== 'review' || view.moving) return;
    for (const {unit, own_order, other_order} of view.review.instead.filter(
      ({round}) => round === view.round
    )) {
      const [own, other] = [own_order, other_order].map(line => order_in(line, view, unit));
      if (own !== null) V.draw_order(pen, {arrow: theme.own, arrow_edge: theme.arrow_edge}, own);
      if (other !== null) V.draw_order(pen, {arrow: theme.instead, arrow_edge: theme.arrow_edge}, other);
    }
  }

  class ReviewPanel {
    /// `try_it(seat, unit)` plays on by hand from the shown round, the unit first.
    constructor(element, try_it) {
      Object.assign(this, {element, try_it});
    }

    build(view, words) {
      const {review, match} = view;
      this.element.hidden = review === null;
      if (review === null) return;
      Object.assign(this, {view, words, seat: review.match.seat});
      const clan = {clan: this.seat};
      const outcome = V.outcome_of(match);
      const {score} = view.match.states[view.last_index];
      const won = score.every(points => points <= score[this.seat]);
      const turns = turning_points(review);
      const paragraph = (class_name, key, args) => make('p', class_name, {}, ...words.sentence(key, args));
      const parts = [make('h2', '', {}, ...words.sentence(won ? 'why_won' : 'why_lost', {clan}))];
      if (!won && outcome !== null && outcome.clan >= 0) {
        const points = words.number(score[outcome.clan] - score[this.seat]);
        parts.push(paragraph('', 'why_by', {clan, other: {clan: outcome.clan}, points}));
      }
      if (review.match.measure === 'share') parts.push(paragraph('muted', 'why_share', {}));
      if (turns.length === 0) parts.push(paragraph('muted', 'why_none', {}));
      this.element.replaceChildren(...parts, ...turns.map(turn => this.turning_point(turn)));
    }

    button(class_name, click, ...content) {
      return make('button', class_name, {click}, ...content);
    }

    turning_point(turn) {
      const {view, words, seat} = this;
      const {review, match} = view;
      const {from, to} = turn;
      const here = list => list.filter(one => one.from === from && one.to === to);
      const better = here(review.instead);
      const start = (better.length > 0 ? better[0].round : from) - match.first_round;
      const title = this.button(
        'event',
        () => view.go(from - match.first_round),
        words.text('why_rounds', {from, to: to - 1})
      );
      const [idle] = here(review.orders)
        .filter(({player, reason}) => player === seat && reason !== '')
        .sort((a, b) => b.count - a.count);
      const lines = suffered_in(view, turn, seat).map(group => this.suffered(group));
      if (idle)
        lines.push(
          make('li', '', {}, words.text('why_idle', {reason: words.reason(idle.reason), count: idle.count}))
        );
      const try_it = () => {
        view.go(start);
        this.try_it(seat, better.length > 0 ? better[0].unit : undefined);
      };
      return make(
        'article',
        '',
        {},
        make('h3', '', {}, title),
        make('p', '', {}, ...this.fall(turn)),
        make('ul', 'lines', {}, ...lines),
        ...here(review.gain)
          .filter(({sure}) => sure)
          .map(gain => make('p', 'better', {}, ...this.gain(gain))),
        make('ul', 'lines', {}, ...better.map(one => this.instead(one))),
        make('div', 'choices', {}, this.button('primary', try_it, words.text('why_try'))),
        make(
          'details',
          '',
          {},
          make('summary', '', {}, words.text('try_round')),
          ...commands_of_review(review, turn, match).map(text => V.command_button(text, words))
        )
      );
    }

    /// How much was lost, of 100 matches or of all points.
    fall(turn) {
      const {words, seat, view} = this;
      const {measure = 'chance'} = view.review.match;
      const number = Math.round(100 * turn[measure]);
      return words.sentence(number > 0 ? `why_fell_${measure}` : 'why_more', {clan: {clan: seat}, number});
    }

    gain(gain) {
      const {words, view} = this;
      const {measure = 'chance'} = view.review.match;
      const who = gain.who === '' ? words.text('why_nobody') : gain.who;
      const said = words.sentence(`why_gain_${measure}`, {who, number: Math.round(100 * gain[measure])});
      const points = Math.round(gain.points);
      return points > 0 ? [...said, ' ', words.text('why_points', {points: words.number(points)})] : said;
    }

    suffered({all}) {
      const {words, view} = this;
      const [{index, event}] = all;
      const {row, col} = V.place_of(view.match, event.places[0] || 0);
      const place = event.places.length > 0 ? ` (${row}, ${col})` : '';
      const more =
        all.length > 1
          ? [make('span', 'muted', {}, ` ${words.text('why_more_like', {count: all.length - 1})}`)]
          : [];
      const click = () => view.go_to_places(index, event.places);
      return make(
        'li',
        '',
        {},
        this.button(
          'event',
          click,
          V.round_label(view.match, index),
          ' ',
          ...words.event(event),
          place,
          ...more
        )
      );
    }

    instead({round, unit, own_order, other_order}) {
      const {words, view, seat} = this;
      const index = round - view.match.first_round;
      const at = {state: view.match.states[index], game: view.game};
      const [own, other] = [own_order, other_order].map(line => {
        const order = at.state && at.state.has(unit) ? order_in(line, at, unit) : null;
        return order === null ? words.text('why_no_order') : words.order(order);
      });
      const kind = at.state && at.state.has(unit) ? view.game.unit_kinds[at.state.type(unit)] : 'unit';
      const said = words.sentence('why_instead', {unit: {unit, clan: seat, kind}, own, other});
      const places = at.state && at.state.place(unit) ? [at.state.cell_of(unit)] : [];
      const click = () => view.go_to_places(index, places);
      return make('li', '', {}, this.button('event', click, V.round_label(view.match, index), ' ', ...said));
    }
  }

  /// What to type to look at a stretch. The review says whether it is of a file with a trace or of a
  /// configuration, and the key of its draws.
  function commands_of_review({match, gain}, {from, to}, {names, seed}) {
    const [, trace] = / --repeat=(\S+)/.exec(match.command || '') || [];
    const [, draws] = / --draws=(\w+)/.exec(match.command || '') || [];
    const [, input] = /^ (?:<|-i) (\S+)$/.exec(match.input || '') || [];
    const best = gain.find(one => one.from === from && one.to === to && one.sure && one.who !== '');
    return V.commands_to_try({
      trace,
      input,
      draws,
      names,
      seed,
      from,
      place: match.seat,
      who: best && best.who,
    });
  }

  Object.assign(V, {
    marks_of_review,
    charts_of_review,
    commands_of_review,
    suffered_in,
    draw_instead,
    ReviewPanel,
  });
}
