#include "Player.hh"

#define PLAYER_NAME Interface

#define MUST(condition) \
  if (not (condition)) throw logic_error("not so: " #condition)

// Probe: uses every name of the interface as a program of a student does, by its bare name,
// and looks at the types. What the functions return is held in tests/rules/interface.cc.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Attributes and the constructor see the board of round 0.
  const int rows = board_rows();
  vector<int> team = wizards(me());
  map<Pos, int> units;
  set<Pos> books;
  int first_number;

  PLAYER_NAME () : first_number(random(1, 1000000)) {
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < board_cols(); ++j) {
        if (cell(i, j).id != -1) units[Pos(i, j)] = cell(i, j).id;
        if (cell(Pos(i, j)).book) books.insert(Pos(i, j));
      }
    MUST(int(units.size()) == 4*(num_ini_wizards_per_clan() + 1));
    MUST(int(books.size()) == num_ini_books());
    MUST(not team.empty() and round() >= 0);
  }

  template <typename T>
  static void is (T) { }

  void types () const {
    is<int>(round());
    is<Cell>(cell(0, 0));
    is<Cell>(cell(Pos()));
    is<Unit>(unit(0));
    is<CellType>(cell(0, 0).type);
    is<UnitType>(unit(0).type);
    is<int>(unit(0).player + unit(0).rounds_pending + unit(0).next_player);
    is<bool>(unit(0).is_in_conversion_process());
    is<int>(unit(0).rounds_for_converting());
    is<int>(unit(0).player_to_be_converted_to());
    is<int>(unit(0).last_attack_received());
    is<int>(unit(0).resting_rounds());
    is<vector<int>>(wizards(0));
    is<int>(ghost(0));
    is<Pos>(pos_voldemort());
    is<int>(magic_strength(0));
    is<int>(score(0));
    is<vector<int>>(spell_ingredients());
    is<double>(status(0));
    is<int>(me());
    is<string>(version());
    is<bool>(player_ok(0));
    is<bool>(pos_ok(0, 0));
    is<bool>(pos_ok(Pos()));
    is<bool>(dir_ok(Down));
    static_assert(is_same<decltype(status(0)), double>::value, "status is a double");
    static_assert(is_same<decltype(Pos().i), int>::value, "a row is an int");
    static_assert(is_same<decltype(Unit().pos), Pos>::value, "a unit has a position");
    static_assert(is_same<decltype(Cell().book), bool>::value, "a book is there or not");
    static_assert(Down == 0 and DR == 1 and Right == 2 and RU == 3 and Up == 4 and UL == 5 and
                  Left == 6 and LD == 7, "the order of the directions");
    static_assert(Corridor == 0 and Wall == 1 and Wizard == 0 and Ghost == 1, "the types");
  }

  void settings () const {
    int sum = num_players() + num_rounds() + board_rows() + board_cols();
    sum += num_ini_wizards_per_clan() + num_ini_books() + clan_ini_magic_strength();
    sum += points_for_converting_wizard() + points_per_owned_cell() + book_magic_strength();
    sum += rounds_for_converting_wizard() + rounds_attack_resting_ghost();
    sum += rounds_no_attack_ghost() + rounds_spell_resting_ghost();
    MUST(sum > 0);
    MUST(Settings::version() == PLAYER_NAME::version());
  }

  // What the headers that Player.hh brings are for.
  void headers () const {
    ostringstream out;
    out << setw(4) << INT_MAX << Pos(3, 6) << Up << Wall << Ghost;
    queue<int> q;
    stack<int> s;
    priority_queue<pair<int, Pos>> pq;
    pq.push({1, Pos(1, 2)});
    char text[10];
    memset(text, 0, sizeof text);
    assert(strlen(text) == 0 and abs(-3) == 3 and sqrt(4.0) == 2);
    vector<int> v(3);
    iota(v.begin(), v.end(), 0);
    MUST(accumulate(v.begin(), v.end(), 0) == 3 and max(1, 2) == 2);
    ifstream in;
    MUST(not in.is_open() and q.empty() and s.empty());
  }

  // Bad arguments harm nobody.
  void bad_arguments () {
    for (int n : {-1, 4, 1000000, INT_MIN, INT_MAX}) {
      MUST(ghost(n) == -1 and magic_strength(n) == -1 and score(n) == -1 and status(n) == -2);
      MUST(wizards(n).empty() and not player_ok(n));
      MUST(n == 4 or unit(n).id == -1);
      Cell c = cell(n, 0);
      MUST(n == 4 or (c.type == Corridor and c.owner == -1 and c.id == -1 and not c.book));
      c = cell(Pos(0, n));
      MUST(n == 4 or c.is_empty());
      move(n, Up);
      move(team[0], Dir(n));
      spell(n, {});
      spell(ghost(me()), vector<int>(5, n));
      MUST(random(0, n) >= min(0, n) and random_permutation(-1).empty());
    }
  }

  virtual void play () {
    types();
    settings();
    headers();
    if (round() == 0) {
      MUST(random(1, 1000000) == first_number);
      bad_arguments();
    }
    for (int k : random_permutation(team.size())) move(team[k], Dir(2*random(0, 3)));
    spell(ghost(me()), vector<int>(spell_ingredients().size(), 0));
  }

};

RegisterPlayer(PLAYER_NAME);
