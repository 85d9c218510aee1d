#pragma once

#include "dummy/Spells.hh"

// What Rival and Master have in common; they differ in the numbers.
//
// Each round every wizard looks around for what is worth going to: books, rivals to attack,
// mates to rescue, cells to own; or for a way out, when Voldemort is near. All that they have
// found is sorted by its worth for a round, and shared out from the best on: so that no two go
// for the same book, and the most urgent orders come first. The ghost keeps away from whoever
// may attack it, and casts the spell whenever it can.
struct Planner : public SpellCaster {
  // ---------------------------------------- what things are worth, in points

  double worth_of_wizard = 100;
  double worth_of_first_attack = 150;  // besides, before a neighbour attacks us
  double worth_of_rescue = 250;
  double worth_of_ghost = 30;
  double worth_of_book = 200;  // it decides the duels to come
  double worth_of_cell = 1;

  int sight = 25;                     // steps to look around
  int distance_to_strong = 3;         // steps to keep from those who win every duel
  const double worth_of_life = 1000;  // before all else
  const int last_rounds_without_spells = 50;
  static constexpr int few = 5;  // steps from rivals; farther ones make no difference
  const int most_orders = 900;   // more than 1000 would put us out

  // ---------------------------------------- the board

  // The cells are in rows with a wall around the board, so that each has 8 neighbours.
  static constexpr int WIDTH = 66;
  static constexpr int CELLS = WIDTH * WIDTH;
  const int step[8] = {WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1};

  vector<Cell> board = vector<Cell>(CELLS, Cell(Wall, -1, -1, false));
  vector<char> deadly;          // where Voldemort may attack this round
  vector<char> reserved;        // where a wizard of ours goes this round
  vector<int> rival_distance;   // steps from the nearest rival wizard who may attack
  vector<int> strong_distance;  // the same for those who win every duel with us
  int reach;                    // how far to look around

  int at(Pos p) const { return (p.i + 1) * WIDTH + p.j + 1; }
  Pos pos(int c) const { return Pos(c / WIDTH - 1, c % WIDTH - 1); }

  static int steps(Pos p, Pos q) { return abs(p.i - q.i) + abs(p.j - q.j); }
  static int king_steps(Pos p, Pos q) { return max(abs(p.i - q.i), abs(p.j - q.j)); }

  bool is_near_voldemort(Pos p) const { return king_steps(p, pos_voldemort()) <= 3; }
  int rounds_left() const { return num_rounds() - round(); }

  void read_board() {
    for (int i = 0; i < board_rows(); ++i)
      for (int j = 0; j < board_cols(); ++j) board[at(Pos(i, j))] = cell(i, j);
    deadly.assign(CELLS, false);
    reserved.assign(CELLS, false);
  }

  // ---------------------------------------- dangers

  // Voldemort attacks around him, now and after his next step: one that brings him nearer to
  // the nearest unit. The units move before he does, so a few more may become the nearest.
  void mark_voldemort() {
    const Pos from = pos_voldemort();
    mark_attack(from);
    const int units = num_players() * (num_ini_wizards_per_clan() + 1);
    int least = INT_MAX;
    for (int id = 0; id < units; ++id) least = min(least, steps(from, unit(id).pos));
    for (Dir d : {Down, Right, Up, Left}) {
      bool is_possible = false;
      for (int id = 0; id < units and not is_possible; ++id) {
        const Pos p = unit(id).pos;
        is_possible = steps(from, p) <= least + 3 and steps(from + d, p) < steps(from, p);
      }
      if (is_possible) mark_attack(from + d);
    }
  }

  void mark_attack(Pos voldemort) {
    for (int i = voldemort.i - 1; i <= voldemort.i + 1; ++i)
      for (int j = voldemort.j - 1; j <= voldemort.j + 1; ++j)
        if (pos_ok(i, j)) deadly[at(Pos(i, j))] = true;
  }

  // For each cell, the steps from the nearest of these cells, if these are a few, by breadth-first
  // search.
  vector<int> distances(vector<int> cells) const {
    vector<int> distance(CELLS, INT_MAX);
    for (int c : cells) distance[c] = 0;
    for (int k = 0; k < int(cells.size()) and distance[cells[k]] < few; ++k) {
      for (int d = 0; d < 8; d += 2) {
        const int c = cells[k] + step[d];
        if (board[c].type == Wall or distance[c] != INT_MAX) continue;
        distance[c] = distance[cells[k]] + 1;
        cells.push_back(c);
      }
    }
    return distance;
  }

