#ifndef ENGINE_SERIESTABLE_HH
#define ENGINE_SERIESTABLE_HH

#include <string>

#include "SeriesTally.hh"

namespace game_engine {

/// The command that plays one match again: all but the players, the seed and the trace.
struct ReplayCommand {
  std::string program;        ///< As the user called it.
  Names players;              ///< Likewise: names or files.
  std::string options;        ///< Further ones, each with a blank before it.
  std::string configuration;  ///< How it gets it: "< default.cnf", "-i FILE".

  std::string text(const PlannedMatch& match, const std::string& trace) const;
};

/// The word as the shell needs it: in quotes if it has special characters.
std::string shell_word(const std::string& word);

/// "1 Mine": a player by its place on the command line and its name.
std::string series_label(const Series& series, int player);

/// The tables at the end of a series, at most 100 columns wide but for the commands. They depend
/// on the results only, not on how and when the matches were played.
/// @param with_times  whether CPU times were measured
std::string series_table(const SeriesTally& tally, bool with_times, const ReplayCommand& replay);

}  // namespace game_engine

#endif
