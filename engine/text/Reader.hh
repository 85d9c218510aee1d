#pragma once

#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>

#include <engine/text/Text.hh>

namespace game_engine {

/// What a number that is read fits into, where nothing narrower is expected.
constexpr int MIN_INT = std::numeric_limits<int>::min(), MAX_INT = std::numeric_limits<int>::max();

/// The user's input is wrong; what() says in one line what and where.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// How many bytes at the beginning of a file are the mark that some editors put before a text; 0 or
/// 3. @throws InputError if it is in UTF-16
std::size_t size_of_mark(std::string_view text, const std::string& source);

/// Reads a text word by word, and knows the line.
class Reader {
 public:
  /// @param source what to call the text in messages: a file's name
  Reader(std::string text, std::string source);

  /// A whole file, or standard input if `path` is empty; without a byte order mark.
  /// @throws InputError if it can't be read, is empty or is not text
  static Reader of_file(const std::string& path);

  const std::string& text() const { return text_; }

  bool at_end() { return peek().empty(); }

  /// The next word; empty at the end.
  std::string_view peek();

  /// Takes the next word. `expected` says what it should be, for the error at the end of the text.
  std::string_view word(std::string_view expected);

  /// Takes this word.
  void expect(std::string_view word);

  /// Takes a whole number from `least` to `most`; `what` it is, for the message.
  int number(std::string_view what, int least, int most);

  double real(std::string_view what, double least, double most);

  /// The line of the last word that was taken or looked at.
  int line() const { return line_; }

  /// "default.cnf:18": the file, and that line.
  std::string place() const { return source_ + ":" + std::to_string(line_); }

  /// Reports an error in that line, or in another one; `parts` are texts and numbers.
  template <typename... Parts>
  [[noreturn]] void fail(Parts... parts) const {
    fail_at(line_, parts...);
  }
  template <typename... Parts>
  [[noreturn]] void fail_at(int line, Parts... parts) const {
    report(line, (Text() << ... << parts).str());
  }

 private:
  [[noreturn]] void report(int line, std::string_view message) const;

  std::string text_;
  std::string source_;
  std::size_t next_ = 0;  ///< Where the next word is looked for.
  int next_line_ = 1;     ///< The line of that place.
  int line_ = 1;          ///< The line of the last word.
};

}  // namespace game_engine
