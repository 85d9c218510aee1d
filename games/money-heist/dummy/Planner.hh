#pragma once

#include "dummy/Boxes.hh"

// What the three opponents have in common; they differ in the numbers.
//
// Each round every soldier looks around for what is worth going to: money, kits, rivals to attack.
// All that they have found is sorted by its worth for a round, and shared out from the best on, so
// that no two go for the same money. The professor opens boxes: see Boxes.hh.
//
// When two soldiers with poison go to the same cell, the second one walks into the first and kills
// it. So a careful soldier comes no nearer than two cells if the rival has the move; from there it
// goes to the cell between them with the last order of the round, which the larger clan has. Whose
// clan is smaller keeps away instead, and leaves the fight to others.
struct Planner : public BoxOpener {
  // ---------------------------------------- what things are worth, in points

  double worth_of_round = 1;    // what a soldier makes in a round, poison included
  double worth_of_money = 0;    // besides its amount: who holds such places has the fights, too
  double share_of_kill = 0.15;  // that poison is worth
  double hunting = 1;           // how much of its worth an attack keeps if the rival is farther off
  bool is_careful = true;
  double strong_ratio = 1;  // how many times our units a clan has that the careful keep away from

  const double worth_of_armed = 20;       // besides, of killing one who may kill us
  const double worth_of_guarding = 30;    // besides, of killing one near our professor
  const double worth_of_neighbour = 100;  // besides, before it attacks or goes
  const double worth_of_flight = 200;
  const double worth_of_charge = 5;  // of the careful, and more near a rival:
  const double worth_of_charge_near = 50;

  const int most_orders = 900;  // more than 1000 would put us out

  // ---------------------------------------- rivals with poison

  vector<int> armed_distance;   // steps from the nearest one
  vector<int> strong_distance;  // the same for those of clans that we keep away from

  int num_units(int player) const { return soldiers(player).size() + 1; }

  void read_rivals() {
    vector<int> armed, strong;
    for (const Unit& u : units) {
      if (u.player == me() or not is_armed(u)) continue;
      armed.push_back(at(u));
      if (num_units(u.player) > strong_ratio * num_units(me())) strong.push_back(at(u));
    }
    armed_distance = distances(armed);
    strong_distance = distances(strong);
  }

  // ---------------------------------------- soldiers

  // What a soldier may do, and what that is worth for a round.
  struct Task {
    double worth;
    int id;
    int goal;   // a cell
    Dir first;  // where the way to it begins; none of the four to charge first
  };

  vector<Task> tasks;
  Unit professor_of_ours;

  bool is_charge(const Task& task) const { return not dir_ok(task.first); }
  int next_cell(const Task& task) const { return at(units[task.id]) + step[task.first]; }
  bool is_attack(const Task& task) const {
    return not is_charge(task) and board[next_cell(task)].id != -1;
  }

  // A soldier that dies is likely to come back as one of ours.
  double worth_of_kill() const {
    return points_for_killing_soldier() + 0.7 * worth_of_round * rounds_left();
  }

  bool is_near_professor(const Unit& u) const {
    const Unit& p = professor_of_ours;
    return p.is_alive() and abs(p.pos.i - u.pos.i) + abs(p.pos.j - u.pos.j) <= 4;
  }

  double worth_of_attack(const Unit& v) const {
    if (v.type == Soldier)
      return worth_of_kill() + (is_armed(v) ? worth_of_armed : 0) +
             (is_near_professor(v) ? worth_of_guarding : 0);
    const double gold = 0.5 * gold_value() * min(professor_rounds_rebirth(), rounds_left()) / 20.0;
    return (points_for_killing_professor() + gold) / hits_left(v, 0);
  }

  // Health that makes the professor stand an attack more.
  double worth_of_health() const {
    const Unit& p = professor_of_ours;
    const int pot = min(available_health(me()), professor_max_health());
    const bool helps = hits_left(p, pot + health_kit_value()) > hits_left(p, pot);
    return p.is_alive() and helps ? 30 : 1;
  }

  double worth_of_cell(int c, int distance) const {
    const Cell& cell = board[c];
    double worth = cell.money > 0 ? worth_of_money + cell.money : 0;
    if (cell.poison_kit)
      worth = share_of_kill * worth_of_kill() * min(poison_kit_value(), soldier_max_poisons());
    if (cell.health_kit) worth = worth_of_health();
    return rival_distance[c] < distance ? 0.4 * worth : worth;
  }

  // Whether a way of u must not lead through a cell so many steps away.
  bool is_to_avoid(const Unit& u, int c, int distance) const {
    const bool is_defenceless = u.poison <= 0;
    if (board[c].id != -1) return false;
    if (is_defenceless and distance <= 2 and threats[c] > 0) return true;
    if (not is_careful or distance > 1) return false;
    const vector<int>& feared = is_defenceless ? armed_distance : strong_distance;
    const bool has_rival_the_move = armed_distance[at(u)] == 3 and armed_distance[c] == 2;
    return (feared[c] <= 2 and feared[c] < feared[at(u)]) or
           (not is_defenceless and has_rival_the_move);
  }

