// The rules of a game for a page: functions with C names. A text that one returns stays until the
// next call; null: it failed, and rules_error says why.

#include <engine/recorded/RecordedEvents.hh>
#include <exception>

using namespace game_engine;

namespace {

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

/// What happened in the first round of a trace, which need not have more than its state, its orders
/// and the next state: a line for each event, as in a log. "?" before it: it may as well have ended
/// otherwise. "contradiction" at the end: the next state can't have followed. The text ends with a
/// null.
const char* rules_events(const char* text) {
  try {
    const Trace trace(text, "trace");
    Text out;
    const int round = trace.first_round();
    if (round < trace.last_round() and trace.has_orders(round))
      write(out, find_events(trace, round));
    answer = out.str();
    return answer.c_str();
  } catch (const std::exception& e) {
    error = e.what();
    return nullptr;
  }
}

}  // extern "C"
