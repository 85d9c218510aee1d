#pragma once

#include "Player.hh"

// What Dummy, Rival and Master have in common; they differ in the numbers.
//
// Attacks come first: on zombies, each of which is 10 points and one more unit, and on rivals.
// Then every unit looks around for what is worth going to: cells that others own or nobody does,
// food, zombies and the dead, who will be zombies, rivals. All that they have found is sorted by
// its worth for a round and shared out from the best on, so that no two go for the same. They keep
// out of the reach of zombies, and of rivals if they fear them.
struct Planner : public Player {
  // ---------------------------------------- what things are worth, in points

  double worth_of_unit = 25;  // besides the points, of a zombie that becomes ours
  double worth_of_food = 22;
  double worth_of_rival = 0;  // on the way to one: it may turn out otherwise
  double worth_of_dead = 0;
  double worth_of_round = 0.4;  // added to the steps to a goal
  bool fears_rivals = true;

  const double worth_of_cell = 1;
  const double least_chance = 0.35;  // to attack a rival, unless bitten
  const int reach = 14;              // how far units look around
  const int most_orders = 900;       // more than 1000 would put us out

  // ---------------------------------------- the board

  // The cells are in rows with waste around the board, so that each has 8 neighbours.
  static constexpr int WIDTH = 66;
  static constexpr int CELLS = WIDTH * WIDTH;
  static constexpr int STEP[8] = {WIDTH,  WIDTH + 1,  1,  1 - WIDTH,
                                  -WIDTH, -WIDTH - 1, -1, WIDTH - 1};

  struct Goal {
    double worth;  // for a round
    int id;
    int target;
    Dir dir;
    bool operator<(const Goal& g) const { return worth != g.worth ? worth > g.worth : id < g.id; }
  };

  vector<Cell> board;
  vector<char> bites;     // how many zombies can bite there, after our moves
  vector<char> rivals;    // how many rivals can attack there
  vector<char> reserved;  // where a unit of ours goes this round
  vector<char> done;      // by id: units with an order
  int orders;

  int at(Pos p) const { return (p.i + 1) * WIDTH + p.j + 1; }

  bool is_zombie(int c) const { return board[c].id != -1 and unit(board[c].id).type == Zombie; }

  bool is_rival(int c) const {
    if (board[c].id == -1) return false;
    const Unit u = unit(board[c].id);
    return u.type == Alive and u.player != me();
  }

  void read_board() {
    board.assign(CELLS, Cell(Waste, -1, -1, false));
    for (int i = 0; i < board_rows(); ++i)
      for (int j = 0; j < board_cols(); ++j) board[at(Pos(i, j))] = cell(i, j);
    reserved.assign(CELLS, false);
    bites.assign(CELLS, 0);
    rivals.assign(CELLS, 0);
    const int units = num_players() * num_ini_units_per_clan() + num_ini_zombies();
    for (int id = 0; id < units; ++id) {
      const Unit u = unit(id);
      const int c = at(u.pos);
      if (u.type == Zombie)
        for (int s : STEP) ++bites[c + s];
      else if (u.type == Alive and u.player != me())
        for (int d = 0; d < 8; d += 2) ++rivals[c + STEP[d]];
    }
    done.assign(units, false);
    orders = 0;
  }

  void order(int id, Dir d) {
    if (orders == most_orders) return;
    ++orders;
    done[id] = true;
    move(id, d);
  }

  // ---------------------------------------- attacks

  // Each zombie beside us is killed by one unit: first those that only one can reach.
  void kill_zombies() {
    vector<pair<int, int>> targets;  // how many of ours are beside it, cell
    for (int id : zombies()) {
      const int c = at(unit(id).pos);
      int beside = 0;
      for (int d = 0; d < 8; d += 2) beside += is_mine(c + STEP[d]);
      if (beside > 0) targets.push_back({beside, c});
    }
    sort(targets.begin(), targets.end());
    for (const auto& t : targets) {
      for (int d = 0; d < 8; d += 2) {
        const int c = t.second - STEP[d];
        if (not is_mine(c) or done[board[c].id]) continue;
        order(board[c].id, Dir(d));
        for (int s : STEP) --bites[t.second + s];
        board[t.second] = Cell();  // it is gone, and others can go there
        break;
      }
    }
  }

