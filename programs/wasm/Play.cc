// The rules of a game for a page, which plays matches with them: functions with C names. A text
// returned by one stays until the next call; null: it failed, and rules_error says why.

#include <Registry.hh>
#include <engine/kit/Seating.hh>
#include <engine/match/MatchLog.hh>
#include <engine/match/RecordedBoard.hh>
#include <engine/text/Reader.hh>
#include <exception>
#include <functional>
#include <sstream>

using namespace game_engine;

namespace {

std::string answer, error;

// What `write` writes, as a function returns it.
const char* answer_of(const std::function<void(Text& out)>& write) {
  try {
    Text out;
    write(out);
    answer = out.str();
    return answer.c_str();
  } catch (const std::exception& e) {
    error = e.what();
    return nullptr;
  }
}

// The player of a seat whose orders the page gives.
constexpr const char* PAGE = "-";

// The orders that the page gives in this round, to all its seats.
Orders given;

// What they have printed in it.
std::array<std::string, NUM_PLAYERS> printed;

// Why players are out at their next turn.
std::array<std::string, NUM_PLAYERS> stopped;

// As the program writes it, without times.
class PageLog : public MatchLog {
 public:
  using MatchLog::MatchLog;
  void add_time(int, std::int64_t) override {}
};

// Of the match that is played, and what its log has so far, if it has one.
std::string head, logged;
std::optional<PageLog> page_log;

// A player of the module, or the orders of the page.
class Runner : public PlayerRunner {
 public:
  Runner(const std::string& who, const Seat& seat, const AnyBoard& board)
      : player_(seat.player), board_(board) {
    if (who != PAGE) inner_ = run_here(who, seat);
  }

  void play(int round, Orders& orders) override {
    if (page_log) page_log->hear(player_, std::exchange(printed[player_], {}));
    if (not stopped[player_].empty()) throw PlayerOut(stopped[player_]);
    if (inner_) {
      inner_->play(round, orders);
      return;
    }
    orders = orders_of(player_, given, board_);
  }

 private:
  const int player_;
  const AnyBoard& board_;
  std::unique_ptr<PlayerRunner> inner_;
};

std::optional<Trace> trace;  // From which the match goes on, if it does.
std::unique_ptr<Match> match;

std::shared_ptr<const Configuration> read(const char* text) {
  Reader in(text, "configuration");
  return load_configuration(in);
}

std::unique_ptr<AnyBoard> board_of(const Configuration& configuration, std::int64_t seed) {
  if (not trace) return make_board(configuration, seed);
  return std::make_unique<RecordedBoard>(*trace, trace->last_round(), seed,
                                         std::array<bool, NUM_PLAYERS>{});
}

Names four_in(const char* text) {
  Names names;
  std::istringstream words(text);
  for (std::string& name : names) words >> name;
  return names;
}

}  // namespace

extern "C" {

/// Why the last function failed.
const char* rules_error() { return error.c_str(); }

/// The players of the module, a line each.
const char* play_players() {
  return answer_of([](Text& out) {
    for (const RegisteredPlayer& player : registered_players()) out << player.name << '\n';
  });
}

/// Begins a match. Returns the trace up to the first state.
/// @param start a configuration; or the trace of a match, which goes on from its last state
/// @param names of the four players
/// @param seats for each, the player of the module who plays, or "-": the page
/// @param seed a number
const char* play_start(const char* start, const char* names, const char* seats, const char* seed) {
  return answer_of([&](Text& out) {
    const Names named = four_in(names), seated = four_in(seats);
    for (const std::string& who : seated)
      if (who != PAGE and not is_player(who)) throw InputError("no player is named " + who);
    const std::int64_t number = std::stoll(seed);
    stopped = {};
    given = {};
    match.reset();
    page_log.reset();
    logged.clear();
    printed = {};
    trace.reset();
    if (begins_trace(Reader(start, "").peek())) trace.emplace(start, "the trace");
    const auto configuration = trace ? trace->position(trace->last_round()) : read(start);
    match = std::make_unique<Match>(board_of(*configuration, number), named, number, Log(false));
    match->seat_players([&](const std::string&, const Seat& seat) {
      return std::make_unique<Runner>(seated[seat.player], seat, match->board());
    });
    if (trace) match->play_until(trace->last_round());
    write_head(out, "Game", number, *configuration, named);
    head = out.str();
    match->board().write_state(out);
  });
}

/// Rounds of the match; those that were played, if it is over before the last one.
const char* play_rounds() {
  return answer_of([](Text& out) { out << match->board().num_rounds(); });
}

/// Plays one round, if the match is not over. Returns what it adds to the trace.
/// @param orders of the page's seats: lists, as a trace has those of a round
const char* play_round(const char* orders) {
  return answer_of([&](Text& out) {
    Reader in(orders, "orders");
    for (given = {}; not in.at_end();) {
      const Orders list = read_orders(in);
      for (const Order& order : list.list()) given.add(list, order);
    }
    if (match->board().round() < match->board().num_rounds()) match->play_round(&out);
  });
}

/// What a player of the page has printed in this round goes into the log.
/// @param player its number
const char* play_hear(const char* player, const char* text) {
  return answer_of([&](Text&) { printed.at(std::stoul(player)) += text; });
}

/// From now on, the match has a log. @param names of the four players
const char* play_begin_log(const char* names) {
  return answer_of([&](Text&) {
    page_log.emplace([](std::string_view text) { logged += text; }, head, four_in(names));
    match->tell(*page_log);
  });
}

/// Ends the log, and returns it. It fails if none was begun.
const char* play_log() {
  return answer_of([](Text& out) {
    page_log.value().end();
    out << logged;
  });
}

/// Puts a player out, from this round on.
/// @param player its number  @param why not empty
const char* play_stop(const char* player, const char* why) {
  return answer_of([&](Text&) { stopped.at(std::stoul(player)) = why; });
}

/// Why players are out: a line "player round reason" for each.
const char* play_outs() {
  return answer_of([](Text& out) {
    for (int player : SEATS)
      if (const std::optional<Out>& why = match->outs()[player])
        out << player << ' ' << why->round << ' ' << why->reason << '\n';
  });
}

/// What would become of these orders of one player if nobody else gave any: a line for each, empty,
/// or why it would do nothing. Draws differ from those of the match.
/// @param position a configuration that goes on from the state
const char* play_try(const char* position, const char* orders) {
  return answer_of([&](Text& out) {
    Reader in(orders, "orders");
    const Orders list = read_orders(in);
    const std::unique_ptr<AnyBoard> board = make_board(*read(position), 0);
    const int player = list.list().empty() ? 0 : board->player_of(list.list().front().id);
    if (player == -1) throw InputError("orders for a unit of nobody");
    OrdersBySeat by_player;
    by_player[player] = list;
    Outcomes outcomes;
    board->next(by_player, &outcomes);
    for (const int reason : outcomes[player])
      out << (reason == 0 ? "" : in_words(reason_text(reason))) << '\n';
  });
}

}  // extern "C"
