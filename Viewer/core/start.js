'use strict';
// The start page: doors to open a match, to play one now, and to go on with one by hand, which the browser keeps until
// it is saved or thrown away.
{
  const {by_id, make} = V;

  const PICTURE = {width: 44, height: 44, cell: 30};

  class StartPage {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words, drawn: new V.Drawn()});
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
      if (view.match !== null || this.drawn.from(view.language, this.page.theme, this.page.hand.kept.about())) return;
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

    /// Draws a figure of the game, when its part is there.
    async draw(name, place) {
      const game = await V.load_game_part(name);
      if (game !== null) place.replaceChildren(V.picture_with(game.legend[0].draw, PICTURE, this.page.theme));
    }
  }

  const packed = async bytes => V.to_base64(await V.through(bytes, new CompressionStream('gzip')));

  class Kept {
    constructor(page) {
      this.page = page;
      // False if the browser could not keep what was played.
      this.safe = true;
      window.addEventListener('beforeunload', event => {
        if (page.view.hand !== null && !this.safe) event.preventDefault();
      });
    }

    /// What is kept of one of these games, in short: 'LudoGame 12', the game and the round, '?' if that is spoiled; ''
    /// if nothing is.
    about(games = V.GAMES) {
      const name = games.find(one => V.remembered(`kept-${one}`) !== '' || V.remembered(`branch-${one}`) !== '');
      if (name === undefined) return '';
      const [game, round] = V.remembered(`kept-${name}`).split(' ');
      return `${name} ${game === name && /^\d{1,9}$/.test(round) ? round : '?'}`;
    }

    /// Keeps what was played, and the orders that were given.
    async keep(hand, file_name) {
      const {branch} = hand;
      const {game, seats, seed, base, recorded, match} = branch;
      if (recorded && !branch.packed) branch.packed = await packed(recorded.bytes);
      const trace = await packed(match.bytes);
      // Meanwhile it may have gone on.
      if (branch.match !== match || branch.ended) return;
      const what = {...{game: game.name, seats, seed, base, file_name, trace}, recorded: branch.packed || '', calls: branch.rounds};
      this.safe = V.remember(`branch-${game.name}`, JSON.stringify(what)) && this.keep_orders(hand) && V.remember(`kept-${game.name}`, `${game.name} ${match.last_round}`);
    }

    keep_orders({branch, rounds}) {
      return V.remember(`orders-${branch.game.name}`, JSON.stringify(rounds));
    }

    forget(name) {
      this.safe = true;
      for (const what of ['branch', 'orders', 'kept']) V.remember(`${what}-${name}`, '');
    }

    /// What is kept of a game, as {branch, rounds, strange, file_name, other}, see V.read_kept_orders. Rejects if it can't
    /// be read or played on; it stays.
    async restore(name) {
      const damaged = new V.LoadError('hand_failed', {why: {text: 'kept_damaged'}});
      const game = await V.load_game_part(name);
      await V.start_rules(game, V.load_rules);
      if (game.no_rules) throw new V.LoadError('no_rules', {why: game.no_rules});
      const kept = V.read_kept(V.remembered(`branch-${name}`));
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
      const other = before && {match: before, game, file_name: `${name}.res`, log: null};
      return {branch, ...V.read_kept_orders(V.remembered(`orders-${name}`) || '[]', game), file_name, other};
    }

    /// A way to go on with it, and one to throw it away, if something is kept.
    show(element, words, games = V.GAMES) {
      const [name, round] = this.about(games).split(' ');
      element.hidden = name === '';
      if (element.hidden) return;
      const {hand, view} = this.page;
      const drop = () => {
        this.forget(name);
        element.hidden = true;
        view.notify();
      };
      element.replaceChildren(
        make('p', '', {}, words.text('kept', {game: V.title_of(name), round})),
        make('button', 'primary', {type: 'button', 'data-hand': 'go_on', click: () => hand.go_on_with_kept(name)}, words.text('kept_go_on')),
        make('button', 'plain', {type: 'button', 'data-hand': 'forget', click: drop}, words.text('throw_away'))
      );
    }
  }

  Object.assign(V, {StartPage, Kept});
}
