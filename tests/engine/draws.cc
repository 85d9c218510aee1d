// What boards draw: section "Draws" of docs/all-games.md.

#include <engine/options/Arguments.hh>
#include <engine/random/BoardDraws.hh>
#include "Runs.hh"

namespace {

const std::string HEX_KEY = "000102030405060708090a0b0c0d0e0f";

// Of a block, as bytes in hexadecimal.
std::string bytes_of(const std::array<std::uint32_t, 16>& block) {
  std::string text;
  for (std::size_t k = 0; k < block.size(); k += 4)
    text += key_text({block[k], block[k + 1], block[k + 2], block[k + 3]});
  return text;
}

std::vector<int> numbers_of(BoardDraws draws) {
  std::vector<int> numbers;
  for (int k = 0; k < 40; ++k) numbers.push_back(draws.random(0, INT_MAX));
  return numbers;
}

std::vector<int> numbers_of_round(int round, const MatchSeed& seed) {
  BoardDraws draws(seed, false);
  for (int k = 0; k < round; ++k) draws.random(0, 9);
  draws.start_round(round);
  return numbers_of(draws);
}

}  // namespace

TEST("ChaCha gives the block of RFC 8439, section 2.3.2, and ChaCha8 that of its known vector") {
  std::array<std::uint32_t, 8> key;
  for (std::uint32_t k = 0; k < 8; ++k) key[k] = 0x03020100 + k * 0x04040404;
  CHECK_EQUAL(bytes_of(chacha_block<20>(key, 1, {0x09000000, 0x4a000000, 0})),
              "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
              "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
  CHECK_EQUAL(bytes_of(chacha_block<8>({}, 0, {})),
              "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
              "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
}

TEST("what a round draws follows from seed, key and round alone; the first state, from the seed") {
  const MatchSeed seed(7, {1, 2, 3, 4});
  CHECK(numbers_of_round(5, seed) == numbers_of_round(5, seed));
  CHECK(numbers_of(BoardDraws(seed, false)) == numbers_of(BoardDraws(7, false)));
  std::set<std::vector<int>> different = {numbers_of(BoardDraws(seed, false))};
  for (int round = 0; round < 5; ++round) different.insert(numbers_of_round(round, seed));
  for (const MatchSeed& other : {MatchSeed(8, seed.key), MatchSeed(7), MatchSeed(7, {1, 2, 3, 5})})
    different.insert(numbers_of_round(0, other));
  CHECK_EQUAL(different.size(), 9u);
  // Players' own numbers differ by seat, seed and key.
  std::set<std::int64_t> seeds;
  for (const MatchSeed& seed : {MatchSeed(1), MatchSeed(2), MatchSeed(1, {1, 0, 0, 0})})
    for (int player : SEATS) seeds.insert(seed.of_player(player, false) & 0x7fffffff);
  CHECK_EQUAL(seeds.size(), 12u);
}

TEST("each number of a range is drawn with the same chance; of one or none, without taking any") {
  BoardDraws draws(1, false);
  // Three quarters of all: scaled, one of three would come twice as often as each of the others.
  std::array<int, 3> counts{};
  for (int k = 0; k < 30000; ++k) {
    const std::int64_t drawn = draws.random(INT_MIN, INT_MAX / 2);
    ++counts[std::size_t((drawn - INT_MIN) % 3)];
  }
  for (int count : counts) CHECK_NEAR(count, 10000, 330);
  std::map<std::vector<int>, int> orders;
  for (int k = 0; k < 24000; ++k) ++orders[draws.random_permutation(4)];
  CHECK_EQUAL(orders.size(), 24u);
  for (const auto& [order, count] : orders) CHECK_NEAR(count, 1000, 130);
  BoardDraws none(1, false), untouched(1, false);
  CHECK(none.random(5, 5) == 5 and none.random(5, 4) == 5);
  CHECK(none.random_permutation(-1).empty());
  CHECK(numbers_of(none) == numbers_of(untouched));
}

TEST("--draws: 32 digits, the bytes of the key; anything else is refused") {
  const DrawsKey key = parse_draws_key(HEX_KEY);
  CHECK(key == DrawsKey({0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c}));
  CHECK_EQUAL(key_text(key), HEX_KEY);
  for (const std::string& wrong :
       {HEX_KEY + "0", HEX_KEY.substr(1), "g" + HEX_KEY.substr(1), std::string("1"),
        "A" + HEX_KEY.substr(1), " " + HEX_KEY.substr(1)})
    CHECK_EQUAL(
        run(PROGRAM + " Null Null Null Null -i default.cnf --draws='" + wrong + "'").err,
        "error: option --draws: '" + wrong + "', expected a key of 32 digits 0-9 and a-f\n");
}

TEST("--draws: a match is repeated with its key alone, and goes on from a state with its draws") {
  const std::string match = PROGRAM + " Demo Demo Demo Demo -s 5 -q -i " + small_configuration(40);
  const std::string file = scratch_file("out.res"), key = " --draws=" + HEX_KEY;
  const std::string trace = run(match + key).out, without = run(match).out;
  write_file(file, trace);
  CHECK(trace != without and not contains(trace, HEX_KEY));
  CHECK_EQUAL(run(match + key).out, trace);
  CHECK_EQUAL(run(match + " --draws=" + std::string(32, '0')).out, without);
  CHECK_EQUAL(run(PROGRAM + " --repeat=" + file + " Demo --as=1" + key).status, 0);
  CHECK_EQUAL(run(PROGRAM + " --repeat=" + file + " Demo --as=1").status, 1);
  const std::string on = PROGRAM + " --repeat=" + file + " --from=20 Demo Demo Demo Demo -q";
  CHECK_EQUAL(run(on + key).out, trace);
  CHECK(run(on + key + " -s 6").out != trace);
  const Outcome review =
      run("./Game Null Demo Demo Demo -s 5 -q --review=0 --review-matches=4 -i " +
          small_configuration() + key);
  CHECK_HAS(review.out, " -s 5" + key);
}

TEST("--draws: each match of a series has a key of its own, which follows from the given one") {
  const DrawsKey secret = parse_draws_key(HEX_KEY);
  std::set<DrawsKey> keys = {secret};
  for (std::uint32_t number = 1; number <= 8; ++number) {
    const DrawsKey key = *keys.insert(derived_key(secret, number)).first;
    const auto block =
        chacha_block<8>({secret[0], secret[1], secret[2], secret[3]}, 0, {3, number});
    CHECK_EQUAL(key_text(key), bytes_of(block).substr(0, 32));
  }
  CHECK_EQUAL(keys.size(), 9u);
  CHECK(derived_key({}, 1) == NO_KEY);
  const std::string report = scratch_file("report.csv"), key = " --draws=" + HEX_KEY;
  const std::string series = PROGRAM + " Null Demo Demo Demo --matches=4 -s 9 -i default.cnf";
  CHECK(not contains(run(series + key + " --report=" + report).out, key));
  CHECK_HAS(run(series + " --resume --report=" + report).err, "belongs to another series");
}
