#ifndef ENGINE_GAME_CONFIGURATION_HH
#define ENGINE_GAME_CONFIGURATION_HH

// What a configuration says, and what the texts of several games have alike.

#include <Settings.hh>
#include <State.hh>
#include <functional>
#include <memory>
#include <string>

#include "Game.hh"

namespace game_engine {

/// What a configuration file says.
struct Configuration {
  Settings settings;
  bool original_rules = false;       ///< The older version of the rules.
  std::unique_ptr<StateData> start;  ///< The state to start from; null to draw one.
  std::string place;                 ///< Where it asks for that: "default.cnf:18". May be empty.
};

/// The name of a game in its files, and the two versions of its rules: {"Name", "1.1", "1.0"}.
struct Versions {
  const char* game;
  const char* current;
  const char* original;
};

/// Reads the first words of a configuration, the name and the version.
/// @throws InputError
void read_version(Reader& in, const Versions& versions, Configuration& configuration);

/// Reads the word that says whether the first state is drawn, which is `drawn`, or follows
/// (FIXED). Returns whether it follows. @throws InputError if anything else does
bool read_start_word(Reader& in, const char* drawn, Configuration& configuration);

/// Writes the first lines of a trace: the first word, the seed, the version of the rules.
void write_version(Text& out, const char* first_word, std::int64_t seed, const Versions& versions,
                   const Configuration& configuration);

/// Writes the line with the names of the players: the label, then each name after a blank.
void write_names(Text& out, const char* label, const Names& names);

/// Draws a board, as the configuration asks for; errors get the place where it does so.
/// @throws InputError
void draw_for(const Configuration& configuration, const std::function<void()>& draw);

}  // namespace game_engine

#endif
