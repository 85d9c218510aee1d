#pragma once

// Parts of the text of a state that all games have.

#include <engine/board/CellSet.hh>
#include "Configuration.hh"
#include <functional>
#include <string>
#include <vector>

#include <engine/text/Reader.hh>
#include <engine/text/Text.hh>

namespace game_engine {

// ------------------------------------------------------------------ the board

/// The cells of a board as letters; `empty` where nothing is put.
class BoardText {
 public:
  BoardText(int rows, int columns, char empty = '.');

  /// Puts a letter on all cells of a set, which must be empty so far.
  void put(const CellSet& cells, char letter);
  void put(Pos p, char letter) { reinterpret_cast<char*>(row_[p.i])[p.j] = letter; }

  /// Writes the labels of the columns and the rows, each with its own label.
  void write(Text& out) const;

  void write_rows(Text& out) const;

 private:
  static constexpr int WORDS = CellSet::MAX_SIDE / 8;

  const int rows_, columns_;
  const char empty_;
  std::uint64_t row_[CellSet::MAX_SIDE][WORDS];  ///< Eight letters a word.
};

/// Reads what BoardText writes; calls read_cell(letter, position) row by row.
/// @throws InputError if the rows and columns are others
void read_board(Reader& in, int rows, int columns,
                const std::function<void(char letter, Pos p)>& read_cell);

/// Reports a letter that a board can't have there. @throws InputError
[[noreturn]] void refuse_letter(Reader& in, char letter, Pos p, const std::string& expected);

/// Writes a board of streets, with the number of the owner on owned cells, and W elsewhere.
template <typename GameBoard>
void write_streets(Text& out, const GameBoard& board, const CellSet& streets) {
  const int rows = board.settings().board_rows(), columns = board.settings().board_cols();
  BoardText cells(rows, columns);
  cells.put(CellSet::board(rows, columns) - streets, 'W');
  for (int player : SEATS) cells.put(board.owned(player), char('0' + player));
  cells.write(out);
}

/// A row and a column. @throws InputError
template <typename GameSettings>
Pos read_position(Reader& in, const GameSettings& settings) {
  const int i = in.number("row", 0, settings.board_rows() - 1);
  return {i, in.number("column", 0, settings.board_cols() - 1)};
}

/// "row 3, column 6", for messages.
std::string in_words(Pos p);

// ------------------------------------------------------------------ tables and values

/// The line above a table. @throws InputError
template <std::size_t N>
void read_fields(Reader& in, const char* const (&fields)[N]) {
  for (const char* field : fields) in.expect(field);
}

/// The title of a table, how many rows it has, and the names of its columns.
template <std::size_t N>
void write_table_head(Text& out, const char* title, int rows, const char* const (&fields)[N]) {
  out << '\n' << title << '\n' << rows << '\n';
  for (std::size_t k = 0; k < N; ++k) out << fields[k] << (k + 1 < N ? '\t' : '\n');
}

/// Reads the same, with that many rows; `what` is what they are, for messages. @throws InputError
template <std::size_t N>
void read_table_head(Reader& in, const char* title, int rows, const char* what,
                     const char* const (&fields)[N]) {
  in.expect(title);
  in.number(what, rows, rows);
  read_fields(in, fields);
}

/// The columns of a table of cells.
constexpr const char* const PLACE_FIELDS[] = {"row", "column"};

void write_places(Text& out, const char* title, const CellSet& places);

/// A line with a value for each player, and an empty line.
template <typename T>
void write_player_line(Text& out, const char* name, const T (&values)[NUM_PLAYERS]) {
  out << name;
  for (T value : values) out << '\t' << value;
  out << "\n\n";
}

/// No number may be negative. @throws InputError
void read_player_line(Reader& in, const char* name, int (&values)[NUM_PLAYERS]);

/// The round, from 0 to that after the last one. @throws InputError
int read_round(Reader& in, int num_rounds);

/// @throws InputError
void read_status(Reader& in, double (&status)[NUM_PLAYERS]);

/// @throws InputError if more follows
void read_end(Reader& in);

/// A line with a value for each player: its name, and where the state has the values.
struct PlayerLine {
  const char* name;
  int (StateData::*values)[NUM_PLAYERS];
};

/// These lines, and the status. @throws InputError
void read_player_lines(Reader& in, const std::vector<PlayerLine>& lines, StateData& state);

/// How a match stands, at the end of a state: the round and these lines.
void write_history(Text& out, const std::vector<PlayerLine>& lines, const StateData& state);
/// @throws InputError
void read_history(Reader& in, int num_rounds, const std::vector<PlayerLine>& lines,
                  StateData& state);

}  // namespace game_engine
