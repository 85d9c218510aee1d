#pragma once

// How the engine and a player's process meet: Channel.hh. The game matters only here.

#include <Settings.hh>
#include <State.hh>
#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "Channel.hh"

namespace game_engine {

/// What a player's process says first: which game and headers it was built for.
struct Hello {
  std::uint32_t magic = MAGIC;
  std::uint32_t protocol = PROTOCOL;
  std::uint32_t size_of_state = sizeof(StateData);
  std::uint32_t size_of_settings = sizeof(Settings);
  char game[32] = {};  ///< Its name.

  Hello() {
    const std::string version = Settings::version();
    version.copy(game, std::min(version.find(' '), sizeof game - 1));
  }
};

/// Which player the process is to be.
struct Setup {
  std::int32_t player;
  std::int64_t seed;            ///< As Seat::seed.
  std::uint64_t size_of_state;  ///< In bytes: how much of STATE there is.
  char name[16];
  Settings settings;
};

static_assert(std::is_trivially_copyable_v<StateData> and std::is_trivially_copyable_v<Setup>);

/// The player's side of the channel: makes the player that the engine asks for and lets it play
/// until the process is killed. The process must already be isolated.
[[noreturn]] void host_player();

}  // namespace game_engine