  bool is_mine(int c) const {
    if (board[c].id == -1) return false;
    const Unit u = unit(board[c].id);
    return u.type == Alive and u.player == me();
  }

  double chance(int rival) const {
    const double n = strength(me()), m = strength(rival);
    return 0.3 + 0.7 * (n + m == 0 ? 0.5 : n / (n + m));
  }

  void attack_rivals(const vector<int>& mine) {
    vector<char> attacked(done.size(), 0);
    for (int id : mine) {
      if (done[id]) continue;
      const Unit u = unit(id);
      double best = u.rounds_for_zombie == -1 ? least_chance : 0;
      int way = -1;
      for (int d = 0; d < 8; d += 2) {
        const int c = at(u.pos) + STEP[d];
        if (not is_rival(c) or attacked[board[c].id] > 1) continue;
        const double p = chance(board[c].owner) - 0.3 * attacked[board[c].id];
        if (p > best) best = p, way = d;
      }
      if (way == -1) continue;
      ++attacked[board[at(u.pos) + STEP[way]].id];
      order(id, Dir(way));
    }
  }

  // ---------------------------------------- walks

  double worth(int c) const {
    const Cell& there = board[c];
    if (there.food) return worth_of_food + (there.owner != me());
    if (there.id == -1) return there.owner != me() ? worth_of_cell : 0;
    const Unit u = unit(there.id);
    if (u.type == Zombie) return worth_of_unit;
    if (u.type == Dead) return worth_of_dead;
    const bool is_beatable = u.player != me() and chance(u.player) > least_chance;
    return is_beatable ? worth_of_rival * chance(u.player) : 0;
  }

  // Whether it is dangerous for a unit to be there at the end of the round.
  bool is_dangerous(int c, bool bitten) const {
    if (not bitten and bites[c] > 0) return true;
    return fears_rivals and rivals[c] > 0;
  }

  void look_around(const Unit& u, vector<Goal>& goals) const {
    static constexpr int UNSEEN = -1;
    vector<int> from(CELLS, UNSEEN);
    vector<pair<int, int>> pending = {{at(u.pos), 0}};  // cell, steps
    from[pending[0].first] = 8;
    const bool bitten = u.rounds_for_zombie != -1;
    for (size_t k = 0; k < pending.size(); ++k) {
      const int c = pending[k].first, steps = pending[k].second + 1;
      for (int d = 0; d < 8; d += 2) {
        const int next = c + STEP[d];
        if (from[next] != UNSEEN or board[next].type == Waste) continue;
        from[next] = k == 0 ? d : from[c];
        if (k == 0 and is_dangerous(next, bitten)) continue;
        if (bitten and steps > u.rounds_for_zombie) continue;
        const double w = worth(next);
        if (w > 0) goals.push_back({w / (steps + worth_of_round), u.id, next, Dir(from[next])});
        if (board[next].id == -1 and steps < reach) pending.push_back({next, steps});
      }
    }
  }

  // From the best goal on, each unit gets one, and each goal one unit.
  void share_out(const vector<int>& mine) {
    vector<Goal> goals;
    for (int id : mine)
      if (not done[id]) look_around(unit(id), goals);
    stable_sort(goals.begin(), goals.end());  // of equal ones of a unit, the nearest first
    vector<char> taken(CELLS, false);
    for (const Goal& g : goals) {
      const int c = at(unit(g.id).pos) + STEP[g.dir];
      if (done[g.id] or taken[g.target] or reserved[c]) continue;
      taken[g.target] = true;
      reserved[c] = true;
      order(g.id, g.dir);
    }
  }

  // Those that have nowhere to go step out of the reach of zombies.
  void flee(const vector<int>& mine) {
    for (int id : mine) {
      if (done[id]) continue;
      const int c = at(unit(id).pos);
      if (bites[c] == 0 or unit(id).rounds_for_zombie != -1) continue;
      for (int d = 0; d < 8; d += 2) {
        const int next = c + STEP[d];
        if (not board[next].is_empty() or reserved[next] or bites[next] > 0) continue;
        reserved[next] = true;
        order(id, Dir(d));
        break;
      }
    }
  }

  virtual void play() {
    if (status(me()) > 0.95) return;
    read_board();
    const vector<int> mine = alive_units(me());
    kill_zombies();
    attack_rivals(mine);
    share_out(mine);
    flee(mine);
  }
};
