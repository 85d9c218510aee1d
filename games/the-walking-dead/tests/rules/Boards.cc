#include "Boards.hh"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tests {

namespace {

// In the order of a configuration file; what a picture decides is -1.
const std::pair<const char*, int> PARAMETERS[] = {{"NUM_PLAYERS", 4},
                                                  {"NUM_ROUNDS", 200},
                                                  {"BOARD_ROWS", -1},
                                                  {"BOARD_COLS", -1},
                                                  {"NUM_INI_UNITS_PER_CLAN", -1},
                                                  {"NUM_INI_ZOMBIES", -1},
                                                  {"NUM_INI_FOOD", -1},
                                                  {"CLAN_INI_STRENGTH", 1000},
                                                  {"POINTS_FOR_KILLING_PERSON", 50},
                                                  {"POINTS_FOR_KILLING_ZOMBIE", 10},
                                                  {"POINTS_PER_OWNED_CELL", 1},
                                                  {"FOOD_STRENGTH", 50},
                                                  {"ROUNDS_BEFORE_BECOMING_ZOMBIE", 5}};

constexpr int CLANS = 4;

// "a", "a2", "a3", ...
std::string numbered(char letter, long number) {
  return number == 1 ? std::string(1, letter) : letter + std::to_string(number);
}

}  // namespace

Position::Position(const std::string& picture, int rows, int columns)
    : scores_(CLANS, 0), kill_points_(CLANS, 0), strength_(CLANS, 1000), status_(CLANS, 0) {
  for (const auto& [name, value] : PARAMETERS) parameters_[name] = value;
  parameters_["BOARD_ROWS"] = rows;
  parameters_["BOARD_COLS"] = columns;
  rows_.assign(rows, std::string(columns, '.'));
  read_picture(picture);
  park_missing_things();
}

void Position::read_picture(const std::string& picture) {
  std::istringstream lines(picture);
  std::string line;
  int i = 0;
  while (std::getline(lines, line)) {
    int j = 0;
    for (char letter : line)
      if (letter != ' ') read_letter(letter, i, j++);
    i += j > 0;
  }
}

void Position::read_letter(char letter, int i, int j) {
  char& cell = rows_[i][j];
  const auto add = [&](std::vector<Named>& units, UnitType type, int player, int rounds) {
    const auto number = 1 + std::count_if(units.begin(), units.end(), [&](const Named& other) {
                          return other.name[0] == letter;
                        });
    units.push_back({numbered(letter, number), Unit(type, -1, player, Pos(i, j), rounds)});
    cell = player == -1 ? '.' : char('0' + player);
  };
  if ('a' <= letter and letter <= 'd') add(alive_[letter - 'a'], Alive, letter - 'a', -1);
  else if ('A' <= letter and letter <= 'D') add(dead_, Dead, letter - 'A', 5);
  else if (letter == 'z') add(zombies_, Zombie, -1, -1);
  else if (letter == '*') food_.push_back(Pos(i, j));
  else cell = letter;
}

