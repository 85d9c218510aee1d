#include "Neglect.hh"

#include <cmath>
#include <engine/game/Seat.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr int FEW_ROUNDS = 5, FEW_MATCHES = 4;
constexpr std::size_t FEW_UNITS = 8;  // One of so many.

bool nearly_all(int some, int all) { return 10 * some >= 9 * all; }

// "units 4, 9 and 16"
std::string unit_list(const Seat& seat, const std::vector<int>& units) {
  std::string kind, text;
  for (int unit : units) {
    const auto [its, id] = in_two(unit_words(seat, unit), ' ');
    kind = kind.empty() or kind == its ? its : "unit";
    text += (unit == units.front() ? " " : unit == units.back() ? " and " : ", ") + id;
  }
  return in_two(counted(units.size(), kind), ' ').second + text;
}

}  // namespace

void Neglect::add(int round, const std::vector<int>& units_now, const Orders& orders) {
  const bool is_silent = orders.list().empty();
  if (round == 0)
    for (unsigned unit : units_now)
      if (unit < SIZE) units.set(unit);
  for (const Order& order : orders.list())
    if (unsigned(order.id) < SIZE) units.reset(order.id);
  if (is_silent and not units_now.empty() and round < int(SIZE)) rounds.set(round);
  gives_some |= not is_silent;
}

void NeglectTally::add(const Neglect& of_match, int seat) {
  ++all_matches_;
  ++matches_[seat];
  if (not of_match.gives_some) return;
  all_units_ += int(of_match.units.count());
  for (unsigned k = 0; k < Neglect::SIZE; ++k) {
    rounds_[k] += of_match.rounds[k];
    units_[seat][k] += of_match.units[k];
  }
}

std::vector<std::string> NeglectTally::sentences(const std::string& who,
                                                 const Configuration& configuration) const {
  std::vector<std::string> sentences;
  if (all_matches_ >= FEW_MATCHES)
    for (const std::string& one :
         {of_rounds(who), of_units(who == YOURS ? "your " : who + "'s ", configuration)})
      if (not one.empty()) sentences.push_back(with_capital(one));
  return sentences;
}

// The longest run.
std::string NeglectTally::of_rounds(const std::string& who) const {
  int longest = 0, last = 0, length = 0;
  for (unsigned round = 0; round < Neglect::SIZE; ++round) {
    length = nearly_all(rounds_[round], all_matches_) ? length + 1 : 0;
    if (length <= longest) continue;
    longest = length;
    last = int(round);
  }
  if (longest < FEW_ROUNDS) return "";
  return (who == YOURS ? "you give" : who + " gives") + " no order in rounds " +
         std::to_string(last - longest + 1) + " to " + std::to_string(last) + ".";
}

// In some seat by their ids, which are others in each; else how many.
std::string NeglectTally::of_units(const std::string& whose,
                                   const Configuration& configuration) const {
  const auto board = make_board(configuration, {});
  std::vector<int> all;
  for (int player : SEATS) {
    const Seat seat = board->seat(player, {});
    all.clear();
    add_units(seat, all);
    std::vector<int> units;
    for (int unit = 0; unit < int(Neglect::SIZE); ++unit)
      if (matches_[player] >= FEW_MATCHES and nearly_all(units_[player][unit], matches_[player]))
        units.push_back(unit);
    if (units.empty()) continue;
    const std::string place = "In seat " + std::to_string(player) + ", ";
    return (matches_[player] == all_matches_ ? "" : place) +
           (units.size() == 1 ? whose + unit_words(seat, units[0]) + " never gets an order."
                              : std::to_string(units.size()) + " of " + whose +
                                    "units never get an order: " + unit_list(seat, units) + ".");
  }
  const int mean = int(std::lround(double(all_units_) / all_matches_));
  if (mean == 0 or mean * FEW_UNITS < all.size()) return "";
  return "on average, " + std::to_string(mean) + " of " + whose + "units never " +
         (mean == 1 ? "gets" : "get") + " an order in a match.";
}

}  // namespace game_engine
