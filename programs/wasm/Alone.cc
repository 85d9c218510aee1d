// What a match asks of a system, where there is none: no signals, and no stacks to show.

#include <engine/match/Crash.hh>

/// Tells whoever runs the module whose code runs now, and in which round; -1: nobody's.
extern "C" [[clang::import_module("page"), clang::import_name("turn_of")]] void turn_of(
    int player, const char* name, int round);

namespace game_engine {

PlayerCode::PlayerCode(const std::string& name, int player, int round) {
  turn_of(player, name.c_str(), round);
}
PlayerCode::~PlayerCode() { turn_of(NOBODY, "", BEFORE); }
std::string player_label(const std::string& name, int) { return name; }
std::string round_label(int) { return {}; }

void print_throw_place() {}
void report_wrong_call(const char*, int, int) {}
const char* throw_advice() { return ""; }

}  // namespace game_engine
