#include "Player.hh"

#include <unistd.h>

// Where the linker and the library say that memory starts and ends.
extern char __data_start, _end;
extern void* __libc_stack_end;

#define PLAYER_NAME Spy

// Looks for the board's generator in all memory that it has. It knows what to look for: it
// follows the generator from its own seed, which the rules make the board's plus one, to
// the draw of this round's ingredients. It ends itself if it finds it.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // A generator as in Random.hh, whose state can be seen.
  struct Generator {
    unsigned x;

    void step () {
      x = (843314861u*x + 453816693u) & 0x7fffffff;
    }

    int random (int l, int u) {
      step();
      step();
      return l + int((unsigned long)(u - l + 1)*x >> 31);
    }
  };

  // Whether the generator draws this round's ingredients from here on.
  bool draws_ingredients (Generator& g, const vector<int>& wanted, int sum) {
    if (g.random(5, 30) != sum) return false;
    vector<int> drawn;
    for (int group = 0; group < 5; ++group) {
      int x, y, z;
      do {
        x = g.random(sum/4, sum/2);
        y = g.random(sum/4, sum/2);
        z = sum - x - y;
      } while (z < sum/4 or z > sum/2);
      drawn.insert(drawn.end(), {x, y, z});
    }
    vector<int> place(15), mixed(15);
    iota(place.begin(), place.end(), 0);
    for (int k = 0; k < 15; ++k) swap(place[k], place[g.random(k, 14)]);
    for (int k = 0; k < 15; ++k) mixed[place[k]] = drawn[k];
    return mixed == wanted;
  }

  // The complement of the generator's state now, so that it is nowhere as it is.
  unsigned find_state () {
    const vector<int> wanted = spell_ingredients();
    const int sum = accumulate(wanted.begin(), wanted.end(), 0)/5;
    Generator start = {1};  // the seed of the match in the test
    for (int k = 0; k < 10000000; ++k) {
      Generator g = start;
      if (draws_ingredients(g, wanted, sum)) return ~exchange(g.x, 0);
      start.step();
    }
    cerr << "the draw of the ingredients was not found" << endl;
    abort();
  }

  bool is_in (const void* first, const void* last, unsigned complement) {
    const volatile unsigned* p = static_cast<const volatile unsigned*>(first);
    for (; p + 1 <= last; ++p) if (~*p == complement) return true;
    return false;
  }

  virtual void play () {
    if (round() != 5) return;
    const unsigned complement = find_state();
    const game_engine::StateData* state = *reinterpret_cast<const game_engine::StateData**>(
        reinterpret_cast<char*>(static_cast<State*>(this)) + sizeof(Settings));
    const char* state_end = reinterpret_cast<const char*>(state) + state->size_in_use();
    const void* heap = game_engine::registered_players().data();  // the first that was allocated
    if (is_in(&__data_start, &_end, complement) or is_in(heap, sbrk(0), complement) or
        is_in(state, state_end, complement) or is_in(&state, __libc_stack_end, complement)) abort();
  }

};

RegisterPlayer(PLAYER_NAME);
