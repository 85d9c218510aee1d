// The rules of a game for a page: functions with C names. A text that one returns stays until the
// next call; null: it failed, and rules_error says why.

#include <engine/recorded/RecordedEvents.hh>
#include <exception>
#include <optional>

using namespace game_engine;

namespace {

std::optional<Trace> trace;
std::string answer, error;

void write(Text& out, const RecordedEvents& found) {
  for (std::size_t k = 0; k < found.events.size(); ++k) {
    if (found.is_unsure[k]) out << '?';
    write_event(out, found.events[k]);
    out << '\n';
  }
  if (not found.agrees) out << "contradiction\n";
}

}  // namespace

extern "C" {

/// Why the last function failed.
const char* rules_error() { return error.c_str(); }

/// Reads a trace, for rules_events. The text ends with a null.
int rules_load(const char* text) {
  try {
    trace.emplace(text, "trace");
    return 1;
  } catch (const std::exception& e) {
    error = e.what();
    return 0;
  }
}

/// What happened in a recorded round: a line for each event, as in a log. "?" before it: it may as
/// well have ended otherwise. "contradiction" at the end: the next state can't have followed.
const char* rules_events(int round) {
  try {
    Text text;
    if (round >= trace->first_round() and round < trace->last_round() and trace->has_orders(round))
      write(text, find_events(*trace, round));
    answer = text.str();
    return answer.c_str();
  } catch (const std::exception& e) {
    error = e.what();
    return nullptr;
  }
}

}  // extern "C"
