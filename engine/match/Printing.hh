#pragma once

#include <engine/game/Game.hh>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// From now on, what players write to cerr, clog and cout is cut off after some megabytes, with a
/// message: a loop that prints must not fill the disk. To be called once.
void limit_printing();

/// From now on, what the code of players with other names than these writes to cerr, clog and cout
/// is thrown away after limit_printing(); nothing: that of none, as at first. What comes in other
/// ways is still shown: the program's own messages, a failed assertion.
void show_errors_only_of(const std::optional<std::vector<std::string>>& names);

/// What a player has printed was thrown away: counts its lines, if a player's code is running.
void count_dropped(std::string_view printed);

/// Says of each of these players how many lines were thrown away, and what helps: "Harry printed
/// 200 lines: --log=FILE keeps them".
void tell_dropped(const Names& names, const std::string& what_helps);

}  // namespace game_engine
