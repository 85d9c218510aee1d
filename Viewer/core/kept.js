'use strict';
// A match by hand, kept in the browser until it is saved or thrown away: so nothing is lost when the page goes.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {make} = V;

  const packed = async bytes => V.to_base64(await V.through(bytes, new CompressionStream('gzip')));
  const unpacked = async text => V.through(V.from_base64(text), new DecompressionStream('gzip'));

  class Kept {
    constructor(page) {
      this.page = page;
      // False if the browser could not keep what was played.
      this.safe = true;
      window.addEventListener('beforeunload', event => {
        if (page.view.hand !== null && !this.safe) event.preventDefault();
      });
    }

    /// What is kept of one of these games, in short: 'LudoGame 12', the game and the round; '' if nothing is.
    about(games = V.GAMES) {
      return games.map(name => V.remembered(`kept-${name}`)).find(text => text !== '') || '';
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

    /// What is kept of a game, as {branch, rounds, file_name, other}. Rejects if it can't be read.
    async restore(name) {
      const {seats, seed, base, file_name, trace, recorded, calls} = JSON.parse(V.remembered(`branch-${name}`));
      const game = await V.load_game_part(name);
      const read = async text => (await V.read_match({bytes: await unpacked(text), damaged: false}, file_name, async () => game)).match;
      await V.start_rules(game, V.load_rules);
      const before = recorded === '' ? null : await read(recorded);
      const branch = new V.Branch(game, {seats, seed, recorded: before, index: base});
      await branch.start();
      branch.go_back({match: await read(trace), rounds: calls});
      branch.packed = recorded;
      const other = before && {match: before, game, file_name: `${name}.res`, log: null};
      return {branch, rounds: JSON.parse(V.remembered(`orders-${name}`) || '[]'), file_name, other};
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

  V.Kept = Kept;
}
