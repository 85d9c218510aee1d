#pragma once

#include <string>
#include <vector>

#include "Statistics.hh"

namespace game_engine {

/// Rows of cells; the first column is aligned left, the others right.
class Columns {
 public:
  void add(const std::vector<std::string>& row);
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
  std::vector<std::size_t> widths_;
};

/// "25.3% (21.4-29.8)"
std::string percent_text(const Estimate& e);

/// "2103.4 +- 45.2"
std::string mean_text(const Estimate& e, int decimals = 1);

/// The mean; "-" of an empty sample.
std::string mean_text(const Sample& sample, int decimals, double unit = 1);

}  // namespace game_engine
