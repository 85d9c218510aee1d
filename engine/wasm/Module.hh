#pragma once

#include <engine/text/Text.hh>
#include <functional>

namespace game_engine {

/// What `write` writes, as a function of the module returns it: it stays until the next one. Null
/// if `write` throws; rules_error then says why.
const char* answer_of(const std::function<void(Text& out)>& write);

}  // namespace game_engine
