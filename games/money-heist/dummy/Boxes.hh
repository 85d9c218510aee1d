#pragma once

#include "Player.hh"

// The part of a Planner that looks at the board and leads the professor.
//
// The professor walks from box to box on the route that brings most gold soonest, around units
// and soldiers with poison.
struct BoxOpener : public Player {
  const int most_boxes = 6;       // to plan a route for
  const int longest_hint = 3000;  // numbers of a hint that it tries to solve

  // ---------------------------------------- the board

  // The cells are in rows with a wall around the board, so that each has 4 neighbours.
  static constexpr int WIDTH = 66;
  static constexpr int CELLS = WIDTH * WIDTH;
  const int step[4] = {WIDTH, 1, -WIDTH, -1};
  const Dir stay = Dir(4);

  vector<Cell> board;
  vector<char> walls;          // where nobody goes: walls, doors and gold
  vector<int> gains;           // what it is worth to pass by each cell
  vector<int> threats;         // rival soldiers with poison beside each cell
  vector<int> rival_distance;  // steps from the nearest rival
  vector<char> reserved;       // where a unit of ours goes this round
  vector<Unit> units;          // by id
  vector<int> rounds_still;    // for how many rounds each has been where it is
  int reach;                   // how far soldiers look around

  int at(Pos p) const { return (p.i + 1) * WIDTH + p.j + 1; }
  int at(const Unit& u) const { return at(u.pos); }

  int rounds_left() const { return num_rounds() - round(); }
  bool is_armed(const Unit& u) const { return u.type == Soldier and u.poison > 0; }

  void read_board() {
    board.assign(CELLS, Cell(Wall, -1, false, false, -1, false, 0));
    gains.assign(CELLS, 0);
    reserved.assign(CELLS, false);
    for (int i = 0; i < board_rows(); ++i)
      for (int j = 0; j < board_cols(); ++j) board[at(Pos(i, j))] = cell(i, j);
    vector<char> walls_now(CELLS);
    for (int c = 0; c < CELLS; ++c) {
      const Cell& cell = board[c];
      walls_now[c] = cell.type == Wall or cell.box != -1 or cell.gold;
      gains[c] = cell.money + 4 * (cell.poison_kit or cell.health_kit);
    }
    if (walls_now != walls) {
      walls = walls_now;
      find_boxes();
    }
  }

  void read_units() {
    threats.assign(CELLS, 0);
    vector<int> rivals;
    for (int id = 0; id < num_players() * (num_ini_soldiers_per_clan() + 1); ++id) {
      const Unit u = unit(id);
      if (id == int(units.size())) units.push_back(u), rounds_still.push_back(0);
      rounds_still[id] = u.pos == units[id].pos ? rounds_still[id] + 1 : 0;
      units[id] = u;
      if (u.player == me() or not u.is_alive()) continue;
      rivals.push_back(at(u));
      if (is_armed(u))
        for (int s : step) ++threats[at(u) + s];
    }
    rival_distance = distances(rivals);
  }

  // For each cell, the steps from the nearest of these cells, by breadth-first search.
  vector<int> distances(vector<int> cells) const {
    vector<int> distance(CELLS, INT_MAX);
    for (int c : cells) distance[c] = 0;
    for (int k = 0; k < int(cells.size()); ++k) {
      for (int s : step) {
        const int c = cells[k] + s;
        if (walls[c] or distance[c] != INT_MAX) continue;
        distance[c] = distance[cells[k]] + 1;
        cells.push_back(c);
      }
    }
    return distance;
  }

  // Whether a way may lead through a cell so many steps away. Units that move will have gone on.
  bool is_way(int c, int distance) const {
    const int id = board[c].id;
    return id == -1 or (distance > 3 and rounds_still[id] < 3);
  }

  // ---------------------------------------- keys

  static constexpr int MOST = 20;  // hints have numbers from -MOST to MOST

  // How often each number of a hint is in no triplet yet.
  struct Counts {
    int count[2 * MOST + 1] = {};
    int operator[](int x) const { return abs(x) > MOST ? 0 : count[x + MOST]; }
    void add(int x, int n) { count[x + MOST] += n; }
  };

  map<vector<int>, vector<int>> keys;  // empty if it was not found

