#include "Player.hh"
#include "/dev/zero"  //! error all code must stand in one file
