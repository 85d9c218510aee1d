#pragma once

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>
#include <type_traits>

namespace game_engine {

/// A text under construction. Numbers look as C++ streams print them, whatever the locale.
class Text {
 public:
  Text& operator<<(char c) {
    make_room(1);
    data_[size_++] = c;
    return *this;
  }

  Text& operator<<(std::string_view s) {
    std::copy(s.begin(), s.end(), extend(s.size()));
    return *this;
  }

  Text& operator<<(const char* s) { return *this << std::string_view(s); }

  /// Compiled in place, since states are written with it.
  [[gnu::always_inline]] Text& operator<<(int n) {
    make_room(MAX_DIGITS);
    size_ = std::size_t(put_number(data_.get() + size_, n, '\t') - 1 - data_.get());
    return *this;
  }

  template <typename Int, typename = std::enable_if_t<std::is_integral_v<Int>>>
  Text& operator<<(Int n) {
    char digits[24];
    return append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
  }

  /// Six significant digits, without zeros at the end.
  Text& operator<<(double x) {
    if (x == 0) return *this << '0';
    char digits[32];
    // The library's to_chars is newer than some libraries. A locale's comma is a point.
    char* const end = digits + std::snprintf(digits, sizeof digits, "%.6g", x);
    std::replace(digits, end, ',', '.');
    return append(digits, end);
  }

  /// Adds `size` characters, to be filled by the caller.
  char* extend(std::size_t size) {
    make_room(size);
    size_ += size;
    return data_.get() + size_ - size;
  }

  /// Adds a line of numbers with tabs, or something else, between.
  template <std::size_t N>
  void add_line(const int (&numbers)[N], char between = '\t') {
    add_numbers(numbers, between);
    data_[size_ - 1] = '\n';
  }

  /// The same with a letter and a tab before them.
  template <std::size_t N>
  void add_line(char letter, const int (&numbers)[N]) {
    make_room((N + 1) * MAX_DIGITS);
    char* to = data_.get() + size_;
    *to++ = letter;
    *to++ = '\t';
    for (int n : numbers) to = put_number(to, n, '\t');
    to[-1] = '\n';
    size_ = std::size_t(to - data_.get());
  }

  /// Adds numbers, each with a tab, or something else, after it.
  template <std::size_t N>
  void add_numbers(const int (&numbers)[N], char after = '\t') {
    make_room(N * MAX_DIGITS);
    char* to = data_.get() + size_;
    for (int n : numbers) to = put_number(to, n, after);
    size_ = std::size_t(to - data_.get());
  }

  std::string_view str() const { return {data_.get(), size_}; }
  void clear() { size_ = 0; }

 private:
  // The numbers from -1 (which often stands for "none") to 999, each with a tab after it,
  // and in the eighth byte the length: most numbers of a trace are copied from here.
  class SmallNumbers {
   public:
    constexpr SmallNumbers() : text_() {
      for (int n = -1; n < 1000; ++n) {
        char* t = text_[n + 1];
        int length = 0;
        if (n < 0) t[length++] = '-';
        if (n >= 100) t[length++] = char('0' + n / 100);
        if (n >= 10) t[length++] = char('0' + n / 10 % 10);
        t[length++] = char('0' + (n < 0 ? -n : n % 10));
        t[length++] = '\t';
        t[7] = char(length);
      }
    }

    static constexpr bool has(int n) { return unsigned(n) + 1 <= 1000; }
    constexpr const char* of(int n) const { return text_[unsigned(n) + 1]; }

   private:
    char text_[1001][8];
  };

  static const SmallNumbers SMALL_NUMBERS;

  Text& append(const char* from, const char* to) {
    return *this << std::string_view(from, std::size_t(to - from));
  }

  static constexpr std::size_t MAX_DIGITS = 12;  // with sign and tab

  // Puts a number and what is after it there, where MAX_DIGITS have room; returns where it ends.
  static char* put_number(char* to, int n, char after) {
    if (SMALL_NUMBERS.has(n)) {
      const char* small = SMALL_NUMBERS.of(n);
      std::memcpy(to, small, 8);
      to += small[7];
    } else {
      to = std::to_chars(to, to + MAX_DIGITS, n).ptr + 1;
    }
    to[-1] = after;
    return to;
  }

  // Makes room for at least `more` characters.
  void make_room(std::size_t more) {
    if (capacity_ - size_ < more) grow(more);
  }

  void grow(std::size_t more) {
    capacity_ = std::max(2 * capacity_, size_ + more + 1000);
    std::unique_ptr<char[]> larger(new char[capacity_]);
    if (size_ > 0) std::memcpy(larger.get(), data_.get(), size_);
    data_ = std::move(larger);
  }

  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

inline constexpr Text::SmallNumbers Text::SMALL_NUMBERS{};

}  // namespace game_engine
