#include "Report.hh"

#include <engine/game/Game.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>

#include "Groups.hh"
#include "ReportLines.hh"
#include "Statistics.hh"

namespace game_engine {

namespace {

// 1, 1.5, 2, ...
std::string rank_text(int twelfths) {
  return std::to_string(twelfths / TWELFTHS) + (twelfths % TWELFTHS == 0 ? "" : ".5");
}

// "Harry Dummy Demo": words without blanks, "-" for an empty one.
std::string list_of_words(std::vector<std::string> words) {
  for (std::string& word : words)
    if (word.empty()) word = "-";
  return joined(words, " ");
}

std::vector<std::string> words_of_list(const std::string& text) {
  std::vector<std::string> words = split(text, ' ');
  for (std::string& word : words)
    if (word == "-") word.clear();
  return words;
}

void add_series(ReportFields& fields, const ReportKey& key, const MatchResult& result) {
  const PlannedMatch match = key.series.match(result.number);
  const ReportFields of_all = {{"match", std::to_string(result.number), false},
                               {"matches", std::to_string(key.series.num_matches()), false},
                               {"seed", std::to_string(match.seed), false},
                               {"first_seed", std::to_string(key.series.first_seed), false},
                               {"seats", seats_word(key.series.seats), true},
                               {"until", key.until, true},
                               {"configuration", key.configuration, true},
                               {"rules", key.rules, true}};
  fields.insert(fields.end(), of_all.begin(), of_all.end());
  if (key.series.meeting == Meeting::FOUR) return;
  fields.push_back({"pool", list_of_words(key.series.players), true});
  fields.push_back({"files", list_of_words(key.files), true});
}

ReportFields fields_of(const ReportKey& key, const MatchResult& result, const TunedTexts& tuned) {
  const PlannedMatch match = key.series.match(result.number);
  ReportFields fields;
  add_series(fields, key, result);
  const std::array<Standing, NUM_PLAYERS> standing = standings(result.scores());
  for (std::size_t k = 0; k < NUM_PLAYERS; ++k) {
    const PlayerResult& player = result.players[k];
    const std::size_t number = std::size_t(match.group[k]);
    const std::string suffix = std::to_string(k + 1);
    fields.push_back({"player" + suffix, key.series.players[number], true});
    fields.push_back({"file" + suffix, key.files[number], true});
    if (key.series.meeting == Meeting::TUNING)
      fields.push_back({"numbers" + suffix, tuned[k], true});
    fields.push_back({"seat" + suffix, std::to_string(player.seat), false});
    fields.push_back({"score" + suffix, std::to_string(player.score), false});
    fields.push_back({"rank" + suffix, rank_text(standing[k].rank), false});
    for (std::size_t s = 0; s < statistics().size(); ++s)
      fields.push_back({statistics()[s] + suffix, std::to_string(player.statistics[s]), false});
    fields.push_back({"out" + suffix, player.out, true});
  }
  for (std::size_t k = 0; key.times and k < NUM_PLAYERS; ++k) {
    const PlayerResult& player = result.players[k];
    const std::string suffix = std::to_string(k + 1);
    fields.push_back({"cpu_us" + suffix, std::to_string(player.cpu_time), false});
    fields.push_back({"slowest_round" + suffix, std::to_string(player.slowest_round), false});
    fields.push_back({"slowest_us" + suffix, std::to_string(player.slowest_time), false});
  }
  return fields;
}

bool is_json_name(const std::string& path) {
  return path.size() >= 5 and path.substr(path.size() - 5) == ".json";
}

// The line without what stands around it.
std::string line_text(const ReportKey& key, const MatchResult& result, const TunedTexts& tuned,
                      bool is_json) {
  const ReportFields fields = fields_of(key, result, tuned);
  return is_json ? json_line(fields) : csv_line(fields);
}

// Takes the values of a line one by one; once one is not as it must be, it says so for good.
class Values {
 public:
  explicit Values(const std::vector<std::string>& values) : values_(values) {}

  bool are_good() const { return are_good_ and next_ == values_.size(); }

