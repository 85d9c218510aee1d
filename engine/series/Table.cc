#include "Table.hh"

#include <algorithm>
#include <cmath>
#include <engine/text/Words.hh>

namespace game_engine {

void Columns::add(const std::vector<std::string>& row) {
  widths_.resize(std::max(widths_.size(), row.size()));
  for (std::size_t k = 0; k < row.size(); ++k) widths_[k] = std::max(widths_[k], row[k].size());
  rows_.push_back(row);
}

std::string Columns::text() const {
  std::string text;
  for (const std::vector<std::string>& row : rows_) {
    std::string line;
    for (std::size_t k = 0; k < row.size(); ++k) {
      const std::string gap(widths_[k] - row[k].size(), ' ');
      line += k == 0 ? row[k] + gap : "  " + gap + row[k];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string percent_text(const Estimate& e) {
  return fixed(100 * e.value, 1) + "% (" + fixed(100 * e.low, 1) + "-" + fixed(100 * e.high, 1) +
         ")";
}

std::string mean_text(const Estimate& e, int decimals) {
  const double width = e.high - e.value;
  return fixed(e.value, decimals) + " +- " + (std::isfinite(width) ? fixed(width, decimals) : "?");
}

std::string mean_text(const Sample& sample, int decimals, double unit) {
  return sample.count() == 0 ? "-" : fixed(sample.mean() / unit, decimals);
}

}  // namespace game_engine
