#include <programs/game/Jobs.hh>

int main(int argc, char** argv) { return game_engine::run_program(argc, argv); }
