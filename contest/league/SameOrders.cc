#include "SameOrders.hh"

#include <algorithm>

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

}  // namespace

std::vector<SameOrders> same_orders(const std::vector<std::pair<std::string, std::string>>& players,
                                    const std::vector<std::string>& given, const Trace& trace,
                                    const Limits& limits) {
  std::vector<std::vector<Given>> of_given;
  for (const std::string& name : given) of_given.push_back(orders_of(name, "", trace, limits));
  std::vector<std::pair<std::string, std::vector<Given>>> own;
  for (const auto& [name, file] : players) {
    std::vector<Given> orders = orders_of(name, file, trace, limits);
    if (std::none_of(of_given.begin(), of_given.end(), [&](const std::vector<Given>& known) {
          return are_same(compared(orders, known));
        }))
      own.push_back({name, std::move(orders)});
  }
  std::vector<SameOrders> pairs;
  for (std::size_t a = 0; a < own.size(); ++a)
    for (std::size_t b = a + 1; b < own.size(); ++b) {
      SameOrders same = compared(own[a].second, own[b].second);
      if (not are_same(same)) continue;
      same.one = own[a].first;
      same.other = own[b].first;
      pairs.push_back(same);
    }
  std::stable_sort(pairs.begin(), pairs.end(), [](const SameOrders& a, const SameOrders& b) {
    return a.share * a.orders > b.share * b.orders;
  });
  return pairs;
}

}  // namespace game_engine
