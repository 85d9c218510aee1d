#pragma once

#include <array>
#include <cstdint>

namespace game_engine {

/// A block of 16 numbers of the generator ChaCha in the form of RFC 8439, section 2.3, which has 20
/// rounds; with 8, it is ChaCha8 (D. Bernstein, "ChaCha, a variant of Salsa20", 2008). Whoever
/// doesn't know the key can't tell its numbers from chance, whatever others of them he has seen.
template <int ROUNDS>
std::array<std::uint32_t, 16> chacha_block(const std::array<std::uint32_t, 8>& key,
                                           std::uint32_t counter,
                                           const std::array<std::uint32_t, 3>& nonce) {
  static_assert(ROUNDS % 2 == 0);
  const std::array<std::uint32_t, 16> start = {
      0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, key[0],  key[1],   key[2],   key[3],
      key[4],     key[5],     key[6],     key[7],     counter, nonce[0], nonce[1], nonce[2]};
  std::array<std::uint32_t, 16> x = start;
  const auto mix = [&x](int a, int b, int c, int d) {
    const auto step = [&x](int to, int other, int turned, int bits) {
      x[to] += x[other];
      x[turned] ^= x[to];
      x[turned] = x[turned] << bits | x[turned] >> (32 - bits);
    };
    step(a, b, d, 16);
    step(c, d, b, 12);
    step(a, b, d, 8);
    step(c, d, b, 7);
  };
  for (int k = 0; k < ROUNDS / 2; ++k) {
    mix(0, 4, 8, 12), mix(1, 5, 9, 13), mix(2, 6, 10, 14), mix(3, 7, 11, 15);
    mix(0, 5, 10, 15), mix(1, 6, 11, 12), mix(2, 7, 8, 13), mix(3, 4, 9, 14);
  }
  for (int i = 0; i < 16; ++i) x[i] += start[i];
  return x;
}

}  // namespace game_engine
