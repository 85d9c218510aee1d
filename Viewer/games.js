'use strict';
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // The games in the folder games/: docs/new-game/make adds a further one, an archive has one.
  const GAMES = ['HarryPotter', 'MoneyHeist', 'Moria', 'ThePurge', 'TheWalkingDead'];

  V.GAMES = GAMES;
}
