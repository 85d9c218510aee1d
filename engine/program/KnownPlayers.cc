#include "KnownPlayers.hh"

#include <engine/text/Words.hh>
#include <Registry.hh>
#include <filesystem>
#include <fstream>
#include <vector>

#include <engine/text/Arguments.hh>

namespace game_engine {

namespace {

std::vector<std::string> known_players() {
  std::vector<std::string> names;
  for (const RegisteredPlayer& player : registered_players()) names.push_back(player.name);
  return names;
}

// Whether the file of a player has the line that makes it known.
bool registers(const std::string& file) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.find("RegisterPlayer") < line.find("//")) return true;
  return false;
}

// The name of a player whose file was named instead, such as AINull.cc; empty if it was none.
std::string name_in_file_name(const std::string& word) {
  const std::filesystem::path file = word;
  const std::string stem = file.stem().string();
  return file.extension() == ".cc" and stem.rfind("AI", 0) == 0 ? stem.substr(2) : "";
}

// What to do about a player that is not known.
std::string advice(const std::string& name) {
  const std::string file = "AI" + name + ".cc";
  if (const RegisteredPlayer* player = player_of_file(file))
    return file + " has the player " + player->name + ". The";
  std::error_code ignored;
  if (std::filesystem::exists(file, ignored))
    return file + (registers(file) ? " is here: type make. The"
                                   : " has no line RegisterPlayer(PLAYER_NAME);. The");
  const std::string meant = nearest(name, known_players());
  return meant.empty() ? "the" : "did you mean " + meant + "? The";
}

}  // namespace

void check_registry() {
  if (const std::string error = registry_error(); not error.empty()) throw UsageError(error);
}

void check_player(const std::string& name) {
  if (find_player(name)) return;
  if (const std::string inside = name_in_file_name(name); not inside.empty())
    throw UsageError(in_quotes(name) + " is a file: a player is named without AI and .cc, " +
                     in_quotes(inside));
  if (name.size() > std::size_t(MAX_NAME_LENGTH))
    throw UsageError("player name " + in_quotes(name) + " has more than " +
                     std::to_string(MAX_NAME_LENGTH) + " characters");
  throw UsageError("unknown player " + in_quotes(name) + ": " + advice(name) + " players are " +
                   joined(known_players(), ", "));
}

}  // namespace game_engine
