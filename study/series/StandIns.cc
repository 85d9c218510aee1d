#include "StandIns.hh"

#include <engine/match/Crash.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

class SuccessionRunner : public PlayerRunner {
 public:
  /// @param before may be null: then its seat has no orders up to that round
  SuccessionRunner(int from, std::unique_ptr<PlayerRunner> before,
                   const std::function<std::unique_ptr<PlayerRunner>()>& make_after)
      : from_(from), before_(std::move(before)) {
    follow(PlayerCode::BEFORE, [&] { after_ = make_after(); });
  }

  void play(int round, Orders& orders) override {
    if (round < from_) {
      if (after_) follow(round, [&] { after_->play(round, not_carried_out_); });
      if (before_) before_->play(round, orders);
      return;
    }
    before_.reset();
    if (not after_) throw PlayerOut("led along, it failed " + failure_);
    after_->play(round, orders);
  }

 private:
  // A failure counts only when its turn has come.
  template <typename F>
  void follow(int round, F f) {
    if (const std::string why = lead(after_, f); not why.empty())
      failure_ = round_label(round) + ": " + why;
  }

  const int from_;
  std::unique_ptr<PlayerRunner> before_, after_;
  Orders not_carried_out_;
  std::string failure_;
};

}  // namespace

MakeRunner with_successors(int from, const std::vector<Successor>& successors, const Names& before,
                           MakeRunner make_runner) {
  return [=](const std::string&, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    std::unique_ptr<PlayerRunner> runner = make_runner(before[seat.player], seat);
    for (const Successor& successor : successors)
      if (successor.seat == seat.player)
        return std::make_unique<SuccessionRunner>(
            from, std::move(runner), [&] { return make_runner(successor.name, seat); });
    return runner;
  };
}

namespace {

class TaskRunner : public PlayerRunner {
 public:
  TaskRunner(const Seat& seat, const TaskStandIn& stand_in, std::unique_ptr<PlayerRunner> own,
             TaskTurns& turns)
      : seat_(seat), task_(stand_in.task), own_(std::move(own)), turns_(turns) {
    const std::string& name = stand_in.name;
    if (not name.empty())
      has_failed_ = not lead(other_, [&] { other_ = run_here(name, seat); }).empty();
  }

  void get_ready() override { own_->get_ready(); }
  void start(int round) override { own_->start(round); }
  double status() const override { return own_->status(); }
  std::optional<double> cpu_time() const override { return own_->cpu_time(); }

  void play(int round, Orders& orders) override {
    own_->play(round, own_orders_);
    other_orders_.clear();
    if (other_ and not lead(other_, [&] { other_->play(round, other_orders_); }).empty())
      has_failed_ = true;
    if (has_failed_) {
      orders = own_orders_;
      return;
    }
    find_units();
    merge_orders(orders, own_orders_, other_orders_, [this](int unit) {
      return std::binary_search(in_task_.begin(), in_task_.end(), unit);
    });
  }

 private:
  void find_units() {
    in_task_.clear();
    std::vector<int> units;
    add_units(seat_, units);
    for (int unit : units)
      if (task_of(seat_, unit) == task_) in_task_.push_back(unit);
    sort(in_task_);
    turns_.all += in_task_.size();
    turns_.with_order += ordered_units(in_task_, own_orders_);
    turns_.with_stand_ins += ordered_units(in_task_, other_orders_);
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
  const auto those = [&](const Orders& from, bool taken) {
    std::vector<Order> orders;
    std::copy_if(from.list().begin(), from.list().end(), std::back_inserter(orders),
                 [&](const Order& one) { return takes_other(one.id) == taken; });
    return orders;
  };
  const std::vector<Order> mine = those(own, true), others = those(other, true);
  merged = own;
  if (std::equal(mine.begin(), mine.end(), others.begin(), others.end(),
                 [&](const Order& a, const Order& b) { return are_alike(own, a, other, b); }))
    return;
  merged.clear();
  const std::vector<Order> kept = those(own, false);
  auto next = kept.begin();
  for (const Order& one : other.list()) {
    if (takes_other(one.id)) merged.add(other, one);
    else if (next != kept.end()) merged.add(own, *next++);
  }
  while (next != kept.end()) merged.add(own, *next++);
}

std::int64_t ordered_units(const std::vector<int>& units, const Orders& orders) {
  if (orders.list().empty()) return 0;
  std::vector<int> ordered;
  for (const Order& order : orders.list()) ordered.push_back(order.id);
  sort(ordered);
  return count_if(
      units, [&](int unit) { return std::binary_search(ordered.begin(), ordered.end(), unit); });
}

MakeRunner with_stand_in(const TaskStandIn& stand_in, const MakeRunner& make_runner,
                         TaskTurns& turns) {
  return [=, &turns](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    std::unique_ptr<PlayerRunner> own = make_runner(name, seat);
    if (seat.player != stand_in.seat) return own;
    return std::make_unique<TaskRunner>(seat, stand_in, std::move(own), turns);
  };
}

}  // namespace game_engine
