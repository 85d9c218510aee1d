// What a match asks of a system, where there is none: no signals, and no stacks to show.

#include <engine/match/Crash.hh>

/// Tells whoever runs the module whose code runs now; -1: nobody's.
extern "C" void turn_of(int player);

namespace game_engine {

PlayerCode::PlayerCode(const std::string&, int player, int) { turn_of(player); }
PlayerCode::~PlayerCode() { turn_of(NOBODY); }
std::string player_label(const std::string& name, int) { return name; }
std::string round_label(int) { return {}; }

void print_throw_place() {}
void report_wrong_call(const char*, int, int) {}
const char* throw_advice() { return ""; }

}  // namespace game_engine
