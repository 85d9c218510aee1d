// Needs tests/rules/Boards.hh

#include "Boards.hh"
#include <tests/rules/Boards.hh>

namespace tests {

namespace {

// A state that knows how to copy itself, or plain data.
template <typename S>
auto copied(const S& state, int) -> decltype(state.copy()) {
  return state.copy();
}

template <typename S>
auto copied(const S& state, long) {
  return std::make_unique<S>(state);
}

const Configuration& usual() {
  static const Configuration configuration = read_configuration_file("default.cnf");
  return configuration;
}

}  // namespace

Configuration match_with(const std::vector<std::pair<std::string, int>>& parameters,
                         bool original_rules) {
  Configuration configuration;
  configuration.settings = usual().settings;
  configuration.release = original_rules;
  for (const auto& [name, value] : parameters)
    value_of(configuration.settings, name) = ParameterValue(value);
  return configuration;
}

std::unique_ptr<StateData> copy_of(const StateData& state) { return copied(state, 0); }

// ------------------------------------------------------------------ StartPosition

StartPosition::StartPosition(std::unique_ptr<StateData> state)
    : settings_(usual().settings), state_(std::move(state)) {}

StartPosition::StartPosition(const StartPosition& other) { *this = other; }

StartPosition& StartPosition::operator=(const StartPosition& other) {
  if (this == &other) return *this;
  settings_ = other.settings_;
  release_ = other.release_;
  goes_on_ = other.goes_on_;
  state_ = copy_of(*other.state_);
  pieces_ = other.pieces_;
  names_ = other.names_;
  configuration_ = other.configuration_;
  return *this;
}

void StartPosition::read(const std::string& picture, const std::function<void(char, Pos)>& put) {
  std::istringstream lines(picture);
  std::string line;
  int i = 0;
  while (std::getline(lines, line)) {
    int j = 0;
    for (char letter : line)
      if (letter != ' ') put(letter, Pos(i, j++));
    i += j > 0;
  }
}

void StartPosition::refuse(char letter) {
  throw std::logic_error(std::string("pictures have no letter ") + letter);
}

void StartPosition::remove_pieces(char letter, Pos p) {
  const auto is_it = [&](const Piece& piece) { return piece.letter == letter and piece.pos == p; };
  erase_if(pieces_, is_it);
}

int StartPosition::count(char letter) const {
  return int(count_if(pieces_, [&](const Piece& piece) { return piece.letter == letter; }));
}

int StartPosition::most(const std::string& letters) const {
  int most = 1;
  for (char letter : letters) most = std::max(most, count(letter));
  return most;
}

const std::vector<StartPosition::Piece>& StartPosition::number_pieces(const std::string& letters) {
  stable_sort(pieces_, [&](const Piece& a, const Piece& b) {
    return letters.find(a.letter) < letters.find(b.letter);
  });
  names_.clear();
  for (const Piece& piece : pieces_) {
    const auto same = count_if(names_, [&](const std::string& s) { return s[0] == piece.letter; });
    names_.push_back(piece.letter + (same == 0 ? "" : std::to_string(same + 1)));
  }
  return pieces_;
}

int StartPosition::id(const std::string& name) const {
  const auto place = std::find(names_.begin(), names_.end(), name);
  if (place == names_.end()) throw std::logic_error("no unit is called " + name);
  return int(place - names_.begin());
}

std::string StartPosition::name(int id) const {
  return std::size_t(id) < names_.size() ? names_[id] : std::to_string(id);
}

ParameterValue& StartPosition::parameter_value(const std::string& name) {
  return value_of(settings_, name);
}

StateData& StartPosition::change() {
  configuration_ = nullptr;
  return *state_;
}

StateData& StartPosition::change_history() {
  goes_on_ = true;
  return change();
}

StateData& StartPosition::go_on(int (StateData::*values)[4], const std::vector<int>& numbers) {
  StateData& state = change_history();
  for (int player : SEATS) (state.*values)[player] = numbers.at(player);
  return state;
}

std::string StartPosition::text() const {
  const Configuration start{settings_, release_, copy_of(*state_), ""};
  std::string state = state_text(Board(start, 1));
  if (goes_on_) return position_text(start, state);
  return start_text(start, state.substr(0, state.find("round ")));
}

const Configuration& StartPosition::configuration() const {
  if (not configuration_)
    configuration_ = std::make_shared<const Configuration>(configuration_of(text()));
  return *configuration_;
}

void StartPosition::start_from(const std::string& text) {
  configuration_ = std::make_shared<const Configuration>(configuration_of(text));
}

void check_state(const StartPosition& position) {
  CHECK_EQUAL(state_text(Board(position.configuration(), 1)), read_file("tests/data/state.txt"));
}

int num_parts(CellSet cells, bool diagonally) {
  int n = 0;
  for (; not cells.empty(); ++n) {
    CellSet part;
    part.add(cells.nth(0));
    for (CellSet before; not(part == before);) {
      before = part;
      if (diagonally) part |= part.grown(1) & cells;
      else part.spread_within(cells);
    }
    cells -= part;
  }
  return n;
}

// ------------------------------------------------------------------ PlayedPosition

PlayedPosition::PlayedPosition(const StartPosition& position, std::int64_t seed, const Moves& moves)
    : position_(position), board_(position.configuration(), seed) {
  for (const auto& [unit, dir] : moves) move(unit, dir);
  if (not moves.empty()) PlayedPosition::next();
}

PlayedPosition& PlayedPosition::move(const std::string& unit, Dir dir) {
  return move_as(state().player_of(id(unit)), id(unit), dir);
}

PlayedPosition& PlayedPosition::move_as(int player, int id, Dir dir) {
  orders_[player].add('m', id, dir);
  return *this;
}

std::string PlayedPosition::next() {
  events_.clear();
  carried_out_ = board_.next(orders_, &outcomes_, &events_);
  for (Orders& orders : orders_) orders.clear();
  return carried_out("");
}

std::string PlayedPosition::go(const Moves& moves) {
  for (const auto& [unit, dir] : moves) move(unit, dir);
  return next();
}

std::string PlayedPosition::events() const {
  Text text;
  write_events(text, events_);
  const std::string lines(text.str());
  return lines.substr(lines.find('\n', lines.find('\n') + 1) + 1);  // not the title and the number
}

std::string PlayedPosition::carried_out(const std::string& letters) const {
  std::string text;
  for (const Order& order : carried_out_.list()) {
    const std::string name = position_.name(order.id);
    if (not letters.empty() and not is_among(name[0], letters)) continue;
    text += (text.empty() ? "" : ", ") + name + " " + words_of(order);
  }
  return text;
}

void PlayedPosition::rounds(int number) {
  for (int k = 0; k < number; ++k) next();
}

std::string PlayedPosition::orders_text() const {
  Text text;
  write_orders(text, carried_out_);
  return std::string(text.str());
}

Pos PlayedPosition::pos(const std::string& unit) const {
  return unit_of(State(settings(), &state()), id(unit)).pos;
}

}  // namespace tests