  void mark_rivals() {
    vector<int> rivals, strong;
    for (int player = 0; player < num_players(); ++player) {
      if (player == me()) continue;
      const bool is_too_strong = magic_strength(player) > 2 * magic_strength(me());
      for (int id : wizards(player)) {
        const Unit u = unit(id);
        if (u.is_in_conversion_process()) continue;
        rivals.push_back(at(u.pos));
        if (is_too_strong) strong.push_back(at(u.pos));
      }
    }
    rival_distance = distances(rivals);
    strong_distance = distances(strong);
  }

  // ---------------------------------------- looking around

  // How a search has come to a cell.
  struct Visit {
    int search = 0;  // the number of the last search that came here
    int distance = 0;
    int gain = 0;      // cells on the way that are not ours
    Dir first = Down;  // where the way begins
  };

  vector<Visit> visits = vector<Visit>(CELLS);
  vector<int> reached;
  int searches = 0;

  // Whether a way may lead through this cell. Mates who are not near will have gone on by the
  // time we come.
  bool is_way(int c, int distance) const {
    const int id = board[c].id;
    return id == -1 or distance == 0 or (distance > 2 and unit(id).player == me());
  }

  // Finds cells by shortest ways, nearest first, and of these ways those with the largest
  // gain. `dir_step` is 1 for ghosts, 2 for wizards. No way leads through cells of which
  // avoid(cell) holds. For each cell look(cell, visit) is called, until it returns false.
  template <typename Avoid, typename Look>
  void search(Pos p, int dir_step, Avoid avoid, Look look) {
    ++searches;
    reached = {at(p)};
    visits[at(p)] = {searches, 0, 0, Down};
    for (int k = 0; k < int(reached.size()); ++k) {
      const int c = reached[k];
      const Visit from = visits[c];
      if (from.distance > reach or (k > 0 and not look(c, from))) return;
      if (not is_way(c, from.distance)) continue;
      for (int d = 0; d < 8; d += dir_step) {
        const int next = c + step[d];
        Visit& visit = visits[next];
        if (visit.search == searches and visit.distance <= from.distance) continue;
        if (board[next].type == Wall or avoid(next)) continue;
        const int gain = from.gain + (board[next].owner != me());
        if (visit.search != searches) reached.push_back(next);
        else if (visit.gain >= gain) continue;
        visit = {searches, from.distance + 1, gain, k == 0 ? Dir(d) : from.first};
      }
    }
  }

  // ---------------------------------------- wizards

  // What a wizard may do, and what that is worth for a round.
  struct Task {
    double worth;
    int id;
    int goal;   // a cell
    Dir first;  // where the way to it begins
  };

  vector<Task> tasks;

  int next_cell(const Task& task) const { return at(unit(task.id).pos) + step[task.first]; }

  // Whether the wizard walks into another unit: to attack or to rescue it.
  bool is_meeting(const Task& task) const { return board[next_cell(task)].id != -1; }

  bool wins_always(int player) const { return magic_strength(me()) > 2 * magic_strength(player); }

  double worth_of_duel(int player) const {
    const double ours = magic_strength(me()), theirs = magic_strength(player);
    if (wins_always(player)) return worth_of_wizard;
    if (theirs > 2 * ours or rounds_left() < rounds_for_converting_wizard()) return 0;
    const double chance = 0.3 + 0.7 * (ours + theirs == 0 ? 0.5 : ours / (ours + theirs));
    const double chance_of_loss = 0.7 * (1 - chance);  // a mate may come to the rescue
    return worth_of_wizard * (chance - chance_of_loss);
  }

  // Whether this ghost will be able to cast a spell before the match ends.
  bool will_cast(const Unit& ghost) const {
    return rounds_left() - ghost.resting_rounds() > last_rounds_without_spells;
  }

  double worth_of_attack_on_ghost(const Unit& u) const {
    const int last = u.last_attack_received();
    const bool is_protected = last != -1 and round() - last < rounds_no_attack_ghost();
    return will_cast(u) and not is_protected ? worth_of_ghost : 0;
  }

  // What it is worth that the wizard u walks into the unit v, so many steps away.
  double worth_of_meeting(const Unit& u, const Unit& v, int distance) const {
    if (u.player == v.player) {
      // The one in conversion and the one who comes to the rescue walk towards each other.
      const bool is_rescue = u.is_in_conversion_process() != v.is_in_conversion_process();
      if (v.type == Ghost or not is_rescue) return 0;
      const int rounds = max(u.rounds_for_converting(), v.rounds_for_converting());
      return distance < 2 * rounds ? worth_of_rescue : 0;
    }
    if (u.is_in_conversion_process() or v.is_in_conversion_process()) return 0;
    if (v.type == Ghost) return worth_of_attack_on_ghost(v);
    const double worth = worth_of_duel(v.player);
    return worth > 0 and distance == 1 ? worth + worth_of_first_attack : worth;
  }

