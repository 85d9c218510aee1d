#pragma once

#include "Kit.hh"

namespace tests {

// Demo, which leaves out some of its orders.
class Weakened : public PlayerRunner {
 public:
  using Keeps = std::function<bool(int round, const Seat& seat, const Order& order)>;

  Weakened(const Seat& seat, const Keeps& keeps)
      : seat_(seat), demo_(run_here("Demo", seat)), keeps_(keeps) {}

  void play(int round, Orders& orders) override {
    demo_->play(round, all_);
    orders.clear();
    for (const Order& order : all_.list())
      if (keeps_(round, seat_, order)) orders.add(all_, order);
  }

 private:
  const Seat seat_;
  const std::unique_ptr<PlayerRunner> demo_;
  const Keeps keeps_;
  Orders all_;
};

}  // namespace tests
