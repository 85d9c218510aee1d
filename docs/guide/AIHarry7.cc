#include "Player.hh"

#define PLAYER_NAME Harry7

// 1: it shows in the viewer what it thinks. 0: it prints nothing.
#define DRAWINGS 1
#define DRAW if (not DRAWINGS) {} else cout

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // The directions in which a wizard can move.
  const vector<Dir> cross = {Down, Right, Up, Left};

  // The directions in which a ghost can move.
  const vector<Dir> star = {Down, DR, Right, RU, Up, UL, Left, LD};

  // What stands for no direction.
  const Dir none = Dir(8);

  // Whether a unit can move to p.
  bool is_free (Pos p) const {
    return pos_ok(p) and cell(p).type == Corridor and cell(p).id == -1;
  }

  // The larger of the two differences from p to Voldemort.
  int distance_to_voldemort (Pos p) const {
    Pos v = pos_voldemort();
    return max(abs(p.i - v.i), abs(p.j - v.j));
  }

  // Whether Voldemort may attack at p in this round: he moves one cell after our orders,
  // and attacks in the cells around him.
  bool is_dangerous (Pos p) const {
    return distance_to_voldemort(p) <= 2;
  }

  // The directions in which u can move.
  vector<Dir> directions (Unit u) const {
    return u.type == Ghost ? star : cross;
  }

  // The books to which one of our units goes in this round.
  set<Pos> taken;

  // Whether u wants to go to p.
  bool is_goal (Unit u, Pos p) const {
    if (cell(p).book) return taken.count(p) == 0;
    return cell(p).id != -1 and is_worth_meeting(u, unit(cell(p).id));
  }

  // A cell as drawings have it.
  string at (Pos p) const {
    return to_string(p.i) + " " + to_string(p.j);
  }

  // The first step of a shortest way from u to a goal; none if there is no way. It leads
  // into no danger; later steps may, as Voldemort will have moved on by then.
  Dir way_to_goal (Unit u) {
    // For each cell that we have seen, the first step of a shortest way to it.
    vector<vector<Dir>> first(board_rows(), vector<Dir>(board_cols(), none));
    queue<Pos> pending;
    pending.push(u.pos);
    while (not pending.empty()) {
      Pos p = pending.front();
      pending.pop();
      for (Dir d : directions(u)) {
        Pos q = p + d;
        if (not is_free(q) and not is_goal(u, q)) continue;
        if (first[q.i][q.j] != none or (p == u.pos and is_dangerous(q))) continue;
        first[q.i][q.j] = (p == u.pos ? d : first[p.i][p.j]);
        if (is_goal(u, q)) {
          if (cell(q).book) taken.insert(q);
          DRAW << "@arrow " << at(u.pos) << " " << at(q) << "\n";
          return first[q.i][q.j];
        }
        pending.push(q);
      }
    }
    return none;
  }

  // Moves the unit u as far from Voldemort as it can.
  void flee (Unit u) {
    Dir best = none;
    int farthest = distance_to_voldemort(u.pos);
    for (Dir d : directions(u)) {
      Pos p = u.pos + d;
      if (is_free(p) and distance_to_voldemort(p) > farthest) {
        best = d;
        farthest = distance_to_voldemort(p);
      }
    }
    if (best != none) move(u.id, best);
  }

  // Moves the unit u along a shortest way to a goal, or away from Voldemort.
  void walk (Unit u) {
    Dir d = way_to_goal(u);
    if (d != none) move(u.id, d);
    else if (is_dangerous(u.pos)) {
      DRAW << "@circle " << at(u.pos) << " red\n@unit " << u.id << " flees\n";
      flee(u);
    }
  }

  // The chance that a wizard of ours wins if it attacks one of that clan.
  double chance (int player) const {
    double ours = magic_strength(me()), theirs = magic_strength(player);
    if (ours > 2*theirs) return 1;
    if (theirs > 2*ours) return 0;
    if (ours + theirs == 0) return 0.65;
    return 0.3 + 0.7*ours/(ours + theirs);
  }

  // Whether the wizard u should walk into the unit v.
  bool is_worth_meeting (Unit u, Unit v) const {
    if (u.type == Ghost or u.is_in_conversion_process()) return false;
    if (v.type == Ghost) return false;
    if (v.player == me()) return v.is_in_conversion_process();
    return not v.is_in_conversion_process() and chance(v.player) > 0.5;
  }

  // Has the wizard u walk into a neighbour that is worth it. Says whether there is one.
  bool meet (Unit u) {
    for (Dir d : cross) {
      int id = cell(u.pos + d).id;
      if (id != -1 and is_worth_meeting(u, unit(id))) {
        move(u.id, d);
        return true;
      }
    }
    return false;
  }

  // A spell in the making: the ingredients, the group of each, and of each group how many
  // ingredients it has and their sum.
  vector<int> ingredients, group, members, sum;

  // Puts ingredient k and all after it into groups whose sum is `goal`, if that can be done.
  bool put (int k, int goal) {
    if (k == int(ingredients.size())) return true;
    for (int g = 0; g < int(members.size()); ++g) {
      bool is_last = members[g] == 2;
      int new_sum = sum[g] + ingredients[k];
      if (members[g] == 3 or new_sum > goal or (is_last and new_sum != goal)) continue;
      group[k] = g;
      ++members[g];
      sum[g] += ingredients[k];
      if (put(k + 1, goal)) return true;
      --members[g];
      sum[g] -= ingredients[k];
      // If it has not worked in one empty group, it will not in another.
      if (members[g] == 0) return false;
    }
    return false;
  }

  // Casts the spell, if there is a solution.
  void cast (int id) {
    ingredients = spell_ingredients();
    int groups = ingredients.size()/3;
    group = vector<int>(ingredients.size());
    members = sum = vector<int>(groups, 0);
    int total = accumulate(ingredients.begin(), ingredients.end(), 0);
    if (put(0, total/groups)) {
      DRAW << "@mark spell\n";
      spell(id, group);
    }
  }

  // The ghost casts the spell when it may, and walks when not.
  void play_ghost (Unit u) {
    bool is_in_time = num_rounds() - round() > 50;
    if (u.resting_rounds() == 0 and is_in_time) cast(u.id);
    else walk(u);
  }

  virtual void play () {
    taken.clear();
    vector<int> walkers;
    for (int id : wizards(me()))
      if (not meet(unit(id))) walkers.push_back(id);
    play_ghost(unit(ghost(me())));
    for (int id : walkers) walk(unit(id));
    DRAW << "@value strength " << magic_strength(me()) << "\n";
  }

};

RegisterPlayer(PLAYER_NAME);
