#include "TunedNumbers.hh"

#include <sys/mman.h>

#include <cstring>
#include <new>
#include <stdexcept>

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

double note(NumberRecorder::Record& record, const NumberRecorder::Record::Number& number) {
  for (int k = 0; k < record.count; ++k) {
    const NumberRecorder::Record::Number& known = record.numbers[k];
    if (std::strcmp(known.name, number.name) == 0 and known.value == number.value and
        known.least == number.least and known.most == number.most)
      return number.value;
  }
  if (record.count < NumberRecorder::MOST) record.numbers[record.count++] = number;
  return number.value;
}

std::unique_ptr<PlayerRunner> tuned_runner(const Tune& tune, const std::string& name, Seat seat) {
  seat.tune = std::make_shared<const Tune>(tune);
  return run_here(name, seat);
}

}  // namespace

MakeRunner with_values(const ValuesBySeat& values) {
  return [=](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    const std::vector<NamedValue>& own = values[seat.player];
    if (own.empty()) return run_here(name, seat);
    const auto look_up = [own](const char* number, double value, double, double) {
      for (const NamedValue& named : own)
        if (named.name == number) return named.value;
      return value;
    };
    return tuned_runner(look_up, name, seat);
  };
}

NumberRecorder::NumberRecorder() {
  void* memory =
      mmap(nullptr, sizeof(Record), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::runtime_error("can't share memory with other processes");
  record_ = new (memory) Record;
}

NumberRecorder::~NumberRecorder() { munmap(record_, sizeof(Record)); }

MakeRunner NumberRecorder::recording(const std::string& player) const {
  return [=, record = record_](const std::string& name,
                               const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    if (name != player) return run_here(name, seat);
    const auto noted = [record](const char* what, double value, double least, double most) {
      Record::Number number{"", value, least, most};
      std::strncpy(number.name, what, sizeof number.name - 1);
      return note(*record, number);
    };
    return tuned_runner(noted, name, seat);
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
