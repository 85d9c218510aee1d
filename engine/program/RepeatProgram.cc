#include "Jobs.hh"

#include <engine/kit/Registry.hh>
#include <engine/game/Seat.hh>
#include <engine/match/Crash.hh>
#include <engine/match/Runners.hh>
#include <engine/match/RecordedBoard.hh>
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <filesystem>

#include "Repetition.hh"

namespace game_engine {

namespace {

std::string player_to_lead(const CommandLine& line) {
  check_registry();
  check_player(line.players[0]);
  return line.players[0];
}

int repeat_match(const CommandLine& line, const std::string& player) {
  const Trace trace = Trace::of_file(line.repeat.path, line.draws);
  const int seat = seat_to_lead(trace, line.repeat.as, player);
  if (line.repeat.rounds and line.repeat.rounds->first >= trace.num_rounds())
    throw UsageError("rounds from " + std::to_string(line.repeat.rounds->first) + " on: " +
                     trace.source() + " is of a match of " + std::to_string(trace.num_rounds()));
  prepare_for_players(line.quiet);
  Output output("");
  const auto tell = [&](const std::string& text) { output.write(text + "\n"); };
  tell(trace.source() + ": " + player + " as player " + std::to_string(seat) + " of " +
       joined(trace.names(), ", ") + ", seed " + std::to_string(trace.seed()));
  Repetition repetition(trace, seat, player, line.repeat.rounds);
  repetition.run(tell);
  if (const std::string idle = repetition.idle_summary(); not idle.empty()) tell(idle);
  tell(repetition.summary());
  output.close();
  return repetition.differs() ? STATUS_OF_DIFFERENCES : 0;
}

// Who plays in each seat from a round on; empty: as recorded.
Names players_from(const CommandLine& line) {
  Names names;
  if (line.players.size() == NUM_PLAYERS)
    std::copy(line.players.begin(), line.players.end(), names.begin());
  else if (not line.players.empty())
    throw UsageError(counted(line.players.size(), "player") +
                     " given, expected 4; or none: then seats that --from doesn't name repeat "
                     "what was recorded");
  for (const Successor& successor : line.repeat.from->successors)
    names[successor.seat] = successor.name;
  for (const std::string& name : names)
    if (not name.empty()) check_player(name);
  if (std::all_of(names.begin(), names.end(), [](const auto& name) { return name.empty(); }))
    throw UsageError(
        "option --from: nobody plays; expected players, or a seat and a player: 143:0=Harry");
  return names;
}

}  // namespace

int go_on(const CommandLine& line, const std::string&) {
  check_registry();
  const Names players = players_from(line);
  const Trace trace = Trace::of_file(line.repeat.path, line.draws);
  check_round(*line.repeat.from, trace.first_round(),
              std::min(trace.last_round(), trace.num_rounds() - 1));
  std::error_code ignored;
  if (std::filesystem::equivalent(line.repeat.path, line.output, ignored))
    throw UsageError("input and output are the same file: " + in_quotes(line.output));
  check_file_for_trace(line.output);
  Names names = trace.names();
  std::array<bool, NUM_PLAYERS> as_recorded{};
  for (std::size_t k = 0; k < names.size(); ++k) {
    as_recorded[k] = players[k].empty();
    if (not as_recorded[k]) names[k] = players[k];
  }
  prepare_for_players(line.quiet);
  Output output(line.output);
  const MatchSeed draws{line.seed.value_or(trace.seed()), line.draws};
  Match match(std::make_unique<RecordedBoard>(trace, line.repeat.from->round, draws, as_recorded),
              names, trace.match_seed(), Log(true, line.quiet));
  const MakeRunner runner = line.quiet ? with_errors_only_of({}, run_here) : run_here;
  match.seat_players([&](const std::string& name, const Seat& seat) {
    return as_recorded[seat.player] ? nullptr : runner(name, seat);
  });
  Text head;
  write_head(head, "Game", trace.seed(), *trace.position(trace.first_round()), names);
  output.write(head.str());
  match.play([&](std::string_view text) { output.write(text); });
  output.close();
  match.tell_scores();
  return 0;
}

void prepare_for_players(bool is_quiet) {
  end_standard_input();
  keep_standard_output(is_quiet);
  limit_printing();
  watch_player_code();
}

int repeat(const CommandLine& line, const std::string&) {
  const std::string player = player_to_lead(line);
  if (not std::filesystem::is_directory(line.repeat.path)) return repeat_match(line, player);
  return repeat_folder(line, player, [&] { prepare_for_players(line.quiet); });
}

void check_round(const Change& change, int first, int last) {
  if (change.round < first or change.round > last)
    throw UsageError("option --from: round " + std::to_string(change.round) +
                     ", expected one from " + std::to_string(first) + " to " +
                     std::to_string(last));
}

bool is_about_repeating(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(),
                     [](const std::string& word) { return word.compare(0, 8, "--repeat") == 0; });
}

MakeRunner take_over(const Change& change, const MakeRunner& runner, Names& names) {
  for (const Successor& successor : change.successors) check_player(successor.name);
  const Names before = names;
  for (const Successor& successor : change.successors) names[successor.seat] = successor.name;
  return with_successors(change.round, change.successors, before, runner);
}

}  // namespace game_engine
