// What ends a player in the page: exceptions, failed checks of the library, and what the compiler's
// sanitizer finds, which a module of WebAssembly would not notice by itself.

#include "Faults.hh"

#include <engine/match/PlayerRunner.hh>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <exception>
#include <string>
#include <typeinfo>

namespace {

// Where it is in the source, at the beginning of what each handler gets.
struct Place {
  const char* file;
  unsigned line, column;
};

// A type as a handler, in libc++abi's private_typeinfo.h: if it catches, it finds its part of what
// is thrown.
struct CaughtType : std::type_info {
  virtual void noop1() const = 0;
  virtual void noop2() const = 0;
  virtual bool can_catch(const std::type_info* thrown_type, void*& thrown) const = 0;
};

}  // namespace

extern "C" {

void* __cxa_allocate_exception(std::size_t size) throw() { return std::calloc(1, size); }
void __cxa_free_exception(void* thrown) throw() { std::free(thrown); }

void __cxa_throw(void* thrown, std::type_info* type, void* (*)(void*)) {
  if (*type == typeid(game_engine::TooManyOrders))
    player_is_out(game_engine::too_many_orders().c_str());
  std::string why = "of a type that is not a std::exception";
  if (static_cast<const CaughtType&>(typeid(std::exception)).can_catch(type, thrown))
    why = static_cast<std::exception*>(thrown)->what();
  player_is_out(("exception: " + why).c_str());
}

void __cxa_rethrow() { player_is_out("exception: thrown again"); }
void* __cxa_begin_catch(void* thrown) throw() { return thrown; }
void __cxa_end_catch() {}
int __gxx_personality_wasm0() { return 0; }

void __assert_fail(const char* what, const char* file, int line, const char*) {
  player_is_out((std::string("assert(") + what + ") failed").c_str(), file, unsigned(line));
}

void abort() { player_is_out("abort() was called"); }

// What a handler of the sanitizer gets: the place, and none to two values.
#define NONE (const Place* place)
#define ONE (const Place* place, std::uintptr_t)
#define TWO (const Place* place, std::uintptr_t, std::uintptr_t)

// Where a player can't go on, and where it does so in ./Game.
#define ENDS(NAME, GIVEN, WHAT) \
  void __ubsan_handle_##NAME GIVEN { player_is_out(WHAT, place->file, place->line); }
#define GOES_ON(NAME, GIVEN, WHAT) \
  void __ubsan_handle_##NAME GIVEN { player_errs(WHAT, place->file, place->line); }

ENDS(type_mismatch_v1_abort, ONE, "a null pointer is used")
ENDS(out_of_bounds_abort, ONE, "an index out of an array's bounds")
ENDS(divrem_overflow, TWO, "a division by zero, or without a result")
ENDS(divrem_overflow_abort, TWO, "a division by zero, or without a result")
ENDS(builtin_unreachable, NONE, "code that must not be reached")
ENDS(missing_return, NONE, "a function ended without its return")
ENDS(vla_bound_not_positive_abort, ONE, "an array without elements")
ENDS(nonnull_arg_abort, NONE, "a null pointer where there must be none")
ENDS(pointer_overflow_abort, TWO, "a pointer before or behind its memory")
GOES_ON(add_overflow, TWO, "an int overflows")
GOES_ON(sub_overflow, TWO, "an int overflows")
GOES_ON(mul_overflow, TWO, "an int overflows")
GOES_ON(negate_overflow, ONE, "an int overflows")
GOES_ON(shift_out_of_bounds, TWO, "a shift by too much")
GOES_ON(load_invalid_value, ONE, "a bool or enum holds none of its values")
GOES_ON(float_cast_overflow, ONE, "a double too large for an int")
GOES_ON(invalid_builtin, NONE, "the bits of 0 are counted")

}  // extern "C"

_LIBCPP_BEGIN_NAMESPACE_STD
// What the library's checks call.
void __libcpp_verbose_abort(const char* format, ...) noexcept {
  char text[300];
  va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  player_is_out(text);
}
_LIBCPP_END_NAMESPACE_STD
