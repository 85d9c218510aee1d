'use strict';
// NewGame: the replay alone shows what happened in a round; marks on the slider would be found here.