  // The numbers that are left, the most frequent first: they leave others that fit together.
  vector<int> frequent_first(const Counts& left) {
    vector<int> numbers;
    for (int k : random_permutation(2 * MOST + 1))
      if (left[k - MOST] > 0) numbers.push_back(k - MOST);
    stable_sort(numbers.begin(), numbers.end(), [&](int x, int y) { return left[x] > left[y]; });
    return numbers;
  }

  // Puts the numbers that are left into triplets, one after the other, beginning with one that is
  // far from 0, as it fits with few others. Gives up after so many tries.
  bool find_triplets(Counts& left, vector<int>& triplets, int& tries) {
    int x = MOST;
    while (x > 0 and left[x] == 0 and left[-x] == 0) --x;
    if (left[x] == 0) x = -x;
    if (left[x] == 0) return true;
    left.add(x, -1);
    for (int y : frequent_first(left)) {
      left.add(y, -1);
      for (int z : {x - y, x + y, y - x}) {
        if (left[z] == 0 or --tries < 0) continue;
        left.add(z, -1);
        triplets.insert(triplets.end(), {x, y, z});
        if (find_triplets(left, triplets, tries)) return true;
        triplets.resize(triplets.size() - 3);
        left.add(z, 1);
      }
      left.add(y, 1);
    }
    left.add(x, 1);
    return false;
  }

  // Empty if it was not found: a search that is long without success is unlikely to have any.
  vector<int> find_key(const vector<int>& hint) {
    vector<int> triplets;
    for (int search = 0; search < 20 and triplets.empty(); ++search) {
      Counts left;
      for (int x : hint) left.add(x, 1);
      int tries = 2000 + hint.size();
      find_triplets(left, triplets, tries);
    }
    map<int, vector<int>> triplets_with;  // each number
    for (int k = 0; k < int(triplets.size()); ++k) triplets_with[triplets[k]].push_back(k / 3);
    vector<int> key;
    if (triplets.empty()) return key;
    for (int x : hint) {
      key.push_back(triplets_with[x].back());
      triplets_with[x].pop_back();
    }
    return key;
  }

  // The key of a box; empty if it is too hard to find. Boxes that come back may have the hint of
  // before or a new one: so keys are kept by hint.
  const vector<int>& key(int box) {
    const vector<int> hint = safety_box_hints(box);
    const auto it = keys.find(hint);
    return it != keys.end() ? it->second : keys[hint] = find_key(hint);
  }

  // ---------------------------------------- the professor

  struct Box {
    int access;            // the cell from which it can be opened
    Dir door;              // from there
    vector<int> distance;  // from each cell to that one
  };

  vector<Box> boxes;
  vector<int> cost;        // of the professor's way to each cell, in parts of a step
  vector<Dir> first_step;  // of that way
  vector<int> blocked;     // until which round each cell is no way, as somebody stays there
  const int cost_of_step = 20;

  void find_boxes() {
    boxes.clear();
    if (size_hints_per_box() > longest_hint) return;
    for (int c = WIDTH; c < CELLS - WIDTH; ++c) {
      if (board[c].box == -1) continue;
      for (Dir d : {Down, Right, Up, Left}) {
        const int access = c - step[d];
        if (not board[c + step[d]].gold or walls[access] or key(board[c].box).empty()) continue;
        boxes.push_back({access, d, distances({access})});
      }
    }
  }

  // How many attacks it takes to kill a professor, if it heals before with so much.
  int hits_left(const Unit& u, int healing) const {
    const int health = u.health + min(healing, professor_max_health() - u.health);
    return (health - 1) / professor_health_decrease() + 1;
  }

  // What it costs the professor to enter a cell: more where it may be attacked or a unit may be in
  // its way, less where there is something to collect.
  int cost_of_entering(int c, int distance, int hits) const {
    int extra = is_way(c, distance) ? 0 : 4 * cost_of_step;
    if (blocked[c] > round()) extra = 200 * cost_of_step;
    if (distance > 4) return cost_of_step + extra;
    const int threat = 8 * cost_of_step * threats[c] / (hits * hits);
    return max(1, cost_of_step - gains[c]) + threat + extra;
  }

