#ifndef FORMAT_HH
#define FORMAT_HH

// The texts of Harry Potter: reading a configuration, writing a trace. What is in them is
// described in docs/formats.md.

#include <Board.hh>
#include <engine/Reader.hh>
#include <engine/Text.hh>
#include <string>
#include <vector>

namespace game_engine {

/// The names of the game and of its versions, as the first line of a configuration and
/// `--version` have them.
extern const char* const GAME_NAME;

/// Reads a configuration. @throws InputError
Configuration read_configuration(Reader& in);

/// Writes what stands before the first state. `first_word` is Game or SecGame.
void write_preamble(Text& out, const char* first_word, std::int64_t seed,
                    const Configuration& configuration, const std::vector<std::string>& names);

void write_state(Text& out, const Board& board);

/// Writes the orders that a round has carried out.
void write_orders(Text& out, const Orders& orders);

/// Whether an order that comes from another process can be one of this game.
bool is_order(const Order& order);

}  // namespace game_engine

#endif
