#pragma once

// What the headers offer players' programs, by their text.

#include "Test.hh"

namespace tests {

/// The names that a header declares outside namespaces (types, enumerators, functions, members),
/// except those that end in _, which are not for players.
std::set<std::string> declared_names(const std::string& header);

/// The same above the line "students need not read below this line".
std::set<std::string> names_for_players(const std::string& header);

/// The words of a program, without those of its comments and strings.
std::set<std::string> words_of_program(const std::string& program);

}  // namespace tests
