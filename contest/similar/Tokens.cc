#include "Similarity.hh"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>

namespace game_engine {

namespace {

// Kinds of tokens: words have numbers from FIRST_WORD on, signs those of their bytes. The last
// names and numbers are told apart only as long as the source is read.
enum Kind {
  NAME = 1,
  NUMBER,
  TEXT,
  ZERO,
  ONE,
  TRUE,
  FALSE,
  VOID,
  THIS,
  SIGN = 256,
  FIRST_WORD = 1000,
  FIRST_PAIR = 100000
};
constexpr int AND = '&' * 256 + '&' + FIRST_PAIR, OR = '|' * 256 + '|' + FIRST_PAIR,
              ARROW = '-' * 256 + '>' + FIRST_PAIR, NOT = SIGN + '!', END = SIGN + ';';

// Words of control flow. All others, types included, count as names.
const std::array<const char*, 18> WORDS = {
    "if",       "else",   "for", "while",  "do",    "switch", "case",  "default", "break",
    "continue", "return", "new", "delete", "throw", "try",    "catch", "struct",  "goto"};

const std::map<std::string_view, int> SPECIAL = {
    {"and", AND},   {"or", OR},       {"not", NOT},   {"class", FIRST_WORD + 16},
    {"true", TRUE}, {"false", FALSE}, {"void", VOID}, {"this", THIS}};

// What can be added or left out without changing the program.
const std::array<const char*, 13> IDLE = {"const",  "static",  "inline",    "virtual",   "override",
                                          "public", "private", "protected", "constexpr", "final",
                                          "std",    "mutable", "noexcept"};

// What changes nothing where it stands. Parentheses are no tokens.
const std::vector<std::vector<int>> VAIN = {
    {SIGN + '+', ZERO},  {ZERO, SIGN + '+'}, {SIGN + '-', ZERO}, {SIGN + '*', ONE},
    {ONE, SIGN + '*'},   {SIGN + '/', ONE},  {AND, TRUE},        {TRUE, AND},
    {OR, FALSE},         {FALSE, OR},        {NOT, NOT},         {VOID, ZERO, END},
    {VOID, NUMBER, END}, {VOID, NAME, END},  {THIS, ARROW}};

template <typename List>
int place_in(const List& list, std::string_view word) {
  const auto found = std::find(list.begin(), list.end(), word);
  return found == list.end() ? -1 : int(found - list.begin());
}

bool starts_word(char c) {
  return ('a' <= c and c <= 'z') or ('A' <= c and c <= 'Z') or c == '_' or (c & 0x80) != 0;
}

bool is_digit(char c) { return '0' <= c and c <= '9'; }

bool is_in_word(char c) { return starts_word(c) or is_digit(c); }

// Reads a source once, from start to end.
class Scanner {
 public:
  explicit Scanner(std::string_view source) : source_(source) {}

  std::vector<Token> read() {
    while (at_ < source_.size()) read_piece();
    for (Token& token : tokens_)
      if (token.kind > TEXT and token.kind < SIGN)
        token.kind = token.kind < TRUE ? int(NUMBER) : int(NAME);
    return std::move(tokens_);
  }

 private:
  char peek(std::size_t further = 0) const {
    return at_ + further < source_.size() ? source_[at_ + further] : '\0';
  }

  void skip() {
    if (peek() == '\n') ++line_;
    ++at_;
  }

  void add(int kind) {
    if (kind == END and not tokens_.empty() and tokens_.back().kind == END) return;
    tokens_.push_back({kind, line_});
    for (const std::vector<int>& vain : VAIN)
      if (tokens_.size() >= vain.size() and
          std::equal(vain.rbegin(), vain.rend(), tokens_.rbegin(),
                     [](int one, const Token& token) { return one == token.kind; })) {
        tokens_.erase(tokens_.end() - std::ptrdiff_t(vain.size()), tokens_.end());
        return;
      }
  }

