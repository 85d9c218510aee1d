#include "Player.hh"

// Defines names that the C library and the engine have, too: they are its own.
#define PLAYER_NAME OwnNames

static int used = 0;

extern "C" {
int rand () { ++used; return 4; }
long write (int, const void*, size_t) { abort(); }
size_t fwrite (const void*, size_t, size_t, FILE*) { abort(); }
size_t strnlen (const char*, size_t) noexcept { abort(); }
}

namespace game_engine {
std::string round_label (int) { abort(); }
void fill_stack () { abort(); }
struct Match {
  void play_round (void*) { abort(); }
  virtual ~Match () { abort(); }
};
Match* match = nullptr;
}

bool operator< (Unit a, Unit b) { return a.id > b.id; }

namespace std {
template <> struct hash<Pos> { size_t operator() (Pos p) const { return size_t(p.i); } };
}

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  virtual void play () {
    int number = rand();
    if (number != 4 or used != round() + 1) throw runtime_error("another rand");
    unordered_map<Pos, int> seen = {{unit(0).pos, 0}};
    if (set<Unit>({unit(0), unit(1)}).begin()->id != 1 or seen.size() != 1) throw runtime_error("another <");
    if (round() == 150) throw runtime_error("of OwnNames");
  }
};

RegisterPlayer(PLAYER_NAME);
