#include "Arguments.hh"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include <engine/files/Files.hh>
#include <engine/files/Log.hh>
#include <engine/kit/Registry.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

const std::string DIGITS = "0123456789abcdef", OPTION = " --draws=";

// As RFC 8439 has the bytes of a key: the lowest one of a number first.
int place_in_word(int digit) { return digit % 8 / 2 * 8 + (digit % 2 == 0 ? 4 : 0); }

}  // namespace

void fail_argument(const std::string& word, const std::string& expected) {
  throw UsageError(in_quotes(word) + ", expected " + expected);
}

std::int64_t parse_whole(const std::string& word, std::int64_t least, std::int64_t most) {
  if (const auto number = whole_number(word, least, most)) return *number;
  fail_argument(word,
                "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

double parse_time(const std::string& word) {
  if (const auto time = real_number(word, 0.01, 86400)) return *time;
  fail_argument(word, "a number of seconds from 0.01 to 86400");
}

int parse_memory(const std::string& word) { return int(parse_whole(word, 16, 1 << 20)); }

int parse_jobs(const std::string& word) { return int(parse_whole(word, 1, 1000)); }

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

int num_processors() { return std::max(1, int(std::thread::hardware_concurrency())); }

namespace {

std::vector<std::string> known_players() {
  std::vector<std::string> names;
  for (const RegisteredPlayer& player : registered_players()) names.push_back(player.name);
  return names;
}

// Whether a player's file has the line that registers it.
bool registers(const std::string& file) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.find("RegisterPlayer") < line.find("//")) return true;
  return false;
}

// The player's name if its file was given instead, such as AINull.cc, AINull.o or AINull; or else
// nothing.
std::string name_in_file_name(const std::string& word) {
  const std::filesystem::path file = word;
  const std::string stem = file.stem().string(), kind = file.extension().string();
  if (stem.rfind("AI", 0) != 0) return "";
  const std::string name = stem.substr(2);
  return kind == ".cc" or kind == ".o" or (kind.empty() and find_player(name)) ? name : "";
}

// An object of this player that is handed out, such as AIDummy.o.Linux64; or else nothing.
std::string object_to_copy(const std::string& name) {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(".", ignored))
    if (std::string file = entry.path().filename().string();
        file.rfind("AI" + name + ".o.", 0) == 0)
      return file;
  return "";
}

// What to do about an unknown player.
std::string advice(const std::string& name) {
  const std::string file = "AI" + name + ".cc";
  if (const RegisteredPlayer* player = player_of_file(file))
    return file + " has the player " + player->name + ". The";
  std::error_code ignored;
  if (std::filesystem::exists(file, ignored))
    return file + (registers(file) ? " is here: type make. The"
                                   : " has no line RegisterPlayer(PLAYER_NAME);. The");
  if (const std::string object = "AI" + name + ".o"; std::filesystem::exists(object, ignored))
    return object + " is here: type make. The";
  for (const char* kind : {".cpp", ".cxx", ".c++", ".C", ".txt"})
    if (const std::string other = "AI" + name + kind; std::filesystem::exists(other, ignored))
      return other + " is here: rename it to " + file + ", and type make. The";
  if (const std::string object = object_to_copy(name); not object.empty())
    return object + " is here: copy the one for your system to AI" + name +
           ".o, and type make. The";
  const std::string meant = nearest(name, known_players());
  return meant.empty() ? "the" : "did you mean " + meant + "? The";
}

}  // namespace

void tell_who_types(const std::string& path) {
  if (path.empty() and is_terminal(stdin))
    Log(true).info("reading the configuration from the keyboard; usually: < default.cnf");
}

Reader given_input(const std::string& path) {
  tell_who_types(path);
  return Reader::of_file(path);
}

void check_registry() {
  if (const std::string error = registry_error(); not error.empty()) throw UsageError(error);
}

void check_player(const std::string& name) {
  const RegisteredPlayer* const known = find_player(name);
  if (known and name.size() > std::size_t(MAX_NAME_LENGTH))
    throw UsageError(known->file + ": the player's name " + name + " has more than " +
                     std::to_string(MAX_NAME_LENGTH) + " characters");
  if (is_player(name)) return;
  if (name.find('@') != std::string::npos)
    throw UsageError("unknown player " + in_quotes(name) +
                     ": expected a name, @ and how many of 100 units it leads, such as Master@60");
  if (const std::string inside = name_in_file_name(name); not inside.empty())
    throw UsageError(in_quotes(name) + " is a file: expected the player's name, " +
                     in_quotes(inside));
  if (name.size() > std::size_t(MAX_NAME_LENGTH))
    throw UsageError("player name " + in_quotes(name) + " has more than " +
                     std::to_string(MAX_NAME_LENGTH) + " characters");
  throw UsageError("unknown player " + in_quotes(name) + ": " + advice(name) + " players are " +
                   joined(known_players(), ", "));
}

}  // namespace game_engine
