
#include <engine/kit/Seating.hh>
#include <engine/match/Crash.hh>
#include <engine/game/Seat.hh>
#include <engine/memory/Memory.hh>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

#include <Player.hh>
#include <cstdio>
#include <new>

#include "Hello.hh"

namespace game_engine {

namespace {

void write_all(const iovec* pieces, int count) {
  ssize_t size = 0;
  for (int k = 0; k < count; ++k) size += ssize_t(pieces[k].iov_len);
  if (writev(ANSWER, pieces, count) != size) _exit(1);
}

template <typename T>
T read_one() {
  T value;
  char* bytes = reinterpret_cast<char*>(&value);
  for (std::size_t got = 0; got < sizeof value;) {
    const ssize_t n = read(START, bytes + got, sizeof value - got);
    if (n <= 0) _exit(1);
    got += std::size_t(n);
  }
  return value;
}

// Allocates no memory: there may be none left.
void answer(int round, Answer::Kind kind, const Orders* orders, const char* text) {
  Answer header{MAGIC, round, kind, 0, 0, 0};
  header.text_size = std::uint32_t(strnlen(text, Answer::MAX_TEXT_SIZE));
  iovec pieces[] = {{&header, sizeof header},
                    {nullptr, 0},
                    {nullptr, 0},
                    {const_cast<char*>(text), header.text_size}};
  if (orders) {
    header.num_orders = std::uint32_t(orders->list().size());
    header.num_numbers = std::uint32_t(orders->numbers().size());
    pieces[1] = {const_cast<Order*>(orders->list().data()), header.num_orders * sizeof(Order)};
    pieces[2] = {const_cast<int*>(orders->numbers().data()), header.num_numbers * sizeof(int)};
  }
  write_all(pieces, 4);
}

// Calls the player's code. An exception is its last answer.
template <typename F>
void guarded(int round, F f) {
  try {
    fill_stack();
    return f();
  } catch (const TooManyOrders&) {
    answer(round, Answer::TOO_MANY_ORDERS, nullptr, "");
  } catch (const std::bad_alloc&) {
    answer(round, Answer::NO_MEMORY, nullptr, "");
  } catch (const std::exception& e) {
    answer(round, Answer::EXCEPTION, nullptr, e.what());
  } catch (...) {
    answer(round, Answer::EXCEPTION, nullptr, "of a type that is not a std::exception");
  }
  _exit(1);
}

// The registered player to make. A file has just one, whatever its name.
std::string player_to_make(const Setup& setup) {
  const std::vector<RegisteredPlayer>& players = registered_players();
  if (const std::string error = registry_error(); not error.empty()) {
    answer(PlayerCode::BEFORE, Answer::UNPLAYABLE, nullptr, error.c_str());
    _exit(1);
  }
  return players.size() == 1 ? players.front().name : setup.name;
}

std::unique_ptr<Player> make_player(const Setup& setup) {
  void* state = mmap(nullptr, setup.size_of_state, PROT_READ, MAP_SHARED, STATE, 0);
  if (state == MAP_FAILED) throw std::bad_alloc();
  return seat_player(player_to_make(setup), {setup.player, setup.seed, &setup.settings,
                                             static_cast<const StateData*>(state)});
}

}  // namespace

void host_player() {
  // What was printed must be out when the turn ends or the player crashes.
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
  Hello hello;
  iovec piece = {&hello, sizeof hello};
  write_all(&piece, 1);
  const Setup setup = read_one<Setup>();
  std::unique_ptr<Player> player;
  guarded(PlayerCode::BEFORE, [&] { player = make_player(setup); });
  Orders& orders = orders_given_to(*player);
  orders.clear();
  answer(PlayerCode::BEFORE, Answer::ORDERS, &orders, "");
  for (;;) {
    const int round = read_one<std::int32_t>();
    orders.clear();
    guarded(round, [&] { player->play(); });
    std::fflush(stdout);
    const bool too_many = orders.too_many();
    answer(round, too_many ? Answer::TOO_MANY_ORDERS : Answer::ORDERS, too_many ? nullptr : &orders,
           "");
  }
}

}  // namespace game_engine
