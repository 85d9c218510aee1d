#include "Configuration.hh"

#include <Board.hh>
#include <engine/text/Words.hh>

#include <engine/kit/ParameterValues.hh>

namespace game_engine {

namespace {

void read_version(Reader& in, const Versions& versions, Configuration& configuration) {
  const std::string game = versions.game, current = versions.current;
  const std::string_view name = in.peek();
  if (name != game)
    in.fail(in_quotes(name) + " found, expected '" + game + " " + current +
            "': this is not a configuration of this game");
  in.expect(game);
  const std::string_view version = in.word("the version of the rules");
  if (version == current) return;
  std::vector<std::string> originals = versions.releases;
  originals.insert(originals.begin(), versions.original);
  const auto release = std::find(originals.begin(), originals.end(), version);
  if (release == originals.end())
    in.fail("version " + in_quotes(version) + " found, expected " + current + " or " +
            joined(originals, " or "));
  configuration.original_rules = true;
  configuration.release = int(release - originals.begin());
}

// Whether the first state follows; else it is drawn.
bool read_start_word(Reader& in, const std::string& drawn, Configuration& configuration) {
  const std::string expected = drawn + " or FIXED";
  const std::string_view word = in.peek();
  if (word != drawn and word != "FIXED" and not word.empty())
    in.fail(in_quotes(word) + " found, expected " + expected);
  const bool fixed = in.word(expected) == "FIXED";
  configuration.place = in.place();
  if (not fixed and not in.at_end())
    in.fail(in_quotes(in.peek()) + " found, expected the end after " + drawn);
  return fixed;
}

}  // namespace

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

// ------------------------------------------------------------------ Game.hh

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
