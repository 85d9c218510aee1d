#include "OtherOrders.hh"

#include <engine/match/Match.hh>
#include <engine/match/RecordedBoard.hh>
#include <engine/text/Words.hh>
#include <algorithm>

#include "Child.hh"

namespace game_engine {

namespace {

constexpr char BETWEEN = '\t';

class IdleRunner : public PlayerRunner {
  void play(int, Orders& orders) override { orders.clear(); }
};

OrderInWords order_to(int unit, const Orders& orders) {
  const auto order = std::find_if(orders.list().begin(), orders.list().end(),
                                  [unit](const Order& one) { return one.id == unit; });
  if (order == orders.list().end()) return {};
  Text text;
  write_order(text, orders, *order);
  return {order_words(orders, *order), std::string(text.str())};
}

// Leads a player and another one, null for nobody, and says where they differ from a round on.
class BothRunner : public PlayerRunner {
 public:
  BothRunner(const Seat& seat, std::unique_ptr<PlayerRunner> own,
             std::unique_ptr<PlayerRunner> other, int from, const Say& say)
      : seat_(seat), own_(std::move(own)), other_(std::move(other)), from_(from), say_(say) {}

  void play(int round, Orders& orders) override {
    own_->play(round, orders);
    if (other_) other_->play(round, others_);
    if (round < from_) return;
    for (int unit : units_of(seat_)) {
      const OrderInWords own = order_to(unit, orders), other = order_to(unit, others_);
      if (own.words == other.words) continue;
      const std::vector<std::string> fields = {std::to_string(round),
                                               std::to_string(unit),
                                               unit_words(seat_, unit),
                                               own.words,
                                               own.text,
                                               other.words,
                                               other.text};
      say_(joined(fields, std::string(1, BETWEEN)) + "\n");
    }
  }

 private:
  const Seat seat_;
  const std::unique_ptr<PlayerRunner> own_, other_;
  const int from_;
  const Say& say_;
  Orders others_;
};

}  // namespace

std::vector<OtherOrder> other_orders(const ReviewedMatch& match, int from, int to, int who) {
  const auto work = [&](const Say& say) {
    Match led(std::make_unique<RecordedBoard>(match.trace, to, RecordedBoard::Observer()),
              match.players, match.trace.seed(), Log(false));
    led.seat_players(
        [&](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
          if (seat.player != match.seat) return std::make_unique<IdleRunner>();
          return std::make_unique<BothRunner>(
              seat, match.make_runner(name, seat),
              who < FIRST_STAND_IN
                  ? nullptr
                  : match.make_runner(match.stand_ins.at(std::size_t(who - FIRST_STAND_IN)), seat),
              from, say);
        });
    led.play_until(to);
  };
  std::vector<OtherOrder> orders;
  const auto hear = [&](std::string_view line) {
    const std::vector<std::string> fields = split(line, BETWEEN);
    orders.push_back({std::stoi(fields.at(0)),
                      std::stoi(fields.at(1)),
                      fields.at(2),
                      {fields.at(3), fields.at(4)},
                      {fields.at(5), fields.at(6)}});
  };
  if (lines_of_child(work, hear) != ChildEnd::WELL) orders.clear();
  return orders;
}

}  // namespace game_engine
