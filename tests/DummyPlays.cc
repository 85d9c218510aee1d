#include "DummyPlays.hh"

#include <Registry.hh>
#include <algorithm>
#include <engine/Seat.hh>

#include "Signature.hh"

// After the standard library, as it brings `using namespace std`.
#include <Player.hh>

namespace tests {

using game_engine::Match;
using game_engine::Names;

Orders orders_of_dummy(const Settings& settings, const StateData& state) {
  const auto player = game_engine::seat_player("Dummy", {0, 1, settings, &state});
  player->play();
  return player->orders_given_;
}

Orders orders_of_dummy(const Position& position) {
  const Board board(position.configuration(), 1);
  return orders_of_dummy(board.settings(), board.state());
}

int direction(const Position& position, const std::string& unit) {
  const Orders orders = orders_of_dummy(position);
  for (const Order& order : orders.list())
    if (order.id == position.id(unit) and order.kind == 'm') return order.dir;
  return -1;
}

Pos destination(const Position& position, const std::string& unit) {
  const Pos from = Play(position).pos(unit);
  const int d = direction(position, unit);
  return d == -1 ? from : from + Dir(d);
}

bool is_out_anywhere(const Match& match) {
  for (const auto& out : match.outs())
    if (out) return true;
  return false;
}

int wins_of_dummy(const std::string& a, const std::string& b, const std::string& c) {
  const auto configuration = read_configuration_file("default.cnf");
  int wins = 0, matches = 0;
  for (int seed = 1; seed <= 7; ++seed) {
    for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
      Names names = {"Dummy", a, b, c};
      std::rotate(names.begin(), names.end() - seat, names.end());
      const std::vector<int> winners = play_to_the_end(configuration, names, seed)->winners();
      wins += std::count(winners.begin(), winners.end(), seat);
      ++matches;
    }
  }
  return 100 * wins / matches;
}

}  // namespace tests
