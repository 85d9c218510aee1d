#include "SameOrders.hh"

#include <algorithm>

#include <engine/text/Words.hh>
#include "Replays.hh"

namespace game_engine {

namespace {

// An order as numbers, the round first.
using Given = std::vector<int>;

// All orders that a player gives in the first seat of a match, sorted.
std::vector<Given> orders_of(const std::string& name, const std::string& file, const Trace& trace,
                             const Limits& limits) {
  std::vector<Given> orders;
  Names names, files;
  names[0] = name;
  files[0] = file;
  lead(trace, names, files, limits, [&](int round, int, const Orders& given) {
    for (const Order& order : given.list()) {
      orders.push_back({round, order.id, order.kind, order.dir});
      const int* const numbers = given.numbers(order);
      orders.back().insert(orders.back().end(), numbers, numbers + order.count);
    }
  });
  std::sort(orders.begin(), orders.end());
  return orders;
}

SameOrders compared(const std::vector<Given>& one, const std::vector<Given>& other) {
  std::vector<Given> both;
  std::set_intersection(one.begin(), one.end(), other.begin(), other.end(),
                        std::back_inserter(both));
  SameOrders same;
  same.orders = int(one.size() + other.size() - both.size());
  same.share = same.orders == 0 ? 0 : double(both.size()) / same.orders;
  return same;
}

bool are_same(const SameOrders& same) {
  return same.orders >= LEAST_ORDERS and same.share >= SAME_ORDERS;
}

// The same match in which status() runs through all values below NEAR again and again: above it,
// who is near its limit is known.
Trace with_other_clock(const Trace& trace) {
  std::string text;
  int round = 0;
  std::vector<std::string> lines = split(trace.text(), '\n');
  lines.pop_back();
  for (const std::string& line : lines) {
    const bool is_later = line.rfind("status", 0) == 0 and round++ > 0;
    // What is between the numbers, a tab or a blank, is up to the game.
    const std::string used =
        is_later ? line[6] + ("0." + std::to_string((round - 1) % 9)) + "9" : "";
    text += (is_later ? "status" + used + used + used + used : line) + "\n";
  }
  return {text, trace.source(), trace.match_seed().key};
}

}  // namespace

ComparedOrders compare_orders(const std::vector<std::pair<std::string, std::string>>& players,
                              const std::vector<std::string>& given, const Trace& trace,
                              const Limits& limits) {
  const Trace other_clock = with_other_clock(trace);
  ComparedOrders all;
  std::vector<std::vector<Given>> of_given;
  for (const std::string& name : given) of_given.push_back(orders_of(name, "", trace, limits));
  std::vector<std::pair<std::string, std::vector<Given>>> own;
  for (const auto& [name, file] : players) {
    std::vector<Given> orders = orders_of(name, file, trace, limits);
    if (orders != orders_of(name, file, other_clock, limits)) all.by_clock.push_back(name);
    if (std::none_of(of_given.begin(), of_given.end(), [&](const std::vector<Given>& known) {
          return are_same(compared(orders, known));
        }))
      own.push_back({name, std::move(orders)});
  }
  for (std::size_t a = 0; a < own.size(); ++a)
    for (std::size_t b = a + 1; b < own.size(); ++b) {
      SameOrders same = compared(own[a].second, own[b].second);
      if (not are_same(same)) continue;
      same.one = own[a].first;
      same.other = own[b].first;
      all.pairs.push_back(same);
    }
  std::stable_sort(all.pairs.begin(), all.pairs.end(),
                   [](const SameOrders& a, const SameOrders& b) {
                     return a.share * a.orders > b.share * b.orders;
                   });
  return all;
}

}  // namespace game_engine
