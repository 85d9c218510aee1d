// A match that a page plays: functions with C names. A text that one returns stays until the next
// call; null: it failed, and rules_error says why.

#include <engine/match/Match.hh>
#include <engine/text/Reader.hh>
#include <exception>
#include <sstream>

#include "Module.hh"

using namespace game_engine;

namespace {

// Who has this name gives the orders that the page says.
constexpr const char* HAND = "Hand";

// The orders that the page gives in this round, to all seats of that name.
Orders given;

class Hand : public PlayerRunner {
 public:
  Hand(int player, const GameBoard& board) : player_(player), board_(board) {}
  void play(int /* round */, Orders& orders) override {
    orders.clear();
    for (const Order& order : given.list())
      if (board_.player_of(order.id) == player_) orders.add(given, order);
  }

 private:
  const int player_;
  const GameBoard& board_;
};

std::unique_ptr<Match> match;

std::shared_ptr<const Configuration> read(const char* text) {
  Reader in(text, "configuration");
  return load_configuration(in);
}

Names names_in(const char* text) {
  Names names;
  std::istringstream words(text);
  for (std::string& name : names) words >> name;
  return names;
}

}  // namespace

extern "C" {

/// Begins a match. Returns the trace up to the first state.
/// @param configuration of the start, or one that goes on from a recorded state
/// @param names of four players: Hand, or those that the module has
const char* play_start(const char* configuration, const char* names, int seed) {
  return answer_of([&](Text& out) {
    const auto start = read(configuration);
    const Names seats = names_in(names);
    match = std::make_unique<Match>(*start, seats, seed, Log(false));
    match->seat_players([](const std::string& name, const Seat& seat) {
      if (name == HAND)
        return std::unique_ptr<PlayerRunner>(new Hand(seat.player, match->board()));
      return run_here(name, seat);
    });
    write_head(out, "Game", seed, *start, seats);
    match->board().write_state(out);
  });
}

/// Plays one round, if the match is not over. Returns what it adds to the trace.
/// @param orders of the seats by hand, as a trace has those of a round
const char* play_round(const char* orders) {
  return answer_of([&](Text& out) {
    Reader in(orders, "orders");
    given = read_orders(in);
    if (match->board().round() < match->board().num_rounds()) match->play_round(&out);
  });
}

/// Why players are out: a line "player round reason" for each.
const char* play_outs() {
  return answer_of([](Text& out) {
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (const std::optional<Out>& why = match->outs()[player])
        out << player << ' ' << why->round << ' ' << why->reason << '\n';
  });
}

/// What the rules would make of these orders, one after the other, if nobody else gave any: a line
/// for each, why it would do nothing, or empty. Draws are others than those of the match.
/// @param position a configuration that goes on from the state
const char* play_try(const char* position, const char* orders) {
  return answer_of([&](Text& out) {
    Reader in(orders, "orders");
    const Orders list = read_orders(in);
    const std::unique_ptr<GameBoard> board = make_board(*read(position), 0);
    std::array<Orders, NUM_PLAYERS> by_player;
    for (const Order& order : list.list())
      if (const int player = board->player_of(order.id); player != -1)
        by_player[player].add(list, order);
    Outcomes outcomes;
    board->next(by_player, &outcomes);
    std::array<std::size_t, NUM_PLAYERS> next{};
    for (const Order& order : list.list()) {
      const int player = board->player_of(order.id);
      if (player != -1 and next[player] < outcomes[player].size())
        out << in_words(reason_text(outcomes[player][next[player]++]));
      out << '\n';
    }
  });
}

}  // extern "C"
