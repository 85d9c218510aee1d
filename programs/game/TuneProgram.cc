#include <Registry.hh>
#include <iostream>
#include <set>

#include "Jobs.hh"

namespace game_engine {

namespace {

// The search has the first seeds; the confirmation has half as many, all new.
constexpr double CONFIRMATION_ERROR = 0.05;

void check_number(const TunedNumber& number) {
  const std::string call = "tune(\"" + printable(number.name, 40) + "\")";
  const auto is_plain = [](char c) {
    return ('a' <= c and c <= 'z') or ('A' <= c and c <= 'Z') or ('0' <= c and c <= '9') or
           c == '_' or c == '-';
  };
  if (number.name.empty() or number.name.size() > 30 or
      not std::all_of(number.name.begin(), number.name.end(), is_plain))
    throw InputError(call + ": expected a name of 1 to 30 letters, digits, '_' and '-'");
  if (not std::isfinite(number.least) or not std::isfinite(number.most) or
      not(number.least < number.most) or not(number.least <= number.value) or
      not(number.value <= number.most))
    throw InputError(call + ": expected a value, the least and the most, such as 60, 0, 200");
}

void check_numbers(const TunedNumbers& numbers, const std::string& player) {
  if (numbers.empty())
    throw InputError("player " + player + " has no numbers to tune: in a match it never calls" +
                     " tune(\"name\", value, least, most) in its class or in play()");
  std::set<std::string> names;
  for (const TunedNumber& number : numbers) {
    check_number(number);
    if (not names.insert(number.name).second)
      throw InputError("tune(\"" + number.name + "\") is called with different numbers");
  }
  if (numbers.size() > Tuner::MAX_NUMBERS)
    throw InputError("player " + player + " has " + std::to_string(numbers.size()) +
                     " numbers to tune, expected " + std::to_string(Tuner::MAX_NUMBERS) +
                     " at most");
}

class TuneRun : ManyMatches {
 public:
  TuneRun(const CommandLine& line, const std::vector<std::string>& players,
          const Configuration& configuration)
      : ManyMatches(line, players, configuration, ""),
        trials_(search_seeds(key_.series.seeds)),
        numbers_(find_numbers(line.series.tune)),
        tuner_(numbers_, trials_, series().first_seed),
        test_(CONFIRMATION_ERROR) {}

  int play() {
    if (options_.only) return play_part();
    open_report([&] { return is_over() ? 0 : next_; },
                [&](const ReportLine& line, const std::string& place) { take_again(line, place); });
    played_ = 0;
    if (not log_.is_quiet()) progress_.emplace(series().num_matches(), AT_MOST);
    bool interrupted = false;
    while (not interrupted and not is_over()) interrupted = play_stage().interrupted;
    progress_.reset();
    if (report_) report_->close();
    if (interrupted) log_.error("interrupted", options_.report.empty() ? "" : ": --resume goes on");
    const RegisteredPlayer* player = find_player(options_.tune);
    std::cout << tuning_table({series(), numbers_, tuner_, found_, test_, num_ahead_, next_ - 1,
                               player ? player->file : ""});
    return printed(status_after({interrupted, std::nullopt}));
  }

 private:
  // Two of three seeds: half as many are left for the confirmation.
  static std::int64_t search_seeds(std::int64_t seeds) { return (2 * seeds + 2) / 3; }

  std::int64_t matches_of(std::int64_t seeds) const { return seeds * series().matches_per_seed(); }
  bool is_confirming() const { return next_ > matches_of(trials_); }

  bool is_over() const {
    if (not is_confirming()) return false;
    return found_ == default_steps(numbers_) or test_.answer() != SequentialTest::OPEN or
           next_ > series().num_matches();
  }

  // The calls of tune() in the first match of the series.
  TunedNumbers find_numbers(const std::string& player) {
    const NumberRecorder recorder;
    const MatchRules rules{configuration_, recorder.recording(player)};
    const PlayMatch play = [&](std::int64_t number, const KnownCrashes& crashes) {
      return play_series_match(rules, series(), series().match(number), crashes);
    };
    play_matches({1, 1}, 1, play, [](const MatchResult&) { return true; });
    TunedNumbers numbers = recorder.numbers();
    check_numbers(numbers, player);
    return numbers;
  }

  // Tuner::STAGES + 1 is the confirmation.
  SeriesStage stage() const {
    return is_confirming() ? SeriesStage{Tuner::STAGES + 1, found_} : tuner_.stage();
  }

  Trial trial(const SeriesStage& stage, std::int64_t index) const {
    if (stage.number > Tuner::STAGES) return {stage.values, default_steps(numbers_)};
    return tuner_.trial(stage, index);
  }

