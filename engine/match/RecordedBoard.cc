#include "RecordedBoard.hh"

#include <algorithm>
#include <engine/text/Ranges.hh>

namespace game_engine {

RecordedBoard::RecordedBoard(const Trace& trace, int end, Observer observer)
    : RecordedBoard(trace, trace.num_rounds(), trace.match_seed(), {}) {
  end_ = std::min({end, trace.last_round() + 1, trace.num_rounds()});
  observer_ = std::move(observer);
}

RecordedBoard::RecordedBoard(const Trace& trace, int from, const MatchSeed& seed,
                             const std::array<bool, NUM_PLAYERS>& as_recorded)
    : trace_(trace),
      from_(from),
      end_(trace.num_rounds()),
      seed_(seed),
      as_recorded_(as_recorded),
      round_(trace.first_round()),
      board_(make_board(*trace.start(), trace.match_seed())) {
  board_->draw_from(seed_.number);
}

void RecordedBoard::set_status(int player, double status) {
  // At the end of a round: of one that was played.
  if (round_ > from_ and not as_recorded_[player]) board_->set_status(player, status);
}

void RecordedBoard::go_on(std::function<std::int64_t(int round)> seed_of_round) {
  from_ = round_;
  seed_of_round_ = std::move(seed_of_round);
}

const Orders& RecordedBoard::next(const OrdersBySeat& orders, Outcomes* outcomes, Events* events) {
  if (round_ >= from_) return play_round(orders, outcomes, events);
  if (observer_) observer_(orders);
  const int round = round_++;
  if (round_ <= trace_.last_round())
    board_->go_to(*trace_.position(round_), seed_, trace_.events(round));
  if (not trace_.has_orders(round)) return none_;
  if (events) *events = trace_.events(round);
  return trace_.orders(round);
}

const Orders& RecordedBoard::play_round(OrdersBySeat orders, Outcomes* outcomes, Events* events) {
  for (int player : SEATS)
    if (as_recorded_[player] and trace_.has_orders(round_))
      orders[player] = orders_of(player, trace_.orders(round_), *board_);
  if (seed_of_round_) board_->draw_from(seed_of_round_(round_));
  const Orders& carried_out = board_->next(orders, outcomes, events);
  ++round_;
  return carried_out;
}

namespace {

const std::string RECORDED_NOTHING = " (recorded: nothing)";
// To mix the others' orders, at first and when looking again.
constexpr int USUAL_WAYS = 300, MANY_WAYS = 5000;
constexpr int MAX_UNITS = 5000;  // their ids

std::string in_words(const Orders& orders, const Order& order) {
  Text text;
  write_order(text, orders, order);
  return std::string(text.str());
}

const Order* find(const Orders& orders, const Orders& from, const Order& order) {
  for (const Order& other : orders.list())
    if (are_alike(orders, other, from, order)) return &other;
  return nullptr;
}

const Order* to_unit(int id, const Orders& orders) {
  for (const Order& order : orders.list())
    if (order.id == id) return &order;
  return nullptr;
}

class Comparison {
 public:
  Comparison(const Trace& trace, int round, int player, const Orders& given)
      : position_(trace.position(round)),
        seed_(trace.match_seed()),
        player_(std::size_t(player)),
        given_(given),
        played_(played_alone()),
        board_(make_board(*position_, seed_)) {
    for (int other : SEATS) recorded_[other] = orders_of(other, trace.orders(round), *board_);
    for (int id = 0; id < MAX_UNITS; ++id) {
      const int owner = board_->player_of(id);
      if (owner != -1 and not to_unit(id, recorded_[owner])) without_order_[owner].push_back(id);
    }
  }

  std::vector<std::string> differences(int ways) {
    look_for_recorded();
    if (differences_.empty() and not are_in_order())
      differences_.push_back("the same orders in another order");
    look_for_new(ways);
    return differences_;
  }

 private:
  // The orders that are carried out if nobody else plays.
  Orders played_alone() const {
    OrdersBySeat orders;
    orders[player_] = given_;
    return make_board(*position_, seed_)->next(orders);
  }

  void look_for_recorded() {
    const Orders& recorded = recorded_[player_];
    for (const Order& order : recorded.list()) {
      const std::string was = in_words(recorded, order);
      const Order* instead = to_unit(order.id, played_);
      if (instead and not are_alike(played_, *instead, recorded, order))
        differences_.push_back(in_words(played_, *instead) + " (recorded: " + was + ")");
      else if (not instead and not find(given_, recorded, order))
        differences_.push_back("nothing for " + std::to_string(order.id) + " (recorded: " + was +
                               ")");
    }
  }

  // Whether the recorded orders are among those given, in the same order.
  bool are_in_order() const {
    const Orders& recorded = recorded_[player_];
    std::size_t next = 0;
    for (const Order& order : given_.list())
      if (next < recorded.list().size() and
          are_alike(given_, order, recorded, recorded.list()[next]))
        ++next;
    return next == recorded.list().size();
  }

  // The recorded orders of another player. Before or between them, it may have given others, which
  // did nothing but took turns: in two of three ways, its other units have such orders.
  Orders mixed(int other, int way) const {
    const Orders& recorded = recorded_[other];
    if (way % 3 == 0) return recorded;
    Orders orders;
    std::size_t next = 0;
    for (int id : without_order_[other]) {
      orders.record(idle_order(id));
      if (way % 3 == 2 and next < recorded.list().size())
        orders.add(recorded, recorded.list()[next++]);
    }
    while (next < recorded.list().size()) orders.add(recorded, recorded.list()[next++]);
    return orders;
  }

  void look_for_new(int ways) {
    std::vector<const Order*> fresh;
    for (const Order& order : played_.list())
      if (board_->player_of(order.id) == int(player_) and
          not to_unit(order.id, recorded_[player_]) and find(given_, played_, order))
        fresh.push_back(&order);
    for (int way = 1; way <= ways and not fresh.empty(); ++way) {
      OrdersBySeat orders;
      for (int other : SEATS)
        orders[other] = std::size_t(other) == player_ ? given_ : mixed(other, way);
      const auto board = make_board(*position_, {seed_.number + way, seed_.key});
      const Orders& carried_out = board->next(orders);
      const auto did_nothing = [&](const Order* order) {
        return not find(carried_out, played_, *order);
      };
      erase_if(fresh, did_nothing);
    }
    for (const Order* order : fresh)
      differences_.push_back(in_words(played_, *order) + RECORDED_NOTHING);
  }

  const std::shared_ptr<const Configuration> position_;
  const MatchSeed seed_;
  const std::size_t player_;
  const Orders& given_;
  const Orders played_;
  const std::unique_ptr<AnyBoard> board_;  ///< Before the round.
  OrdersBySeat recorded_;
  std::array<std::vector<int>, NUM_PLAYERS> without_order_;  ///< Their units.
  std::vector<std::string> differences_;
};

}  // namespace

std::vector<std::string> order_differences(const Trace& trace, int round, int player,
                                           const Orders& given, int& looks_left) {
  const auto differences = [&](int ways) {
    return Comparison(trace, round, player, given).differences(ways);
  };
  std::vector<std::string> found = differences(USUAL_WAYS);
  if (found.empty() or looks_left == 0) return found;
  --looks_left;
  return differences(MANY_WAYS);
}

}  // namespace game_engine
