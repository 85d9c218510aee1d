#include <engine/match/PlayerRunner.hh>
#include "Seating.hh"

#include <engine/text/Words.hh>
#include <algorithm>
#include <Player.hh>
#include <new>

#include <engine/match/Crash.hh>
#include <engine/memory/Memory.hh>

namespace game_engine {

namespace {

constexpr std::size_t MAX_MESSAGE_SIZE = 300;

// Takes orders that a player could tamper with.
void take(Orders& orders, const Orders& given, std::size_t longest) {
  orders.clear(longest);
  if (given.list().size() > std::size_t(Orders::MOST)) throw PlayerOut(too_many_orders());
  for (const Order& order : given.list()) {
    const std::size_t size = given.numbers().size();
    const std::size_t first = std::min(std::size_t(order.first), size);
    orders.add(char(order.kind), order.id, order.dir, given.numbers().data() + first,
               std::min(std::size_t(order.count), size - first));
  }
}

class LocalRunner : public PlayerRunner {
 public:
  LocalRunner(const std::string& name, const Seat& seat) : name_(name), seat_(seat) {
    seat_.tell_wrong_call = report_wrong_call;
    guarded(PlayerCode::BEFORE, [&] { player_ = seat_player(name, seat_); });
  }

  ~LocalRunner() override {
    const PlayerCode code(name_, seat_.player, PlayerCode::AFTER);
    const Sitting sitting(seat_);
    player_.reset();
  }

  void play(int round, Orders& orders) override {
    orders_given_to(*player_).clear();
    guarded(round, [&] { player_->play(); });
    if (orders_given_to(*player_).too_many()) throw PlayerOut(too_many_orders());
    take(orders, orders_given_to(*player_), std::size_t(seat_.state->longest_order()));
  }

 private:
  // Calls the player's code; if it throws, the player is out.
  template <typename F>
  void guarded(int round, F f) {
    try {
      const PlayerCode code(name_, seat_.player, round);
      const MemoryOfPlayer memory(seat_.player);
      const Sitting sitting(seat_);
      fill_stack();
      f();
    } catch (const TooManyOrders&) {
      throw PlayerOut(too_many_orders());
    } catch (const std::bad_alloc& e) {
      if (const int limit = MemoryOfPlayer::exceeded())
        throw PlayerOut(
            "more than " + std::to_string(limit) + " MB of memory; --memory=MB sets the limit",
            PlayerOut::Fault::EXCEPTION_HERE);
      throw PlayerOut(std::string("exception: ") + e.what(), PlayerOut::Fault::EXCEPTION_HERE);
    } catch (const std::exception& e) {
      throw PlayerOut("exception: " + printable(e.what(), MAX_MESSAGE_SIZE),
                      PlayerOut::Fault::EXCEPTION_HERE);
    } catch (...) {
      throw PlayerOut("exception: of a type that is not a std::exception",
                      PlayerOut::Fault::EXCEPTION_HERE);
    }
  }

  const std::string name_;
  Seat seat_;
  std::unique_ptr<Player> player_;
};

}  // namespace

std::unique_ptr<PlayerRunner> run_here(const std::string& name, const Seat& seat) {
  return std::make_unique<LocalRunner>(name, seat);
}

}  // namespace game_engine
