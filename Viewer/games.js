'use strict';
// The games in the folder games/: docs/new-game/make adds a further one, an archive has one.
V.GAMES = ['HarryPotter', 'MoneyHeist', 'Moria', 'ThePurge', 'TheWalkingDead'];
