# How a game is built: included by the Makefile of each game, in the folder of the game.
# ROOT is the folder of what all games share.
ROOT ?= .
BUILD = build

# Make takes a blank in a name for the end of it, and the shell has a meaning for other signs.
STRANGE_NAMES := $(shell ls | LC_ALL=C sed -n '/^AI.*[ -*:-@[-^`{-~].*[.]\(cc\|o\)$$/s/.*/"&"/p')
ifneq ($(STRANGE_NAMES),)
  $(error rename $(STRANGE_NAMES): no blanks or special signs in the names of players' files)
endif

# ---------------------------------------------------------------- flags

$(foreach name,DEBUG PROFILE SANITIZE WERROR,$(if $(filter-out 0 1,$($(name))),\
  $(error $(name)=$($(name)): expected 0 or 1)))

WARNINGS = -Wall -Wextra
CXXFLAGS = -std=c++17 -I. -I$(ROOT)
LDFLAGS =

ifeq ($(DEBUG),1)
  CXXFLAGS += -O0 -g -DGAME_DEBUG -D_GLIBCXX_ASSERTIONS -D_LIBCPP_ENABLE_ASSERTIONS=1
else
  CXXFLAGS += -O$(OPTIMIZE)
endif
ifeq ($(PROFILE),1)
  CXXFLAGS += -g -pg
  LDFLAGS += -pg
endif
ifeq ($(SANITIZE),1)
  # The check of types of objects (vptr) opens pipes, which isolated players may not.
  CXXFLAGS += -g -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all \
    -DGAME_SANITIZE
  LDFLAGS += -fsanitize=address,undefined
endif
# On Windows, so that the program runs where the compiler's own libraries are not found.
ifneq ($(findstring mingw,$(CXX))$(findstring Windows,$(OS)),)
  LDFLAGS += -static
endif
ifeq ($(WERROR),1)
  WARNINGS += -Werror
endif

# ---------------------------------------------------------------- files

PLAYERS = $(wildcard AI*.cc)
PLAYER_OBJ = $(PLAYERS:.cc=.o)
# Players that came as object files.
GIVEN_OBJ = $(filter-out $(PLAYER_OBJ),$(wildcard AI*.o)) $(EXTRA_OBJ)

# Players that are handed out as objects only: built from source where there is one, unless
# this folder has a player of the same name.
DUMMIES = $(patsubst dummy/%.cc,%,$(wildcard dummy/AI*.cc))
objects_of_dummies = $(patsubst %,$(BUILD)/dummy/%.o,$(filter-out $(basename $(1)),$(DUMMIES)))
DUMMY_OBJ = $(call objects_of_dummies,$(PLAYERS) $(GIVEN_OBJ))

GAME_SOURCES = Board.cc Format.cc
SHARED_FOLDERS = engine engine/isolation $(ISOLATION)
SHARED_SOURCES = Game.cc Registry.cc $(filter-out $(FILE_MAIN),$\
$(patsubst $(ROOT)/%,%,$(wildcard $(SHARED_FOLDERS:%=$(ROOT)/%/*.cc))))
ENGINE_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(GAME_SOURCES) $(SHARED_SOURCES))
# All but the function main.
LIBRARY_OBJ = $(filter-out $(BUILD)/Game.o,$(ENGINE_OBJ))

# ---------------------------------------------------------------- what can be made

.PHONY: all play clean help FORCE
.DELETE_ON_ERROR:

all: Game

help::
	@echo "make              builds ./Game with every player AI*.cc and AI*.o of this folder"
	@echo "make play         builds and plays a match of four Demo: out.res"
	@echo "make AIX.player   builds player X as a file of its own: docs/isolation.md"
	@echo "make check-AIX    tells whether AIX.cc may be submitted"
	@echo "make clean        removes all that make has built from sources"
	@echo "Variables, such as in make DEBUG=1: CXX OPTIMIZE DEBUG PROFILE SANITIZE EXTRA_OBJ,"
	@echo "explained at the top of Makefile"

play: Game
	./Game Demo Demo Demo Demo -s 30 < default.cnf > out.res
	@echo "Played. To watch it: $(patsubst ./%,%,$(ROOT)/Viewer/watch) out.res, or open $(patsubst ./%,%,$(ROOT)/Viewer/viewer.html) in a browser and load out.res."

check-AI%: AI%.cc Game FORCE
	@CXX="$(CXX)" $(ROOT)/engine/submission/check AI$*.cc

clean:
	rm -rf $(BUILD) Game Game.exe $(PLAYER_OBJ) $(PLAYERS:.cc=.player)

# ---------------------------------------------------------------- how

include $(ROOT)/engine/isolation/isolation.mk

Game: $(ENGINE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(BUILD)/linked
	$(CXX) -o $@ $(ENGINE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(LDFLAGS)

# Each of these two files holds what its name says, and changes only when that does.
$(BUILD)/flags: TEXT = $(CXX) $(CXXFLAGS) $(WARNINGS) $(LDFLAGS)
$(BUILD)/linked: TEXT = $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ)
$(BUILD)/flags $(BUILD)/linked: FORCE
	@mkdir -p $(@D)
	@echo '$(TEXT)' | cmp -s - $@ || echo '$(TEXT)' > $@

COMPILE = $(CXX) $(CXXFLAGS) $(WARNINGS) -MMD -MP

# Player.hh, which brings the standard library, is compiled once for all players: this
# halves the time to build one.
$(BUILD)/Player.hh.gch: $(ROOT)/Player.hh $(BUILD)/flags
	@echo '#include <Player.hh>' > $(BUILD)/Player.hh
	$(COMPILE) -MF $(BUILD)/Player.hh.d -x c++-header $(BUILD)/Player.hh -o $@

COMPILE_PLAYER = $(COMPILE) -include $(BUILD)/Player.hh

AI%.o: AI%.cc $(BUILD)/Player.hh.gch
	$(COMPILE_PLAYER) -MF $(BUILD)/AI$*.d -c $< -o $@

$(BUILD)/dummy/%.o: dummy/%.cc $(BUILD)/Player.hh.gch
	@mkdir -p $(@D)
	$(COMPILE_PLAYER) -c $< -o $@

$(BUILD)/%.o: %.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -Wpedantic -c $< -o $@

$(BUILD)/%.o: $(ROOT)/%.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -Wpedantic -c $< -o $@

# Not those of objects whose source is gone: players that were built here and then given away.
-include $(filter-out $(GIVEN_OBJ:%.o=$(BUILD)/./%.d) $(GIVEN_OBJ:%.o=$(BUILD)/file/%.d),\
  $(foreach folder,. engine engine/isolation $(ISOLATION) tests tests/players tests/students \
  docs/guide dummy file file/$(ISOLATION),$(wildcard $(BUILD)/$(folder)/*.d)))

# The competition of a course: not in the archive that students get.
-include $(ROOT)/engine/league/league.mk

# What only those need who work on the game: not in the archive that students get.
-include $(ROOT)/engine/develop.mk
