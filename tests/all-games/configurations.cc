// Needs tests/rules/Boards.hh

// The texts of any game: what is written can be read back, and goes on as it should.

#include <tests/rules/Boards.hh>

namespace {

// Fields of the players of tests/players.
std::vector<Names> fields() {
  const Names four = four_players();
  return {four, {four[0], four[0], four[1], four[1]}};
}

// A state that a match has come to, and all that comes before it in a configuration.
std::string position() {
  const Configuration configuration = short_match(20);
  const auto match = play_to_the_end(configuration, four_players(), 7);
  return position_text(short_match(200), state_text(board_of(*match)));
}

// The first state of a match. Not every later one can be a state of its own, without round, score
// and the rest.
std::string opening() {
  const Configuration configuration = short_match(200);
  return position_text(configuration, state_text(Board(configuration, 7)));
}

// Plays a match, and checks that each state can be read: that what is on the board fits together;
// and that it is the same to the byte when it is written again. Returns how many there were.
int check_states(const Configuration& configuration, const Names& names, std::int64_t seed) {
  Match match(configuration, names, seed, Log(false));
  match.seat_players(run_here);
  int states = 0;
  match.play([&](std::string_view) {
    const std::string state = state_text(board_of(match));
    const Configuration again = configuration_of(position_text(configuration, state));
    CHECK(state_text(Board(again, 1)) == state);
    CHECK_EQUAL(again.release, configuration.release);
    ++states;
  });
  for (std::size_t k = 0; k < names.size(); ++k)
    if (names[k] == "Dummy" or names[k] == "Rival" or names[k] == "Master")
      CHECK(not match.outs()[k]);
  return states;
}

}  // namespace

TEST("every state of a match, read back and written again, is the same to the byte") {
  for (const Names& names : fields()) {
    for (int release = 0; release < int(format().versions.releases.size()); ++release) {
      Configuration configuration = short_match(200);
      configuration.release = release;
      CHECK_EQUAL(check_states(configuration, names, 3), 201);
    }
  }
}

TEST("so it is on boards of all sizes and with other parameters, whoever plays") {
  std::vector<std::string> players = test_players();
  for (const char* name : {"Demo", "Dummy", "Rival", "Master"}) players.push_back(name);
  std::size_t next = 0;
  int matches = 0, played = 0;
  for (const char* section : {"sizes", "other parameters"}) {
    const auto rows = data_rows("matches.txt", section);
    for (std::size_t row = 1; row < rows.size(); ++row, ++matches) {
      Names names;
      for (std::string& name : names) name = players[next++ % players.size()];
      std::vector<std::pair<std::string, int>> values;
      for (std::size_t k = 2; k < rows[0].size(); ++k)
        values.push_back({rows[0][k], std::stoi(rows[row].at(k))});
      const bool original = rows[row][0] != format().versions.releases[0];
      const Configuration configuration = match_with(values, original);
      const int seed = std::stoi(rows[row][1]);
      try {
        Board(configuration, seed);
      } catch (const InputError&) {
        continue;  // no room
      }
      check_states(configuration, names, seed);
      ++played;
    }
  }
  CHECK(4 * played >= 3 * matches);
}

TEST("4.4 a match from a state goes on with its round and scores; who is out is never asked") {
  const Script quits = [](Player& player) {
    if (player.round() == 3) throw 1;
  };
  const auto match = play_scripts(short_match(30), {Script(), quits});
  const std::string state = state_text(board_of(*match));
  for (int player : SEATS)
    CHECK_EQUAL(board_of(*match).state().status[player], player == 1 ? -1 : 0);
  int calls[4] = {}, first_round = -1;
  const auto counting = [&](int player) {
    return [&, player](Player& p) {
      if (first_round == -1) first_round = p.round();
      ++calls[player];
    };
  };
  const auto next = play_scripts(configuration_of(position_text(short_match(70), state)),
                                 {counting(0), counting(1), counting(2), counting(3)});
  CHECK_EQUAL(first_round, 30);
  CHECK(calls[0] == 40 and calls[1] == 0 and calls[2] == 40 and calls[3] == 40);
  CHECK_EQUAL(board_of(*next).state().round, 70);
}

TEST("a state of the last round can be continued: nothing is left to play") {
  const Configuration configuration = short_match(30);
  const std::string state = state_text(board_of(*play_scripts(configuration, {})));
  const auto next = play_scripts(configuration_of(position_text(configuration, state)), {});
  CHECK(state_text(board_of(*next)) == state);
}

TEST("a state cut at any line is refused with its last line, or can be played from") {
  const std::vector<std::string> lines = lines_of(opening());
  int playable = 0, last_with_word = 1;
  std::string cut;
  for (std::size_t n = 0; n < lines.size(); ++n) {
    cut += lines[n] + "\n";
    if (not lines[n].empty()) last_with_word = int(n) + 1;
    try {
      configuration_of(cut);
      ++playable;
      CHECK(not contains(cut, "\nround") or contains(cut, "\nstatus"));
    } catch (const InputError& e) {
      const std::string message = e.what();
      CHECK_HAS(message, "the text ends here, expected ");
      CHECK_EQUAL(message.find("test.cnf:"), 0u);
      const int line = std::stoi(message.substr(9));
      CHECK(line >= last_with_word and line <= int(n) + 2);
    }
  }
  // The whole and, if it may be left out, before the history of the match: in each case with or
  // without an empty line.
  CHECK(playable >= 1 and playable <= 4);
}

TEST("a state cut at any character is refused, or can be played from") {
  const std::string text = position();
  for (std::size_t size = 0; size < text.size(); size += 3) {
    try {
      configuration_of(text.substr(0, size));
    } catch (const InputError& e) {
      CHECK_EQUAL(std::string(e.what()).find("test.cnf:"), 0u);
      CHECK(not contains(e.what(), "\n"));
    }
  }
}

TEST("wrong parameters of default.cnf are reported") {
  check_wrong(read_file("default.cnf"), "default.cnf");
}

TEST("words are separated by any white space") {
  const std::string text = position();
  const std::string state = state_text(Board(configuration_of(text), 1));
  for (const char* space : {" ", "\r\n", "\n\n\n", "\t \v\f"}) {
    const std::string other = replaced(replaced(text, "\n", " "), " ", space);
    CHECK(state_text(Board(configuration_of(other), 1)) == state);
  }
}
