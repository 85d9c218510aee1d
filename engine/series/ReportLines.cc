#include "ReportLines.hh"

namespace game_engine {

namespace {

std::string csv_word(const std::string& value) {
  if (value.find_first_of(",\"") == std::string::npos) return value;
  std::string quoted = "\"";
  for (char c : value) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string json_word(const std::string& value) {
  std::string quoted = "\"";
  for (char c : value) {
    if (c == '"' or c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

/// Goes through a line from left to right.
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

  // What stands before the next of these characters.
  std::string take_until(const char* characters) {
    const std::size_t end = std::min(line_.find_first_of(characters, next_), line_.size());
    std::string text = line_.substr(next_, end - next_);
    next_ = end;
    return text;
  }

  // A text in quotes; in it, `escape` stands before a character that is meant itself.
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

 private:
  const std::string& line_;
  std::size_t next_ = 0;
};

}  // namespace

std::string csv_head(const ReportFields& fields) {
  std::string line;
  for (const ReportField& field : fields) line += (line.empty() ? "" : ",") + csv_word(field.name);
  return line;
}

std::string csv_line(const ReportFields& fields) {
  std::string line;
  const char* separator = "";
  for (const ReportField& field : fields) {
    line += separator + csv_word(field.value);
    separator = ",";
  }
  return line;
}

std::optional<std::vector<std::string>> csv_values(const std::string& line) {
  std::vector<std::string> values;
  Scanner scanner(line);
  do {
    if (scanner.peek() == '"') {
      const std::optional<std::string> value = scanner.take_quoted('"');
      if (not value) return std::nullopt;
      values.push_back(*value);
    } else {
      values.push_back(scanner.take_until(","));
    }
  } while (scanner.take(','));
  if (not scanner.at_end()) return std::nullopt;
  return values;
}

std::string json_line(const ReportFields& fields) {
  std::string line;
  for (const ReportField& field : fields)
    line += (line.empty() ? "{" : ",") + json_word(field.name) + ":" +
            (field.is_text ? json_word(field.value) : field.value);
  return line + "}";
}

std::optional<std::vector<std::string>> json_values(const std::string& line) {
  std::vector<std::string> values;
  Scanner scanner(line);
  if (not scanner.take('{')) return std::nullopt;
  do {
    if (not scanner.take_quoted('\\') or not scanner.take(':')) return std::nullopt;
    if (scanner.peek() == '"') {
      const std::optional<std::string> value = scanner.take_quoted('\\');
      if (not value) return std::nullopt;
      values.push_back(*value);
    } else {
      values.push_back(scanner.take_until(",}"));
    }
  } while (scanner.take(','));
  if (not scanner.take('}') or not scanner.at_end()) return std::nullopt;
  return values;
}

}  // namespace game_engine
