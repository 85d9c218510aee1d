#pragma once

#include <engine/match/TunedRunner.hh>
#include <string>

#include "RepeatOptions.hh"
#include "SeriesOptions.hh"

namespace game_engine {

// Arguments of this program's own options. @throws UsageError

Seats parse_seats(const std::string& word);
Until parse_until(const std::string& word);  ///< "0.05,best=3"
Shard parse_shard(const std::string& word);  ///< "2/10"
std::string parse_report(const std::string& word);
SeriesStage parse_stage(const std::string& word);  ///< "7:6200,300"; of a pool "7:0,3,31"
RoundRange parse_rounds(const std::string& word);  ///< "140-150"
Change parse_from(const std::string& word);        ///< "143:0=Harry,1=Ron"
/// "0:book=62.5,duel=3": puts the numbers of a seat's player into `values`.
void parse_numbers(const std::string& word, ValuesBySeat& values);

}  // namespace game_engine
