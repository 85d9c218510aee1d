#include "PlayedBoard.hh"

#include <cstring>

namespace game_engine {

std::string game_version() { return Settings::version(); }

const std::vector<std::string>& statistics() { return Board::statistics(); }

ReasonText reason_text(int reason) { return text_of(Reason(reason)); }

EventText event_text(int kind) { return text_of(EventKind(kind)); }

std::shared_ptr<const Configuration> load_configuration(Reader& in) {
  return std::make_shared<const Configuration>(read_configuration(in));
}

std::unique_ptr<GameBoard> make_board(const Configuration& configuration, std::int64_t seed) {
  return std::make_unique<PlayedBoard>(configuration, seed);
}

namespace {

class PlayedShowcase : public Showcase {
 public:
  explicit PlayedShowcase(const Board& board)
      : settings_(board.settings()),
        size_(board.state().size_in_use()),
        memory_(::operator new(size_)) {
    show(board);
  }

  ~PlayedShowcase() override { ::operator delete(memory_); }
  PlayedShowcase(const PlayedShowcase&) = delete;
  PlayedShowcase& operator=(const PlayedShowcase&) = delete;

  void show(const GameBoard& board) override {
    show(static_cast<const PlayedBoard&>(board).board());
  }

  Seat seat(int player, std::int64_t seed) const override {
    return {player, seed, &settings_, static_cast<const StateData*>(memory_)};
  }

 private:
  // A state is plain data, of the same size in the whole match.
  void show(const Board& board) { std::memcpy(memory_, &board.state(), size_); }

  const Settings settings_;
  const std::size_t size_;
  void* const memory_;
};

}  // namespace

std::unique_ptr<Showcase> make_showcase(const GameBoard& board) {
  return std::make_unique<PlayedShowcase>(static_cast<const PlayedBoard&>(board).board());
}

}  // namespace game_engine
