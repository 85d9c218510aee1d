#include "Tables.hh"

#include "Files.hh"
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

std::string csv_word(const std::string& value) {
  if (value.find_first_of(",\"") == std::string::npos) return value;
  std::string quoted = "\"";
  for (char c : value) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

class Scanner {
 public:
  explicit Scanner(const std::string& line) : line_(line) {}

  bool at_end() const { return next_ == line_.size(); }
  char peek() const { return at_end() ? '\0' : line_[next_]; }

  bool take(char c) {
    if (peek() != c) return false;
    ++next_;
    return true;
  }

  // The text before the next of these characters.
  std::string take_until(const char* characters) {
    const std::size_t end = std::min(line_.find_first_of(characters, next_), line_.size());
    std::string text = line_.substr(next_, end - next_);
    next_ = end;
    return text;
  }

  // A text in quotes; in it, `escape` precedes a character that is meant literally.
  std::optional<std::string> take_quoted(char escape) {
    if (not take('"')) return std::nullopt;
    std::string text;
    while (not at_end()) {
      const char c = line_[next_++];
      if (c == escape and (escape != '"' or peek() == '"')) {
        if (at_end()) return std::nullopt;
        text += line_[next_++];
      } else if (c == '"') {
        return text;
      } else {
        text += c;
      }
    }
    return std::nullopt;
  }

  // A value in quotes, or the text before the next of these characters.
  std::optional<std::string> take_value(char escape, const char* characters) {
    return peek() == '"' ? take_quoted(escape) : take_until(characters);
  }

 private:
  const std::string& line_;
  std::size_t next_ = 0;
};

// Whether a spreadsheet takes what begins here for a formula, with narrow or wide signs.
bool is_formula(std::string_view text) {
  for (const std::string_view sign : {"=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"})
    if (text.substr(0, sign.size()) == sign) return true;
  return false;
}

// Whether a value may begin here: some spreadsheets divide lines at ;.
bool may_begin(const std::string& text, std::size_t at) {
  const std::size_t before = at == 0 ? at : text.find_last_not_of(' ', at - 1);
  return at == 0 or before == std::string::npos or text[before] == ';';
}

}  // namespace

std::string csv_line(const TableLine& values) {
  std::string line;
  const char* separator = "";
  for (const std::string& value : values) {
    line += separator + csv_word(value);
    separator = ",";
  }
  return line;
}

std::optional<TableLine> csv_values(const std::string& line) {
  TableLine values;
  Scanner scanner(line);
  do {
    const std::optional<std::string> value = scanner.take_value('"', ",");
    if (not value) return std::nullopt;
    values.push_back(*value);
  } while (scanner.take(','));
  if (not scanner.at_end()) return std::nullopt;
  return values;
}

std::string json_word(const std::string& value) {
  std::string quoted = "\"";
  for (char c : value) {
    if (c == '"' or c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::string json_line(const Fields& fields) {
  std::string line;
  for (const Field& field : fields)
    line += (line.empty() ? "{" : ",") + json_word(field.name) + ":" +
            (field.is_text ? json_word(field.value) : field.value);
  return line + "}";
}

std::optional<Fields> json_fields(const std::string& line) {
  Fields fields;
  Scanner scanner(line);
  if (not scanner.take('{')) return std::nullopt;
  do {
    const std::optional<std::string> name = scanner.take_quoted('\\');
    if (not name or not scanner.take(':')) return std::nullopt;
    const bool is_text = scanner.peek() == '"';
    const std::optional<std::string> value = scanner.take_value('\\', ",}");
    if (not value) return std::nullopt;
    fields.push_back({*name, *value, is_text});
  } while (scanner.take(','));
  if (not scanner.take('}') or not scanner.at_end()) return std::nullopt;
  return fields;
}

std::string table_text(const std::string& word) {
  const std::string text = printable(word);
  std::string result;
  for (std::size_t k = 0; k < text.size(); ++k) {
    if (may_begin(text, k) and is_formula(std::string_view(text).substr(k))) result += '\'';
    result += text[k];
  }
  return result;
}

std::string word_of_table(const std::string& text) {
  std::string word;
  for (std::size_t k = 0; k < text.size(); ++k)
    if (text[k] != '\'' or not may_begin(text, k) or
        not is_formula(std::string_view(text).substr(k + 1)))
      word += text[k];
  return word;
}

CsvTable read_csv(const std::string& path, std::size_t* complete) {
  return csv_table(read_text(path), path, complete);
}

CsvTable csv_table(const std::string& text, const std::string& path, std::size_t* complete) {
  CsvTable table;
  std::size_t start = size_of_mark(text, path);
  for (int number = 1; start < text.size(); ++number) {
    const std::size_t end = text.find('\n', start);
    if (end == std::string::npos) break;
    const bool has_return = end > start and text[end - 1] == '\r';
    const auto values = csv_values(text.substr(start, end - start - has_return));
    const std::string place = path + ":" + std::to_string(number) + ": ";
    if (not values) throw InputError(place + "this line is damaged");
    if (number > 1 and values->size() != table.head.size())
      throw InputError(place + "this line has " + counted(values->size(), "value") +
                       ", the first " + std::to_string(table.head.size()));
    if (number == 1) table.head = *values;
    else table.lines.push_back(*values);
    start = end + 1;
  }
  if (complete) *complete = start;
  return table;
}

void write_csv(const std::string& path, const CsvTable& table) {
  std::string text = csv_line(table.head) + "\n";
  for (const TableLine& line : table.lines) text += csv_line(line) + "\n";
  write_text(path, text);
}

KnownTable::KnownTable(const std::string& path, const TableLine& head) : path_(path) {
  if (not fs::exists(path)) return;
  table_ = read_csv(path, &complete_);
  if (not table_.head.empty() and table_.head != head)
    throw InputError(path + ":1: other columns than expected: " + csv_line(head));
}

std::int64_t KnownTable::number(std::size_t line, std::size_t column, std::int64_t least,
                                std::int64_t most) const {
  const auto number = whole_number(text(line, column), least, most);
  if (not number) fail(line, column);
  return *number;
}

double KnownTable::real(std::size_t line, std::size_t column) const {
  const auto number = real_number(text(line, column), -1e9, 1e9);
  if (not number) fail(line, column);
  return *number;
}

std::string KnownTable::place(std::size_t line) const {
  return path_ + ":" + std::to_string(line + 2);
}

void KnownTable::fail(std::size_t line, std::size_t column) const {
  throw InputError(place(line) + ": bad " + table_.head[column] + " " +
                   in_quotes(text(line, column)));
}

}  // namespace game_engine
