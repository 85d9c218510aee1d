#ifndef FORMAT_HH
#define FORMAT_HH

// The texts of a game: reading a configuration, writing a trace. What is in them is
// described in docs/formats.md.

#include <Board.hh>
#include <engine/Parameters.hh>
#include <engine/Reader.hh>
#include <engine/StateText.hh>
#include <engine/Text.hh>
#include <functional>
#include <string>
#include <vector>

namespace game_engine {

// ------------------------------------------------------------------ what Format.cc of a game has

/// The name of the game, as the first line of a configuration and `--version` have it.
extern const char* const GAME_NAME;

/// The letters of the directions, in their order.
extern const char* const DIRECTION_LETTERS;

/// How the orders of one kind are written.
struct OrderKind {
  char letter;  ///< Order::kind.
  bool has_direction;
  bool has_numbers;
};

const std::vector<OrderKind>& order_kinds();

/// The parameters in the order of Settings::parameters_.
const std::vector<Parameter>& parameters();

/// Reports an error in the line of a parameter.
using FailAtParameter = std::function<void(const char* name, const std::string& message)>;

/// Checks what a value allows another to be; the table has checked each one by itself.
/// @throws InputError
void check_parameters(const Configuration& configuration, const FailAtParameter& fail);

/// Reads a state, from the column labels on, and checks that a match can start from it.
/// `configuration` has no state yet. @throws InputError
std::unique_ptr<StateData> read_state(Reader& in, const Configuration& configuration);

void write_state(Text& out, const Board& board);

// ------------------------------------------------------------------ what is the same for all

/// Reads a configuration. @throws InputError
Configuration read_configuration(Reader& in);

/// Writes what stands before the first state. `first_word` is Game or SecGame.
void write_preamble(Text& out, const char* first_word, std::int64_t seed,
                    const Configuration& configuration, const std::vector<std::string>& names);

/// Writes the orders that a round has carried out.
void write_orders(Text& out, const Orders& orders);

/// Whether an order that comes from another process can be one of this game.
bool is_order(const Order& order);

}  // namespace game_engine

#endif
