//! /etc/hostname
#include "Player.hh"

#define PLAYER_NAME MacroFile

#define FILE_NAME "/etc/hostname"
#include FILE_NAME

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
