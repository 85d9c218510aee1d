#include "Configuration.hh"

#include <Board.hh>
#include <engine/text/Words.hh>

#include <engine/kit/ParameterValues.hh>

namespace game_engine {

namespace {

std::size_t place_of(std::string_view name, const std::vector<Parameter>& table) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Parameter& parameter) {
    return parameter.name == name;
  });
  return std::size_t(found - table.begin());
}

void read_version(Reader& in, const Versions& versions, Configuration& configuration) {
  const std::string game = versions.game;
  const std::vector<std::string>& releases = versions.releases;
  const std::string_view name = in.peek();
  if (name != game)
    in.fail(in_quotes(name), " found, expected '", game, " ", releases[0],
            "': this is not a configuration of this game");
  in.expect(game);
  const std::string_view version = in.word("the version of the rules");
  const auto release = std::find(releases.begin(), releases.end(), version);
  if (release == releases.end())
    in.fail("version ", in_quotes(version), " found, expected ", joined(releases, " or "));
  configuration.release = int(release - releases.begin());
}

// Whether the first state follows; else it is drawn.
bool read_start_word(Reader& in, const std::string& drawn, Configuration& configuration) {
  const std::string expected = drawn + " or FIXED";
  const std::string_view word = in.peek();
  if (word != drawn and word != "FIXED" and not word.empty())
    in.fail(in_quotes(word), " found, expected ", expected);
  const bool fixed = in.word(expected) == "FIXED";
  configuration.place = in.place();
  if (not fixed and not in.at_end())
    in.fail(in_quotes(in.peek()), " found, expected the end after ", drawn);
  return fixed;
}

}  // namespace

int ParameterLines::value(const char* name) const { return values_[place_of(name, table_)]; }

void ParameterLines::fail(const char* name, const std::string& message) const {
  in_.fail_at(lines_.at(place_of(name, table_)), message);
}

void ParameterLines::refuse(const char* name, const std::string& expected) const {
  fail(name, name + (" is " + std::to_string(value(name))) + ", expected " + expected);
}

void ParameterLines::check(const char* name, Relation relation, const char* other) const {
  static const char* const WORDS[] = {"at least", "more than", "at most", "less than"};
  const int a = value(name), b = value(other);
  const bool holds[] = {a >= b, a > b, a <= b, a < b};
  const int k = static_cast<int>(relation);
  if (not holds[k]) refuse(name, std::string(WORDS[k]) + " " + other + ", " + std::to_string(b));
}

void ParameterLines::check_room(std::int64_t cells, std::int64_t needed,
                                const std::string& what) const {
  if (needed > cells)
    fail("BOARD_COLS", "the board has " + std::to_string(cells) + " cells, expected at least " +
                           what + " = " + std::to_string(needed));
}

ParameterLines read_parameters(Reader& in, const std::vector<Parameter>& table, const char* drawn,
                               ParameterValue* values) {
  constexpr int NO_LINE = 0;
  const std::string ends = std::string(drawn) + " or FIXED";
  std::vector<int> lines(table.size(), NO_LINE);
  for (std::string_view word = in.peek(); word != drawn and word != "FIXED"; word = in.peek()) {
    if (word.empty()) in.fail("the text ends here, expected a parameter, ", ends);
    const std::size_t k = place_of(word, table);
    if (k == table.size())
      in.fail(in_quotes(word), " found, expected the name of a parameter, ", ends);
    if (lines[k] != NO_LINE) in.fail("parameter ", in_quotes(word), " appears a second time here");
    in.word("");
    values[k] = ParameterValue(in.number(table[k].name, table[k].least, table[k].most));
    lines[k] = in.line();
  }
  const auto missing = std::find(lines.begin(), lines.end(), NO_LINE);
  if (missing != lines.end())
    in.fail("parameter '", table[missing - lines.begin()].name, "' is missing above this line");
  return {in, table, lines, values};
}

void write_parameters(Text& out, const std::vector<Parameter>& table,
                      const ParameterValue* values) {
  for (const Parameter& parameter : table)
    out << parameter.name << std::string(std::size_t(parameter.tabs), '\t') << *values++ << '\n';
}

ParameterLines Format::read_parameters(Reader& in, Configuration& configuration) const {
  return game_engine::read_parameters(in, table, drawn, parameters_of(configuration.settings));
}

void Format::write_head(Text& out, const char* first_word, std::int64_t seed,
                        const Configuration& configuration, const Names& names) const {
  out << first_word << "\n\nSeed " << seed << "\n\n"
      << versions.game << ' ' << versions.of(configuration) << "\n\n";
  write_parameters(out, table, parameters_of(configuration.settings));
  out << "names         ";
  for (const std::string& name : names) out << ' ' << name;
  out << '\n';
}

void draw_for(const Configuration& configuration, const std::function<void()>& draw) {
  try {
    draw();
  } catch (const InputError& error) {
    if (configuration.place.empty()) throw;
    throw InputError(configuration.place + ": " + error.what());
  }
}

Configuration read_configuration(Reader& in) {
  Configuration configuration;
  read_version(in, format().versions, configuration);
  format().check(configuration, format().read_parameters(in, configuration));
  if (read_start_word(in, format().drawn, configuration))
    configuration.start = format().read_state(in, configuration);
  return configuration;
}

void write_head(Text& out, const char* first_word, std::int64_t seed,
                const Configuration& configuration, const Names& names) {
  format().write_head(out, first_word, seed, configuration, names);
}

std::string game_version() { return Settings::version(); }

const std::vector<std::string>& game_releases() { return format().versions.releases; }

const std::vector<std::string>& statistics() { return Board::statistics(); }

ReasonText reason_text(int reason) { return text_of(Reason(reason)); }

EventText event_text(int kind) { return text_of(EventKind(kind)); }

std::shared_ptr<const Configuration> load_configuration(Reader& in) {
  return std::make_shared<const Configuration>(read_configuration(in));
}

std::unique_ptr<AnyBoard> make_board(const Configuration& configuration, const MatchSeed& seed) {
  return std::make_unique<Board>(configuration, seed);
}

void write_state(Text& out, const Board& board) { format().write_state(out, board); }

void write_orders(Text& out, const Orders& orders) { format().write_orders(out, orders); }

void write_order(Text& out, const Orders& orders, const Order& order) {
  format().write_order(out, orders, order);
}

Orders read_orders(Reader& in) { return format().read_orders(in); }

std::string as_position(std::string state) { return format().as_position(std::move(state)); }

bool is_order(const Order& order) { return format().orders.has(order); }

Order idle_order(int id) { return format().orders.idle(id); }

}  // namespace game_engine
