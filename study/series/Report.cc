#include "Report.hh"

#include <engine/text/Words.hh>
#include <cerrno>

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

// More than any series has or counts; sums of such numbers don't overflow.
constexpr std::int64_t MOST = 1'000'000'000'000;

// The values of a line, each with its name and limits: collects them or, of a line that was read,
// hands them out. After a wrong one, it has failed for good.
class LineFields {
 public:
  LineFields() = default;
  explicit LineFields(const Fields& read) : reads_(true), fields_(read) {}

  const Fields& fields() const { return fields_; }
  bool are_good() const { return are_good_ and next_ == fields_.size(); }

  void text(const std::string& name, std::string& value) {
    if (not reads_) return fields_.push_back({name, value});
    if (next_ == fields_.size() or fields_[next_].name != name) are_good_ = false;
    if (are_good_) value = fields_[next_++].value;
  }
  template <typename T>
  void number(const std::string& name, T& value, std::int64_t least, std::int64_t most) {
    std::string word = std::to_string(value);
    text(name, word);
    if (not reads_) return;
    const auto n = whole_number(word, least, most);
    if (not n) are_good_ = false;
    value = T(are_good_ ? *n : least);
  }

 private:
  const bool reads_ = false;
  Fields fields_;
  std::size_t next_ = 0;
  bool are_good_ = true;
};

// What follows from the rest of a line, and is unknown when it is read.
struct Derived {
  PlannedMatch match{1, 0, {}};
  std::array<std::string, NUM_PLAYERS> ranks, players, files;
};

void go_through_series(LineFields& way, ReportLine& line, Derived& derived) {
  Series& series = line.key.series;
  std::int64_t matches = series.num_matches();
  std::string seats = seats_word(series.seats), players = list_of_words(series.players),
              files = list_of_words(line.key.files);
  way.number("match", line.result.number, 1, MOST);
  way.number("matches", matches, 1, MOST);
  way.number("seed", derived.match.seed, 0, MOST);
  way.number("first_seed", series.first_seed, 0, MAX_SEED);
  way.text("seats", seats);
  for (Seats known : {Seats::FIXED, Seats::ROTATE})
    if (seats == seats_word(known)) series.seats = known;
  series.seeds = matches / series.matches_per_seed();
  way.text("until", line.key.until);
  way.text("configuration", line.key.configuration);
  way.text("rules", line.key.rules);
  if (series.meeting == Meeting::FOUR) return;
  way.text("pool", players);
  way.text("files", files);
  series.players = words_of_list(players);
  line.key.files = words_of_list(files);
}

void go_through_player(LineFields& way, ReportLine& line, Derived& derived, std::size_t k) {
  const std::string suffix = std::to_string(k + 1);
  PlayerResult& player = line.result.players[k];
  std::string out = player.out;
  way.text("player" + suffix, derived.players[k]);
  way.text("file" + suffix, derived.files[k]);
  if (line.key.series.meeting == Meeting::TUNING) way.text("numbers" + suffix, line.tuned[k]);
  way.number("seat" + suffix, player.seat, 0, NUM_PLAYERS - 1);
  way.number("score" + suffix, player.score, MIN_INT, MAX_INT);
  way.text("rank" + suffix, derived.ranks[k]);
  for (std::size_t s = 0; s < statistics().size(); ++s)
    way.number(statistics()[s] + suffix, player.statistics[s], -MOST, MOST);
  way.text("out" + suffix, out);
  player.set_out(out);
}

// All fields of a line, in order: both to write and to read it.
void go_through(LineFields& way, ReportLine& line, Derived& derived) {
  go_through_series(way, line, derived);
  for (std::size_t k = 0; k < NUM_PLAYERS; ++k) go_through_player(way, line, derived, k);
  for (std::size_t k = 0; line.key.times and k < NUM_PLAYERS; ++k)
    way.number("cpu_us" + std::to_string(k + 1), line.result.players[k].cpu_time, 0, MOST);
}

Fields fields_of(ReportLine line) {
  const std::array<Finish, NUM_PLAYERS> standing = finishes(line.result.scores());
  Derived derived;
  derived.match = line.key.series.match(line.result.number);
  for (std::size_t k = 0; k < NUM_PLAYERS; ++k) {
    const std::size_t player = derived.match.group[k];
    derived.ranks[k] = rank_text(standing[k].rank);
    derived.players[k] = line.key.series.players[player];
    derived.files[k] = line.key.files[player];
  }
  LineFields way;
  go_through(way, line, derived);
  return way.fields();
}

TableLine all_of(const Fields& fields, std::string Field::*part) {
  TableLine parts;
  for (const Field& field : fields) parts.push_back(field.*part);
  return parts;
}

std::string line_text(const ReportLine& line) {
  return csv_line(all_of(fields_of(line), &Field::value));
}

bool is_possible(const Series& series) {
  if (series.meeting == Meeting::FOUR) return true;
  return MIN_IN_POOL <= series.num_players() and series.num_players() <= MAX_IN_POOL and
         series.num_matches() <= MAX_MATCHES_WITH_GROUPS;
}

// Nothing if the fields are not those of a line. The groups of the series are not known yet.
std::optional<ReportLine> line_of(const Fields& fields, const ReportShape& shape) {
  ReportLine line;
  line.key.series.meeting = shape.meeting;
  line.key.times = shape.times;
  Derived derived;
  LineFields way(fields);
  go_through(way, line, derived);
  Series& series = line.key.series;
  if (shape.meeting == Meeting::FOUR) {
    series.players.assign(derived.players.begin(), derived.players.end());
    line.key.files.assign(derived.files.begin(), derived.files.end());
  }
  if (not way.are_good() or line.result.number > series.num_matches() or
      line.key.files.size() != series.players.size() or not is_possible(series))
    return std::nullopt;
  return line;
}

