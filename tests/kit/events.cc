// What the rules tell of a round: the game's Events.hh.

#include <algorithm>
#include <engine/match/Trace.hh>
#include <engine/recorded/RecordedEvents.hh>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <tests/rules/Boards.hh>

#include "Project.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

// The kinds of the game, as "kind field field ...", for as many values as an event has.
std::set<std::string> kinds() {
  std::set<std::string> found;
  for (int kind = 0; *game_engine::event_text(kind).word; ++kind)
    found.insert(game_engine::event_text(kind).word + std::string(" ") +
                 game_engine::event_text(kind).fields);
  return found;
}

// "kind field=value ..." without the values.
std::string kind_of(const std::string& event) {
  std::istringstream words(event);
  std::string kind, word;
  words >> kind;
  kind += ' ';
  for (std::string blank; words >> word; blank = " ")
    kind += blank + word.substr(0, word.find('='));
  return kind;
}

// What a log says happened in each round.
std::map<int, std::vector<std::string>> told_in(const std::string& log) {
  std::map<int, std::vector<std::string>> told;
  for (const std::string& line : lines_of(log)) {
    const std::size_t event = line.find(" event ");
    if (event == line.find(' ')) told[std::stoi(line)].push_back(line.substr(event + 7));
  }
  return told;
}

// An event as a log tells it. What a recorded match doesn't show is 0: how hard each attack was.
// What a spell won has no order, and few of its cells, where somebody came to stand, may be others.
struct Told {
  std::vector<std::string> words;
  std::vector<std::string> cells;

  explicit Told(std::string_view line) {
    std::istringstream in{std::string(line)};
    for (std::string word; in >> word;) {
      if (word.rfind("cells=", 0) == 0) cells = pairs_of(word.substr(6));
      else words.push_back(word);
    }
  }

  bool is_shown_in(const Told& log) const {
    const auto same = [](const std::string& shown, const std::string& told) {
      const std::string name = shown.substr(0, shown.find('='));
      const bool can_be_unknown = name == "damage" or name == "health" or name == "amount";
      return shown == told or
             (can_be_unknown and shown == name + "=0" and told.rfind(name + "=", 0) == 0);
    };
    std::vector<std::string> others;
    std::set_difference(cells.begin(), cells.end(), log.cells.begin(), log.cells.end(),
                        std::back_inserter(others));
    return cells.size() == log.cells.size() and others.size() <= cells.size() / 10 and
           words.size() == log.words.size() and
           std::equal(words.begin(), words.end(), log.words.begin(), same);
  }

 private:
  static std::vector<std::string> pairs_of(const std::string& numbers) {
    std::istringstream in(numbers);
    std::vector<std::string> pairs;
    for (std::string row, column; std::getline(in, row, ',') and std::getline(in, column, ',');)
      pairs.push_back(row + ',' + column);
    std::sort(pairs.begin(), pairs.end());
    return pairs;
  }
};

// How many events of a recorded match are found in its log, and how many may have been otherwise.
// Fails where one that is called sure is not in the log.
std::pair<int, int> count_found(const game_engine::Trace& trace, const std::string& log) {
  std::map<int, std::vector<std::string>> told = told_in(log);
  int found = 0, unsure = 0;
  for (int round = trace.first_round(); round < trace.last_round(); ++round) {
    const game_engine::RecordedEvents events =
        find_events(*trace.position(round), trace.orders(round), *trace.position(round + 1));
    if (not events.agrees) fail(__FILE__, __LINE__, "not found: round " + std::to_string(round));
    CHECK_EQUAL(events.events.size(), told[round].size());
    std::vector<Told> left(told[round].begin(), told[round].end());
    for (std::size_t k = 0; k < events.events.size(); ++k) {
      if (events.is_unsure[k]) {
        ++unsure;
        continue;
      }
      game_engine::Text text;
      write_event(text, events.events[k]);
      const Told event(text.str());
      const auto place = std::find_if(left.begin(), left.end(),
                                      [&](const Told& log) { return event.is_shown_in(log); });
      if (place == left.end())
        fail(__FILE__, __LINE__, "round " + std::to_string(round) + ": " + std::string(text.str()));
      left.erase(place);
      ++found;
    }
  }
  return {found, unsure};
}

}  // namespace

TEST("docs/formats.md says what each kind of events means, and no two have the same name") {
  const std::string formats = read_file("docs/formats.md");
  std::set<std::string> words;
  for (int kind = 0; *game_engine::event_text(kind).word; ++kind) {
    const game_engine::EventText text = game_engine::event_text(kind);
    CHECK(words.insert(text.word).second);
    const std::string row =
        std::string("\n| `") + text.word + "` | " + text.fields + " | " + text.meaning + " |\n";
    if (not contains(formats, row)) fail(__FILE__, __LINE__, "not in docs/formats.md: " + row);
  }
}

TEST("the log tells what happened, with the fields of each kind, and the match is the same") {
  const std::string log = scratch_folder() + "/out.log", trace = scratch_folder() + "/out.res";
  const std::string match = "./Game Demo Demo Demo Demo -s 30 -i default.cnf -o ";
  CHECK_EQUAL(run(match + trace + " --log=" + log).status, 0);
  CHECK(read_file(trace) ==
        play_match(read_configuration_file("default.cnf"), {"Demo", "Demo", "Demo", "Demo"}, 30));
  const std::set<std::string> known = kinds();
  std::set<std::string> told;
  for (const std::string& line : lines_of(read_file(log))) {
    const std::size_t event = line.find(" event ");
    if (event == std::string::npos or event > line.find(' ')) continue;
    const std::string kind = kind_of(line.substr(event + 7));
    if (told.insert(kind).second and known.count(kind) == 0)
      fail(__FILE__, __LINE__, "no kind of events has these fields: " + line);
  }
  CHECK(not told.empty());
}

TEST("the events of a recorded match, found from its trace alone, are those of its log") {
  const std::string log = scratch_folder() + "/out.log", trace = scratch_folder() + "/out.res";
  const std::string match = "./Game Demo Dummy Rival Master -s 31 -i default.cnf -o ";
  CHECK_EQUAL(run(match + trace + " --log=" + log).status, 0);
  const auto [found, unsure] = count_found(game_engine::Trace::of_file(trace), read_file(log));
  CHECK(found > 0);
  CHECK(unsure <= found / 8);
}
