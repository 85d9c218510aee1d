#include "Configuration.hh"

#include <engine/text/Words.hh>
#include <cstring>
#include <stdexcept>

namespace game_engine {

namespace {

constexpr int MAX_READ = 4 * Orders::MOST;

}  // namespace

const OrderKind* OrderKinds::find(int letter) const {
  for (const OrderKind& kind : kinds)
    if (kind.letter == letter) return &kind;
  return nullptr;
}

void OrderKinds::write(Text& out, const Orders& orders) const {
  out << "commands\n" << int(orders.list().size()) << '\n';
  for (const Order& order : orders.list()) {
    const OrderKind* kind = find(order.kind);
    if (not kind)
      throw std::logic_error("an order of kind '" + std::string(1, char(order.kind)) +
                             "' was carried out, which is not in the game's table of kinds");
    out.add_numbers({order.id});
    char* const letters = out.extend(kind->has_direction ? 4 : 2);
    letters[0] = kind->letter;
    if (kind->has_direction) letters[2] = directions[order.dir];
    letters[1] = letters[kind->has_direction ? 3 : 1] = '\t';
    if (kind->has_numbers) {
      out << order.count << '\t';
      for (int k = 0; k < order.count; ++k) out << ' ' << orders.numbers(order)[k];
    }
    out << '\n';
  }
}

void OrderKinds::write_given(Text& out, const Orders& orders, const Order& order) const {
  const OrderKind* kind = find(order.kind);
  out << order.id << ' ';
  if (kind) out << kind->letter;
  else out << order.kind;
  if (kind and kind->has_direction) {
    out << ' ';
    write_direction(out, directions, order.dir);
  }
  if (not kind or not kind->has_numbers) return;
  out << ' ' << order.count;
  for (int k = 0; k < order.count; ++k) out << ' ' << orders.numbers(order)[k];
}

void write_direction(Text& out, const char* directions, int dir) {
  if (0 <= dir and dir < int(std::strlen(directions))) out << directions[dir];
  else out << dir;
}

Orders OrderKinds::read(Reader& in) const {
  Orders orders;
  in.expect("commands");
  for (int left = in.number("how many orders", 0, MAX_READ); left > 0; --left)
    read_order(in, orders);
  return orders;
}

void OrderKinds::read_order(Reader& in, Orders& orders) const {
  const int id = in.number("the unit of an order", 0, MAX_INT);
  const std::string_view letter = in.word("the kind of an order");
  const OrderKind* kind = letter.size() == 1 ? find(letter[0]) : nullptr;
  if (not kind) in.fail(in_quotes(letter), " found, expected the letter of a kind of order");
  const int dir = kind->has_direction ? read_direction(in, directions) : 0;
  std::vector<int> numbers;
  if (kind->has_numbers) {
    int left = in.number("how many numbers", 0, int(Orders::MAX_NUMBERS));
    for (; left > 0; --left) numbers.push_back(in.number("a number of an order", MIN_INT, MAX_INT));
  }
  orders.record({kind->letter, id, dir, 0, 0}, numbers);
}

int read_direction(Reader& in, const char* directions) {
  const std::string_view word = in.word("a direction");
  const char* found = word.size() == 1 ? std::strchr(directions, word[0]) : nullptr;
  if (not found)
    in.fail(in_quotes(word), " found, expected a direction, one of the letters ", directions);
  return int(found - directions);
}

bool OrderKinds::has(const Order& order) const {
  const OrderKind* kind = find(order.kind);
  return kind and (kind->has_numbers ? order.count >= 0 : order.count == 0);
}

}  // namespace game_engine
