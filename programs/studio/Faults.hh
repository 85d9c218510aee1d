#pragma once

/// Ends the turn of the player, who is out, for that reason.
extern "C" [[noreturn]] [[clang::import_module("studio"), clang::import_name("player_is_out")]] void
player_is_out(const char* why);

/// Tells of a mistake after which the player plays on, as it does elsewhere.
extern "C" [[clang::import_module("studio"), clang::import_name("player_errs")]] void player_errs(
    const char* what);
