#include "BoardDraws.hh"

namespace game_engine {

void BoardDraws::draw_block() {
  block_ = seed_.block(purpose_, round_, counter_++);
  next_ = 0;
}

}  // namespace game_engine
