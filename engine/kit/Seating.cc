#include "Seating.hh"

#include <Player.hh>
#include <Tune.hh>
#include <engine/game/Seat.hh>
#include <engine/kit/ParameterValues.hh>
#include <engine/kit/WrongCall.hh>
#include <engine/random/SplitMix.hh>
#include <optional>

namespace game_engine {

ParameterValue* parameters_of(Settings& settings) { return settings.parameters_; }

const ParameterValue* parameters_of(const Settings& settings) {
  return parameters_of(const_cast<Settings&>(settings));
}

void throw_too_many_orders() { throw TooManyOrders(); }

Orders& orders_given_to(Action& player) { return player.orders_given_; }

namespace {

// Of the player whose code runs: constructors of players take no arguments.
const Settings NO_SETTINGS = {};
const Seat NO_SEAT = {0, 0, &NO_SETTINGS, nullptr};
Seat own_seat = NO_SEAT;

// A game with one version has no mark of it in its states.
template <typename S>
auto is_original(const S& state, int) -> decltype(state.original_rules) {
  return state.original_rules;
}
template <typename S>
bool is_original(const S&, long) {
  return false;
}

}  // namespace

void sit_down(const Seat& seat) { own_seat = seat; }

Sitting::~Sitting() { own_seat = NO_SEAT; }

bool has_original_rules() { return own_seat.state and is_original(*own_seat.state, 0); }

void tell_wrong_call(const char* report, int first, int second) {
  if (own_seat.tell_wrong_call) own_seat.tell_wrong_call(report, first, second);
}

double tuned_value(const char* name, double value, double least, double most) {
  return own_seat.tune ? (*own_seat.tune)(name, value, least, most) : value;
}

namespace {

constexpr const char* WEAKER = "Demo";

// NAME@N.
struct Mixture {
  std::string name, other;  ///< The other one is empty: nobody.
  int percent;
};

std::optional<Mixture> mixture_in(const std::string& name) {
  const std::size_t at = name.find('@');
  if (at == std::string::npos) return std::nullopt;
  const std::string number = name.substr(at + 1), strong = name.substr(0, at);
  if (number.empty() or number.size() > 3 or (number.size() > 1 and number[0] == '0') or
      number.find_first_not_of("0123456789") != std::string::npos or std::stoi(number) > 100)
    return std::nullopt;
  const std::string other = strong == WEAKER ? "" : WEAKER;
  if (not find_player(strong) or (not other.empty() and not find_player(other)))
    return std::nullopt;
  return Mixture{strong, other, std::stoi(number)};
}

// One of its units is led by one player or by another.
class MixedPlayer : public Player {
 public:
  MixedPlayer(std::unique_ptr<Player> strong, std::unique_ptr<Player> other, int percent,
              std::uint64_t seed)
      : strong_(std::move(strong)), other_(std::move(other)), percent_(percent), seed_(seed) {}

  void play() override {
    take(*strong_, true);
    if (other_) take(*other_, false);
  }

 private:
  void take(Player& player, bool is_strong) {
    Orders& given = orders_given_to(player);
    given.clear();
    player.play();
    for (const Order& order : given.list())
      if (leads_strong(order.id) == is_strong) orders_given_to(*this).add(given, order);
  }

  // By a number drawn for the unit.
  bool leads_strong(int unit) const {
    const std::uint64_t seed = seed_ + 0x9e3779b97f4a7c15 * std::uint64_t(unit);
    return int(SplitMix::plain(std::int64_t(seed)).next() % 100) < percent_;
  }

  const std::unique_ptr<Player> strong_, other_;  ///< The other one is null: nobody.
  const int percent_;
  const std::uint64_t seed_;
};

std::unique_ptr<Player> seat_mixture(const Mixture& mixture, const Seat& seat) {
  std::unique_ptr<Player> strong = seat_player(mixture.name, seat), other;
  if (not mixture.other.empty()) other = seat_player(mixture.other, seat);
  sit_down(seat);
  return std::make_unique<MixedPlayer>(std::move(strong), std::move(other), mixture.percent,
                                       std::uint64_t(seat.seed));
}

}  // namespace

bool is_player(const std::string& name) { return find_player(name) or mixture_in(name); }

std::unique_ptr<Player> seat_player(const std::string& name, const Seat& seat) {
  if (const std::optional<Mixture> mixture = mixture_in(name)) return seat_mixture(*mixture, seat);
  const RegisteredPlayer* registered = find_player(name);
  if (not registered) throw std::out_of_range("no player is named " + name);
  sit_down(seat);
  std::unique_ptr<Player> player(registered->factory());
  static_cast<Random&>(*player) = Random(seat.seed);
  return player;
}

}  // namespace game_engine

int Random::bad_range_(int l, int u) {
  if (l < u and not std::exchange(range_told_, true))
    std::cerr << "warning: random(" << l << ", " << u << ") is always " << l
              << ": more than a million numbers" << std::endl;
  return l;
}

Player::Player()
    : State(*game_engine::own_seat.settings, game_engine::own_seat.state),
      Random(game_engine::own_seat.seed),
      player_number_(game_engine::own_seat.player) {
  if (const game_engine::StateData* state = game_engine::own_seat.state)
    game_engine::orders_given_to(*this) =
        game_engine::Orders(std::size_t(state->longest_order()), player_number_);
}
