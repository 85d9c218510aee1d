// What the page asks about a player: what "make check" finds in its text; and the coach, who plays
// the boards one after the other, and calls the page's players back.

#include <engine/kit/Seating.hh>
#include <engine/match/MatchLog.hh>
#include <engine/submission/room/Room.hh>
#include <engine/text/Reader.hh>
#include <study/coach/Coach.hh>
#include <cstdlib>
#include <sstream>

#include "Faults.hh"

FROM_PAGE(coach_tells) void coach_tells(int played, int all);
/// Begins a player of the page in a seat, if there is one of that name.
FROM_PAGE(player_begin) bool player_begin(int seat, const char* name, const char* trace);
/// Its orders, to be freed.
FROM_PAGE(player_play) char* player_play(int seat, int round, const char* added);

using namespace game_engine;

extern "C" void turn_of(int) {}

namespace {

const Match* match;
std::string head;  // Of its trace.
std::string answer;

std::string state() {
  Text text;
  match->board().write_state(text);
  return std::string(text.str());
}

class PageRunner : public PlayerRunner {
 public:
  explicit PageRunner(int seat) : seat_(seat) {}

  void play(int round, Orders& orders) override {
    char* given = player_play(seat_, round, ('\n' + state()).c_str());
    Reader in(given, "orders");
    orders = read_orders(in);
    std::free(given);
  }

 private:
  const int seat_;
};

std::unique_ptr<PlayerRunner> run(const std::string& name, const Seat& seat) {
  if (player_begin(seat.player, name.c_str(), (head + state()).c_str()))
    return std::make_unique<PageRunner>(seat.player);
  return run_here(name, seat);
}

}  // namespace

namespace game_engine {

// Nobody asks here which unit a player asked for, nor whose turn it is.
void asked_about(int) {}

Ending play_matches(const MatchRange& range, int, const PlayMatch& play, const TakeResult& take,
                    const FindCrashes&) {
  for (std::int64_t number = range.first; number <= range.last; ++number) take(play(number, {}));
  return {};
}

MatchResult play_match(const MatchRules& rules, const Names& names, const PlannedMatch& planned,
                       const KnownCrashes&, const std::string&) {
  Match played(rules.configuration, names, rules.seed_of(planned), Log(false));
  match = &played;
  Text text;
  write_head(text, "Game", planned.seed, rules.configuration, names);
  head = text.str();
  HabitCounter habits(played);
  played.tell(habits);
  played.seat_players(rules.make_runner);
  played.play({});
  MatchResult result;
  for (int seat : SEATS) {
    result.players[planned.seating[seat]] = result_of(played, seat);
    if (planned.seating[seat] == 0) result.neglect = habits.neglect[seat];
  }
  return result;
}

}  // namespace game_engine

/// What the first player should work on.
/// @param how "NAME NAME NAME NAME SEED BOARDS MOST_BOARDS"
FOR_PAGE(coach) const char* coach_in_page(const char* configuration, const char* how) {
  Reader in(configuration, "configuration");
  const auto start = load_configuration(in);
  Coached coached{*start, {}, BEST_OPPONENT, 0, 0, 1};
  std::istringstream words(how);
  for (std::string& name : coached.players) words >> name;
  words >> coached.first_seed >> coached.boards >> coached.most_boards;
  coached.make_runner = run;
  answer = coaching_text(coached, coach(coached, [](std::int64_t played, std::int64_t all) {
                           coach_tells(int(played), int(all));
                         }));
  return answer.c_str();
}

/// What "make check" finds, lines "LINE TEXT" with a tab.
/// @param preprocessed  what the preprocessor made of it, with the #include directives, but no
/// header
FOR_PAGE(look) const char* look(const char* source, const char* preprocessed, const char* path) {
  answer.clear();
  for (const auto& findings :
       {hidden_in_source(source), read_preprocessed(preprocessed, path).findings})
    for (const Finding& finding : findings)
      answer += std::to_string(finding.line) + '\t' + finding.text + '\n';
  return answer.c_str();
}
