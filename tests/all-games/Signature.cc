#include "Signature.hh"
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include "Kit.hh"

namespace tests {

std::string play_match(const Configuration& configuration, const Names& names,
                       const MatchSeed& seed, const MakeRunner& make_runner,
                       MatchWatcher* watcher) {
  Text head;
  write_head(head, "Game", seed.number, configuration, names);
  std::string trace(head.str());
  Match match(configuration, names, seed, Log(false));
  if (watcher) match.tell(*watcher);
  match.seat_players(make_runner);
  match.play([&](std::string_view text) { trace += text; });
  return trace;
}

std::unique_ptr<Match> play_to_the_end(const Configuration& configuration, const Names& names,
                                       std::int64_t seed) {
  auto match = std::make_unique<Match>(configuration, names, seed, Log(false));
  match->seat_players(run_here);
  match->play({});
  return match;
}

const Board& board_of(const Match& match) { return dynamic_cast<const Board&>(match.board()); }

Configuration read_configuration_file(const std::string& path) {
  Reader in = Reader::of_file(path);
  return read_configuration(in);
}

Configuration golden_configuration(const std::string& table) {
  return read_configuration_file(fs::path(table).replace_extension(".cnf").string());
}

std::string golden_table(const std::string& table) {
  const Configuration configuration = golden_configuration(table);
  std::istringstream lines(read_text(table));
  std::ostringstream result;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream fields(line);
    Names names;
    std::int64_t seed = 0;
    for (std::string& name : names) fields >> name;
    fields >> seed;
    for (const std::string& name : names) result << name << (&name == &names.back() ? "\t" : " ");
    result << seed << '\t' << hash_of(play_match(configuration, names, seed)) << '\t';
    const std::unique_ptr<Match> match = play_to_the_end(configuration, names, seed);
    for (int player : SEATS) result << (player ? " " : "") << match->board().score(player);
    result << '\n';
  }
  return result.str();
}

std::size_t golden_share(std::size_t matches) {
  const char* const golden = std::getenv("GOLDEN");
  if (golden == nullptr) return (matches + 5) / 6;
  return std::string(golden) == "all" ? matches
                                      : std::min<std::size_t>(matches, std::stoul(golden));
}

std::vector<std::string> test_players() {
  std::vector<std::string> players;
  for (const RegisteredPlayer& player : registered_players())
    if (player.file.find("tests/players/") == 0) players.push_back(player.name);
  return players;
}

Names four_players(std::size_t first) {
  const std::vector<std::string> players = test_players();
  Names names;
  for (std::size_t k = 0; k < names.size(); ++k) names[k] = players[(first + k) % players.size()];
  return names;
}

std::string signature() {
  Configuration configuration = read_configuration_file("default.cnf");
  const std::vector<std::string> players = test_players();
  std::string hashes;
  for (bool original : both_rules()) {
    configuration.release = original;
    for (std::size_t k = 0; k < players.size(); ++k) {
      Names names = four_players(k);
      hashes += hash_of(play_match(configuration, names, std::int64_t(k) + 1)) + "\n";
      names.fill(players[k]);
      hashes += hash_of(play_match(configuration, names, 1)) + "\n";
    }
  }
  return hash_of(hashes);
}

}  // namespace tests
