#pragma once

#include "Player.hh"

// How the three opponents cast spells.
struct SpellCaster : public Player {
  // Puts the ingredients that are in no group yet (-1) into groups from g on, three to each.
  static bool solve(const vector<int>& ingredients, int goal, int g, vector<int>& group) {
    const int n = ingredients.size();
    const int a = find(group.begin(), group.end(), -1) - group.begin();
    if (a == n) return true;
    for (int b = a + 1; b < n; ++b) {
      for (int c = b + 1; c < n; ++c) {
        if (group[b] != -1 or group[c] != -1) continue;
        if (ingredients[a] + ingredients[b] + ingredients[c] != goal) continue;
        group[a] = group[b] = group[c] = g;
        if (solve(ingredients, goal, g + 1, group)) return true;
        group[a] = group[b] = group[c] = -1;
      }
    }
    return false;
  }

  // Has the ghost cast this round's spell. Returns whether there is a solution.
  bool cast_spell(int ghost) {
    const vector<int> ingredients = spell_ingredients();
    const int groups = ingredients.size() / 3;
    if (groups == 0) return false;
    const int goal = accumulate(ingredients.begin(), ingredients.end(), 0) / groups;
    vector<int> group(ingredients.size(), -1);
    if (not solve(ingredients, goal, 0, group)) return false;
    spell(ghost, group);
    return true;
  }
};
