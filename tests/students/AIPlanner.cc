#include "Player.hh"

#define PLAYER_NAME Planner

// Probe: works as many students' players do, with containers made anew for every unit in every
// round: a queue, a map of the ways and a table of distances. Most of its time is memory.
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  const vector<Dir> cross = {Down, Right, Up, Left};

  // The first step of a shortest way of at most 8 steps to a book.
  Dir way_to_book (Pos start) const {
    vector<vector<int>> distance(board_rows(), vector<int>(board_cols(), -1));
    map<Pos, Dir> came_by;
    queue<Pos> pending;
    pending.push(start);
    distance[start.i][start.j] = 0;
    while (not pending.empty()) {
      Pos p = pending.front();
      pending.pop();
      if (cell(p).book and p != start) return first_step(start, p, came_by);
      if (distance[p.i][p.j] == 8) continue;
      for (Dir d : cross) {
        Pos q = p + d;
        if (not pos_ok(q) or cell(q).type == Wall or distance[q.i][q.j] != -1) continue;
        distance[q.i][q.j] = distance[p.i][p.j] + 1;
        came_by[q] = d;
        pending.push(q);
      }
    }
    return cross[0];
  }

  Dir first_step (Pos start, Pos p, const map<Pos, Dir>& came_by) const {
    deque<Dir> steps;
    while (p != start) {
      steps.push_front(came_by.at(p));
      for (int k = 0; k < 4; ++k)
        if (cross[k] == steps.front()) {
          p += cross[(k + 2) % 4];
          break;
        }
    }
    return steps.front();
  }

  virtual void play () {
    for (int id : wizards(me())) move(id, way_to_book(unit(id).pos));
  }
};

RegisterPlayer(PLAYER_NAME);
