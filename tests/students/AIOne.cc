#include "Player.hh"

// AITwo.cc is this file again, with the same names for other things.
#ifndef PLAYER_NAME
#define PLAYER_NAME One
#define OF_WHOM "of One"
using Calls = int;

int weight () { return 1; }

struct Node {
  int a;
  explicit Node (int x) : a(x) { }
  int sum () const { return a; }
};

struct Failure : public exception {
  const char* what () const noexcept override { return OF_WHOM; }
};
#else
#define OF_WHOM "of Two"
using Calls = short;

int weight () { return 3; }

struct Node {
  int a, b, c, d;
  Pos p;
  explicit Node (int x) : a(x), b(x), c(x), d(0), p(x, x) { }
  int sum () const { return a + b + c + d; }
};

struct Failure : public exception {
  string text = OF_WHOM;
  const char* what () const noexcept override { return text.c_str(); }
};
#endif

Calls calls = 0;

template <typename T>
struct Counter {
  static Calls count;
};
template <typename T>
Calls Counter<T>::count = 0;

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
    if (not own or weighed() != 4950 * weight() or thrown() != OF_WHOM or round() == 150)
      throw Failure();
  }
};

RegisterPlayer(PLAYER_NAME);
