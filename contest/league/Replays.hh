#pragma once

// Whether matches that are played once more, for their pages, end as they did.

#include <engine/match/Trace.hh>
#include "Competition.hh"

namespace game_engine {

/// The file of those that ended otherwise: match, player, and the first round in which that player
/// gave other orders although it saw the same. Player and round are empty if nobody did.
extern const std::string NOT_REPEATED;

/// Whether both have the same scores and outs. Where somebody was out for time in one of them, or
/// was not asked, nothing can be said, and they are taken for alike.
bool ends_alike(const TournamentResult& first, const TournamentResult& again);

using TakeOrders = std::function<void(int round, int seat, const Orders& given)>;
/// What status() says of everybody in a round.
using TellTime = std::function<double(int round)>;

/// Leads players through a recorded match in isolation: they see what was seen then, and `take`
/// gets the orders that they give in each round, until they are out.
/// @param names  of the players; a seat without name is empty @param files  of those that aren't
/// linked @param clock  if given, the recorded orders are carried out once more, by this clock
void lead(const Trace& trace, const Names& names, const Names& files, const Limits& limits,
          const TakeOrders& take, const TellTime& clock = {});

/// Notes matches that ended otherwise in the file, in place of what it said of them.
/// @throws InputError, OutputError
void note_not_repeated(const std::string& path, const std::vector<SeatedMatch>& matches,
                       const Limits& limits);

/// What the file says, for pages; null if there is none. @param player  only of this one, if given
Json not_repeated(const LeagueFolders& folders, const std::string& player = "");

}  // namespace game_engine
