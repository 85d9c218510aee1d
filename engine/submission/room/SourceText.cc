#include "Room.hh"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <engine/text/Words.hh>
#include <iterator>

namespace game_engine {

// ------------------------------------------------------------------ before it is preprocessed

// What can be seen in a player's file only then. Comments and literals count as code here: a
// scanner that takes them for anything else than the compiler does can be deceived. So a forbidden
// directive is reported wherever a line could begin with it.

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
  Directives(const Numbered& source, std::vector<Finding>& findings)
      : text_(source.text), lines_(source.lines), findings_(findings) {}

  void find() {
    for (const std::string sign : {"#", "%:", "__has_include", "__has_embed"})
      for (std::size_t k = text_.find(sign); k != std::string_view::npos;
           k = text_.find(sign, k + 1))
        if (sign[0] == '_') report(k, sign + ": all code must be in one file");
        else if (may_begin(k)) directive(k, k + sign.size());
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
  }

  void report(std::size_t at, const std::string& text) {
    if (findings_.size() < MOST_FINDINGS) findings_.push_back({lines_[at], text});
  }

  const std::string_view text_;
  const std::vector<int>& lines_;
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
  if (source[at] == '\0') return true;
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

std::vector<Finding> hidden_in_source(std::string_view source) {
  std::vector<Finding> findings;
  find_unseen(source, findings);
  for (bool joins_lines : {false, true}) Directives(numbered(source, joins_lines), findings).find();
  return findings;
}

// ------------------------------------------------------------------ preprocessed

namespace {

// Lists of words, each between blanks.
constexpr std::string_view STANDARD =
    " algorithm any array atomic bitset cassert cctype cerrno cfenv cfloat charconv chrono "
    "cinttypes climits clocale cmath complex cstdarg cstddef cstdint cstdio cstdlib cstring ctime "
    "cwchar cwctype deque exception forward_list fstream functional initializer_list iomanip ios "
    "iosfwd iostream istream iterator limits list locale map memory memory_resource new numeric "
    "optional ostream queue random ratio regex set sstream stack stdexcept streambuf string "
    "string_view system_error tuple type_traits typeindex typeinfo unordered_map unordered_set "
    "utility valarray variant vector assert.h ctype.h errno.h float.h inttypes.h limits.h math.h "
    "stddef.h stdint.h stdio.h stdlib.h string.h time.h bits/stdc++.h ";
constexpr std::string_view OF_GAME =
    " Player.hh State.hh Settings.hh Action.hh Structs.hh Random.hh Registry.hh Tune.hh Pos.hh ";
constexpr std::string_view OF_THREADS = " thread future condition_variable mutex shared_mutex ";
constexpr std::string_view ASSEMBLER = " asm __asm __asm__ ";
constexpr std::string_view OF_TIME = " __DATE__ __TIME__ __TIMESTAMP__ ";
constexpr std::string_view ATTRIBUTE = " __attribute__ __attribute ";
// Attributes that pass a text of the player's to the assembler.
constexpr std::string_view NAMING =
    " section alias weakref symver ifunc __section__ __alias__ __weakref__ __symver__ __ifunc__ ";
// The first words of pragmas that change only how code is optimized or what is warned of.
constexpr std::string_view PRAGMAS =
    "once|message|pack|STDC|region|endregion|GCC optimize|GCC target|GCC push_options|"
    "GCC pop_options|GCC reset_options|GCC diagnostic|GCC unroll|GCC ivdep|GCC warning|"
    "GCC error|GCC poison|clang diagnostic|clang loop|clang optimize|unroll|mark|warning|comment";

bool is_among(const std::string& word, std::string_view list) {
  return word.find(' ') == std::string::npos and list.find(" " + word + " ") != std::string::npos;
}

bool is_in_name(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) or c == '_' or c == '$' or byte >= 128;
}

constexpr std::size_t LONGEST_KNOWN = 40;  // of the words above

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }

// The size of the preprocessing number at the start of the text (C++17, 5.9): 1.e'5 and 1e+R are
// such.
std::size_t number_size(std::string_view text) {
  std::size_t k = 1;
  for (; k < text.size(); ++k) {
    const char c = text[k], before = text[k - 1];
    const bool is_sign = (c == '+' or c == '-') and
                         (before == 'e' or before == 'E' or before == 'p' or before == 'P');
    const bool is_separator = c == '\'' and k + 1 < text.size() and is_in_name(text[k + 1]);
    if (not is_in_name(c) and c != '.' and not is_sign and not is_separator) break;
  }
  return k;
}

// The words of a line up to one blank between them.
std::string squeezed(std::string_view line) {
  std::string result;
  for (char c : line) {
    const bool is_blank = c == ' ' or c == '\t' or c == '\r';
    if (not is_blank) result += c;
    else if (not result.empty() and result.back() != ' ') result += ' ';
  }
  if (not result.empty() and result.back() == ' ') result.pop_back();
  return result;
}

