#include "Boards.hh"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tests {

using game_engine::NOWHERE;
using game_engine::SIDE;

namespace {

const std::string DWARVES = "abcd", WIZARDS = "wxyz";

// In the order of a configuration file; what a picture decides is -1.
const std::pair<const char*, int> PARAMETERS[] = {
    {"nb_players", 4},   {"nb_rounds", 200}, {"nb_dwarves", -1},     {"nb_wizards", -1},
    {"max_nb_orcs", -1}, {"nb_trolls", -1},  {"treasure_value", 10}, {"rock_resistance", 5},
    {"rows", SIDE},      {"cols", SIDE},
};

UnitType type_of(char letter) {
  if (DWARVES.find(letter) != std::string::npos) return Dwarf;
  if (WIZARDS.find(letter) != std::string::npos) return Wizard;
  return letter == 'o' ? Orc : letter == 't' ? Troll : Balrog;
}

Unit new_unit(char letter, Pos p) {
  static const int HEALTH[] = {100, 50, 75, 500, 0};
  const UnitType type = type_of(letter);
  const int player = type == Dwarf    ? int(DWARVES.find(letter))
                     : type == Wizard ? int(WIZARDS.find(letter))
                                      : -1;
  return Unit(type, -1, player, HEALTH[type], p);
}

bool is_outside(Pos p) { return not game_engine::inside_moria().has(p); }

}  // namespace

Position::Position(const std::string& picture, bool outside)
    : rows_(SIDE, std::string(SIDE, 'R')), treasures_(4, 0), status_(4, 0) {
  for (const auto& [name, value] : PARAMETERS) parameters_[name] = value;
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j)
      if (is_outside(Pos(i, j))) rows_[i][j] = 'O';
  read_picture(picture, outside ? Pos(0, 0) : at(0, 0));
  park_missing_units();
}

void Position::read_picture(const std::string& picture, Pos corner) {
  std::istringstream lines(picture);
  std::string line;
  int i = 0;
  while (std::getline(lines, line)) {
    int j = 0;
    for (char letter : line) {
      if (letter == ' ') continue;
      const Pos p = corner + Pos(i, j++);
      char& cell = rows_[p.i][p.j];
      const bool is_unit = std::string("abcdwxyzotB").find(letter) != std::string::npos;
      if (is_unit) units_[letter].push_back(new_unit(letter, p));
      if (is_outside(p)) continue;
      cell = is_unit or letter == '.' ? 'C' : letter == '#' ? 'R' : letter == '%' ? 'a' : letter;
    }
    i += j > 0;
  }
}

// In the last row, and then in the first one: three columns from each other, so that wizards heal
// none of them.
void Position::park_missing_units() {
  std::size_t dwarves = 1, wizards = 1;
  for (char letter : DWARVES) dwarves = std::max(dwarves, units_[letter].size());
  for (char letter : WIZARDS) wizards = std::max(wizards, units_[letter].size());
  int parked = 0;
  for (char letter : DWARVES + WIZARDS) {
    while (units_[letter].size() < (type_of(letter) == Dwarf ? dwarves : wizards)) {
      const int j = 3 * (parked % 20);
      const Pos p = parked < 20 ? Pos(SIDE - 1, j) : Pos(0, SIDE - 1 - j);
      if (++parked > 30) throw std::logic_error("no room for what the picture has not");
      units_[letter].push_back(new_unit(letter, p));
    }
  }
  const auto park = [&](char letter, Pos p) {
    rows_[p.i][p.j] = 'C';
    units_[letter].push_back(new_unit(letter, p));
  };
  if (units_['t'].empty()) park('t', Pos(SIDE - 3, SIDE - 3));
  if (units_['B'].empty()) park('B', Pos(SIDE - 3, 2));
  parameters_["nb_dwarves"] = int(dwarves);
  parameters_["nb_wizards"] = int(wizards);
  parameters_["nb_trolls"] = int(units_['t'].size());
  dead_orcs(units_['o'].empty() ? 1 : 0);
}

Position& Position::changed() {
  configuration_ = nullptr;
  return *this;
}

const Configuration& Position::configuration() const {
  if (not configuration_)
    configuration_ = std::make_shared<const Configuration>(configuration_of(text()));
  return *configuration_;
}

Position& Position::parameter(const std::string& name, int value) {
  parameters_.at(name) = value;
  return changed();
}

Position& Position::original_rules(bool yes) {
  original_rules_ = yes;
  return changed();
}

Unit& Position::unit(const std::string& name) {
  return units_.at(name[0]).at(name.size() > 1 ? std::stoi(name.substr(1)) - 1 : 0);
}

Position& Position::health(const std::string& name, int health) {
  unit(name).health = health;
  return changed();
}

