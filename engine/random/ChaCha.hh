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

}  // namespace game_engine
