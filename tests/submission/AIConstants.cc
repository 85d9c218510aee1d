#include "Player.hh"
#include <chrono>
#include <functional>
#include <memory>
#include <unordered_map>

#define PLAYER_NAME Constants

// #include "Helper.hh"
/*
#include <unistd.h>
*/

using VI = vector<int>;

const int LIMIT = 3;
const vector<int> STEPS = {1, 0, -1, 0};
static const string NAMES[2] = {"one", "two"};
constexpr double SHARES[] = {0.5, 0.25};
const char* const WORDS[] = {"a", "b"};
namespace {
const map<int, vector<string>> TABLE = {{1, {"x"}}};
}

template <class T>
struct Grid {
  static constexpr int SIDE = 60;
  vector<T> cells = vector<T>(SIDE * SIDE);
};

struct Base {
  virtual ~Base() {}
  virtual int value() const { return 1; }
};

struct Derived : Base {
  int value() const override { return 2; }
};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  static const int DEPTH = 4;
  static constexpr Dir CROSS[] = {Down, Right, Up, Left};

  Grid<int> grid;
  unordered_map<int, VI> memory;
  unique_ptr<Base> base = make_unique<Derived>();
  function<int(int)> twice = [](int x) { return 2 * x; };

  int wait (int k) const { return k + LIMIT; }
  void remove (int k) { memory.erase(k); }

  virtual void play () {
    static const vector<int> primes = {2, 3, 5};
    const auto start = chrono::steady_clock::now();  //! warning the time
    ostringstream text;
    text << "asm " << TABLE.at(1)[0] << WORDS[0] << NAMES[1] << SHARES[1];
    assert(not text.str().empty());
    VI numbers = STEPS;
    sort(numbers.begin(), numbers.end(), [](int a, int b) { return a > b; });
    numbers.erase(std::remove(numbers.begin(), numbers.end(), -1), numbers.end());
    memory[round()] = {wait(primes[0]), twice(base->value()), DEPTH, int(text.str().size())};
    remove(round() - 1);
    if (chrono::steady_clock::now() - start > chrono::milliseconds(100)) return;  //! warning the time
    for (int id : wizards(me())) move(id, CROSS[random(0, 3)]);
  }
};

RegisterPlayer(PLAYER_NAME);
