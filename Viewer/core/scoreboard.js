'use strict';
// The scoreboard: players by score, with a bar of their sources of points; the lead, or how the match ended; and the
// same order in the head of the page.
{
  const {make} = V;

  const MOST_TURNS = 8;
  const GLIDE_MILLISECONDS = 250;
  const CROWN = '<svg class="crown" aria-hidden="true"><use href="#i-crown"></use></svg>';

  class Scoreboard {
    /// `element` has a line for the lead and the list of players; `ranking` is in the head.
    constructor(element, ranking) {
      const [lead, list] = element.children;
      Object.assign(this, {lead, list, ranking, drawn: new V.Drawn()});
    }

    build(view, words) {
      const {match, game} = view;
      this.outcome = V.outcome_of(match, game);
      this.outs = V.rounds_of_outs(match);
      this.rows = match.names.map((_, p) => this.make_row(p, view, words));
      this.chips = match.names.map((name, p) => {
        const swatch = make('span', `swatch clan${p}`, {'data-clan': p, title: words.player(p)}, String(p));
        const points = make('b', 'points');
        const small = make('small', '', {}, make('span', '', {}, name));
        small.insertAdjacentHTML('afterbegin', CROWN);
        return {element: make('span', 'ranked', {}, swatch, make('span', 'who', {}, small, points)), points};
      });
      this.order = null;
    }

    /// The row of a player: {element, score, state, why, bar, parts, fields, time}; update() fills in the numbers.
    make_row(p, {match, game}, words) {
      const name = match.names[p];
      const [sources, others] = ['sources', 'others'].map(which => make('dl', `fields ${which}`));
      const add = (list, key, label, ...signs) => {
        const value = make('dd', '', {'data-field': key});
        list.append(make('div', 'pair', {}, make('dt', '', {}, ...signs, label), value));
        return value;
      };
      const keys = [...game.sources.map(({key}) => key), 'points_other'];
      const parts = keys.map((key, k) => ({
        key,
        bar: make('span', `part part${k}`),
        value: add(sources, key, words.text(`source_${key}`), make('i', `part part${k}`, {'data-part': key})),
      }));
      const fields = game.player_fields.map(({key}) => add(others, key, words.text(key)));
      const time = match.isolated ? add(others, 'time', words.text('time')) : null;
      const [score, state, why] = ['score', 'state', 'why-out'].map(name_of => make('span', name_of));
      const head = make('div', 'player-head', {}, make('span', `swatch clan${p}`, {}, String(p)), make('h2', '', {title: name}, name), state, score);
      head.firstChild.insertAdjacentHTML('afterend', CROWN);
      const bar = make('div', 'share', {'aria-hidden': 'true'}, ...parts.map(part => part.bar));
      const element = make('li', `player clan${p}`, {}, head, bar, sources, others, why);
      return {element, score, state, why, parts, fields, time};
    }

    update(view, words) {
      const {state, match, game, index, log} = view;
      if (this.drawn.from(this.rows, index, match, log)) return;
      const points = V.points_by_source(match, game, index);
      const values = game.player_fields.map(field => field.values(state, match, index));
      const lead = V.lead_at(match, index);
      const top = Math.max(1, ...state.score);
      this.rows.forEach((row, p) => {
        set_text(row.score, words.number(state.score[p]));
        set_text(this.chips[p].points, words.number(state.score[p]));
        for (const {key, bar, value} of row.parts) {
          const part = points.find(one => one.key === key);
          bar.style.width = `${part ? (100 * Math.max(0, part.values[p])) / top : 0}%`;
          value.parentNode.hidden = !part || (key === 'points_other' && part.values[p] === 0);
          if (part) set_text(value, words.number(part.values[p]));
        }
        row.fields.forEach((element, k) => set_text(element, words.plain(values[k][p])));
        for (const {element} of [row, this.chips[p]]) element.classList.toggle('leads', p === lead.clan);
        this.update_out(row, p, view, words);
      });
      this.lead.replaceChildren(...this.headline(lead, view, words));
      this.sort(view, words);
    }

    /// Whether a player is out, since when, and why if the log says it.
    update_out({element, state, why, time}, p, {state: shown, match, log, hand}, words) {
      const out = shown.status[p] === -1;
      const round = this.outs[p];
      element.classList.toggle('is-out', out);
      set_text(state, out ? words.text('out') : '');
      if (time !== null) set_text(time, out ? words.text('out') : percent(shown.status[p]));
      const told = log === null ? '' : [round, -1].map(at => V.round_of_log(log, at)[p].out).find(text => text !== '') || '';
      const reason = words.reason((hand && hand.branch.outs.get(p)) || told);
      const since = words.text('out_in', {round});
      set_text(why, out ? [since, ...(reason === '' ? [] : [reason])].join(': ') : '');
    }

    /// Who leads by how much; in the last round, how the match ended and where the lead changed.
    headline(lead, view, words) {
      const {outcome} = this;
      if (outcome === null || view.index < view.last_index) {
        if (lead.clan < 0) return [words.text('lead_nobody')];
        const change = `${lead.change < 0 ? '−' : '+'}${words.number(Math.abs(lead.change))}`;
        const {clan, points, rounds} = lead;
        return words.sentence('lead', {clan: {clan}, points: words.number(points), change, rounds});
      }
      const {clan, points, since, turns} = outcome;
      if (clan < 0) return [words.text('won_nobody')];
      const parts = outcome.parts.map(part => words.text('points_for', {points: words.number(part.points), what: words.text(`source_${part.key}`)}));
      const round = view.match.first_round + since;
      const said = words.sentence('won', {clan: {clan}, points: words.number(points), parts: parts.join(', '), round});
      const buttons = turns.slice(-MOST_TURNS).map(index =>
        make('button', 'turn', {type: 'button', click: () => view.go(index)}, String(view.match.first_round + index))
      );
      if (buttons.length === 0) return said;
      return [...said, make('span', 'turns', {}, words.text('lead_changed'), ...buttons)];
    }

    /// Puts rows and head in order; rows glide to their new places.
    sort(view, words) {
      const order = V.rank_players(view.state);
      if (this.order === null || order.some((p, k) => p !== this.order[k])) {
        const from = this.rows.map(({element}) => element.offsetTop);
        const glides = this.order !== null && view.animation;
        this.order = order;
        this.list.replaceChildren(...order.map(p => this.rows[p].element));
        this.ranking.replaceChildren(...order.map(p => this.chips[p].element));
        if (glides) this.rows.forEach(({element}, p) => glide(element, from[p] - element.offsetTop));
      }
      const standing = order.map(p => `${words.player(p)} ${words.number(view.state.score[p])}`);
      this.ranking.setAttribute('aria-label', `${words.text('ranking')}: ${standing.join(', ')}`);
    }
  }

  function glide(element, by) {
    const frames = [{transform: `translateY(${by}px)`}, {transform: 'none'}];
    if (by !== 0) element.animate(frames, {duration: GLIDE_MILLISECONDS, easing: 'ease-out'});
  }

  const percent = share => `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)} %`;

  function set_text(element, value) {
    const text = String(value);
    if (element.textContent !== text) element.textContent = text;
  }

  Object.assign(V, {Scoreboard, set_text});

  V.add_texts(`
    lead | {clan} leads by {points}: {change} in {rounds} rounds
      | {clan} va davant per {points}: {change} en {rounds} rondes
      | {clan} va delante por {points}: {change} en {rounds} rondas
    lead_nobody | Nobody leads. | Ningú no va davant. | Nadie va delante.
    won | {clan} won by {points}: {parts}; it was ahead from round {round} on.
      | {clan} ha guanyat per {points}: {parts}; ha anat davant des de la ronda {round}.
      | {clan} ha ganado por {points}: {parts}; ha ido delante desde la ronda {round}.
    won_nobody | Nobody won: several have the most points.
      | No ha guanyat ningú: més d'un té la puntuació màxima.
      | No ha ganado nadie: varios tienen la máxima puntuación.
    points_for | {points} for {what} | {points} per {what} | {points} por {what}
    source_points_other | others | altres | otros
    lead_changed | The lead changed in round | El primer lloc ha canviat a la ronda | El primer puesto cambió en la ronda
    out_in | out in round {round} | fora a la ronda {round} | fuera en la ronda {round}
  `);
}
