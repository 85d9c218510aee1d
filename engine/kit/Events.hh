#pragma once

// Makes the enumeration EventKind and its texts from the list GAME_EVENTS in the game's Events.hh,
// and what the rules report events with. The list has what the log of a match reports: a name, the
// word there, the fields, and a sentence. The fields of a unit are its id and its clan at that
// moment, those of a cell its row and column.

#include <Structs.hh>
#include <iterator>

#include <engine/game/Game.hh>

namespace game_engine {

#define EVENT_NAME(name, ...) name,
#define EVENT_TEXT(name, ...) {__VA_ARGS__},

enum class EventKind { GAME_EVENTS(EVENT_NAME) };

inline EventText text_of(EventKind kind) {
  static constexpr EventText TEXTS[] = {GAME_EVENTS(EVENT_TEXT)};
  return unsigned(kind) < std::size(TEXTS) ? TEXTS[int(kind)] : EventText{"", "", ""};
}

#undef EVENT_NAME
#undef EVENT_TEXT

/// Reports events to a listener: told(EventKind::FOUND, unit, pos, 3). A unit becomes its id and
/// its clan, a position its row and column. Without a listener it costs a comparison.
class Teller {
 public:
  /// From now on events are added there; nowhere if it is null.
  void tell_to(Events* listener) { listener_ = listener; }

  template <typename... Values>
  void operator()(EventKind kind, const Values&... values) const {
    if (not listener_) return;
    Event& event = listener_->emplace_back();
    event.kind = int(kind);
    event.values.reserve(8);  // Most events have no more.
    (add(event.values, values), ...);
  }

 private:
  static void add(std::vector<int>& to, int value) { to.push_back(value); }
  static void add(std::vector<int>& to, int value, int next) {
    to.push_back(value);
    to.push_back(next);
  }
  static void add(std::vector<int>& to, Pos p) { add(to, p.i, p.j); }
  static void add(std::vector<int>& to, const std::vector<Pos>& cells) {
    for (Pos p : cells) add(to, p);
  }
  template <typename Unit>
  static void add(std::vector<int>& to, const Unit& unit) {
    add(to, unit.id, unit.player);
  }

  Events* listener_ = nullptr;
};

}  // namespace game_engine
