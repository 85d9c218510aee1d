// The rules of a game for a page: functions with C names. A text returned by one stays until the
// next call; null: it failed, and rules_error says why.

#include "Module.hh"

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

const char* game_engine::answer_of(const std::function<void(Text& out)>& write) {
  try {
    Text out;
    write(out);
    answer = out.str();
    return answer.c_str();
  } catch (const std::exception& e) {
    error = e.what();
    return nullptr;
  }
}

extern "C" {

/// Why the last function failed.
const char* rules_error() { return error.c_str(); }

/// What happened in a recorded round: a line for each event, as in a log. "?" before it: it may as
/// well have ended otherwise. "contradiction" at the end: the next state can't have followed.
/// @param before, next configurations that go on from the state before the round and from the next
/// one
/// @param orders as a trace has them
const char* rules_events(const char* before, const char* orders, const char* next) {
  return answer_of([&](Text& out) {
    Reader before_text(before, "state"), orders_text(orders, "orders"),
        next_text(next, "next state");
    const auto configuration = load_configuration(before_text);
    const Orders carried_out = read_orders(orders_text);
    write(out, find_events(*configuration, carried_out, *load_configuration(next_text)));
  });
}

}  // extern "C"
