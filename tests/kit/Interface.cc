#include "Kit.hh"

namespace tests {

namespace {

using Tokens = std::vector<std::string>;

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) or c == '_'; }

bool is_name(const std::string& token) {
  return is_letter(token[0]) and not std::isdigit(static_cast<unsigned char>(token[0]));
}

// The end of a comment, string or preprocessor line that starts here; `at` if none does.
std::size_t end_of_skipped(const std::string& text, std::size_t at) {
  const auto behind = [&](std::size_t end, std::size_t more) {
    return end == std::string::npos ? text.size() : end + more;
  };
  if (text.compare(at, 2, "//") == 0 or text[at] == '#') return behind(text.find('\n', at), 0);
  if (text.compare(at, 2, "/*") == 0) return behind(text.find("*/", at), 2);
  if (text[at] != '"' and text[at] != '\'') return at;
  std::size_t end = at + 1;
  while (end < text.size() and text[end] != text[at]) end += text[end] == '\\' ? 2 : 1;
  return end + 1;
}

// Words, and all other characters except blanks one by one.
Tokens tokens_of(const std::string& text) {
  Tokens tokens;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t skipped = end_of_skipped(text, at);
    std::size_t end = at;
    while (end < text.size() and is_letter(text[end])) ++end;
    if (skipped == at and end > at) tokens.push_back(text.substr(at, end - at));
    else if (skipped == at and not std::isspace(static_cast<unsigned char>(text[at])))
      tokens.push_back(text.substr(at, 1));
    at = skipped > at ? skipped : std::max(end, at + 1);
  }
  return tokens;
}

// Goes through declarations, one statement after the other.
class DeclarationReader {
 public:
  explicit DeclarationReader(const std::string& header) : tokens_(tokens_of(header)) {}

  std::set<std::string> read() {
    for (; at_ < tokens_.size(); ++at_) {
      const std::string& token = tokens_[at_];
      if (token == "{") read_block();
      else if (token == ";" or token == "}") end_statement();
      else if (token == ":" and is_access()) statement_.clear();
      else statement_.push_back(token);
    }
    return names_;
  }

 private:
  bool is_access() const {
    return statement_.size() == 1 and (statement_[0] == "public" or statement_[0] == "private");
  }

  bool starts_with(const char* word) const {
    return not statement_.empty() and statement_[0] == word;
  }

  void read_block() {
    if (starts_with("struct") or starts_with("class")) {
      add(statement_[1]);
      statement_.clear();
    } else if (starts_with("enum")) {
      add(statement_[1]);
      read_enumerators();
    } else {
      if (not starts_with("namespace")) end_statement();
      statement_.clear();
      skip_block();
    }
  }

  void read_enumerators() {
    for (++at_; tokens_.at(at_) != "}"; ++at_)
      if (tokens_[at_ - 1] == "{" or tokens_[at_ - 1] == ",") add(tokens_[at_]);
    statement_.clear();
  }

  void skip_block() {
    int depth = 0;
    do depth += tokens_.at(at_) == "{" ? 1 : tokens_[at_] == "}" ? -1 : 0;
    while (depth > 0 and ++at_ < tokens_.size());
  }

  // A function has its name before the parenthesis; others, before a comma, = or the end.
  void end_statement() {
    const Tokens statement = std::move(statement_);
    statement_.clear();
    const auto has = [&](const char* word) {
      return std::find(statement.begin(), statement.end(), word) != statement.end();
    };
    if (statement.size() < 2 or has("operator") or has("using") or has("friend")) return;
    const auto parenthesis = std::find(statement.begin(), statement.end(), "(");
    if (parenthesis != statement.end()) return add(parenthesis[-1]);
    int depth = 0;
    bool is_value = false;
    for (std::size_t k = 0; k < statement.size(); ++k) {
      depth += statement[k] == "<" ? 1 : statement[k] == ">" ? -1 : 0;
      if (statement[k] == "=" or statement[k] == ",") is_value = statement[k] == "=";
      const std::string next = k + 1 < statement.size() ? statement[k + 1] : ",";
      if (depth == 0 and not is_value and (next == "," or next == "=" or next == "["))
        add(statement[k]);
    }
  }

  void add(const std::string& name) {
    if (is_name(name) and name.back() != '_') names_.insert(name);
  }

  const Tokens tokens_;
  std::size_t at_ = 0;
  Tokens statement_;
  std::set<std::string> names_;
};

}  // namespace

std::set<std::string> declared_names(const std::string& header) {
  return DeclarationReader(header).read();
}

std::set<std::string> names_for_players(const std::string& header) {
  return declared_names(header.substr(0, header.find("// -----")));
}

std::set<std::string> words_of_program(const std::string& program) {
  const Tokens tokens = tokens_of(program);
  return {tokens.begin(), tokens.end()};
}

}  // namespace tests
