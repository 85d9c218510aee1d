'use strict';
// The start page, and the matches by hand that the browser keeps.
{
  const {by_id, make} = V;

  const PICTURE = {width: 44, height: 44, cell: 30};
  // A part of a board, in pixels of the page, with so large cells.
  const PART = {width: 144, height: 96, cell: 8};
  class StartPage {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words, drawn: new V.Drawn()});
      by_id('choose').addEventListener('click', () => page.files.choose());
    }

    /// The part of a game by its name or its folder's; null, with the answer on the page, if there is none.
    async find(name) {
      const known = V.GAMES.find(
        game => [game, V.game_folder(game)].includes(name) || V.game_folder(game) === V.game_folder(name)
      );
      const game = known === undefined ? null : await V.load_game_part(known);
      if (game !== null) return game;
      const args = {game: name.slice(0, 40), games: V.GAMES.map(V.game_folder).join(', ')};
      this.page.files.fail({key: 'error_no_play', args});
      return null;
    }

    async play(name) {
      const game = await this.find(name);
      if (game !== null) this.page.hand.ask(game);
    }

    /// What T does: plays the only game, or leads to the games.
    enter() {
      if (V.GAMES.length === 1) this.play(V.GAMES[0]);
      else by_id('games').querySelector('button').focus();
    }

    update() {
      const {view, words} = this;
      const games = V.GAMES;
      if (
        view.match !== null
        || this.drawn.from(view.language, this.page.theme, JSON.stringify(this.page.hand.kept.all()))
      )
        return;
      const [only] = games;
      by_id('start-title').textContent = games.length === 1 ? V.title_of(only) : words.text('title');
      const buttons = games.map(name => {
        const picture = make('span', 'figure');
        this.draw(name, picture);
        const text = games.length === 1 ? words.text('begin') : V.title_of(name);
        return make(
          'button',
          games.length === 1 ? 'primary' : 'game',
          {click: () => this.play(name)},
          picture,
          text
        );
      });
      by_id('games').replaceChildren(...buttons);
      this.page.hand.kept.show(by_id('kept-door'), words);
    }

    /// Draws a figure of the game, when its part is there, and its first board, when its rules are, too: one
    /// game after the other, while the page waits.
    async draw(name, place) {
      const game = await V.load_game_part(name);
      if (game === null) return;
      const {theme} = this.page;
      place.replaceChildren(V.picture_with(Object.values(game.legend)[0], PICTURE, theme));
      this.boards = (this.boards || Promise.resolve()).then(async () => {
        if (this.view.match === null) await V.start_rules(game, V.load_rules);
        if (this.view.match === null && game.rules) place.replaceChildren(await board_of(game, theme));
      });
    }
  }

  async function board_of(game, theme) {
    const text = game.rules.call('play_start', game.configuration, 'A B C D', '- - - -', '1');
    const found = {bytes: new TextEncoder().encode(text), damaged: false};
    const view = new V.Controller();
    view.open((await V.read_match(found, '', async () => game)).match, game, '');
    const {rows, cols} = view.match;
    view.zoom = Math.max((PART.cell * rows) / PART.height, (PART.cell * cols) / PART.width);
    const size = {width: PART.width * theme.ratio, height: PART.height * theme.ratio};
    const canvas = make('canvas', 'whole', {...size, 'aria-hidden': 'true'});
    const plain = {...theme, rulers: 0, feet: 0};
    new V.BoardDrawer().draw(canvas.getContext('2d'), view, size.width, size.height, plain);
    return canvas;
  }

  const MOST_KEPT = 6;

  /// The matches by hand that the browser keeps: of each game a list, the last one first, each as it was
  /// written, with its `round` and the `orders` that were given.
  class Kept {
    constructor(page) {
      this.page = page;
      // False if the browser could not keep what was played.
      this.safe = true;
      window.addEventListener('beforeunload', event => {
        if (page.view.hand !== null && !this.safe) event.preventDefault();
      });
    }

    list(name) {
      const all = V.read_json(V.remembered(`kept-${name}`));
      return Array.isArray(all) ? all.map(Object) : [];
    }

    /// What is kept of these games: {name, place, round} each.
    all(games = V.GAMES) {
      return games.flatMap(name =>
        this.list(name).map(({round, over}, place) => ({
          name,
          place,
          round: Number.isInteger(round) ? round : '?',
          over: over === true,
        }))
      );
    }

    /// Writes a list. If it is too long, or there is no room, the shortest one goes, but for the first; false
    /// if that does not help.
    write(name, list) {
      const kept = list.slice();
      while (kept.length > MOST_KEPT || !V.remember(`kept-${name}`, JSON.stringify(kept))) {
        if (kept.length === 1) return false;
        const rounds = kept.slice(1).map(({round}) => round);
        kept.splice(1 + rounds.indexOf(Math.min(...rounds)), 1);
      }
      return true;
    }

    /// Keeps what was played, in place of what it goes on with; if there is nothing such, before all others.
    async keep(hand, file_name) {
      const {
        branch,
        branch: {
          game: {name},
          seats,
          seed,
          base,
          recorded,
          match,
          rounds: calls,
        },
      } = hand;
      if (recorded && !branch.packed) branch.packed = await V.packed(recorded.bytes);
      const trace = await V.packed(match.bytes);
      // Meanwhile it may have gone on.
      if (branch.match !== match || branch.ended) return;
      const orders = JSON.stringify(hand.rounds);
      const what = {
        round: match.last_round,
        over: match.last_round >= match.rounds,
        seats,
        seed,
        base,
        file_name,
        trace,
        recorded: branch.packed,
        calls,
        orders,
      };
      const list = this.list(name);
      const place = list.findIndex(old => goes_on_with(what, old));
      if (place >= 0) list.splice(place, 1);
      this.safe = this.write(name, [what, ...list]);
      branch.kept = true;
    }

    keep_orders({
      branch: {
        game: {name},
        kept,
      },
      rounds,
    }) {
      const list = this.list(name);
      const orders = JSON.stringify(rounds);
      if (kept && list.length > 0 && list[0].orders !== orders)
        this.write(name, [{...list[0], orders}, ...list.slice(1)]);
    }

    forget(name, place = 0) {
      this.safe = true;
      this.write(
        name,
        this.list(name).filter((_, k) => k !== place)
      );
    }

    /// What is kept of a game in a place, which becomes the first one: {branch, rounds, strange, file_name,
    /// other}, see V.read_kept_orders. Rejects if it can't be read or played on; it stays.
    async restore(name, place) {
      const damaged = new V.LoadError('hand_failed', {why: {text: 'kept_damaged'}});
      const game = await V.load_game_part(name);
      await V.start_rules(game, V.load_rules);
      if (game.no_rules) throw new V.LoadError('no_rules', {why: game.no_rules});
      const list = this.list(name);
      const [written] = list.splice(place, 1);
      const kept = V.read_kept(Object(written));
      if (kept === null) throw damaged;
      const {seats, seed, base, file_name, trace, recorded, calls, orders} = kept;
      const read = async text => {
        try {
          const unpacked = await V.unpack_file(V.from_base64(text), file_name);
          return (await V.read_match(unpacked, file_name, async wanted => (wanted === name ? game : null)))
            .match;
        } catch {
          throw damaged;
        }
      };
      const [match, before] = [await read(trace), recorded === '' ? null : await read(recorded)];
      const from_record = seats.some(seat => [V.RECORDED, V.CHANGED].includes(seat));
      const is_based = before === null ? !from_record && base === 0 : base < before.states.length;
      if (calls.length !== match.states.length - 1 - base || !is_based) throw damaged;
      const branch = new V.Branch(game, {seats, seed, recorded: before, index: base});
      await branch.start();
      branch.go_back({match, rounds: calls});
      Object.assign(branch, {packed: recorded, kept: true});
      this.write(name, [written, ...list]);
      const other = before && {match: before, game, file_name: `${name}.res`, log: null};
      return {branch, ...V.read_kept_orders(orders, game), file_name, other};
    }

    show(element, words, games = V.GAMES) {
      const {hand, view} = this.page;
      const all = this.all(games);
      element.hidden = all.length === 0;
      const rows = all.map(({name, place, round, over}) => {
        const drop = () => {
          this.forget(name, place);
          this.show(element, words, games);
          view.notify();
        };
        const go_on = () => hand.go_on_with_kept(name, place);
        const key = over ? 'kept_over' : place === 0 ? 'kept' : 'kept_earlier';
        const text = words.text(key, {game: V.title_of(name), round});
        return make(
          'div',
          '',
          {},
          make('p', '', {}, text),
          make(
            'button',
            'primary',
            {'data-hand': 'go_on', click: go_on},
            words.text(over ? 'kept_look' : 'kept_go_on')
          ),
          make('button', 'plain', {'data-hand': 'forget', click: drop}, words.text('throw_away'))
        );
      });
      element.replaceChildren(...rows);
    }
  }

  /// Whether a match goes on with what is kept: they are the same so far; so it is if nothing was done in
  /// that.
  function goes_on_with({seats, seed, base, calls}, old) {
    const kept = V.read_kept(old);
    if (kept === null) return false;
    if (kept.calls.length === 0 && !kept.orders.includes('{')) return true;
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    return same(
      [kept.seats, kept.seed, kept.base, kept.calls],
      [seats, seed, base, calls.slice(0, kept.calls.length)]
    );
  }

  Object.assign(V, {StartPage, Kept});
}
