#pragma once

#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>

namespace game_engine {

/// A value of JSON for a page. Of texts, each byte that is not printable UTF-8 becomes a question
/// mark, and none can end the script that the value stands in.
class Json {
 public:
  Json() = default;  ///< Nothing: an object leaves it out.
  Json(const std::string& text);
  Json(const char* text) : Json(std::string(text)) {}
  Json(bool value) : text_(value ? "true" : "false") {}
  /// Whole numbers as they are; of others six significant digits, and nothing if it is infinite.
  template <typename Number, typename = std::enable_if_t<std::is_arithmetic_v<Number>>>
  Json(Number number) {
    if constexpr (std::is_integral_v<Number>) text_ = std::to_string(number);
    else text_ = of_real(number);
  }

  using Field = std::pair<const char*, Json>;
  static Json object(std::initializer_list<Field> fields);

  /// What `make` makes of each.
  template <typename Items, typename Make>
  static Json list(const Items& items, const Make& make) {
    Json list;
    for (const auto& item : items) list.add(make(item));
    list.end();
    return list;
  }
  template <typename Items>
  static Json list(const Items& items) {
    return list(items, [](const auto& item) { return Json(item); });
  }
  static Json list(std::initializer_list<Json> items) {
    return list(items, [](const Json& item) { return item; });
  }

  const std::string& str() const { return text_; }

 private:
  static std::string of_real(double number);
  void add(const Json& item);
  void end();

  std::string text_;
};

/// A page of leagues, seasons or similar programs: a single file with its data, the script that
/// shows them and the style. Without the script, it has only a title and a sentence.
/// @param kind  which one: "league", as pages/show.js knows them
std::string page(const char* kind, const char* title, const Json& data);

}  // namespace game_engine
