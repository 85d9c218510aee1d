#include "Match.hh"

#include <Format.hh>
#include <algorithm>

#include "Backtrace.hh"
#include "Crash.hh"

namespace game_engine {

Match::Match(const Configuration& configuration, const Names& names, std::int64_t seed,
             const Log& log)
    : names_(names), seed_(seed), log_(log), board_(configuration, seed) {}

void Match::seat_players(const MakeRunner& make_runner) {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    log_.info("loading player ", names_[player]);
    if (board_.state().status[player] == -1) continue;
    guarded(player, PlayerCode::BEFORE, [&] {
      runners_[player] =
          make_runner(names_[player], {player, seed_, board_.settings(), &board_.state()});
    });
  }
  for (int player = 0; player < NUM_PLAYERS; ++player)
    guarded(player, PlayerCode::BEFORE, [&] {
      if (runners_[player]) runners_[player]->get_ready();
    });
  // Only now, so that all of them have seen the same state.
  for (int player = 0; player < NUM_PLAYERS; ++player)
    if (outs_[player]) board_.set_status(player, -1);
  log_.info("players loaded");
}

void Match::play(const std::function<void(std::string_view)>& write) {
  Text text;
  if (write) {
    write_state(text, board_);
    write(text.str());
  }
  while (board_.state().round < board_.settings().num_rounds()) {
    text.clear();
    play_round(write ? &text : nullptr);
    if (write) write(text.str());
  }
  for (std::unique_ptr<PlayerRunner>& runner : runners_) runner.reset();
}

void Match::play_round(Text* text) {
  const int round = board_.state().round;
  log_.info("start round ", round);
  for (const std::unique_ptr<PlayerRunner>& runner : runners_)
    if (runner) runner->start(round);
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    log_.info("    start player ", player);
    guarded(player, round, [&] {
      if (runners_[player]) runners_[player]->play(round, orders_[player]);
    });
    log_.info("    end player ", player);
  }
  const Orders& carried_out = board_.next(orders_);
  for (int player = 0; player < NUM_PLAYERS; ++player)
    board_.set_status(player, runners_[player] ? runners_[player]->status() : -1);
  if (text) {
    write_orders(*text, carried_out);
    write_state(*text, board_);
  }
  log_.info("end round ", round);
}

void Match::guarded(int player, int round, const std::function<void()>& f) {
  try {
    f();
  } catch (const PlayerOut& out) {
    put_out(player, round, out);
  }
}

void Match::put_out(int player, int round, const PlayerOut& out) {
  const bool is_exception = out.fault == PlayerOut::Fault::EXCEPTION_HERE;
  if (out.fault == PlayerOut::Fault::IN_ISOLATION) failed_in_isolation_ = true;
  runners_[player].reset();
  orders_[player].clear();
  outs_[player] = Out{round, out.what()};
  log_.error(player_label(names_[player], player), " is out ", round_label(round), ": ", out.what(),
             is_exception ? throw_advice() : "");
  if (is_exception and log_.is_on()) print_throw_place();
}

std::vector<int> Match::winners() const {
  const int(&score)[NUM_PLAYERS] = board_.state().score;
  std::vector<int> best;
  for (int player = 0; player < NUM_PLAYERS; ++player)
    if (score[player] == *std::max_element(score, score + NUM_PLAYERS)) best.push_back(player);
  return best;
}

void Match::tell_scores() const {
  for (int player = 0; player < NUM_PLAYERS; ++player)
    log_.info("player " + names_[player] + " got score " +
              std::to_string(board_.state().score[player]));
  std::string top;
  for (int player : winners()) top += " " + names_[player];
  log_.info("player(s)" + top + " got top score");
  log_.info("game played");
  if (failed_in_isolation_)
    log_.info("to see where a player failed, \"make DEBUG=1\" and play without --secure");
}

}  // namespace game_engine
