#include <Player.hh>
#include <algorithm>

namespace game_engine {

namespace {

// Filled before main() starts, in whatever order the files are linked.
std::vector<RegisteredPlayer>& registry() {
  static std::vector<RegisteredPlayer> players;
  return players;
}

}  // namespace

Registration::Registration(const char* name, const char* file, Player* (*factory)(),
                           std::size_t headers) {
  std::vector<RegisteredPlayer>& players = registry();
  const auto place = std::upper_bound(
      players.begin(), players.end(), name,
      [](const char* n, const RegisteredPlayer& player) { return n < player.name; });
  players.insert(place, {name, file, factory, headers});
}

const std::vector<RegisteredPlayer>& registered_players() { return registry(); }

const RegisteredPlayer* find_player(const std::string& name) {
  for (const RegisteredPlayer& player : registry())
    if (player.name == name) return &player;
  return nullptr;
}

const RegisteredPlayer* player_of_file(const std::string& file) {
  for (const RegisteredPlayer& player : registry())
    if (player.file == file) return &player;
  return nullptr;
}

std::string registry_error() {
  const RegisteredPlayer* previous = nullptr;
  for (const RegisteredPlayer& player : registry()) {
    if (previous and previous->name == player.name)
      return "two players are named " + player.name + ": " + previous->file + " and " +
             player.file + "; change PLAYER_NAME in one of them";
    if (player.headers != headers_of(sizeof(Player), sizeof(StateData)))
      return player.file + ": player " + player.name +
             " was compiled with the headers of another game or version; compile it again, or "
             "remove its object";
    previous = &player;
  }
  return "";
}

}  // namespace game_engine
