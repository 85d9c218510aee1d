'use strict';
// A match by hand in the page: the dialog that begins it, and the card with the orders of a round.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id, make} = V;

  class HandPanel {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words, drawn: new V.Drawn(), problem: ''});
      this.dialog = by_id('by-hand');
      this.card = by_id('hand');
    }

    /// Asks who plays what, from the shown round or from the start of a game.
    async ask(game = this.view.game) {
      if (game === null) return;
      const {view, words} = this;
      await V.start_rules(game, V.load_rules);
      if (game.no_rules) {
        this.page.files.tell({key: 'no_rules', args: {why: game.no_rules}, bad: true});
        return;
      }
      view.pause();
      const text = (key, args) => words.text(key, args);
      const goes_on = view.match !== null && view.round < view.match.rounds;
      this.anew = make('input', '', {type: 'checkbox', change: () => this.update_seats()});
      Object.assign(this.anew, {checked: !goes_on, disabled: !goes_on});
      this.seed = make('input', '', {type: 'number', min: 0, max: 2147483647, required: '', value: '1'});
      this.seats = [0, 1, 2, 3].map(() => make('select', ''));
      this.game = game;
      const close = () => this.dialog.close();
      const rows = this.seats.map((seat, p) =>
        make('label', '', {}, make('span', `swatch clan${p}`, {}, String(p)), make('span', 'name'), seat)
      );
      this.dialog.replaceChildren(
        make('h1', '', {}, goes_on ? text('from_round', {round: view.round}) : text('by_hand')),
        make('p', 'muted', {}, text('by_hand_more')),
        make(
          'form',
          '',
          {
            method: 'dialog',
            submit: event => {
              event.preventDefault();
              close();
              this.start();
            },
          },
          ...rows,
          make('label', 'anew', {}, this.anew, text('anew')),
          make('label', '', {}, text('seed_label'), this.seed),
          make('button', 'primary', {type: 'submit'}, text('begin')),
          make('button', '', {type: 'button', click: close}, text('cancel'))
        )
      );
      this.update_seats();
      this.dialog.setAttribute('aria-label', text('by_hand'));
      this.dialog.showModal();
    }

    /// Who can play in the seats, which depends on whether there is a record.
    update_seats() {
      const anew = this.anew.checked;
      this.seed.closest('label').hidden = !anew;
      const own = [[V.BY_HAND, 'seat_hand']];
      if (!anew) own.unshift([V.CHANGED, 'seat_changed'], [V.RECORDED, 'seat_recorded']);
      const mine = anew ? 0 : Math.max(0, this.view.state.player(this.view.unit) || 0);
      this.seats.forEach((select, p) => {
        const options = own.map(([value, key]) => make('option', '', {value}, this.words.text(key)));
        const players = this.game.rules.players().map(name => make('option', '', {value: name}, name));
        select.replaceChildren(...options, ...players);
        if (p !== mine) select.value = anew ? players[0].value : V.RECORDED;
        select.setAttribute('aria-label', `${this.words.text('players')} ${p}`);
        select.previousSibling.textContent = anew ? '' : this.view.match.names[p];
      });
    }

    /// Begins the match that was asked for.
    async start() {
      const {view, page, game} = this;
      const anew = this.anew.checked;
      const seats = this.seats.map(select => select.value);
      const seed = anew ? Number(this.seed.value) : view.match.seed;
      const from = anew ? {} : {recorded: view.match, index: view.index};
      const {match, file_name, log} = view;
      const fails = why => page.files.tell({key: 'hand_failed', args: {why}, bad: true});
      if (!anew && !game.versions.includes(match.version)) {
        fails({text: 'hand_version', args: {version: match.version}});
        return;
      }
      const branch = new V.Branch(game, {seats, seed, ...from});
      try {
        await branch.start();
      } catch (error) {
        fails(this.words.reason(error.message));
        return;
      }
      const other = anew ? null : {match, game, file_name, log};
      view.open(branch.match, game, anew ? `seed${seed}.res` : `from${view.round}.res`, {other});
      view.hand = new V.Hand(view, branch);
      this.problem = '';
      if (match === null) page.address.follow();
      view.go(branch.base);
      view.hand.next_unit();
    }

    /// Plays the shown round; whoever does not end can be stopped meanwhile.
    async play() {
      const {hand} = this.view;
      if (hand === null || hand.branch.busy) return;
      const before = hand.branch.outs;
      this.problem = '';
      try {
        await hand.play();
        const news = Array.from(hand.branch.outs).filter(([p]) => !before.has(p));
        const tell = ([p, why]) => `${this.words.player(p)}: ${this.words.text('out')}, ${this.words.reason(why)}`;
        this.problem = news.map(tell).join('; ');
      } catch (error) {
        this.problem = this.words.reason(error.message);
      }
      this.view.notify();
    }

    save() {
      const {match, file_name} = this.view;
      V.save(file_name, new Blob([match.bytes], {type: 'text/plain'}));
    }

    words_of({kind, dir, list}) {
      return this.words.order({kind, dir: dir < 0 ? undefined : dir, list: list || []});
    }

    kind_name(kind) {
      const [{value}] = V.describe_order(this.view.game, {kind, dir: 0, list: []});
      const template = V.find_text(this.view.language, this.view.game, value.text);
      return template.replace(/ *\{\w+\}/g, '');
    }

    /// Shows the orders of the shown round.
    update() {
      const {view, words, card} = this;
      const {hand} = view;
      card.hidden = hand === null || view.match === null;
      if (card.hidden) return;
      const orders = hand.is_shown ? hand.orders : null;
      const pointed = hand.is_shown ? hand.pointed : null;
      const chosen = [orders, hand.kind, hand.list, pointed && pointed.dir];
      const shown = [view.match, view.index, view.language, view.unit, hand.branch.busy, this.problem];
      if (this.drawn.from(hand, ...chosen, ...shown)) return;
      const title = make('h2', '', {}, words.text('by_hand'));
      const parts = [make('div', 'head', {}, title, this.buttons(hand))];
      if (hand.is_shown) parts.push(...this.kinds(hand), this.hint(hand, pointed), this.list(orders, hand));
      else {
        const why = view.match === hand.branch.match ? 'hand_over' : 'hand_other';
        parts.push(make('p', 'muted', {}, words.text(why)));
      }
      if (this.problem !== '') parts.push(make('p', 'bad', {role: 'alert'}, this.problem));
      const focused = card.contains(document.activeElement) ? document.activeElement.getAttribute('data-hand') : null;
      card.replaceChildren(...parts);
      const again = focused && card.querySelector(`[data-hand="${focused}"]`);
      if (again) again.focus();
    }

    button(key, name, click, attributes = {}) {
      return make('button', '', {type: 'button', 'data-hand': key, click, ...attributes}, name);
    }

    /// What pointing orders, if there is a choice; numbers for a kind that has some.
    kinds(hand) {
      const {kinds} = this.view.game.read_orders;
      const parts = [];
      if (kinds.length > 1) {
        const buttons = Array.from(kinds, (letter, kind) =>
          this.button(`kind-${letter}`, this.kind_name(kind), () => hand.choose(kind), {
            'aria-pressed': kind === hand.kind,
          })
        );
        parts.push(make('div', 'choices', {role: 'group'}, ...buttons));
      }
      if (hand.is_kind('listed')) {
        const label = this.words.text('hand_numbers');
        const change = event => {
          hand.list = (event.target.value.match(/-?\d+/g) || []).map(Number);
          this.view.notify();
        };
        const value = hand.list.join(' ');
        parts.push(make('input', '', {'data-hand': 'numbers', 'aria-label': label, placeholder: label, value, change}));
      }
      if (!hand.is_kind('directed') && hand.unit >= 0)
        parts.push(this.button('here', this.words.text('hand_give'), () => hand.give_here()));
      return parts;
    }

    /// What a click would do, and why the rules would refuse it.
    hint(hand, pointed) {
      const {words, view} = this;
      if (hand.unit < 0) return make('p', 'muted', {}, words.text('hand_choose'));
      const kind = view.game.unit_kinds[view.state.type(hand.unit)];
      const who = words.node({unit: hand.unit, clan: view.state.player(hand.unit), kind});
      const order = hand.is_kind('directed') ? pointed : hand.order();
      const recorded = hand.recorded.find(({unit}) => unit === hand.unit);
      if (order === null && recorded)
        return make('p', 'muted', {}, who, ` ${this.words_of(recorded)} · ${words.text('seat_recorded')}`);
      if (order === null) return make('p', 'muted', {}, who, ` ${words.text('hand_point')}`);
      return make('p', 'pointed', {}, who, ` ${this.words_of(order)}`, ...this.refusal(hand, order));
    }

    refusal(hand, order) {
      const reason = this.words.reason(hand.refusal(order));
      return reason === '' ? [] : [make('span', 'bad refused', {}, ` ✕ ${reason}`)];
    }

    list(orders, hand) {
      const {view, words} = this;
      const lines = orders
        .filter(({unit}) => view.state.has(unit))
        .map(order => {
          const kind = view.game.unit_kinds[view.state.type(order.unit)];
          const who = words.node({unit: order.unit, clan: view.state.player(order.unit), kind});
          const drop = this.button(`drop-${order.unit}`, '✕', () => hand.take_back(order.unit), {
            'aria-label': words.text('take_back'),
            title: words.text('take_back'),
          });
          const what = [` ${this.words_of(order)}`, ...this.refusal(hand, order)];
          return make('li', '', {}, make('span', '', {}, who, ...what), drop);
        })
        .reverse();
      return make('ul', 'lines', {}, ...lines);
    }

    buttons(hand) {
      const {words} = this;
      const buttons = [];
      if (hand.branch.busy) buttons.push(this.button('stop', words.text('hand_stop'), () => hand.branch.stop()));
      else if (hand.is_shown)
        buttons.push(this.button('play', words.text('hand_play'), () => this.play(), {class: 'primary'}));
      if (!hand.branch.busy && this.view.match === hand.branch.match)
        buttons.push(this.button('save', words.text('hand_save'), () => this.save()));
      return make('div', 'choices', {}, ...buttons);
    }
  }

  V.HandPanel = HandPanel;
}
