#pragma once

// All that the engine asks of a game. It knows nothing else of the game, so that it is compiled
// once for all games. What a game is made of: docs/new-game.md.

#include <engine/orders/Orders.hh>
#include <engine/random/MatchSeed.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Text.hh>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace game_engine {

constexpr int NUM_PLAYERS = 4;
/// The numbers of all players.
constexpr int SEATS[NUM_PLAYERS] = {0, 1, 2, 3};

/// The greatest seed of a match; the least is 0.
constexpr std::int64_t MAX_SEED = 2147483647;

/// The names of the players, by seat.
using Names = std::array<std::string, NUM_PLAYERS>;

/// What became of the orders of a round: for each player's, in the order given, the number of the
/// reason why it did nothing (reason_text), or 0 if it was carried out.
using Outcomes = std::array<std::vector<int>, NUM_PLAYERS>;

/// Why an order did nothing, in the words of the rule book.
struct ReasonText {
  const char* words;  ///< Empty: there is no such reason.
  const char* rule;   ///< The number of the rule; empty if it has none.
};

/// Something that happened in a round.
struct Event {
  int kind = 0;             ///< See event_text.
  std::vector<int> values;  ///< Of its fields.
};
using Events = std::vector<Event>;

/// A kind of events.
struct EventText {
  const char* word;    ///< Its name in a trace; empty: there is no such kind.
  const char* fields;  ///< The names of its values; the last may have several.
  /// A sentence without its end; fields with a clan are in braces: "a unit of {clan} found money".
  const char* meaning;
};

struct Configuration;  ///< What a configuration file says: engine/kit/Configuration.hh.
struct StateData;      ///< What players see of a match: the game's State.hh.
class Board;           ///< The rules: the game's Board.hh.
struct Seat;           ///< What a player is given: engine/game/Seat.hh.

// ------------------------------------------------------------------ texts, by the game's Format.cc

/// Reads a configuration. @throws InputError
Configuration read_configuration(Reader& in);

/// Writes the part of a trace before the first state. `first_word` is Game or SecGame.
void write_head(Text& out, const char* first_word, std::int64_t seed,
                const Configuration& configuration, const Names& names);

/// Writes the state of a match, as it is in a trace.
void write_state(Text& out, const Board& board);

/// Writes the orders that a round has carried out.
void write_orders(Text& out, const Orders& orders);

/// Writes one order as it was given, right or wrong: its fields as in the trace, but with blanks
/// between them, and without an end of line.
void write_order(Text& out, const Orders& orders, const Order& order);

/// Reads the orders of a round, as write_orders writes them. @throws InputError
Orders read_orders(Reader& in);

/// A recorded state as it is in a configuration to go on from, after FIXED. Its lines stay.
std::string as_position(std::string state);

/// Whether an order that comes from another process can be one of this game.
bool is_order(const Order& order);

/// An order that moves nobody.
Order idle_order(int id);

// ------------------------------------------------------------------ the game as the engine sees it

/// The name of the game and the version of its rules, as players see it: "Name 1.1".
std::string game_version();

/// Its releases, as configurations name them: that one, and those of the original.
const std::vector<std::string>& game_releases();

/// What statistics over many matches count for each player, besides the score.
const std::vector<std::string>& statistics();

/// A reason of the game's Reasons.hh by its number, from 0, which means none, up to a number
/// that no reason has.
ReasonText reason_text(int reason);

/// A kind of the game's Events.hh by its number, from 0 up to a number that no kind has.
EventText event_text(int kind);

/// Where the values of a kind of events have the first of a field, from 0; -1: nowhere.
int place_of_field(int kind, const char* field);

/// The word for a clan when its player is spoken to.
inline const std::string YOURS = "yours";

/// What happens in events of a kind, with words for the clans: "a unit of yours found money",
/// "your unit cast a spell", "a unit of Harry found money".
std::string event_words(int kind, const std::string& clan, const std::string& other_clan);

/// The tasks into which a game sorts the units of a clan, in words that begin a sentence or follow
/// "nothing to gain from": "mates to rescue".
const std::vector<std::string>& task_names();

/// The task of one of the units of a seat's player, a number of task_names(). It follows from what
/// the player sees in this round alone.
int task_of(const Seat& seat, int unit);

/// Adds the ids of the units to which the player in a seat can give an order in this round.
void add_units(const Seat& seat, std::vector<int>& units);

/// A unit that a player sees, for people: its kind and number.
std::string unit_words(const Seat& seat, int unit);

/// An order of these, without its unit: "move up".
std::string order_words(const Orders& orders, const Order& order);

/// "it is out of the unit's reach (5.1)"
inline std::string in_words(const ReasonText& reason) {
  return std::string(reason.words) + (*reason.rule ? " (" + std::string(reason.rule) + ")" : "");
}

/// Writes what happened in a round, as it is in a trace: "events", how many, and a line for each,
/// "kind field=value ...". Further values of the last field follow after commas.
void write_events(Text& out, const Events& events);

/// Reads what write_events writes. @throws InputError
Events read_events(Reader& in);

/// Reads a configuration, for callers that don't look into it. @throws InputError
std::shared_ptr<const Configuration> load_configuration(Reader& in);

/// What each player ordered in a round.
using OrdersBySeat = std::array<Orders, NUM_PLAYERS>;

/// The board of one match, of any game. Made by make_board; it is the game's Board.
class AnyBoard {
 public:
  virtual ~AnyBoard() = default;

  /// Rounds that have been played.
  virtual int round() const = 0;
  /// Rounds of the match. A game may be over before the last one: then, those that were played.
  virtual int num_rounds() const = 0;
  virtual int score(int player) const = 0;
  /// The share of its CPU time that a player has used; -1 if it is out.
  virtual double status(int player) const = 0;
  virtual void set_status(int player, double status) = 0;
  /// The k-th of statistics() for a player, up to now.
  virtual long statistic(int k, int player) const = 0;

  /// From now on, draws follow from this seed, no longer from that of the match.
  virtual void draw_from(std::int64_t seed) = 0;

  /// Goes on as if the present round had been played, to a recorded position, with these events.
  /// What players look at stays where it is.
  virtual void go_to(const Configuration& position, const MatchSeed& seed,
                     const Events& events) = 0;

  /// Plays one round. Returns the orders carried out, in that order. What became of each order goes
  /// to `outcomes`, and what happened is added to `events`, if these are not null.
  virtual const Orders& next(const OrdersBySeat& orders, Outcomes* outcomes = nullptr,
                             Events* events = nullptr) = 0;

  /// Writes the state, as it is in a trace.
  virtual void write_state(Text& out) const = 0;

  /// Whether its traces tell what happened: those of the original rules don't.
  virtual bool tells_events() const = 0;

  /// A seat for a player of this board, which must outlive it. The player's own random
  /// numbers follow from the seed, that of the match.
  virtual Seat seat(int player, const MatchSeed& seed) const = 0;

  /// Whose unit this is, 0 to 3; -1 if it is nobody's or doesn't exist.
  virtual int player_of(int id) const = 0;
};

/// Of orders in a list, those of one player: to the units that it has on the board.
inline Orders orders_of(int player, const Orders& list, const AnyBoard& board) {
  Orders orders;
  for (const Order& order : list.list())
    if (board.player_of(order.id) == player) orders.add(list, order);
  return orders;
}

/// The board before the first round. The configuration is not kept.
/// @throws InputError if there is no room on the board for what must be on it
std::unique_ptr<AnyBoard> make_board(const Configuration& configuration, const MatchSeed& seed);

}  // namespace game_engine
