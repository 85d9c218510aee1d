#pragma once

// The releases of the game: how their rules differ.

#include <engine/board/Walls.hh>

namespace game_engine {

/// What the strength points of a clan are divided by in a fight: its living units, those that it
/// had at the start of the round, or 4.
enum class Divisor { LIVING, LIVING_AT_START, FOUR };

/// The rules of a release: each difference is asked at one place.
struct Rules {
  const char* release;            ///< Its name in a configuration.
  Divisor fights_divide_by;       ///< What makes the strengths of a fight.
  bool players_see_quarters;      ///< Of the points as strength, whatever the living units.
  bool fights_draw_both_ends;     ///< As attacker_wins.
  bool zombies_draw_all_at_once;  ///< Ways to all nearest units; or a unit, then a way to it.
  bool food_keeps_off;            ///< Things are placed away from food.
  WallTurns turns;                ///< Of the waste.
};

/// The current one first.
constexpr Rules RELEASES[] = {
    {"1.1", Divisor::LIVING, false, false, false, true, WallTurns::DRAWN},
    {"1.0", Divisor::FOUR, false, true, true, false, WallTurns::SHUFFLED},
    {"1.0.0", Divisor::FOUR, true, true, true, false, WallTurns::SHUFFLED},
    {"1.0.2", Divisor::LIVING_AT_START, false, true, true, false, WallTurns::SHUFFLED},
    {"1.0.3", Divisor::LIVING_AT_START, false, true, true, false, WallTurns::IN_VAIN},
};

}  // namespace game_engine