bool begins(const std::string& text, const std::string& part) {
  return text.compare(0, part.size(), part) == 0;
}

/// Goes through the text once: lines of directives outside of literals, and the words of the rest.
class Scan {
 public:
  Scan(std::string_view text, const std::string& path) : text_(text), path_(path) {}

  SourceText run() {
    while (at_ < text_.size()) {
      if (not is_marker()) has_begun_ = has_begun_ or is_own_;
      if (text_[at_] == '#') directive();
      else code();
    }
    return std::move(result_);
  }

 private:
  void report(const std::string& text) {
    if (is_own_) report_anywhere(text);
  }

  // Also in a header, where a macro of the player's may have put it.
  void report_anywhere(const std::string& text) {
    if (has_begun_ and result_.findings.size() < MOST_FINDINGS)
      result_.findings.push_back({is_own_ ? line_ : included_in_, text});
  }

  std::string_view rest_of_line() const { return text_.substr(at_, text_.find('\n', at_) - at_); }

  // Keeps so many characters, and counts the player's lines.
  void keep(std::size_t count) {
    const std::string_view part = text_.substr(at_, count);
    result_.text += part;
    if (is_own_) {
      if (line_ > own_line_) result_.own.append(std::size_t(line_ - own_line_), '\n');
      result_.own += part;
      line_ += int(std::count(part.begin(), part.end(), '\n'));
      own_line_ = line_;
    }
    at_ += part.size();
  }

  void drop_line() {
    at_ += rest_of_line().size();
    at_ += at_ < text_.size();
    line_ += is_own_;
    result_.text += '\n';
  }

  bool is_marker() const { return text_[at_] == '#' and is_digit(text_.substr(at_, 3).back()); }

  // At the start of a line.
  void directive() {
    const std::string line = squeezed(rest_of_line());
    if (is_marker()) return marker(line);
    for (const char* word : {"#include_next", "#include", "#import"})
      if (begins(line, word)) {
        included(line.substr(std::string(word).size()));
        return drop_line();
      }
    if (begins(line, "#pragma")) pragma(line);
    else report_anywhere(line.substr(0, line.find(' ')) + ": not for players, take it out");
    keep(rest_of_line().size() + 1);
  }

  // # 12 "AIMine.cc" 2: what follows is line 12 of a file; 1: included, 2: back from one.
  void marker(const std::string& line) {
    const std::size_t open = line.find('"'), close = line.rfind('"');
    if (open == std::string::npos or close == open) return keep(rest_of_line().size() + 1);
    const std::string place = line.substr(open + 1, close - open - 1);
    const std::string flags = line.substr(close + 1);
    const bool enters = flags.find(" 1") == 0, leaves = flags.find(" 2") == 0;
    const int next = std::atoi(line.c_str() + 2);
    // What comes before the file's first line: the compiler's own definitions, and its folder.
    const bool is_of_compiler =
        not has_begun_ and
        (next == 0 or ((place[0] == '<' or place.back() == '/') and not enters and not leaves));
    if (is_own_ and not enters and not leaves and place != path_ and not is_of_compiler)
      report("the directive #line hides where code stands: take it out");
    if (is_of_compiler) depth_ = 0;
    else if (depth_ == 0 and place == path_) depth_ = 1;
    else if (depth_ > 0) depth_ += enters - leaves;
    is_own_ = depth_ == 1;
    keep(rest_of_line().size() + 1);
    if (is_own_) line_ = next;
  }

  void included(std::string written) {
    if (is_own_) included_in_ = line_;
    written = squeezed(written.substr(0, written.find("/*")));
    while (not written.empty() and written.front() == ' ') written.erase(0, 1);
    std::string file = written;
    file.erase(std::remove_if(file.begin(), file.end(),
                              [](char c) { return c == '<' or c == '>' or c == '"'; }),
               file.end());
    const bool is_quoted = not written.empty() and written[0] == '"';
    const bool is_of_game = is_among(file, OF_GAME);
    const std::string start = "#include " + written.substr(0, 80) + ": ";
    if (is_among(file, OF_THREADS)) report(start + "a player may not use threads");
    else if (is_quoted and not is_of_game) report(start + "all code must be in one file");
    else if (not is_quoted and not is_of_game and not is_among(file, STANDARD))
      report(start + "only standard headers are allowed");
  }

  void pragma(const std::string& line) {
    const std::string rest = line.size() > 8 ? line.substr(8) : "";
    // The compiler's own, which names the compiled headers; it comes before the file's first line.
    if (begins(rest, "GCC pch_preprocess") and depth_ == 0) return;
    const std::vector<std::string> all = split(PRAGMAS, '|');
    const bool is_known = std::any_of(
        all.begin(), all.end(), [&](const std::string& known) { return begins(rest, known); });
    if (not is_known) report("#pragma " + rest.substr(0, 40) + ": not for players, take it out");
  }

