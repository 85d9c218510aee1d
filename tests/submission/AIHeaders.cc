#include "Player.hh"
#include <bits/stdc++.h>
#include <unistd.h>  //! error only standard headers
#include <sys/mman.h>  //! error only standard headers
#include <thread>  //! error threads
#include \
  <dirent.h>
//!6 error only standard headers
#define HEADER <sys/types.h>
#include HEADER  //! error only standard headers
#define PLAYER_NAME Headers

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
