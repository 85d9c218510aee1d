#pragma once

#include <string>
#include <vector>

#include "PlayerRunner.hh"

namespace game_engine {

/// From now on, what players write to cerr, clog and cout is cut off after some megabytes, with a
/// message: a loop that prints must not fill the disk. To be called once.
void limit_printing();

/// Makes runners as `make_runner` does, for players in this process; but what the code of
/// players with other names than these writes to cerr, clog and cout is thrown away after
/// limit_printing(). What comes by other ways still comes through: the program's own messages, a
/// failed assertion.
MakeRunner with_errors_only_of(const std::vector<std::string>& names, MakeRunner make_runner);

}  // namespace game_engine
