// What a player's module in the page has besides the player: it is given the trace as it grows, and
// gives orders. It sees what a player sees, and nothing else of the match.

#include <engine/game/Seat.hh>
#include <engine/kit/Seating.hh>
#include <engine/match/Crash.hh>
#include <engine/match/Trace.hh>
#include <engine/memory/Memory.hh>
#include <Player.hh>
#include <Registry.hh>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "Faults.hh"

using namespace game_engine;

// Those of the compiler's library are not optimized.
template class std::basic_string<char>;

namespace {

std::optional<Trace> before;  // The rounds that were played without it.
std::unique_ptr<AnyBoard> board;
std::unique_ptr<Player> player;
int own_number;
std::string answer;
// Of the player's units, the one that it asked about last in this round; and after how many orders.
int asked_unit, orders_before;

void play() {
  fill_stack();
  orders_given_to(*player).clear();
  asked_unit = -1;
  orders_before = 0;
  player->play();
  std::cout.flush();
  std::fflush(stdout);
  if (orders_given_to(*player).too_many()) player_is_out(too_many_orders().c_str());
}

// The orders as the rules in the page read them: without those that nobody would see, and those
// without a direction as orders that take their turn and move nobody.
Orders readable() {
  Orders orders;
  const Orders& given = orders_given_to(*player);
  for (const Order& order : given.list()) {
    if (board->player_of(order.id) != own_number) continue;
    if (dir_ok(Dir(order.dir))) orders.add(given, order);
    else orders.record(idle_order(order.id));
  }
  return orders;
}

}  // namespace

namespace game_engine {

// Called where a player asks State for a unit: see build.mjs.
void asked_about(int id) {
  if (not player or board->player_of(id) != own_number) return;
  asked_unit = id;
  orders_before = int(orders_given_to(*player).list().size());
}

}  // namespace game_engine

/// Makes the player, who then plays the rounds that the trace has, and remembers them.
/// @param trace of a match from its beginning, up to the state before the round to be played next
FOR_PAGE(turn_begin) void turn_begin(const char* trace, const char* number) {
  before.emplace(trace, "the trace");
  own_number = std::atoi(number);
  // By what it was drawn would be tried out, with exceptions.
  board = make_board(*before->position(before->first_round()), before->match_seed());
  if (registered_players().empty())
    player_is_out("it registers no player: its last line must be RegisterPlayer(PLAYER_NAME);");
  Seat seat = board->seat(own_number, before->match_seed());
  seat.tell_wrong_call = [](const char* report, int first, int second) {
    char text[200];
    std::snprintf(text, sizeof text, report, first, second);
    player_errs(text);
  };
  player = seat_player(registered_players().front().name, seat);
  for (int round = before->first_round(); round < before->last_round(); ++round) {
    const PlayerCode code(registered_players().front().name, own_number, round);
    play();
    board->go_to(*before->position(round + 1), before->match_seed(), before->events(round));
  }
}

/// The player's orders in a round.
/// @param added what the round before added to the trace; empty in the first one
FOR_PAGE(turn_play) const char* turn_play(const char* added) {
  if (const char* state = std::strstr(added, "\n\n"))
    board->go_to(*before->position(state), before->match_seed(), {});
  play();
  Text out;
  write_orders(out, readable());
  answer = out.str();
  return answer.c_str();
}

/// The unit that the player last ordered or asked about in this round; -1 if there is none.
FOR_PAGE(turn_unit) int turn_unit() {
  if (not player) return -1;
  const std::vector<Order>& given = orders_given_to(*player).list();
  return int(given.size()) > orders_before ? given.back().id : asked_unit;
}
