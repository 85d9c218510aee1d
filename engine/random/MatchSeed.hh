#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace game_engine {

/// A block of 16 numbers of the generator ChaCha in the form of RFC 8439, section 2.3, which has 20
/// rounds; with 8, it is ChaCha8 (D. Bernstein, "ChaCha, a variant of Salsa20", 2008). Whoever
/// doesn't know the key can't tell its numbers from chance, whatever others of them he has seen.
template <int ROUNDS>
std::array<std::uint32_t, 16> chacha_block(const std::array<std::uint32_t, 8>& key,
                                           std::uint32_t counter,
                                           const std::array<std::uint32_t, 3>& nonce) {
  // Four numbers, for which processors have instructions: g++ and clang++.
  using Row = std::uint32_t __attribute__((vector_size(16)));
  const Row start[] = {{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574},
                       {key[0], key[1], key[2], key[3]},
                       {key[4], key[5], key[6], key[7]},
                       {counter, nonce[0], nonce[1], nonce[2]}};
  Row a = start[0], b = start[1], c = start[2], d = start[3];
  const auto step = [](Row& to, Row other, Row& turned, int bits) {
    to += other;
    turned ^= to;
    turned = turned << bits | turned >> (32 - bits);
  };
  static_assert(ROUNDS % 2 == 0);
  for (int k = 0; k < ROUNDS / 2; ++k) {
    step(a, b, d, 16), step(c, d, b, 12), step(a, b, d, 8), step(c, d, b, 7);
    // Diagonals become columns, and then again what they were.
    b = Row{b[1], b[2], b[3], b[0]}, c = Row{c[2], c[3], c[0], c[1]},
    d = Row{d[3], d[0], d[1], d[2]};
    step(a, b, d, 16), step(c, d, b, 12), step(a, b, d, 8), step(c, d, b, 7);
    b = Row{b[3], b[0], b[1], b[2]}, c = Row{c[2], c[3], c[0], c[1]},
    d = Row{d[1], d[2], d[3], d[0]};
  }
  const Row rows[] = {a + start[0], b + start[1], c + start[2], d + start[3]};
  std::array<std::uint32_t, 16> block;
  std::memcpy(block.data(), rows, sizeof block);
  return block;
}

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
