#define PLAYER_NAME NoHeader  //! error the judge compiles it alone: write #include "Player.hh" above all else

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  void play () {}
};

RegisterPlayer(PLAYER_NAME);
