# Tests, measurements and what is handed out: included by build.mk.

# The tests in their rooms: the rules of this game; what the tests of all games share, except those of KIT_NOT_USED,
# which a game replaces by its own; the engine, which the game of the root tests for all.
TEST_SOURCES = $(sort $(wildcard tests/rules/*.cc tests/engine/*.cc) \
  $(filter-out $(KIT_NOT_USED:%=tests/kit/%.cc),$\
  $(patsubst $(ROOT)/%,%,$(wildcard $(ROOT)/tests/kit/*.cc))))
# A guide shows the code of its players: its first word here is their name, the others are its steps.
GUIDE := $(if $(wildcard docs/guide.md),$(shell sed -n -e 's/^    make \(AI[A-Za-z]*\)$$/\1/p' \
  -e 's/^## \([1-9]\)[.].*/\1/p' docs/guide.md))
# Players whose matches are known, programs that students might write, those of the guide.
TEST_PLAYERS = $(wildcard tests/players/AI*.cc)
STUDENTS = $(wildcard tests/students/AI*.cc)
GUIDE_PLAYERS = $(patsubst %,docs/guide/$(firstword $(GUIDE))%.cc,$(wordlist 2,99,$(GUIDE)))
TEST_PLAYER_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(TEST_PLAYERS) $(STUDENTS) $(GUIDE_PLAYERS))
# Players as files of their own; those of tests/hostile, sections of a few files, try to do harm.
HOSTILE := $(sort $(patsubst ./%,%,$(wildcard $(ROOT)/tests/hostile/all-games.players tests/hostile/*.players)))
HOSTILE_PLAYERS := $(shell sed -n 's|^=== \([A-Za-z0-9]*\):.*|build/tests/hostile/AI\1|p' /dev/null $(HOSTILE))
PLAYER_FILES = $(if $(filter %/linux,$(ISOLATION)),\
  $(patsubst %.cc,build/%.player,$(TEST_PLAYERS) $(wildcard tests/students/AIUnset.cc)) \
  $(HOSTILE_PLAYERS:%=%.player) build/tests/hostile/list)
# The league, in the folder of the game that has its tests.
TESTED_LEAGUE = $(if $(filter %/league.cc,$(TEST_SOURCES)),league)
# The players of the project, whatever else its user has written here.
OWN_PLAYERS = AIDemo.cc AIFirst.cc AINull.cc
OWN_PLAYER_OBJ = $(OWN_PLAYERS:%.cc=$(BUILD)/%.o) $(call objects_of_dummies,$(OWN_PLAYERS))
TEST_OBJ = $(call objects_in,$(BUILD),$(TEST_SOURCES)) \
  $(TEST_PLAYER_OBJ) $(if $(TESTED_LEAGUE),$(LEAGUE_LIBRARY) $(SIMILAR_LIBRARY))

.PHONY: dummy test test-quick test-rules golden golden-tables test-load test-viewer signature bench format lint check-api dist docs flat jutge

help::
	@echo
	@echo "For those who work on the game:"
	@echo "make test         builds and runs all tests of this folder"
	@echo "make test-quick   the same without those that take long: $(SLOW_TESTS)"
	@echo "make test-rules   those of the game's rules"
	@echo "make golden       plays all matches whose traces are known; make test, a sixth of them"
	@echo "make golden-tables  writes down those of the current version anew, after a change of its rules"
	@echo "make test-all     tests all games; so do test-rules-all and golden-all"
	@echo "make test-viewer  the tests of the page (needs tests/viewer/install)"
	@echo "make test-load    2000 matches with players that try to do harm"
	@echo "make signature    one number for what the rules do: changes only if a match does"
	@echo "make bench        measures the speed"
	@echo "make format       lays the sources out as .clang-format says (needs clang-format)"
	@echo "make lint         looks for doubtful code (needs clang-tidy); lint-all, in all games; ANALYZE=0: quickly"
	@echo "make dummy        builds the opponents as objects to hand out: AIDummy.o.Linux64, ..."
	@echo "make api.pdf      typesets the summary of the interface (needs docs/api/install)"
	@echo "make page         makes the rules for the page (installs emscripten): Viewer/games/GAME/rules.js; page-all, of all games"
	@echo "make docs         makes pages of what students read: pages/index.html (needs docs/site/install)"
	@echo "make flat         puts the game into a folder without folders, for judges: docs/teachers.md"
	@echo "make jutge        makes a problem of Jutge of it: jutge/NAME.pbm (needs docs/jutge/install)"
	@echo "make dist         packs what students get, with these pages (needs zip)"

# ---------------------------------------------------------------- tests

VIEWER_TESTS = $(ROOT)/tests/viewer

# What takes most of the time: whole leagues, many builds, many matches.
SLOW_TESTS = build dummy guide ladder league league_logs league_machine league_page league_submissions league_season master
# With sanitizers, whole series take minutes, and other tests have run their code.
SLOW_TESTS += $(if $(filter 1,$(SANITIZE)),series_same closed tuning repeat league_until)

# With the program of the flat folder, so that it goes with the engine.
TESTED = Game $(if $(filter .,$(ROOT)),$(ONCE)/engine/judge/JudgeMain.o) $(if $(TESTED_LEAGUE),league $(BUILD)/similarity) build/tests/run build/tests/Game $(PLAYER_FILES)

test: $(TESTED)
	@$(VIEWER_TESTS)/available || echo "skipped: the viewer's page needs Node, Chromium and Firefox for\
	 tests; get them with sudo $(VIEWER_TESTS)/install, and then make test-viewer"
	@build/tests/run

test-quick: $(TESTED)
	@build/tests/run $(SLOW_TESTS:%=-x /%.cc:)

# The rules of the game, as another compiler has them.
test-rules: $(TESTED)
	@build/tests/run -x tests/engine/ $(SLOW_TESTS:%=-x /%.cc:)

# How many of each players: a number, or all.
GOLDEN = all
golden: build/tests/golden
	@GOLDEN=$(GOLDEN) build/tests/golden

# Those of the current version anew, after its rules were changed: see golden_table.
golden-tables: build/tests/golden
	for table in tests/data/golden-*$(shell sed -n '1s/.* //p' default.cnf).tsv; do \
	  build/tests/golden --table $$table > $$table.part && mv $$table.part $$table || exit 1; done

# The same in the folders of all games, one after the other, and the sum.
FOLDERS = $(ROOT) $(patsubst %/Makefile,%,$(wildcard $(ROOT)/games/*/Makefile))
IN_ALL = test-all test-rules-all golden-all
.PHONY: $(IN_ALL) lint-all page-all check-page-all golden-tables-all
$(IN_ALL): %-all: | $(filter Game,$(MAKECMDGOALS))
	@+$(ROOT)/tests/kit/sum $(FOLDERS:%='$(MAKE) --no-print-directory -C % $*')

page-all check-page-all golden-tables-all: %-all:
	@+for folder in $(FOLDERS); do $(MAKE) --no-print-directory -C $$folder $* || exit 1; done

lint-all:
	@+for folder in $(FOLDERS); do $(MAKE) --no-print-directory -C $$folder lint || failed=1; done; [ -z "$$failed" ]

test-load: Game build/tests/run $(PLAYER_FILES)
	LOAD_MATCHES=2000 build/tests/run -v "many matches with hostile players"

# The page shows matches of all games: its tests are run from the root.
ifeq ($(ROOT),.)
OTHER_GAMES = $(patsubst %/Makefile,%/Game,$(wildcard games/*/Makefile))
test-viewer: Game $(TESTED_LEAGUE) $(BUILD)/similarity $(OTHER_GAMES)
	$(VIEWER_TESTS)/run

$(OTHER_GAMES): FORCE | $(ONCE_OBJ)
	+@$(MAKE) --no-print-directory -C $(@D) Game
else
test-viewer:
	+@$(MAKE) --no-print-directory -C $(ROOT) test-viewer
endif

signature: build/tests/run
	@build/tests/run --signature

# The players whose matches are counted; Planner's time is memory.
BENCH_PLAYERS = Null $(TEST_PLAYERS:tests/players/AI%.cc=%) \
  $(patsubst tests/students/AI%.cc,%,$(wildcard tests/students/AIPlanner.cc))

bench: build/tests/run build/tests/Game AINull.player
	@build/tests/run --bench
	@BENCH_PLAYERS="$(BENCH_PLAYERS)" sh $(ROOT)/tests/kit/bench.sh build/tests/Game
	@$(ROOT)/tests/instructions $(CURDIR)

# All sources of this folder except the players, which are laid out as students do it.
FORMATTED = $(foreach f,$(wildcard $(foreach folder,. rules engine $(ROOMS) engine/isolation \
  engine/isolation/* engine/submission engine/submission/room engine/html engine/league engine/similar \
  engine/wasm engine/judge tests/* games/* games/*/rules games/*/tests/*,\
  $(folder)/*.cc $(folder)/*.hh)),$(if $(filter AI%.cc,$(notdir $(f))),,$(f)))
format:
	clang-format -i $(FORMATTED)

# All sources of the game, in the folder of the root those of all games, too: several at a time, as they are compiled,
# because most of the time goes into headers; then each alone, except tests, because it must include what it needs. The
# analyzer takes four fifths of the time: it is not run on tests, nor at all with ANALYZE=0. Tests are not checked for
# what is only slow, nor for what takes longest to find.
ANALYZE = 1
LINTED = $(patsubst %.cc,lint/%.o,$(wildcard *.cc rules/*.cc dummy/*.cc)) \
  $(if $(filter .,$(ROOT)),$(call objects_in,lint,$(wildcard engine/*/*.cc $(ISOLATION)/*.cc)))
LINTED_TESTS = $(call objects_in,lint,$(wildcard $(patsubst %,tests/%/*.cc,rules engine kit))) \
  $(patsubst %.cc,lint/%.o,$(wildcard tests/players/*.cc))
.PHONY: $(LINTED) $(LINTED_TESTS)
lint: $(LINTED) $(LINTED_TESTS)
$(LINTED): CHECKS = $(if $(filter 0,$(ANALYZE)),--checks='-clang-analyzer-*')
$(LINTED_TESTS): CHECKS = --checks='-clang-analyzer-*,-performance-*,-bugprone-branch-clone,$\
  -bugprone-suspicious-string-compare,-bugprone-unused-return-value'
$(LINTED) $(LINTED_TESTS): lint/%.o: $(PAGE_FILES) $(if $(filter %/linux,$(ISOLATION)),$(BUILD)/SystemCallNames.inc)
	@echo clang-tidy $(call linted,$@)
	@clang-tidy --quiet $(CHECKS) $(firstword $(call linted,$@)) -- $(CXXFLAGS) -I$(BUILD) \
	  $(patsubst %,-include %,$(wordlist 2,99,$(call linted,$@))) 2> /dev/null
	@$(if $(filter-out tests/%,$(word 2,$(call linted,$@))),clang++ $(CXXFLAGS) -I$(BUILD) -fsyntax-only $(call linted,$@))
linted = $(or $(SOURCES_$(1)),$(1:lint/%.o=%.cc))

# Tests are run once: they are not optimized.
$(BUILD)/tests/%: private LESS = $(call less,-O0)
TEST_STANDARD = $(BUILD)/tests/Standard.hh
$(TEST_STANDARD).gch: $(ROOT)/engine/Standard.hh $(BUILD)/flags
	$(compile_standard)

$(BUILD)/tests/%.o: BEFORE = $(TEST_STANDARD)
# Several at a time, too, of this folder or of what all games share.
sources_here = $(foreach file,$(or $(SOURCES_$(1)),$(2).cc),$\
$(if $(wildcard $(file)),$(file),$(patsubst ./%,%,$(ROOT)/$(file))))
$(BUILD)/tests/%.o: $$(call sources_here,$$@,tests/$$*) $(TEST_STANDARD).gch
	$(call compile,$(call sources_here,$@,tests/$*))

build/tests/run: $(LIBRARY_OBJ) $(TEST_OBJ) $(OWN_PLAYER_OBJ) build/flavour
	@mkdir -p $(@D)
	$(call does,$@)$(CXX) -o $@ $(filter %.o,$^) $(LDFLAGS)

# The matches whose traces are known, by themselves: quick to build with other flags.
OWN_GOLDEN = $(if $(wildcard tests/rules/golden.cc),tests/rules/golden.cc tests/rules/Boards.cc)
GOLDEN_OBJ = $(call objects_in,$(BUILD),$(OWN_GOLDEN) $(patsubst %,tests/kit/%.cc,\
  $(filter-out $(KIT_NOT_USED),Bench Secure Sha256 Signature Test golden) \
  $(if $(OWN_GOLDEN),Boards Project Texts))) $(TEST_PLAYERS:%.cc=$(BUILD)/%.o)
build/tests/golden: $(LIBRARY_OBJ) $(GOLDEN_OBJ) $(OWN_PLAYER_OBJ) build/flavour
	@mkdir -p $(@D)
	$(call does,$@)$(CXX) -o $@ $(filter %.o,$^) $(LDFLAGS)

# The program with the players of the tests.
build/tests/Game: $(ENGINE_OBJ) $(OWN_PLAYER_OBJ) $(TEST_PLAYER_OBJ) build/flavour
	@mkdir -p $(@D)
	$(call does,$@)$(CXX) -o $@ $(filter %.o,$^) $(LDFLAGS)

$(TEST_PLAYER_OBJ): $(BUILD)/%.o: %.cc $(BUILD)/Player.hh.gch
	@mkdir -p $(@D)
	$(call does,$<)$(compile_player)

$(filter build/tests/%.player,$(PLAYER_FILES)): build/tests/%.player: $(FILE)/tests/%.o $(FILE_OBJ) build/flavour
	@mkdir -p $(@D)
	$(call does,$@)$(CXX) -static -s -o $@ $(filter %.o,$^)

define compile_file_player
@mkdir -p $(@D)
$(call does,$<)$(COMPILE_FILE_PLAYER) -c $< -o $@
endef
$(FILE)/tests/%.o: tests/%.cc $(FILE)/Player.hh.gch
	$(compile_file_player)
$(FILE)/tests/hostile/%.o: build/tests/hostile/%.cc $(FILE)/Player.hh.gch
	$(compile_file_player)

# Only those that have changed, so that the others need not be compiled again.
$(HOSTILE_PLAYERS:%=%.cc): build/tests/hostile/list
	@cmp -s $(@D)/new/$(@F) $@ || cp $(@D)/new/$(@F) $@

build/tests/hostile/list: $(HOSTILE) $(ROOT)/tests/kit/players.awk
	@rm -rf $(@D)/new && mkdir -p $(@D)/new
	@awk -v folder=$(@D)/new -f $(ROOT)/tests/kit/players.awk $(HOSTILE) > $@.part && mv $@.part $@

.PRECIOUS: $(FILE)/tests/%.o $(FILE)/tests/hostile/%.o build/tests/hostile/%.cc

-include $(wildcard $(FILE)/tests/*/*.d)

# ---------------------------------------------------------------- documents

ifneq ($(GUIDE),)
.PHONY: guide
help::
	@echo "make guide        makes docs/guide/AI*.cc of the guide's code, and copies that into the Catalan text"

guide: $(GUIDE_PLAYERS)
	@awk -f $(ROOT)/docs/same-code.awk docs/guide.md docs/guia.md > build/guia
	@cmp -s build/guia docs/guia.md || cp build/guia docs/guia.md

$(GUIDE_PLAYERS): docs/guide/$(firstword $(GUIDE))%.cc: docs/guide.md $(ROOT)/docs/player.awk
	@mkdir -p $(@D) build
	@awk -v step=$* -f $(ROOT)/docs/player.awk $< > $@

similar: $(GUIDE_PLAYERS)
dist: $(GUIDE_PLAYERS)
endif

ifeq ($(ROOT),.)
.PHONY: tables check-tables played-documents new-game
help::
	@echo "make new-game NAME=deep-sea  makes games/deep-sea, a game of a few lines to start from"
	@echo "make tables       plays the matches of the documents, and writes their tables"

new-game:
	@docs/new-game/make '$(NAME)'

tables: played-documents
	docs/tables write

check-tables: played-documents
	docs/tables check

# The games whose documents have tables.
played-documents: build/tests/Game
	+for folder in $(sort $(patsubst %/docs/,%,$(dir $(wildcard games/*/docs/guide.md)))); do \
	  $(MAKE) --no-print-directory -C $$folder build/tests/Game || exit 1; done
endif

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
API_SOURCES = $(foreach name,Structs Pos State Settings Action Random Player,\
  $(firstword $(wildcard $(name).hh $(ROOT)/$(name).hh)))

api.pdf: $(API_SOURCES) AIFirst.cc default.cnf $(wildcard $(API)/*)
	$(API)/typeset $(ROOT) $@

# Whether api.pdf says what the headers say.
check-api:
	@mkdir -p $(BUILD)
	$(API)/typeset $(ROOT) $(BUILD)/api.pdf
	pdftotext -layout api.pdf $(BUILD)/api.committed.txt
	pdftotext -layout $(BUILD)/api.pdf $(BUILD)/api.txt
	@diff -u $(BUILD)/api.committed.txt $(BUILD)/api.txt > $(BUILD)/api.diff || \
	  { cat $(BUILD)/api.diff; echo "api.pdf is not what the headers say: make api.pdf" >&2; exit 1; }

include $(ROOT)/engine/wasm/wasm.mk

# The archive for students, named after the game and its version.
dist: dummy
	$(ROOT)/docs/dist/pack $(ROOT)

# The game in a flat folder, without what many matches and recorded ones need. A file of the engine for the rooms
# of each word; what players' own files need is in one of its own.
FLAT_ROOMS = $(patsubst %,engine/%,text board game match judge)
FLAT_FILES = Text Game Match Isolation Main
rooms_of_Text = engine/text engine/files engine/options
rooms_of_Game = engine/board engine/game engine/kit
rooms_of_Isolation = engine/isolation engine/isolation/linux engine/isolation/elsewhere
rooms_of_Main = engine/judge
rooms_of_Match = $(filter-out $(foreach file,Text Game Isolation Main,$(rooms_of_$(file))),$(FLAT_ROOMS))
in_root = $(patsubst ./%,%,$(patsubst %,$(ROOT)/%,$(1)))
flat_sources = $(filter-out $(call in_root,$(FILE_SOURCES)),$(wildcard $(patsubst %,%/*.cc,$(call in_root,$(1)))))
MAKE_FLAT = CXX='$(CXX)' $(ROOT)/docs/flat/make $(ROOT) $(1) '$(GAME_SOURCES)' $(foreach file,$(FLAT_FILES),\
  $(file): $(call flat_sources,$(rooms_of_$(file)))) Player: $(call in_root,$(FILE_SOURCES))
flat:
	@$(call MAKE_FLAT,flat)

# A problem of Jutge, with that folder in it.
jutge: flat
	@$(ROOT)/docs/jutge/make $(ROOT)

# What students read, as pages.
docs: $(GUIDE_PLAYERS)
	@$(ROOT)/docs/dist/pack $(ROOT) pages
