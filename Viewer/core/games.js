'use strict';
// The parts of the games, by the name in a trace's version line.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const parts = new Map();

  /// The part of a game, made at the first call. The files of `games/<folder>/` add to it.
  function game_part(name) {
    if (!parts.has(name)) parts.set(name, {name});
    return parts.get(name);
  }

  /// The part if it is loaded whole (game.js, its last file, sets `ready`), else null.
  function find_game(name) {
    const part = parts.get(name);
    return part && part.ready ? part : null;
  }

  /// The folder of a game: "LudoGame" is in ludo-game.
  function game_folder(name) {
    return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  }

  /// The files of a game's part, in the order in which they are loaded.
  const GAME_FILES = ['model.js', 'replay.js', 'events.js', 'drawing.js', 'texts.js', 'game.js'];

  Object.assign(V, {game_part, find_game, game_folder, GAME_FILES});
}
