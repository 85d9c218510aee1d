#include "Boards.hh"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tests {

const std::vector<int> HINT = {2, 3, 6, -3, 3, 1, -3, 0, 1, 0, 3, 3};
const std::vector<int> KEY = {0, 2, 1, 2, 3, 0, 1, 2, 0, 3, 3, 1};

namespace {

// In the order of a configuration file; what a picture decides is -1.
const std::pair<const char*, int> PARAMETERS[] = {
    {"NUM_PLAYERS", 4},
    {"NUM_ROUNDS", 200},
    {"BOARD_ROWS", -1},
    {"BOARD_COLS", -1},
    {"INITIAL_SOLDIERS_PER_CLAN", -1},
    {"INITIAL_SOLDIERS_POISONS", 1},
    {"SOLDIER_MAX_POISONS", 5},
    {"POINTS_FOR_KILLING_SOLDIER", 10},
    {"PROFESSOR_MAX_HEALTH", 100},
    {"INITIAL_PROFESSOR_HEALTH", 100},
    {"PROFESSOR_HEALTH_DECREASE", 20},
    {"POINTS_FOR_KILLING_PROFESSOR", 50},
    {"PROFESSOR_ROUNDS_REBIRTH", 40},
    {"NUM_MONEY", -1},
    {"MIN_MONEY_VALUE", 1},
    {"MAX_MONEY_VALUE", 20},
    {"NUM_HEALTH_KITS", -1},
    {"HEALTH_KIT_VALUE", 1},
    {"NUM_POISON_KITS", -1},
    {"POISON_KIT_VALUE", 1},
    {"NUM_SAFETY_BOXES", -1},
    {"GOLD_VALUE", 200},
    {"SIZE_HINTS_PER_BOX", int(HINT.size())},
};

const Pos NOWHERE(-1, -1);

int count_letter(const std::vector<std::string>& rows, char letter) {
  int n = 0;
  for (const std::string& row : rows) n += int(std::count(row.begin(), row.end(), letter));
  return n;
}

}  // namespace

Position::Position(const std::string& picture, char rest, int rows, int columns)
    : scores_(4, 0), health_pots_(4, 0), poison_pots_(4, 0), status_(4, 0) {
  for (const auto& [name, value] : PARAMETERS) parameters_[name] = value;
  parameters_["BOARD_ROWS"] = rows;
  parameters_["BOARD_COLS"] = columns;
  rows_.assign(rows, std::string(columns, rest));
  for (int player = 0; player < 4; ++player)
    professors_[player] = Unit(Professor, -1, player, NOWHERE, 100, -1, 0);
  read_picture(picture);
  place_missing_things();
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
  const Pos p(i, j);
  rows_[i][j] = letter;
  if ('a' <= letter and letter <= 'd') {
    soldiers_[letter - 'a'].push_back(Unit(Soldier, -1, letter - 'a', p, -1, 1, -1));
    rows_[i][j] = char('0' + letter - 'a');
  } else if ('A' <= letter and letter <= 'D') {
    professors_[letter - 'A'].pos = p;
    rows_[i][j] = 'X';
  } else if (letter == 'M') {
    money_[p] = 5;
  } else if ('0' <= letter and letter <= '9') {
    doors_[letter - '0'] = p;
    rows_[i][j] = 'B';
  }
}

// In the right columns, from the top on; a box in the bottom right corner.
void Position::place_missing_things() {
  int parked = 0;
  const auto park = [&](char letter) {
    const int i = parked / 3 * 2, j = int(rows_[0].size()) - 1 - parked % 3 * 2;
    if (i >= int(rows_.size())) throw std::logic_error("no room for what the picture has not");
    read_letter(letter, i, j);
    ++parked;
  };
  std::size_t most = 1;
  for (const std::vector<Unit>& soldiers : soldiers_) most = std::max(most, soldiers.size());
  for (int player = 0; player < 4; ++player) {
    if (professors_[player].pos == NOWHERE) park(char('A' + player));
    while (soldiers_[player].size() < most) park(char('a' + player));
  }
  for (char letter : {'M', 'H', 'P'})
    if (count_letter(rows_, letter) == 0) park(letter);
  if (doors_.empty()) place_box();
  parameters_["INITIAL_SOLDIERS_PER_CLAN"] = int(most);
  parameters_["NUM_MONEY"] = int(money_.size());
  parameters_["NUM_HEALTH_KITS"] = count_letter(rows_, 'H');
  parameters_["NUM_POISON_KITS"] = count_letter(rows_, 'P');
  parameters_["NUM_SAFETY_BOXES"] = int(doors_.size());
}