  std::string text() {
    if (next_ == values_.size()) are_good_ = false;
    return are_good_ ? values_[next_++] : "";
  }

  std::int64_t number(std::int64_t least, std::int64_t most) {
    const auto n = whole_number(text(), least, most);
    if (not n) are_good_ = false;
    return are_good_ ? *n : least;
  }

  int integer(std::int64_t least, std::int64_t most) { return int(number(least, most)); }

 private:
  const std::vector<std::string>& values_;
  std::size_t next_ = 0;
  bool are_good_ = true;
};

// More than any series has or counts; sums of them are still numbers.
constexpr std::int64_t MOST = 1'000'000'000'000;
constexpr std::int64_t MAX_INT = std::numeric_limits<int>::max();

// Reads the values of a line. The groups of the series are not known yet.
class LineReader {
 public:
  LineReader(const std::vector<std::string>& words, const ReportShape& shape)
      : values_(words), shape_(shape) {}

  // Nothing if the values are none of a line.
  std::optional<ReportLine> read() {
    read_series();
    for (std::size_t k = 0; k < NUM_PLAYERS; ++k) line_.result.players[k] = read_player(k);
    for (std::size_t k = 0; shape_.times and k < NUM_PLAYERS; ++k)
      read_times(line_.result.players[k]);
    const Series& series = line_.key.series;
    if (not values_.are_good() or line_.result.number > series.num_matches() or
        line_.key.files.size() != series.players.size() or not is_possible(series))
      return std::nullopt;
    return line_;
  }

 private:
  static bool is_possible(const Series& series) {
    switch (series.meeting) {
      case Meeting::FOUR: return true;
      case Meeting::POOL:
        return MIN_IN_POOL <= series.num_players() and series.num_players() <= MAX_IN_POOL and
               series.num_matches() <= MAX_MATCHES_WITH_GROUPS;
      default:
        return NUM_PLAYERS <= series.num_players() and series.num_players() <= MAX_IN_POOL and
               series.num_matches() <= MAX_MATCHES_WITH_GROUPS;
    }
  }

  void read_series() {
    ReportKey& key = line_.key;
    key.series.meeting = shape_.meeting;
    key.times = shape_.times;
    line_.result.number = values_.number(1, MOST);
    const std::int64_t matches = values_.number(1, MOST);
    values_.text();  // the seed, which follows from the number
    key.series.first_seed = values_.number(0, MAX_INT);
    const std::string seats = values_.text();
    for (Seats known : {Seats::FIXED, Seats::ROTATE, Seats::ALL})
      if (seats == seats_word(known)) key.series.seats = known;
    key.series.seeds = matches / key.series.matches_per_seed();
    key.until = values_.text();
    key.configuration = values_.text();
    key.rules = values_.text();
    if (shape_.meeting == Meeting::FOUR) return;
    key.series.players = words_of_list(values_.text());
    key.files = words_of_list(values_.text());
  }

  PlayerResult read_player(std::size_t k) {
    PlayerResult player;
    const std::string name = values_.text(), file = values_.text();
    if (shape_.meeting == Meeting::FOUR) {
      line_.key.series.players.push_back(name);
      line_.key.files.push_back(file);
    }
    if (shape_.meeting == Meeting::TUNING) line_.tuned[k] = values_.text();
    player.seat = values_.integer(0, NUM_PLAYERS - 1);
    player.score = values_.integer(-MAX_INT - 1, MAX_INT);
    values_.text();  // the rank, which follows from the scores
    for (std::size_t s = 0; s < statistics().size(); ++s)
      player.statistics[s] = values_.number(-MOST, MOST);
    player.set_out(values_.text());
    return player;
  }

  void read_times(PlayerResult& player) {
    player.cpu_time = values_.number(0, MOST);
    player.slowest_round = values_.integer(0, MAX_INT);
    player.slowest_time = values_.number(0, MOST);
  }

