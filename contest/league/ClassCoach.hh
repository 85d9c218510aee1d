#pragma once

// What the players of a competition should work on: docs/coach.md.

#include <study/coach/Coach.hh>
#include <engine/game/Game.hh>
#include <contest/pages/Page.hh>
#include <functional>
#include <map>

#include "LeagueOptions.hh"
#include "SubmittedPlayers.hh"

namespace game_engine {

/// A player whom the coach is asked about, or one of the ladder to play against.
struct Pupil {
  std::string name;
  std::string file;  ///< Its program; empty: of the ladder.
  double rating;
  bool is_mostly_out;  ///< In more than half of its matches: then the coach isn't asked.
};

/// What the coach says of the players of a competition. It is kept in teacher/coach, in sentences
/// and for programs, and said again while a player's program is the same.
class ClassCoach {
 public:
  /// @throws UsageError if there is nobody to compare with
  ClassCoach(const LeagueFolders& folders, const Configuration& configuration,
             const LeagueOptions& options);

  /// Asks about all who are not of the ladder, each against the three of it that are nearest in
  /// rating, and for an opponent of its own strength. Returns false if the user stops it; what was
  /// said by then is kept.
  /// @throws InputError, OutputError, std::runtime_error
  bool ask(const std::vector<Pupil>& pupils);

  /// The coach's words for a player, line by line, and what pages say of all, task by task; nothing
  /// if there is none.
  Json advice(const std::string& player) const;
  Json of_class() const;

 private:
  bool ask_about(const Pupil& pupil, std::vector<Pupil> ladder, Coached coached,
                 const std::function<void(std::int64_t)>& tell) const;

  const LeagueFolders folders_;
  const Configuration& configuration_;
  const LeagueOptions& options_;
  std::map<std::string, std::string> files_;  ///< By player; empty: it is mostly out.
};

}  // namespace game_engine
