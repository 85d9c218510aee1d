#include <Format.hh>
#include <algorithm>

namespace game_engine {

namespace {

const char* const VERSION_1_0 = "1.0";
const char* const VERSION_1_1 = "1.1";

// Whether it is version 1.0.
bool read_version(Reader& in) {
  const std::string_view name = in.peek();
  if (name != GAME_NAME)
    in.fail(in_quotes(name) + " found, expected '" + GAME_NAME + " " + VERSION_1_1 +
            "': this is no configuration of this game");
  in.expect(GAME_NAME);
  const std::string_view version = in.word("the version of the rules");
  if (version != VERSION_1_0 and version != VERSION_1_1)
    in.fail("version " + in_quotes(version) + " found, expected " + VERSION_1_1 + " or " +
            VERSION_1_0);
  return version == VERSION_1_0;
}

}  // namespace

Configuration read_configuration(Reader& in) {
  Configuration configuration;
  configuration.original_rules = read_version(in);
  const auto [values, lines] = read_parameters(in, parameters());
  std::copy(values.begin(), values.end(), configuration.settings.parameters_);
  check_parameters(configuration,
                   [&, &lines = lines](const char* name, const std::string& message) {
                     for (std::size_t k = 0; k < parameters().size(); ++k)
                       if (parameters()[k].name == std::string_view(name))
                         in.fail(lines[k], message);
                   });
  const bool fixed = in.word("RANDOM or FIXED") == "FIXED";
  configuration.place = in.place();
  if (fixed) configuration.start = read_state(in, configuration);
  else if (not in.at_end()) in.fail(in_quotes(in.peek()) + " found, expected the end after RANDOM");
  return configuration;
}

void draw_for(const Configuration& configuration, const std::function<void()>& draw) {
  try {
    draw();
  } catch (const InputError& error) {
    if (configuration.place.empty()) throw;
    throw InputError(configuration.place + ": " + error.what());
  }
}

void write_preamble(Text& out, const char* first_word, std::int64_t seed,
                    const Configuration& configuration, const std::vector<std::string>& names) {
  out << first_word << "\n\nSeed " << static_cast<long long>(seed) << "\n\n";
  out << GAME_NAME << ' ' << (configuration.original_rules ? VERSION_1_0 : VERSION_1_1) << "\n\n";
  const int* values = configuration.settings.parameters_;
  write_parameters(out, parameters(), {values, values + parameters().size()});
  out << "names         ";
  for (const std::string& name : names) out << ' ' << name;
  out << '\n';
}

}  // namespace game_engine