  MatchRange range_of(const SeriesStage& stage) const {
    if (stage.number > Tuner::STAGES) return {matches_of(trials_) + 1, series().num_matches()};
    return {matches_of(tuner_.start_of(stage.number)) + 1,
            matches_of(tuner_.start_of(stage.number + 1))};
  }

  Ending play_stage() {
    const SeriesStage stage = this->stage();
    const Ending ending =
        play_range({next_, range_of(stage).last}, stage.values, play_in(stage),
                   [&](const MatchResult& result) {
                     if (report_) report_->add(result, texts_of(series().match(result.number)));
                     return take(result);
                   });
    if (progress_) progress_->clear();
    if (not ending.interrupted and stage.number <= Tuner::STAGES)
      log_.info(stage_line(stage.number, tuner_, numbers_));
    return ending;
  }

  PlayMatch play_in(const SeriesStage& stage) const {
    return [this, stage](std::int64_t number, const KnownCrashes& crashes) {
      const PlannedMatch match = series().match(number);
      const Trial trial = this->trial(stage, match.seed - series().first_seed);
      ValuesBySeat values;
      for (int seat : SEATS) {
        const int player = match.player_in(seat);
        if (player > 1) continue;
        values[seat] = named_values(numbers_, player == 0 ? trial.first : trial.second);
      }
      const MatchRules rules{configuration_, with_values(values)};
      return play_series_match(rules, series(), match, crashes);
    };
  }

  TunedTexts texts_of(const PlannedMatch& match) const {
    const Trial trial = this->trial(stage(), match.seed - series().first_seed);
    TunedTexts texts;
    for (std::size_t k = 0; k < texts.size(); ++k)
      if (match.group[k] <= 1)
        texts[k] = values_text(numbers_, match.group[k] == 0 ? trial.first : trial.second);
    return texts;
  }

  // One that isn't counted is as good as a tie.
  bool take(const MatchResult& result) {
    check_counted(result);
    const PlannedMatch match = series().match(result.number);
    const std::array<Finish, NUM_PLAYERS> standing = finishes(result.scores());
    std::array<int, 2> ranks{};
    for (std::size_t k = 0; k < standing.size() and result.is_counted(); ++k)
      if (match.group[k] <= 1) ranks[match.group[k]] = standing[k].rank;
    const int lead = ranks[1] - ranks[0];
    ranks_ += lead;
    ahead_ += lead > 0;
    behind_ += lead < 0;
    if (result.number % series().matches_per_seed() == 0) take_seed();
    ++next_;
    if (next_ == matches_of(trials_) + 1) found_ = tuner_.found();
    ++played_;
    if (progress_) progress_->show(next_ - 1, played_);
    return not is_over();
  }

  void take_seed() {
    const int matches = series().matches_per_seed();
    if (is_confirming()) {
      test_.add(ahead_, behind_, matches);
      num_ahead_ += ahead_;
    } else {
      tuner_.add(double(ranks_) / (TWELFTHS * matches));
    }
    ranks_ = ahead_ = behind_ = 0;
  }

  void take_again(const ReportLine& line, const std::string& place) {
    if (line.tuned != texts_of(series().match(next_)))
      throw InputError(place + ": the numbers of player " + options_.tune +
                       " are not those of the program: it was changed since");
    take(line.result);
  }

  int play_part() {
    SeriesStage stage{1, options_.around};
    if (stage.values.size() != numbers_.size())
      throw UsageError("option --around has " + std::to_string(stage.values.size()) +
                       " values, expected " + std::to_string(numbers_.size()));
    while (range_of(stage).last < options_.only->first) ++stage.number;
    return ManyMatches::play_part(play_in(stage), [](const MatchResult&) {});
  }

  const std::int64_t trials_;  // seeds of the search
  const TunedNumbers numbers_;
  Tuner tuner_;
  Steps found_;  // once the search is over
  SequentialTest test_;
  std::int64_t next_ = 1;  // the match that is taken next
  std::int64_t num_ahead_ = 0;
  int ranks_ = 0, ahead_ = 0, behind_ = 0;  // of the seed that is not complete yet
};

}  // namespace

int play_tuning(const CommandLine& given) {
  CommandLine line = given;
  line.players.insert(line.players.begin(), 2, line.series.tune);
  const std::vector<std::string> players = given_players(line);
  if (not line.series.resume) check_file_for_report(line.series.report);
  return TuneRun(line, players, *given_configuration(line)).play();
}

}  // namespace game_engine
