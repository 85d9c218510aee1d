#include "Player.hh"

#define PLAYER_NAME Dummy

// The opponent to beat. Its dwarves walk to caves that are not theirs and to treasures that others
// have dug free, and attack what stands beside them, but only in half of the rounds.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // How much nearer than a cave that nobody owns another goal may seem.
  const int for_treasure = 12;
  const int for_rival_cave = 2;
  // So much further away is a goal to which another dwarf goes.
  const int for_company = 10;
  // In percent.
  const int attacks = 50;

  const int far = 1000;

  vector<vector<char>> is_way;   // where a dwarf may walk
  vector<vector<int>> distance;  // from each cell to the goals
  vector<vector<Pos>> cells_by_distance;

  void block (Pos p, int reach) {
    for (int i = p.i - reach; i <= p.i + reach; ++i)
      for (int j = p.j - reach; j <= p.j + reach; ++j)
        if (pos_ok(i, j)) is_way[i][j] = false;
  }

  void find_ways () {
    is_way.assign(rows(), vector<char>(cols(), false));
    for (int i = 0; i < rows(); ++i)
      for (int j = 0; j < cols(); ++j) {
        const CellType type = cell(i, j).type;
        is_way[i][j] = type == Cave or type == Outside;
      }
    block(unit(balrog_id()).pos, 2);
    for (int id : trolls()) block(unit(id).pos, 1);
    for (int id : orcs()) block(unit(id).pos, 0);
  }

  // The distance from which a search for this goal starts; far if it is none.
  int start (Pos p) const {
    const Cell c = cell(p);
    if (c.type != Cave or c.owner == me() or c.id != -1) return far;
    if (c.treasure) return 0;
    return c.owner == -1 ? for_treasure : for_treasure - for_rival_cave;
  }

  void add (Pos p, int d) {
    if (d >= distance[p.i][p.j]) return;
    distance[p.i][p.j] = d;
    cells_by_distance[d].push_back(p);
  }

  void measure () {
    distance.assign(rows(), vector<int>(cols(), far));
    cells_by_distance.assign(far, vector<Pos>());
    for (int i = 0; i < rows(); ++i)
      for (int j = 0; j < cols(); ++j) add(Pos(i, j), start(Pos(i, j)));
    for (int d = 0; d + 1 < far; ++d)
      for (int k = 0; k < int(cells_by_distance[d].size()); ++k) {
        const Pos p = cells_by_distance[d][k];
        if (distance[p.i][p.j] != d or not is_way[p.i][p.j]) continue;
        for (int dir = 0; dir < None; ++dir)
          if (pos_ok(p + Dir(dir))) add(p + Dir(dir), d + 1);
      }
  }

  // The weakest rival beside the dwarf.
  Dir way_to_rival (Pos p) {
    Dir best = None;
    int least = INT_MAX;
    if (random(1, 100) > attacks) return best;
    for (int d = 0; d < None; ++d) {
      const Unit other = unit(cell(p + Dir(d)).id);
      if (other.id == -1 or other.player == me() or other.type == Troll) continue;
      if (other.type == Balrog or other.health >= least) continue;
      least = other.health;
      best = Dir(d);
    }
    return best;
  }

  Dir way_to_goal (Pos p) {
    Dir best = None;
    int least = far;
    for (int d = 0; d < None; ++d) {
      const Pos q = p + Dir(d);
      if (not pos_ok(q) or not is_way[q.i][q.j] or cell(q).id != -1) continue;
      if (distance[q.i][q.j] >= least) continue;
      least = distance[q.i][q.j];
      best = Dir(d);
    }
    return best;
  }

  virtual void play () {
    if (status(me()) > 0.95) return;
    find_ways();
    measure();
    for (int id : dwarves(me())) {
      const Pos p = unit(id).pos;
      Dir d = way_to_rival(p);
      if (d == None) d = way_to_goal(p);
      if (d == None) continue;
      command(id, d);
      int& taken = distance[(p + d).i][(p + d).j];
      taken = min(far, taken + for_company);
    }
  }

};

RegisterPlayer(PLAYER_NAME);
