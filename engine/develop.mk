# Tests, measurements and what is handed out: included by build.mk.

# The tests of this game, and what the tests of all games share.
SHARED_TESTS = Bench DummyPlays Project Scripted Secure Sha256 Signature Test Texts golden round_trips turns
TEST_SOURCES = $(sort $(wildcard tests/*.cc) $(SHARED_TESTS:%=tests/%.cc))
# Players whose matches are known, programs that students might write, those of the guide.
TEST_PLAYERS = $(wildcard tests/players/AI*.cc)
STUDENTS = $(wildcard tests/students/AI*.cc)
GUIDE_PLAYERS = $(wildcard docs/guide/AI*.cc)
TEST_PLAYER_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(TEST_PLAYERS) $(STUDENTS) $(GUIDE_PLAYERS))
# Players as files of their own; those of tests/hostile try to do harm, some of them in the
# tests of all games.
SHARED_HOSTILE = Loop EatMemory OrdersTenMio Throw ReadSystem ForkBomb WriteState MapState WrongHello
PLAYER_FILES = $(if $(filter %/linux,$(ISOLATION)),\
  $(patsubst %.cc,$(BUILD)/%.player,$(TEST_PLAYERS) $(wildcard tests/hostile/AI*.cc)) \
  $(SHARED_HOSTILE:%=$(BUILD)/tests/hostile/AI%.player))
# The league, in the folder of the game that has the tests of it.
TESTED_LEAGUE = $(if $(wildcard tests/league.cc),league)
TEST_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(TEST_SOURCES)) $(TEST_PLAYER_OBJ) \
  $(if $(TESTED_LEAGUE),$(LEAGUE_LIBRARY))

.PHONY: dummy test golden test-load test-viewer signature bench format lint check-api dist

help::
	@echo
	@echo "For those who work on the game:"
	@echo "make test         builds and runs all tests"
	@echo "make golden       builds and runs the tests of matches whose traces are known"
	@echo "make test-viewer  the tests of the page (needs tests/viewer/install)"
	@echo "make test-load    2000 matches with players that try to do harm"
	@echo "make signature    one number for what the rules do: changes only if a match does"
	@echo "make bench        measures the speed"
	@echo "make format       lays the sources out as .clang-format says (needs clang-format)"
	@echo "make lint         looks for doubtful code (needs clang-tidy)"
	@echo "make dummy        builds the opponent to beat as an object to hand out: AIDummy.o.Linux64"
	@echo "make api.pdf      typesets the summary of the interface (needs docs/api/install)"
	@echo "make dist         packs what students get (needs zip)"

# ---------------------------------------------------------------- tests

VIEWER_TESTS = $(ROOT)/tests/viewer

# The tests of the root are those of all games.
GAMES = $(if $(filter .,$(ROOT)),$(patsubst %/Makefile,%,$(wildcard games/*/Makefile)))
of_all_games = @+$(ROOT)/tests/sum '$(BUILD)/tests/$(2)' \
  $(GAMES:%='$(MAKE) --no-print-directory -C % $(1)')

test: Game $(TESTED_LEAGUE) $(BUILD)/tests/run $(BUILD)/tests/Game $(PLAYER_FILES)
	@$(VIEWER_TESTS)/available || echo "skipped: the viewer's page needs Node and Chromium for its\
	 tests; get them with sudo $(VIEWER_TESTS)/install, and then make test-viewer"
	$(call of_all_games,test,run)

golden: $(BUILD)/tests/golden
	$(call of_all_games,golden,golden)

test-load: Game $(BUILD)/tests/run $(PLAYER_FILES)
	LOAD_MATCHES=2000 $(BUILD)/tests/run -v "many matches with hostile players"

# The page shows matches of all games: its tests are run from the root.
ifeq ($(ROOT),.)
test-viewer: Game $(TESTED_LEAGUE) $(GAMES:%=%/Game)
	$(VIEWER_TESTS)/run

$(GAMES:%=%/Game): FORCE
	+@$(MAKE) --no-print-directory -C $(@D) Game
else
test-viewer:
	+@$(MAKE) --no-print-directory -C $(ROOT) test-viewer
