#include "RecordedEvents.hh"

#include <engine/game/Configuration.hh>
#include <algorithm>
#include <set>

namespace game_engine {

namespace {

constexpr long MOST_TRIES = 600;

bool is_same(const Event& a, const Event& b) { return a.kind == b.kind and a.values == b.values; }

/// Tries the ways in which a round can have gone, one by one.
class Search {
 public:
  Search(const Configuration& before, const Orders& orders, const Configuration& next)
      : before_(before), orders_(orders), next_(next, 0), wanted_(lines_of(next_)) {}

  RecordedEvents find() {
    RecordedEvents found;
    Choices choices;
    int wrong = play(choices, choices.size(), found.events);
    if (wrong > 0) wrong = improve(choices, wrong, found.events, 0);
    found.agrees = wrong == 0;
    found.is_unsure.assign(found.events.size(), false);
    if (found.agrees) find_others(choices, found);
    found.tries = tries_;
    return found;
  }

 private:
  static std::vector<std::string> lines_of(const Board& board) {
    Text text;
    write_state(text, board);
    std::vector<std::string> lines;
    for (std::string_view rest = text.str(); not rest.empty();) {
      const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
      lines.emplace_back(rest.substr(0, end));
      rest.remove_prefix(end);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
  }

  // How much of the result is wrong; 0 if nothing is.
  int play(Choices& choices, std::size_t kept, Events& events) {
    ++tries_;
    choices.begin(kept);
    events.clear();
    Board board(before_, 0);
    const int done = board.repeat({orders_, next_, choices}, &events);
    for (int player = 0; player < NUM_PLAYERS; ++player)
      board.set_status(player, next_.state().status[player]);
    const std::vector<std::string> lines = lines_of(board);
    std::vector<std::string> others;
    std::set_symmetric_difference(lines.begin(), lines.end(), wanted_.begin(), wanted_.end(),
                                  std::back_inserter(others));
    return int(others.size()) + 100 * std::abs(done - int(orders_.list().size()));
  }

  // Flips choices from `first` on, as long as that makes less wrong.
  int improve(Choices& choices, int wrong, Events& events, std::size_t first) {
    for (bool better = true; better and wrong > 0;) {
      better = false;
      for (std::size_t k = first; k < choices.size() and wrong > 0 and tries_ < MOST_TRIES; ++k)
        better |= turn(choices, {k}, wrong, events);
      if (better) continue;
      for (std::size_t k = first; k < choices.size() and not better; ++k)
        for (std::size_t l = k + 1; l < choices.size() and not better and tries_ < MOST_TRIES; ++l)
          better = turn(choices, {k, l}, wrong, events);
    }
    return wrong;
  }

  // Flips some choices if that makes less wrong. Those after them stay, or are guessed again.
  bool turn(Choices& choices, std::initializer_list<std::size_t> some, int& wrong, Events& events) {
    for (const std::size_t kept : {choices.size(), *(some.end() - 1) + 1}) {
      Choices others = choices;
      for (std::size_t k : some) others.flip(k);
      Events told;
      const int still_wrong = play(others, kept, told);
      if (still_wrong >= wrong) continue;
      wrong = still_wrong;
      choices = others;
      events = told;
      return true;
    }
    return false;
  }

  // Looks for other ways that agree as well.
  void find_others(const Choices& choices, RecordedEvents& found) {
    for (std::size_t k = 0; k < choices.size(); ++k) {
      Choices others = choices;
      others.flip(k);
      Events events;
      int wrong = play(others, k + 1, events);
      if (wrong > 0) wrong = improve(others, wrong, events, k + 1);
      if (wrong > 0) continue;
      for (std::size_t e = 0; e < found.events.size(); ++e) {
        const Event& event = found.events[e];
        const auto same = [&](const Event& other) { return is_same(event, other); };
        if (std::none_of(events.begin(), events.end(), same)) found.is_unsure[e] = true;
      }
    }
  }

  const Configuration& before_;
  const Orders& orders_;
  const Board next_;
  const std::vector<std::string> wanted_;
  long tries_ = 0;
};

}  // namespace

RecordedEvents find_events(const Configuration& before, const Orders& orders,
                           const Configuration& next) {
  return Search(before, orders, next).find();
}

}  // namespace game_engine
