#pragma once

/// A function of the page.
#define FROM_PAGE(NAME) extern "C" [[clang::import_module("studio"), clang::import_name(#NAME)]]

/// A function for the page.
#define FOR_PAGE(NAME) extern "C" [[clang::export_name(#NAME)]]

/// Puts the player out, for that reason, at that place if it is known.
FROM_PAGE(player_is_out)
[[noreturn]] void player_is_out(const char* why, const char* file = nullptr, unsigned line = 0);

/// Tells of a mistake after which the player plays on, as it does elsewhere.
FROM_PAGE(player_errs)
void player_errs(const char* what, const char* file = nullptr, unsigned line = 0);
