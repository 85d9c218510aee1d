#include <Player.hh>
#include <Tune.hh>
#include <engine/game/Seat.hh>
#include <engine/game/Values.hh>

namespace game_engine {

bool match_has_original_rules = false;

int* parameters_of(Settings& settings) { return settings.parameters_; }

const int* parameters_of(const Settings& settings) {
  return parameters_of(const_cast<Settings&>(settings));
}

void (*told_of_wrong_call)(const char* report, int first, int second) = nullptr;

void throw_too_many_orders() { throw TooManyOrders(); }

Orders& orders_given_to(Action& player) { return player.orders_given_; }

double (*tuned_value)(const char* name, double value, double least, double most) = nullptr;

namespace {

// Filled before main() starts, in whatever order the files are linked.
std::vector<RegisteredPlayer>& registry() {
  static std::vector<RegisteredPlayer> players;
  return players;
}

// The seat that the next player takes.
const Settings NO_SETTINGS = {};
Seat next_seat{0, 0, &NO_SETTINGS, nullptr};

// A generator whose numbers are those of the player in this seat.
Random generator(const Seat& seat) { return Random(seat.seed + seat.player + 1); }

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

std::unique_ptr<Player> seat_player(const std::string& name, const Seat& seat) {
  const RegisteredPlayer* registered = find_player(name);
  if (not registered) throw std::out_of_range("no player is named " + name);
  next_seat = seat;
  match_has_original_rules = seat.state->original_rules;
  std::unique_ptr<Player> player(registered->factory());
  static_cast<Random&>(*player) = generator(seat);
  return player;
}

}  // namespace game_engine

int Random::bad_range_(int l, int u) {
  if (l < u and not std::exchange(range_told_, true))
    std::cerr << "warning: random(" << l << ", " << u << ") is always " << l
              << ": more than a million numbers" << std::endl;
  return l;
}

Player::Player()
    : State(*game_engine::next_seat.settings, game_engine::next_seat.state),
      Random(game_engine::generator(game_engine::next_seat)),
      player_number_(game_engine::next_seat.player) {
  if (const game_engine::StateData* state = game_engine::next_seat.state)
    game_engine::orders_given_to(*this) = game_engine::Orders(state->longest_order());
}
