#include <Format.hh>
#include <algorithm>

namespace game_engine {

namespace {

const OrderKind* find_kind(int letter) {
  const std::vector<OrderKind>& kinds = order_kinds();
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const OrderKind& kind) { return kind.letter == letter; });
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

void write_orders(Text& out, const Orders& orders) {
  out << "commands\n" << int(orders.list().size()) << '\n';
  for (const Order& order : orders.list()) {
    const OrderKind& kind = *find_kind(order.kind);
    out << order.id << '\t' << kind.letter << '\t';
    if (kind.has_direction) out << DIRECTION_LETTERS[order.dir] << '\t';
    if (kind.has_numbers) {
      out << order.count << '\t';
      for (int k = 0; k < order.count; ++k) out << ' ' << orders.numbers(order)[k];
    }
    out << '\n';
  }
}

bool is_order(const Order& order) {
  const OrderKind* kind = find_kind(order.kind);
  return kind and (kind->has_numbers ? order.count >= 0 : order.count == 0);
}

}  // namespace game_engine
