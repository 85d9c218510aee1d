#include <algorithm>

#include "Words.hh"

// SHA-256, as FIPS 180-4 has it.

namespace game_engine {

namespace {

using Bits = std::uint32_t;
constexpr std::size_t SHA_BLOCK = 64;

constexpr Bits FIRST_SUMS[] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr Bits SHA_ROUNDS[] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr Bits turned(Bits word, int bits) { return word >> bits | word << (32 - bits); }

void add_block(const unsigned char* bytes, Bits (&sums)[8]) {
  Bits words[SHA_BLOCK];
  for (std::size_t k = 0; k < 16; ++k, bytes += 4)
    words[k] = Bits(bytes[0]) << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
  for (std::size_t k = 16; k < SHA_BLOCK; ++k) {
    const Bits near = words[k - 2], far = words[k - 15];
    words[k] = words[k - 16] + words[k - 7] + (turned(far, 7) ^ turned(far, 18) ^ far >> 3) +
               (turned(near, 17) ^ turned(near, 19) ^ near >> 10);
  }
  // A copy of the array would stay in memory.
  Bits a = sums[0], b = sums[1], c = sums[2], d = sums[3];
  Bits e = sums[4], f = sums[5], g = sums[6], h = sums[7];
  for (std::size_t k = 0; k < SHA_BLOCK; ++k) {
    const Bits one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (g ^ (e & (f ^ g))) +
                     SHA_ROUNDS[k] + words[k];
    const Bits other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) | (c & (a | b)));
    h = g, g = f, f = e, e = d + one;
    d = c, c = b, b = a, a = one + other;
  }
  Bits* sum = sums;
  for (const Bits more : {a, b, c, d, e, f, g, h}) *sum++ += more;
}

}  // namespace

std::string hash_of(std::string_view text) {
  Bits sums[8];
  std::copy(FIRST_SUMS, FIRST_SUMS + 8, sums);
  const auto* const bytes = reinterpret_cast<const unsigned char*>(text.data());
  const std::size_t whole = text.size() / SHA_BLOCK * SHA_BLOCK;
  for (std::size_t k = 0; k < whole; k += SHA_BLOCK) add_block(bytes + k, sums);
  // The rest, a bit, zeros, and the size in bits.
  std::string end(text.substr(whole));
  end += '\x80';
  while (end.size() % SHA_BLOCK != SHA_BLOCK - 8) end += '\0';
  for (int shift = 56; shift >= 0; shift -= 8) end += char(std::uint64_t(text.size()) * 8 >> shift);
  for (std::size_t k = 0; k < end.size(); k += SHA_BLOCK)
    add_block(reinterpret_cast<const unsigned char*>(end.data()) + k, sums);
  std::string digits;
  for (const Bits sum : sums)
    for (int shift = 28; shift >= 0; shift -= 4) digits += "0123456789abcdef"[sum >> shift & 15];
  return digits;
}

}  // namespace game_engine
