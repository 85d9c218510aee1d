#pragma once

// Configurations and states as texts, and other helpers for the tests of any game.

#include <Board.hh>
#include <engine/text/Reader.hh>
#include "Test.hh"

namespace tests {

/// The value of the parameter with this name. @throws std::logic_error
ParameterValue& value_of(Settings& settings, const std::string& parameter);

/// Reads a configuration from its text. @throws InputError
Configuration configuration_of(const std::string& text, const std::string& source = "test.cnf");

/// Makes matches with these settings that long, all of them one day if the game has days.
void set_rounds(Settings& settings, int rounds);

/// default.cnf with this many rounds.
Configuration short_match(int rounds);

/// The state as a trace has it.
std::string state_text(const Board& board);

/// The head of a trace of players A, Bob, C3 and Demo with the seed 30.
std::string preamble(const Configuration& configuration, const char* first_word = "Game");

/// The name of the game, as the first line of a configuration has it.
std::string game_name();

/// The version and the parameters as a trace has them.
std::string parameters_text(const Configuration& configuration);

/// A configuration whose first state is drawn, as that of default.cnf.
std::string drawn_text(const Configuration& configuration);

/// A configuration that starts with a state.
std::string start_text(const Configuration& configuration, const std::string& state);

/// A configuration that goes on from a state, as docs/all-games.md makes it.
std::string position_text(const Configuration& configuration, const std::string& state);

/// The text with `from` replaced everywhere.
std::string replaced(std::string text, const std::string& from, const std::string& to);

/// The numbers with a blank before each.
std::string joined(const std::vector<int>& numbers);

// ------------------------------------------------------------------ wrong texts

/// As a part of a text: where it ends.
constexpr const char* END = nullptr;

/// Checks that a configuration is refused with a message of one line: the file, the line where
/// `part` first occurs, and what is wrong.
void check_message(const std::string& text, const char* part, const std::string& message);

/// Checks an original, and that it is refused with each change in this section of
/// tests/data/wrong.txt: with the message of its row, at the line that was changed.
void check_wrong(const std::string& original, const std::string& section);

// ------------------------------------------------------------------ counting

/// Calls f(Pos) for all cells, row by row.
template <typename F>
void for_cells(const Settings& settings, F f) {
  for (int i = 0; settings.pos_ok(i, 0); ++i)
    for (int j = 0; settings.pos_ok(i, j); ++j) f(Pos(i, j));
}

/// The cells for which f(Pos) holds.
template <typename F>
int count_cells(const Settings& settings, F f) {
  int n = 0;
  for_cells(settings, [&](Pos p) { n += f(p); });
  return n;
}

/// In how many of `tries` matches with the seeds 1, 2, ... what(seed) holds.
template <typename F>
int count_seeds(int tries, F what) {
  int n = 0;
  for (int seed = 1; seed <= tries; ++seed) n += what(seed);
  return n;
}

}  // namespace tests
