#pragma once

// Why an order does nothing.

#define GAME_REASONS(REASON)                               \
  REASON(NO_SUCH_UNIT, "there is no such unit", "2.1")     \
  REASON(NOT_YOURS, "a unit of another clan", "2.1")       \
  REASON(SECOND_ORDER, "second order to this unit", "2.1") \
  REASON(NO_SUCH_ORDER, "no such order", "2.1")            \
  REASON(NO_DIRECTION, "no direction", "2.1")              \
  REASON(CRASHED, "the cycle has crashed", "2.3")          \
  REASON(BACK, "straight back", "2.1")

#include <engine/kit/Reasons.hh>
