#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

class Action;

namespace game_engine {

/// Thrown at an order too many. No std::exception, so that players that catch those end as well.
struct TooManyOrders {};
[[noreturn]] void throw_too_many_orders();

/// An order to a unit, in any game; its kind is its letter in the trace. Plain numbers, so that it
/// can pass between processes.
struct Order {
  int kind;   ///< A letter.
  int id;     ///< The unit, or the player, not checked.
  int dir;    ///< A direction, not checked; 0 for kinds without one.
  int first;  ///< Where its numbers start in Orders::numbers.
  int count;  ///< How many numbers it has.
};

/// The orders of one player in one round, in the order in which they were given.
class Orders {
 public:
  /// More orders than this in one round put a player out, at the first one too many.
  static constexpr int MOST = 1000;
  /// More numbers than this, of all orders together, are not kept.
  static constexpr std::size_t MAX_NUMBERS = 2000000;

  Orders() = default;
  /// `longest` is how many numbers a right order can have; `player`, who gives them.
  explicit Orders(std::size_t longest, int player = -1) : longest_(longest), player_(player) {}

  /// Adds an order without numbers.
  void add(char kind, int id, int dir = 0) { add(kind, id, dir, nullptr, 0); }

  /// Adds an order of the player's own, in a game without units: its id is the player's number.
  void add_own(char kind, int dir = 0) { add(kind, player_, dir); }

  /// Adds an order with numbers. A list longer than any right one is cut to one number too many: it
  /// stays wrong and takes no memory. If no room is left after others as long, the order is kept
  /// without numbers. @throws TooManyOrders
  void add(char kind, int id, int dir, const int* numbers, std::size_t count) {
    if (++num_given_ > MOST) throw_too_many_orders();
    if (count > longest_) count = longest_ + 1;
    if (count > MAX_NUMBERS - numbers_.size()) count = 0;
    numbers_.insert(numbers_.end(), numbers, numbers + count);
    list_.push_back({kind, id, dir, int(numbers_.size() - count), int(count)});
  }

  /// Adds an order of another list, however many there are: it does not count towards MOST.
  void add(const Orders& from, const Order& order) {
    const int* numbers = from.numbers(order);
    numbers_.insert(numbers_.end(), numbers, numbers + order.count);
    record({order.kind, order.id, order.dir, int(numbers_.size()) - order.count, order.count});
  }

  /// Adds an order without numbers that no player gave: it does not count towards MOST.
  void record(const Order& order) { list_.push_back(order); }

  /// Adds an order with numbers that was recorded: it does not count towards MOST.
  void record(const Order& order, const std::vector<int>& numbers) {
    record({order.kind, order.id, order.dir, int(numbers_.size()), int(numbers.size())});
    numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
  }

  /// Whether the player tried to give more than MOST; then only the first are kept.
  bool too_many() const { return num_given_ > MOST; }

  void clear() {
    num_given_ = 0;
    list_.clear();
    numbers_.clear();
  }

  /// The same; from now on, `longest` is how many numbers a right order can have.
  void clear(std::size_t longest) {
    longest_ = longest;
    clear();
  }

  const std::vector<Order>& list() const { return list_; }
  const std::vector<int>& numbers() const { return numbers_; }

  /// The first of the numbers of an order of this list.
  const int* numbers(const Order& order) const { return numbers_.data() + order.first; }

 private:
  std::size_t longest_ = MAX_NUMBERS;
  int player_ = -1;
  long num_given_ = 0;
  std::vector<Order> list_;
  std::vector<int> numbers_;
};

/// Whether two orders, each of a list, are alike, with their numbers.
inline bool are_alike(const Orders& a, const Order& x, const Orders& b, const Order& y) {
  return x.kind == y.kind and x.id == y.id and x.dir == y.dir and
         std::equal(a.numbers(x), a.numbers(x) + x.count, b.numbers(y), b.numbers(y) + y.count);
}

/// The orders that a player has given so far in this round.
Orders& orders_given_to(Action& player);

}  // namespace game_engine