TableLine columns_of(const ReportShape& shape) {
  ReportLine line;
  line.key.series.players.resize(NUM_PLAYERS);
  line.key.series.meeting = shape.meeting;
  line.key.files.resize(NUM_PLAYERS);
  line.key.times = shape.times;
  line.result.number = 1;
  return all_of(fields_of(line), &Field::name);
}

const ReportShape SHAPES[] = {{Meeting::FOUR, false},   {Meeting::FOUR, true},
                              {Meeting::POOL, false},   {Meeting::POOL, true},
                              {Meeting::TUNING, false}, {Meeting::TUNING, true}};

void cut(const std::string& path, std::uintmax_t size) {
  std::error_code error;
  fs::resize_file(path, size, error);
  if (error) throw OutputError("can't write to " + path + ": " + error.message());
}

const char* const MEETINGS[] = {"four players", "a pool", "matches for tuning"};

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

std::string difference(const ReportKey& a, const ReportKey& b) {
  const Series &s = a.series, &t = b.series;
  const std::vector<std::string> players = a.players_as_given(), others = b.players_as_given();
  const auto until = [](const ReportKey& key) {
    return key.until.empty() ? "not given" : key.until;
  };
  std::vector<std::array<std::string, 3>> values = {
      {"series of", MEETINGS[int(s.meeting)], MEETINGS[int(t.meeting)]},
      {"players", std::to_string(s.num_players()), std::to_string(t.num_players())}};
  for (std::size_t k = 0; k < std::min(players.size(), others.size()); ++k)
    values.push_back({"player " + std::to_string(k + 1), players[k], others[k]});
  values.insert(values.end(),
                {{"first seed", std::to_string(s.first_seed), std::to_string(t.first_seed)},
                 {"seats", seats_word(s.seats), seats_word(t.seats)},
                 {"matches", std::to_string(s.num_matches()), std::to_string(t.num_matches())},
                 {"--until", until(a), until(b)}});
  for (const auto& [what, one, other] : values)
    if (one != other) return what + " " + one + " and " + other;
  if (a.rules != b.rules) return "another configuration, or other limits";
  if (a.times != b.times) return "CPU times in one only (--report-times)";
  return "";
}

void check_file_for_report(const std::string& path) {
  check_replaceable(path, "a report", {"match,matches,seed,"});
}

ReportParser::ReportParser(const ReportShape& shape) : shape_(shape), columns_(columns_of(shape)) {}

ReportWriter::ReportWriter(const std::string& path, const ReportKey& key, std::uintmax_t keep)
    : output_(path, keep == 0 ? Output::Start::NEW : Output::Start::AT_END), key_(key) {
  if (keep > 0) cut(path, keep);
  else output_.write(csv_line(columns_of({key.series.meeting, key.times})) + "\n");
}

void ReportWriter::add(const MatchResult& result, const TunedTexts& tuned) {
  output_.write(line_text({key_, result, tuned}) + "\n");
}

ReportReader::ReportReader(const std::string& path)
    : path_(path), in_(path, std::ios::binary), parser_({}) {
  if (fs::is_directory(path)) throw InputError(path + " is a folder, not a report");
  if (not in_) throw InputError("can't read " + path + ": " + std::strerror(errno));
  std::string line;
  bool is_whole = false;
  if (not get_line(line, is_whole)) return;
  for (const ReportShape& shape : SHAPES) {
    const std::string head = csv_line(columns_of(shape));
    // A torn first line is written again.
    if (not is_whole and head.compare(0, line.size(), line) == 0 and line != head) return;
    if (line != head) continue;
    parser_ = ReportParser(shape);
    end_ = is_whole ? next_ : 0;
    return;
  }
  throw InputError(path + ":1: this is not a report of a series of this game");
}

std::optional<ReportLine> ReportParser::parse(const std::string& text) {
  const std::optional<TableLine> values = csv_values(text);
  if (not values or values->size() != columns_.size()) return std::nullopt;
  Fields fields;
  for (std::size_t k = 0; k < columns_.size(); ++k) fields.push_back({columns_[k], (*values)[k]});
  std::optional<ReportLine> line = line_of(fields, shape_);
  if (not line) return std::nullopt;
  take_groups(line->key.series);
  if (line_text(*line) == text) return line;
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
  if (line_number_ == 0) line.erase(0, size_of_mark(line, path_));
  if (is_whole and not line.empty() and line.back() == '\r') line.pop_back();
  ++line_number_;
  return true;
}

std::optional<ReportLine> ReportReader::next() {
  std::string line;
  bool is_whole = false;
  if (not get_line(line, is_whole)) return std::nullopt;
  std::optional<ReportLine> result;
  if (is_whole) result = parser_.parse(line);
  if (result) {
    end_ = next_;
    return result;
  }
  // A half-written line is dropped; a complete one that doesn't parse is damage.
  if ((not is_whole or line.empty()) and in_.peek() == std::ifstream::traits_type::eof())
    return std::nullopt;
  throw InputError(place() + ": this line is damaged");
}

std::string rules_key(const Configuration& configuration, std::int64_t first_seed,
                      const std::string& options) {
  Text text;
  text << game_version() << '\n';
  write_head(text, "", first_seed, configuration, {});
  make_board(configuration, first_seed)->write_state(text);
  return hash_of(text.str()) + options;
}

}  // namespace game_engine
