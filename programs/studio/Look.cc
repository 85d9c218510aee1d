// What "make check" finds in a player's text, for the page.

#include <engine/submission/room/Room.hh>

#include "Faults.hh"

using namespace game_engine;

/// Lines "LINE TEXT" with a tab.
/// @param preprocessed  what the preprocessor made of it, with the #include directives, but no
/// header
FOR_PAGE(look) const char* look(const char* source, const char* preprocessed, const char* path) {
  static std::string answer;
  answer.clear();
  for (const auto& findings :
       {hidden_in_source(source), read_preprocessed(preprocessed, path).findings})
    for (const Finding& finding : findings)
      answer += std::to_string(finding.line) + '\t' + finding.text + '\n';
  return answer.c_str();
}
