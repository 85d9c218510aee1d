// docs/formats.md: what is written says what it should, can be read back, and goes on.

#include <algorithm>
#include <engine/game/Game.hh>
#include <tests/kit/Project.hh>
#include <tests/kit/Scripted.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;
using game_engine::InputError;
using game_engine::Match;
using game_engine::Names;
using game_engine::Text;

namespace {

const Position SMALL = Position(R"(
  a . T A G % 0
  b w x o t # 3
)")
                           .health("a", 35)
                           .treasures({4, 0, 1, 2})
                           .dead_orcs(1)
                           .round(57)
                           .out(3);

Configuration usual_configuration(int rounds) {
  Configuration configuration = read_configuration_file("default.cnf");
  game_engine::parameters_of(configuration.settings)[1] = rounds;
  return configuration;
}

}  // namespace

TEST("the head of a trace is the one of the documentation, to the byte") {
  CHECK_EQUAL(preamble(usual_configuration(200)),
              "Game\n\nSeed 30\n\nMoria 1.2\nnb_players         4\nnb_rounds          200\n"
              "nb_dwarves         20\nnb_wizards         5\nmax_nb_orcs        20\n"
              "nb_trolls          4\ntreasure_value     10\nrock_resistance    5\n"
              "rows               60\ncols               60\nnames              A Bob C3 Demo\n");
  Configuration original = usual_configuration(200);
  original.original_rules = true;
  CHECK_EQUAL(preamble(original, "SecGame").substr(0, 28), "SecGame\n\nSeed 30\n\nMoria 1.1\n");
}

TEST("a state is laid out as in the documentation, to the byte") {
  const std::string state = state_text(Board(SMALL.configuration(), 1));
  std::string expected = "\n\n";
  for (int i = 0; i < 60; ++i) {
    std::string row = i < 2 or i > 57 ? std::string(60, 'O') : "OO" + std::string(56, 'R') + "OO";
    if (i == 10) row.replace(10, 7, "CCTAGa0");
    if (i == 11) row.replace(10, 7, "CCCCCR3");
    if (i == 57) row.replace(2, 1, "C");
    expected += row + "\n";
  }
  expected +=
      "\nround 57\nnb_cells 1 0 0 1\nnb_treasures 4 0 1 2\nstatus 0 0 0 -1\n"
      "d 0 10 10 35\nw 0 11 11 50\nd 1 11 10 100\nw 1 11 12 50\nd 2 59 0 100\nw 2 59 6 50\n"
      "d 3 59 3 100\nw 3 59 9 50\no -1 11 13 75\no -1 -1 -1 0\nt -1 11 14 500\nb -1 57 2 0\n\n";
  CHECK_EQUAL(state, expected);
}

TEST("rock has a letter for each number of turns that it has left") {
  Position position("a #");
  Play play(position.parameter("rock_resistance", 4));
  for (char letter : {'R', 'c', 'b', 'a'}) {
    const std::string state = state_text(play.board());
    CHECK_EQUAL(state[std::size_t(2 + 10 * 61 + 11)], letter);
    play.command("a", Right);
    play.next();
  }
}

TEST("movements are listed in the order in which they were carried out, with -1 at the end") {
  Orders orders;
  for (int d = 0; d <= None; ++d) orders.add('m', 10 * d, d);
  Text text;
  game_engine::write_orders(text, orders);
  CHECK_EQUAL(std::string(text.str()),
              "movements\n0 b\n10 w\n20 r\n30 x\n40 t\n50 y\n60 l\n70 z\n80 n\n-1\n");
}

TEST("every state of a match, read back and written again, is the same to the byte") {
  for (const Names& names : {Names{"Delver", "Raider", "Doomed", "Rover"},
                             Names{"Doomed", "Doomed", "Raider", "Raider"}}) {
    const Configuration configuration = usual_configuration(200);
    Match match(configuration, names, 3, game_engine::Log(false));
    match.seat_players(game_engine::run_here);
    int states = 0;
    match.play([&](std::string_view) {
      const std::string state = state_text(board_of(match));
      const Configuration again = configuration_of(position_text(configuration, state));
      CHECK(state_text(Board(again, 1)) == state);
      ++states;
    });
    CHECK_EQUAL(states, 201);
  }
}

