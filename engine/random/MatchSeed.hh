#pragma once

#include <array>
#include <cstdint>

#include "ChaCha.hh"

namespace game_engine {

/// A key of 128 bits for the draws of a match. Zero if none is given: then they follow from the
/// seed alone, and whoever finds that can foretell them.
using DrawsKey = std::array<std::uint32_t, 4>;

constexpr DrawsKey NO_KEY{};  ///< As long as none is given.

/// What all random numbers of a match follow from.
struct MatchSeed {
  MatchSeed(std::int64_t number = 0, const DrawsKey& key = {}) : number(number), key(key) {}

  /// What numbers are for. Those for one thing say nothing about those for another.
  enum Purpose : std::uint32_t { FIRST_BOARD, ROUND, PLAYER, KEY };

  /// Numbers of the current rules: `counter` goes on from one block of them to the next.
  /// @param of  which round, player or key
  std::array<std::uint32_t, 16> block(Purpose purpose, std::uint32_t of,
                                      std::uint32_t counter = 0) const {
    // Boards are compared, and players meet on the same ones: they follow from the seed alone.
    const DrawsKey& used = purpose == FIRST_BOARD ? DrawsKey() : key;
    return chacha_block<8>({used[0], used[1], used[2], used[3], std::uint32_t(number),
                            std::uint32_t(std::uint64_t(number) >> 32), 0, 0},
                           counter, {purpose, of, 0});
  }

  /// The seed of a player's own numbers (Random.hh).
  std::int64_t of_player(int player, bool original_rules) const {
    if (original_rules) return number + player + 1;
    return std::int64_t(block(PLAYER, std::uint32_t(player))[0]);
  }

  std::int64_t number;  ///< As given with -s.
  DrawsKey key;         ///< As given with --draws; the original rules don't use it.
};

/// The key of the match, or board, with a number, from that of all: it says nothing about others.
/// Without a key for all, there is none for each.
inline DrawsKey derived_key(const DrawsKey& secret, std::uint32_t number) {
  if (secret == NO_KEY) return NO_KEY;
  const auto block = MatchSeed(0, secret).block(MatchSeed::KEY, number);
  return {block[0], block[1], block[2], block[3]};
}

}  // namespace game_engine
