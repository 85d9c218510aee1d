#include "TunedRunner.hh"

#include <Tune.hh>
#include <cstring>
#include <new>
#include <stdexcept>

#ifndef _WIN32
#include <sys/mman.h>
#endif

namespace game_engine {

struct NumberRecorder::Record {
  struct Number {
    char name[40];
    double value, least, most;
  };

  int count = 0;
  Number numbers[MOST];
};

namespace {

// What tune() uses for the running player.
const std::vector<NamedValue>* current_values = nullptr;
NumberRecorder::Record* current_record = nullptr;

double look_up(const char* name, double value, double, double) {
  for (const NamedValue& named : *current_values)
    if (named.name == name) return named.value;
  return value;
}

double note(const char* name, double value, double least, double most) {
  NumberRecorder::Record& record = *current_record;
  NumberRecorder::Record::Number number{"", value, least, most};
  std::strncpy(number.name, name, sizeof number.name - 1);
  for (int k = 0; k < record.count; ++k) {
    const NumberRecorder::Record::Number& known = record.numbers[k];
    if (std::strcmp(known.name, number.name) == 0 and known.value == value and
        known.least == least and known.most == most)
      return value;
  }
  if (record.count < NumberRecorder::MOST) record.numbers[record.count++] = number;
  return value;
}

// While one of these lives, tune() is that function.
class Tuning {
 public:
  explicit Tuning(double (*function)(const char*, double, double, double)) {
    tuned_value = function;
  }
  ~Tuning() { tuned_value = nullptr; }
  Tuning(const Tuning&) = delete;
  Tuning& operator=(const Tuning&) = delete;
};

template <typename F>
auto with_current(const std::vector<NamedValue>& values, F f) {
  current_values = &values;
  const Tuning tuning(look_up);
  return f();
}

template <typename F>
auto with_current(NumberRecorder::Record* record, F f) {
  current_record = record;
  const Tuning tuning(note);
  return f();
}

// Runs a player with tune() as `How` has it: values or a record.
template <typename How>
class TunedRunner : public PlayerRunner {
 public:
  TunedRunner(How how, std::unique_ptr<PlayerRunner> runner)
      : how_(std::move(how)), runner_(std::move(runner)) {}

  void play(int round, Orders& orders) override {
    with_current(how_, [&] { runner_->play(round, orders); });
  }

 private:
  const How how_;
  std::unique_ptr<PlayerRunner> runner_;
};

template <typename How>
std::unique_ptr<PlayerRunner> tuned(const How& how, const MakeRunner& make_runner,
                                    const std::string& name, const Seat& seat) {
  std::unique_ptr<PlayerRunner> runner = with_current(how, [&] { return make_runner(name, seat); });
  return std::make_unique<TunedRunner<How>>(how, std::move(runner));
}

}  // namespace

MakeRunner with_values(const ValuesBySeat& values, const MakeRunner& make_runner) {
  return [=](const std::string& name, const Seat& seat) {
    const std::vector<NamedValue>& own = values[std::size_t(seat.player)];
    return own.empty() ? make_runner(name, seat) : tuned(own, make_runner, name, seat);
  };
}

NumberRecorder::NumberRecorder() {
#ifdef _WIN32
  record_ = new Record;
#else
  void* memory =
      mmap(nullptr, sizeof(Record), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::runtime_error("can't share memory with other processes");
  record_ = new (memory) Record;
#endif
}

NumberRecorder::~NumberRecorder() {
#ifdef _WIN32
  delete record_;
#else
  munmap(record_, sizeof(Record));
#endif
}

MakeRunner NumberRecorder::recording(const std::string& player,
                                     const MakeRunner& make_runner) const {
  return [=, record = record_](const std::string& name, const Seat& seat) {
    return name == player ? tuned(record, make_runner, name, seat) : make_runner(name, seat);
  };
}

TunedNumbers NumberRecorder::numbers() const {
  TunedNumbers numbers;
  for (int k = 0; k < record_->count; ++k) {
    const Record::Number& number = record_->numbers[k];
    numbers.push_back({number.name, number.value, number.least, number.most});
  }
  return numbers;
}

}  // namespace game_engine