  // A soldier without poison takes what is in the pot, the sooner the nearer a rival is.
  void find_charge(const Unit& u) {
    const double worth = worth_of_charge + worth_of_charge_near / min(rival_distance[at(u)], 1000);
    tasks.push_back({worth, u.id, at(u), stay});
  }

  void find_tasks(const Unit& u) {
    const int enough = 8;
    const bool is_armed_now = u.poison > 0;
    const bool can_charge = u.type == Soldier and available_poison(me()) > 0;
    const bool is_in_danger = not is_armed_now and threats[at(u)] > 0;
    int found = 0;
    if (is_careful and can_charge and not is_armed_now) find_charge(u);
    const auto avoid = [&](int c, int distance) { return is_to_avoid(u, c, distance); };
    search(u.pos, avoid, [&](int c, const Visit& visit) {
      const int other = board[c].id;
      if (other == -1 and gains[c] == 0 and not is_in_danger) return true;
      Task task = {0, u.id, c, visit.first};
      if (other != -1 and units[other].player != me()) {
        if (not is_armed_now and not can_charge) return true;
        task.worth = worth_of_attack(units[other]) / (visit.distance + not is_armed_now);
        if (not is_armed_now) task.first = stay;
        else if (visit.distance == 1) task.worth += worth_of_neighbour;
        if (visit.distance > 1) task.worth *= hunting;
      } else if (other == -1) {
        task.worth = worth_of_cell(c, visit.distance) / visit.distance;
        if (is_in_danger) task.worth += worth_of_flight / visit.distance;
      }
      if (task.worth == 0) return true;
      tasks.push_back(task);
      return ++found < enough;
    });
  }

  // How many soldiers may go to the same cell.
  int room_at(int c) const {
    const int id = board[c].id;
    if (id == -1) return 1;
    return units[id].type == Professor ? hits_left(units[id], 0) : 2;
  }

  // From the best task on, each goes to its soldier, unless that one is busy or others do it.
  void share_out_tasks() {
    stable_sort(tasks.begin(), tasks.end(),
                [](const Task& a, const Task& b) { return a.worth > b.worth; });
    vector<Task> shared;
    vector<int> goers(CELLS, 0);
    vector<char> is_busy(units.size(), false);
    int pot = available_poison(me());
    for (const Task& task : tasks) {
      if (is_busy[task.id] or goers[task.goal] >= room_at(task.goal)) continue;
      if (is_charge(task) ? pot <= 0 : reserved[next_cell(task)]) continue;
      if (is_charge(task)) pot -= soldier_max_poisons();
      else if (not is_attack(task)) reserved[next_cell(task)] = true;
      is_busy[task.id] = true;
      ++goers[task.goal];
      shared.push_back(task);
      if (int(shared.size()) == most_orders) break;
    }
    tasks = shared;
  }

  // Of two soldiers who meet, the one whose order comes first wins if they stand side by side;
  // but if both go to the same cell, the one who comes second walks into the other.
  const int latest = 4;
  int urgency(const Task& task) const {
    if (is_charge(task)) return 3;
    if (is_attack(task)) return is_armed(units[board[next_cell(task)].id]) ? 0 : 2;
    if (threats[at(units[task.id])] > 0) return 1;
    return threats[next_cell(task)] == 0 ? 3 : latest;
  }

  // Orders that do nothing, to all who have none: what comes after them is carried out later.
  void fill_up() {
    vector<char> is_busy(units.size(), false);
    for (const Task& task : tasks) is_busy[task.id] = true;
    int orders = tasks.size();
    for (const Unit& u : units)
      if (u.player == me() and not is_busy[u.id] and ++orders < most_orders) move(u.id, stay);
  }

  void give_orders() {
    stable_sort(tasks.begin(), tasks.end(),
                [&](const Task& a, const Task& b) { return urgency(a) < urgency(b); });
    bool is_filled_up = not is_careful;
    for (const Task& task : tasks) {
      if (not is_filled_up and urgency(task) == latest) {
        fill_up();
        is_filled_up = true;
      }
      if (is_charge(task)) charge(task.id);
      else move(task.id, task.first);
    }
  }

  // ---------------------------------------- one round

  virtual void play() {
    const double time_used = status(me());
    if (time_used > 0.95) return;
    reach = time_used < 0.8 ? 20 : 5;
    read_board();
    read_units();
    if (is_careful) read_rivals();
    professor_of_ours = units[professor(me())];
    const Unit& p = professor_of_ours;
    tasks.clear();
    const bool is_busy = not p.is_alive() or open_box(p) or heal_professor(p) or go_to_box(p);
    if (not is_busy) find_tasks(p);
    for (int id : soldiers(me())) find_tasks(units[id]);
    share_out_tasks();
    give_orders();
  }
};
