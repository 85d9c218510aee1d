#pragma once

// What the engine and a player's process say to each other, as plain bytes:
//
//     engine                          player
//        <-- descriptor of the filter --      (before the player's own code, if it is a file)
//        <------- Hello --------------      (Hello.hh, as the next)
//        -------- Setup ------------->
//        <------- Answer -------------        to its construction
//        -------- int32, the round -->
//        <------- Answer -------------        and so on
//
// The state of the game is in shared memory, which the player can only read.

#include <engine/orders/Orders.hh>
#include <cstdint>
#include <type_traits>

namespace game_engine {

/// The descriptors of a player's process besides 0, 1 and 2. All others are closed.
enum PlayerDescriptor : int {
  START = 3,    ///< Reads what the engine says.
  ANSWER = 4,   ///< Writes what the player says.
  STATE = 5,    ///< The shared memory.
  CONTROL = 6,  ///< Where the filter's descriptor is sent; closed before a file's own code.
  PROGRAM = 7,  ///< The program to execute; closed when it is executed.
};

constexpr std::uint32_t MAGIC = 0x59414c50;
constexpr std::uint32_t PROTOCOL = 2;

/// An answer: this, then the orders, the numbers of the orders, and a text.
struct Answer {
  enum Kind : std::uint32_t { ORDERS, TOO_MANY_ORDERS, EXCEPTION, NO_MEMORY, UNPLAYABLE };
  static constexpr std::uint32_t MAX_TEXT_SIZE = 200;

  std::uint32_t magic;
  std::int32_t round;  ///< The round it answers; PlayerCode::BEFORE for construction.
  Kind kind;
  std::uint32_t num_orders;
  std::uint32_t num_numbers;
  std::uint32_t text_size;  ///< Of what an EXCEPTION says, or why the player is UNPLAYABLE.

  constexpr std::size_t size_behind() const {
    return num_orders * sizeof(Order) + num_numbers * sizeof(int) + text_size;
  }
};

static_assert(std::is_trivially_copyable_v<Order>);

}  // namespace game_engine
