#include "Program.hh"

#include <engine/isolation/Isolation.hh>
#include <engine/match/Memory.hh>
#include <engine/files/Files.hh>
#include <engine/text/Flavour.hh>
#include <engine/kit/Registry.hh>
#include <iostream>

#include "Jobs.hh"

namespace game_engine {

int printed(int status) {
  std::cout.flush();
  if (not std::cout) throw OutputError("can't write to standard output");
  return status;
}

int list_players(const CommandLine&, const std::string&) {
  for (const RegisteredPlayer& player : registered_players()) std::cout << player.name << '\n';
  return printed();
}

int print_version(const CommandLine&, const std::string&) {
  std::cout << game_version() << "\ncompiled " << __DATE__ << ' ' << __TIME__ << FLAVOUR << '\n';
  return printed();
}

int run_program(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  survive_large_files();
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    const auto& [line, job] = parse_command_line(words);
    if (not line.secure) limit_memory(line.memory);
    return job->run(line, argv[0]);
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return is_about_repeating(words) ? STATUS_OF_ERRORS : 1;
  }
}

}  // namespace game_engine
