#include "KnownPlayers.hh"

#include <Registry.hh>
#include <engine/kit/Seating.hh>
#include <engine/options/Options.hh>
#include <engine/text/Words.hh>
#include <fstream>

namespace game_engine {

namespace {

std::vector<std::string> known_players() {
  std::vector<std::string> names;
  for (const RegisteredPlayer& player : registered_players()) names.push_back(player.name);
  return names;
}

bool registers(const std::string& file) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.find("RegisterPlayer") < line.find("//")) return true;
  return false;
}

// The player's name if its file was given instead, such as AINull.cc, AINull.o or AINull; or else
// nothing.
std::string name_in_file_name(const std::string& word) {
  const fs::path file = word;
  const std::string stem = file.stem().string(), kind = file.extension().string();
  if (stem.rfind("AI", 0) != 0) return "";
  const std::string name = stem.substr(2);
  return kind == ".cc" or kind == ".o" or (kind.empty() and find_player(name)) ? name : "";
}

// An object of this player that is handed out, such as AIDummy.o.Linux64; or else nothing.
std::string object_of_a_system(const std::string& name) {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(".", ignored))
    if (std::string file = entry.path().filename().string();
        file.rfind("AI" + name + ".o.", 0) == 0)
      return file;
  return "";
}

std::string advice(const std::string& name) {
  const std::string file = "AI" + name + ".cc";
  if (const RegisteredPlayer* player = player_of_file(file))
    return file + " has the player " + player->name + ". The";
  std::error_code ignored;
  if (fs::exists(file, ignored))
    return file + (registers(file) ? " is here: type make. The"
                                   : " has no line RegisterPlayer(PLAYER_NAME);. The");
  if (const std::string object = "AI" + name + ".o"; fs::exists(object, ignored))
    return object + " is here: type make. The";
  for (const char* kind : {".cpp", ".cxx", ".c++", ".C", ".txt"})
    if (const std::string other = "AI" + name + kind; fs::exists(other, ignored))
      return other + " is here: rename it to " + file + ", and type make. The";
  if (const std::string object = object_of_a_system(name); not object.empty())
    return object + " is here: type make, if that is your system. The";
  const std::string meant = nearest(name, known_players());
  return meant.empty() ? "the" : "did you mean " + meant + "? The";
}

}  // namespace

void check_registry() {
  if (const std::string error = registry_error(); not error.empty()) throw UsageError(error);
}

void check_player(const std::string& name) {
  const RegisteredPlayer* const known = find_player(name);
  if (known and name.size() > std::size_t(MAX_NAME_LENGTH))
    throw UsageError(known->file + ": the player's name " + name + " has more than " +
                     std::to_string(MAX_NAME_LENGTH) + " characters");
  if (is_player(name)) return;
  if (contains(name, "@"))
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

int list_players() {
  for (const std::string& name : known_players()) std::cout << name << '\n';
  return printed();
}

}  // namespace game_engine
