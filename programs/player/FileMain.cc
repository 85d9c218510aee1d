// The program of a player that is a file of its own: make AIMine.player
#include <engine/isolation/linux/Hello.hh>

int main() { game_engine::host_player(); }
