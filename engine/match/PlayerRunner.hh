#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include <engine/board/Orders.hh>
#include <engine/game/Seat.hh>

namespace game_engine {

/// A player has done what puts it out of the match; what() is the reason in a few words.
struct PlayerOut : std::runtime_error {
  /// Whether there is a place in its code to look at, and where that code ran.
  enum class Fault { NONE, EXCEPTION_HERE, IN_ISOLATION };

  explicit PlayerOut(const std::string& reason, Fault fault_ = Fault::NONE)
      : std::runtime_error(reason), fault(fault_) {}

  Fault fault;
};

/// Has one player of a match play, in this process or elsewhere.
class PlayerRunner {
 public:
  virtual ~PlayerRunner() = default;

  /// Called once all players are made: waits for one that is made in a process of its own.
  /// @throws PlayerOut
  virtual void get_ready() {}

  /// Called for all players of a round before play() is: with a process of its own, a player
  /// can start to think here.
  virtual void start(int /* round */) {}

  /// Lets the player see the state of its seat and give its orders for the round, which
  /// replace those in `orders`. @throws PlayerOut
  virtual void play(int round, Orders& orders) = 0;

  /// The share of its CPU time that the player has used, 0 without limits.
  virtual double status() const { return 0; }

  /// The seconds of CPU time that the player has used, if it has a process of its own.
  virtual std::optional<double> cpu_time() const { return std::nullopt; }
};

/// Makes a runner for the player `name`. @throws PlayerOut
using MakeRunner =
    std::function<std::unique_ptr<PlayerRunner>(const std::string& name, const Seat& seat)>;

/// Runs a registered player in this process.
std::unique_ptr<PlayerRunner> run_here(const std::string& name, const Seat& seat);

/// The reason why a player is out that gave too many orders.
inline std::string too_many_orders() {
  return "more than " + std::to_string(Orders::MOST) + " orders in one round";
}

}  // namespace game_engine
