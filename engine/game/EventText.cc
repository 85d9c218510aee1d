#include <engine/text/Text.hh>
#include <algorithm>

#include "Game.hh"

namespace game_engine {

void write_event(Text& out, const Event& event) {
  const EventText text = event_text(event.kind);
  out << text.word;
  std::string_view fields = text.fields;
  for (int value : event.values) {
    if (fields.empty()) {
      out << ',' << value;
      continue;
    }
    const std::size_t end = std::min(fields.find(' '), fields.size());
    out << ' ' << fields.substr(0, end) << '=' << value;
    fields.remove_prefix(std::min(end + 1, fields.size()));
  }
}

}  // namespace game_engine
