// The coach, in a module with the players: as in the program, but one match after the other.

#include <engine/text/Reader.hh>
#include <study/coach/Coach.hh>
#include <sstream>

#include "Faults.hh"

FROM_PAGE(coach_tells) void coach_tells(int played, int all);

namespace game_engine {

Ending play_matches(const MatchRange& range, int, const PlayMatch& play, const TakeResult& take,
                    const FindCrashes&) {
  for (std::int64_t number = range.first; number <= range.last; ++number) take(play(number, {}));
  return {};
}

}  // namespace game_engine

using namespace game_engine;

/// What the first player should work on.
/// @param how "NAME NAME NAME NAME SEED BOARDS MOST_BOARDS"
FOR_PAGE(coach) const char* coach(const char* configuration, const char* how) {
  Reader in(configuration, "configuration");
  const auto start = load_configuration(in);
  Coached coached{*start, {}, BEST_OPPONENT, 0, 0, 1};
  std::istringstream words(how);
  for (std::string& name : coached.players) words >> name;
  words >> coached.first_seed >> coached.boards >> coached.most_boards;
  const auto tell = [](std::int64_t played, std::int64_t all) {
    coach_tells(int(played), int(all));
  };
  static std::string said;
  return (said = coaching_text(coached, game_engine::coach(coached, tell))).c_str();
}
