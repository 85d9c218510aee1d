# The Harry Potter game. "make help" lists what can be made; engine/options.mk, the variables.

GAME_SOURCES = Board.cc SetUp.cc Format.cc

# Of the tests for all games: this game has more of them, in tests/engine.
KIT_NOT_USED = league

include engine/build.mk