// In the right columns, from the bottom on: all clans have as many units, dead ones included.
void Position::park_missing_things() {
  int parked = 0;
  const auto park = [&](char letter) {
    const int i = int(rows_.size()) - 1 - parked / 3 * 3;
    if (i < 0) throw std::logic_error("no room for what the picture does not have");
    read_letter(letter, i, int(rows_[0].size()) - 1 - parked % 3 * 3);
    ++parked;
  };
  const std::size_t visible =
      alive_[0].size() + alive_[1].size() + alive_[2].size() + alive_[3].size() + dead_.size();
  std::size_t total = std::max<std::size_t>(visible, CLANS);
  for (int player = 0; player < CLANS; ++player)
    if (alive_[player].empty()) park(char('a' + player));
  const auto units = [&] {
    std::size_t n = dead_.size();
    for (const auto& clan : alive_) n += clan.size();
    return n;
  };
  for (int player = 0; units() % CLANS != 0; player = (player + 1) % CLANS)
    park(char('a' + player));
  total = units();
  if (food_.empty()) park('*');
  std::sort(food_.begin(), food_.end());
  parameters_["NUM_INI_UNITS_PER_CLAN"] = int(total / CLANS);
  parameters_["NUM_INI_ZOMBIES"] = int(zombies_.size());
  parameters_["NUM_INI_FOOD"] = int(food_.size());
  for (const auto* group : {&alive_[0], &alive_[1], &alive_[2], &alive_[3], &zombies_, &dead_})
    units_.insert(units_.end(), group->begin(), group->end());
  for (std::size_t id = 0; id < units_.size(); ++id) units_[id].unit.id = int(id);
  goes_on_ = not dead_.empty();
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

Position& Position::rounds(const std::string& unit, int rounds) {
  units_[id(unit)].unit.rounds_for_zombie = rounds;
  return changed();
}

Position& Position::owner(int i, int j, int player) {
  rows_[i][j] = char('0' + player);
  return changed();
}

Position& Position::round(int round) {
  goes_on_ = true;
  round_ = round;
  return changed();
}

Position& Position::scores(const std::vector<int>& points) {
  goes_on_ = true;
  scores_ = points;
  return changed();
}

Position& Position::kill_points(const std::vector<int>& points) {
  goes_on_ = true;
  kill_points_ = points;
  return changed();
}

Position& Position::strength(const std::vector<int>& points) {
  goes_on_ = true;
  strength_ = points;
  return changed();
}

Position& Position::out(int player) {
  goes_on_ = true;
  status_[player] = -1;
  return changed();
}

int Position::id(const std::string& name) const {
  for (const Named& named : units_)
    if (named.name == name) return named.unit.id;
  throw std::logic_error("no unit " + name);
}

std::string Position::name(int id) const { return units_.at(id).name; }

std::string Position::text() const {
  std::ostringstream out;
  out << "TheWalkingDead " << (original_rules_ ? "1.0" : "1.1") << "\n\n";
  for (const auto& parameter : PARAMETERS)
    out << parameter.first << " " << parameters_.at(parameter.first) << "\n";
  out << "\nFIXED\n\n" << labelled(rows_) << "\nunits\n" << units_.size() << "\n";
  out << "type\tid\tplayer\trow\tcolumn\trounds\n";
  for (const Named& named : units_) {
    const Unit& u = named.unit;
    out << "adz"[u.type] << "\t" << u.id << "\t" << u.player << "\t" << u.pos.i << "\t" << u.pos.j
        << "\t" << u.rounds_for_zombie << "\n";
  }
  out << "\nfood\n" << food_.size() << "\nrow\tcolumn\n";
  for (Pos p : food_) out << p.i << "\t" << p.j << "\n";
  if (goes_on_)
    out << "\nround " << round_ << "\n\nscore" << joined(scores_) << "\n\nscr_acc"
        << joined(kill_points_) << "\n\nstrength" << joined(strength_) << "\n\nstatus"
        << joined(status_) << "\n";
  return out.str();
}

// ------------------------------------------------------------------ Play

Play::Play(const Position& position, std::int64_t seed)
    : position_(position), board_(position.configuration(), seed) {}

void Play::move(const std::string& unit, Dir dir) {
  move_as(this->unit(unit).player, id(unit), dir);
}

void Play::move_as(int player, int id, Dir dir) { orders_[player].add('m', id, dir); }

std::string Play::next() {
  std::ostringstream text;
  for (const Order& order : board_.next(orders_, &outcomes_).list())
    text << (text.str().empty() ? "" : ", ") << position_.name(order.id) << " " << Dir(order.dir);
  for (Orders& orders : orders_) orders.clear();
  return text.str();
}

void Play::rounds(int number) {
  for (int k = 0; k < number; ++k) next();
}

// ------------------------------------------------------------------ what the rules say, cell by
// cell

std::vector<Pos> free_places(const Settings& settings, const StateData& state, bool original) {
  std::vector<Pos> places;
  count_cells(settings, [&](Pos p) {
    bool is_place = state.at(p).is_empty();
    for (int i = p.i - 2; i <= p.i + 2; ++i)
      for (int j = p.j - 2; j <= p.j + 2; ++j)
        if (settings.pos_ok(i, j))
          is_place &= state.at(Pos(i, j)).id == -1 and (original or not state.at(Pos(i, j)).food);
    if (is_place) places.push_back(p);
    return is_place;
  });
  return places;
}

Pos draw_place(const Settings& settings, const StateData& state, bool original, Random& random) {
  const std::vector<Pos> places = free_places(settings, state, original);
  if (not places.empty()) return places[random.random(0, int(places.size()) - 1)];
  for (;;) {
    const int i = random.random(0, settings.board_rows() - 1);
    const Pos p(i, random.random(0, settings.board_cols() - 1));
    if (state.at(p).is_empty()) return p;
  }
}

}  // namespace tests
