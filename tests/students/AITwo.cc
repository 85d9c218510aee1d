// A second file with the names of AIOne.cc, for other things.
#define PLAYER_NAME Two
#include "AIOne.cc"
