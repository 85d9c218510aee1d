#pragma once

// Orders as most games write them in their traces.

#include <engine/orders/Orders.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Text.hh>
#include <vector>

namespace game_engine {

/// How the orders of one kind are written.
struct OrderKind {
  char letter;  ///< Order::kind.
  bool has_direction;
  bool has_numbers;
};

/// The kinds of orders of a game, and the letters of the directions, in their order.
struct OrderKinds {
  std::vector<OrderKind> kinds;
  const char* directions;

  /// Writes "commands", how many there are, and a line for each order.
  /// @throws std::logic_error if one is of no kind of this table
  void write(Text& out, const Orders& orders) const;

  /// Writes one order with blanks between its fields. Wrong fields are written as numbers.
  void write_given(Text& out, const Orders& orders, const Order& order) const;

  /// Reads what write() writes. @throws InputError
  Orders read(Reader& in) const;

  /// An order of the first kind, with a direction that doesn't exist.
  Order idle(int id) const { return {kinds[0].letter, id, -1, 0, 0}; }

  /// Whether an order is of one of the kinds, with numbers only if those have any.
  bool has(const Order& order) const;

 private:
  const OrderKind* find(int letter) const;
  void read_order(Reader& in, Orders& orders) const;
};

/// Writes the letter of a direction, or its number if it isn't one.
void write_direction(Text& out, const char* directions, int dir);

/// Reads the letter of a direction. @throws InputError
int read_direction(Reader& in, const char* directions);

}  // namespace game_engine
