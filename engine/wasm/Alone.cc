// What a match asks of a system, where there is none: no signals, no stacks to show, no limits.

#include <engine/match/Backtrace.hh>
#include <engine/match/Crash.hh>
#include <engine/match/Memory.hh>

namespace game_engine {

PlayerCode::PlayerCode(const std::string&, int, int) {}
PlayerCode::~PlayerCode() = default;
std::string player_label(const std::string& name, int) { return name; }
std::string round_label(int) { return {}; }

MemoryOfPlayer::MemoryOfPlayer(int) {}
MemoryOfPlayer::~MemoryOfPlayer() = default;
int MemoryOfPlayer::exceeded() { return 0; }
void fill_stack() {}

void print_throw_place() {}
void report_wrong_calls() {}
const char* throw_advice() { return ""; }

}  // namespace game_engine
