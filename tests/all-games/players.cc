// Needs tests/rules/Boards.hh

// The players to start from, AIFirst.cc and AIDemo.cc, and AINull.cc.

#include <iterator>
#include <regex>
#include <engine/kit/Seating.hh>
#include <tests/rules/Boards.hh>

TEST("Demo beats three Null, from every seat") {
  int wins = 0;
  for (int seed = 1; seed <= 8; ++seed) {
    Names names = {"Null", "Null", "Null", "Null"};
    const int seat = seed % NUM_PLAYERS;
    names[seat] = "Demo";
    const auto match = play_to_the_end(match_with({}), names, seed);
    wins += match->winners() == std::vector<int>{seat};
  }
  CHECK(wins >= 7);
}

TEST("Demo does all but one of the things that the game counts, or all, and is never out") {
  const std::size_t number = Board::statistics().size();
  std::vector<long> sums(number);
  for (int seed = 1; seed <= 5; ++seed) {
    const auto match = play_to_the_end(match_with({}), {"Demo", "Demo", "Demo", "Demo"}, seed);
    CHECK(not is_out_anywhere(*match));
    for (std::size_t k = 0; k < number; ++k)
      for (int player : SEATS) sums[k] += board_of(*match).statistic(int(k), player);
  }
  CHECK(count_if(sums, [](long sum) { return sum < 5; }) <= 1);
}

TEST("First gives orders in any round, and is never out") {
  for (int seed = 1; seed <= 5; ++seed) {
    const Board board(match_with({}), seed);
    CHECK(not orders_by("First", board.settings(), board.state()).list().empty());
    const auto match = play_to_the_end(match_with({}), {"First", "Null", "Null", "Null"}, seed);
    CHECK(not is_out_anywhere(*match));
  }
}

namespace {

// From the words `from` to the next `to` after them.
std::string in_section(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t start = text.find(from);
  if (start == std::string::npos) throw std::runtime_error("there is no: " + from);
  return text.substr(start, text.find(to, start) - start);
}

}  // namespace

TEST("the README leads to a player that moves in 300 words") {
  std::istringstream readme(read_file("README.md"));
  int words = 0;
  std::string word;
  while (readme >> word and word != "##") ++words;
  std::string before;
  for (bool makes = false; readme >> word and not(makes and word == "watch"); ++words) {
    makes |= before == "make" and word.rfind("AI", 0) == 0;
    before = word;
  }
  CHECK(readme.good());
  CHECK(words < 300);
}

TEST("what the README sends a student to read has 10,000 words at most, besides the rules") {
  const auto count = [](const std::string& text) {
    std::istringstream in(text);
    return std::distance(std::istream_iterator<std::string>(in), {});
  };
  const std::string readme = read_file("README.md");
  const std::string next = in_section(readme, "## Where to go next", "\nYour opponents");
  auto words =
      count(readme) + count(in_section(read_file("docs/rules.md"), "## The game", "\n## "));
  const std::regex link("\\[([^\\]]*)\\]\\(([^)#]*\\.md)\\)");
  int documents = 0;
  for (std::sregex_iterator found(next.begin(), next.end(), link), end; found != end; ++found) {
    if ((*found)[1] == "en català") continue;
    words += count(read_file((*found)[2]));
    ++documents;
  }
  CHECK(documents >= 5);
  CHECK(words <= 10000);
}

TEST("NAME@N is NAME for N of 100 units and Demo for the others, in every match with that seed") {
  const auto trace = [](const std::string& name) {
    std::string text = play_match(match_with({}), {name, "Null", "Null", "Null"}, 3);
    return text.erase(text.find("names"), text.find('\n', text.find("names")) - text.find("names"));
  };
  const std::string demo = trace("Demo"), null = trace("Null");
  CHECK(trace("Null@0") == demo);
  CHECK(trace("Null@100") == null);
  CHECK(trace("Demo@100") == demo);
  CHECK(trace("Demo@0") == null);
  CHECK(trace("Null@50") != demo and trace("Null@50") != null);
  CHECK(trace("Null@50") == trace("Null@50"));
  for (const char* name : {"Demo@101", "Demo@", "Demo@x", "Demo@050", "Nobody@50", "@50"})
    CHECK(not is_player(name));
}
