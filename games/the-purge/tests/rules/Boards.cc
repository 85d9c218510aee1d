#include "Boards.hh"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <tests/kit/Test.hh>

namespace tests {

namespace {

// In the order of a configuration file; what a picture decides is -1.
const std::pair<const char*, int> PARAMETERS[] = {
    {"NUM_PLAYERS", 4},
    {"NUM_DAYS", 5},
    {"NUM_ROUNDS_PER_DAY", 50},
    {"BOARD_ROWS", -1},
    {"BOARD_COLS", -1},
    {"NUM_INI_BUILDERS", -1},
    {"NUM_INI_WARRIORS", -1},
    {"NUM_INI_MONEY", -1},
    {"NUM_INI_FOOD", -1},
    {"NUM_INI_GUNS", -1},
    {"NUM_INI_BAZOOKAS", -1},
    {"BUILDER_INI_LIFE", 60},
    {"WARRIOR_INI_LIFE", 100},
    {"MONEY_POINTS", 5},
    {"KILL_BUILDER_POINTS", 100},
    {"KILL_WARRIOR_POINTS", 250},
    {"FOOD_INCR_LIFE", 20},
    {"LIFE_LOST_IN_ATTACK", 20},
    {"BUILDER_STRENGTH_ATTACK", 1},
    {"HAMMER_STRENGTH_ATTACK", 10},
    {"GUN_STRENGTH_ATTACK", 100},
    {"BAZOOKA_STRENGTH_ATTACK", 1000},
    {"BUILDER_STRENGTH_DEMOLISH", 3},
    {"HAMMER_STRENGTH_DEMOLISH", 10},
    {"GUN_STRENGTH_DEMOLISH", 20},
    {"BAZOOKA_STRENGTH_DEMOLISH", 30},
    {"NUM_ROUNDS_REGEN_BUILDER", 50},
    {"NUM_ROUNDS_REGEN_WARRIOR", 50},
    {"NUM_ROUNDS_REGEN_FOOD", 10},
    {"NUM_ROUNDS_REGEN_MONEY", 5},
    {"NUM_ROUNDS_REGEN_WEAPON", 40},
    {"BARRICADE_RESISTANCE_STEP", 40},
    {"BARRICADE_MAX_RESISTANCE", 320},
    {"MAX_NUM_BARRICADES", 3},
};

int count_letter(const std::vector<std::string>& rows, char letter) {
  int n = 0;
  for (const std::string& row : rows) n += int(std::count(row.begin(), row.end(), letter));
  return n;
}

std::string citizens_name(char letter, int number) {
  return letter + (number == 1 ? "" : std::to_string(number));
}

}  // namespace

Position::Position(const std::string& picture, char rest, int rows, int columns)
    : scores_(4, 0), status_(4, 0) {
  for (const auto& [name, value] : PARAMETERS) parameters_[name] = value;
  parameters_["BOARD_ROWS"] = rows;
  parameters_["BOARD_COLS"] = columns;
  rows_.assign(rows, std::string(columns, rest));
  read_picture(picture);
  place_missing_citizens();
  count_things();
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
  rows_[i][j] = letter;
  const bool is_builder = 'a' <= letter and letter <= 'd';
  if (is_builder or ('A' <= letter and letter <= 'D')) {
    const int number = count_letter(rows_, letter);
    const Citizen c(is_builder ? Builder : Warrior, -1, letter - (is_builder ? 'a' : 'A'),
                    Pos(i, j), is_builder ? NoWeapon : Hammer, is_builder ? 60 : 100);
    citizens_.push_back({citizens_name(letter, number), c});
  } else if ('0' <= letter and letter <= '3') {
    barricades_[Pos(i, j)] = {letter - '0', 40};
  }
}

// In every other cell of the last rows; then all get their ids.
void Position::place_missing_citizens() {
  int placed = 0;
  for (const char* letters : {"abcd", "ABCD"}) {
    int most = 1;
    for (int k = 0; k < 4; ++k) most = std::max(most, count_letter(rows_, letters[k]));
    parameters_[letters[0] == 'a' ? "NUM_INI_BUILDERS" : "NUM_INI_WARRIORS"] = most;
    for (int k = 0; k < 4; ++k) {
      while (count_letter(rows_, letters[k]) < most) {
        const int columns = int(rows_[0].size()), a_row = (columns + 1) / 2;
        read_letter(letters[k], int(rows_.size()) - 1 - placed / a_row * 2,
                    columns - 1 - placed % a_row * 2);
        ++placed;
      }
    }
  }
  std::stable_sort(citizens_.begin(), citizens_.end(), [](const auto& a, const auto& b) {
    if (a.second.player != b.second.player) return a.second.player < b.second.player;
    return a.second.type < b.second.type;
  });
  for (std::size_t id = 0; id < citizens_.size(); ++id) citizens_[id].second.id = int(id);
}

void Position::count_things() {
  parameters_["NUM_INI_MONEY"] = count_letter(rows_, 'M');
  parameters_["NUM_INI_FOOD"] = count_letter(rows_, 'F');
  parameters_["NUM_INI_GUNS"] = count_letter(rows_, 'G');
  parameters_["NUM_INI_BAZOOKAS"] = count_letter(rows_, 'Z');
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
  for (auto& [ignored, c] : citizens_) {
    if (name == "BUILDER_INI_LIFE" and c.type == Builder) c.life = value;
    if (name == "WARRIOR_INI_LIFE" and c.type == Warrior) c.life = value;
  }
  return changed();
}

Position& Position::original_rules(bool yes) {
  original_rules_ = yes;
  return changed();
}

Citizen& Position::find(const std::string& name) { return citizens_.at(id(name)).second; }

Position& Position::life(const std::string& citizen, int life) {
  has_history_ = true;
  find(citizen).life = life;
  return changed();
}

Position& Position::weapon(const std::string& warrior, WeaponType weapon) {
  find(warrior).weapon = weapon;
  return changed();
}

Position& Position::barricade(int i, int j, int player, int resistance) {
  barricades_[Pos(i, j)] = {player, resistance};
  return changed();
}

Position& Position::round(int round) {
  has_history_ = true;
  round_ = round;
  return changed();
}

Position& Position::night() { return round(parameters_["NUM_ROUNDS_PER_DAY"] / 2); }

Position& Position::scores(const std::vector<int>& points) {
  has_history_ = true;
  scores_ = points;
  return changed();
}

Position& Position::out(int player) {
  has_history_ = true;
  status_[player] = -1;
  return changed();
}

int Position::id(const std::string& name) const {
  for (const auto& [other, c] : citizens_)
    if (other == name) return c.id;
  throw std::logic_error("nobody is called " + name);
}

std::string Position::name(int id) const {
  return unsigned(id) < citizens_.size() ? citizens_[id].first : std::to_string(id);
}

std::string Position::history_text() const {
  return "\nround " + std::to_string(round_) + "\n\nscore" + joined(scores_) + "\n\nstatus" +
         joined(status_) + "\n";
}

std::string Position::text() const {
  std::ostringstream out;
  out << "ThePurge " << (original_rules_ ? "1.0" : "1.1") << "\n\n";
  for (const auto& parameter : PARAMETERS)
    out << parameter.first << " " << parameters_.at(parameter.first) << "\n";
  std::vector<std::string> rows = rows_;
  for (std::string& row : rows)
    for (char& letter : row)
      letter = letter == '#' ? 'B' : std::string("MFGZ").find(letter) < 4 ? letter : '.';
  out << "\nFIXED\n\n" << labelled(rows) << (has_history_ ? "\ngoing_on\n" : "");
  out << "\ncitizens\n" << citizens_.size() << "\ntype\tid\tplayer\trow\tcolumn\tweapon\tlife\n";
  for (const auto& [ignored, c] : citizens_)
    out << "bw"[c.type] << "\t" << c.id << "\t" << c.player << "\t" << c.pos.i << "\t" << c.pos.j
        << "\t"
        << "hgbn"[c.weapon] << "\t" << c.life << "\n";
  out << "\nbarricades\n" << barricades_.size() << "\nplayer\trow\tcolumn\tresistance\n";
  for (const auto& [p, b] : barricades_)
    out << b.first << "\t" << p.i << "\t" << p.j << "\t" << b.second << "\n";
  return out.str() + (has_history_ ? history_text() : "");
}

// ------------------------------------------------------------------ Play

Play::Play(const Position& position, std::int64_t seed)
    : position_(position), board_(position.configuration(), seed) {}

void Play::move(const std::string& citizen, Dir dir) {
  orders_[this->citizen(citizen).player].add('m', id(citizen), dir);
}

void Play::build(const std::string& citizen, Dir dir) {
  orders_[this->citizen(citizen).player].add('b', id(citizen), dir);
}

std::string Play::next() {
  std::ostringstream text;
  for (const Order& order : board_.next(orders_, &outcomes_).list())
    text << (text.str().empty() ? "" : ", ") << position_.name(order.id)
         << (order.kind == 'b' ? " build " : " ") << Dir(order.dir);
  for (Orders& orders : orders_) orders.clear();
  return text.str();
}

void check_ignored(const Position& position, const std::string& citizen, Dir dir, Kind kind) {
  for (bool original : {false, true}) {
    Play play(Position(position).original_rules(original));
    const int round = play.state().round;
    const std::string before = state_text(play.board());
    if (kind == Kind::MOVE) play.move(citizen, dir);
    else play.build(citizen, dir);
    CHECK_EQUAL(play.next(), "");
    CHECK_EQUAL(state_text(play.board()), replaced(before, "round " + std::to_string(round),
                                                   "round " + std::to_string(round + 1)));
  }
}

// ------------------------------------------------------------------ what the rules say, cell by
// cell

std::vector<Pos> free_places(const Settings& settings, const StateData& state) {
  std::vector<Pos> places;
  count_cells(settings, [&](Pos p) {
    bool is_place = state.at(p).is_empty();
    for (int i = p.i - 2; i <= p.i + 2; ++i)
      for (int j = p.j - 2; j <= p.j + 2; ++j)
        if (settings.pos_ok(i, j) and state.at(Pos(i, j)).id != -1) is_place = false;
    if (is_place) places.push_back(p);
    return is_place;
  });
  return places;
}

}  // namespace tests
