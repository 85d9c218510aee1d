// Rounds and units to which a player gives no orders are named.

#include <study/series/Workers.hh>
#include <engine/kit/Seating.hh>
#include "Weakened.hh"

namespace {

// Of a player with that name, or else a weakened Demo, after matches in seat 0.
std::string said_of(const std::string& name, const Weakened::Keeps& keeps = {}) {
  const Configuration configuration = read_configuration_file("default.cnf");
  const game_engine::MatchRules rules{
      configuration, [&](const std::string& of, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
        if (not keeps or seat.player != 0) return run_here(of, seat);
        return std::make_unique<Weakened>(seat, keeps);
      }};
  game_engine::NeglectTally tally;
  for (std::int64_t seed = 1; seed <= 4; ++seed)
    tally.add(game_engine::play_match(rules, {name, "Demo", "Null", "Null"},
                                      {seed, seed, {0, 1, 2, 3}}, {}, "")
                  .neglect,
              0);
  return joined(tally.sentences(game_engine::YOURS, configuration), " ");
}

std::vector<int> units_of(const Seat& seat) {
  std::vector<int> units;
  add_units(seat, units);
  return units;
}

}  // namespace

TEST("rounds without orders and units that never get one are named; Demo and Master have none") {
  const auto board = game_engine::make_board(read_configuration_file("default.cnf"), {});
  const Seat seat = board->seat(0, {});
  const std::vector<int> units = units_of(seat);
  if (units.size() < 4) return;  // Too few to forget some of them.
  for (const std::string name : {"Demo", "Master", "Null"})
    if (is_player(name)) CHECK_EQUAL(said_of(name), "");
  const int lazy = units[1];
  CHECK_EQUAL(said_of("Demo",
                      [lazy](int round, const Seat&, const Order& order) {
                        return (round < 70 or round > 130) and order.id != lazy;
                      }),
              "You give no order in rounds 70 to 130. Your " + unit_words(seat, lazy) +
                  " never gets an order.");
  CHECK_HAS(said_of("Demo",
                    [](int, const Seat& seat, const Order& order) {
                      const std::vector<int> own = units_of(seat);
                      return std::find(own.begin(), own.begin() + 3, order.id) != own.begin() + 3;
                    }),
            " of your units never get an order");
}

TEST("a round without orders is one that has none in nine of ten matches") {
  game_engine::NeglectTally tally;
  for (int match = 0; match < 10; ++match) {
    game_engine::Neglect neglect;
    neglect.gives_some = true;
    for (int round : {3, 4, 5, 6, 7, 8, 9})
      neglect.rounds.set(std::size_t(round), round < 8 or match >= round - 7);
    tally.add(neglect, 0);
  }
  CHECK_EQUAL(joined(tally.sentences("Ann", short_match(20)), ""),
              "Ann gives no order in rounds 3 to 8.");
}
