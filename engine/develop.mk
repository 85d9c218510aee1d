# Tests, measurements and what is handed out: included by build.mk.

# The tests in their rooms: the rules of this game; what the tests of all games share, except those that need
# a file that this game doesn't have yet, as their first line says; the houses, which the game of the root
# tests for all.
HOUSES_TESTED = $(if $(filter .,$(ROOT)),tests/engine tests/study tests/contest)
TEST_ROOMS = tests/rules tests/all-games $(HOUSES_TESTED)
LEFT_OUT := $(shell grep -H '^// Needs ' $(ROOT)/tests/all-games/*.cc | while read -r test needs file; do \
  [ -e $$file ] || echo $${test%%:*}; done) $(if $(HOUSES_TESTED),./tests/all-games/league.cc)
tests_in = $(patsubst ./%,%,$(filter-out $(LEFT_OUT),$\
  $(wildcard $(if $(filter tests/rules,$(1)),.,$(ROOT))/$(1)/*.cc)))
# A guide shows the code of its players: its first word here is their name, the others are its steps.
GUIDE := $(if $(wildcard docs/guide.md),$(shell sed -n -e 's/^    make \(AI[A-Za-z]*\)$$/\1/p' \
  -e 's/^\#\# \([1-9]\)[.].*/\1/p' docs/guide.md))
# Players whose matches are known, those who also tell releases apart, programs that students might write,
# those of the guide.
TEST_PLAYERS = $(wildcard tests/players/AI*.cc)
RELEASE_PLAYERS = $(wildcard tests/releases/AI*.cc)
STUDENTS = $(wildcard tests/students/AI*.cc)
GUIDE_PLAYERS = $(patsubst %,docs/guide/$(firstword $(GUIDE))%.cc,$(wordlist 2,99,$(GUIDE)))
TEST_PLAYER_OBJ = $(patsubst %.cc,$(BUILD)/%.o,$(TEST_PLAYERS) $(RELEASE_PLAYERS) $(STUDENTS) $\
  $(GUIDE_PLAYERS))
# Players as files of their own; those of tests/hostile, sections of a few files, try to do harm.
HOSTILE := $(sort $(patsubst ./%,%,$(wildcard $(ROOT)/tests/hostile/all-games.players tests/hostile/*.players)))
HOSTILE_PLAYERS := $(shell sed -n 's|^=== \([A-Za-z0-9]*\):.*|build/tests/hostile/AI\1|p' /dev/null $(HOSTILE))
PLAYER_FILES = $(if $(filter %/linux,$(ISOLATION)),\
  $(patsubst %.cc,build/%.player,$(TEST_PLAYERS) $(wildcard tests/students/AIUnset.cc)) \
  $(HOSTILE_PLAYERS:%=%.player) build/tests/hostile/list)
# The players of the project, whatever else its user has written here.
OWN_PLAYERS = AIDemo.cc AIFirst.cc AINull.cc
OWN_PLAYER_OBJ = $(OWN_PLAYERS:%.cc=$(BUILD)/%.o) $(call objects_of_dummies,$(OWN_PLAYERS))
TEST_ROOM_OBJ = $(TEST_ROOMS:%=$(BUILD)/%.o)
TEST_OBJ = $(TEST_ROOM_OBJ) $(TEST_PLAYER_OBJ) $(if $(HOUSES_TESTED),$(call objects_of,$(CONTEST_ROOMS)))

.PHONY: dummy test test-quick test-rules golden golden-tables test-load test-viewer signature format lint \
  check-api ready dist docs flat jutge

help::
	@cat $(ROOT)/engine/develop.txt

# ---------------------------------------------------------------- tests

VIEWER_TESTS = $(ROOT)/tests/viewer

# What takes most of the time: whole leagues, many builds, many matches.
SLOW_TESTS = build dummy guide ladder master league \
  $(addprefix league_,authors hostile logs machine marks page replays submissions season)
# With sanitizers, whole series take minutes, and other tests have run their code.
SLOW_TESTS += $(if $(filter 1,$(SANITIZE)),series_same closed tuning repeat league_until)

# With the program of the flat folder, so that it goes with the engine.
TESTED = Game $(if $(filter .,$(ROOT)),$(ONCE)/programs/judge/JudgeMain.o) \
  $(if $(HOUSES_TESTED)$(filter %/league.cc,$(call tests_in,tests/all-games)),league) \
  $(if $(HOUSES_TESTED),$(BUILD)/similarity) build/tests/run build/tests/Game $(PLAYER_FILES)

test: $(TESTED)
	@sh $(VIEWER_TESTS)/available || echo "skipped: the viewer's page needs Node, Chromium and Firefox for\
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
.PHONY: $(IN_ALL) lint-all page-all check-page-all golden-tables-all generated
$(IN_ALL): %-all: | $(filter Game,$(MAKECMDGOALS))
	@+sh $(ROOT)/tests/all-games/sum $(FOLDERS:%='$(MAKE) --no-print-directory -C % $*')

page-all check-page-all golden-tables-all: %-all:
	@+for folder in $(FOLDERS); do $(MAKE) --no-print-directory -C $$folder $* || exit 1; done

generated:
	@needs() { command -v $$1 > /dev/null || \
	  { echo "error: $$1 is missing; as root: $(ROOT)/$$2/install" >&2; exit 1; }; }; \
	  needs em++ programs/wasm; needs lualatex docs/api
	+@$(MAKE) --no-print-directory page-all
	+@for folder in $(FOLDERS); do $(MAKE) --no-print-directory -C $$folder -W default.cnf api.pdf || exit 1; done
	+@$(MAKE) --no-print-directory -C $(ROOT) tables

lint-all:
	@+for folder in $(FOLDERS); do $(MAKE) --no-print-directory -C $$folder lint || failed=1; done; [ -z "$$failed" ]

test-load: Game build/tests/run $(PLAYER_FILES)
	LOAD_MATCHES=2000 build/tests/run -v "many matches with hostile players"

# The page shows matches of all games: its tests are run from the root.
ifeq ($(ROOT),.)
OTHER_GAMES = $(patsubst %/Makefile,%/Game,$(wildcard games/*/Makefile))
test-viewer: Game league $(BUILD)/similarity $(OTHER_GAMES)
	bash $(VIEWER_TESTS)/run

$(OTHER_GAMES): FORCE | $(ONCE_OBJ)
	+@$(MAKE) --no-print-directory -C $(@D) Game
else
test-viewer:
	+@$(MAKE) --no-print-directory -C $(ROOT) test-viewer
endif

signature: build/tests/run
	@build/tests/run --signature

# All sources of this folder except the players, which are laid out as students do it.
format:
	clang-format -i $$(find . -name build -prune -o -name '*.cc' -print -o -name '*.hh' -print | grep -v '/AI[^/]*$$')

# All sources of the game, in the folder of the root those of all games, too: a room at a time, as it is
# compiled; then each source alone, except tests, because it must include what it needs. The analyzer takes
# four fifths of the time: it is not run on tests, nor at all with ANALYZE=0. Tests are not checked for what is
# only slow, nor for what takes longest to find.
ANALYZE = 1
LINTED = lint/rules lint/Game lint/Registry $(patsubst %.cc,lint/%,$(wildcard AI*.cc dummy/*.cc)) \
  $(if $(filter .,$(ROOT)),$(patsubst %,lint/%,$(foreach room,$(MATCH_ROOMS) engine/system $(ISOLATION) \
  engine/submission/room $(STUDY_ROOMS) $(CONTEST_ROOMS) programs/game,$(if $(call sources_in,$(room)),$(room)))) \
  $(patsubst %.cc,lint/%,$(wildcard */*/*Main.cc engine/submission/room/Main.cc programs/wasm/*.cc)))
LINTED_TESTS = $(TEST_ROOMS:%=lint/%) $(patsubst %.cc,lint/%,$(TEST_PLAYERS) $(RELEASE_PLAYERS))
.PHONY: $(LINTED) $(LINTED_TESTS)
# A player may use any name that is not of the interface: what stands in its classes behind that ends in _.
HIDDEN = 'FNR == 1 || /^}/ { hidden = 0 } /students need not read/ { hidden = 1 } $\
  hidden && /^  [a-z]/ && !/^  (friend|explicit|virtual ~)|_[;([ ]/ { $\
  print FILENAME ": " $$0 " (needs _ at its end)"; bad = 1 } $\
  END { exit bad }'
lint: $(LINTED) $(LINTED_TESTS)
	@awk $(HIDDEN) $(API_SOURCES)
linted = $(strip $(or $(if $(filter rules,$(1)),$(GAME_SOURCES)),$(if $(filter tests/%,$(1)),$(call tests_in,$(1))),\
  $(call sources_in,$(1)),$(firstword $(wildcard $(1).cc $(ROOT)/$(1).cc))))
$(LINTED): CHECKS = $(if $(filter 0,$(ANALYZE)),--checks='-clang-analyzer-*')
$(LINTED_TESTS): CHECKS = --checks='-clang-analyzer-*,-performance-*,-bugprone-branch-clone,$\
  -bugprone-suspicious-string-compare,-bugprone-unused-return-value'
$(LINTED) $(LINTED_TESTS): lint/%: $(PAGE_FILES) $(if $(filter %/linux,$(ISOLATION)),$(BUILD)/SystemCallNames.inc)
	@echo clang-tidy $*
	@clang-tidy --quiet $(CHECKS) $(lastword $(call linted,$*)) -- $(CXXFLAGS) -I$(BUILD) \
	  $(filter-out -c $(lastword $(call linted,$*)),$(call as_one,$(call linted,$*))) 2> /dev/null
	@$(if $(filter tests/%,$*),,for source in $(call linted,$*); do \
	  clang++ $(CXXFLAGS) -I$(BUILD) -fsyntax-only $$source || exit 1; done)

# Tests are run once: they are not optimized.
$(BUILD)/tests/%: private LESS = $(call less,-O0)
TEST_STANDARD = $(BUILD)/tests/Standard.hh
$(TEST_STANDARD).gch: $(ROOT)/engine/Standard.hh $(BUILD)/flags
	$(compile_standard)

$(BUILD)/tests/%.o: BEFORE = $(TEST_STANDARD)
$(TEST_ROOM_OBJ): $(BUILD)/%.o: $$(call tests_in,$$*) $(TEST_STANDARD).gch
	$(call compile,$(call tests_in,$*))

build/tests/run: $(LIBRARY_OBJ) $(TEST_OBJ) $(OWN_PLAYER_OBJ) build/flavour
	$(link)

# The matches whose traces are known, by themselves: quick to build with other flags.
OWN_GOLDEN = $(if $(wildcard tests/rules/golden.cc),tests/rules/golden.cc tests/rules/Boards.cc)
GOLDEN_SOURCES = $(OWN_GOLDEN) $(patsubst %,$(ROOT)/tests/all-games/%.cc,\
  Secure Signature Test golden $(if $(OWN_GOLDEN),Boards Project Texts))
GOLDEN_OBJ = $(BUILD)/tests/golden.o $(patsubst %.cc,$(BUILD)/%.o,$(TEST_PLAYERS) $(RELEASE_PLAYERS))
$(BUILD)/tests/golden.o: $(GOLDEN_SOURCES) $(TEST_STANDARD).gch
	$(call compile,$(GOLDEN_SOURCES))

build/tests/golden: $(LIBRARY_OBJ) $(GOLDEN_OBJ) $(OWN_PLAYER_OBJ) build/flavour
	$(link)

# The program with the players of the tests.
build/tests/Game: $(ENGINE_OBJ) $(OWN_PLAYER_OBJ) $(TEST_PLAYER_OBJ) build/flavour
	$(link)

# As with DEBUG=1: wrong calls are reported.
$(BUILD)/tests/students/AIFails.o: private CXXFLAGS += -DGAME_DEBUG -O0 -g
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

build/tests/hostile/list: $(HOSTILE) $(ROOT)/tests/all-games/players.awk
	@rm -rf $(@D)/new && mkdir -p $(@D)/new
	@awk -v folder=$(@D)/new -f $(ROOT)/tests/all-games/players.awk $(HOSTILE) > $@.part && mv $@.part $@

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
league: | $(GUIDE_PLAYERS)
dist: $(GUIDE_PLAYERS)
endif

ifeq ($(ROOT),.)
.PHONY: tables check-tables played-documents new-game
help::
	@echo "make new-game NAME=deep-sea  makes games/deep-sea, a game of a few lines to start from"
	@echo "make tables       plays the matches of the documents, and writes their tables"

new-game:
	@sh docs/new-game/make '$(NAME)'

tables: played-documents
	bash docs/tables write

check-tables: played-documents
	bash docs/tables check

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
	$(CXX) -std=c++17 -I. -I$(ROOT) -O2 -fPIC $(filter -fno-gnu-unique,$(PLAYER_FLAGS)) $(WARNINGS) -c $< -o $@
	$(STRIP) $@
endif

API = $(ROOT)/docs/api
API_SOURCES = $(foreach name,Structs Pos State Settings Action Random Player,\
  $(firstword $(wildcard $(name).hh $(ROOT)/$(name).hh)))

api.pdf: $(API_SOURCES) AIFirst.cc default.cnf $(wildcard $(API)/*)
	sh $(API)/typeset $(ROOT) $@

# Whether api.pdf says what the headers say.
check-api:
	@mkdir -p $(BUILD)
	sh $(API)/typeset $(ROOT) $(BUILD)/api.pdf
	pdftotext -layout api.pdf $(BUILD)/api.committed.txt
	pdftotext -layout $(BUILD)/api.pdf $(BUILD)/api.txt
	@diff -u $(BUILD)/api.committed.txt $(BUILD)/api.txt > $(BUILD)/api.diff || \
	  { cat $(BUILD)/api.diff; echo "api.pdf is not what the headers say: make api.pdf" >&2; exit 1; }

include $(ROOT)/programs/wasm/wasm.mk
ifeq ($(ROOT),.)
include programs/studio/studio.mk
endif

# What takes long to build, for the archive.
ready: $(GUIDE_PLAYERS)
	sh $(ROOT)/docs/dist/pack $(ROOT) ready

# The archive for students, named after the game and its version; of `make ready dist`, too, with what ready makes.
dist: dummy $(filter ready,$(MAKECMDGOALS))
	sh $(ROOT)/docs/dist/pack $(ROOT)

# The game in a flat folder, without what many matches and recorded ones need. A file for the rooms of each word; what
# players' own files need is in Registry.cc.
FLAT_FILES = EngineText EngineGame EngineMatch EngineIsolation Game
rooms_of_EngineText = engine/text engine/files engine/options
rooms_of_EngineGame = engine/board engine/kit
rooms_of_EngineMatch = engine/match
rooms_of_EngineIsolation = engine/isolation engine/system engine/isolation/linux engine/isolation/elsewhere
rooms_of_Game = programs/judge
in_root = $(patsubst ./%,%,$(patsubst %,$(ROOT)/%,$(1)))
flat_sources = $(filter-out $(call in_root,$(FILE_SOURCES)),$(wildcard $(patsubst %,%/*.cc,$(call in_root,$(1)))))
MAKE_FLAT = CXX='$(CXX)' sh $(ROOT)/docs/flat/make $(ROOT) $(1) '$(GAME_SOURCES)' $(foreach file,$(FLAT_FILES),\
  $(file): $(call flat_sources,$(rooms_of_$(file)))) Registry: $(call in_root,$(FILE_SOURCES))
flat:
	@$(call MAKE_FLAT,flat)

# A problem of Jutge, with that folder in it.
jutge: flat
	@sh $(ROOT)/docs/jutge/make $(ROOT)

# What students read, as pages.
docs: $(GUIDE_PLAYERS)
	@sh $(ROOT)/docs/dist/pack $(ROOT) pages
