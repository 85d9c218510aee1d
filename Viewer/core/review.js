'use strict';
// Why a player lost: what ./Game --review-to=FILE wrote (docs/repeat.md), in the chart of the chance
// to win, in marks, and in words.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {make} = V;

  /// The stretches in which its player surely lost something, by round.
  const turning_points = review => review.stretch.filter(({turning_point}) => turning_point);

  /// The mark of each turning point.
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
    const lines = Array.from({length: V.NUM_PLAYERS}, () => new Float64Array(match.states.length).fill(NaN));
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

  /// A part of the chance in percent, or of all points if it never had a chance, with half of its
  /// interval: "−23 ±5".
  function in_percent(fields, {match: {measure = 'chance'}}, sign) {
    const number = Math.round(100 * sign * fields[measure]);
    const written = `${number > 0 ? '+' : ''}${number}`.replace('-', '−');
    const half = Math.round(50 * (fields[`${measure}_high`] - fields[`${measure}_low`]));
    return Number.isNaN(half) ? written : `${written} ±${half}`;
  }

  /// What a review says, in a card.
  class ReviewPanel {
    constructor(element) {
      this.element = element;
    }

    build(view, words) {
      const {review} = view;
      this.element.hidden = review === null;
      document.body.classList.toggle('has-review', review !== null);
      if (review === null) return;
      const turns = turning_points(review);
      const {seat} = review.match;
      const {score} = view.match.states[view.last_index];
      const won = score.every(points => points <= score[seat]);
      const why = words.sentence(won ? 'why_won' : 'why_lost', {clan: {clan: seat}});
      const head = make('div', 'head', {}, make('h2', '', {}, ...why));
      const none = make('p', 'muted', {}, words.text('why_none'));
      const share = make('p', 'muted', {}, words.text('why_share'));
      this.element.replaceChildren(
        head,
        ...(review.match.measure === 'share' ? [share] : []),
        ...(turns.length === 0 ? [none] : turns.flatMap(turn => this.stretch(turn, view, words)))
      );
    }

    /// What is said of a stretch of rounds, and what to type.
    stretch(turn, view, words) {
      const {review} = view;
      const {from, to} = turn;
      const here = list => list.filter(one => one.from === from && one.to === to);
      const own = list => here(list).filter(({player}) => player === review.match.seat);
      const fell = turn.chance === undefined ? '' : `: ${in_percent(turn, review, -1)} %`;
      const go = () => view.go(from - view.match.first_round);
      const title = make('button', 'event', {type: 'button', click: go}, `${words.text('why_rounds', {from, to: to - 1})}${fell}`);
      const gains = here(review.gain)
        .filter(({sure}) => sure)
        .map(gain => {
          const key = gain.who === '' ? 'why_nobody' : 'why_instead';
          return words.text(key, {who: gain.who, gain: in_percent(gain, review, 1)});
        });
      const suffered = own(review.events)
        .filter(({suffered: count}) => count > 0)
        .map(({kind, suffered: count}) => words.text('why_suffered', {what: words.event_kind(kind), count}));
      const idle = own(review.orders)
        .filter(({reason}) => reason !== '')
        .map(({reason, count}) => words.text('why_idle', {reason: words.reason(reason), count}));
      const lines = [...gains, ...suffered, ...idle].map(text => make('li', '', {}, text));
      return [make('h3', '', {}, title), make('ul', 'lines', {}, ...lines), ...commands(review, turn, view.match, words)];
    }
  }

  /// What to type to look at a stretch: buttons that copy it. The review says whether it is of a file with a trace or of
  /// a configuration.
  function commands({match, gain}, {from, to}, {names, seed}, words) {
    const [, trace] = / --repeat=(\S+)/.exec(match.command || '') || [];
    const [, input] = /^ (?:<|-i) (\S+)$/.exec(match.input || '') || [];
    const best = gain.find(one => one.from === from && one.to === to && one.sure && one.who !== '');
    const to_try = V.commands_to_try({trace, input, names, seed, from, place: match.seat, who: best && best.who});
    return to_try.map(text => V.command_button(text, words));
  }

  Object.assign(V, {marks_of_review, charts_of_review, ReviewPanel});

  V.add_texts(`
    chance | Chance to win, % | Probabilitat de guanyar, % | Probabilidad de ganar, %
    mark_turn | {clan}: what decided against it
      | {clan}: el que va decidir en contra seva
      | {clan}: lo que decidió en su contra
    sign_turn | a turning point of the review
      | un punt d'inflexió de l'anàlisi
      | un punto de inflexión del análisis
    why_lost | Why did {clan} lose? | Per què va perdre {clan}? | ¿Por qué perdió {clan}?
    why_won | What could {clan} have done better?
      | Què hauria pogut fer millor {clan}?
      | ¿Qué habría podido hacer mejor {clan}?
    why_none | No stretch of rounds surely cost it the match.
      | Cap tram de rondes li va costar segur la partida.
      | Ningún tramo de rondas le costó con seguridad la partida.
    why_share | It never had a chance to win: parts of all points are compared.
      | No va tenir mai cap possibilitat de guanyar: es comparen parts de tots els punts.
      | Nunca tuvo posibilidad de ganar: se comparan partes de todos los puntos.
    why_rounds | Rounds {from} to {to} | Rondes {from} a {to} | Rondas {from} a {to}
    why_instead | {who} in its place: {gain} %
      | {who} al seu lloc: {gain} %
      | {who} en su lugar: {gain} %
    why_nobody | No orders at all: {gain} % | Cap ordre: {gain} % | Ninguna orden: {gain} %
    why_suffered | Suffered {count}×: {what} | Rebut {count}×: {what} | Sufrido {count}×: {what}
    why_idle | Orders that did nothing, {count}×: {reason}
      | Ordres sense efecte, {count}×: {reason}
      | Órdenes sin efecto, {count}×: {reason}
    copy | Copy | Copia | Copiar
    copied | Copied | Copiat | Copiado
    review_alone | {file} is a review: open the trace of its match, too.
      | {file} és una anàlisi: obriu també la traça de la seva partida.
      | {file} es un análisis: abre también la traza de su partida.
    review_other | {file} is the review of another match: {match}.
      | {file} és l'anàlisi d'una altra partida: {match}.
      | {file} es el análisis de otra partida: {match}.
  `);
}
