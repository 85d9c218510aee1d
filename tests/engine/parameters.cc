// The tables of a game's texts: parameters, some of which came with the current version, and kinds
// of orders.

#include <engine/game/OrderText.hh>
#include <engine/game/Parameters.hh>
#include <stdexcept>
#include <tests/kit/Test.hh>

using namespace game_engine;
using namespace tests;

namespace {

constexpr Parameter TABLE[] = {{"OLD", 1, 1, 9}, {"NEW", 2, 0, 9, 5}};

std::string written(bool original, const int (&values)[2]) {
  Text out;
  write_parameters(out, TABLE, original, values);
  return std::string(out.str());
}

// The values that are read from the text, as "1 2".
std::string values_of(const std::string& text, bool original) {
  Reader in(text, "test.cnf");
  int values[2] = {};
  read_parameters(in, TABLE, original, "RANDOM", values);
  return std::to_string(values[0]) + " " + std::to_string(values[1]);
}

const OrderKinds KINDS = {{{'m', true, false}, {'s', false, true}}, "dru"};

}  // namespace

TEST("a parameter that came with the current version is not in files of the original one") {
  CHECK_EQUAL(written(false, {3, 4}), "OLD\t3\nNEW\t\t4\n");
  CHECK_EQUAL(written(true, {3, 4}), "OLD\t3\n");
  CHECK_EQUAL(values_of("NEW 4 OLD 3 RANDOM", false), "3 4");
  CHECK_EQUAL(values_of("OLD 3 RANDOM", true), "3 5");
  CHECK_THROWS(values_of("OLD 3 RANDOM", false), InputError, "parameter 'NEW' is missing");
  CHECK_THROWS(values_of("OLD 3 NEW 4 RANDOM", true), InputError, "'NEW' found, expected the name");
}

TEST("orders are written by the table of their kinds; one that is not there is the game's fault") {
  const auto text_of = [](const Orders& orders) {
    Text out;
    KINDS.write(out, orders);
    return std::string(out.str());
  };
  Orders orders;
  orders.add('m', 7, 1);
  const int numbers[] = {2, 0};
  orders.add('s', 8, 0, numbers, 2);
  CHECK_EQUAL(text_of(orders), "commands\n2\n7\tm\tr\t\n8\ts\t2\t 2 0\n");
  orders.add('x', 9);
  CHECK_THROWS(text_of(orders), std::logic_error, "kind 'x'");
  CHECK(KINDS.has({'m', 0, 0, 0, 0}) and not KINDS.has({'x', 0, 0, 0, 0}));
}
