'use strict';
// The start page: doors to open a match, to play one now, and to go on with one by hand, which the browser keeps until
// it is saved or thrown away.
{
  const {by_id, make} = V;

  const PICTURE = {width: 44, height: 44, cell: 30};
  // A part of a board, in pixels of the page, with so large cells; how many rounds have been played on it.
  const PART = {width: 144, height: 96, cell: 12};
  const ROUNDS = 40;
  const PATIENCE_MILLISECONDS = 700;

  class StartPage {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words, drawn: new V.Drawn()});
      // The matches whose boards are shown, by game; one is played after the other.
      Object.assign(this, {boards: new Map(), last_board: new Promise(resolve => setTimeout(resolve, PATIENCE_MILLISECONDS))});
      by_id('choose').addEventListener('click', () => page.files.choose());
    }

    /// The part of a game by its name or its folder's; null, with the answer on the page, if there is none.
    async find(name) {
      const known = V.GAMES.find(game => [game, V.game_folder(game)].includes(name) || V.game_folder(game) === V.game_folder(name));
      const game = known === undefined ? null : await V.load_game_part(known);
      if (game !== null) return game;
      const args = {game: name.slice(0, 40), games: V.GAMES.map(V.game_folder).join(', ')};
      this.page.files.fail({key: 'error_no_play', args});
      return null;
    }

    /// Asks who plays a match of a game by hand.
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
      if (view.match !== null || this.drawn.from(view.language, this.page.theme, JSON.stringify(this.page.hand.kept.all()))) return;
      const [only] = games;
      by_id('start-title').textContent = games.length === 1 ? V.title_of(only) : words.text('title');
      const buttons = games.map(name => {
        const picture = make('span', 'figure');
        this.draw(name, picture);
        const text = games.length === 1 ? words.text('begin') : V.title_of(name);
        return make('button', games.length === 1 ? 'primary' : 'game', {type: 'button', click: () => this.play(name)}, picture, text);
      });
      by_id('games').replaceChildren(...buttons);
      this.page.hand.kept.show(by_id('kept-door'), words);
    }

    /// A match of the game, played one game after the other while the page waits; null if there is none.
    board_of(name, game) {
      if (!this.boards.has(name)) {
        const play = () => (this.view.match === null ? play_some(game) : null);
        this.boards.set(name, (this.last_board = this.last_board.then(play)));
      }
      return this.boards.get(name);
    }

    /// Draws a figure of the game, when its part is there, and a board, when a match has been played in the background.
    async draw(name, place) {
      const game = await V.load_game_part(name);
      if (game === null) return;
      const {theme} = this.page;
      place.replaceChildren(V.picture_with(game.legend[0].draw, PICTURE, theme));
      const match = await this.board_of(name, game);
      if (match === null) return;
      const canvas = make('canvas', 'whole', {width: PART.width * theme.ratio, height: PART.height * theme.ratio, 'aria-hidden': 'true'});
      draw_part(canvas, match, game, theme);
      place.replaceChildren(canvas);
    }
  }

  /// Draws the last round of a match, near where most has happened.
  function draw_part(canvas, match, game, theme) {
    const view = new V.Controller();
    view.open(match, game, '');
    const [rows, cols] = [PART.height, PART.width].map(size => size / PART.cell);
    const zoom = Math.max(match.rows / rows, match.cols / cols);
    const last = view.last_index;
    Object.assign(view, {index: last, position: last, zoom, ...V.shot_of(match, game, rows, cols, last)});
    const plain = {...theme, rulers: 0, feet: 0};
    new V.BoardDrawer().draw(canvas.getContext('2d'), view, canvas.width, canvas.height, plain);
  }

  /// The first rounds of a match of Demo; null if the page has no rules for it.
  async function play_some(game) {
    await V.start_rules(game, V.load_rules);
    if (game.no_rules) return null;
    const branch = new V.Branch(game, {seats: Array(V.NUM_PLAYERS).fill('Demo'), seed: 1});
    try {
      await branch.start();
      for (let round = 0; round < ROUNDS; ++round) await branch.play(round, []);
      return branch.match;
    } catch {
      return null;
    } finally {
      branch.end();
    }
  }

  const packed = async bytes => V.to_base64(await V.through(bytes, new CompressionStream('gzip')));

  // What is kept of a match, each under a name of its own.
  const KEPT = ['branch', 'orders', 'kept'];
  const MOST_KEPT = 6;

  /// Where matches of a game are kept: the last one, and earlier ones.
  const places_of = name => Array.from({length: MOST_KEPT}, (_, k) => (k === 0 ? name : `${name}-${k}`));
  const is_taken = place => ['branch', 'kept'].some(what => V.remembered(`${what}-${place}`) !== '');

  class Kept {
    constructor(page) {
      this.page = page;
      // False if the browser could not keep what was played.
      this.safe = true;
      window.addEventListener('beforeunload', event => {
        if (page.view.hand !== null && !this.safe) event.preventDefault();
      });
    }

    /// What is kept of these games: {place, name, round} each, the last one of each game first; the round is '?' if that
    /// is spoiled.
    all(games = V.GAMES) {
      const found = games.flatMap(name => places_of(name).filter(is_taken).map(place => ({place, name})));
      return found.map(({place, name}) => {
        const [game, round] = V.remembered(`kept-${place}`).split(' ');
        return {place, name, round: game === name && /^\d{1,9}$/.test(round) ? round : '?'};
      });
    }

    /// The places of the earlier ones of a game, the shortest first: if there is no room, that one goes.
    earlier(name) {
      const [, ...others] = this.all([name]);
      return others.sort((a, b) => Number(a.round) - Number(b.round)).map(({place}) => place);
    }

    /// Keeps what was played, and the orders that were given.
    async keep(hand, file_name) {
      const {branch} = hand;
      const {game, seats, seed, base, recorded, match} = branch;
      this.make_place(branch);
      if (recorded && !branch.packed) branch.packed = await packed(recorded.bytes);
      const trace = await packed(match.bytes);
      // Meanwhile it may have gone on.
      if (branch.match !== match || branch.ended) return;
      const what = {...{game: game.name, seats, seed, base, file_name, trace}, recorded: branch.packed || '', calls: branch.rounds};
      const write = () =>
        V.remember(`branch-${game.name}`, JSON.stringify(what))
        && this.keep_orders(hand)
        && V.remember(`kept-${game.name}`, `${game.name} ${match.last_round}`);
      this.safe = write() || this.earlier(game.name).some(place => {
        this.forget(place);
        return write();
      });
    }

    keep_orders({branch, rounds}) {
      return V.remember(`orders-${branch.game.name}`, JSON.stringify(rounds));
    }

    /// Brings what a match goes on with to the first place of its game. If nothing kept is the same up to here, such as
    /// after a round was played anew, the first place gets free, and what was there is one of the earlier ones.
    make_place({game: {name}, seats, seed, base, rounds}) {
      const places = places_of(name);
      const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
      const goes_on = place => {
        const kept = V.read_kept(V.remembered(`branch-${place}`));
        if (kept === null) return !is_taken(place);
        const {calls} = kept;
        if (calls.length === 0 && !V.remembered(`orders-${place}`).includes('{')) return true;
        return same([kept.seats, kept.seed, kept.base, calls], [seats, seed, base, rounds.slice(0, calls.length)]);
      };
      if (!places.some(goes_on)) this.forget(this.earlier(name)[0]);
      this.to_front(name, places.find(goes_on));
    }

    /// Moves what is kept in a place of a game to its first one, and what is before it one further.
    to_front(name, place) {
      const places = places_of(name);
      const before = places.slice(0, places.indexOf(place) + 1);
      for (const what of KEPT) {
        const texts = before.map(one => V.remembered(`${what}-${one}`));
        V.remember(`${what}-${place}`, '');
        [texts.pop(), ...texts].forEach((text, k) => V.remember(`${what}-${before[k]}`, text));
      }
    }

    forget(place) {
      this.safe = true;
      for (const what of KEPT) V.remember(`${what}-${place}`, '');
    }

    /// What is kept of a game in a place, which becomes the first one: {branch, rounds, strange, file_name, other}, see
    /// V.read_kept_orders. Rejects if it can't be read or played on; it stays.
    async restore(name, place) {
      const damaged = new V.LoadError('hand_failed', {why: {text: 'kept_damaged'}});
      const game = await V.load_game_part(name);
      await V.start_rules(game, V.load_rules);
      if (game.no_rules) throw new V.LoadError('no_rules', {why: game.no_rules});
      const kept = V.read_kept(V.remembered(`branch-${place}`));
      if (kept === null) throw damaged;
      const {seats, seed, base, file_name, trace, recorded, calls} = kept;
      const read = async text => {
        try {
          const unpacked = await V.unpack_file(V.from_base64(text), file_name);
          return (await V.read_match(unpacked, file_name, async wanted => (wanted === name ? game : null))).match;
        } catch {
          throw damaged;
        }
      };
      const [match, before] = [await read(trace), recorded === '' ? null : await read(recorded)];
      const from_record = seats.some(seat => [V.RECORDED, V.CHANGED].includes(seat));
      if (calls.length !== match.states.length - 1 - base || (before === null ? from_record || base > 0 : base >= before.states.length)) throw damaged;
      const branch = new V.Branch(game, {seats, seed, recorded: before, index: base});
      await branch.start();
      branch.go_back({match, rounds: calls});
      branch.packed = recorded;
      this.to_front(name, place);
      const other = before && {match: before, game, file_name: `${name}.res`, log: null};
      return {branch, ...V.read_kept_orders(V.remembered(`orders-${name}`) || '[]', game), file_name, other};
    }

    /// For each that is kept, a way to go on with it, and one to throw it away.
    show(element, words, games = V.GAMES) {
      const {hand, view} = this.page;
      const all = this.all(games);
      element.hidden = all.length === 0;
      const rows = all.map(({place, name, round}) => {
        const drop = () => {
          this.forget(place);
          this.show(element, words, games);
          view.notify();
        };
        return make('div', '', {},
          make('p', '', {}, words.text(place === name ? 'kept' : 'kept_earlier', {game: V.title_of(name), round})),
          make('button', 'primary', {type: 'button', 'data-hand': 'go_on', click: () => hand.go_on_with_kept(name, place)}, words.text('kept_go_on')),
          make('button', 'plain', {type: 'button', 'data-hand': 'forget', click: drop}, words.text('throw_away'))
        );
      });
      element.replaceChildren(...rows);
    }
  }

  Object.assign(V, {StartPage, Kept});
}
