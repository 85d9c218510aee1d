#pragma once

namespace game_engine {

/// Tells whoever reports calls with wrong arguments, by the seat of the player whose code runs.
void tell_wrong_call(const char* report, int first, int second);

/// What a function of State returns if its arguments are wrong: "cell(%d, %d) is off the board". In
/// a program built with DEBUG=1 that is reported. To be called by the function itself.
template <typename T>
T wrong_call([[maybe_unused]] const char* report, [[maybe_unused]] int first,
             [[maybe_unused]] int second = 0) {
#ifdef GAME_DEBUG
  tell_wrong_call(report, first, second);
#endif
  return T();
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Warray-bounds"
/// An element, without the compiler's warning where a player gives a constant that is too large:
/// that was looked at before.
template <typename T, int N>
const T& element(const T (&array)[N], int k) {
  return array[k];
}
#pragma GCC diagnostic pop

}  // namespace game_engine
