#pragma once

// Parts of the text of a state that all games have.

#include <engine/board/CellSet.hh>
#include "Configuration.hh"
#include <functional>
#include <string>

#include <engine/text/Reader.hh>
#include <engine/text/Text.hh>

namespace game_engine {

// ------------------------------------------------------------------ the board

/// The cells of a board as letters; `empty` where nothing is put.
class BoardText {
 public:
  BoardText(int rows, int columns, char empty = '.');

  /// Puts a letter on all cells of a set. There must be nothing so far.
  void put(const CellSet& cells, char letter);
  void put(Pos p, char letter) { reinterpret_cast<char*>(row_[p.i])[p.j] = letter; }

  /// Writes the labels of the columns and the rows, each with its own label.
  void write(Text& out) const;

  /// Writes the rows only.
  void write_rows(Text& out) const;

 private:
  static constexpr int WORDS = CellSet::MAX_SIDE / 8;

  const int rows_, columns_;
  const char empty_;
  std::uint64_t row_[CellSet::MAX_SIDE][WORDS];  ///< Eight letters a word.
};

/// Reads what BoardText writes; calls read_cell(letter, position) row by row.
/// @throws InputError if it has not these rows and columns
void read_board(Reader& in, int rows, int columns,
                const std::function<void(char letter, Pos p)>& read_cell);

/// Reads the row and the column of a cell of the board. @throws InputError
template <typename GameSettings>
Pos read_position(Reader& in, const GameSettings& settings) {
  const int i = in.number("row", 0, settings.board_rows() - 1);
  return {i, in.number("column", 0, settings.board_cols() - 1)};
}

/// "row 3, column 6", for messages.
std::string in_words(Pos p);

// ------------------------------------------------------------------ tables and values

/// The words of the line above a table, with tabs between.
template <std::size_t N>
void write_fields(Text& out, const char* const (&fields)[N]) {
  for (std::size_t k = 0; k < N; ++k) out << fields[k] << (k + 1 < N ? '\t' : '\n');
}

template <std::size_t N>
void read_fields(Reader& in, const char* const (&fields)[N]) {
  for (const char* field : fields) in.expect(field);
}

/// A line with a value for each player and an empty one.
template <typename T>
void write_four(Text& out, const char* name, const T (&values)[NUM_PLAYERS]) {
  out << name;
  for (T value : values) out << '\t' << value;
  out << "\n\n";
}

/// Reads numbers that are not negative. @throws InputError
void read_four(Reader& in, const char* name, int (&values)[NUM_PLAYERS]);

/// The round, from 0 to that after the last one. @throws InputError
int read_round(Reader& in, int num_rounds);

/// Shares of CPU time. @throws InputError
void read_status(Reader& in, double (&status)[NUM_PLAYERS]);

/// @throws InputError if more follows
void read_end(Reader& in);

}  // namespace game_engine
