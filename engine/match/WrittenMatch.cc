#include "WrittenMatch.hh"

#include <engine/files/Files.hh>

#include "Crash.hh"
#include "MatchLog.hh"
#include "Printing.hh"
#include "Trace.hh"

namespace game_engine {

void check_files(const WrittenMatch& files) {
  check_file_for_trace(files.trace);
  check_file_for_log(files.log);
  for (const std::string& path : {files.trace, files.log})
    if (not path.empty()) check_can_write(path);
}

void play_and_write(Match& match, const Configuration& configuration, std::int64_t seed,
                    const Names& names, const MakeRunner& make_runner, const WrittenMatch& files) {
  end_standard_input();
  keep_standard_output(files.is_silent);
  limit_printing();
  if (files.is_silent) listen_to_streams_of_c();
  Output output(files.trace);
  Text head;
  write_head(head, files.first_word.c_str(), seed, configuration, names);
  std::optional<MatchLog> match_log;
  if (not files.log.empty()) match.tell(match_log.emplace(files.log, head.str(), names));
  if (files.are_linked) watch_player_code();
  match.seat_players(make_runner);
  output.write(head.str());
  match.play([&](std::string_view text) { output.write(text); });
  output.close();
  match.tell_scores();
}

}  // namespace game_engine
