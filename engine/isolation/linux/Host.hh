#pragma once

namespace game_engine {

/// The player's side of the channel: makes the player that the engine asks for and lets it play
/// until the process is killed. The process must already be isolated.
[[noreturn]] void host_player();

}  // namespace game_engine
