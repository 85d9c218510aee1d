// Needs tests/rules/Boards.hh

#include "Scripted.hh"
#include "Kit.hh"

namespace tests {

namespace {

std::array<Script, 4> current_scripts;

}  // namespace

struct Scripted : public Player {
  static Player* factory() { return new Scripted; }

  void play() override {
    if (const Script& script = current_scripts[me()]) script(*this);
  }
};

RegisterPlayer(Scripted);

std::unique_ptr<Match> play_scripts(const Configuration& configuration,
                                    const std::array<Script, 4>& scripts, std::int64_t seed) {
  current_scripts = scripts;
  const Names names = {"Scripted", "Scripted", "Scripted", "Scripted"};
  return play_to_the_end(configuration, names, seed);
}

void look(const StartPosition& position, const Script& script, int player) {
  std::array<Script, 4> scripts;
  int calls = 0;
  scripts[player] = [&](Player& p) {
    if (calls++ == 0) script(p);
  };
  const auto match = play_scripts(position.configuration(), scripts);
  CHECK(calls > 0 and not match->outs()[player]);
}

}  // namespace tests
