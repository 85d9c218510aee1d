// What can be seen in a player's file only before it is preprocessed. Comments and literals count
// as code here: a scanner that takes them for anything else than the compiler does can be deceived.
// So a forbidden directive is reported wherever a line could begin with it.

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <iterator>

#include "SourceText.hh"

namespace game_engine {

namespace {

constexpr std::string_view BLANKS("\0 \t\r\f\v", 6);

/// A source with the number of the line that each character is from.
struct Numbered {
  std::string text;
  std::vector<int> lines;

  void add(char c, int line) {
    text += c;
    lines.push_back(line);
  }
};

// The source as it is, or with a backslash at the end of a line joining it to the next.
Numbered numbered(std::string_view source, bool joins_lines) {
  Numbered result;
  int line = 1;
  for (std::size_t k = 0; k < source.size(); ++k) {
    if (joins_lines and source[k] == '\\') {
      const std::size_t end = source.find_first_not_of(BLANKS, k + 1);
      if (end != std::string_view::npos and source[end] == '\n') {
        k = end;
        ++line;
        continue;
      }
    }
    result.add(source[k], line);
    line += source[k] == '\n';
  }
  return result;
}

/// Finds the directives of a source, and what is no directive but could be one.
class Directives {
 public:
  Directives(const Numbered& source, bool is_stuck, std::vector<Finding>& findings)
      : text_(source.text), lines_(source.lines), is_stuck_(is_stuck), findings_(findings) {}

  void find() {
    for (std::size_t k = text_.find('#'); k != std::string_view::npos; k = text_.find('#', k + 1))
      if (may_begin(k)) directive(k, k + 1);
    for (std::size_t k = text_.find("%:"); k != std::string_view::npos; k = text_.find("%:", k + 1))
      if (may_begin(k)) directive(k, k + 2);
    for (const std::string question : {"__has_include", "__has_embed"})
      for (std::size_t k = text_.find(question); k != std::string_view::npos;
           k = text_.find(question, k + 1))
        report(k, question + ": all code must be in one file");
  }

 private:
  // Whether a directive may begin at this #: before it are blanks, or perhaps a comment.
  bool may_begin(std::size_t at) const {
    const std::size_t before = at == 0 ? at : text_.find_last_not_of(BLANKS, at - 1);
    if (at == 0 or before == std::string_view::npos or text_[before] == '\n') return true;
    const bool is_after_mark = before == 2 and text_.substr(0, 3) == "\xef\xbb\xbf";
    return is_after_mark or (before > 0 and text_.substr(before - 1, 2) == "*/");
  }

  void directive(std::size_t start, std::size_t at) {
    constexpr int MOST_COMMENTS = 10;
    for (int k = 0; k <= MOST_COMMENTS; ++k) {
      at = std::min(text_.find_first_not_of(BLANKS, at), text_.size());
      if (text_.substr(at, 2) != "/*") return named(start, text_.substr(at));
      at = end_of_comment(at + 2);
    }
    report(start, "a directive with so many comments in it: take them out");
  }

  // The place after a comment that begins before `at`. A source may have many that never end.
  std::size_t end_of_comment(std::size_t at) {
    if (at < comment_from_ or at > comment_end_) {
      comment_from_ = at;
      comment_end_ = std::min(text_.find("*/", at), text_.size());
    }
    return std::min(comment_end_ + 2, text_.size());
  }

  void named(std::size_t start, std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() and
           (std::isalpha(static_cast<unsigned char>(text[length])) or text[length] == '_'))
      ++length;
    const std::string_view word = text.substr(0, length);
    if (word == "line" or (not text.empty() and std::isdigit(static_cast<unsigned char>(text[0]))))
      report(start, "the directive #line hides where code stands: take it out, in comments too");
    if (word == "embed") report(start, "#embed: all code must be in one file");
    if (is_stuck_ and (word == "include" or word == "import" or word == "include_next"))
      included(start, std::string(text.substr(0, std::min<std::size_t>(text.find('\n'), 300))));
  }

  // A name between <> or quotes that is no plain header's may be why the preprocessor got stuck.
  void included(std::size_t start, const std::string& text) {
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
    report(start, "#" + text.substr(0, 80) + ": all code must be in one file");
  }

  void report(std::size_t at, const std::string& text) {
    if (findings_.size() < MOST_FINDINGS) findings_.push_back({lines_[at], text});
  }

  const std::string_view text_;
  const std::vector<int>& lines_;
  const bool is_stuck_;
  std::size_t comment_from_ = 1, comment_end_ = 0;  ///< The comment that was last looked through.
  std::vector<Finding>& findings_;
};

/// Characters that are not seen, or that change the order of those that are.
struct Unseen {
  char32_t first, last;
};
constexpr Unseen UNSEEN[] = {
    {0xad, 0xad},     {0x34f, 0x34f},   {0x61c, 0x61c},   {0x115f, 0x1160},   {0x17b4, 0x17b5},
    {0x180b, 0x180f}, {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},   {0x3164, 0x3164},
    {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};

// The character of several bytes that begins here; 0 if none does.
char32_t character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
  const unsigned first = byte(at), size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc0 or at + size > text.size()) return 0;
  char32_t character = first & (0x7fu >> size);
  for (std::size_t k = at + 1; k < at + size; ++k) character = character << 6 | (byte(k) & 0x3fu);
  return character;
}

// One joins the parts of a picture, as in a comment; a mark may stand at the start of a file.
bool is_unseen(std::string_view source, std::size_t at) {
  constexpr char32_t JOINER = 0x200d, MARK = 0xfeff;
  constexpr std::size_t SIZE = 3;
  const char32_t character = character_at(source, at);
  if (character == MARK and at == 0) return false;
  if (character == JOINER and at > 0 and at + SIZE < source.size())
    return source[at - 1] >= 0 or source[at + SIZE] >= 0;
  return std::any_of(std::begin(UNSEEN), std::end(UNSEEN), [&](const Unseen& one) {
    return one.first <= character and character <= one.last;
  });
}

void find_unseen(std::string_view source, std::vector<Finding>& findings) {
  int line = 1;
  for (std::size_t k = 0; k < source.size() and findings.size() < MOST_FINDINGS; ++k) {
    line += source[k] == '\n';
    if (not is_unseen(source, k)) continue;
    char code[16];
    std::snprintf(code, sizeof code, "U+%04X", unsigned(character_at(source, k)));
    findings.push_back({line, std::string("a character that nobody sees (") + code +
                                  "): take it out, in comments too"});
  }
}

}  // namespace

std::vector<Finding> hidden_in_source(std::string_view source, bool is_stuck) {
  std::vector<Finding> findings;
  find_unseen(source, findings);
  for (bool joins_lines : {false, true})
    Directives(numbered(source, joins_lines), is_stuck, findings).find();
  return findings;
}

}  // namespace game_engine
