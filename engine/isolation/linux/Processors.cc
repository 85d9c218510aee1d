#include "Processors.hh"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>

namespace game_engine {

// The numbers are nanoseconds on a processor, nanoseconds waiting for one, and how often it got
// one.
std::optional<double> time_starved(const std::string& process) {
  std::ifstream in("/proc/" + process + "/schedstat");
  std::uint64_t run = 0, waited = 0;
  if (not(in >> run >> waited)) return std::nullopt;
  return double(waited) * 1e-9;
}

// The line is: number (name) state ..., and a name may have blanks and parentheses.
bool is_ready(const std::string& process) {
  std::ifstream in("/proc/" + process + "/stat");
  std::string line;
  return std::getline(in, line) and line.compare(line.rfind(')') + 1, 2, " R") == 0;
}

double load_factor() {
  double load = 0;
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  if (getloadavg(&load, 1) != 1 or processors < 1) return 1;
  return std::max(1.0, load / double(processors));
}

}  // namespace game_engine
