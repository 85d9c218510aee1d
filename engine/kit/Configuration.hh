#pragma once

// What a configuration says, and the format of a game's files.

#include <Settings.hh>
#include <State.hh>
#include <functional>
#include <memory>
#include <string>

#include <engine/game/Game.hh>

namespace game_engine {

// ------------------------------------------------------------------ orders, OrderText.cc

struct OrderKind {
  char letter;  ///< Order::kind.
  bool has_direction;
  bool has_numbers;
};

/// The kinds of orders of a game, and the letters of the directions, in their order.
struct OrderKinds {
  std::vector<OrderKind> kinds;
  const char* directions;

  /// Writes "commands", their number, and a line for each.
  /// @throws std::logic_error if one is of no kind of this table
  void write(Text& out, const Orders& orders) const;

  /// Writes one order with blanks between its fields. Wrong fields are written as numbers.
  void write_given(Text& out, const Orders& orders, const Order& order) const;

  /// @throws InputError
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

/// @throws InputError
int read_direction(Reader& in, const char* directions);

// ------------------------------------------------------------------ parameters

struct Parameter {
  const char* name;
  int tabs;   ///< How many follow the name in a trace.
  int least;  ///< The smallest value allowed, 0 or more.
  int most;   ///< The largest value allowed.
};

/// The largest value of a parameter that has no other bound.
constexpr int MOST = 1000000;

enum class Relation { AT_LEAST, MORE_THAN, AT_MOST, LESS_THAN };

/// The parameters of a configuration and where they are, to check what the table can't say. Errors
/// are reported in the line of a parameter.
class ParameterLines {
 public:
  /// The lines and the values of the table's parameters.
  ParameterLines(const Reader& in, const std::vector<Parameter>& table, std::vector<int> lines,
                 const ParameterValue* values)
      : in_(in), table_(table), lines_(std::move(lines)), values_(values) {}

  /// @throws InputError
  [[noreturn]] void fail(const char* name, const std::string& message) const;
  /// "NAME is 7, expected ...". @throws InputError
  [[noreturn]] void refuse(const char* name, const std::string& expected) const;

  /// @throws InputError
  void check(const char* name, Relation relation, const char* other) const;
  /// Whether a board has as many cells as its things, `what`, need. @throws InputError
  void check_room(std::int64_t cells, std::int64_t needed, const std::string& what) const;

 private:
  int value(const char* name) const;

  const Reader& in_;
  const std::vector<Parameter>& table_;
  std::vector<int> lines_;
  const ParameterValue* values_;
};

/// Reads "NAME value" for each parameter of the table, in any order, up to the word FIXED or
/// `drawn`. The values are in the order of the table.
/// @throws InputError if one is missing, repeated, unknown or out of range
ParameterLines read_parameters(Reader& in, const std::vector<Parameter>& table, const char* drawn,
                               ParameterValue* values);

void write_parameters(Text& out, const std::vector<Parameter>& table, const ParameterValue* values);

struct Configuration {
  Settings settings;
  int release = 0;                   ///< Its place in the game's Versions.
  std::unique_ptr<StateData> start;  ///< The state to start from; null to draw one.
  std::string place;                 ///< Where it asks for that: "default.cnf:18". May be empty.

  /// Whether it is a release of the original: what these have alike in all games, their draws,
  /// seeds of players and traces, follows from this.
  bool original_rules() const { return release > 0; }
};

/// {"Name", {"1.1", "1.0"}}: the name of a game in its files, and its releases as configurations
/// name them: the current rules, and those of the original. Traces name the first of these for all.
struct Versions {
  const char* game;
  std::vector<std::string> releases;

  /// In a trace.
  const std::string& of(const Configuration& configuration) const {
    return releases[configuration.original_rules()];
  }
};

/// The names in a game's table of releases, whose rows begin with them.
template <typename Rules, std::size_t N>
std::vector<std::string> names_of_releases(const Rules (&releases)[N]) {
  std::vector<std::string> names;
  for (const Rules& rules : releases) names.push_back(rules.release);
  return names;
}

/// The format of a game's files, for the functions of Game.hh: most games have their own states and
/// share all else.
class Format {
 public:
  /// `drawn` is the word for a first state that is drawn, such as RANDOM.
  template <std::size_t N>
  Format(const Versions& versions, const char* drawn, const Parameter (&table)[N],
         OrderKinds orders)
      : versions(versions), drawn(drawn), table(table, table + N), orders(std::move(orders)) {
    static_assert(sizeof(Settings) == N * sizeof(int), "a row for each parameter in Settings.hh");
  }
  virtual ~Format() = default;

  /// @throws InputError
  virtual ParameterLines read_parameters(Reader& in, Configuration& configuration) const;
  /// Against each other. @throws InputError
  virtual void check(const Configuration&, const ParameterLines&) const {}
  /// Reads what follows FIXED. @throws InputError
  virtual std::unique_ptr<StateData> read_state(Reader& in,
                                                const Configuration& configuration) const = 0;

  // The functions of these names in Game.hh.
  virtual void write_head(Text& out, const char* first_word, std::int64_t seed,
                          const Configuration& configuration, const Names& names) const;
  virtual void write_state(Text& out, const Board& board) const = 0;
  virtual void write_orders(Text& out, const Orders& list) const { orders.write(out, list); }
  virtual void write_order(Text& out, const Orders& list, const Order& order) const {
    orders.write_given(out, list, order);
  }
  virtual Orders read_orders(Reader& in) const { return orders.read(in); }
  virtual std::string as_position(std::string state) const { return state; }

  const Versions versions;
  const char* const drawn;
  const std::vector<Parameter> table;
  const OrderKinds orders;
};

/// The game's format: its Format.cc defines this.
const Format& format();

/// Draws a board for a configuration; errors name the place that asks for it.
/// @throws InputError
void draw_for(const Configuration& configuration, const std::function<void()>& draw);

}  // namespace game_engine
