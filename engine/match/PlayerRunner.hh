#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include <engine/orders/Orders.hh>
#include <engine/game/Seat.hh>

namespace game_engine {

/// The player is out; what() is the reason in a few words.
struct PlayerOut : std::runtime_error {
  /// Whether a place in its code is to blame, and where that code ran.
  enum class Fault { NONE, EXCEPTION_HERE, EXCEPTION_IN_ISOLATION, CRASH_IN_ISOLATION };

  explicit PlayerOut(const std::string& reason, Fault fault_ = Fault::NONE)
      : std::runtime_error(reason), fault(fault_) {}

  Fault fault;
};

/// Runs a player, in this process or elsewhere.
class PlayerRunner {
 public:
  virtual ~PlayerRunner() = default;

  /// Called once all players are being made: waits for one in a process of its own.
  /// @throws PlayerOut
  virtual void get_ready() {}

  /// Called for all players before the round's play(): in a process of its own, a player can start
  /// thinking.
  virtual void start(int /* round */) {}

  /// Its orders for the round replace those in `orders`.
  /// @throws PlayerOut
  virtual void play(int round, Orders& orders) = 0;

  /// The share of its CPU time that it has used; 0 without limits.
  virtual double status() const { return 0; }

  /// The seconds that it has used, if it has a process of its own.
  virtual std::optional<double> cpu_time() const { return std::nullopt; }
};

/// @throws PlayerOut
using MakeRunner =
    std::function<std::unique_ptr<PlayerRunner>(const std::string& name, const Seat& seat)>;

/// Runs a registered player in this process.
std::unique_ptr<PlayerRunner> run_here(const std::string& name, const Seat& seat);

/// Why a player with too many orders is out.
inline std::string too_many_orders() {
  return "more than " + std::to_string(Orders::MOST) + " orders in one round";
}

}  // namespace game_engine
