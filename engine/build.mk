# How a game is built: included by the Makefile of each game, in the folder of the game.
# ROOT is the folder of what all games share.
ROOT ?= .
BUILD = build

# ---------------------------------------------------------------- flags

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
  CXXFLAGS += -g -fsanitize=address,undefined -fno-sanitize-recover=all
  LDFLAGS += -fsanitize=address,undefined
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
SHARED_SOURCES = Game.cc Registry.cc $(patsubst $(ROOT)/%,%,$(wildcard $(ROOT)/engine/*.cc))
ENGINE_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(GAME_SOURCES) $(SHARED_SOURCES))
# All but the function main.
LIBRARY_OBJ = $(filter-out $(BUILD)/Game.o,$(ENGINE_OBJ))

TEST_SOURCES = $(wildcard tests/*.cc)
TEST_PLAYERS = $(wildcard tests/players/AI*.cc)
TEST_PLAYER_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(TEST_PLAYERS))
TEST_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(TEST_SOURCES)) $(TEST_PLAYER_OBJ)

# ---------------------------------------------------------------- what can be made

.PHONY: all play dummy test signature bench format lint check-api clean help FORCE
.DELETE_ON_ERROR:

all: Game

help:
	@echo "make            builds ./Game with every player AI*.cc and AI*.o of this folder"
	@echo "make play       builds and plays a match of four Demo: out.res"
	@echo "make dummy      builds the opponent to beat as an object to hand out: AIDummy.o.Linux64"
	@echo "make test       builds and runs all tests"
	@echo "make signature  one number for what the rules do: changes only if a match does"
	@echo "make bench      measures the speed"
	@echo "make format     lays the sources out as .clang-format says (needs clang-format)"
	@echo "make lint       looks for doubtful code (needs clang-tidy)"
	@echo "make api.pdf    typesets the summary of the interface (needs docs/api/install)"
	@echo "make clean      removes all that make has built from sources"
	@echo "Variables, such as in make DEBUG=1: CXX OPTIMIZE DEBUG PROFILE SANITIZE EXTRA_OBJ,"
	@echo "explained at the top of Makefile"

play: Game
	./Game Demo Demo Demo Demo -s 30 < default.cnf > out.res
	@echo "Played. To watch it, open Viewer/viewer.html in a browser and load out.res."

test: Game $(BUILD)/tests/run
	$(BUILD)/tests/run

signature: $(BUILD)/tests/run
	@$(BUILD)/tests/run --signature

# The players whose matches are counted.
BENCH_PLAYERS = Null Scholar Hunter

bench: $(BUILD)/tests/run $(BUILD)/tests/Game
	@$(BUILD)/tests/run --bench
	@BENCH_PLAYERS="$(BENCH_PLAYERS)" sh $(ROOT)/tests/bench.sh $(BUILD)/tests/Game

FORMATTED = $(wildcard *.hh engine/*.hh tests/*.hh tests/*.cc) $(GAME_SOURCES) $(SHARED_SOURCES)
format:
	clang-format -i $(FORMATTED)

lint:
	clang-tidy --quiet $(GAME_SOURCES) $(SHARED_SOURCES) -- $(CXXFLAGS)

API = $(ROOT)/docs/api
API_SOURCES = $(foreach name,Structs State Settings Action Random Player,\
  $(firstword $(wildcard $(name).hh $(ROOT)/$(name).hh)))

api.pdf: $(API_SOURCES) AINull.cc default.cnf $(wildcard $(API)/*)
	$(API)/typeset $(ROOT) $@

# Whether api.pdf says what the headers say.
check-api:
	@mkdir -p $(BUILD)
	$(API)/typeset $(ROOT) $(BUILD)/api.pdf
	pdftotext -layout api.pdf $(BUILD)/api.committed.txt
	pdftotext -layout $(BUILD)/api.pdf $(BUILD)/api.txt
	@diff -u $(BUILD)/api.committed.txt $(BUILD)/api.txt > $(BUILD)/api.diff || \
	  { cat $(BUILD)/api.diff; echo "api.pdf is not what the headers say: make api.pdf" >&2; exit 1; }

clean:
	rm -rf $(BUILD) Game $(PLAYER_OBJ)

# ---------------------------------------------------------------- how

Game: $(ENGINE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(BUILD)/linked
	$(CXX) -o $@ $(ENGINE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(LDFLAGS)

$(BUILD)/tests/run: $(LIBRARY_OBJ) $(TEST_OBJ) $(PLAYER_OBJ) $(call objects_of_dummies,$(PLAYERS))
	$(CXX) -o $@ $^ $(LDFLAGS)

# The program with the players of the tests.
$(BUILD)/tests/Game: $(ENGINE_OBJ) $(PLAYER_OBJ) $(TEST_PLAYER_OBJ)
	$(CXX) -o $@ $^ $(LDFLAGS)

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

# What the compiler builds for, by the names that the objects have: Linux64, LinuxARM, Mac64,
# MacARM, Windows64.
ifneq ($(DUMMIES),)
MACHINE := $(subst -, ,$(shell $(CXX) -dumpmachine))
SYSTEM := $(if $(findstring linux,$(MACHINE)),Linux)$(if $(findstring darwin,$(MACHINE)),Mac)$\
$(if $(findstring mingw,$(MACHINE)),Windows)$\
$(patsubst x86_64,64,$(patsubst arm64,ARM,$(patsubst aarch64,ARM,$(firstword $(MACHINE)))))
STRIP = `$(CXX) -print-prog-name=strip` $(if $(findstring Mac,$(SYSTEM)),-x,--strip-unneeded)

dummy: $(DUMMIES:%=%.o.$(SYSTEM))

# Always with the same flags: the object goes with games built with any others.
AI%.o.$(SYSTEM): dummy/AI%.cc FORCE
	$(CXX) -std=c++17 -I. -I$(ROOT) -O2 -fPIC $(WARNINGS) -c $< -o $@
	$(STRIP) $@
endif

$(BUILD)/tests/players/%.o: tests/players/%.cc $(BUILD)/Player.hh.gch
	@mkdir -p $(@D)
	$(COMPILE_PLAYER) -c $< -o $@

$(BUILD)/%.o: %.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -Wpedantic -c $< -o $@

$(BUILD)/%.o: $(ROOT)/%.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -Wpedantic -c $< -o $@

-include $(wildcard $(BUILD)/*.d $(BUILD)/engine/*.d $(BUILD)/tests/*.d $(BUILD)/tests/players/*.d \
  $(BUILD)/dummy/*.d)