  Values values_;
  const ReportShape shape_;
  ReportLine line_;
};

// The first line.
std::string head(bool is_json, const ReportShape& shape) {
  if (is_json) return "[";
  ReportKey key;
  key.series.players.resize(NUM_PLAYERS);
  key.series.meeting = shape.meeting;
  key.files.resize(NUM_PLAYERS);
  key.times = shape.times;
  MatchResult result;
  result.number = 1;
  return csv_head(fields_of(key, result, {}));
}

const ReportShape SHAPES[] = {{Meeting::FOUR, false},   {Meeting::FOUR, true},
                              {Meeting::POOL, false},   {Meeting::POOL, true},
                              {Meeting::TUNING, false}, {Meeting::TUNING, true}};

// In JSON each line tells its names.
ReportShape shape_of_object(const std::string& text) {
  const auto has = [&](const char* name) { return text.find(name) != text.npos; };
  return {has("\"numbers1\":") ? Meeting::TUNING
          : has("\"pool\":")   ? Meeting::POOL
                               : Meeting::FOUR,
          has("\"cpu_us1\":")};
}

void cut(const std::string& path, std::uintmax_t size) {
  std::error_code error;
  std::filesystem::resize_file(path, size, error);
  if (error) throw OutputError("can't write to " + path + ": " + error.message());
}

}  // namespace

std::vector<std::string> ReportKey::players_as_given() const {
  std::vector<std::string> players = series.players;
  for (std::size_t k = 0; k < players.size(); ++k)
    if (not files[k].empty()) players[k] = files[k];
  return players;
}

ReplayCommand ReportKey::replay(const std::string& program) const {
  const std::size_t options = std::min(rules.find(' '), rules.size());
  return {program, players_as_given(), rules.substr(options), configuration};
}

namespace {

std::string meeting_text(const Series& series) {
  switch (series.meeting) {
    case Meeting::FOUR: return "four players";
    case Meeting::POOL: return "a pool";
    default: return "matches for tuning";
  }
}

}  // namespace

bool operator==(const ReportKey& a, const ReportKey& b) { return difference(a, b).empty(); }

std::string difference(const ReportKey& a, const ReportKey& b) {
  const auto differ = [](const std::string& what, const std::string& x, const std::string& y) {
    return what + " " + x + " and " + y;
  };
  const Series &s = a.series, &t = b.series;
  const std::vector<std::string> players = a.players_as_given(), others = b.players_as_given();
  if (s.meeting != t.meeting) return differ("series of", meeting_text(s), meeting_text(t));
  if (players.size() != others.size())
    return differ("players", std::to_string(s.num_players()), std::to_string(t.num_players()));
  for (std::size_t k = 0; k < players.size(); ++k)
    if (players[k] != others[k])
      return differ("player " + std::to_string(k + 1), players[k], others[k]);
  if (s.first_seed != t.first_seed)
    return differ("first seed", std::to_string(s.first_seed), std::to_string(t.first_seed));
  if (s.seats != t.seats) return differ("seats", seats_word(s.seats), seats_word(t.seats));
  if (s.seeds != t.seeds)
    return differ("matches", std::to_string(s.num_matches()), std::to_string(t.num_matches()));
  if (a.until != b.until)
    return differ("--until", a.until.empty() ? "not given" : a.until,
                  b.until.empty() ? "not given" : b.until);
  if (a.rules != b.rules) return "another configuration, or other limits";
  if (a.times != b.times) return "CPU times in one only (--report-times)";
  return "";
}

// ------------------------------------------------------------------ writing

const std::string STANDARD_OUTPUT = "-";

void check_file_for_report(const std::string& path) {
  check_replaceable(path, "a report", {"match,matches,seed,", "[\n{\"match\":", "[\n]"});
}

ReportWriter::ReportWriter(const std::string& path, const ReportKey& key, std::uintmax_t keep,
                           std::int64_t num_lines)
    : output_(path == STANDARD_OUTPUT ? "" : path,
              keep == 0 ? Output::Start::NEW : Output::Start::AT_END),
      key_(key),
      is_json_(is_json_name(path)),
      is_first_(num_lines == 0) {
  if (keep > 0) cut(path, keep);
  else output_.write(head(is_json_, {key.series.meeting, key.times}) + (is_json_ ? "" : "\n"));
}

void ReportWriter::add(const MatchResult& result, const TunedTexts& tuned) {
  const std::string text = line_text(key_, result, tuned, is_json_);
  if (is_json_) output_.write((is_first_ ? "\n" : ",\n") + text);
  else output_.write(text + "\n");
  is_first_ = false;
}

void ReportWriter::close() {
  if (is_json_) output_.write("\n]\n");
  output_.close();
}

// ------------------------------------------------------------------ reading

ReportReader::ReportReader(const std::string& path)
    : path_(path),
      is_json_(is_json_name(path)),
      in_(path, std::ios::binary),
      parser_(is_json_, {}) {
  if (std::filesystem::is_directory(path)) throw InputError(path + " is a folder, not a report");
  if (not in_) throw InputError("can't read " + path + ": " + std::strerror(errno));
  std::string line;
  bool is_whole = false;
  if (not get_line(line, is_whole)) return;
  for (const ReportShape& shape : SHAPES) {
    const std::string head = game_engine::head(is_json_, shape);
    // A torn first line is written again.
    if (not is_whole and head.compare(0, line.size(), line) == 0 and line != head) return;
    if (line != head) continue;
    parser_ = ReportParser(is_json_, shape);
    end_ = is_json_ ? 1 : is_whole ? next_ : 0;
    return;
  }
  throw InputError(path + ":1: this is not a report of a series of this game");
}

std::optional<ReportLine> ReportParser::parse(const std::string& text) {
  const auto words = is_json_ ? json_values(text) : csv_values(text);
  if (not words) return std::nullopt;
  std::optional<ReportLine> line =
      LineReader(*words, is_json_ ? shape_of_object(text) : shape_).read();
  if (not line) return std::nullopt;
  take_groups(line->key.series);
  if (line_text(line->key, line->result, line->tuned, is_json_) == text) return line;
  return std::nullopt;
}

// They are drawn once for all lines.
void ReportParser::take_groups(Series& series) {
  const bool are_known = known_.meeting == series.meeting and known_.seeds == series.seeds and
                         known_.first_seed == series.first_seed and
                         known_.players.size() == series.players.size();
  if (not are_known) {
    known_ = series;
    known_.groups = draw_groups(series);
  }
  series.groups = known_.groups;
}

bool ReportReader::get_line(std::string& line, bool& is_whole) {
  if (not std::getline(in_, line)) return false;
  is_whole = not in_.eof();
  next_ += line.size() + (is_whole ? 1 : 0);
  ++line_number_;
  return true;
}

std::optional<ReportLine> ReportReader::next() {
  const std::uintmax_t start = next_;
  std::string line;
  bool is_whole = false;
  if (not get_line(line, is_whole)) return std::nullopt;
  if (is_json_) {
    if (line == "]") return std::nullopt;
    if (not line.empty() and line.back() == ',') line.pop_back();
    else is_whole = line.empty() or line.back() == '}';
  }
  // Both notations say at the end of a line whether it is all there.
  std::optional<ReportLine> result;
  if (is_whole) result = parser_.parse(line);
  if (result) {
    end_ = is_json_ ? start + line.size() : next_;
    return result;
  }
  // What was being written when the program was ended is not there; but nobody writes a whole line
  // that is none.
  if ((not is_whole or line.empty()) and in_.peek() == std::ifstream::traits_type::eof())
    return std::nullopt;
  throw InputError(place() + ": this line is damaged");
}

std::string ReportReader::place() const { return path_ + ":" + std::to_string(line_number_); }

std::string rules_key(const Configuration& configuration, std::int64_t first_seed,
                      const std::string& options) {
  Text text;
  text << game_version() << '\n';
  write_head(text, "", first_seed, configuration, {});
  make_board(configuration, first_seed)->write_state(text);
  return hash_of(text.str()) + options;
}

}  // namespace game_engine
