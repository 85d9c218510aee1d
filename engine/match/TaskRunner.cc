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
    merge_orders(orders, own_orders_, other_orders_, [this](int unit) { return is_in_task(unit); });
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
    turns_.with_order += ordered_units(in_task_, own_orders_);
    turns_.with_stand_ins += ordered_units(in_task_, other_orders_);
  }

  bool is_in_task(int unit) const {
    return std::binary_search(in_task_.begin(), in_task_.end(), unit);
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

void merge_orders(Orders& merged, const Orders& own, const Orders& other,
                  const std::function<bool(int unit)>& takes_other) {
  merged = own;
  merged.clear();
  const auto add = [&](const Orders& from, std::size_t k, bool wanted) {
    if (k < from.list().size() and takes_other(from.list()[k].id) == wanted)
      merged.add(from, from.list()[k]);
  };
  for (std::size_t k = 0; k < std::max(own.list().size(), other.list().size()); ++k) {
    add(own, k, false);
    add(other, k, true);
  }
}

std::int64_t ordered_units(const std::vector<int>& units, const Orders& orders) {
  return std::count_if(units.begin(), units.end(), [&](int unit) {
    return std::any_of(orders.list().begin(), orders.list().end(),
                       [unit](const Order& order) { return order.id == unit; });
  });
}

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
