#pragma once

// Tables as files: CSV (RFC 4180, without line breaks in values), and objects of JSON in lines.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// Values, or the names of the columns.
using TableLine = std::vector<std::string>;

struct Field {
  std::string name;
  std::string value;
  bool is_text = true;  ///< Not a number.
};
using Fields = std::vector<Field>;

/// Without its end.
std::string csv_line(const TableLine& values);

/// Nothing if it isn't one.
std::optional<TableLine> csv_values(const std::string& line);

/// A text in JSON. It has no control characters.
std::string json_word(const std::string& value);

/// An object of JSON, in one line. What is no text stands there as it is.
std::string json_line(const Fields& fields);

/// The fields of an object of texts and numbers, as json_line writes it; nothing if it is none.
std::optional<Fields> json_fields(const std::string& line);

struct CsvTable {
  TableLine head;
  std::vector<TableLine> lines;
};

/// An outside word made fit for a table: what is not printable is replaced, and what a spreadsheet
/// would take for a formula, at the start or behind a ;, is preceded by a mark of text.
std::string table_text(const std::string& word);

/// The word given to table_text, except for what was not printable.
std::string word_of_table(const std::string& text);

/// Reads all complete lines: one without an end was half written.
/// @param complete  if not null, how many bytes the complete lines have
/// @throws InputError if a line is not CSV or does not have as many values as the head
CsvTable read_csv(const std::string& path, std::size_t* complete = nullptr);

/// @param path  for messages
CsvTable csv_table(const std::string& text, const std::string& path,
                   std::size_t* complete = nullptr);

/// Whole or not at all. @throws OutputError
void write_csv(const std::string& path, const CsvTable& table);

/// A table whose columns are known, with the places of its values for messages.
class KnownTable {
 public:
  /// Empty if there is no such file. @throws InputError if it has other columns
  KnownTable(const std::string& path, const TableLine& head);

  std::size_t size() const { return table_.lines.size(); }
  std::size_t complete() const { return complete_; }  ///< Bytes of the complete lines.
  const TableLine& line(std::size_t line) const { return table_.lines[line]; }
  const std::string& text(std::size_t line, std::size_t column) const {
    return table_.lines[line][column];
  }
  /// @throws InputError if it is not a whole number from `least` to `most`
  std::int64_t number(std::size_t line, std::size_t column, std::int64_t least,
                      std::int64_t most) const;
  /// @throws InputError if it is not a number
  double real(std::size_t line, std::size_t column) const;
  /// "matches.csv:3"
  std::string place(std::size_t line) const;

 private:
  [[noreturn]] void fail(std::size_t line, std::size_t column) const;

  std::string path_;
  CsvTable table_;
  std::size_t complete_ = 0;
};

}  // namespace game_engine
