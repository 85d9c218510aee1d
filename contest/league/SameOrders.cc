#include "SameOrders.hh"

#include <algorithm>
#include <engine/text/Ranges.hh>

#include "Replays.hh"

namespace game_engine {

namespace {

// An order as numbers, the round first.
using Given = std::vector<int>;

// All orders that a player gives in the first seat of a match, sorted.
std::vector<Given> orders_of(const std::string& name, const std::string& file, const Trace& trace,
                             const Limits& limits, const TellTime& clock) {
  std::vector<Given> orders;
  Names names, files;
  names[0] = name;
  files[0] = file;
  const TakeOrders take = [&](int round, int, const Orders& given) {
    for (const Order& order : given.list()) {
      orders.push_back({round, order.id, order.kind, order.dir});
      const int* const numbers = given.numbers(order);
      orders.back().insert(orders.back().end(), numbers, numbers + order.count);
    }
  };
  lead(trace, names, files, limits, take, clock);
  sort(orders);
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

// status() runs through all values below NEAR again and again: above it, who is near its limit is
// known.
double running_clock(int round) { return 0.09 + round % 9 * 0.1; }

double clock_at_rest(int) { return 0; }

}  // namespace

ComparedOrders compare_orders(const std::vector<std::pair<std::string, std::string>>& players,
                              const std::vector<std::string>& given, const Trace& trace,
                              const Limits& limits) {
  ComparedOrders all;
  std::vector<std::vector<Given>> of_given;
  for (const std::string& name : given)
    of_given.push_back(orders_of(name, "", trace, limits, clock_at_rest));
  std::vector<std::pair<std::string, std::vector<Given>>> own;
  for (const auto& [name, file] : players) {
    std::vector<Given> orders = orders_of(name, file, trace, limits, clock_at_rest);
    if (orders != orders_of(name, file, trace, limits, running_clock)) all.by_clock.push_back(name);
    if (none_of(of_given,
                [&](const std::vector<Given>& known) { return are_same(compared(orders, known)); }))
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
  stable_sort(all.pairs, [](const SameOrders& a, const SameOrders& b) {
    return a.share * a.orders > b.share * b.orders;
  });
  return all;
}

}  // namespace game_engine
