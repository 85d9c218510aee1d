'use strict';
// The panels beside the board, and the players in the head of the page.
{
  const {make, by_id} = V;

  const GLIDE_MILLISECONDS = 250;

  class Scoreboard {
    /// `element` has a line for the lead and the list of players; `ranking` is in the head.
    constructor(element, ranking) {
      const [lead, list] = element.children;
      Object.assign(this, {lead, list, ranking, drawn: new V.Drawn()});
    }

    build(view, words) {
      const {match} = view;
      this.outs = V.rounds_of_outs(match);
      this.rows = match.names.map((_, p) => this.make_row(p, view, words));
      this.chips = match.names.map((name, p) => {
        const swatch = V.swatch(p, {'data-clan': p, title: words.player(p)});
        const points = make('b', 'points');
        const small = make('small', '', {}, make('span', '', {}, name));
        small.insertAdjacentHTML('afterbegin', V.icon('crown', 'crown'));
        return {element: make('span', 'ranked', {}, swatch, make('span', 'who', {}, small, points)), points};
      });
      this.order = null;
    }

    /// The row of a player: {element, score, state, why, bar, parts, fields, time}; update() fills in the
    /// numbers.
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
      const head = make(
        'div',
        'player-head',
        {},
        V.swatch(p),
        make('h2', '', {title: name}, name),
        state,
        score
      );
      head.firstChild.insertAdjacentHTML('afterend', V.icon('crown', 'crown'));
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
          // Before the first round nothing is counted, whatever there is.
          if (part) set_text(value, view.round === 0 ? '–' : words.number(part.values[p]));
        }
        row.fields.forEach((element, k) => set_text(element, words.plain(values[k][p])));
        for (const {element} of [row, this.chips[p]]) element.classList.toggle('leads', p === lead.clan);
        this.update_out(row, p, view, words);
      });
      this.lead.replaceChildren(...V.headline(view, words));
      this.sort(view, words);
    }

    /// Whether a player is out, since when, and why if the log says it.
    update_out({element, state, why, time}, p, {state: shown, match, log, hand}, words) {
      const out = shown.status[p] === -1;
      const round = this.outs[p];
      element.classList.toggle('is-out', out);
      set_text(state, out ? words.text('out') : '');
      if (time !== null) set_text(time, out ? words.text('out') : percent(shown.status[p]));
      const told =
        log === null
          ? ''
          : [round, -1].map(at => V.round_of_log(log, at)[p].out).find(text => text !== '') || '';
      const reason = words.reason((hand && hand.branch.outs.get(p)) || told);
      const since = words.text('out_in', {round});
      set_text(why, out ? [since, ...(reason === '' ? [] : [reason])].join(': ') : '');
    }

    sort(view, words) {
      const order = V.rank_players(view.state);
      if (this.order === null || order.some((p, k) => p !== this.order[k])) {
        const glides = this.order !== null && view.animation;
        const from = this.rows.map(({element}) => glides && element.offsetTop);
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

  class Tabs {
    constructor(view) {
      Object.assign(this, {view, list: by_id('tabs'), drawn: new V.Drawn()});
      this.tabs = V.TABS.map(name => ({name, button: by_id(`tab-${name}`), panel: by_id(`panel-${name}`)}));
      for (const {name, button} of this.tabs) button.addEventListener('click', () => view.show_tab(name));
      this.list.addEventListener('keydown', event => this.press(event));
    }

    /// Arrows lead from tab to tab.
    press(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const last = V.TABS.length - 1;
      const at = V.TABS.indexOf(this.view.tab);
      const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
      const to = by ? (at + by + last + 1) % (last + 1) : {Home: 0, End: last}[event.key];
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      this.view.show_tab(V.TABS[to]);
      this.update();
      this.tabs[to].button.focus();
    }

    update() {
      const {tab, log, review} = this.view;
      const is_column = document.body.dataset.layout === 'wide' && !V.is_narrow();
      if (this.drawn.from(tab, log, review, is_column)) return;
      this.list.setAttribute('aria-orientation', is_column ? 'vertical' : 'horizontal');
      for (const {name, button, panel} of this.tabs) {
        const is_shown = name === tab;
        button.setAttribute('aria-selected', is_shown);
        button.tabIndex = is_shown ? 0 : -1;
        panel.hidden = !is_shown;
      }
      by_id('no-log').hidden = log !== null;
      by_id('no-review').hidden = review !== null;
    }
  }

  class ClanButtons {
    constructor(view, words) {
      Object.assign(this, {view, words, drawn: new V.Drawn()});
      this.buttons = [0, 1, 2, 3].map(p => V.swatch(p, {click: () => view.toggle_clan(p)}, 'button'));
      by_id('filter').append(...this.buttons);
    }

    update() {
      const {
        view: {clans, match, language},
        words,
      } = this;
      if (this.drawn.from(clans, match, language)) return;
      this.buttons.forEach((button, p) => {
        V.set_label(button, words.text('filter_clan', {clan: words.player(p)}));
        button.ariaPressed = String(clans[p]);
      });
    }
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

  class InspectPanel {
    constructor(cell_element, unit_element) {
      Object.assign(this, {cell_element, unit_element, drawn: new V.Drawn(), commands: new V.Drawn()});
    }

    update(view, words) {
      const {match, game, log, index, cursor, unit, language} = view;
      if (this.drawn.from(match, log, index, cursor, unit, language)) return;
      const rows = [];
      if (cursor >= 0) {
        const {row, col} = V.place_of(match, cursor);
        rows.push({key: 'place', value: `${row}, ${col}`}, ...game.describe_cell(match, index, cursor));
        const here = view.state.unit_on(cursor);
        if (here >= 0)
          rows.push(...V.describe_unit(match, game, index, here), ...failed_rows(view, here, words));
      }
      fill_rows(this.cell_element, rows, words);
      this.unit_element.hidden = unit < 0;
      if (unit >= 0) {
        const at = view.state.place(unit);
        const unit_rows = view.state.has(unit)
          ? V.describe_unit(match, game, index, unit)
          : [{key: 'unit', value: {text: 'not_there', args: {id: unit}}}];
        unit_rows.push(...failed_rows(view, unit, words));
        if (at !== null) unit_rows.push({key: 'place', value: `${at.row}, ${at.col}`});
        fill_rows(this.unit_element.querySelector('dl'), unit_rows, words);
        this.fill_commands(view, words);
      }
    }

    fill_commands(view, words) {
      const clan = view.state.has(view.unit) ? view.state.player(view.unit) : -1;
      const part = this.unit_element.querySelector('#try');
      const {file_name: trace, match, round: from} = view;
      const commands = clan < 0 ? [] : V.commands_to_try({trace, names: match.names, from, place: clan});
      part.hidden = !commands.length;
      if (part.hidden) return;
      if (this.commands.from(view.language, ...commands)) return;
      part.lastElementChild.replaceChildren(...commands.map(text => V.command_button(text, words)));
    }
  }

  function failed_rows(view, unit, words) {
    return V.failed_orders(view, view.index, unit).map(order => ({
      key: 'did_nothing',
      value: words.idle_order(order),
    }));
  }

  class LifePanel {
    constructor(element, marks) {
      Object.assign(this, {element, marks, drawn: new V.Drawn(), life: []});
      element.addEventListener('toggle', () => element.open && this.fill());
    }

    update(view, words) {
      const {match, unit, last_index} = view;
      if (this.drawn.from(unit, view.language, match)) return;
      Object.assign(this, {view, words, life: unit < 0 ? [] : V.life_of(match, unit)});
      const share = index => (last_index === 0 ? 0 : index / last_index);
      const mark = ({index}) =>
        make('i', '', {style: `--share:${share(index)}`, click: () => view.go(index)});
      this.marks.replaceChildren(...this.life.map(mark));
      if (this.element.open) this.fill();
    }

    fill() {
      const lines = this.life.map(({index, event}) => line_of_round(this.view, this.words, index, event));
      this.element.querySelector('ul').replaceChildren(...lines);
    }
  }

  /// A line of a list of events of other rounds: it leads to its round and place.
  function line_of_round(view, words, index, event) {
    const show = () => view.go_to_places(index, event.places);
    return event_line(event, words, show, [V.round_label(view.match, index), ' ']);
  }

  function event_line(event, words, click, before = []) {
    const attributes = {'data-kind': event.kind, title: words.text('show_place')};
    const button = make('button', 'event', {...attributes, click}, ...before, ...words.event(event));
    return make('li', '', {}, button);
  }

  class PositionPanel {
    constructor(element, note) {
      Object.assign(this, {element, note, drawn: new V.Drawn()});
    }

    update({match, game, index, state, language}, words) {
      if (this.drawn.from(match, index, language)) return;
      const rows = game.describe_position(match, index);
      this.element.hidden = rows.length === 0;
      fill_rows(this.element.querySelector('dl'), rows, words);
      const note = game.describe_round(state);
      set_text(this.note, note === null ? '' : words.plain(note));
    }
  }

  const MOST_EARLIER = 30;

  class EventsPanel {
    constructor(list, earlier) {
      Object.assign(this, {list, earlier, drawn: new V.Drawn()});
      this.unfolded = new Set();
    }

    update(view, words) {
      const {match, game, index, language, clans} = view;
      if (this.drawn.from(index, language, clans, this.unfolded.size, match)) return;
      this.earlier.replaceChildren(...this.lines_before(view, words));
      const events = V.round_events(match, game, index).filter(event => V.shows_event(view, event));
      const lines = this.fold(events, view).map(({event, more}) =>
        more === undefined
          ? event_line(event, words, () => view.show_places(event.places))
          : this.folded_line(event, more, view, words)
      );
      const is_untold = match.events[index] === null;
      const is_over = index === view.last_index && match.last_round >= match.rounds;
      if (!is_over && (is_untold || lines.length === 0))
        lines.push(make('li', 'muted', {}, words.text(is_untold ? 'untold' : why_nothing(view), match)));
      this.list.replaceChildren(...lines);
    }

    lines_before(view, words) {
      const {match, game} = view;
      const lines = [];
      for (let index = view.index - 1; index >= 0 && lines.length < MOST_EARLIER; --index)
        for (const event of V.round_events(match, game, index))
          if (!game.quiet_events.includes(event.kind) && V.shows_event(view, event))
            lines.push(line_of_round(view, words, index, event));
      return lines;
    }

    /// Quiet events of a kind of which there are several are one line, until it is clicked.
    fold(events, {game}) {
      const lines = [];
      for (const event of events) {
        const same = events.filter(({kind}) => kind === event.kind);
        const folds =
          same.length > 1 && game.quiet_events.includes(event.kind) && !this.unfolded.has(event.kind);
        if (!folds) lines.push({event});
        else if (same[0] === event) lines.push({event, more: same.length});
      }
      return lines;
    }

    folded_line(event, count, view, words) {
      const click = () => {
        this.unfolded.add(event.kind);
        view.notify();
      };
      const more = [' ', words.text('folded', {count: count - 1})];
      const attributes = {'data-kind': event.kind, click};
      return make('li', '', {}, make('button', 'event quiet', attributes, ...words.event(event), ...more));
    }
  }

  const why_nothing = view => (view.index < view.last_index ? 'no_events' : 'no_next');

  Object.assign(V, {Scoreboard, Tabs, ClanButtons, InspectPanel, LifePanel, PositionPanel, EventsPanel});
}