Position& Position::place(const std::string& name, Pos p) {
  unit(name).pos = p;
  return changed();
}

Position& Position::dead(const std::string& name) {
  unit(name).health = 0;
  return place(name, NOWHERE);
}

Position& Position::dead_orcs(int n) {
  std::vector<Unit>& orcs = units_['o'];
  orcs.erase(
      std::remove_if(orcs.begin(), orcs.end(), [](const Unit& u) { return u.pos == NOWHERE; }),
      orcs.end());
  for (int k = 0; k < n; ++k) orcs.push_back(Unit(Orc, -1, -1, 0, NOWHERE));
  parameters_["max_nb_orcs"] = int(orcs.size());
  return changed();
}

Position& Position::cell(Pos p, char letter) {
  rows_[p.i][p.j] = letter;
  return changed();
}

Position& Position::round(int round) {
  round_ = round;
  return changed();
}

Position& Position::treasures(const std::vector<int>& treasures) {
  treasures_ = treasures;
  return changed();
}

Position& Position::out(int player) {
  status_[player] = -1;
  return changed();
}

std::vector<Unit> Position::units() const {
  std::vector<Unit> all;
  const auto add = [&](char letter) {
    for (const Unit& u : units_.at(letter)) all.push_back(u);
  };
  for (int player = 0; player < 4; ++player) {
    add(DWARVES[player]);
    add(WIZARDS[player]);
  }
  for (char letter : {'o', 't', 'B'}) add(letter);
  return all;
}

int Position::id(const std::string& name) const {
  const int number = name.size() > 1 ? std::stoi(name.substr(1)) - 1 : 0;
  const int dwarves = parameters_.at("nb_dwarves"), wizards = parameters_.at("nb_wizards");
  const auto dwarf = DWARVES.find(name[0]), wizard = WIZARDS.find(name[0]);
  if (dwarf != std::string::npos) return int(dwarf) * (dwarves + wizards) + number;
  if (wizard != std::string::npos) return int(wizard) * (dwarves + wizards) + dwarves + number;
  int first = 4 * (dwarves + wizards);
  if (name[0] == 'o') return first + number;
  first += parameters_.at("max_nb_orcs");
  return name[0] == 't' ? first + number : first + parameters_.at("nb_trolls");
}

std::string Position::name(int id) const {
  for (const auto& [letter, units] : units_) {
    for (std::size_t k = 1; k <= units.size(); ++k) {
      const std::string name = letter + (k == 1 ? "" : std::to_string(k));
      if (this->id(name) == id) return name;
    }
  }
  return std::to_string(id);
}

std::string Position::head() const {
  std::string text = original_rules_ ? "Moria 1.1\n" : "Moria 1.2\n";
  for (const auto& parameter : PARAMETERS)
    text +=
        std::string(parameter.first) + " " + std::to_string(parameters_.at(parameter.first)) + "\n";
  return text + "\n";
}

std::string Position::text_without_units() const {
  std::string text = head() + "FIXED\n\n";
  for (const std::string& row : rows_) text += row + "\n";
  return text;
}

std::string Position::history() const {
  std::ostringstream out;
  out << "\nround " << round_ << "\nnb_cells";
  for (char owner = '0'; owner < '4'; ++owner) {
    long owned = 0;
    for (const std::string& row : rows_) owned += std::count(row.begin(), row.end(), owner);
    out << " " << owned;
  }
  out << "\nnb_treasures" << joined(treasures_) << "\nstatus" << joined(status_) << "\n";
  for (const Unit& u : units())
    out << ut2char(u.type) << " " << u.player << " " << u.pos.i << " " << u.pos.j << " " << u.health
        << "\n";
  return out.str();
}

std::string Position::text() const { return text_without_units() + history(); }

// ------------------------------------------------------------------ Play

Play::Play(const Position& position, std::int64_t seed)
    : position_(position), board_(position.configuration(), seed) {}

void Play::command(const std::string& unit, Dir dir) {
  orders_[this->unit(unit).player].add('m', id(unit), dir);
}

std::string Play::next() {
  std::ostringstream clans, sauron;
  for (const Order& order : board_.next(orders_, &outcomes_).list()) {
    const bool is_of_clan = order.id < game_engine::num_clan_units(settings());
    std::ostringstream& out = is_of_clan ? clans : sauron;
    out << (out.str().empty() ? "" : ", ") << position_.name(order.id) << " " << Dir(order.dir);
  }
  for (Orders& orders : orders_) orders.clear();
  sauron_ = sauron.str();
  return clans.str();
}

std::unique_ptr<StateData> copy_of(const StateData& state) { return state.copy(); }

}  // namespace tests