  // Finds the cheapest ways, with a queue for each cost.
  void find_ways(const Unit& u) {
    const int hits = min(hits_left(u, 0), 100);
    cost.assign(CELLS, INT_MAX);
    blocked.resize(CELLS, 0);
    first_step.assign(CELLS, stay);
    vector<int> steps(CELLS, 0);
    vector<vector<int>> queues(1, {at(u)});
    cost[at(u)] = 0;
    for (int now = 0; now < int(queues.size()); ++now) {
      for (int k = 0; k < int(queues[now].size()); ++k) {
        const int c = queues[now][k];
        if (cost[c] != now) continue;
        for (Dir d : {Down, Right, Up, Left}) {
          const int next = c + step[d];
          if (walls[next]) continue;
          const int sum = now + cost_of_entering(next, steps[c] + 1, hits);
          if (sum >= cost[next]) continue;
          cost[next] = sum;
          steps[next] = steps[c] + 1;
          first_step[next] = c == at(u) ? d : first_step[c];
          if (sum >= int(queues.size())) queues.resize(sum + 1);
          queues[sum].push_back(next);
        }
      }
    }
  }

  // The value of opening box k after so many rounds, and then others: gold counts the less the
  // later it comes.
  double value_of_route(int k, double time, const vector<int>& near, int visited) const {
    if (time >= rounds_left()) return 0;
    double rest = 0;
    for (int n = 0; n < int(near.size()); ++n) {
      const int next = boxes[near[n]].access;
      if (visited >> n & 1 or boxes[k].distance[next] == INT_MAX) continue;
      rest = max(rest, value_of_route(near[n], time + 1 + boxes[k].distance[next], near,
                                      visited | 1 << n));
    }
    return gold_value() * pow(0.97, time) + rest;
  }

  // The box to go to first; -1 if none can be reached.
  int best_box() const {
    vector<pair<int, int>> costs;
    for (int k = 0; k < int(boxes.size()); ++k)
      if (cost[boxes[k].access] != INT_MAX) costs.push_back({cost[boxes[k].access], k});
    sort(costs.begin(), costs.end());
    vector<int> near;
    for (const auto& one : costs)
      if (int(near.size()) < most_boxes) near.push_back(one.second);
    double best = 0;
    int goal = -1;
    for (int n = 0; n < int(near.size()); ++n) {
      const double time = double(cost[boxes[near[n]].access]) / cost_of_step;
      const double value = value_of_route(near[n], time, near, 1 << n);
      if (value > best) best = value, goal = near[n];
    }
    return goal;
  }

  bool open_box(const Unit& u) {
    for (const Box& box : boxes) {
      if (box.access != at(u)) continue;
      open(u.id, key(board[box.access + step[box.door]].box), box.door);
      return true;
    }
    return false;
  }

  // Heals if it takes an attack more to kill the professor then.
  bool heal_professor(const Unit& u) {
    if (hits_left(u, available_health(me())) <= hits_left(u, 0)) return false;
    heal(u.id);
    return true;
  }

  // Goes to a box, unless it may be killed there.
  bool go_to_box(const Unit& u) {
    find_ways(u);
    const int box = best_box();
    if (box == -1) return false;
    const Dir d = first_step[boxes[box].access];
    const int next = at(u) + step[d];
    if (threats[next] >= hits_left(u, 0)) return false;
    if (board[next].id != -1 and rounds_still[u.id] > 3) blocked[next] = round() + 20;
    reserved[next] = true;
    move(u.id, d);
    return true;
  }

  // ---------------------------------------- looking around

  // How a search has come to a cell.
  struct Visit {
    int search = 0;  // the number of the last search that came here
    int distance = 0;
    Dir first = Down;  // where the way begins
  };

  vector<Visit> visits = vector<Visit>(CELLS);
  vector<int> reached;
  int searches = 0;

  // Finds cells by shortest ways, nearest first. No way leads through cells of which
  // avoid(cell, distance) holds. For each cell look(cell, visit) is called, until it returns false.
  template <typename Avoid, typename Look>
  void search(Pos p, Avoid avoid, Look look) {
    ++searches;
    reached = {at(p)};
    visits[at(p)] = {searches, 0, stay};
    for (int k = 0; k < int(reached.size()); ++k) {
      const int c = reached[k];
      const Visit from = visits[c];
      if (from.distance > reach or (k > 0 and not look(c, from))) return;
      if (k > 0 and not is_way(c, from.distance)) continue;
      for (int d = 0; d < 4; ++d) {
        const int next = c + step[d];
        if (walls[next] or visits[next].search == searches) continue;
        if (avoid(next, from.distance + 1)) continue;
        visits[next] = {searches, from.distance + 1, k == 0 ? Dir(d) : from.first};
        reached.push_back(next);
      }
    }
  }
};
