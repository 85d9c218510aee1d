'use strict';
// A match by hand in the page: the dialog that begins it, and the card with the orders of a round.
{
  const {by_id, make} = V;

  class HandPanel {
    constructor(page) {
      Object.assign(this, {
        page,
        view: page.view,
        words: page.words,
        drawn: new V.Drawn(),
        problem: '',
        going: false,
        last: null,
      });
      this.kept = new V.Kept(page);
      this.dialog = by_id('by-hand');
      this.card = by_id('hand');
    }

    /// Asks who plays what, from the shown round or from the start of a game. The unit is the first that is
    /// chosen.
    async ask(game = this.view.game, unit = this.view.unit) {
      if (game === null) return;
      this.first = unit;
      const {view, words} = this;
      await V.start_rules(game, V.load_rules);
      if (game.no_rules) {
        this.page.files.fail({key: 'no_rules', args: {why: game.no_rules}});
        return;
      }
      view.pause();
      V.colour_clans(game);
      const text = (key, args) => words.text(key, args);
      const goes_on = view.match !== null && view.round < view.match.rounds;
      this.anew = make('input', '', {type: 'checkbox', change: () => this.update_seats()});
      Object.assign(this.anew, {checked: !goes_on, disabled: !goes_on});
      // Who has played a match gets another one.
      const seed = view.hand === null ? 1 : view.hand.branch.seed + 1;
      this.seed = make('input', '', {type: 'number', min: 0, max: 2147483647, required: '', value: seed});
      this.seats = [0, 1, 2, 3].map(() => make('select', ''));
      this.game = game;
      const close = () => this.dialog.close();
      const submit = event => {
        event.preventDefault();
        close();
        this.start();
      };
      const rows = this.seats.map((seat, p) =>
        make('label', '', {}, V.swatch(p), make('span', 'name'), seat)
      );
      const form = make('form', '', {method: 'dialog', submit}, ...rows);
      form.append(
        make('label', 'anew', {}, this.anew, text('anew')),
        make('label', '', {}, text('seed_label'), this.seed),
        make('button', 'primary', {type: 'submit'}, text('begin')),
        make('button', '', {click: close}, text('cancel'))
      );
      const kept = make('div', 'kept');
      this.kept.show(kept, words, [game.name]);
      this.dialog.replaceChildren(
        make('h1', '', {}, goes_on ? text('from_round', {round: view.round}) : text('by_hand')),
        kept,
        make('p', 'muted', {}, text('by_hand_more')),
        form
      );
      this.update_seats();
      this.dialog.setAttribute('aria-label', text('by_hand'));
      this.dialog.showModal();
    }

    async play_on(seat, unit) {
      await this.ask(this.view.game, unit);
      if (!this.dialog.open) return;
      this.seats.forEach((select, p) => (select.value = p === seat ? V.CHANGED : this.as_before(p)));
      this.dialog.close();
      await this.start();
    }

    /// Who goes on in a seat: the guest if it has played there, else the record.
    as_before(p) {
      const {guest} = this.game;
      return p === guest?.seat && this.view.match.names[p] === guest.name ? V.GUEST : V.RECORDED;
    }

    update_seats() {
      const anew = this.anew.checked;
      this.seed.closest('label').hidden = !anew;
      const own = [[V.BY_HAND, 'seat_hand']];
      if (anew) own.unshift([V.HELPED, 'seat_helped']);
      else own.unshift([V.CHANGED, 'seat_changed'], [V.RECORDED, 'seat_recorded']);
      if (this.game.guest) own.push([V.GUEST, 'code_mine']);
      const chosen = anew ? 0 : this.view.state.player(this.view.unit);
      const mine = chosen >= 0 ? chosen : this.seats.findIndex((_, p) => this.as_before(p) === V.RECORDED);
      this.seats.forEach((select, p) => {
        const options = own.map(([value, key]) => make('option', '', {value}, this.words.text(key)));
        const players = this.game.rules.players().map(name => make('option', '', {value: name}, name));
        select.replaceChildren(...options, ...players);
        if (p !== mine) select.value = anew ? players[0].value : this.as_before(p);
        select.setAttribute('aria-label', `${this.words.text('players')} ${p}`);
        select.previousSibling.textContent = anew
          ? `${this.words.text('clan')} ${p}`
          : this.view.match.names[p];
      });
    }

    async start() {
      const {view, page, game} = this;
      const anew = this.anew.checked;
      const seats = this.seats.map(select => select.value);
      const seed = anew ? Number(this.seed.value) : view.match.seed;
      const from = anew ? {} : {recorded: view.match, index: view.index};
      const {match, file_name, log} = view;
      const fails = why => page.files.fail({key: 'hand_failed', args: {why}});
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
      this.begin(branch, anew ? `seed${seed}.res` : `from${view.round}.res`, other);
      if (match === null) page.address.follow();
      view.go(branch.base);
      if (!view.hand.mine.includes(this.first)) view.hand.next_unit();
      else if (view.unit !== this.first) view.follow(this.first);
      this.kept.keep(view.hand, view.file_name);
    }

    begin(branch, file_name, other) {
      const {view} = this;
      // What goes on with another branch is not lost.
      this.last = null;
      this.page.files.tell(null);
      view.open(branch.match, branch.game, file_name, {
        other,
        again: other !== null && other.match === view.match,
      });
      this.last = view.hand = new V.Hand(view, branch);
      this.problem = '';
    }

    async go_on_with_kept(name, place) {
      const {view, kept} = this;
      this.dialog.close();
      try {
        const {branch, rounds, strange, file_name, other} = await kept.restore(name, place);
        this.begin(branch, file_name, other);
        view.hand.rounds = rounds;
        view.last();
        view.hand.next_unit();
        this.page.files.tell(V.note_of_strange(file_name, strange));
      } catch (error) {
        const {key = 'hand_failed', args = {why: String(error.message || error)}} = error;
        this.page.files.fail({key, args});
      }
    }

    /// Throws the match away; the first time it asks. What it came from is shown again.
    throw_away() {
      const {view} = this;
      this.sure = !this.sure;
      if (!this.sure) {
        this.kept.forget(view.game.name);
        this.last = null;
        if (view.other === null) view.close();
        else {
          const {match, game, file_name, log} = view.match === view.hand.branch.match ? view.other : view;
          view.open(match, game, file_name, {log});
        }
      }
      view.notify();
    }

    /// What one does next: the words of the big button.
    get next() {
      const {hand, match, index, playing} = this.view;
      if (this.going || playing) return 'hand_pause';
      if (hand.branch.busy) return 'hand_stop';
      if (match !== hand.branch.match || index < hand.branch.base) return 'hand_back';
      if (!hand.is_shown) return 'hand_save';
      return hand.is_next ? 'hand_play' : 'hand_cut';
    }

    act() {
      const {view, next} = this;
      if (next === 'hand_pause') this.pause();
      else if (next === 'hand_stop') view.hand.branch.stop();
      else if (next === 'hand_back' && view.match === view.hand.branch.match) view.last();
      else if (next === 'hand_back') view.swap();
      else if (next === 'hand_save') this.save();
      else this.play();
      view.notify();
    }

    /// What Space does: it plays the next round, or what was played, and stops that. It stops nobody's turn,
    /// saves nothing and cuts nothing off.
    play_or_pause() {
      const {view} = this;
      if (this.going) this.pause();
      else if (view.hand.is_next && !view.playing) this.play();
      else view.toggle_play();
    }

    pause() {
      this.going = false;
      this.view.pause();
    }

    /// Plays on until something happens to a unit that is led by hand, or somebody presses the big button.
    async go_on() {
      const {view} = this;
      const {hand} = view;
      if (hand === null || this.going || hand.branch.busy || !hand.is_shown) return;
      if (view.playing) {
        this.pause();
        return;
      }
      this.going = true;
      do {
        const index = view.index;
        await this.play();
        if (view.hand !== hand || this.problem !== '') break;
        const event = hand.event_of_mine(index);
        if (event !== null) {
          view.show_places(event.places);
          const unit = hand.unit_of(event);
          if (unit !== view.unit && view.state.has(unit) && view.state.is_present(unit)) view.follow(unit);
          this.happened = [view.match, index + 1, event];
          break;
        }
        await new Promise(resolve => setTimeout(resolve, 1000 / view.speed));
        // Whoever has gone back meanwhile looks at what was played.
      } while (this.going && view.hand === hand && hand.is_next);
      this.going = false;
      view.notify();
    }

    /// Plays the shown round; whoever does not end can be stopped meanwhile. What came after it stays in
    /// another place.
    async play() {
      const {hand, match, playing} = this.view;
      if (hand === null || hand.branch.busy) return;
      if (playing) {
        this.pause();
        return;
      }
      const {status} = this.view.state;
      const cuts = hand.is_shown && !hand.is_next;
      this.problem = '';
      let problem;
      try {
        await hand.play();
        const news = Array.from(hand.branch.outs).filter(([p]) => status[p] !== -1);
        const tell = ([p, why]) =>
          `${this.words.player(p)}: ${this.words.text('out')}, ${this.words.reason(why)}`;
        problem = news.map(tell).join('; ');
      } catch ({key, args, message}) {
        problem = key ? this.words.text(key, args) : this.words.reason(message);
      }
      if (this.view.hand !== hand) return;
      this.problem = problem;
      this.kept.keep(hand, this.view.file_name);
      if (cuts && problem === '')
        this.page.files.tell({key: 'hand_cut_off', args: {round: match.last_round}});
      this.view.notify();
    }

    save() {
      const {match, file_name} = this.view;
      V.save(file_name, new Blob([match.bytes], {type: 'text/plain'}));
      this.kept.forget(this.view.game.name);
    }

    words_of({kind, dir, list}) {
      return this.words.order({kind, dir: dir < 0 ? undefined : dir, list: list || []});
    }

    kind_name(kind) {
      const [{value}] = V.describe_order(this.view.game, {kind, dir: 0, list: []});
      const template = V.find_text(this.view.language, this.view.game, value.text);
      return template.replace(/ *\{\w+\}/g, '');
    }

    update() {
      const {view, words, card} = this;
      const {hand} = view;
      if (hand !== null && this.near !== hand) V.zoom_for_fingers(view);
      this.near = hand;
      if (this.last !== null && hand !== this.last) this.tell_kept();
      card.hidden = hand === null || view.match === null;
      if (card.hidden) return;
      const orders = hand.is_shown ? hand.orders : null;
      const pointed = hand.is_shown ? hand.pointed : null;
      const chosen = [orders, hand.kind, hand.list, pointed && pointed.dir, hand.group, hand.goals.size];
      const shown = [
        view.match,
        view.index,
        view.language,
        view.unit,
        view.playing,
        hand.branch.busy,
        this.problem,
        this.going,
        this.sure,
        this.happened,
      ];
      if (this.drawn.from(hand, ...chosen, ...shown)) return;
      this.kept.keep_orders(hand);
      const title = make('h2', '', {}, words.text('by_hand'));
      const parts = [make('div', 'head', {}, title, this.count(hand)), this.big_button(), this.buttons(hand)];
      if (hand.is_shown) parts.push(...this.kinds(hand));
      parts.push(...this.news());
      if (hand.is_shown) parts.push(this.hint(hand, pointed), this.list(orders, hand));
      else {
        const why = view.match === hand.branch.match ? 'hand_over' : 'hand_other';
        parts.push(make('p', 'muted', {}, words.text(why)));
      }
      if (this.problem !== '') parts.push(make('p', 'bad', {role: 'alert'}, this.problem));
      const focused = card.contains(document.activeElement)
        ? document.activeElement.getAttribute('data-hand')
        : null;
      card.replaceChildren(...parts);
      const again = focused && card.querySelector(`[data-hand="${focused}"]`);
      if (again) again.focus();
    }

    button(key, name, click, attributes = {}) {
      return make('button', '', {'data-hand': key, click, ...attributes}, name);
    }

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
        parts.push(
          make('input', '', {'data-hand': 'numbers', 'aria-label': label, placeholder: label, value, change})
        );
      }
      if (!hand.is_kind('directed') && hand.unit >= 0)
        parts.push(this.button('here', this.words.text('hand_give'), () => hand.give_here()));
      return parts;
    }

    hint(hand, pointed) {
      const {words, view} = this;
      if (hand.group.length > 0)
        return make('p', 'pointed', {}, words.text('hand_group', {count: hand.group.length}));
      if (hand.unit < 0) return make('p', 'muted', {}, words.text('hand_choose'));
      const who = words.node(V.unit_value(view.game, view.state, hand.unit));
      let order = hand.is_kind('directed') ? pointed : hand.order();
      // What was ordered stands in the list.
      const is_same = ({unit, kind, dir}) => unit === order.unit && kind === order.kind && dir === order.dir;
      if (order !== null && hand.orders.some(is_same)) order = null;
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
          const who = words.node(V.unit_value(view.game, view.state, order.unit));
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

    count(hand) {
      if (!hand.is_shown) return '';
      const args = {ready: hand.ready.length, all: hand.mine.length};
      return make('span', 'muted', {'data-hand': 'count'}, this.words.text('hand_count', args));
    }

    big_button() {
      const {next, words} = this;
      const name = {hand_play: 'play', hand_pause: 'play', hand_cut: 'hand_play'}[next];
      const title = name ? V.titled(words, name, words.text(next)) : words.text(next);
      return this.button(next.replace('hand_', ''), words.text(next), () => this.act(), {
        class: 'primary big',
        title,
      });
    }

    buttons(hand) {
      const {words, next} = this;
      const buttons = [];
      // Meanwhile they stay where they are, so that nothing else comes under the mouse.
      const runs = ['hand_stop', 'hand_pause'].includes(next);
      const add = (key, name, click, works = true) => {
        const title = name in V.ACTIONS ? V.titled(words, name) : words.text(name);
        const button = this.button(key, words.text(name), click, {title});
        button.disabled = runs || !works;
        buttons.push(button);
      };
      const plays = runs || ['hand_play', 'hand_cut'].includes(next);
      if (plays) {
        add('go_on', 'hand_go_on', () => this.go_on());
        add('alike', 'hand_alike', () => hand.choose_alike(), hand.unit >= 0);
        add('unit', 'hand_unit', () => hand.next_unit());
      }
      if (plays || next === 'hand_save') add('undo', 'undo', () => hand.undo(), hand.past.length > 0);
      if (plays) add('save', 'hand_save', () => this.save());
      add('forget', this.sure ? 'throw_away_sure' : 'throw_away', () => this.throw_away());
      return make('div', 'choices', {}, ...buttons);
    }

    news() {
      const [match, index, event] = this.happened || [];
      if (match !== this.view.match || index !== this.view.index || event.kind === '') return [];
      return [
        make('p', 'news', {role: 'status'}, this.words.text('hand_stopped'), ' ', ...this.words.event(event)),
      ];
    }

    /// Whoever leaves a match by hand without saving it hears how to come back to it.
    tell_kept() {
      this.last = null;
      this.going = this.sure = false;
      if (this.kept.all().some(({over}) => !over)) this.page.files.tell({key: 'hand_kept', args: {}});
    }
  }

  V.HandPanel = HandPanel;
}
