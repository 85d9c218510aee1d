#pragma once

#include "Player.hh"

// What Rival and Master have in common; they differ in the numbers.
//
// Each round every dwarf looks around for what is worth going to: treasures, for which it digs,
// caves to own, and units to attack. All that they have found is sorted by its worth for a round,
// and shared out from the best on, so that no two go for the same thing. Nobody goes near trolls
// and the Balrog. Wizards go to the dwarves that need them.
struct Planner : public Player {
  // ---------------------------------------- what things are worth, in points

  double worth_of_treasure = 10;
  double worth_of_cave = 0.5;
  double worth_of_rival_cave = 1;  // somebody else loses it
  double worth_of_kill = 12;       // of a dwarf or wizard, who changes clan
  double worth_of_orc = 0;
  int sight = 10;                // rounds to look around
  int way_to_heal = 12;          // steps that a wizard goes to a dwarf
  int most_goers = 6;            // who go for a unit at a time
  const double most_time = 0.9;  // of the CPU time, from which on it does nothing

  // What a dwarf may do, and what that is worth for a round.
  struct Task {
    double worth;
    int id;
    Pos goal;
    Dir first;  // where the way to it begins
  };

  vector<Task> tasks;
  vector<vector<char>> deadly;  // where trolls and the Balrog reach
  set<int> healed;              // dwarves to whom a wizard goes

  void mark(Pos p, int reach) {
    for (int i = p.i - reach; i <= p.i + reach; ++i)
      for (int j = p.j - reach; j <= p.j + reach; ++j)
        if (pos_ok(i, j)) deadly[i][j] = true;
  }

  void mark_dangers() {
    deadly.assign(rows(), vector<char>(cols(), false));
    mark(unit(balrog_id()).pos, 2);
    for (int id : trolls()) mark(unit(id).pos, 2);
  }

  // The rounds that a dwarf takes to enter this cell; 0 if it can't.
  int rounds_to_enter(Pos p) const {
    if (not pos_ok(p) or deadly[p.i][p.j]) return 0;
    const Cell c = cell(p);
    if (c.type == Rock) return c.turns + 1;
    return (c.type == Cave or c.type == Outside) ? 1 : 0;
  }

  double worth_of_unit(const Unit& u) const {
    if (u.player == me() or u.type == Troll or u.type == Balrog) return 0;
    const double blows = max(1.0, u.health / (0.5 * (min_damage_dwarves() + max_damage_dwarves())));
    return (u.type == Orc ? worth_of_orc : worth_of_kill) / blows;
  }

  double worth_of_cell(const Cell& c) const {
    if (c.id != -1) return worth_of_unit(unit(c.id));
    if (c.type != Cave or c.owner == me()) return 0;
    if (c.treasure) return worth_of_treasure;
    return c.owner == -1 ? worth_of_cave : worth_of_rival_cave;
  }

  struct Step {
    Pos pos;
    Dir first;
  };

  vector<vector<Step>> pending;  // by the round in which a dwarf is there

  // Notes as tasks what the dwarf finds, the nearest first.
  void find_tasks(const Unit& u) {
    pending.resize(sight + rock_resistance() + 2);
    for (vector<Step>& steps : pending) steps.clear();
    vector<bool> seen(rows() * cols(), false);
    const auto at = [&](Pos p) { return p.i * cols() + p.j; };
    pending[0].push_back({u.pos, None});
    for (int round = 0, found = 0; round <= sight and found < 8; ++round) {
      for (int k = 0; k < int(pending[round].size()); ++k) {
        const Step step = pending[round][k];
        const Pos p = step.pos;
        if (seen[at(p)]) continue;
        seen[at(p)] = true;
        const Cell c = cell(p);
        const double worth = round == 0 ? 0 : worth_of_cell(c);
        if (worth > 0) tasks.push_back({worth / round, u.id, p, step.first}), ++found;
        if (round > 0 and c.id != -1 and (unit(c.id).player != me() or round < 3)) continue;
        for (int d = 0; d < None; ++d) {
          const Pos q = p + Dir(d);
          const int rounds = rounds_to_enter(q);
          if (rounds == 0 or seen[at(q)]) continue;
          pending[round + rounds].push_back({q, round == 0 ? Dir(d) : step.first});
        }
      }
    }
  }

  void flee(const Unit& u) {
    for (int d = 0; d < None; ++d) {
      const Pos q = u.pos + Dir(d);
      if (rounds_to_enter(q) == 1 and cell(q).id == -1)
        tasks.push_back({worth_of_kill + worth_of_cell(cell(q)), u.id, q, Dir(d)});
    }
  }

  // From the best task on, each goes to its dwarf, unless that one is busy, or somebody else goes
  // there. Several may go for a unit.
  void share_out_tasks() {
    stable_sort(tasks.begin(), tasks.end(),
                [](const Task& a, const Task& b) { return a.worth > b.worth; });
    set<int> busy;
    map<Pos, int> goers;
    set<Pos> reserved;
    for (const Task& task : tasks) {
      const Pos next = unit(task.id).pos + task.first;
      const int room = cell(task.goal).id == -1 ? 1 : most_goers;
      const bool is_rock = cell(next).type == Rock;
      if (busy.count(task.id) or goers[task.goal] == room or reserved.count(next)) continue;
      busy.insert(task.id);
      ++goers[task.goal];
      if (cell(next).id == -1 and not is_rock) reserved.insert(next);
      command(task.id, task.first);
    }
  }

  bool needs_wizard(const Unit& u) const {
    if (u.player != me() or u.type != Dwarf) return false;
    for (int d = 0; d < None; ++d) {
      const Pos q = u.pos + Dir(d);
      if (pos_ok(q) and cell(q).id != -1 and unit(cell(q).id).player != me()) return true;
    }
    return u.health < dwarves_health();
  }

  // A wizard goes beside the nearest dwarf that is hurt or fights, one wizard to each.
  void heal(const Unit& u) {
    vector<Step> steps(1, {u.pos, None});
    set<Pos> seen = {u.pos};
    for (int way = 0; way <= way_to_heal; ++way) {
      vector<Step> next;
      for (const Step& step : steps) {
        for (Dir d : {Bottom, Right, Top, Left}) {
          const Pos q = step.pos + d;
          if (not pos_ok(q) or not seen.insert(q).second) continue;
          const Cell c = cell(q);
          if (c.id != -1 and needs_wizard(unit(c.id)) and healed.insert(c.id).second) {
            if (step.first != None) command(u.id, step.first);
            return;
          }
          if (c.id == -1 and not deadly[q.i][q.j] and (c.type == Cave or c.type == Outside))
            next.push_back({q, way == 0 ? d : step.first});
        }
      }
      steps.swap(next);
    }
  }

  virtual void play() {
    if (status(me()) > most_time) return;
    healed.clear();
    tasks.clear();
    mark_dangers();
    for (int id : dwarves(me())) {
      const Unit u = unit(id);
      if (not pos_ok(u.pos)) continue;
      if (deadly[u.pos.i][u.pos.j]) flee(u);
      find_tasks(u);
    }
    share_out_tasks();
    for (int id : wizards(me()))
      if (pos_ok(unit(id).pos)) heal(unit(id));
  }
};