  void read_piece() {
    const char c = peek();
    if (c == '#' and is_line_start_) return skip_line();
    if (c == '\n') is_line_start_ = true;
    else if (c != ' ' and c != '\t') is_line_start_ = false;
    if (c == '/' and peek(1) == '/') return skip_line();
    if (c == '/' and peek(1) == '*') return read_comment();
    if (c == 'R' and peek(1) == '"') return read_raw_text();
    if (starts_word(c)) return read_word();
    if (is_digit(c) or (c == '.' and is_digit(peek(1)))) return read_number();
    if (c == '"' or c == '\'') return read_text(c);
    read_sign();
  }

  void skip_line() {
    while (at_ < source_.size() and peek() != '\n') {
      if (peek() == '\\' and peek(1) == '\n') skip();
      skip();
    }
  }

  void read_comment() {
    at_ += 2;
    while (at_ < source_.size() and not(peek() == '*' and peek(1) == '/')) skip();
    at_ += 2;
  }

  void read_raw_text() {
    const std::size_t open = source_.find('(', at_);
    if (open == std::string_view::npos) return skip();
    const std::string end = ")" + std::string(source_.substr(at_ + 2, open - at_ - 2)) + "\"";
    const std::size_t close = source_.find(end, open);
    const std::size_t stop = close == std::string_view::npos ? source_.size() : close + end.size();
    add(TEXT);
    while (at_ < stop) skip();
  }

  void read_word() {
    const std::size_t start = at_;
    while (is_in_word(peek())) ++at_;
    add_word(source_.substr(start, at_ - start));
  }

  void add_word(std::string_view word) {
    const auto special = SPECIAL.find(word);
    if (special != SPECIAL.end()) return add(special->second);
    if (place_in(IDLE, word) != -1) return;
    const int place = place_in(WORDS, word);
    add(place == -1 ? int(NAME) : FIRST_WORD + place);
  }

  void read_number() {
    const std::size_t start = at_;
    while (is_in_word(peek()) or peek() == '.' or peek() == '\'') ++at_;
    const double value =
        std::strtod(std::string(source_.substr(start, at_ - start)).c_str(), nullptr);
    add(value == 0 ? ZERO : value == 1 ? ONE : NUMBER);
  }

  void read_text(char quote) {
    skip();
    while (at_ < source_.size() and peek() != quote and peek() != '\n') {
      if (peek() == '\\') skip();
      skip();
    }
    skip();
    add(TEXT);
  }

  // Signs of two characters are one token; braces, parentheses and colons are none.
  void read_sign() {
    const char c = peek(), next = peek(1);
    if (std::string_view("{}():").find(c) != std::string_view::npos or (c & 0x7f) <= ' ')
      return skip();
    static const std::string_view PAIRS = "&& || == != <= >= += -= *= /= %= ++ -- -> << >> |= &=";
    const char pair[] = {c, next, '\0'};
    if (next > ' ' and PAIRS.find(pair) != std::string_view::npos) {
      add(c * 256 + next + FIRST_PAIR);
      at_ += 2;
      return;
    }
    add(static_cast<unsigned char>(c) + SIGN);
    skip();
  }

  const std::string_view source_;
  std::size_t at_ = 0;
  int line_ = 1;
  bool is_line_start_ = true;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view source) { return Scanner(source).read(); }

namespace {

// So that the least grams are not always those of particular words.
std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdULL;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ULL;
  return x ^ (x >> 33);
}

}  // namespace

std::vector<std::uint64_t> grams_of(const std::vector<Token>& tokens) {
  std::vector<std::uint64_t> grams;
  for (std::size_t k = 0; k + GRAM <= tokens.size(); ++k) {
    std::uint64_t hash = 0;
    for (int n = 0; n < GRAM; ++n) hash = mixed(hash ^ std::uint64_t(tokens[k + n].kind));
    grams.push_back(hash);
  }
  return grams;
}

std::vector<Fingerprint> winnow(const std::vector<std::uint64_t>& grams) {
  std::vector<Fingerprint> chosen;
  const int size = int(grams.size());
  int least = -1;
  for (int end = std::min(WINDOW, size); 0 < size and end <= size; ++end) {
    const int start = std::max(0, end - WINDOW);
    const int before = least;
    if (least < start) least = start;
    for (int k = least; k < end; ++k)
      if (grams[k] <= grams[least]) least = k;
    if (least != before) chosen.push_back({grams[least], least});
  }
  return chosen;
}

}  // namespace game_engine
