#include "Boards.hh"

#include <engine/game/Game.hh>
#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tests {

const std::vector<int> INGREDIENTS = {5, 8, 6, 7, 6, 7, 8, 5, 5, 9, 5, 9, 7, 8, 5};
const std::vector<int> SOLUTION = {0, 0, 1, 0, 2, 3, 3, 1, 2, 1, 3, 2, 4, 4, 4};

namespace {

// In the order of a configuration file; what a picture decides is -1.
const std::pair<const char*, int> PARAMETERS[] = {
    {"NUM_PLAYERS", 4},
    {"NUM_ROUNDS", 200},
    {"BOARD_ROWS", -1},
    {"BOARD_COLS", -1},
    {"NUM_INI_WIZARDS_PER_CLAN", -1},
    {"NUM_INI_BOOKS", -1},
    {"CLAN_INI_MAGIC_STRENGTH", 1000},
    {"POINTS_FOR_CONVERTING_WIZARD", 100},
    {"POINTS_PER_OWNED_CELL", 1},
    {"BOOK_MAGIC_STRENGTH", 50},
    {"ROUNDS_FOR_CONVERTING", 5},
    {"ROUNDS_ATTACK_RESTING_GHOST", 15},
    {"ROUNDS_SPELL_RESTING_GHOST", 60},
    {"ROUNDS_NO_ATTACK_GHOST", 5},
};

const Pos NOWHERE(-1, -1);

}  // namespace

Position::Position(const std::string& picture, int rows, int columns)
    : voldemort_(NOWHERE), ingredients_(INGREDIENTS), points_for_conversions_(4, 0), status_(4, 0) {
  for (const auto& [name, value] : PARAMETERS) parameters_[name] = value;
  parameters_["BOARD_ROWS"] = rows;
  parameters_["BOARD_COLS"] = columns;
  rows_.assign(board_rows(), std::string(board_cols(), '.'));
  for (Unit& ghost : ghosts_) ghost.pos = NOWHERE;
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
  static const std::string WIZARDS = "abcd", GHOSTS = "ABCD";
  if (const std::size_t player = WIZARDS.find(letter); player != std::string::npos) {
    add_unit(Wizard, int(player), i, j);
  } else if (const std::size_t player = GHOSTS.find(letter); player != std::string::npos) {
    add_unit(Ghost, int(player), i, j);
  } else if (letter == '*') {
    books_.push_back(Pos(i, j));
  } else if (letter == 'V' or letter == 'v') {
    voldemort_ = Pos(i, j);
    if (letter == 'v') rows_[i][j] = 'W';
  } else {
    rows_[i][j] = letter;
  }
}

void Position::add_unit(UnitType type, int player, int i, int j) {
  const Unit unit(type, -1, player, Pos(i, j), 0, -1);
  if (type == Ghost) ghosts_[player] = unit;
  else wizards_[player].push_back(unit);
  rows_[i][j] = char('0' + player);
}

// In the right columns, from the top on.
void Position::place_missing_things() {
  int parked = 0;
  const auto parking = [&] {
    const Pos p(parked / 3 * 2, board_cols() - 1 - parked % 3 * 2);
    ++parked;
    return p;
  };
  const auto park = [&](UnitType type, int player) {
    const Pos p = parking();
    add_unit(type, player, p.i, p.j);
  };
  std::size_t most = 1;
  for (const std::vector<Unit>& wizards : wizards_) most = std::max(most, wizards.size());
  for (int player = 0; player < 4; ++player) {
    if (ghosts_[player].pos == NOWHERE) park(Ghost, player);
    while (wizards_[player].size() < most) park(Wizard, player);
  }
  if (books_.empty()) books_.push_back(parking());
  if (voldemort_ == NOWHERE) place_voldemort();
  parameters_["NUM_INI_WIZARDS_PER_CLAN"] = int(most);
  parameters_["NUM_INI_BOOKS"] = int(books_.size());
}

