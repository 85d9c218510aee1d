'use strict';
// The start page: doors to open a match, to play one now, and to go on with one that was not saved.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
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

  V.StartPage = StartPage;
}
