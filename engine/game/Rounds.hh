#pragma once

// What the boards of all games share: rounds, played or played again.

#include <Events.hh>
#include <Random.hh>
#include <Reasons.hh>
#include <Settings.hh>
#include <State.hh>
#include <array>
#include <engine/board/Orders.hh>
#include <engine/board/RecordedRound.hh>
#include <engine/board/Turns.hh>
#include <memory>
#include <string>
#include <vector>

#include "Configuration.hh"

namespace game_engine {

/// The base of a game's Board, which keeps its state as `State`: StateData, or a pointer to it. The
/// Board has the rules:
///
///     void play_round(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes);
///     Reason carry_out(const Orders& orders, const Order& order);
///     static std::vector<Statistic> counted();
///
/// The first changes the state by a round, but not its number, beginning with carry_out_all(); the
/// second carries out an order, or says why it does nothing; the third says what statistics count.
template <typename Board, typename State = std::unique_ptr<StateData>>
class Rounds {
 public:
  const Settings& settings() const { return settings_; }
  const StateData& state() const { return data(state_); }

  /// Plays one round. Returns the orders carried out, in that order. If `outcomes` is not null, it
  /// gets what became of each order given.
  const Orders& next(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes = nullptr,
                     Events* events = nullptr) {
    told_.tell_to(events);
    board().play_round(orders, outcomes);
    ++data(state_).round;
    return carried_out_;
  }

  /// Plays a round again as it was recorded. Returns how many orders it could carry out.
  int repeat(const RecordedRound<Board>& recorded, Events* events) {
    recorded_ = &recorded;
    next({}, nullptr, events);
    recorded_ = nullptr;
    return int(carried_out_.list().size());
  }

  /// Notes the share of its CPU time that a player has used; -1: it is out.
  void set_status(int player, double status) { data(state_).status[player] = status; }
  /// From now on, draws follow from this seed.
  void draw_from(std::int64_t seed) { random_ = Random(seed); }

  /// What statistics over many matches count for each player, besides the score.
  static const std::vector<std::string>& statistics() {
    static const std::vector<std::string> names = [] {
      std::vector<std::string> list;
      for (const Statistic& statistic : Board::counted()) list.push_back(statistic.name);
      return list;
    }();
    return names;
  }
  /// The k-th of statistics() for a player, up to now.
  long statistic(int k, int player) const {
    static const std::vector<Statistic> all = Board::counted();
    return all[k].value(static_cast<const Board&>(*this), player);
  }

 protected:
  struct Statistic {
    const char* name;
    long (*value)(const Board& board, int player);
  };

  Rounds(const Configuration& configuration, std::int64_t seed)
      : settings_(configuration.settings),
        original_rules_(configuration.original_rules),
        random_(seed),
        state_() {}

  /// Carries out the orders given to the first units, as play_turns does; in a round that is played
  /// again, those recorded.
  template <typename GetStanding, typename PlaceOf>
  void carry_out_all(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes,
                     int num_units, GetStanding standing, PlaceOf place_of) {
    const auto carry_out = [&](const Orders& given, const Order& order) {
      return board().carry_out(given, order);
    };
    if (recorded_) repeat_turns(recorded_->orders, carried_out_, state(), carry_out);
    else
      play_turns(orders, carried_out_, outcomes, num_units, random_, standing, carry_out, place_of);
  }

  /// The same for players who order their own units, which have the ids 0, 1, 2, ...
  void carry_out_all(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes) {
    carry_out_all(
        orders, outcomes, state().num_units,
        [&](const Order& order, int player) { return standing_of(order, player); },
        [](int id) { return id; });
  }

  /// Orders to units of others are dropped.
  Standing<Reason> standing_of(const Order& order, int player) const {
    return state().player_of(order.id) == player ? Standing<Reason>::waits()
                                                 : Standing<Reason>::ignored(Reason::NOT_YOURS);
  }

  Settings settings_;
  bool original_rules_;
  Random random_;
  Teller told_;
  const RecordedRound<Board>* recorded_ = nullptr;  ///< While one is played again.
  State state_;
  Orders carried_out_;  ///< In this round.

 private:
  Board& board() { return static_cast<Board&>(*this); }

  static const StateData& data(const StateData& state) { return state; }
  static StateData& data(StateData& state) { return state; }
  static StateData& data(const std::unique_ptr<StateData>& state) { return *state; }
};

}  // namespace game_engine
