// Safety boxes: how they are drawn, built and opened.

#include <Board.hh>

#include <engine/board/Grow.hh>

namespace game_engine {

namespace {

constexpr Dir ALL_DIRECTIONS[] = {Down, Right, Up, Left};

constexpr int TRIPLET = 3;

// The eight cells around p.
template <typename F>
void for_each_around(Pos p, F f) {
  for (int i = p.i - 1; i <= p.i + 1; ++i)
    for (int j = p.j - 1; j <= p.j + 1; ++j)
      if (Pos(i, j) != p) f(Pos(i, j));
}

}  // namespace

std::optional<Pos> gold_behind(Pos door, const StateData& state, const Settings& settings) {
  const CellSet inside = CellSet::board(settings.board_rows(), settings.board_cols(), 1);
  for (Dir d : ALL_DIRECTIONS) {
    const Pos p = door + d;
    if (not inside.contains(p) or not state.at(p).gold) continue;
    bool walls_around = true;
    for_each_around(p, [&](Pos q) { walls_around &= q == door or state.at(q).type == Wall; });
    if (walls_around) return p;
  }
  return std::nullopt;
}

Reason Board::open(const Unit& professor, const int* key, int size, Dir dir) {
  if (professor.type != Professor) return Reason::SOLDIERS_DONT_OPEN;
  const Pos target = professor.pos + dir;
  const int box = settings_.pos_ok(target) ? state_->at(target).box : -1;
  if (box == -1) return Reason::NO_DOOR;
  if (boxes_[box].is_open) return Reason::SOMEBODY_WAS_FASTER;
  const Reason wrong = check(key, size, box);
  if (wrong != Reason::DONE) return wrong;
  boxes_[box].is_open = true;
  opened_[professor.player].push_back(box);
  grow(earned_[professor.player], settings_.gold_value());
  ++boxes_opened_[professor.player];
  told_(EventKind::OPEN, professor, target, box, settings_.gold_value());
  return Reason::DONE;
}

// DONE if the key is right.
Reason Board::check(const int* key, int size, int box) const {
  if (size != state_->hint_size) return Reason::WRONG_LENGTH;
  struct Triplet {
    int members = 0;
    int number[TRIPLET];
  };
  std::vector<Triplet> triplets(size / TRIPLET);
  for (int k = 0; k < size; ++k) {
    if (key[k] < 0 or key[k] >= size / TRIPLET) return Reason::WRONG_TRIPLETS;
    Triplet& triplet = triplets[key[k]];
    if (triplet.members == TRIPLET) return Reason::WRONG_TRIPLETS;
    const auto number = state_->hint(box)[k];
    triplet.number[triplet.members++] = int{number};
  }
  for (const Triplet& triplet : triplets) {
    const auto [a, b, c] = triplet.number;
    if (a != b + c and b != a + c and c != a + b) return Reason::WRONG_SUMS;
  }
  return Reason::DONE;
}

void Board::draw_hint(int box) {
  const int size = state_->hint_size, summands = size / TRIPLET * 2;
  std::vector<int> numbers(size);
  for (int k = 0; k < summands; ++k) numbers[k] = random_.random(-10, 10);
  for (int k = summands; k < size; ++k) {
    const int first = 2 * (k - summands);
    numbers[k] = numbers[first] + numbers[first + 1];
  }
  const std::vector<int> position = random_.random_permutation(size);
  for (int k = 0; k < size; ++k) state_->hint(box)[position[k]] = StateData::HintNumber(numbers[k]);
}

// Builds the box at a place that is drawn; if there is none, it waits.
void Board::draw_box(int box) {
  const std::optional<Pos> gold = draw_box_place();
  if (not gold) return;
  constexpr Dir SIDES[] = {Down, Up, Right, Left};
  build(box, *gold, *gold + SIDES[random_.random(0, 3)]);
}

std::optional<Pos> Board::draw_box_place() {
  const CellSet taken = things() | walls();
  const CellSet wide = whole_board(2) - taken.grown(2);
  if (not wide.empty()) return draw_cell(wide, random_);
  const CellSet inside = whole_board(1);
  const CellSet empty = corridors_ - things();
  if (original_rules_ and not empty.empty()) {
    // Version 1.0 takes any empty cell, also with walls around: they become those of the
    // box. If it has other things around, version 1.0 goes on as 1.1 (its engine failed).
    const Pos p =
        draw_cell_by_trial(empty, settings_.board_rows(), settings_.board_cols(), random_);
    if ((inside - things().grown(1)).has(p)) return p;
  }
  const CellSet narrow = inside - taken.grown(1);
  if (narrow.empty()) return std::nullopt;
  return draw_cell(narrow, random_);
}

void Board::build(int box, Pos gold, Pos door) {
  for_each_around(gold, [&](Pos p) {
    corridors_.remove(p);
    state_->at(p).type = Wall;
  });
  for (Pos p : {gold, door}) {
    corridors_.add(p);
    state_->at(p).type = Corridor;
  }
  state_->at(gold).gold = true;
  gold_.add(gold);
  state_->at(door).box = box;
  doors_.add(door);
  boxes_[box] = {gold, door, false};
  told_(EventKind::BOX_BACK, box, door);
}

// Its cells become empty corridor.
void Board::remove(int box) {
  const Pos gold = boxes_[box].gold, door = boxes_[box].door;
  state_->at(gold) = state_->at(door) = Cell();
  gold_.remove(gold);
  doors_.remove(door);
  for_each_around(gold, [&](Pos p) {
    corridors_.add(p);
    state_->at(p).type = Corridor;
  });
  boxes_[box] = Box();
}

}  // namespace game_engine
