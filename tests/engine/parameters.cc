// The tables of a game's texts: parameters and kinds of orders.

#include <engine/kit/OrderText.hh>
#include <engine/kit/Parameters.hh>
#include "Runs.hh"

namespace {

const std::vector<Parameter> TABLE = {{"SMALL", 1, 1, 9}, {"ANY", 2, 0, MOST}};

// The values that are read from the text, as "1 2".
std::string values_of(const std::string& text) {
  Reader in(text, "test.cnf");
  int values[2] = {};
  read_parameters(in, TABLE, "RANDOM", values);
  return std::to_string(values[0]) + " " + std::to_string(values[1]);
}

const OrderKinds KINDS = {{{'m', true, false}, {'s', false, true}}, "dru"};

}  // namespace

TEST("parameters are written in the order of their table, and read in any order") {
  Text out;
  const int values[] = {3, 4};
  write_parameters(out, TABLE, values);
  CHECK_EQUAL(std::string(out.str()), "SMALL\t3\nANY\t\t4\n");
  CHECK_EQUAL(values_of("ANY 4 SMALL 3 RANDOM"), "3 4");
  CHECK_THROWS(values_of("SMALL 3 RANDOM"), InputError, "parameter 'ANY' is missing");
  CHECK_THROWS(values_of("SMALL 3 NEW 4 RANDOM"), InputError, "'NEW' found, expected the name");
  CHECK_THROWS(values_of("SMALL 10 ANY 4 RANDOM"), InputError, "SMALL");
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
