#include "DrawsKey.hh"

#include <engine/options/Arguments.hh>

namespace game_engine {

namespace {

const std::string DIGITS = "0123456789abcdef", OPTION = " --draws=";

// As RFC 8439 has the bytes of a key: the lowest one of a number first.
int place_in_word(int digit) { return digit % 8 / 2 * 8 + (digit % 2 == 0 ? 4 : 0); }

}  // namespace

std::string key_text(const DrawsKey& key) {
  std::string text;
  for (int k = 0; k < 32; ++k) text += DIGITS[key[k / 8] >> place_in_word(k) & 15];
  return text;
}

DrawsKey parse_draws_key(const std::string& word) {
  DrawsKey key{};
  if (word.size() != 32 or word.find_first_not_of(DIGITS) != std::string::npos)
    fail_argument(word, "a key of 32 digits 0-9 and a-f");
  for (int k = 0; k < 32; ++k)
    key[k / 8] |= std::uint32_t(DIGITS.find(word[k])) << place_in_word(k);
  return key;
}

std::string draws_option(const DrawsKey& key) {
  return key == NO_KEY ? "" : OPTION + key_text(key);
}

std::string options_of_match(const std::string& options, std::int64_t number) {
  const std::size_t at = options.find(OPTION);
  if (at == std::string::npos) return options;
  const std::size_t start = at + OPTION.size(), end = start + 32;
  const DrawsKey key = parse_draws_key(options.substr(start, 32));
  return options.substr(0, at) + draws_option(derived_key(key, std::uint32_t(number))) +
         options.substr(end);
}

}  // namespace game_engine
