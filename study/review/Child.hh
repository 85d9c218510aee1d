#pragma once

#include <functional>
#include <string_view>

namespace game_engine {

enum class ChildEnd { WELL, INTERRUPTED, FAILED };

/// Takes whole lines.
using Say = std::function<void(std::string_view)>;

/// Does the work in a process of its own, so that players' code leaves nothing behind in this one.
/// What the work passes to `say`, whole lines, arrives line by line at `take`, without their ends.
/// Interrupted by Ctrl-C or a request to terminate, it gets two seconds to end.
/// @throws std::runtime_error what the work throws
ChildEnd lines_of_child(const std::function<void(const Say& say)>& work, const Say& take);

}  // namespace game_engine
