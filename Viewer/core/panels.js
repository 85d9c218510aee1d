'use strict';
// The panels beside the board: players, the cell pointed at, the unit followed, the events.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {make} = V;

  /// One card for each player; update() fills in the numbers of a round.
  class PlayersPanel {
    constructor(element, ranking) {
      this.element = element;
      this.ranking = ranking;
    }

    build(view, words) {
      this.cards = view.match.names.map((name, p) => {
        const card = {score: make('span', 'score'), share: make('span', 'share-bar'), values: []};
        const list = make('dl', 'fields');
        const add = key => {
          const value = make('dd', '', {'data-field': key});
          list.append(make('dt', '', {}, words.text(key)), value);
          return value;
        };
        card.state = make('span', 'state');
        card.values = view.game.player_fields.map(field => add(field.key));
        if (view.match.isolated) card.time = add('time');
        card.element = make(
          'section',
          `card player clan${p}`,
          {'aria-label': name},
          make(
            'div',
            'player-head',
            {},
            make('span', 'swatch', {}, String(p)),
            make('h2', '', {title: name}, name),
            card.state,
            card.score
          ),
          make('div', 'share', {}, card.share),
          list
        );
        return card;
      });
      this.element.replaceChildren(...this.cards.map(card => card.element));
    }

    update(view, words) {
      const {state, match, game} = view;
      const top = Math.max(1, ...state.score);
      const values = game.player_fields.map(field => field.values(state));
      this.cards.forEach((card, p) => {
        set_text(card.score, state.score[p]);
        card.share.style.width = `${(100 * Math.max(0, state.score[p])) / top}%`;
        card.values.forEach((element, k) => set_text(element, words.plain(values[k][p])));
        const out = state.status[p] === -1;
        card.element.classList.toggle('is-out', out);
        set_text(card.state, out && !match.isolated ? words.text('out') : '');
        if (match.isolated) set_text(card.time, out ? words.text('out') : percent(state.status[p]));
      });
      this.update_ranking(view, words);
    }

    update_ranking(view, words) {
      const order = V.rank_players(view.state);
      const sign = order.join('');
      if (this.ranking.dataset.order !== sign || this.ranking.dataset.language !== view.language) {
        this.ranking.dataset.order = sign;
        this.ranking.dataset.language = view.language;
        this.ranking.replaceChildren(
          ...order.map(p =>
            make('span', `swatch clan${p}`, {'data-clan': p, title: words.player(p)}, String(p))
          )
        );
      }
      const label = `${words.text('ranking')}: ${order.map(p => words.player(p)).join(', ')}`;
      this.ranking.setAttribute('aria-label', label);
    }
  }

  const percent = share => `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)} %`;

  function set_text(element, value) {
    const text = String(value);
    if (element.textContent !== text) element.textContent = text;
  }

  /// Rows {key, value} as a list of terms.
  function fill_rows(element, rows, words) {
    element.replaceChildren(
      ...rows.flatMap(row => [
        make('dt', '', {}, words.text(row.key)),
        make('dd', '', {'data-field': row.key}, words.node(row.value)),
      ])
    );
  }

  /// What is on the cell pointed at, and the unit that is followed.
  class InspectPanel {
    constructor(cell_element, unit_element) {
      this.cell_element = cell_element;
      this.unit_element = unit_element;
    }

    update(view, words) {
      const {match, game, index, cursor, unit} = view;
      const rows = [];
      if (cursor >= 0) {
        const place = `${Math.floor(cursor / match.cols)}, ${cursor % match.cols}`;
        rows.push({key: 'place', value: place}, ...game.describe_cell(match, index, cursor));
        const here = game.unit_at(match, view.state, cursor);
        if (here >= 0 && here !== unit) rows.push(...game.describe_unit(match, index, here));
      }
      if (rows.length > 0) fill_rows(this.cell_element, rows, words);
      else this.cell_element.replaceChildren(make('p', 'muted', {}, words.text('nothing_pointed')));
      this.unit_element.hidden = unit < 0;
      if (unit >= 0) {
        const at = game.place_of_unit(view.state, unit);
        const unit_rows = game.describe_unit(match, index, unit);
        if (at !== null) unit_rows.push({key: 'place', value: `${at.row}, ${at.col}`});
        fill_rows(this.unit_element.querySelector('dl'), unit_rows, words);
      }
    }
  }

  /// What happens in the shown round, a line each.
  class EventsPanel {
    constructor(title, list) {
      this.title = title;
      this.list = list;
    }

    update(view, words) {
      set_text(this.title, words.text('events', {round: view.round}));
      const events = V.round_events(view.match, view.game, view.index);
      const lines = events.map(event =>
        make(
          'li',
          '',
          {},
          make(
            'button',
            'event',
            {
              type: 'button',
              'data-kind': event.kind,
              title: words.text('show_place'),
              click: () => view.show_places(event.places),
            },
            ...words.sentence(`event_${event.kind}`, event.args)
          )
        )
      );
      if (lines.length === 0) {
        lines.push(make('li', 'muted', {}, words.text(why_nothing(view))));
      }
      this.list.replaceChildren(...lines);
    }
  }

  function why_nothing(view) {
    if (view.index < view.last_index) return 'no_events';
    return view.match.trouble === null ? 'match_over' : 'no_next';
  }

  Object.assign(V, {PlayersPanel, InspectPanel, EventsPanel});
}
