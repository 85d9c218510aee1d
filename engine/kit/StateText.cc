#include "StateText.hh"

#include <engine/text/Words.hh>
#include <algorithm>
#include <cstring>

namespace game_engine {

namespace {

std::string two_digits(int n) { return {char('0' + n / 10), char('0' + n % 10)}; }

// The two lines of column labels: the digits of tens and of units.
std::string_view column_tens(int columns) {
  return std::string_view("0000000000111111111122222222223333333333444444444455555555556666")
      .substr(0, columns);
}

std::string_view column_units(int columns) {
  return std::string_view("0123456789012345678901234567890123456789012345678901234567890123")
      .substr(0, columns);
}

void read_labels(Reader& in, std::string_view labels) {
  const std::string expected = "the columns of the board, " + in_quotes(labels);
  const std::string_view word = in.word(expected);
  if (word != labels) in.fail(in_quotes(word), " found, expected ", expected);
}

// Eight cells of a row at a time: SPREAD.of[bits] has a one in byte k if bit k is set, so
// that a multiplication puts the same letter into all those bytes.
struct Spread {
  std::uint64_t of[256];

  Spread() {
    for (int bits = 0; bits < 256; ++bits) {
      char bytes[8];
      for (int k = 0; k < 8; ++k) bytes[k] = char(bits >> k & 1);
      std::memcpy(&of[bits], bytes, sizeof bytes);
    }
  }
};

const Spread SPREAD;

}  // namespace

BoardText::BoardText(int rows, int columns, char empty)
    : rows_(rows), columns_(columns), empty_(empty) {
  std::uint64_t word;
  std::memset(&word, empty, sizeof word);
  for (int i = 0; i < rows; ++i) std::fill_n(row_[i], WORDS, word);
}

void BoardText::put(const CellSet& cells, char letter) {
  const std::uint64_t change = std::uint64_t(empty_ ^ letter);
  for (int i = 0; i < CellSet::MAX_SIDE; ++i) {
    std::uint64_t bits = cells.row(i);
    for (int k = 0; bits != 0; ++k, bits >>= 8) row_[i][k] ^= SPREAD.of[bits & 255] * change;
  }
}

void BoardText::write(Text& out) const {
  out << "   " << column_tens(columns_) << "\n   " << column_units(columns_) << '\n';
  for (int i = 0; i < rows_; ++i) {
    char* text = out.extend(columns_ + 4);
    text[0] = char('0' + i / 10);
    text[1] = char('0' + i % 10);
    text[2] = ' ';
    std::memcpy(text + 3, row_[i], columns_);
    text[3 + columns_] = '\n';
  }
}

void BoardText::write_rows(Text& out) const {
  for (int i = 0; i < rows_; ++i) {
    char* text = out.extend(columns_ + 1);
    std::memcpy(text, row_[i], columns_);
    text[columns_] = '\n';
  }
}

void read_board(Reader& in, int rows, int columns,
                const std::function<void(char letter, Pos p)>& read_cell) {
  read_labels(in, column_tens(columns));
  read_labels(in, column_units(columns));
  for (int i = 0; i < rows; ++i) {
    in.expect(two_digits(i));
    const std::string_view row = in.word("the cells of row " + two_digits(i));
    if (int(row.size()) != columns)
      in.fail("row ", two_digits(i), " has ", row.size(), " cells, expected ", columns);
    for (int j = 0; j < int(row.size()); ++j) read_cell(row[j], Pos(i, j));
  }
}

void refuse_letter(Reader& in, char letter, Pos p, const std::string& expected) {
  in.fail("the cell in column ", p.j, " is ", in_quotes(std::string(1, letter)), ", expected ",
          expected);
}

std::string in_words(Pos p) {
  return "row " + std::to_string(p.i) + ", column " + std::to_string(p.j);
}

void write_places(Text& out, const char* title, const CellSet& places) {
  write_table_head(out, title, places.count(), PLACE_FIELDS);
  places.for_each([&](Pos p) { out.add_line({p.i, p.j}); });
}

void read_player_line(Reader& in, const char* name, int (&values)[NUM_PLAYERS]) {
  in.expect(name);
  for (int& value : values) value = in.number(name, 0, MAX_INT);
}

int read_round(Reader& in, int num_rounds) {
  in.expect("round");
  return in.number("round", 0, num_rounds);
}

void read_status(Reader& in, double (&status)[NUM_PLAYERS]) {
  in.expect("status");
  for (double& s : status) {
    s = in.real("a share from 0 to 1, or -1 for a player that is out", -1, 1);
    if (s < 0 and s != -1) in.fail("status below 0, expected -1 or a share");
  }
}

void read_end(Reader& in) {
  if (not in.at_end())
    in.fail(in_quotes(in.peek()), " found, expected the end: the state is complete");
}

void read_player_lines(Reader& in, const std::vector<PlayerLine>& lines, StateData& state) {
  for (const PlayerLine& four : lines) read_player_line(in, four.name, state.*four.values);
  read_status(in, state.status);
}

void write_history(Text& out, const std::vector<PlayerLine>& lines, const StateData& state) {
  out << "round " << state.round << "\n\n";
  for (const PlayerLine& four : lines) write_player_line(out, four.name, state.*four.values);
  write_player_line(out, "status", state.status);
}

void read_history(Reader& in, int num_rounds, const std::vector<PlayerLine>& lines,
                  StateData& state) {
  state.round = read_round(in, num_rounds);
  read_player_lines(in, lines, state);
  read_end(in);
}

}  // namespace game_engine
