#pragma once

// Words from outside, fit for a message, a command or a page; and numbers as words, the same on
// every machine and in every locale.

#include <cctype>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace game_engine {

/// The parts of a text between separators, empty ones included: always at least one.
std::vector<std::string> split(std::string_view text, char separator);

/// The texts before and after the first such sign: "a=b"; the second is empty if there is none.
std::pair<std::string, std::string> in_two(const std::string& text, char sign);

template <typename Words>
std::string joined(const Words& words, std::string_view between) {
  std::string text;
  bool is_first = true;
  for (const std::string& word : words) {
    if (not is_first) text += between;
    is_first = false;
    text += word;
  }
  return text;
}

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}
bool ends_with(std::string_view text, std::string_view end);
std::string lower(std::string word);  ///< Without capital letters.

/// Of some words.
inline std::string with_capital(std::string words) {
  words[0] = char(std::toupper(static_cast<unsigned char>(words[0])));
  return words;
}

/// So many of a thing: "1 player", "2 players", "3 matches".
std::string counted(long long number, const std::string& thing);

/// The name most like a word; empty if more than a third of the letters differ.
std::string nearest(const std::string& word, const std::vector<std::string>& names);

/// For a message: shortened if it is long, with unprintable bytes replaced.
std::string in_quotes(std::string_view word);

/// The text with a question mark for each byte that is not printable UTF-8; at most `most` bytes.
std::string printable(std::string_view text, std::size_t most = std::string_view::npos);

/// In quotes if it has special characters.
std::string shell_word(const std::string& word);

/// The word as a whole number, such as "-12"; nothing if it isn't one from `least` to `most`.
std::optional<std::int64_t> whole_number(std::string_view word, std::int64_t least,
                                         std::int64_t most);

/// The word as a number, such as "0.05"; nothing if it isn't one from `least` to `most`.
std::optional<double> real_number(std::string_view word, double least, double most);

/// "7,913", without a sign.
std::string with_commas(std::int64_t number);

/// With one digit that is not 0, or two from 1000 on: "about 600", "about 1,200"; without a sign.
std::string about(double number);

/// Halves are rounded away from 0.
std::string fixed(double number, int digits);

/// A number with six significant digits, without trailing zeros.
std::string number_text(double number);

/// The SHA-256 of a text, in 64 digits: no other text can be made that has the same.
std::string hash_of(std::string_view text);

}  // namespace game_engine
