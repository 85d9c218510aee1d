#pragma once

// Keys of the draws of a match as text: their 16 bytes, as 32 hexadecimal digits.

#include <engine/random/MatchSeed.hh>
#include <string>

namespace game_engine {

std::string key_text(const DrawsKey& key);

/// The argument of --draws. @throws UsageError
DrawsKey parse_draws_key(const std::string& word);

/// " --draws=" and the key; empty if it is zero.
std::string draws_option(const DrawsKey& key);

/// The options of a series, with the key of one of its matches for that of the series.
std::string options_of_match(const std::string& options, std::int64_t number);

}  // namespace game_engine
