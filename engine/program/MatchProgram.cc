#include "Jobs.hh"

#include <engine/isolation/Isolation.hh>
#include <engine/match/Crash.hh>
#include <engine/match/Match.hh>
#include <engine/match/MatchLog.hh>
#include <engine/match/Memory.hh>
#include <engine/match/Trace.hh>
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <filesystem>

namespace game_engine {

namespace {

// Whether no player may print.
bool is_silent(const CommandLine& line) {
  return line.only_cerr.empty() ? line.quiet : line.only_cerr == std::vector<std::string>{"none"};
}

MakeRunner make_runner(const CommandLine& line, const Names& names) {
  if (line.secure) return isolated_runners(line.limits, files_by_seat(line.players));
  const MakeRunner runner = with_values(line.numbers, run_here);
  if (is_silent(line)) return with_errors_only_of({}, runner);
  for (const std::string& name : line.only_cerr)
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw UsageError("option --only-cerr: no player " + in_quotes(name) +
                       " in this match; its players are " + joined(names, ", "));
  return line.only_cerr.empty() ? runner : with_errors_only_of(line.only_cerr, runner);
}

void check_output(const CommandLine& line) {
  std::error_code ignored;
  if (not line.output.empty() and
      (line.output == line.log or std::filesystem::equivalent(line.output, line.log, ignored)))
    throw UsageError("output and log are the same file: " + in_quotes(line.log));
  check_file_for_trace(line.output);
  check_file_for_log(line.log);
  for (const std::string& path : {line.output, line.log})
    if (not path.empty()) check_can_write(path);
}

}  // namespace

int play_match(const CommandLine& line, const std::string&) {
  Names names = four_given_players(line);
  if (line.repeat.from and line.repeat.from->successors.empty())
    throw UsageError("option --from: expected a round, a seat and a player, such as 143:0=Harry");
  MakeRunner runner = make_runner(line, names);
  if (line.repeat.from) runner = take_over(*line.repeat.from, runner, names);
  check_output(line);
  const Log log(true, line.quiet);
  const std::int64_t seed = given_seed(line, log);
  log.info("loading game");
  const std::shared_ptr<const Configuration> configuration = given_configuration(line, log);
  Match match(*configuration, names, {seed, line.draws}, log);
  if (line.repeat.from)
    check_round(*line.repeat.from, match.board().round(), match.board().num_rounds() - 1);
  log.info("loaded game");
  end_standard_input();
  keep_standard_output(is_silent(line));
  limit_printing();
  Output output(line.output);
  Text head;
  write_head(head, first_word(line), seed, *configuration, names);
  std::optional<MatchLog> match_log;
  if (not line.log.empty()) match.tell(match_log.emplace(line.log, head.str(), names));
  if (not line.secure) watch_player_code();
  match.seat_players(runner);
  output.write(head.str());
  match.play([&](std::string_view text) { output.write(text); });
  output.close();
  match.tell_scores();
  return 0;
}

}  // namespace game_engine