void Position::place_voldemort() {
  voldemort_ = Pos(board_rows() - 2, board_cols() / 2);
  for (int i = board_rows() - 4; i < board_rows(); ++i)
    for (int j = voldemort_.j - 2; j <= voldemort_.j + 2; ++j) rows_[i][j] = 'W';
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

Position& Position::ghost(int player, int resting_rounds, int last_attack) {
  ghosts_[player].rounds_pending = resting_rounds;
  ghosts_[player].next_player = last_attack;
  return changed();
}

Position& Position::conversion(const std::string& wizard, int rounds, int next_player) {
  const int player = wizard[0] - 'a', number = wizard.size() > 1 ? std::stoi(wizard.substr(1)) : 1;
  Unit& unit = wizards_[player].at(number - 1);
  unit.rounds_pending = rounds;
  unit.next_player = next_player;
  return changed();
}

Position& Position::owner(int i, int j, int player) {
  rows_[i][j] = player == -1 ? '.' : char('0' + player);
  return changed();
}

Position& Position::ingredients(const std::vector<int>& numbers) {
  ingredients_ = numbers;
  return changed();
}

Position& Position::round(int round) {
  has_history_ = true;
  round_ = round;
  return changed();
}

Position& Position::points_for_conversions(const std::vector<int>& points) {
  has_history_ = true;
  points_for_conversions_ = points;
  return changed();
}

Position& Position::strength(const std::vector<int>& points) {
  has_history_ = true;
  strength_ = points;
  return changed();
}

Position& Position::out(int player) {
  has_history_ = true;
  status_[player] = -1;
  return changed();
}

std::vector<Unit> Position::units() const {
  std::vector<Unit> all(ghosts_, ghosts_ + 4);
  for (const std::vector<Unit>& wizards : wizards_)
    all.insert(all.end(), wizards.begin(), wizards.end());
  for (std::size_t id = 0; id < all.size(); ++id) all[id].id = int(id);
  return all;
}

int Position::id(const std::string& name) const {
  if ('A' <= name[0] and name[0] <= 'D') return name[0] - 'A';
  int id = 3 + (name.size() > 1 ? std::stoi(name.substr(1)) : 1);
  for (int player = 0; player < name[0] - 'a'; ++player) id += int(wizards_[player].size());
  return id;
}

std::string Position::units_text() const {
  std::ostringstream out;
  out << "\nunits\n" << units().size() << "\ntype\tid\tplayer\trow\tcolumn\trounds\tnext\n";
  for (const Unit& u : units())
    out << (u.type == Wizard ? "w" : "g") << "\t" << u.id << "\t" << u.player << "\t" << u.pos.i
        << "\t" << u.pos.j << "\t" << u.rounds_pending << "\t" << u.next_player << "\n";
  return out.str();
}

std::string Position::text() const {
  std::ostringstream out;
  out << "HarryPotter " << (original_rules_ ? "1.0" : "1.1") << "\n\n";
  for (const auto& parameter : PARAMETERS)
    out << parameter.first << " " << parameters_.at(parameter.first) << "\n";
  out << "\nFIXED\n\n" << labelled(rows_) << units_text();
  out << "\nbooks\n" << books_.size() << "\nrow\tcolumn\n";
  for (Pos p : books_) out << p.i << "\t" << p.j << "\n";
  out << "\nspell_ingredients\n" << ingredients_.size() << "\n" << joined(ingredients_) << "\n";
  out << "\nVoldemort\n" << voldemort_.i << " " << voldemort_.j << "\n";
  if (has_history_) {
    const std::vector<int> initial(4, parameters_.at("CLAN_INI_MAGIC_STRENGTH"));
    out << "\nround " << round_ << "\n\nscore" << joined(points_for_conversions_) << "\n\nscr_acc"
        << joined(points_for_conversions_) << "\n\nstrength"
        << joined(strength_.empty() ? initial : strength_) << "\n\nstatus" << joined(status_)
        << "\n";
  }
  return out.str();
}

// ------------------------------------------------------------------ Play

Play::Play(const Position& position, std::int64_t seed)
    : position_(position), board_(position.configuration(), seed) {}

void Play::move_as(int player, int id, Dir dir) { orders_[player].add('m', id, dir); }

void Play::move(const std::string& unit, Dir dir) {
  move_as(this->unit(unit).player, id(unit), dir);
}

void Play::spell(const std::string& unit, const std::vector<int>& solution) {
  orders_[this->unit(unit).player].add('s', id(unit), 0, solution.data(), solution.size());
}

std::string Play::next() {
  const Orders& carried_out = board_.next(orders_, &outcomes_);
  std::ostringstream text;
  for (const Order& order : carried_out.list()) {
    text << (text.str().empty() ? "" : ", ") << name(order.id) << " ";
    if (order.kind == 'm') text << Dir(order.dir);
    else text << "spell";
  }
  for (Orders& orders : orders_) orders.clear();
  return text.str();
}

std::string Play::name(int id) const {
  if (id < 4) return std::string(1, char('A' + id));
  for (char letter : std::string("abcd")) {
    for (int number = 1; number <= settings().num_ini_wizards_per_clan(); ++number) {
      const std::string name = letter + (number == 1 ? "" : std::to_string(number));
      if (position_.id(name) == id) return name;
    }
  }
  return std::to_string(id);
}

}  // namespace tests
