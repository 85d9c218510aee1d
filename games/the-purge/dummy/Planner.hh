#pragma once

#include "Player.hh"

// What Rival and Master have in common; they differ in the numbers.
//
// Each round every citizen looks around for what is worth going to: money, food, weapons, and by
// night rivals that it is likely to beat. All that they have found is sorted by its worth for a
// round, and shared out from the best on, so that no two go for the same thing. By night nobody
// steps beside a rival who is stronger, and who stands beside one runs.
struct Planner : public Player {
  // ---------------------------------------- what things are worth, in points

  double worth_of_life = 0.5;  // of a point of life that food gives
  double worth_of_gun = 60;
  double worth_of_bazooka = 200;
  int sight = 45;                // steps to look around for things
  int sight_of_hunters = 15;     // steps to look around for rivals; 1: only beside them
  bool is_careful = true;        // whether it keeps away from stronger rivals
  const double most_time = 0.9;  // of the CPU time, from which on it does nothing

  const vector<Dir> directions = {Down, Right, Up, Left};

  // What a citizen may do, and what that is worth for a round.
  struct Task {
    double worth;
    int id;
    Pos goal;
    Dir first;  // where the way to it begins
  };

  vector<Task> tasks;

  // ---------------------------------------- rivals

  double strength(const Citizen& c) const { return weapon_strength_attack(c.weapon); }

  bool is_rival(const Citizen& c) const { return c.id != -1 and c.player != me(); }

  // What it is worth that c attacks this rival once: the points of a kill are shared out over the
  // blows that it takes, and so are those that the rival gets if c loses.
  double worth_of_attack(const Citizen& c, const Citizen& rival) const {
    const double chance = strength(c) / (strength(c) + strength(rival));
    return chance * worth_of_blow(rival) - (1 - chance) * worth_of_blow(c);
  }

  double worth_of_blow(const Citizen& c) const {
    const double points = c.type == Warrior ? kill_warrior_points() : kill_builder_points();
    const int blows = (c.life + life_lost_in_attack() - 1) / life_lost_in_attack();
    return points / blows;
  }

  bool is_hidden(const Citizen& c) const { return cell(c.pos).b_owner == c.player; }

  // Whether a rival who is stronger than c stands beside p, and it is night.
  bool is_dangerous(const Citizen& c, Pos p) const {
    if (not is_careful or not is_night()) return false;
    for (Dir d : directions) {
      const Citizen other = pos_ok(p + d) ? citizen(cell(p + d).id) : Citizen();
      if (is_rival(other) and strength(other) > strength(c)) return true;
    }
    return false;
  }

  // ---------------------------------------- looking around

  bool is_free(Pos p) const {
    if (not pos_ok(p)) return false;
    const Cell c = cell(p);
    return c.type == Street and c.id == -1 and (c.b_owner == -1 or c.b_owner == me());
  }

  double worth_of_thing(const Citizen& c, Pos p) const {
    const Cell x = cell(p);
    if (x.bonus == Money) return money_points();
    if (x.bonus == Food)
      return worth_of_life * min(food_incr_life(), citizen_ini_life(c.type) - c.life);
    if (c.type != Warrior or strength(c) >= weapon_strength_attack(x.weapon)) return 0;
    return x.weapon == Bazooka ? worth_of_bazooka : x.weapon == Gun ? worth_of_gun : 0;
  }

  // What it is worth to come upon this rival, so many steps away.
  double worth_of_rival(const Citizen& c, const Citizen& rival, int distance) const {
    const bool is_in_time = is_round_night(round() + distance - 1);
    if (distance > sight_of_hunters or not is_in_time or is_hidden(rival)) return 0;
    return worth_of_attack(c, rival);
  }

  // Notes as tasks what c finds by breadth-first search.
  void find_tasks(const Citizen& c) {
    struct Step {
      Pos pos;
      Dir first;
      int distance;
    };
    vector<bool> seen(board_rows() * board_cols(), false);
    const auto at = [&](Pos p) { return p.i * board_cols() + p.j; };
    queue<Step> pending;
    pending.push({c.pos, Down, 0});
    seen[at(c.pos)] = true;
    while (not pending.empty()) {
      const Step step = pending.front();
      pending.pop();
      if (step.distance == sight) return;
      for (Dir d : directions) {
        const Step next = {step.pos + d, step.distance == 0 ? d : step.first, step.distance + 1};
        if (not pos_ok(next.pos) or seen[at(next.pos)]) continue;
        seen[at(next.pos)] = true;
        const Citizen other = citizen(cell(next.pos).id);
        double worth = 0;
        if (is_rival(other)) worth = worth_of_rival(c, other, next.distance);
        else if (is_free(next.pos)) worth = worth_of_thing(c, next.pos);
        if (worth > 0) tasks.push_back({worth / next.distance, c.id, next.pos, next.first});
        if (not is_free(next.pos) or (step.distance == 0 and is_dangerous(c, next.pos))) continue;
        pending.push(next);
      }
    }
  }

  // Notes the ways out for one who is in danger: before all else.
  void find_ways_out(const Citizen& c) {
    for (Dir d : directions)
      if (is_free(c.pos + d) and not is_dangerous(c, c.pos + d))
        tasks.push_back({worth_of_blow(c) + worth_of_thing(c, c.pos + d), c.id, c.pos + d, d});
  }

  // ---------------------------------------- one round

  // From the best task on, each goes to its citizen, unless that one is busy, or somebody else
  // goes there. Two may go for a rival.
  void share_out_tasks() {
    stable_sort(tasks.begin(), tasks.end(),
                [](const Task& a, const Task& b) { return a.worth > b.worth; });
    set<int> busy;
    map<Pos, int> goers;
    set<Pos> reserved;
    for (const Task& task : tasks) {
      const Pos next = citizen(task.id).pos + task.first;
      const int room = cell(task.goal).id == -1 ? 1 : 2;
      if (busy.count(task.id) or goers[task.goal] == room or reserved.count(next)) continue;
      busy.insert(task.id);
      ++goers[task.goal];
      if (cell(next).id == -1) reserved.insert(next);
      move(task.id, task.first);
    }
  }

  virtual void play() {
    if (status(me()) > most_time) return;
    tasks.clear();
    for (const vector<int>& ids : {warriors(me()), builders(me())})
      for (int id : ids) {
        const Citizen c = citizen(id);
        if (is_dangerous(c, c.pos)) find_ways_out(c);
        find_tasks(c);
      }
    share_out_tasks();
  }
};
