#include "Player.hh"
#include <unistd.h>

#define PLAYER_NAME Fails

// It fails on purpose: what finds such faults while the program runs leaves them alone.
#define UNCHECKED __attribute__((noinline, no_sanitize("undefined")))

// Probe: in round 1 (or in its constructor) it does what the environment variable FAILS says.
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  static bool fails (string how) {
    const char* what = getenv("FAILS");
    return what and what == how;
  }

  UNCHECKED static int divide (volatile int a, volatile int b) {
    return a/b;
  }

  // Inlined, its divisor is known to be zero.
  __attribute__((no_sanitize("undefined"))) int divide_by_nothing () {
    return round()/(me() - me());
  }

  // Uses up the stack.
  static int endless (volatile int n) {
    volatile int large[1000];
    large[n%1000] = n;
    return n < 0 ? n : endless(n + 1) + large[(n + 1)%1000];
  }

  // The function that a trace of a crash should name.
  UNCHECKED void crash_here () {
    volatile int* volatile nowhere = nullptr;
    *nowhere = 1;
  }

  // Makes the list of its orders, which the engine reads after play(), one of address 8.
  void overwrite () {
    static_assert(sizeof game_engine::orders_given_to(*this).list() >= 2*sizeof(char*), "its first and its last byte");
    char* const ends[] = {(char*)8, (char*)8 + sizeof(game_engine::Order)};
    memcpy((char*)&game_engine::orders_given_to(*this).list(), ends, sizeof ends);
  }

  UNCHECKED static int use_large_array (int n) {
    volatile int large[4000000];
    for (int k = 0; k < 4000000; ++k) large[k] = n;
    return large[n];
  }

  // In a function of its own, as a trace should name it.
  void loop () {
    cerr << "looping" << endl;
    while (true) usleep(1000);
  }

  void ask_off_the_board () {
    cell(-1, 5);
  }

  int* last = nullptr;

  void crash (string how) {
    if (fails(how + "segmentation fault")) crash_here();
    if (fails(how + "abort")) abort();
    if (fails(how + "assertion")) assert(me() < 0);
    if (fails(how + "division")) exit(divide(1, round()*0));
    if (fails(how + "constant division")) exit(divide_by_nothing());
    if (fails(how + "endless orders")) while (true) move(me(), Up);
    if (fails(how + "fork")) fork();
    if (fails(how + "fork and crash") and fork() == 0) abort();
    if (fails(how + "fork and exit") and fork() == 0) exit(0);
    if (fails(how + "recursion")) exit(endless(0));
    if (fails(how + "overwriting")) overwrite();
    if (fails(how + "printing")) {
      cout << "by cout" << endl;
      printf("by printf\n");
    }
    if (fails(how + "reading")) {
      int number = 0;
      if (not (cin >> number)) throw runtime_error("cin has ended");
    }
    if (fails(how + "endless printing"))
      for (int k = 0; k < 400000; ++k) cerr << "line " + to_string(k) + string(50, '.') + "\n";
    if (fails(how + "endless line"))
      for (int k = 0; k < 25; ++k) cerr << string(1 << 20, 'x');
    if (fails(how + "drawing")) {
      cerr << "@mark " << me() << endl << "plain by cerr" << endl;
      printf("@circle\nplain by printf\n");
    }
    if (fails(how + "endless memory"))
      for (vector<vector<int>> all; ; ) all.push_back(vector<int>(1000));
    if (fails(how + "exit")) exit(0);
    if (fails(how + "quick_exit")) quick_exit(0);
    if (fails(how + "exception")) vector<int>(3).at(5);
    if (fails(how + "large array")) exit(use_large_array(round()));
    if (fails(how + "loop")) loop();
    if (fails(how + "index")) last = new int[round() + 2];
    if (last) last[round() + 2] = 1;
    if (fails(how + "overflow")) move(INT_MAX - 1 + me() + round(), Up);
    if (fails(how + "two lines")) throw runtime_error("line one\nline two");
    if (fails(how + "strange exception")) throw 7;
    if (fails(how + "_Exit")) _Exit(10);
    if (fails(how + "wrong calls")) {
      for (int k = 0; k < 3; ++k) ask_off_the_board();
      unit(5000);
      cell(cell(0, 0).id, 3);
    }
  }

  PLAYER_NAME () {
    crash("constructor: ");
  }

  virtual void play () {
    for (int id : wizards(me())) move(id, Dir(2*random(0, 3)));
    if (fails("orders to nobody")) for (int k = 0; k < 40; ++k) move(5000 + k, Up);
    if (round() != 1) return;
    crash("");
    if (fails("orders")) for (int k = 0; k < 1001; ++k) move(k, Up);
  }
};

RegisterPlayer(PLAYER_NAME);
