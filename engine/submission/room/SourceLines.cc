// What can be seen in a player's file only before it is preprocessed.

#include <cctype>
#include <cstring>
#include <utility>

#include "SourceText.hh"

namespace game_engine {

namespace {

/// Takes comments, literals and continued lines from a source, as the preprocessor sees it, and
/// looks at the lines that are directives.
class Directives {
 public:
  explicit Directives(std::string_view text) : text_(text) {}

  std::vector<Finding> find(bool is_stuck) {
    is_stuck_ = is_stuck;
    while (at_ < text_.size()) step();
    end_line();
    return std::move(findings_);
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  // Over a backslash at the end of a line; returns whether there was one.
  bool skip_continuation() {
    if (peek() != '\\') return false;
    std::size_t k = 1;
    while (peek(k) == ' ' or peek(k) == '\t' or peek(k) == '\r') ++k;
    if (peek(k) != '\n') return false;
    at_ += k + 1;
    ++number_;
    return true;
  }

  // The next character of the text without continued lines; '\0' at its end.
  char next() {
    while (skip_continuation()) continue;
    if (at_ == text_.size()) return '\0';
    number_ += text_[at_] == '\n';
    return text_[at_++];
  }
  char next_is() {
    while (skip_continuation()) continue;
    return peek();
  }

  void step() {
    const char c = next();
    if (c == '\0') return;
    if (c == '\n') return end_line();
    if (c == '/' and next_is() == '/') return line_comment();
    if (c == '/' and next_is() == '*') return block_comment();
    if (line_.find_first_not_of(" \t\r\f\v") == std::string::npos) start_ = number_;
    line_ += c;
    if (c == '"' and is_raw()) return raw_literal();
    const bool is_in_number = c == '\'' and line_.size() > 1 and
                              std::isalnum(static_cast<unsigned char>(line_.end()[-2])) and
                              is_number();
    // In an #include the name is no literal, but reads as one as well.
    if (c == '"' or (c == '\'' and not is_in_number)) literal(c);
  }

  void line_comment() {
    while (at_ < text_.size() and next_is() != '\n') next();
  }

  void block_comment() {
    next();
    char before = ' ';
    while (at_ < text_.size()) {
      const char c = next();
      if (before == '*' and c == '/') break;
      before = c;
    }
    line_ += ' ';
  }

  void literal(char end) {
    while (at_ < text_.size() and next_is() != '\n') {
      const char c = next();
      line_ += c;
      if (c == end) return;
      if (c == '\\' and at_ < text_.size()) line_ += next();
    }
  }

  // The word before the place where the line has come to.
  std::string word_before(std::size_t end) const {
    std::size_t start = end;
    while (start > 0 and (std::isalnum(static_cast<unsigned char>(line_[start - 1])) or
                          line_[start - 1] == '_' or line_[start - 1] == '\''))
      --start;
    return line_.substr(start, end - start);
  }

  bool is_raw() const {
    const std::string word = word_before(line_.size() - 1);
    return word == "R" or word == "LR" or word == "uR" or word == "UR" or word == "u8R";
  }

  bool is_number() const {
    const std::string word = word_before(line_.size() - 1);
    return not word.empty() and std::isdigit(static_cast<unsigned char>(word[0]));
  }

  void raw_literal() {
    const std::size_t open = text_.find('(', at_);
    const std::string end =
        ")" + std::string(text_.substr(at_, open == std::string_view::npos ? 0 : open - at_)) +
        "\"";
    std::size_t close = open == std::string_view::npos ? open : text_.find(end, open);
    close = close == std::string_view::npos ? text_.size() : close + end.size();
    for (; at_ < close; ++at_) number_ += text_[at_] == '\n';
    line_ += '"';
  }

  void end_line() {
    const std::string line = std::exchange(line_, "");
    std::size_t k = line.find_first_not_of(" \t\r\f\v");
    if (k == std::string::npos) return;
    if (line[k] == '#') k += 1;
    else if (line.compare(k, 2, "%:") == 0) k += 2;
    else return;
    k = line.find_first_not_of(" \t\r\f\v", k);
    if (k != std::string::npos) directive(line.substr(k));
  }

  void directive(const std::string& text) {
    std::size_t length = 0;
    while (length < text.size() and std::isalpha(static_cast<unsigned char>(text[length])))
      ++length;
    const std::string word = text.substr(0, length);
    if (word == "line" or std::isdigit(static_cast<unsigned char>(text[0])))
      report("the directive #line hides where code stands: take it out");
    if (word == "embed") report("#embed: all code must stand in one file");
    for (const char* question : {"__has_include", "__has_embed"})
      if (text.find(question) != std::string::npos)
        report(std::string(question) + ": all code must stand in one file");
    if (is_stuck_ and (word == "include" or word == "import" or word == "include_next"))
      included(text);
  }

  // A name between <> or quotes that is no plain header's may be why the preprocessor got stuck.
  void included(const std::string& text) {
    const std::size_t open = text.find_first_of("<\"");
    const std::size_t close =
        text.find_first_of(">\"", open == std::string::npos ? open : open + 1);
    if (close == std::string::npos) return;
    const std::string name = text.substr(open + 1, close - open - 1);
    const bool is_plain =
        std::strspn(name.c_str(), "abcdefghijklmnopqrstuvwxyz_0123456789+.") == name.size() or
        name == "bits/stdc++.h";
    const bool is_of_game = name.size() > 3 and name.substr(name.size() - 3) == ".hh" and
                            name.find('/') == std::string::npos;
    if (text[open] == '<' ? is_plain : is_of_game) return;
    report("#" + text.substr(0, 80) + ": all code must stand in one file");
  }

  void report(const std::string& text) { findings_.push_back({start_, text}); }

  const std::string_view text_;
  std::size_t at_ = 0;
  int number_ = 1;    ///< Of the line that was come to.
  int start_ = 1;     ///< Of that where the line without continuations began.
  std::string line_;  ///< What there is of it.
  bool is_stuck_ = false;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> hidden_in_source(std::string_view source, bool is_stuck) {
  return Directives(source).find(is_stuck);
}

}  // namespace game_engine
