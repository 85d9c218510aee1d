#include "PlayerRunner.hh"

namespace game_engine {

std::string too_many_orders() {
  return "more than " + std::to_string(Orders::MOST) + " orders in one round";
}

}  // namespace game_engine
