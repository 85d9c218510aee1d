#pragma once

// What the boards of all games share.

#include <Events.hh>
#include <Reasons.hh>
#include <Settings.hh>
#include <State.hh>
#include <array>
#include <cstring>
#include <engine/board/CellSet.hh>
#include <engine/orders/Orders.hh>
#include <engine/orders/Turns.hh>
#include <engine/random/BoardDraws.hh>
#include <memory>
#include <string>
#include <vector>

#include "Configuration.hh"
#include <engine/game/Seat.hh>

namespace game_engine {

/// The base of a game's Board, which keeps its state as `State`: StateData, or a pointer to it. The
/// Board has the rules:
///
///     int num_rounds() const override;  // as many as were played, once the match is over
///     void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
///     Reason carry_out(const Orders& orders, const Order& order);
///     static std::vector<Statistic> counted();
///
/// The second changes the state by a round, but not its number, beginning with carry_out_all(); the
/// third carries out an order, or says why it does nothing; the last says what statistics count.
template <typename Board, typename State = std::unique_ptr<StateData>>
class BoardBase : public AnyBoard {
 public:
  const Settings& settings() const { return settings_; }
  const StateData& state() const { return data(state_); }

  const Orders& next(const OrdersBySeat& orders, Outcomes* outcomes = nullptr,
                     Events* events = nullptr) override {
    told_.tell_to(events);
    random_.start_round(state().round);
    board().play_round(orders, outcomes);
    ++data(state_).round;
    return carried_out_;
  }

  void go_to(const Configuration& position, const MatchSeed& seed, const Events& events) override {
    Board there(position, seed);
    there.remember(board(), events);
    std::memcpy(static_cast<void*>(&data(state_)), &there.state(), state().size_in_use());
    std::swap(state_, there.state_);  // to keep the memory
    board() = std::move(there);
  }

  int round() const override { return state().round; }
  int score(int player) const override { return state().score[player]; }
  double status(int player) const override { return state().status[player]; }
  void set_status(int player, double status) override { data(state_).status[player] = status; }
  void draw_from(std::int64_t seed) override { random_.follow(seed); }
  void write_state(Text& out) const override { game_engine::write_state(out, board()); }
  bool tells_events() const override { return not original_rules_; }
  Seat seat(int player, const MatchSeed& seed) const override {
    return {player, seed.of_player(player, original_rules_), &settings_, &state()};
  }
  int player_of(int id) const override { return state().player_of(id); }

  /// What statistics over many matches count for each player, besides the score.
  static const std::vector<std::string>& statistics() {
    static const std::vector<std::string> names = [] {
      std::vector<std::string> list;
      for (const Statistic& statistic : Board::counted()) list.push_back(statistic.name);
      return list;
    }();
    return names;
  }
  long statistic(int k, int player) const override {
    static const std::vector<Statistic> all = Board::counted();
    return all[k].values(board())[player];
  }

 protected:
  struct Statistic {
    const char* name;
    const int* (*values)(const Board& board);  ///< By player.
  };

  BoardBase(const Configuration& configuration, const MatchSeed& seed)
      : settings_(configuration.settings),
        original_rules_(configuration.original_rules()),
        random_(seed, configuration.original_rules()),
        state_() {}

  /// What a state doesn't say, for a board made from one: it follows from the board before it,
  /// which is not needed any more, and the events that led here.
  void remember(Board&, const Events&) {}

  /// All cells of the board that are so far from its border.
  CellSet whole_board(int margin = 0) const {
    const auto& settings = board().settings();
    return CellSet::board(settings.board_rows(), settings.board_cols(), margin);
  }

  /// Carries out the orders given to the first units, in turns.
  template <typename GetStanding, typename PlaceOf>
  void carry_out_all(const OrdersBySeat& orders, Outcomes* outcomes, int num_units,
                     GetStanding standing, PlaceOf place_of) {
    const auto carry_out = [&](const Orders& given, const Order& order) {
      return board().carry_out(given, order);
    };
    Turns<Reason, NUM_PLAYERS> turns(orders, outcomes);
    turns.line_up(num_units, standing, place_of);
    turns.play(random_, carried_out_, carry_out);
  }

  /// The same for players who order their own units, which have the ids 0, 1, 2, ...
  void carry_out_all(const OrdersBySeat& orders, Outcomes* outcomes) {
    carry_out_all(
        orders, outcomes, state().num_units,
        [&](const Order& order, int player) { return standing_of(order, player); },
        [](int id) { return id; });
  }

  /// Orders to units of others are dropped.
  Standing<Reason> standing_of(const Order& order, int player) const {
    return state().player_of(order.id) == player ? Standing<Reason>::waits()
                                                 : Standing<Reason>::dropped(Reason::NOT_YOURS);
  }

  Settings settings_;
  bool original_rules_;
  BoardDraws random_;
  Teller told_;
  State state_;
  Orders carried_out_;  ///< In this round.

 private:
  Board& board() { return static_cast<Board&>(*this); }
  const Board& board() const { return static_cast<const Board&>(*this); }

  static const StateData& data(const StateData& state) { return state; }
  static StateData& data(StateData& state) { return state; }
  static StateData& data(const std::unique_ptr<StateData>& state) { return *state; }
};

}  // namespace game_engine
