#pragma once

// What tests/kit asks a game for; other games have boards made of pictures here, too.

#include <Settings.hh>

namespace tests {

/// Makes matches with these settings that long.
inline void set_rounds(Settings& settings, int rounds) {
  game_engine::parameters_of(settings)[1] = rounds;
}

}  // namespace tests
