#include "TunedNumbers.hh"

namespace game_engine {

namespace {

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

void NumberRecorder::Record::note(const Number& number) {
  const auto is_known = [&](const Number& known) {
    return std::strcmp(known.name, number.name) == 0 and known.value == number.value and
           known.least == number.least and known.most == number.most;
  };
  if (count < MOST and std::none_of(numbers, numbers + count, is_known)) numbers[count++] = number;
}

MakeRunner NumberRecorder::recording(const std::string& player) const {
  return
      [this, player](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
        if (name != player) return run_here(name, seat);
        const auto noted = [this](const char* what, double value, double least, double most) {
          Number number{"", value, least, most};
          std::strncpy(number.name, what, sizeof number.name - 1);
          record_[0].note(number);
          return value;
        };
        return tuned_runner(noted, name, seat);
      };
}

TunedNumbers NumberRecorder::numbers() const {
  TunedNumbers numbers;
  const Record& record = record_[0];
  for (const Number* number = record.numbers; number != record.numbers + record.count; ++number)
    numbers.push_back({number->name, number->value, number->least, number->most});
  return numbers;
}

}  // namespace game_engine
