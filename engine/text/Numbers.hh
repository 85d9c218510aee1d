#pragma once

// Numbers read and written as words, the same on every machine and in every locale.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace game_engine {

/// The whole number that a word is, such as "-12"; nothing if it isn't one from `least` to `most`.
std::optional<std::int64_t> whole_number(std::string_view word, std::int64_t least,
                                         std::int64_t most);

/// The number that a word is, such as "0.05"; nothing if it isn't one from `least` to `most`.
std::optional<double> real_number(std::string_view word, double least, double most);

/// A number with so many decimals. Halves are rounded away from 0.
std::string fixed(double number, int digits);

/// A number with six significant digits, without trailing zeros.
std::string number_text(double number);

/// The hash FNV-1a of a text with 64 bits, in 16 digits.
std::string hash_of(std::string_view text);

}  // namespace game_engine
