# The Harry Potter game. "make help" tells what can be made; set the variables below here
# or on the command line: make DEBUG=1

# The compiler: g++ or clang++.
CXX = g++

# How much to optimize, from 0 to 3.
OPTIMIZE = 2

# 1 to look for errors in a player: symbols for gdb, no optimization, checks in the library
# (such as the index of a vector), and where it was when a player crashes.
DEBUG = 0

# 1 to measure with gprof where a player spends its time.
PROFILE = 0

# 1 to find bad memory accesses and undefined behaviour while playing.
SANITIZE = 0

# What variables and memory hold that a player never sets: zero, or a pattern that shows (without a
# value: with DEBUG=1); none to leave them as they are, so that valgrind sees them.
FILL =

# Object files of other players, besides the AI*.o of this folder.
EXTRA_OBJ =

# Of the tests for all games: this game has more of them, in tests/engine.
KIT_NOT_USED = isolation league program

include engine/build.mk
