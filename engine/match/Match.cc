#include "Match.hh"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <engine/files/Files.hh>
#include <engine/text/Ranges.hh>

#include "Crash.hh"

namespace game_engine {

Match::Match(const Configuration& configuration, const Names& names, const MatchSeed& seed,
             const Log& log)
    : Match(make_board(configuration, seed), names, seed, log) {}

Match::Match(std::unique_ptr<AnyBoard> board, const Names& names, const MatchSeed& seed,
             const Log& log)
    : names_(names),
      seed_(seed),
      log_(log),
      round_log_(log.is_on() and not is_terminal(stderr), log.is_quiet()),
      board_(std::move(board)) {}

template <typename F>
void Match::guarded(int player, int round, F f) {
  try {
    std::optional<CpuTimer> timer;
    if (log_.is_on() or is_watched()) timer.emplace(clock_, cpu_time_[player]);
    f();
  } catch (const PlayerOut& out) {
    put_out(player, round, out);
  }
}

void Match::seat_players(const MakeRunner& make_runner) {
  for (int player : SEATS) {
    log_.info("loading player ", names_[player]);
    if (board_->status(player) == -1) continue;
    guarded(player, PlayerCode::BEFORE,
            [&] { runners_[player] = make_runner(names_[player], board_->seat(player, seed_)); });
  }
  for (int player : SEATS)
    guarded(player, PlayerCode::BEFORE, [&] {
      if (runners_[player]) runners_[player]->get_ready();
    });
  // Only now, so that all have seen the same state.
  for (int player : SEATS)
    if (outs_[player]) board_->set_status(player, -1);
  if (is_watched())
    for (int player : SEATS) note_cpu_time(player);
  log_.info("players loaded");
}

void Match::play(const std::function<void(std::string_view)>& write) {
  Text text;
  if (write) {
    board_->write_state(text);
    write(text.str());
  }
  while (board_->round() < board_->num_rounds()) {
    text.clear();
    play_round(write ? &text : nullptr);
    if (write) write(text.str());
  }
  for (int player : SEATS) {
    note_cpu_time(player);
    runners_[player].reset();
  }
  tell_all([](MatchWatcher& watcher) { watcher.end(); });
}

void Match::play_until(int round) {
  while (board_->round() < std::min(round, board_->num_rounds())) play_round(nullptr);
}

void Match::play_round(Text* text) {
  const int round = board_->round();
  round_log_.info("start round ", round);
  tell_all([&](MatchWatcher& watcher) { watcher.start_round(round); });
  for (const std::unique_ptr<PlayerRunner>& runner : runners_)
    if (runner) runner->start(round);
  for (int player : SEATS) {
    round_log_.info("    start player ", player);
    take_turn(player, round);
    round_log_.info("    end player ", player);
  }
  const bool counts = log_.is_on() or is_watched(),
             tells = (text or is_watched()) and board_->tells_events();
  for (std::vector<int>& outcomes : outcomes_) outcomes.clear();
  events_.clear();
  const Orders& carried_out =
      board_->next(orders_, counts ? &outcomes_ : nullptr, tells ? &events_ : nullptr);
  if (counts) count_orders();
  tell_all([&](MatchWatcher& watcher) {
    watcher.add_orders(orders_, outcomes_);
    watcher.add_events(events_);
  });
  for (int player : SEATS)
    board_->set_status(player, runners_[player] ? runners_[player]->status() : -1);
  if (text) write_orders(*text, carried_out);
  if (text and tells) write_events(*text, events_);
  if (text) board_->write_state(*text);
  round_log_.info("end round ", round);
}

void Match::take_turn(int player, int round) {
  if (not runners_[player]) return;
  const std::int64_t before = cpu_time_[player];
  guarded(player, round, [&] { runners_[player]->play(round, orders_[player]); });
  if (not is_watched()) return;
  note_cpu_time(player);
  tell_all([&](MatchWatcher& watcher) { watcher.add_time(player, cpu_time_[player] - before); });
}

void Match::count_orders() {
  for (int player : SEATS)
    for (const int outcome : outcomes_[player]) {
      std::vector<int>& counts = orders_by_outcome_[player];
      if (std::size_t(outcome) >= counts.size()) counts.resize(std::size_t(outcome) + 1);
      ++counts[outcome];
    }
}

// A player in its own process knows better.
void Match::note_cpu_time(int player) {
  if (not runners_[player]) return;
  if (const std::optional<double> seconds = runners_[player]->cpu_time())
    cpu_time_[player] = std::llround(*seconds * 1e9);
}

void Match::put_out(int player, int round, const PlayerOut& out) {
  const bool is_exception = out.fault == PlayerOut::Fault::EXCEPTION_HERE;
  const bool has_crashed = out.fault == PlayerOut::Fault::CRASH_IN_ISOLATION;
  if (has_crashed or out.fault == PlayerOut::Fault::EXCEPTION_IN_ISOLATION)
    failed_in_isolation_ = true;
  note_cpu_time(player);
  runners_[player].reset();
  orders_[player].clear();
  outs_[player] = Out{round, out.what(), has_crashed};
  tell_all([&](MatchWatcher& watcher) { watcher.add_out(player, out.what()); });
  log_.error(player_label(names_[player], player), " is out ", round_label(round), ": ", out.what(),
             is_exception ? throw_advice() : "");
  if (is_exception and log_.is_on()) print_throw_place();
}

std::vector<int> Match::winners() const {
  std::array<int, NUM_PLAYERS> scores;
  for (int player : SEATS) scores[player] = board_->score(player);
  const int top = *std::max_element(scores.begin(), scores.end());
  std::vector<int> best;
  for (int player : SEATS)
    if (scores[player] == top) best.push_back(player);
  return best;
}

void Match::tell_scores() const {
  for (int player : SEATS)
    log_.info("player " + names_[player] + " got score " + std::to_string(board_->score(player)));
  std::string top;
  for (int player : winners()) top += " " + names_[player];
  log_.info("player(s)" + top + " got top score");
  log_.info("game played");
  if (failed_in_isolation_) log_.info("to see where a player failed, play without isolation");
  tell_ranking();
}

void Match::tell_ranking() const {
  std::array<int, NUM_PLAYERS> score, order;
  for (int player : SEATS) score[player] = board_->score(player);
  std::iota(order.begin(), order.end(), 0);
  stable_sort(order, [&](int a, int b) { return score[a] > score[b]; });
  for (int player : order) {
    const long ahead = count_if(score, [&](int other) { return other > score[player]; });
    char line[100];
    std::snprintf(line, sizeof line, "%ld. %-12.12s seat %d %8d points %6.2f s%s", ahead + 1,
                  names_[player].c_str(), player, score[player], double(cpu_time_[player]) / 1e9,
                  FLAVOUR);
    const std::optional<Out>& out = outs_[player];
    log_.say(line, out ? "  out " + round_label(out->round) + ": " + out->reason : "");
  }
  tell_idle_orders();
}

// Reports players with at least 20 orders that did nothing, and a third of all: hardly on purpose.
void Match::tell_idle_orders() const {
  for (int player : SEATS) {
    const std::vector<int>& counts = orders_by_outcome_[player];
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    const int idle = all - (counts.empty() ? 0 : counts[0]);
    if (idle < 20 or 3 * idle < all) continue;
    const auto most = std::max_element(counts.begin() + 1, counts.end());
    const ReasonText reason = reason_text(int(most - counts.begin()));
    log_.say(names_[player], ": ", idle, " of ", all,
             " orders did nothing. The most frequent reason was \"", reason.words, '"',
             *reason.rule ? " (rule " + std::string(reason.rule) + ")." : ".",
             is_watched() ? "" : " --log=FILE shows each.");
  }
}

}  // namespace game_engine
