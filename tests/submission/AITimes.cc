#include "Player.hh"
#include <chrono>
#include <ctime>
#include <random>

#define PLAYER_NAME Times

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  virtual void play () {
    int number = int(time(nullptr));  //! warning the time
    number += int(clock());  //! warning the time
    auto start = chrono::steady_clock::now();  //! warning the time
    number += int(start.time_since_epoch().count());
    srand(number);  //! warning chance
    move(rand() % 20, Dir(0));  //! warning chance
    random_device device;  //! warning chance
    mt19937 generator(7);
    move(int(device() + generator()) % 20, Dir(0));  //! warning chance
  }
};

RegisterPlayer(PLAYER_NAME);