void Position::place_box() {
  const char* const box[] = {"WWW", "0GW", "WWW"};
  const int i = int(rows_.size()) - 3, j = int(rows_[0].size()) - 3;
  for (int k = 0; k < 9; ++k) read_letter(box[k / 3][k % 3], i + k / 3, j + k % 3);
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

Position& Position::health(int player, int health) {
  professors_[player].health = health;
  return changed();
}

Position& Position::dead(int player, int rounds) {
  professors_[player].rounds_for_reborn = rounds;
  return health(player, 0);
}

Unit& Position::soldier(const std::string& name) {
  const int number = name.size() > 1 ? std::stoi(name.substr(1)) : 1;
  return soldiers_[name[0] - 'a'].at(number - 1);
}

Position& Position::poison(const std::string& name, int poison) {
  soldier(name).poison = poison;
  return changed();
}

Position& Position::amount(int i, int j, int amount) {
  money_.at(Pos(i, j)) = amount;
  return changed();
}

Position& Position::hint(int box, const std::vector<int>& numbers) {
  hints_[box] = numbers;
  return changed();
}

Position& Position::waits(int box) {
  doors_[box] = NOWHERE;
  parameters_["NUM_SAFETY_BOXES"] = int(doors_.size());
  return changed();
}

Position& Position::round(int round) {
  has_history_ = true;
  round_ = round;
  return changed();
}

Position& Position::scores(const std::vector<int>& points) {
  has_history_ = true;
  scores_ = points;
  return changed();
}

Position& Position::health_pots(const std::vector<int>& health) {
  has_history_ = true;
  health_pots_ = health;
  return changed();
}

Position& Position::poison_pots(const std::vector<int>& poison) {
  has_history_ = true;
  poison_pots_ = poison;
  return changed();
}

Position& Position::out(int player) {
  has_history_ = true;
  status_[player] = -1;
  return changed();
}

std::vector<Unit> Position::units() const {
  std::vector<Unit> all(professors_, professors_ + 4);
  for (const std::vector<Unit>& soldiers : soldiers_)
    all.insert(all.end(), soldiers.begin(), soldiers.end());
  for (std::size_t id = 0; id < all.size(); ++id) all[id].id = int(id);
  return all;
}

int Position::id(const std::string& name) const {
  if ('A' <= name[0] and name[0] <= 'D') return name[0] - 'A';
  int id = 3 + (name.size() > 1 ? std::stoi(name.substr(1)) : 1);
  for (int player = 0; player < name[0] - 'a'; ++player) id += int(soldiers_[player].size());
  return id;
}

std::string Position::boxes_text() const {
  std::ostringstream out;
  out << "\nsafety_box_hints\n" << doors_.size() << "\n";
  for (const auto& [box, door] : doors_) {
    const std::vector<int>& hint = hints_.count(box) ? hints_.at(box) : HINT;
    out << hint.size() << " " << door.i << " " << door.j << "\n" << joined(hint) << "\n\n";
  }
  return out.str();
}

std::string Position::history_text() const {
  return "round " + std::to_string(round_) + "\n\nscore" + joined(scores_) + "\n\nhealth" +
         joined(health_pots_) + "\n\npoison" + joined(poison_pots_) + "\n\nstatus" +
         joined(status_) + "\n";
}

std::string Position::text() const {
  std::ostringstream out;
  out << "MoneyHeist " << (original_rules_ ? "1.0" : "1.1") << "\n\n";
  for (const auto& parameter : PARAMETERS)
    out << parameter.first << " " << parameters_.at(parameter.first) << "\n";
  out << "\nFIXED\n\n" << labelled(rows_) << "\nunits\n" << units().size() << "\n";
  out << "type\tid\tplayer\trow\tcolumn\thealth\tpoison\trounds\n";
  for (const Unit& u : units())
    out << (u.type == Soldier ? "s" : "p") << "\t" << u.id << "\t" << u.player << "\t" << u.pos.i
        << "\t" << u.pos.j << "\t" << u.health << "\t" << u.poison << "\t" << u.rounds_for_reborn
        << "\n";
  out << "\nmoney\n" << money_.size() << "\nrow\tcolumn\tamount\n";
  for (const auto& [p, amount] : money_) out << p.i << "\t" << p.j << "\t" << amount << "\n";
  return out.str() + boxes_text() + (has_history_ ? history_text() : "");
}

// ------------------------------------------------------------------ Play

Play::Play(const Position& position, std::int64_t seed)
    : position_(position), board_(position.configuration(), seed) {}

void Play::move(const std::string& unit, Dir dir) { orders_of(unit).add('m', id(unit), dir); }

void Play::open(const std::string& unit, Dir dir, const std::vector<int>& key) {
  orders_of(unit).add('o', id(unit), dir, key.data(), key.size());
}

void Play::charge(const std::string& unit) { orders_of(unit).add('c', id(unit)); }

void Play::heal(const std::string& unit) { orders_of(unit).add('h', id(unit)); }

std::string Play::next() {
  std::ostringstream text;
  for (const Order& order : board_.next(orders_, &outcomes_).list()) {
    text << (text.str().empty() ? "" : ", ") << name(order.id) << " ";
    switch (order.kind) {
      case 'm': text << Dir(order.dir); break;
      case 'o': text << "open"; break;
      case 'c': text << "charge"; break;
      case 'h': text << "heal"; break;
    }
  }
  for (Orders& orders : orders_) orders.clear();
  return text.str();
}

std::string Play::name(int id) const {
  if (id < 4) return std::string(1, char('A' + id));
  for (char letter : std::string("abcd")) {
    for (int number = 1; number <= settings().num_ini_soldiers_per_clan(); ++number) {
      const std::string name = letter + (number == 1 ? "" : std::to_string(number));
      if (position_.id(name) == id) return name;
    }
  }
  return std::to_string(id);
}

// ------------------------------------------------------------------ what the rules say, cell by
// cell

std::unique_ptr<StateData> copy_of(const StateData& state) { return state.copy(); }

namespace {

bool holds_nothing(const Cell& c) {
  return c.id == -1 and not c.health_kit and not c.poison_kit and c.box == -1 and not c.gold and
         c.money == 0;
}

// Whether `what` holds for all cells on the board of the square of this side around p.
template <typename F>
bool all_around(const Settings& settings, Pos p, int side, F what) {
  for (int i = p.i - side / 2; i <= p.i + side / 2; ++i)
    for (int j = p.j - side / 2; j <= p.j + side / 2; ++j)
      if (settings.pos_ok(i, j) and not what(Pos(i, j))) return false;
  return true;
}

}  // namespace

bool is_empty_cell(const StateData& state, Pos p) {
  return state.at(p).type == Corridor and holds_nothing(state.at(p));
}

std::vector<Pos> free_places(const Settings& settings, const StateData& state) {
  std::vector<Pos> places;
  count_cells(settings, [&](Pos p) {
    const bool is_place = state.at(p).type == Corridor and all_around(settings, p, 5, [&](Pos q) {
                            return holds_nothing(state.at(q));
                          });
    if (is_place) places.push_back(p);
    return is_place;
  });
  return places;
}

std::vector<Pos> box_places(const Settings& settings, const StateData& state, int side) {
  std::vector<Pos> places;
  count_cells(settings, [&](Pos p) {
    const int reach = side / 2;
    const bool is_place =
        settings.pos_ok(p + Pos(reach, reach)) and settings.pos_ok(p + Pos(-reach, -reach)) and
        all_around(settings, p, side, [&](Pos q) { return is_empty_cell(state, q); });
    if (is_place) places.push_back(p);
    return is_place;
  });
  return places;
}

Pos draw_place(const Settings& settings, const StateData& state, Random& random) {
  const std::vector<Pos> places = free_places(settings, state);
  if (not places.empty()) return places[random.random(0, int(places.size()) - 1)];
  for (;;) {
    const int i = random.random(0, settings.board_rows() - 1);
    const int j = random.random(0, settings.board_cols() - 1);
    if (is_empty_cell(state, Pos(i, j))) return Pos(i, j);
  }
}

}  // namespace tests
