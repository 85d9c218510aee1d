#include "Report.hh"

#include <Board.hh>
#include <Format.hh>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <limits>

#include "ReportLines.hh"
#include "Statistics.hh"

namespace game_engine {

namespace {

std::string number_text(std::int64_t n) { return std::to_string(n); }

// 1, 1.5, 2, ...
std::string rank_text(int twelfths) {
  return std::to_string(twelfths / TWELFTHS) + (twelfths % TWELFTHS == 0 ? "" : ".5");
}

ReportFields fields_of(const ReportKey& key, const MatchResult& result) {
  const PlannedMatch match = key.series.match(result.number);
  ReportFields fields = {{"match", number_text(result.number), false},
                         {"matches", number_text(key.series.num_matches()), false},
                         {"seed", number_text(match.seed), false},
                         {"first_seed", number_text(key.series.first_seed), false},
                         {"seats", seats_word(key.series.seats), true},
                         {"until", key.until, true},
                         {"configuration", key.configuration, true},
                         {"rules", key.rules, true}};
  const std::array<Standing, NUM_PLAYERS> standing = standings(result.scores());
  for (int k = 0; k < NUM_PLAYERS; ++k) {
    const PlayerResult& player = result.players[k];
    const std::string suffix = std::to_string(k + 1);
    fields.push_back({"player" + suffix, key.series.players[k], true});
    fields.push_back({"file" + suffix, key.files[k], true});
    fields.push_back({"seat" + suffix, number_text(player.seat), false});
    fields.push_back({"score" + suffix, number_text(player.score), false});
    fields.push_back({"rank" + suffix, rank_text(standing[k].rank), false});
    for (std::size_t s = 0; s < Board::statistics().size(); ++s)
      fields.push_back({Board::statistics()[s] + suffix, number_text(player.statistics[s]), false});
    fields.push_back({"out" + suffix, player.out, true});
  }
  for (int k = 0; key.times and k < NUM_PLAYERS; ++k)
    fields.push_back(
        {"cpu_us" + std::to_string(k + 1), number_text(result.players[k].cpu_time), false});
  return fields;
}

bool is_json_name(const std::string& path) {
  return path.size() >= 5 and path.substr(path.size() - 5) == ".json";
}

// The line without what stands around it.
std::string line_text(const ReportKey& key, const MatchResult& result, bool is_json) {
  const ReportFields fields = fields_of(key, result);
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
    const std::string word = text();
    std::int64_t n = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
    if (error != std::errc() or end != word.data() + word.size() or n < least or n > most)
      are_good_ = false;
    return are_good_ ? n : least;
  }

  int integer(std::int64_t least, std::int64_t most) { return int(number(least, most)); }

 private:
  const std::vector<std::string>& values_;
  std::size_t next_ = 0;
  bool are_good_ = true;
};

constexpr std::int64_t MAX_INT64 = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t MAX_INT = std::numeric_limits<int>::max();

PlayerResult read_player(Values& values, std::string& name, std::string& file) {
  PlayerResult player;
  name = values.text();
  file = values.text();
  player.seat = values.integer(0, NUM_PLAYERS - 1);
  player.score = values.integer(-MAX_INT - 1, MAX_INT);
  values.text();  // the rank, which follows from the scores
  for (std::size_t s = 0; s < Board::statistics().size(); ++s)
    player.statistics[s] = values.number(-MAX_INT64, MAX_INT64);
  player.set_out(values.text());
  return player;
}

// Nothing if the values are none of a line.
std::optional<ReportLine> read_values(const std::vector<std::string>& words, bool times) {
  Values values(words);
  ReportLine line;
  Series& series = line.key.series;
  line.result.number = values.number(1, MAX_INT64);
  const std::int64_t matches = values.number(1, MAX_INT64);
  values.text();  // the seed, which follows from the number
  series.first_seed = values.number(0, MAX_INT);
  const std::string seats = values.text();
  for (Seats known : {Seats::FIXED, Seats::ROTATE, Seats::ALL})
    if (seats == seats_word(known)) series.seats = known;
  series.seeds = matches / series.matches_per_seed();
  line.key.until = values.text();
  line.key.configuration = values.text();
  line.key.rules = values.text();
  line.key.times = times;
  for (int k = 0; k < NUM_PLAYERS; ++k)
    line.result.players[k] = read_player(values, series.players[k], line.key.files[k]);
  for (int k = 0; times and k < NUM_PLAYERS; ++k)
    line.result.players[k].cpu_time = values.number(0, MAX_INT64);
  if (not values.are_good() or line.result.number > series.num_matches()) return std::nullopt;
  return line;
}

// Nothing if the text is no line, or not just what would have been written.
std::optional<ReportLine> read_line(const std::string& text, bool times, bool is_json) {
  const auto words = is_json ? json_values(text) : csv_values(text);
  if (not words) return std::nullopt;
  const std::optional<ReportLine> line = read_values(*words, times);
  if (line and line_text(line->key, line->result, is_json) == text) return line;
  return std::nullopt;
}

// The first line.
std::string head(bool is_json, bool times) {
  if (is_json) return "[";
  ReportKey key;
  key.times = times;
  MatchResult result;
  result.number = 1;
  return csv_head(fields_of(key, result));
}

void cut(const std::string& path, std::uintmax_t size) {
  std::error_code error;
  std::filesystem::resize_file(path, size, error);
  if (error) throw OutputError("can't write to " + path + ": " + error.message());
}

}  // namespace

