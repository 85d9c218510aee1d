#ifndef ENGINE_TEXT_HH
#define ENGINE_TEXT_HH

#include <charconv>
#include <string>
#include <string_view>

namespace game_engine {

/// Text in the making. Numbers look as C++ streams print them, whatever the locale.
class Text {
 public:
  Text& operator<<(char c) {
    text_.push_back(c);
    return *this;
  }

  Text& operator<<(std::string_view s) {
    text_.append(s);
    return *this;
  }

  Text& operator<<(const char* s) { return *this << std::string_view(s); }

  Text& operator<<(int n) {
    if (0 <= n and n < 10) return *this << char('0' + n);
    char digits[16];
    return append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
  }

  Text& operator<<(long long n) {
    char digits[24];
    return append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
  }

  /// Six significant digits, without zeros at the end.
  Text& operator<<(double x) {
    if (x == 0) return *this << '0';
    char digits[32];
    const auto end =
        std::to_chars(digits, digits + sizeof digits, x, std::chars_format::general, 6);
    return append(digits, end.ptr);
  }

  /// Room for `size` characters at the end, to be filled by the caller.
  char* extend(std::size_t size) {
    text_.resize(text_.size() + size);
    return &text_[text_.size() - size];
  }

  const std::string& str() const { return text_; }
  void clear() { text_.clear(); }

 private:
  Text& append(const char* from, const char* to) {
    text_.append(from, std::size_t(to - from));
    return *this;
  }

  std::string text_;
};

}  // namespace game_engine

#endif
