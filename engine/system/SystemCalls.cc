
#include <sys/syscall.h>

#include "CallFilter.hh"

namespace game_engine {

namespace {

struct KnownCall {
  const char* name;
  int number;
};

const KnownCall CALLS[] = {
#include <SystemCallNames.inc>  // made by build.mk from the system's own header
};

}  // namespace

std::string name_of_call(int number, std::uint32_t architecture) {
  std::string unnamed = "number " + std::to_string(number);
  if (architecture != ARCHITECTURE) return unnamed + " of another architecture";
  for (const KnownCall& call : CALLS)
    if (call.number == number) return call.name;
  return unnamed;
}

}  // namespace game_engine