  // Up to the end of the line, or further if a literal goes on.
  void code() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n') return keep(1);
      if (c == '"' or c == '\'') literal(c);
      else if (is_digit(c)) keep(number_size(text_.substr(at_)));
      else if (is_in_name(c)) word();
      else mark(c);
    }
  }

  // <: is [ and :> is ], but not in vector<::Unit>.
  std::size_t mark_size(char& c) const {
    const std::string_view next = text_.substr(at_, 4);
    const bool is_scope =
        next.substr(0, 3) == "<::" and (next.size() < 4 or (next[3] != ':' and next[3] != '>'));
    if (next.substr(0, 2) == "<:" and not is_scope) c = '[';
    else if (next.substr(0, 2) == ":>") c = ']';
    else return 1;
    return 2;
  }

  // Attributes are in [[ ]] or after __attribute__ in (( )).
  void mark(char c) {
    const std::size_t size = mark_size(c);
    const bool opens = c == '(' or c == '[', closes = c == ')' or c == ']';
    if (attribute_ > 0 and c == '(' and is_among(before_, NAMING))
      report_anywhere(before_ + ": such an attribute is not for players, take it out");
    if (attribute_ > 0) attribute_ += opens - closes;
    else if (c == '[' and before_ == "[") attribute_ = 2;
    else if (c == '(' and is_among(before_, ATTRIBUTE)) attribute_ = 1;
    if (c != ' ' and c != '\t') before_ = c;
    keep(size);
  }

  void literal(char end) {
    std::size_t k = at_ + 1;
    while (k < text_.size() and text_[k] != end and text_[k] != '\n') k += text_[k] == '\\' ? 2 : 1;
    k = std::min(k, text_.size());
    before_.clear();
    keep(k - at_ + (k < text_.size() and text_[k] == end));
    suffix();
  }

  // What follows a literal without a blank is part of it, even R before quotes.
  void suffix() {
    std::size_t k = at_;
    while (k < text_.size() and is_in_name(text_[k])) ++k;
    keep(k - at_);
  }

  // R"name( anything )name"
  void raw_literal() {
    constexpr std::size_t LONGEST_NAME = 16;
    const std::size_t open = text_.substr(0, at_ + LONGEST_NAME + 2).find('(', at_);
    if (open == std::string_view::npos) return literal('"');
    const std::string end = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    const std::size_t close = text_.find(end, open);
    before_.clear();
    keep(close == std::string_view::npos ? text_.size() : close + end.size() - at_);
    suffix();
  }

  // Whether what follows asm is of a header, and is its name for a symbol, or a statement: if that
  // is used, what the compiler writes says so.
  bool is_of_library(std::string_view text) const {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (is_own_ or text.empty()) return false;
    const std::string_view name = text.substr(0, text.find(')'));
    return is_in_name(text[0]) or
           (text[0] == '(' and std::all_of(name.begin() + 1, name.end(), [](char c) {
              return is_in_name(c) or c == ' ' or c == '"' or c == '.';
            }));
  }

  void word() {
    std::size_t k = at_;
    while (k < text_.size() and is_in_name(text_[k])) ++k;
    const std::string name(text_.substr(at_, std::min(k - at_, LONGEST_KNOWN)));
    if (is_among(name, ASSEMBLER) and not is_of_library(text_.substr(k)))
      report_anywhere("assembler: write it in C++");
    else if (is_among(name, OF_TIME))
      report_anywhere(name + ": it differs each time, so the player can't be built again");
    // What picks another shape of a character, here or as \U0000fe0f; pictures in comments have it.
    else if (text_.substr(at_, k - at_).find("\xef\xb8") != std::string_view::npos or
             (before_ == "\\" and name.compare(0, 8, "U0000fe0") == 0))
      report_anywhere("a name with a character that nobody sees (U+FE00 to U+FE0F): take it out");
    else if (name.compare(0, 2, "_Z") == 0) report("names that begin with _Z are the compiler's");
    keep(k - at_);
    before_ = name;
    const bool is_raw =
        name == "R" or name == "LR" or name == "uR" or name == "UR" or name == "u8R";
    if (is_raw and at_ < text_.size() and text_[at_] == '"') raw_literal();
  }

  const std::string_view text_;
  const std::string path_;
  std::size_t at_ = 0;
  int line_ = 1;         ///< Of the file that the text is from.
  int own_line_ = 1;     ///< That of the end of the player's own lines.
  int included_in_ = 0;  ///< The player's line that includes the header.
  int depth_ = 0;        ///< 1 in the player's file, more in files that it includes.
  bool is_own_ = false;
  bool has_begun_ = false;  ///< The player's file has.
  int attribute_ = 0;       ///< Brackets that are open in the attribute; 0 outside of any.
  std::string before_;      ///< The word or mark before, blanks aside; empty: a literal.
  SourceText result_;
};

}  // namespace

SourceText read_preprocessed(std::string_view preprocessed, const std::string& path) {
  return Scan(preprocessed, path).run();
}

}  // namespace game_engine
