#include "Jobs.hh"

#include <engine/kit/KnownPlayers.hh>
#include <engine/match/Crash.hh>
#include <engine/match/Printing.hh>
#include <engine/match/RecordedBoard.hh>
#include <engine/match/WrittenMatch.hh>
#include <engine/text/Ranges.hh>

#include "Repetition.hh"

namespace game_engine {

// ------------------------------------------------------------------ a match

namespace {

bool is_silent(const CommandLine& line) {
  return line.only_cerr.empty() ? line.quiet : line.only_cerr == std::vector<std::string>{"none"};
}

MakeRunner make_runner(const CommandLine& line, const Names& names) {
  if (line.secure) {
    MakeRunner isolated = isolated_runners(line.limits, files_by_seat(line.players));
    if (not line.trusts_linked) return isolated;
    return [isolated, players = line.players](const std::string& name, const Seat& seat) {
      return is_player_file(players[seat.player]) ? isolated(name, seat) : run_here(name, seat);
    };
  }
  if (is_silent(line)) {
    show_errors_only_of(std::vector<std::string>());
  } else if (not line.only_cerr.empty()) {
    for (const std::string& name : line.only_cerr)
      if (not is_among(name, names))
        throw UsageError("option --only-cerr: no player " + in_quotes(name) +
                         " in this match; its players are " + joined(names, ", "));
    show_errors_only_of(line.only_cerr);
  }
  return run_here;
}

// Passes if the change is in one of these rounds. @throws UsageError
void check_round(const Change& change, int first, int last) {
  if (change.round < first or change.round > last)
    throw UsageError("option --from: round " + std::to_string(change.round) +
                     ", expected one from " + std::to_string(first) + " to " +
                     std::to_string(last));
}

// Has players take over from others in a match. Changes the names to theirs. @throws UsageError
MakeRunner take_over(const Change& change, const MakeRunner& runner, Names& names) {
  for (const Successor& successor : change.successors) check_player(successor.name);
  const Names before = names;
  for (const Successor& successor : change.successors) names[successor.seat] = successor.name;
  return with_successors(change.round, change.successors, before, runner);
}

}  // namespace

int play_match(const CommandLine& line) {
  Names names = four_given_players(line);
  if (line.repeat.from and line.repeat.from->successors.empty())
    throw UsageError("option --from: expected a round, a seat and a player, such as 143:0=Harry");
  MakeRunner runner = make_runner(line, names);
  if (line.repeat.from) runner = take_over(*line.repeat.from, runner, names);
  const WrittenMatch files{first_word(line), line.output, line.log, is_silent(line),
                           not line.secure};
  check_files(files);
  const Log log(true, line.quiet);
  const std::int64_t seed = given_seed(line);
  log.info("loading game");
  const std::shared_ptr<const Configuration> configuration = given_configuration(line);
  Match match(*configuration, names, {seed, line.draws}, log);
  if (line.repeat.from)
    check_round(*line.repeat.from, match.board().round(), match.board().num_rounds() - 1);
  log.info("loaded game");
  play_and_write(match, *configuration, seed, names, runner, files);
  const bool has_rivals = std::count(names.begin(), names.end(), names[0]) < NUM_PLAYERS;
  if (has_rivals and match.winners().front() != 0) log.say(AFTER_A_LOSS);
  if (line.quiet and line.only_cerr.empty() and line.log.empty())
    tell_dropped(names, "--log=FILE keeps them");
  return 0;
}

// ------------------------------------------------------------------ recorded matches

namespace {

// The seat in which a player is to be led; if none is given, that of the player's own name.
int seat_to_lead(const CommandLine& line, const Trace& trace, const std::string& player) {
  const std::string& as = line.repeat.as;
  return given_seat(as.empty() ? player : as, trace.names(), trace.source(),
                    "say which seat it takes, 0 to 3: --as=0");
}

// Before any player's code runs: from now on, what it prints goes to standard error, or nowhere if
// `is_quiet`, and its crashes are reported.
void prepare_for_players(bool is_quiet) {
  end_standard_input();
  keep_standard_output(is_quiet);
  limit_printing();
  watch_player_code();
}

}  // namespace

int repeat(const CommandLine& line) {
  check_registry();
  const std::string& player = line.players[0];
  check_player(player);
  const Trace trace = Trace::of_file(line.repeat.path, line.draws);
  const int seat = seat_to_lead(line, trace, player);
  prepare_for_players(line.quiet);
  Output output("");
  const auto tell = [&](const std::string& text) { output.write(text + "\n"); };
  tell(trace.source() + ": " + player + " in seat " + std::to_string(seat) + " of " +
       joined(trace.names(), ", ") + ", seed " + std::to_string(trace.seed()));
  Repetition repetition(trace, seat, player);
  repetition.run(tell);
  tell(repetition.summary());
  output.close();
  return repetition.differs() ? STATUS_OF_DIFFERENCES : 0;
}

namespace {

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
  if (all_of(names, [](const auto& name) { return name.empty(); }))
    throw UsageError(
        "option --from: nobody plays; expected players, or a seat and a player: 143:0=Harry");
  return names;
}

}  // namespace

int go_on(const CommandLine& line) {
  check_registry();
  const Names players = players_from(line);
  const Trace trace = Trace::of_file(line.repeat.path, line.draws);
  check_round(*line.repeat.from, trace.first_round(),
              std::min(trace.last_round(), trace.num_rounds() - 1));
  check_file_for_trace(line.output);
  Names names = trace.names();
  std::array<bool, NUM_PLAYERS> as_recorded{};
  for (std::size_t k = 0; k < names.size(); ++k) {
    as_recorded[k] = players[k].empty();
    if (not as_recorded[k]) names[k] = players[k];
  }
  const MatchSeed draws{line.seed.value_or(trace.seed()), line.draws};
  Match match(std::make_unique<RecordedBoard>(trace, line.repeat.from->round, draws, as_recorded),
              names, trace.match_seed(), Log(true, line.quiet));
  if (line.quiet) show_errors_only_of(std::vector<std::string>());
  play_and_write(match, *trace.position(trace.first_round()), trace.seed(), names,
                 [&](const std::string& name, const Seat& seat) {
                   return as_recorded[seat.player] ? nullptr : run_here(name, seat);
                 },
                 {"Game", line.output, "", line.quiet});
  tell_dropped(names, "without -q they are shown");
  return 0;
}

void silence_players() {
  show_errors_only_of(std::vector<std::string>());
  prepare_for_players(true);
}

bool is_about_repeating(const std::vector<std::string>& words) {
  return any_of(words, [](const std::string& word) { return word.compare(0, 8, "--repeat") == 0; });
}

}  // namespace game_engine
