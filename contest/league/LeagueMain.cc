#include "Competition.hh"

int main(int argc, char** argv) { return game_engine::run_league(argc, argv); }