TEST("a match from a state goes on with its round, treasures and players that are out") {
  const Script quits = [](Player& player) {
    if (player.round() == 3) throw 1;
  };
  const auto match = play_scripts(usual_configuration(60), {Script(), quits});
  const std::string state = state_text(board_of(*match));
  CHECK(state.find("\nstatus 0 -1 0 0\n") != std::string::npos);
  int calls[4] = {}, first_round = -1;
  const auto counting = [&](int player) {
    return [&, player](Player& p) {
      if (first_round == -1) first_round = p.round();
      ++calls[player];
    };
  };
  play_scripts(configuration_of(position_text(usual_configuration(70), state)),
               {counting(0), counting(1), counting(2), counting(3)});
  CHECK_EQUAL(first_round, 60);
  CHECK(calls[0] == 10 and calls[1] == 0 and calls[2] == 10 and calls[3] == 10);
}

TEST("a state cut at any line or character is told, or can be played from") {
  const std::string text = SMALL.text();
  int playable = 0;
  for (std::size_t size = 0; size < text.size(); ++size) {
    try {
      configuration_of(text.substr(0, size));
      ++playable;
    } catch (const InputError& e) {
      CHECK_EQUAL(std::string(e.what()).find("test.cnf:"), 0u);
      CHECK(std::string(e.what()).find('\n') == std::string::npos);
    }
  }
  CHECK_EQUAL(playable, 4);  // behind the last row: three ends of lines; before that of the file
}

TEST("parameters can stand in any order, and words be separated by any white space") {
  const Configuration expected = usual_configuration(200);
  std::vector<std::string> lines = lines_of(parameters_text(expected));
  std::string text = lines[0] + "\r\n";
  lines.erase(lines.begin());
  std::reverse(lines.begin(), lines.end());
  for (const std::string& line : lines) text += line + " \t";
  CHECK_EQUAL(parameters_text(configuration_of(text + "GENERATOR")), parameters_text(expected));
}

TEST("version 1.1 and 1.2 are told apart") {
  const std::string text = read_file("default.cnf");
  CHECK(not configuration_of(text).original_rules);
  CHECK(configuration_of(replaced(text, "Moria 1.2", "Moria 1.1")).original_rules);
}

TEST("a whole trace is no configuration") {
  const std::string trace = play_match(usual_configuration(3), {"Demo", "Null", "Demo", "Null"}, 1);
  CHECK_THROWS(configuration_of(trace), InputError,
               "test.cnf:1: 'Game' found, expected 'Moria 1.2'");
}

TEST("nothing is drawn before the first round from a state") {
  // The first draws of the round are those of the order of the orders, and of the dwarf's damage.
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position("a b"), seed);
    play.command("a", Right);
    play.next();
    Random random(seed);
    random.random(1, 1);
    CHECK_EQUAL(play.unit("b").health, 100 - random.random(20, 40));
  }
}

TEST("a match is its head, a state, and for each round the movements and the next state") {
  const Configuration configuration = usual_configuration(20);
  const std::string trace = play_match(configuration, {"Rover", "Delver", "Doomed", "Raider"}, 4);
  int states = 0, movements = 0, ends = 0;
  for (const std::string& line : lines_of(trace)) {
    states += line.compare(0, 6, "round ") == 0;
    movements += line == "movements";
    ends += line == "-1";
  }
  CHECK_EQUAL(states, 21);
  CHECK_EQUAL(movements, 20);
  CHECK_EQUAL(ends, 20);
  CHECK(trace == play_match(configuration, {"Rover", "Delver", "Doomed", "Raider"}, 4));
  CHECK(trace != play_match(configuration, {"Rover", "Delver", "Doomed", "Raider"}, 5));
}
