// AIUnset.cc with zeros where it sets nothing.
#define PLAYER_NAME Set
#define ZERO {}
#define ALLOCATE(size) calloc(size, 1)
#include "AIUnset.cc"
