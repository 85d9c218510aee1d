// For systems on which players can't be isolated.
#include <engine/isolation/Isolation.hh>

#include <cstdlib>

namespace game_engine {

MakeRunner isolated_runners(const Limits&, const FileOf&, const TellWaited&) {
  throw IsolationError("--secure and SecGame need Linux, on x86_64 or aarch64 processors");
}

bool is_player_host(int, char**) { return false; }

void host_linked_player() { std::abort(); }

}  // namespace game_engine
