#ifndef ENGINE_REPORTLINES_HH
#define ENGINE_REPORTLINES_HH

#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// A value in a line of a report.
struct ReportField {
  std::string name;
  std::string value;
  bool is_text;  ///< Not a number.
};

using ReportFields = std::vector<ReportField>;

/// The names as a line of CSV (RFC 4180, without the end of the line).
std::string csv_head(const ReportFields& fields);

/// The values as a line of CSV.
std::string csv_line(const ReportFields& fields);

/// The values of a line of CSV; nothing if it is none.
std::optional<std::vector<std::string>> csv_values(const std::string& line);

/// The fields as an object of JSON, in one line.
std::string json_line(const ReportFields& fields);

/// The values of such an object, texts and numbers; nothing if it is none.
std::optional<std::vector<std::string>> json_values(const std::string& line);

}  // namespace game_engine

#endif
