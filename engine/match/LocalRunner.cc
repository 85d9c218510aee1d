#include "PlayerRunner.hh"

#include <engine/text/Words.hh>
#include <Player.hh>

#include "Backtrace.hh"
#include "Crash.hh"
#include "Memory.hh"

namespace game_engine {

namespace {

constexpr std::size_t MAX_MESSAGE_SIZE = 300;

class LocalRunner : public PlayerRunner {
 public:
  LocalRunner(const std::string& name, const Seat& seat) : name_(name), number_(seat.player) {
    report_wrong_calls();
    guarded(PlayerCode::BEFORE, [&] { player_ = seat_player(name, seat); });
  }

  ~LocalRunner() override {
    const PlayerCode code(name_, number_, PlayerCode::AFTER);
    player_.reset();
  }

  void play(int round, Orders& orders) override {
    orders_given_to(*player_).clear();
    guarded(round, [&] { player_->play(); });
    if (orders_given_to(*player_).too_many()) throw PlayerOut(too_many_orders());
    orders = orders_given_to(*player_);
  }

 private:
  // Calls code of the player; what it throws puts it out.
  template <typename F>
  void guarded(int round, F f) {
    try {
      const PlayerCode code(name_, number_, round);
      fill_stack();
      f();
    } catch (const std::exception& e) {
      throw PlayerOut("exception: " + printable(e.what(), MAX_MESSAGE_SIZE),
                      PlayerOut::Fault::EXCEPTION_HERE);
    } catch (...) {
      throw PlayerOut("exception: of a type that is not a std::exception",
                      PlayerOut::Fault::EXCEPTION_HERE);
    }
  }

  const std::string name_;
  const int number_;
  std::unique_ptr<Player> player_;
};

}  // namespace

std::unique_ptr<PlayerRunner> run_here(const std::string& name, const Seat& seat) {
  return std::make_unique<LocalRunner>(name, seat);
}

}  // namespace game_engine
