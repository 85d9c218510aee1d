# The variables of all games, for the command line (make DEBUG=1) or, above its "include", for a
# game's Makefile.

# preset NAME,VALUE: the value of a variable that neither of them sets.
preset = $(if $(filter undefined default environment,$(origin $(1))),$(eval $(1) = $(2)))

# The compiler: g++ or clang++, whichever is here.
$(call preset,CXX,$(shell for one in g++ clang++ c++; do \
  command -v $$one > /dev/null && echo $$one && exit; done; echo g++))

# How much to optimize, from 0 to 3.
$(call preset,OPTIMIZE,2)

# 1 to look for errors in a player: symbols for gdb, no optimization, checks in the library
# (such as the index of a vector), and where it was when a player crashes.
$(call preset,DEBUG,0)

# 1 to measure with gprof where a player spends its time.
$(call preset,PROFILE,0)

# 1 to find bad memory accesses and undefined behaviour while playing.
$(call preset,SANITIZE,0)

# What variables and memory hold that a player never sets: zero, or a pattern that shows (without a
# value: with DEBUG=1); none to leave them as they are, so that valgrind sees them.
$(call preset,FILL,)

# Object files of other players, besides the AI*.o of this folder.
$(call preset,EXTRA_OBJ,)
