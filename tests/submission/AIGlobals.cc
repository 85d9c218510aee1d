#include "Player.hh"

#define PLAYER_NAME Globals

int counter = 0;  //! error global variable counter
static vector<int> seen;  //! error global variable seen
double weights[3];  //! error global variable weights
const char* word = "a";  //! error global variable word
inline int shared = 4;  //! error global variable shared
namespace tools {
namespace {
map<Pos, int> distances;  //! error global variable tools::distances
}
}

template <class T>
struct Box {
  static int filled;
};
template <class T>
int Box<T>::filled = 4;  //! error global variable Box<int>::filled

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  static int lives;
  static inline vector<int> path;  //! error global variable Globals::path

  int calls () {
    static int n = 0;  //! error static variable Globals::calls()::n
    return ++n;
  }

  virtual void play () {
    counter += calls() + int(weights[0]) + word[0] + shared + Box<int>::filled + lives;
    seen.push_back(counter);
    path.push_back(counter);
    tools::distances[Pos()] = 1;
  }
};

int Globals::lives = 3;  //! error global variable Globals::lives

RegisterPlayer(PLAYER_NAME);
