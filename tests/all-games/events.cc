// Needs dummy/AIMaster.cc

// What the rules tell of a round, and traces with it: the game's Events.hh.

#include <engine/match/Trace.hh>
#include "Kit.hh"

namespace {

// The lines of a round's events, with their title.
std::string text_of(const Events& events) {
  Text text;
  write_events(text, events);
  return std::string(text.str());
}

void check_refused(const std::string& events, const std::string& message) {
  Reader in(events, "out.res");
  CHECK_THROWS(read_events(in), InputError, message);
}

}  // namespace

TEST(
    "docs/formats.md says what each kind of events means, whose units it names, and no two have "
    "the same name") {
  const std::string formats = read_file("docs/formats.md");
  std::set<std::string> words;
  for (int kind = 0; *event_text(kind).word; ++kind) {
    const EventText text = event_text(kind);
    CHECK(words.insert(text.word).second);
    const std::string row =
        std::string("\n| `") + text.word + "` | " + text.fields + " | " + text.meaning + " |\n";
    if (not contains(formats, row)) fail(__FILE__, __LINE__, "not in docs/formats.md: " + row);
    const std::string said = game_engine::event_words(kind, "yours", "Ann's");
    CHECK(not contains(said, "{"));
    // What is nobody's has a clan, too.
    if (contains(said, "your") or contains(said, "Ann's")) CHECK_HAS(text.fields, "clan");
  }
}

TEST(
    "a trace tells what happened in each round, after the orders; of the original rules it "
    "doesn't") {
  Configuration configuration = short_match(60);
  const Names names = {"Demo", "Dummy", "Rival", "Master"};
  const std::string told = play_match(configuration, names, 31);
  const Trace trace(told, "out.res");
  CHECK(trace.tells_events());
  std::string rest = told;
  int events = 0;
  for (int round = 0; round < trace.last_round(); ++round) {
    Text orders;
    write_orders(orders, trace.orders(round));
    const std::string both = std::string(orders.str()) + text_of(trace.events(round)) + "\n";
    const std::size_t place = rest.find(both);
    if (place == std::string::npos)
      fail(__FILE__, __LINE__, "round " + std::to_string(round) + " is not written as it was read");
    rest.erase(0, place + both.size());
    events += int(trace.events(round).size());
  }
  CHECK(events > 0);
  if (both_rules().size() == 1) return;
  configuration.release = 1;
  const std::string silent = play_match(configuration, names, 31);
  CHECK(not contains(silent, "event"));
  CHECK(not Trace(silent, "out.res").tells_events());
}

TEST("the events of a trace are refused where they are wrong, with the line") {
  const EventText first = event_text(0);
  const std::string head = "events\n1\n", word = first.word, fields = first.fields;
  std::string right = word;
  for (const std::string& field : split(fields, ' ')) right += " " + field + "=3";
  Reader in(head + right + "\n", "out.res");
  CHECK_EQUAL(text_of(read_events(in)), head + right + "\n");
  check_refused(right, "out.res:1: '" + word + "' found, expected 'events'");
  check_refused("events\n-1\n", "out.res:2: ");
  check_refused(head + "no_event unit=1\n",
                "out.res:3: 'no_event' found, expected a kind of events");
  const std::string name = fields.substr(0, fields.find(' '));
  for (const char* wrong : {"3", "=", "=x", "=3,4", "=3x", "=99999999999", "s=3"})
    check_refused(head + replaced(right, " " + name + "=3", " " + name + wrong) + "\n",
                  "out.res:3: '" + name + wrong + "' found, expected '" + name + "=' and a number");
  check_refused(head + right.substr(0, right.rfind(' ')) + "\n", "the text ends here, expected");
}

TEST("statistics count what the events of a match tell") {
  // A statistic, a kind of events, its field with the player, and that with how many, if not one.
  const auto rows = data_rows("matches.txt", "counted");
  const Configuration configuration = read_configuration_file("default.cnf");
  Names names = four_players();
  names[0] = "Master";
  const Trace trace(play_match(configuration, names, 1), "out.res");
  std::map<std::string, std::array<long, NUM_PLAYERS>> told;
  for (int round = 0; round < trace.last_round(); ++round) {
    for (const Event& event : trace.events(round)) {
      const auto value = [&](const std::string& field) {
        return event.values.at(place_of_field(event.kind, field.c_str()));
      };
      for (const auto& row : rows)
        if (row[1] == event_text(event.kind).word)
          told[row[0]].at(value(row[2])) += row.size() == 3 ? 1 : value(row[3]);
    }
  }
  const auto match = play_to_the_end(configuration, names, 1);
  for (const auto& [name, numbers] : told) {
    const auto place = std::find(statistics().begin(), statistics().end(), name);
    const int k = int(place - statistics().begin());
    for (int player : SEATS) CHECK_EQUAL(match->board().statistic(k, player), numbers[player]);
  }
  // What is not told is a number of cells, as the state has it.
  CHECK(told.size() + 1 >= statistics().size());
}
