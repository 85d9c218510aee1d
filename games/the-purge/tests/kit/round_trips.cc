// What is written can be read back, and goes on as it should.

#include <algorithm>
#include <sstream>
#include <tests/kit/Scripted.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>
#include <tests/kit/Texts.hh>

using namespace tests;
using game_engine::InputError;
using game_engine::Match;
using game_engine::Names;

namespace {

const Names FIELD = {"Vagrant", "Mason", "Raider", "Forager"};

std::string usual_text(int days, const char* version = "1.1") {
  const std::string text =
      replaced(read_file("default.cnf"), "ThePurge 1.1", std::string("ThePurge ") + version);
  return replaced(text, "NUM_DAYS                   5", "NUM_DAYS " + std::to_string(days));
}

// The configuration that goes on from a state, as the viewer saves it.
std::string going_on(const Configuration& configuration, std::string state) {
  state.insert(state.find("\ncitizens"), "\ngoing_on\n");
  return position_text(configuration, state);
}

// A state in the middle of a match, and all that stands before it.
const std::string& position() {
  static const std::string text = [] {
    const auto match = play_to_the_end(configuration_of(usual_text(1)), FIELD, 7);
    return going_on(configuration_of(usual_text(5)), state_text(board_of(*match)));
  }();
  return text;
}

std::vector<std::string> lines_of_text(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST("every state of a match, read back and written again, is the same to the byte") {
  for (const char* version : {"1.0", "1.1"}) {
    const Configuration configuration = configuration_of(usual_text(5, version));
    Match match(configuration, FIELD, 3, game_engine::Log(false));
    match.seat_players(game_engine::run_here);
    int states = 0;
    match.play([&](std::string_view) {
      const std::string state = state_text(board_of(match));
      const Configuration again = configuration_of(going_on(configuration, state));
      CHECK(state_text(Board(again, 1)) == state);
      CHECK_EQUAL(again.original_rules, configuration.original_rules);
      ++states;
    });
    CHECK_EQUAL(states, 251);
  }
}

TEST("a match from a state goes on with its round, scores and players that are out") {
  const Script quits = [](Player& player) {
    if (player.round() == 3) throw 1;
  };
  const auto match = play_scripts(configuration_of(usual_text(1)), {Script(), quits});
  const std::string state = state_text(board_of(*match));
  CHECK(state.find("\nstatus\t0\t-1\t0\t0\n") != std::string::npos);
  int calls[4] = {}, first_round = -1;
  const auto counting = [&](int player) {
    return [&, player](Player& p) {
      if (first_round == -1) first_round = p.round();
      ++calls[player];
    };
  };
  const auto next = play_scripts(configuration_of(going_on(configuration_of(usual_text(2)), state)),
                                 {counting(0), counting(1), counting(2), counting(3)});
  CHECK_EQUAL(first_round, 50);
  CHECK(calls[0] == 50 and calls[1] == 0 and calls[2] == 50 and calls[3] == 50);
  CHECK_EQUAL(board_of(*next).state().round, 100);
}

TEST("a state of the last round can be gone on from: nothing is left to play") {
  const Configuration configuration = configuration_of(usual_text(1));
  const std::string state = state_text(board_of(*play_scripts(configuration, {})));
  const auto next = play_scripts(configuration_of(going_on(configuration, state)), {});
  CHECK(state_text(board_of(*next)) == state);
}

TEST("the state of round 0 of a trace is a board to start from") {
  const Configuration configuration = configuration_of(usual_text(5));
  const std::string state = state_text(Board(configuration, 4));
  CHECK(state_text(Board(configuration_of(position_text(configuration, state)), 9)) == state);
}

TEST("a state cut at any line is told with its last line, or can be played from") {
  const std::vector<std::string> lines = lines_of_text(position());
  int playable = 0, last_with_word = 1;
  std::string cut;
  for (std::size_t n = 0; n < lines.size(); ++n) {
    cut += lines[n] + "\n";
    if (not lines[n].empty()) last_with_word = int(n) + 1;
    try {
      configuration_of(cut);
      ++playable;
    } catch (const InputError& e) {
      const std::string message = e.what();
      CHECK(message.find("the text ends here, expected ") != std::string::npos);
      CHECK_EQUAL(message.find("test.cnf:"), 0u);
      const int line = std::stoi(message.substr(9));
      CHECK(line >= last_with_word and line <= int(n) + 2);
    }
  }
  CHECK(playable >= 1 and playable <= 2);
}

TEST("a state cut at any character is told, or can be played from") {
  const std::string& text = position();
  for (std::size_t size = 0; size < text.size(); size += 3) {
    try {
      configuration_of(text.substr(0, size));
    } catch (const InputError& e) {
      CHECK_EQUAL(std::string(e.what()).find("test.cnf:"), 0u);
      CHECK(std::string(e.what()).find('\n') == std::string::npos);
    }
  }
}

TEST("a whole trace is no configuration, wherever it is cut") {
  const std::string trace = play_match(configuration_of(usual_text(1)), FIELD, 1);
  for (std::size_t size : {4ul, 20ul, 100ul, 5000ul, trace.size()})
    CHECK_THROWS(configuration_of(trace.substr(0, size)), InputError,
                 "test.cnf:1: 'Game' found, expected 'ThePurge 1.1'");
}

TEST("words are separated by any white space") {
  const std::string state = state_text(Board(configuration_of(position()), 1));
  for (const char* space : {" ", "\r\n", "\n\n\n", "\t \v\f"}) {
    const std::string other = replaced(replaced(position(), "\n", " "), " ", space);
    CHECK(state_text(Board(configuration_of(other), 1)) == state);
  }
}

TEST("a trace is its head, a state, and for each round the orders and the next state") {
  const Configuration configuration = configuration_of(usual_text(1));
  const std::string trace = play_match(configuration, FIELD, 4);
  std::string rebuilt = trace.substr(0, trace.find("\n\n\n   0") + 1);
  CHECK(rebuilt.find("names          Vagrant Mason Raider Forager\n") != std::string::npos);
  Match match(configuration, FIELD, 4, game_engine::Log(false));
  match.seat_players(game_engine::run_here);
  match.play([&](std::string_view piece) { rebuilt += piece; });
  CHECK(rebuilt == trace);
  const std::vector<std::string> lines = lines_of_text(trace);
  CHECK_EQUAL(std::count(lines.begin(), lines.end(), "commands"), 50);
}

TEST("the same seed, players and configuration give the same trace") {
  const Configuration configuration = configuration_of(usual_text(2));
  const std::string trace = play_match(configuration, FIELD, 5);
  CHECK(trace == play_match(configuration, FIELD, 5));
  CHECK(trace != play_match(configuration, FIELD, 6));
}
