#include "Player.hh"

// AITwo.cc is a copy of this file that grew: the same names for other things.
#define PLAYER_NAME One

int calls = 0;

int weight () { return 1; }

struct Node {
  int a;
  explicit Node (int x) : a(x) { }
  int sum () const { return a; }
};

struct Failure : public exception {
  const char* what () const noexcept override { return "of One"; }
};

template <typename T>
struct Counter {
  static int count;
};
template <typename T>
int Counter<T>::count = 0;

inline int& counter () {
  static int count = 0;
  return count;
}

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  int weighed () {
    queue<Node> waiting;
    vector<Node> seen;
    for (int k = 0; k < 100; ++k) waiting.push(Node(k));
    for (; not waiting.empty(); waiting.pop()) seen.push_back(waiting.front());
    int sum = 0;
    for (const Node& node : seen) sum += node.sum();
    return sum;
  }

  string thrown () {
    try { throw Failure(); } catch (const Failure& failure) { return failure.what(); }
  }

  virtual void play () {
    ++calls;
    ++Counter<Node>::count;
    ++counter();
    bool own = calls == round() + 1 and Counter<Node>::count == calls and counter() == calls;
    if (not own or weighed() != 4950 * weight() or thrown() != "of One" or round() == 150)
      throw Failure();
  }
};

RegisterPlayer(PLAYER_NAME);
