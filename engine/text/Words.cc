#include "Words.hh"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <numeric>
#include <sstream>

#include "Text.hh"

namespace game_engine {

namespace {

// The length of the first character of the text; 0 if it is not printable.
std::size_t character_size(std::string_view text) {
  const unsigned char first = static_cast<unsigned char>(text[0]);
  if (first < 128) return first >= 32 and first != 127 ? 1 : 0;
  const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 or first > 0xf4 or text.size() < size) return 0;
  for (std::size_t k = 1; k < size; ++k)
    if ((text[k] & 0xc0) != 0x80) return 0;
  // Longer than need be, half of a surrogate pair, beyond the last one, or a control character.
  const unsigned char second = static_cast<unsigned char>(text[1]);
  if ((first == 0xe0 and second < 0xa0) or (first == 0xed and second >= 0xa0)) return 0;
  if ((first == 0xf0 and second < 0x90) or (first == 0xf4 and second >= 0x90)) return 0;
  if (first == 0xc2 and second < 0xa0) return 0;
  // Characters that change the direction of the text after them, or end lines.
  const std::string_view all = text.substr(0, size);
  const bool turns = (all >= "\u200e" and all <= "\u200f") or
                     (all >= "\u2028" and all <= "\u202e") or (all >= "\u2066" and all <= "\u2069");
  return turns ? 0 : size;
}

// The number of letters to insert, delete or change to make b of a (Levenshtein).
int distance(const std::string& a, const std::string& b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    int diagonal = row[0];
    row[0] = int(i) + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const int changed = diagonal + (std::tolower(a[i]) != std::tolower(b[j]));
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() and text.substr(text.size() - end.size()) == end;
}

std::string lower(std::string word) {
  for (char& c : word) c = char(std::tolower(static_cast<unsigned char>(c)));
  return word;
}

std::string counted(long long number, const std::string& thing) {
  const bool hisses = thing.back() == 'h' or thing.back() == 's';
  const std::string several = thing.back() == 'f' ? thing.substr(0, thing.size() - 1) + "ves"
                                                  : thing + (hisses ? "es" : "s");
  return std::to_string(number) + " " + (number == 1 ? thing : several);
}

std::string nearest(const std::string& word, const std::vector<std::string>& names) {
  const auto best = std::min_element(names.begin(), names.end(), [&](const auto& a, const auto& b) {
    return distance(a, word) < distance(b, word);
  });
  if (best == names.end()) return "";
  const int length = int(std::max(word.size(), best->size()));
  return distance(*best, word) <= (length + 1) / 3 ? *best : "";
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) parts.emplace_back();
    else parts.back() += c;
  }
  return parts;
}

std::pair<std::string, std::string> in_two(const std::string& text, char sign) {
  const std::size_t at = std::min(text.find(sign), text.size());
  return {text.substr(0, at), text.substr(std::min(at + 1, text.size()))};
}

std::string in_quotes(std::string_view word) {
  constexpr std::size_t MOST = 40;
  return "'" + printable(word, MOST) + (word.size() > MOST ? "...'" : "'");
}

std::string printable(std::string_view text, std::size_t most) {
  std::string result;
  while (not text.empty()) {
    const std::size_t size = character_size(text);
    const std::string_view next = size == 0 ? "?" : text.substr(0, size);
    if (result.size() + next.size() > most) break;
    result += next;
    text.remove_prefix(size == 0 ? 1 : size);
  }
  return result;
}

std::string shell_word(const std::string& word) {
  static const char HARMLESS[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+=./,:@%";
  if (not word.empty() and word.find_first_not_of(HARMLESS) == std::string::npos) return word;
  std::string quoted = "'";
  for (char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

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

std::string with_commas(std::int64_t number) {
  std::string digits = std::to_string(std::abs(number));
  for (std::size_t k = digits.size(); k > 3; k -= 3) digits.insert(k - 3, ",");
  return digits;
}

std::string about(double number) {
  const double size = std::abs(number), digits = std::floor(std::log10(std::max(1.0, size))),
               unit = std::pow(10, std::max(0.0, digits - (size >= 1000 ? 1 : 0)));
  return "about " + with_commas(std::llround(std::round(size / unit) * unit));
}

std::string fixed(double number, int digits) {
  if (not std::isfinite(number)) return "?";
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

}  // namespace game_engine
