#include "Runners.hh"

#include <algorithm>

namespace game_engine {

namespace {

class TaskRunner : public PlayerRunner {
 public:
  TaskRunner(const Seat& seat, int task, std::unique_ptr<PlayerRunner> own,
             const std::function<std::unique_ptr<PlayerRunner>()>& make_other, TaskTurns& turns)
      : seat_(seat), task_(task), own_(std::move(own)), turns_(turns) {
    follow([&] { other_ = make_other(); });
  }

  void play(int round, Orders& orders) override {
    own_->play(round, own_orders_);
    other_orders_.clear();
    if (other_) follow([&] { other_->play(round, other_orders_); });
    if (has_failed_) {
      orders = own_orders_;
      return;
    }
    find_units();
    merge(orders);
  }

 private:
  template <typename F>
  void follow(F f) {
    try {
      f();
    } catch (const PlayerOut&) {
      other_.reset();
      has_failed_ = true;
    }
  }

  void find_units() {
    in_task_.clear();
    for (int unit : units_of(seat_))
      if (task_of(seat_, unit) == task_) in_task_.push_back(unit);
    std::sort(in_task_.begin(), in_task_.end());
    turns_.all += std::int64_t(in_task_.size());
    turns_.with_order += ordered_units(own_orders_);
    turns_.with_stand_ins += ordered_units(other_orders_);
  }

  bool is_in_task(const Order& order) const {
    return std::binary_search(in_task_.begin(), in_task_.end(), order.id);
  }

  // Units of the task with an order.
  std::int64_t ordered_units(const Orders& orders) const {
    return std::count_if(in_task_.begin(), in_task_.end(), [&](int unit) {
      return std::any_of(orders.list().begin(), orders.list().end(),
                         [unit](const Order& order) { return order.id == unit; });
    });
  }

  // Each order stays as far from the start of its list: two equal lists give the same one.
  void merge(Orders& orders) {
    orders = own_orders_;
    orders.clear();
    const std::size_t longest = std::max(own_orders_.list().size(), other_orders_.list().size());
    for (std::size_t k = 0; k < longest; ++k) {
      add(orders, own_orders_, k, false);
      add(orders, other_orders_, k, true);
    }
  }

  void add(Orders& orders, const Orders& from, std::size_t k, bool wanted) const {
    if (k < from.list().size() and is_in_task(from.list()[k]) == wanted)
      orders.add(from, from.list()[k]);
  }

  const Seat seat_;
  const int task_;
  const std::unique_ptr<PlayerRunner> own_;
  std::unique_ptr<PlayerRunner> other_;  ///< Null: nobody.
  bool has_failed_ = false;              ///< The stand-in.
  Orders own_orders_, other_orders_;
  std::vector<int> in_task_;  ///< Ids, increasing.
  TaskTurns& turns_;
};

}  // namespace

MakeRunner with_stand_in(const TaskStandIn& stand_in, const MakeRunner& make_runner,
                         TaskTurns& turns) {
  return [=, &turns](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    std::unique_ptr<PlayerRunner> own = make_runner(name, seat);
    if (seat.player != stand_in.seat) return own;
    const auto make_other = [&]() -> std::unique_ptr<PlayerRunner> {
      return stand_in.name.empty() ? nullptr : make_runner(stand_in.name, seat);
    };
    return std::make_unique<TaskRunner>(seat, stand_in.task, std::move(own), make_other, turns);
  };
}

}  // namespace game_engine
