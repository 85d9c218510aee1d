// Settings.hh against default.cnf, which has the parameters in the same order.

#include <climits>
#include <map>
#include <sstream>

#include "Test.hh"
#include "Texts.hh"

using namespace tests;

namespace {

// The names and the values of default.cnf.
std::vector<std::pair<std::string, std::string>> parameters() {
  std::istringstream words(read_file("default.cnf"));
  std::string name, value;
  std::vector<std::pair<std::string, std::string>> list;
  words >> name >> value;  // the version
  while (words >> name >> value) list.push_back({name, value});
  return list;
}

// Whether a word of the name, NUM_ROUNDS, is in that of the function, num_rounds.
bool is_like(const std::string& name, const std::string& function) {
  std::istringstream words(replaced(name, "_", " "));
  for (std::string word; words >> word;) {
    for (char& c : word) c = char(std::tolower(c));
    if (word != "num" and contains(function, word)) return true;
  }
  return false;
}

}  // namespace

TEST("the functions of Settings give the parameters in their order, and say the usual values") {
  const std::string header = read_file("Settings.hh");
  CHECK_EQUAL(parameters().size(), sizeof(Settings) / sizeof(int));
  std::size_t at = 0;
  int k = 0;
  for (const auto& [name, value] : parameters()) {
    const std::size_t end =
        header.find("() const { return parameters_[" + std::to_string(k++) + "]; }", at);
    if (end == std::string::npos) return fail("Settings.hh", 0, "no function for " + name);
    const std::string declaration = header.substr(at, end - at);
    if (not is_like(name, declaration.substr(declaration.rfind(' '))) or
        not(contains(declaration, "(" + value + ")") or
            contains(declaration, "(" + value + ", always)")))
      fail("Settings.hh", 0, "not " + name + ", usually " + value + ":\n" + declaration);
    at = end;
  }
}

TEST("player_ok and pos_ok hold for the players, and for the cells of the board") {
  const Settings settings = configuration_of(read_file("default.cnf")).settings;
  std::map<std::string, int> value;
  for (const auto& [name, number] : parameters()) value[name] = std::stoi(number);
  const bool long_names = value.count("BOARD_ROWS") == 1;
  const int rows = value[long_names ? "BOARD_ROWS" : "rows"];
  const int columns = value[long_names ? "BOARD_COLS" : "cols"];
  for (int player : {0, 1, 2, 3}) CHECK(settings.player_ok(player));
  for (int player : {-1, 4, INT_MAX, INT_MIN}) CHECK(not settings.player_ok(player));
  for (Pos p : {Pos(0, 0), Pos(rows - 1, columns - 1)})
    CHECK(settings.pos_ok(p) and settings.pos_ok(p.i, p.j));
  for (Pos p : {Pos(-1, 0), Pos(0, -1), Pos(rows, 0), Pos(0, columns), Pos(INT_MAX, INT_MIN)})
    CHECK(not settings.pos_ok(p) and not settings.pos_ok(p.i, p.j));
}
