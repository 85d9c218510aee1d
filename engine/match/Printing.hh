#pragma once

#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// From now on, what players write to cerr, clog and cout is cut off after some megabytes, with a
/// message: a loop that prints must not fill the disk. To be called once.
void limit_printing();

/// From now on, what the code of players with other names than these writes to cerr, clog and cout
/// is thrown away after limit_printing(); nothing: that of none, as at first. What comes in other
/// ways is still shown: the program's own messages, a failed assertion.
void show_errors_only_of(const std::optional<std::vector<std::string>>& names);

}  // namespace game_engine
