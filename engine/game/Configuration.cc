#include "Configuration.hh"

#include <engine/text/Words.hh>

namespace game_engine {

void read_version(Reader& in, const Versions& versions, Configuration& configuration) {
  const std::string game = versions.game, current = versions.current, original = versions.original;
  const std::string_view name = in.peek();
  if (name != game)
    in.fail(in_quotes(name) + " found, expected '" + game + " " + current +
            "': this is not a configuration of this game");
  in.expect(game);
  const std::string_view version = in.word("the version of the rules");
  if (version != original and version != current)
    in.fail("version " + in_quotes(version) + " found, expected " + current + " or " + original);
  configuration.original_rules = version == original;
}

bool read_start_word(Reader& in, const char* drawn, Configuration& configuration) {
  const bool fixed = in.word(std::string(drawn) + " or FIXED") == "FIXED";
  configuration.place = in.place();
  if (not fixed and not in.at_end())
    in.fail(in_quotes(in.peek()) + " found, expected the end after " + drawn);
  return fixed;
}

void write_version(Text& out, const char* first_word, std::int64_t seed, const Versions& versions,
                   const Configuration& configuration) {
  out << first_word << "\n\nSeed " << static_cast<long long>(seed) << "\n\n";
  const char* version = configuration.original_rules ? versions.original : versions.current;
  out << versions.game << ' ' << version << "\n\n";
}

void write_names(Text& out, const char* label, const Names& names) {
  out << label;
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

}  // namespace game_engine
