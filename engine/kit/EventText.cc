#include <engine/text/Text.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <charconv>

#include <engine/game/Game.hh>

namespace game_engine {

namespace {

constexpr int MAX_EVENTS = 1000000;

// The next of some names with blanks between them, which is taken from them.
std::string_view take_name(std::string_view& names) {
  const std::string_view name = names.substr(0, names.find(' '));
  names.remove_prefix(std::min(name.size() + 1, names.size()));
  return name;
}

void write_event(Text& out, const Event& event) {
  const EventText text = event_text(event.kind);
  out << text.word;
  std::string_view fields = text.fields;
  auto value = event.values.begin();
  while (not fields.empty()) {
    const std::string_view name = take_name(fields);
    char* const to = out.extend(name.size() + 2);
    to[0] = ' ';
    *std::copy(name.begin(), name.end(), to + 1) = '=';
    if (value != event.values.end()) out << *value++;
  }
  while (value != event.values.end()) out << ',' << *value++;
  out << '\n';
}

int read_kind(Reader& in) {
  const std::string_view word = in.word("an event");
  int kind = 0;
  while (word != event_text(kind).word)
    if (not *event_text(kind++).word) in.fail(in_quotes(word), " found, expected a kind of events");
  return kind;
}

// Reads "field=7" or, if it may have any number of values, "field=7,8,9".
void read_field(Reader& in, std::string_view field, bool is_list, std::vector<int>& values) {
  const std::string expected = in_quotes(std::string(field) + "=") + " and a number";
  const std::string_view word = in.word(expected);
  const auto refuse = [&] { in.fail(in_quotes(word), " found, expected ", expected); };
  if (word.substr(0, field.size()) != field or word.substr(field.size(), 1) != "=") refuse();
  const char *next = word.data() + field.size() + 1, *const end = word.data() + word.size();
  if (is_list and next == end) return;
  for (;; ++next) {
    const auto [stop, error] = std::from_chars(next, end, values.emplace_back());
    if (error != std::errc()) refuse();
    next = stop;
    if (next == end) return;
    if (not is_list or *next != ',') refuse();
  }
}

}  // namespace

int place_of_field(int kind, const char* field) {
  std::string_view fields = event_text(kind).fields;
  for (int place = 0; not fields.empty(); ++place)
    if (take_name(fields) == field) return place;
  return -1;
}

std::string event_words(int kind, const std::string& clan, const std::string& other_clan) {
  std::string words = event_text(kind).meaning;
  for (const auto& [field, word] :
       {std::pair<std::string, std::string>("{clan}", clan), {"{other_clan}", other_clan}}) {
    const std::size_t place = words.find(field);
    if (place == std::string::npos) continue;
    words.replace(place, field.size(), word);
    // "the unit of yours" is your unit.
    const std::size_t of = place - std::string_view(" of ").size(),
                      blank = words.rfind(' ', of - 1);
    if (word == YOURS and blank != std::string::npos and blank >= 3 and
        words.compare(blank - 3, 4, "the ") == 0)
      words.replace(blank - 3, place + word.size() - (blank - 3),
                    "your " + words.substr(blank + 1, of - blank - 1));
  }
  return words;
}

void write_events(Text& out, const Events& events) {
  out << "events\n" << int(events.size()) << '\n';
  for (const Event& event : events) write_event(out, event);
}

Events read_events(Reader& in) {
  in.expect("events");
  Events events(std::size_t(in.number("how many events", 0, MAX_EVENTS)));
  for (Event& event : events) {
    event.kind = read_kind(in);
    for (std::string_view fields = event_text(event.kind).fields; not fields.empty();) {
      const std::string_view field = take_name(fields);
      read_field(in, field, fields.empty(), event.values);
    }
  }
  return events;
}

}  // namespace game_engine
