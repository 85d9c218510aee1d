#include "Replays.hh"

#include <engine/text/Ranges.hh>
#include <climits>
#include <set>

#include <engine/isolation/Isolation.hh>
#include <engine/match/RecordedBoard.hh>
#include "PageData.hh"

namespace game_engine {

namespace {

const TableLine HEAD_OF_NOT_REPEATED = {"match", "player", "round"};

bool depends_on_time(const std::string& out) { return is_out_for_time(out) or was_not_asked(out); }

// The orders of a recorded match are carried out once more, whatever players give, by a clock.
class BoardWithClock : public RecordedBoard {
 public:
  BoardWithClock(const Trace& trace, Observer observer, const TellTime& clock)
      : RecordedBoard(trace, trace.first_round(), trace.match_seed(), {}),
        trace_(trace),
        observer_(std::move(observer)),
        clock_(clock) {}

  void set_status(int player, double) override {
    RecordedBoard::set_status(player, clock_(round()));
  }

  const Orders& next(const OrdersBySeat& given, Outcomes* outcomes, Events* events) override {
    observer_(given);
    OrdersBySeat orders;
    for (int player : SEATS) orders[player] = orders_of(player, trace_.orders(round()), *this);
    return RecordedBoard::next(orders, outcomes, events);
  }

 private:
  const Trace& trace_;
  const Observer observer_;
  const TellTime& clock_;
};

TableLine line_of(const SeatedMatch& match, const std::string& player, const std::string& round) {
  return {std::to_string(match.number), player, round};
}

}  // namespace

const std::string NOT_REPEATED = "not-repeated.csv";

bool ends_alike(const TournamentResult& first, const TournamentResult& again) {
  for (const Names* outs : {&first.outs, &again.outs})
    if (any_of(*outs, depends_on_time)) return true;
  return first.scores == again.scores and first.outs == again.outs;
}

void lead(const Trace& trace, const Names& names, const Names& files, const Limits& limits,
          const TakeOrders& take, const TellTime& clock) {
  const Match* running = nullptr;
  const auto observe = [&](const OrdersBySeat& given) {
    const int round = running->board().round();
    if (round >= trace.last_round()) return;
    for (int seat : SEATS)
      if (not names[seat].empty() and not running->outs()[seat]) take(round, seat, given[seat]);
  };
  std::unique_ptr<AnyBoard> board;
  if (clock) board = std::make_unique<BoardWithClock>(trace, observe, clock);
  else board = std::make_unique<RecordedBoard>(trace, trace.last_round(), observe);
  Match match(std::move(board), names, trace.match_seed(), Log(true, true));
  running = &match;
  const MakeRunner isolated = isolated_runners(
      limits, [&](const std::string&, int seat) { return GivenFile(files[seat]); });
  match.seat_players([&](const std::string& name, const Seat& seat) {
    return name.empty() ? nullptr : isolated(name, seat);
  });
  match.play(nullptr);
}

namespace {

// By seat, the first round in which the player, a file, gives other orders than those recorded.
std::array<std::optional<int>, NUM_PLAYERS> rounds_of_other_orders(const SeatedMatch& match,
                                                                   const Limits& limits) {
  const Trace trace = Trace::of_file(match.trace, match.draws());
  std::array<std::optional<int>, NUM_PLAYERS> rounds;
  int looks_left = INT_MAX;
  lead(trace, match.authors(), match.files, limits, [&](int round, int seat, const Orders& given) {
    if (not rounds[seat] and
        not order_differences(trace, round, seat, given, looks_left).empty() and
        trace.board(round + 1)->status(seat) != -1)
      rounds[seat] = round;
  });
  return rounds;
}

}  // namespace

void note_not_repeated(const std::string& path, const std::vector<SeatedMatch>& matches,
                       const Limits& limits) {
  if (matches.empty()) return;
  std::set<std::string> anew;
  CsvTable table{HEAD_OF_NOT_REPEATED, {}};
  for (const SeatedMatch& match : matches) anew.insert(std::to_string(match.number));
  const KnownTable before(path, HEAD_OF_NOT_REPEATED);
  for (std::size_t k = 0; k < before.size(); ++k)
    if (anew.count(before.text(k, 0)) == 0) table.lines.push_back(before.line(k));
  for (const SeatedMatch& match : matches) {
    const auto rounds = rounds_of_other_orders(match, limits);
    for (std::size_t seat : SEATS)
      if (rounds[seat])
        table.lines.push_back(line_of(match, match.names[seat], std::to_string(*rounds[seat])));
    if (none_of(rounds, [](const auto& one) { return bool(one); }))
      table.lines.push_back(line_of(match, "", ""));
  }
  write_csv(path, table);
}

Json not_repeated(const LeagueFolders& folders, const std::string& player) {
  const std::string file = folders.path(NOT_REPEATED);
  if (not fs::exists(file)) return {};
  CsvTable table = read_csv(file);
  if (not player.empty()) keep_of(table, 1, player);
  return table_data(table);
}

}  // namespace game_engine
