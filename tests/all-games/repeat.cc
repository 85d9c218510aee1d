// Needs tests/players

// A recorded match of any game, repeated: players see what they saw, and give the same orders.

#include <engine/match/RecordedBoard.hh>
#include <engine/game/Seat.hh>
#include <engine/match/Trace.hh>
#include <programs/game/Repetition.hh>
#include "Kit.hh"

namespace {

Configuration rules(bool original, int rounds) {
  Configuration configuration = short_match(rounds);
  configuration.release = original;
  return configuration;
}

Trace recorded(const Names& names, std::int64_t seed, bool original = false) {
  return {play_match(rules(original, 60), names, seed), "match.res"};
}

/// Gives no orders and keeps what it sees: the bytes of each state.
class Watcher : public PlayerRunner {
 public:
  Watcher(const Seat& seat, std::vector<std::string>& seen) : state_(*seat.state), seen_(seen) {}

  void play(int, Orders& orders) override {
    orders.clear();
    seen_.emplace_back(reinterpret_cast<const char*>(&state_), state_.size_in_use());
  }

 private:
  const StateData& state_;
  std::vector<std::string>& seen_;
};

MakeRunner watcher(int player, std::vector<std::string>& seen) {
  return
      [player, &seen](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
        if (seat.player == player) return std::make_unique<Watcher>(seat, seen);
        return run_here(name, seat);
      };
}

std::vector<std::string> differences(const Trace& trace, int seat, const std::string& player) {
  std::vector<std::string> lines;
  Repetition repetition(trace, seat, player);
  repetition.run([&](const std::string& line) { lines.push_back(line); });
  CHECK_EQUAL(repetition.differs(), not lines.empty());
  return lines;
}

std::string message_of(const std::string& text) {
  try {
    const Trace trace(text, "match.res");
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

}  // namespace

TEST("in a match that is repeated, a player sees the same bytes in every round") {
  for (bool original : both_rules()) {
    const Names names = four_players();
    const Configuration configuration = rules(original, 100);
    std::vector<std::string> live, repeated;
    const Trace trace(play_match(configuration, names, 5, watcher(2, live)), "match.res");
    Match match(std::make_unique<RecordedBoard>(trace, 100, nullptr), names, 5, Log(false));
    match.seat_players(watcher(2, repeated));
    match.play({});
    CHECK_EQUAL(live.size(), 100u);
    for (std::size_t round = 0; round < live.size(); ++round)
      CHECK_EQUAL(round, live[round] == repeated.at(round) ? round : ~round);
  }
}

TEST("no player differs from itself, in any seat") {
  for (const bool original : both_rules()) {
    const Names names = four_players(original);
    const Trace trace = recorded(names, 1 + original, original);
    for (int seat : SEATS) CHECK_EQUAL(text_of(differences(trace, seat, names[seat])), "");
  }
}

TEST("another player differs, and one who gives no orders wherever one was carried out") {
  const Names names = four_players();
  const Trace trace(play_match(rules(false, 30), names, 1), "match.res");
  int rounds = 0;
  for (int round = 0; round < trace.num_rounds(); ++round)
    rounds += not orders_of(0, trace.orders(round), *trace.board(round)).list().empty();
  CHECK(rounds > 15);
  CHECK_EQUAL(int(differences(trace, 0, "Null").size()), rounds);
  CHECK(differences(trace, 0, "Demo").size() > 6);
  const Trace silent(play_match(rules(false, 2), {"Null", "Null", "Null", "Null"}, 1), "match.res");
  CHECK_HAS(differences(silent, 3, "Demo").at(0), "round 0: ", " (recorded: nothing)");
}

TEST("a player who gives the same orders in another order differs") {
  const Trace trace = recorded(four_players(), 1);
  const Orders recorded = orders_of(0, trace.orders(0), *trace.board(0));
  Orders given;
  for (auto order = recorded.list().rbegin(); order != recorded.list().rend(); ++order)
    given.add(recorded, *order);
  int looks = 0;
  CHECK_EQUAL(text_of(order_differences(trace, 0, 0, given, looks)),
              "the same orders in another order\n");
}

TEST("a trace that is cut ends with its last whole state") {
  const std::string text = play_match(rules(false, 30), four_players(), 1);
  const std::size_t begin = text.find("\nround 7"), end = text.find("\nround 8");
  for (std::size_t size = begin + 10; size < end; size += (end - begin) / 40) {
    const Trace trace(text.substr(0, size), "match.res");
    CHECK(not trace.is_whole());
    CHECK(trace.last_round() == 6 or trace.last_round() == 7);
    CHECK_EQUAL(trace.num_rounds(), 30);
    Repetition repetition(trace, 0, four_players()[0]);
    repetition.run([](const std::string&) {});
    CHECK(not repetition.differs());
    CHECK_HAS(repetition.summary(), "; the trace is cut: it ends in round ");
  }
}

TEST("a trace that is damaged or of another game is refused, with the line") {
  const std::string text = play_match(rules(false, 30), {"Null", "Null", "Null", "Demo"}, 1);
  CHECK_EQUAL(message_of(text), "");
  CHECK_EQUAL(message_of(replaced(text, "\n", "\r\n")), "");
  const std::string game = game_name().substr(0, game_name().find(' '));
  CHECK_EQUAL(
      message_of(changed(text, game, "Chess")),
      "match.res:5: 'Chess' found, expected '" + game + "': this is a match of another game");
  CHECK(message_of(changed(text, game_name(), game + " 9.9")).find("match.res:5: version '9.9'") ==
        0);
  CHECK(message_of(text.substr(0, text.find("names"))).find("the text ends here, expected") !=
        std::string::npos);
  CHECK(message_of(changed(text, "\nround 7", "\nround 9")).find("expected round 7") !=
        std::string::npos);
  std::string of_older = text;
  for (std::size_t at; (at = of_older.find("\nevents\n")) != std::string::npos;)
    of_older.erase(at + 1, of_older.find("\n\n", at) - at);
  CHECK_HAS(message_of(of_older), "the trace is of an older program: play the match again");
  CHECK(message_of(changed(text, "status", "stat")).find("'stat' found, expected 'status'") !=
        std::string::npos);
}