  double worth_of_going(int c, const Visit& visit) const {
    const bool is_useful = board[c].book and rounds_left() > visit.distance + 5;
    return worth_of_cell * visit.gain + (is_useful ? worth_of_book : 0);
  }

  void find_tasks(const Unit& u) {
    const int enough = 8;
    int found = 0;
    int plain = 0;
    const int too_near = min(distance_to_strong, strong_distance[at(u.pos)]);
    const auto avoid = [&](int c) { return deadly[c] or strong_distance[c] <= too_near; };
    search(u.pos, 2, avoid, [&](int c, const Visit& visit) {
      const int other = board[c].id;
      const bool is_special = board[c].book or other != -1;
      if (not is_special and plain > 12) return true;
      double worth =
          other == -1 ? worth_of_going(c, visit) : worth_of_meeting(u, unit(other), visit.distance);
      worth /= visit.distance;
      if (worth == 0) return true;
      if (is_special) ++found;
      else ++plain;
      tasks.push_back({worth, u.id, c, visit.first});
      return found < enough;
    });
  }

  void find_ways_out(const Unit& u) {
    const auto avoid = [&](int c) { return bool(deadly[c]); };
    search(u.pos, 2, avoid, [&](int c, const Visit& visit) {
      const double safety = 2 * king_steps(pos(c), pos_voldemort()) - visit.distance;
      const Task task = {worth_of_life + safety, u.id, c, visit.first};
      if (not is_meeting(task)) tasks.push_back(task);
      return visit.distance < 10;
    });
  }

  // How many wizards may go to the same cell: two where the first may lose a duel.
  int room_at(int c) const {
    const Unit u = unit(board[c].id);
    const bool is_rival = u.id != -1 and u.type == Wizard and u.player != me();
    return is_rival and not wins_always(u.player) ? 2 : 1;
  }

  // From the best task on, each goes to its wizard, unless that one is busy or others do it.
  void share_out_tasks() {
    stable_sort(tasks.begin(), tasks.end(),
                [](const Task& a, const Task& b) { return a.worth > b.worth; });
    vector<Task> shared;
    vector<char> goers(CELLS, 0);
    set<int> busy;
    for (const Task& task : tasks) {
      const int next = next_cell(task);
      if (busy.count(task.id) or goers[task.goal] == room_at(task.goal) or reserved[next]) continue;
      busy.insert(task.id);
      ++goers[task.goal];
      if (not is_meeting(task)) reserved[next] = true;
      shared.push_back(task);
      if (int(shared.size()) == most_orders) break;
    }
    tasks = shared;
  }

  void plan_wizards() {
    tasks.clear();
    for (int id : wizards(me())) {
      const Unit u = unit(id);
      if (is_near_voldemort(u.pos)) find_ways_out(u);
      else find_tasks(u);
    }
    share_out_tasks();
  }

  void move_wizards(bool meetings) {
    for (const Task& task : tasks)
      if (is_meeting(task) == meetings) move(task.id, task.first);
  }

  // ---------------------------------------- the ghost

  // As long as it will cast another spell, the ghost goes where no rival is near; and always
  // where there are books and cells to own.
  void move_ghost(const Unit& u) {
    const auto threat = [&](int c) { return will_cast(u) ? max(0, few - rival_distance[c]) : 0; };
    const auto avoid = [&](int c) { return deadly[c] or threat(c) >= 4; };
    const bool is_in_danger = is_near_voldemort(u.pos) or threat(at(u.pos)) > 0;
    double best = -1;
    int goal = -1;
    int found = 0;
    search(u.pos, 1, avoid, [&](int c, const Visit& visit) {
      if (visit.distance > 12) return false;
      if (board[c].id != -1 or reserved[at(u.pos) + step[visit.first]]) return true;
      double worth = worth_of_going(c, visit) / visit.distance;
      if (is_in_danger) worth = 100 + king_steps(pos(c), pos_voldemort()) - visit.distance;
      worth -= 20 * threat(c);
      if (worth > best) best = worth, goal = c;
      found += board[c].book;
      return found < 4;
    });
    if (goal == -1) return;
    move(u.id, visits[goal].first);
  }

  // ---------------------------------------- one round

  // Of two wizards who attack each other the first to do so has the advantage: so the spell,
  // for which all ghosts compete, and the duels come first in the list of orders.
  virtual void play() {
    const double time_used = status(me());
    if (time_used > 0.95) return;
    reach = time_used < 0.8 ? sight : min(sight, 5);
    read_board();
    mark_voldemort();
    mark_rivals();
    const Unit my_ghost = unit(ghost(me()));
    const bool casts =
        my_ghost.resting_rounds() == 0 and will_cast(my_ghost) and cast_spell(my_ghost.id);
    plan_wizards();
    move_wizards(true);
    if (not casts) move_ghost(my_ghost);
    move_wizards(false);
  }
};
