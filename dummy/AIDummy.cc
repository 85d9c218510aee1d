#include "Player.hh"

#define PLAYER_NAME Dummy

// The opponent that a player must beat to qualify.
//
// Each round every wizard looks around for what is worth going to: books, rivals to attack,
// mates to rescue, cells to own. All that the wizards have found is sorted by its worth per
// round, and given out from the best on: so no two of them go for the same book, and the most
// urgent orders come first. The ghost keeps away from whoever may attack it, and casts the
// spell whenever it can.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // ---------------------------------------- worth, in points

  const double worth_of_cell = 1;
  const double worth_of_wizard = 100;
  const double worth_of_rescue = 180;
  const double worth_of_ghost = 30;
  const double worth_of_book = 60;
  const double worth_of_first_attack = 40;

  // ---------------------------------------- the board, cells in rows with walls around it

  static constexpr int WIDTH = 66;
  static constexpr int CELLS = WIDTH*WIDTH;
  const int step[8] = {WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1};

  // Where a search has come: the last search that was here, how far from its start, how many
  // cells on the way are not our own, and the direction in which the way begins.
  struct Visit {
    int search = 0;
    int distance, gain;
    Dir first;
  };

  // Something that a wizard may do, and what it is worth per round.
  struct Task {
    double worth;
    int id;
    int goal;
    Dir first;
  };

  vector<Cell> board = vector<Cell>(CELLS);
  vector<Visit> visits = vector<Visit>(CELLS);
  vector<int> reached;
  int searches = 0;

  vector<char> deadly;    // cells where Voldemort may attack this round
  vector<char> exposed;   // cells beside rivals who win every duel with us
  vector<char> haunted;   // cells near rivals who may attack our ghost
  vector<char> reserved;  // cells that a unit of ours enters this round
  vector<Task> tasks;

  int at (Pos p) const { return (p.i + 1)*WIDTH + p.j + 1; }

  static int row_distance (Pos p, Pos q) { return abs(p.i - q.i) + abs(p.j - q.j); }
  static int king_distance (Pos p, Pos q) { return max(abs(p.i - q.i), abs(p.j - q.j)); }

  int rounds_left () const { return num_rounds() - round(); }

  bool is_free_wizard (const Unit& u) const {
    return u.type == Wizard and not u.is_in_conversion_process();
  }

  void read_board () {
    const Cell wall(Wall, -1, -1, false);
    board.assign(CELLS, wall);
    for (int i = 0; i < board_rows(); ++i)
      for (int j = 0; j < board_cols(); ++j) board[at(Pos(i, j))] = cell(i, j);
    deadly.assign(CELLS, false);
    exposed.assign(CELLS, false);
    haunted.assign(CELLS, false);
    reserved.assign(CELLS, false);
  }

  // ---------------------------------------- dangers

  // Marks the cells of the board around p, up to a distance of `radius`, walls or not.
  void mark (vector<char>& cells, Pos p, int radius, int (*distance)(Pos, Pos)) {
    for (int i = p.i - radius; i <= p.i + radius; ++i)
      for (int j = p.j - radius; j <= p.j + radius; ++j)
        if (pos_ok(i, j) and distance(p, Pos(i, j)) <= radius) cells[at(Pos(i, j))] = true;
  }

  // Voldemort's next position if `goal` is what he goes to.
  Pos next_of_voldemort (Pos goal) const {
    const Pos from = pos_voldemort();
    Pos best = from;
    for (Dir d : {Down, Right, Up, Left}) {
      const Pos p = from + d;
      if (p.i < 1 or p.i > board_rows() - 2 or p.j < 1 or p.j > board_cols() - 2) continue;
      if (row_distance(p, goal) > row_distance(from, goal)) continue;
      if (best == from or king_distance(p, goal) < king_distance(best, goal)) best = p;
    }
    return best;
  }

  // He goes to the nearest unit. Since units move first, all that may become it count.
  void mark_voldemort () {
    const Pos from = pos_voldemort();
    int least = INT_MAX;
    for (int id = 0; unit(id).id != -1; ++id)
      least = min(least, row_distance(from, unit(id).pos));
    mark(deadly, from, 1, king_distance);
    for (int id = 0; unit(id).id != -1; ++id)
      if (row_distance(from, unit(id).pos) <= least + 2)
        mark(deadly, next_of_voldemort(unit(id).pos), 1, king_distance);
  }

  void mark_rivals () {
    for (int player = 0; player < num_players(); ++player) {
      if (player == me()) continue;
      const bool is_too_strong = magic_strength(player) > 2*magic_strength(me());
      for (int id : wizards(player)) {
        const Unit u = unit(id);
        if (u.is_in_conversion_process()) continue;
        mark(haunted, u.pos, 2, row_distance);
        if (is_too_strong) mark(exposed, u.pos, 1, row_distance);
      }
    }
  }

  // ---------------------------------------- searching

  // Whether a way may lead through this cell, after so many steps. Mates will have gone on
  // by the time we come, unless they are near.
  bool is_way (int c, int distance) const {
    const int id = board[c].id;
    return id == -1 or (distance > 2 and unit(id).player == me());
  }

  // Finds the cells that can be reached from p, nearest first, by shortest ways; among these
  // by those with the most cells that are not ours. Stops when `is_enough(cell)` says so.
  template <typename Avoid, typename IsEnough>
  void search (Pos p, int step_of_dir, Avoid avoid, IsEnough is_enough) {
    ++searches;
    reached = {at(p)};
    visits[at(p)] = {searches, 0, 0, Down};
    for (int k = 0; k < int(reached.size()); ++k) {
      const int c = reached[k];
      const Visit from = visits[c];
      if (k > 0 and is_enough(c, from)) return;
      if (k > 0 and not is_way(c, from.distance)) continue;
      for (int d = 0; d < 8; d += step_of_dir) {
        const int r = c + step[d];
        if (board[r].type == Wall or avoid(r)) continue;
        const bool is_new = visits[r].search != searches;
        const int gain = from.gain + (board[r].owner != me());
        if (is_new) reached.push_back(r);
        else if (visits[r].distance <= from.distance or visits[r].gain >= gain) continue;
        visits[r] = {searches, from.distance + 1, gain, k == 0 ? Dir(d) : from.first};
      }
    }
  }

  // ---------------------------------------- wizards

  // What a duel with this clan is worth.
  double worth_of_duel (int player) const {
    const double ours = magic_strength(me()), theirs = magic_strength(player);
    if (ours > 2*theirs) return worth_of_wizard;
    if (theirs > 2*ours or rounds_left() < rounds_for_converting_wizard()) return 0;
    const double chance = 0.3 + 0.7*(ours + theirs == 0 ? 0.5 : ours/(ours + theirs));
    return worth_of_wizard*(chance - 0.7*(1 - chance));
  }

  // What it is worth for a wizard of ours to walk into the unit u.
  double worth_of_meeting (const Unit& u, int distance) const {
    if (u.player == me()) {
      const bool is_in_time = distance <= 2*u.rounds_pending - 1;
      return u.is_in_conversion_process() and is_in_time ? worth_of_rescue : 0;
    }
    if (u.is_in_conversion_process()) return 0;
    if (u.type == Wizard) {
      const double worth = worth_of_duel(u.player);
      return worth > 0 and distance == 1 ? worth + worth_of_first_attack : worth;
    }
    const int last = u.last_attack_received();
    const bool is_protected = last != -1 and round() - last < rounds_no_attack_ghost();
    const bool can_cast = u.resting_rounds() < rounds_left() - 50;
    return can_cast and not is_protected ? worth_of_ghost : 0;
  }

  // What it is worth for the wizard u to go to the cell c.
  double worth (const Unit& u, int c, const Visit& visit) const {
    const Cell& there = board[c];
    if (there.id != -1) {
      const Unit other = unit(there.id);
      if (not u.is_in_conversion_process()) return worth_of_meeting(other, visit.distance);
      const bool is_help = other.player == me() and is_free_wizard(other);
      return is_help and visit.distance <= 2*u.rounds_pending ? worth_of_rescue : 0;
    }
    double sum = worth_of_cell*visit.gain;
    if (there.book and rounds_left() > visit.distance + 5) sum += worth_of_book;
    return sum;
  }

  void find_tasks (const Unit& u) {
    const auto avoid = [&](int c) { return deadly[c] or exposed[c]; };
    int found = 0;
    const auto is_enough = [&](int c, const Visit& visit) {
      const double w = worth(u, c, visit);
      if (w > 0) tasks.push_back({w/visit.distance, u.id, c, visit.first});
      if (w > 20) ++found;
      return found == 8 or visit.distance == 25;
    };
    search(u.pos, 2, avoid, is_enough);
  }

  // How many wizards may go for the same cell.
  int room_at (int c) const {
    const int id = board[c].id;
    if (id == -1 or unit(id).type == Ghost) return 1;
    return unit(id).player != me() and magic_strength(me()) <= 2*magic_strength(unit(id).player) ? 2 : 1;
  }

  // Whether a unit of ours can enter the cell, or meet who is there.
  bool can_step (int c) const {
    if (reserved[c]) return false;
    return true;
  }

  void move_wizards () {
    tasks.clear();
    for (int id : wizards(me())) find_tasks(unit(id));
    stable_sort(tasks.begin(), tasks.end(),
                [](const Task& a, const Task& b) { return a.worth > b.worth; });
    map<int, int> goers;
    set<int> busy;
    for (const Task& task : tasks) {
      const int next = at(unit(task.id).pos) + step[task.first];
      if (busy.count(task.id) or goers[task.goal] == room_at(task.goal) or not can_step(next))
        continue;
      busy.insert(task.id);
      ++goers[task.goal];
      if (board[next].id == -1) reserved[next] = true;
      move(task.id, task.first);
    }
  }

  // ---------------------------------------- the ghost

  // Puts the ingredients that are in no group (-1) into groups from g on, three each.
  bool solve (const vector<int>& ingredients, int goal, int g, vector<int>& group) const {
    const int n = ingredients.size();
    const int a = find(group.begin(), group.end(), -1) - group.begin();
    if (a == n) return true;
    group[a] = g;
    for (int b = a + 1; b < n; ++b) {
      if (group[b] != -1) continue;
      group[b] = g;
      for (int c = b + 1; c < n; ++c) {
        if (group[c] != -1 or ingredients[a] + ingredients[b] + ingredients[c] != goal) continue;
        group[c] = g;
        if (solve(ingredients, goal, g + 1, group)) return true;
        group[c] = -1;
      }
      group[b] = -1;
    }
    group[a] = -1;
    return false;
  }

  bool cast_spell (const Unit& u) {
    const vector<int> ingredients = spell_ingredients();
    const int groups = ingredients.size()/3;
    if (groups == 0 or u.resting_rounds() > 0 or rounds_left() <= 50) return false;
    vector<int> group(ingredients.size(), -1);
    const int goal = accumulate(ingredients.begin(), ingredients.end(), 0)/groups;
    if (not solve(ingredients, goal, 0, group)) return false;
    spell(u.id, group);
    return true;
  }

  void move_ghost (const Unit& u) {
    const bool will_cast = rounds_left() - u.resting_rounds() > 50;
    double best = 0;
    Dir dir = Down;
    int found = 0;
    const auto avoid = [&](int c) { return deadly[c] or (will_cast and haunted[c]); };
    const auto is_enough = [&](int c, const Visit& visit) {
      if (board[c].id != -1) return false;
      double w = worth_of_cell*visit.gain + 0.1;
      if (board[c].book) w += worth_of_book, ++found;
      if (w/visit.distance > best) best = w/visit.distance, dir = visit.first;
      return found == 4 or visit.distance == 15;
    };
    search(u.pos, 1, avoid, is_enough);
    if (best == 0) return;
    reserved[at(u.pos) + step[dir]] = true;
    move(u.id, dir);
  }

  // ---------------------------------------- one round

  virtual void play () {
    if (status(me()) > 0.95) return;
    read_board();
    mark_voldemort();
    mark_rivals();
    const Unit my_ghost = unit(ghost(me()));
    const bool has_cast = cast_spell(my_ghost);
    move_wizards();
    if (not has_cast) move_ghost(my_ghost);
  }

};

RegisterPlayer(PLAYER_NAME);
