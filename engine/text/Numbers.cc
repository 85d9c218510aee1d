#include "Numbers.hh"

#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

#include "Text.hh"

namespace game_engine {

std::optional<std::int64_t> whole_number(std::string_view word, std::int64_t least,
                                         std::int64_t most) {
  std::int64_t number = 0;
  const char* const end_of_word = word.data() + word.size();
  const auto [end, error] = std::from_chars(word.data(), end_of_word, number);
  if (error != std::errc() or end != end_of_word or number < least or number > most)
    return std::nullopt;
  return number;
}

std::optional<double> real_number(std::string_view word, double least, double most) {
  std::istringstream in{std::string(word)};
  in.imbue(std::locale::classic());
  double number = 0;
  if (not(in >> std::noskipws >> number) or in.peek() != std::istringstream::traits_type::eof() or
      number < least or number > most)
    return std::nullopt;
  return number;
}

std::string fixed(double number, int digits) {
  const double power = std::pow(10, digits);
  const long long rounded = std::llround(std::abs(number) * power);
  std::string text = std::to_string(rounded);
  if (text.size() <= std::size_t(digits))
    text.insert(0, std::size_t(digits) + 1 - text.size(), '0');
  if (digits > 0) text.insert(text.size() - std::size_t(digits), ".");
  return (number < 0 and rounded != 0 ? "-" : "") + text;
}

std::string number_text(double number) {
  Text text;
  text << number;
  return std::string(text.str());
}

std::string hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[hash >> shift & 15];
  return digits;
}

}  // namespace game_engine