Names ReportKey::players_as_given() const {
  Names players;
  for (int k = 0; k < NUM_PLAYERS; ++k)
    players[k] = files[k].empty() ? series.players[k] : files[k];
  return players;
}

ReplayCommand ReportKey::replay(const std::string& program) const {
  const std::size_t options = std::min(rules.find(' '), rules.size());
  return {program, players_as_given(), rules.substr(options), configuration};
}

bool operator==(const ReportKey& a, const ReportKey& b) { return difference(a, b).empty(); }

std::string difference(const ReportKey& a, const ReportKey& b) {
  const auto differ = [](const std::string& what, const std::string& x, const std::string& y) {
    return what + " " + x + " and " + y;
  };
  const Series &s = a.series, &t = b.series;
  const Names players = a.players_as_given(), others = b.players_as_given();
  for (int k = 0; k < NUM_PLAYERS; ++k)
    if (players[k] != others[k])
      return differ("player " + std::to_string(k + 1), players[k], others[k]);
  if (s.first_seed != t.first_seed)
    return differ("first seed", number_text(s.first_seed), number_text(t.first_seed));
  if (s.seats != t.seats) return differ("seats", seats_word(s.seats), seats_word(t.seats));
  if (s.seeds != t.seeds)
    return differ("matches", number_text(s.num_matches()), number_text(t.num_matches()));
  if (a.until != b.until)
    return differ("--until", a.until.empty() ? "not given" : a.until,
                  b.until.empty() ? "not given" : b.until);
  if (a.rules != b.rules) return "another configuration, or other limits";
  if (a.times != b.times) return "CPU times in one only (--report-times)";
  return "";
}

// ------------------------------------------------------------------ writing

ReportWriter::ReportWriter(const std::string& path, const ReportKey& key, std::uintmax_t keep,
                           std::int64_t num_lines)
    : output_(path, keep == 0 ? Output::Start::NEW : Output::Start::AT_END),
      key_(key),
      is_json_(is_json_name(path)),
      is_first_(num_lines == 0) {
  if (keep > 0) cut(path, keep);
  else output_.write(head(is_json_, key.times) + (is_json_ ? "" : "\n"));
}

void ReportWriter::add(const MatchResult& result) {
  const std::string text = line_text(key_, result, is_json_);
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
    : path_(path), is_json_(is_json_name(path)), in_(path, std::ios::binary) {
  if (std::filesystem::is_directory(path)) throw InputError(path + " is a folder, not a report");
  if (not in_) throw InputError("can't read " + path + ": " + std::strerror(errno));
  std::string line;
  bool is_whole = false;
  if (not get_line(line, is_whole)) return;
  times_ = line == head(is_json_, true);
  if (times_ or line == head(is_json_, false)) {
    // A torn first line is written again.
    end_ = is_json_ ? 1 : is_whole ? next_ : 0;
  } else if (is_whole or head(is_json_, true).compare(0, line.size(), line) != 0) {
    throw InputError(path + ":1: this is no report of a series of this game");
  }
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
  if (is_whole)
    result = read_line(line, is_json_ ? line.find("\"cpu_us1\"") != line.npos : times_, is_json_);
  if (result) {
    end_ = is_json_ ? start + line.size() : next_;
    return result;
  }
  if (in_.peek() == std::ifstream::traits_type::eof()) return std::nullopt;
  throw InputError(place() + ": this line is damaged");
}

std::string ReportReader::place() const { return path_ + ":" + std::to_string(line_number_); }

std::string rules_key(const Configuration& configuration, std::int64_t first_seed,
                      const std::string& options) {
  Text text;
  text << Settings::version() << '\n';
  write_preamble(text, "", first_seed, configuration, {});
  write_state(text, Board(configuration, first_seed));
  // The hash FNV-1a with 64 bits.
  std::uint64_t hash = 0xcbf29ce484222325;
  for (char c : text.str()) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[hash >> shift & 15];
  return digits + options;
}

}  // namespace game_engine
