#include "Jobs.hh"

#include <engine/isolation/Isolation.hh>
#include <engine/match/WrittenMatch.hh>
#include <engine/text/Words.hh>
#include <algorithm>

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

}  // namespace

int play_match(const CommandLine& line, const std::string&) {
  Names names = four_given_players(line);
  if (line.repeat.from and line.repeat.from->successors.empty())
    throw UsageError("option --from: expected a round, a seat and a player, such as 143:0=Harry");
  MakeRunner runner = make_runner(line, names);
  if (line.repeat.from) runner = take_over(*line.repeat.from, runner, names);
  const WrittenMatch files{first_word(line), line.output, line.log, is_silent(line),
                           not line.secure};
  check_files(files);
  const Log log(true, line.quiet);
  const std::int64_t seed = given_seed(line, log);
  log.info("loading game");
  const std::shared_ptr<const Configuration> configuration = given_configuration(line, log);
  Match match(*configuration, names, {seed, line.draws}, log);
  if (line.repeat.from)
    check_round(*line.repeat.from, match.board().round(), match.board().num_rounds() - 1);
  log.info("loaded game");
  play_and_write(match, *configuration, seed, names, runner, files);
  return 0;
}

}  // namespace game_engine
