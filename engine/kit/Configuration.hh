#pragma once

// What a configuration says, and the format of a game's files.

#include <Settings.hh>
#include <State.hh>
#include <functional>
#include <memory>
#include <string>

#include <engine/game/Game.hh>
#include "OrderText.hh"
#include "Parameters.hh"

namespace game_engine {

/// What a configuration file says.
struct Configuration {
  Settings settings;
  bool original_rules = false;       ///< The older version of the rules.
  int release = 0;                   ///< Which of the releases of those: 0 is the first.
  std::unique_ptr<StateData> start;  ///< The state to start from; null to draw one.
  std::string place;                 ///< Where it asks for that: "default.cnf:18". May be empty.
};

/// The name of a game in its files, and the two versions of its rules: {"Name", "1.1", "1.0"}.
struct Versions {
  const char* game;
  const char* current;
  const char* original;
  /// The original's later releases, as configurations name them. Traces have `original` for all.
  std::vector<std::string> releases = {};

  /// The version in a configuration.
  const char* of(const Configuration& configuration) const {
    return configuration.original_rules ? original : current;
  }
};

/// The format of a game's files, in one value. The functions of Game.hh use it: most games have
/// their own states and share all else; a game overrides what is different in its files.
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

  /// Reads the parameters into the settings. @throws InputError
  virtual ParameterLines read_parameters(Reader& in, Configuration& configuration) const;
  /// Checks the parameters against each other. @throws InputError
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
