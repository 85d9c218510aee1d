#include "Player.hh"

// Reads variables and memory that it never sets. AISet.cc is the same with zeros.
#ifndef ZERO
#define PLAYER_NAME Unset
#define ZERO
#define ALLOCATE(size) malloc(size)
#endif

struct Plan {
  int id, weight ZERO;
  explicit Plan (int i) : id(i) { }
};

// Where the compiler can't see that nobody has set it.
[[gnu::noinline]] int read (int* numbers, int k) { return numbers[k]; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  int last ZERO;
  int seen[10] ZERO;

  int locals () {
    int numbers[12] ZERO;
    Plan plan(3);
    return read(numbers, round() % 12) + read(&plan.weight, 0);
  }

  // Memory that was used before, by others or by itself, small and large.
  int memory () {
    int sum = 0;
    for (int size : {1, 5, 40, 300, 3000, 100000}) {
      int* numbers = new int[size] ZERO;
      int* more = static_cast<int*>(ALLOCATE(size * sizeof(int)));
      sum += read(numbers, size / 2) + read(more, size - 1);
      for (int k = 0; k < size; ++k) numbers[k] = more[k] = 17 + k;
      delete[] numbers;
      free(more);
    }
    return sum;
  }

  int on_heap () {
    Plan* plan = new Plan(7);
    int weight = read(&plan->weight, 0);
    plan->weight = 99;
    delete plan;
    return weight;
  }

  virtual void play () {
    int number = locals() + memory() + on_heap() + read(&last, 0) + read(seen, round() % 10);
    for (int id = 0; unit(id).id != -1; ++id)
      if (unit(id).player == me()) move(id, Dir(unsigned(number + id + round()) % 8));
  }
};

RegisterPlayer(PLAYER_NAME);