endif

signature: $(BUILD)/tests/run
	@$(BUILD)/tests/run --signature

# The players whose matches are counted.
BENCH_PLAYERS = Null $(TEST_PLAYERS:tests/players/AI%.cc=%)

bench: $(BUILD)/tests/run $(BUILD)/tests/Game AINull.player
	@$(BUILD)/tests/run --bench
	@BENCH_PLAYERS="$(BENCH_PLAYERS)" sh $(ROOT)/tests/bench.sh $(BUILD)/tests/Game

# All sources of this folder but the players, which are laid out as students do.
FORMATTED = $(foreach f,$(wildcard $(foreach folder,. engine engine/isolation \
  engine/isolation/* engine/league tests games/* games/*/tests,\
  $(folder)/*.cc $(folder)/*.hh)),$(if $(filter AI%.cc,$(notdir $(f))),,$(f)))
format:
	clang-format -i $(FORMATTED)

lint: $(if $(filter %/linux,$(ISOLATION)),$(BUILD)/SystemCallNames.inc)
	clang-tidy --quiet $(GAME_SOURCES) $(addprefix $(ROOT)/,$(SHARED_SOURCES)) -- $(CXXFLAGS) \
	  -I$(BUILD)

$(BUILD)/tests/run: $(LIBRARY_OBJ) $(TEST_OBJ) $(PLAYER_OBJ) $(call objects_of_dummies,$(PLAYERS))
	$(CXX) -o $@ $^ $(LDFLAGS)

# The matches whose traces are known, by themselves: quick to build with other flags.
GOLDEN_OBJ = $(patsubst %,$(BUILD)/tests/%.o,Bench Secure Sha256 Signature Test golden) \
  $(patsubst %.cc,$(BUILD)/%.o,$(TEST_PLAYERS))
$(BUILD)/tests/golden: $(LIBRARY_OBJ) $(GOLDEN_OBJ) $(PLAYER_OBJ) $(call objects_of_dummies,$(PLAYERS))
	$(CXX) -o $@ $^ $(LDFLAGS)

# The program with the players of the tests.
$(BUILD)/tests/Game: $(ENGINE_OBJ) $(PLAYER_OBJ) $(TEST_PLAYER_OBJ) $(call objects_of_dummies,$(PLAYERS))
	$(CXX) -o $@ $^ $(LDFLAGS)

$(TEST_PLAYER_OBJ): $(BUILD)/%.o: %.cc $(BUILD)/Player.hh.gch
	@mkdir -p $(@D)
	$(COMPILE_PLAYER) -c $< -o $@

$(BUILD)/tests/%.player: $(FILE)/tests/%.o $(FILE_OBJ)
	@mkdir -p $(@D)
	$(CXX) -static -s -o $@ $^

$(FILE)/tests/%.o: tests/%.cc $(FILE)/Player.hh.gch
	@mkdir -p $(@D)
	$(COMPILE_FILE_PLAYER) -c $< -o $@

$(FILE)/tests/hostile/%.o: $(ROOT)/tests/hostile/%.cc $(FILE)/Player.hh.gch
	@mkdir -p $(@D)
	$(COMPILE_FILE_PLAYER) -c $< -o $@

.PRECIOUS: $(FILE)/tests/%.o $(FILE)/tests/hostile/%.o

-include $(wildcard $(FILE)/tests/*/*.d)

# ---------------------------------------------------------------- what is handed out

ifneq ($(DUMMIES),)
STRIP = `$(CXX) -print-prog-name=strip` $(if $(findstring Mac,$(SYSTEM)),-x,--strip-unneeded)

dummy: $(DUMMIES:%=%.o.$(SYSTEM))

# Always with the same flags: the object goes with games built with any others.
AI%.o.$(SYSTEM): dummy/AI%.cc FORCE
	$(CXX) -std=c++17 -I. -I$(ROOT) -O2 -fPIC $(WARNINGS) -c $< -o $@
	$(STRIP) $@
endif

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

# The archive for students, named after the game and its version.
dist: dummy
	$(ROOT)/docs/dist/pack $(ROOT)
