# How a game is built: included by the Makefile of each game, in the folder of the game.
# ROOT is the folder of what all games share.
ROOT ?= .
include $(ROOT)/engine/options.mk

# A header that a game lacks is the root's: without these, it would be another game.
MISSING := $(filter-out $(wildcard *.hh rules/*.hh),Structs.hh Settings.hh State.hh Action.hh Board.hh rules/Reasons.hh)
$(if $(MISSING),$(error $(notdir $(CURDIR)) is no game yet, without $(MISSING): "make new-game" in the root makes \
  one to start from))

# Make takes a blank in a name for the end of it, and the shell has a meaning for other signs.
STRANGE_NAMES := $(shell LC_ALL=C; strange='*[[:cntrl:] -*:-@[-^`{-~]*'; for name in AI*.cc AI*.o; do \
  case $$name in ($$strange) [ ! -e "$$name" ] || printf '"%s" ' "$$name" | tr '[:cntrl:]' '?' ;; esac; done)
ifneq ($(STRANGE_NAMES),)
  $(error rename $(strip $(STRANGE_NAMES)): no blanks or special signs in the names of players' files)
endif

# On all processors, unless their number is given; whatever is removed is gone before anything is made.
ifeq ($(MAKELEVEL)$(filter clean%,$(MAKECMDGOALS)),0)
  MAKEFLAGS += -j$(shell sh $(ROOT)/engine/processors.sh)
endif

# What decides about a source is what it holds, even if it is older than what was made of it.
SOURCES = $(wildcard *.cc *.hh *.o rules/* dummy/* docs/guide.md tests/*/*.* $(addprefix $(ROOT)/,*.hh Game.cc \
  Registry.cc Viewer/core/look.css $(addsuffix /*.*,engine engine/* engine/*/* study/* contest/* programs/* \
  tests/all-games))) \
  $(EXTRA_OBJ)
# Two makes in one folder would break each other's files: the second waits. Others that it calls are its own.
ifneq ($(filter-out help clean%,$(or $(MAKECMDGOALS),all)),)
  MADE_BY := $(shell $(if $(filter 0,$(MAKELEVEL)),sh $(ROOT)/engine/alone.sh build $$PPID;) \
    sh $(ROOT)/engine/changed.sh build/sources $(SOURCES); \
    grep -e '/build[.]mk' -e '/once[.]mk' -e '/isolation[.]mk' build/sources)
endif

# A line for each file that is made; VERBOSE=1 shows the commands instead.
VERBOSE = 0
is_silent = $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
does = $(if $(filter 1,$(VERBOSE)),,@$(if $(is_silent),,echo '$(1)' && ))

# ---------------------------------------------------------------- flavours

# What variables and memory hold that a player never sets: see FILL in options.mk.
fill_of_flavour = $(if $(filter 1,$(DEBUG)),pattern,zero)
FILLING = $(or $(FILL),$(fill_of_flavour))
$(if $(filter-out zero pattern none,$(FILLING)),$(error FILL=$(FILL): expected zero, pattern or none))

# Each flavour has a folder of objects, so that what was built for one is not built again after
# another; the programs are linked from those of the flavour that is asked for.
FLAVOUR = $(strip $(if $(filter 1,$(DEBUG)),debug) $(if $(filter 1,$(PROFILE)),profile) \
  $(if $(filter 1,$(SANITIZE)),sanitize) $(filter-out $(fill_of_flavour),$(FILLING)))
EMPTY =
BUILD := $(if $(FLAVOUR),build/$(subst $(EMPTY) $(EMPTY),-,$(FLAVOUR)),build)

# ---------------------------------------------------------------- flags

$(foreach name,DEBUG PROFILE SANITIZE WERROR VERBOSE,$(if $(filter-out 0 1,$($(name))),\
  $(error $(name)=$($(name)): expected 0 or 1)))

# Nothing here is deprecated, but clang 19 finds such within stable_sort of libstdc++ 12.
WARNINGS = -Wall -Wextra -Wno-deprecated-declarations
CXXFLAGS = -std=c++17 -I. -Irules -I$(ROOT)
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
  # With the checks, g++ takes variables of its own <regex> for unset ones.
  WARNINGS += -Wno-maybe-uninitialized
endif
ifeq ($(WERROR),1)
  WARNINGS += -Werror
endif

# Of the compiler: its objcopy, the version of clang and of g++, and the C++ library that can be linked in.
COMPILER := $(shell $(CXX) -print-prog-name=objcopy; \
  echo __clang_major__ __GNUC__ | $(CXX) -E -P -x c++ -; $(CXX) -print-file-name=libstdc++.a)
OBJCOPY = $(word 1,$(COMPILER))
version_from = $(shell test '$(word $(1),$(COMPILER))' -ge $(2) 2> /dev/null && echo yes)

# What the compiler builds for, by the names that the objects have: Linux64, LinuxARM, Mac64, MacARM.
MACHINE := $(subst -, ,$(shell $(CXX) -dumpmachine))
SYSTEM := $(if $(findstring linux,$(MACHINE)),Linux)$(if $(findstring darwin,$(MACHINE)),Mac)$\
$(patsubst x86_64,64,$(patsubst arm64,ARM,$(patsubst aarch64,ARM,$(firstword $(MACHINE)))))

# Linked in, that library isn't put together anew at each start: a fifth of the time until a match begins.
# Debuggers show what is in its vectors, and sanitizers know it, only as a file of its own.
ifeq ($(filter 1,$(DEBUG) $(SANITIZE))$(findstring libc++,$(filter -stdlib=%,$(CXX))),)
  LDFLAGS += $(if $(filter /%,$(lastword $(COMPILER))),-static-libstdc++)
endif

# What objects of players and of the game ask for that were made with a newer library than this one:
# g++ 11, glibc 2.34.
OLDER = $(if $(findstring Linux,$(SYSTEM)),$(if $(call version_from,3,11),,$(ROOT)/engine/older.cc))
LDFLAGS += $(if $(OLDER),$(OLDER) -ldl)

# In what students get, the parts of the game may be ready made, and some players: they are taken from there
# as long as nobody changes the sources, asks for other flags or has a compiler that can't link them.
READY_MADE = $(if $(wildcard $(ROOT)/engine/develop.mk)$(FLAVOUR)$(filter-out 2,$(OPTIMIZE))$(filter-out file,\
  $(origin CXXFLAGS) $(origin LDFLAGS)),,$(wildcard ready.$(SYSTEM).tar.gz))
READY := $(if $(READY_MADE),$(if $(MADE_BY),$(shell sh engine/ready.sh $(READY_MADE) '$(CXX) $(COMPILER)' \
  '$(CXX)' $(LDFLAGS))))
READY_PLAYERS := $(wordlist 2,99,$(READY))
PARTS := $(or $(firstword $(READY)),$(BUILD))

# Only for players: memory and variables that they never set are the same everywhere (see
# engine/memory/Memory.hh), nothing of theirs is unique in the program, and what an optimizer may take for
# impossible happens: a division by a constant 0, a loop that never ends.
ifeq ($(word 2,$(COMPILER)),__clang_major__)  # left as it is: g++
  # It does not look for memory to use again: that takes a tenth of its time, for 30 MB.
  KEEP_MEMORY = --param ggc-min-heapsize=1000000
  # In two parts, a function would be shown twice where it crashes.
  # As vectors, row and column of a position take twice the instructions.
  PLAYER_FLAGS = -fno-gnu-unique -fno-lifetime-dse -fno-isolate-erroneous-paths-dereference -fno-partial-inlining \
    -fno-tree-slp-vectorize \
    $(if $(call version_from,3,10),-fno-finite-loops)
  CAN_FILL := $(call version_from,3,12)
else
  PLAYER_FLAGS = -fno-builtin $(if $(call version_from,2,12),-fno-finite-loops)
  CAN_FILL := $(call version_from,2,8)
  ZERO_IN_OLD_CLANG := $(if $(call version_from,2,16),,\
    -enable-trivial-auto-var-init-zero-knowing-it-will-be-removed-from-clang)
endif
ifneq ($(FILLING),none)
  PLAYER_FLAGS += $(if $(CAN_FILL),-ftrivial-auto-var-init=$(FILLING) $\
    $(if $(filter zero,$(FILLING)),$(ZERO_IN_OLD_CLANG)))
endif
# Numbers with fractions are rounded in the same way however it is compiled.
PLAYER_FLAGS += -ffp-contract=off
# Line tables, so that a crash says where it was, unless there is all that a debugger needs.
PLAYER_FLAGS += $(if $(filter -g,$(CXXFLAGS)),,-g1)
# For players that were written for the originals.
PLAYER_FLAGS += $(if $(filter %.cc,$<),$(shell awk -f $(ROOT)/engine/submission/originals.awk $<))
ifeq ($(FILLING),pattern)
  CXXFLAGS += -DGAME_FILL_PATTERN
endif

# ---------------------------------------------------------------- files

# Players: those in source, and those that came as object files.
PLAYERS = $(wildcard AI*.cc)
PLAYER_OBJ = $(foreach player,$(PLAYERS:.cc=),$\
  $(if $(filter $(player),$(READY_PLAYERS)),$(PARTS),$(BUILD))/$(player).o)
# AIDummy.o.Linux64 is taken for AIDummy.o where it is for this system.
GIVEN = $(filter-out $(PLAYERS:.cc=.o),$(sort $(wildcard AI*.o) \
  $(filter-out $(DUMMIES:=.o),$(patsubst %.$(SYSTEM),%,$(wildcard AI*.o.$(SYSTEM)))))) $(EXTRA_OBJ)
GIVEN_OBJ = $(GIVEN:%=$(BUILD)/given/%)
# The header that brings them the standard library is compiled once for all.
PLAYER_HH = $(BUILD)/Player.hh.gch

# Players that are handed out as objects only: built from source where there is one, unless
# this folder has a player of the same name.
DUMMIES = $(patsubst dummy/%.cc,%,$(wildcard dummy/AI*.cc))
objects_of_dummies = $(patsubst %,$(BUILD)/dummy/%.o,$(filter-out $(basename $(notdir $(1))),$(DUMMIES)))
DUMMY_OBJ = $(call objects_of_dummies,$(PLAYERS) $(GIVEN_OBJ))

# What players need not know: the rules and the texts.
GAME_SOURCES = Board.cc $(sort $(wildcard rules/*.cc))

# A room is a folder of sources, compiled as one: most of the time that a source takes goes into what it
# includes. Main functions are compiled alone. Rooms that include a game's headers are compiled for each game,
# all others once.
MATCH_ROOMS = $(patsubst %,engine/%,text files options memory match board kit isolation)
STUDY_ROOMS = study/series study/review study/coach
GAME_ROOMS = engine/board engine/kit engine/isolation/linux
# What takes part in drawing and writing each round is optimized in full, like the rules.
FAST_ROOMS = engine/board engine/kit engine/memory
ONCE = $(if $(filter-out .,$(ROOT)),$(ROOT)/)$(PARTS)/once
sources_in = $(patsubst ./%,%,$(filter-out %Main.cc,$(wildcard $(ROOT)/$(1)/*.cc)))
objects_of = $(foreach room,$(1),$(if $(call sources_in,$(room)),$\
  $(if $(filter $(GAME_ROOMS),$(room)),$(PARTS),$(ONCE))/$(room).o))

# For the first match: without isolation and the other jobs of ./Game.
FIRST_OBJ = $(PARTS)/rules.o $(PARTS)/Registry.o $(call objects_of,$(MATCH_ROOMS) engine/isolation/elsewhere) \
  $(ONCE)/programs/judge/JudgeMain.o
# All but main().
LIBRARY_OBJ = $(PARTS)/rules.o $(PARTS)/Registry.o \
  $(call objects_of,$(MATCH_ROOMS) engine/system $(ISOLATION) $(STUDY_ROOMS) programs/game)
ENGINE_OBJ = $(LIBRARY_OBJ) $(PARTS)/Game.o

# ---------------------------------------------------------------- what can be made

.PHONY: all play watch clean help FORCE
.DELETE_ON_ERROR:

all: Game

help::
	@echo "make play         builds and plays a match of four Demo: out.res"
	@echo "make watch        shows out.res in the browser; plays first if it isn't there"
	@echo "make AIX          makes AIX.cc, a player to begin with"
	@echo "make play-AIX     builds, plays X against three Demo and shows the match in the browser"
	@echo "make qualify-AIX  says whether player X qualifies for the competition: yes, no or not yet clear"
	@echo
	@echo "make              builds ./Game with every player AI*.cc and AI*.o of this folder"
	@echo "make check-AIX    says whether AIX.cc may be submitted"
	@echo "make debug-AIX    stops in the play() of player X: ROUND=143 MATCH='X Demo Demo Demo -s 30'"
	@echo "make deck-AIX     says whether player X does better in the turning points of DECK (X.deck)"
	@echo "make AIX.player   builds player X as a file of its own"
	@echo "make clean        removes all that make has built from sources"
	@echo "Variables, such as in make DEBUG=1: CXX OPTIMIZE DEBUG PROFILE SANITIZE FILL EXTRA_OBJ,"
	@echo "explained in engine/options.mk; VERBOSE=1 shows the commands"

# What plays the first match, if nothing is built yet.
FIRST = $(if $(wildcard Game),Game,$(BUILD)/first)
play: $(FIRST)
	@[ -x $(FIRST) ] || { echo "error: $(FIRST) can't be run: copy this folder to a disk that is not mounted noexec, \
	or type make clean" >&2; exit 1; }
	./$(FIRST) Demo Demo Demo Demo -s 30 -q -i default.cnf -o out.res
	@echo "The match is in out.res. To watch it, type: make watch"
	@echo "or open $(patsubst ./%,%,$(ROOT)/Viewer/viewer.html) in a browser and load out.res."

# The last match played.
SHOW = @echo "The page of the match in out.res, for any browser:" && sh $(ROOT)/Viewer/watch out.res
watch: $(if $(wildcard out.res),,play)
	$(SHOW)

play-AI%: Game FORCE
	./Game $* Demo Demo Demo -s 30 -q -i default.cnf -o out.res
	$(SHOW)

# A new player begins as AIFirst.cc, under a name of its own.
NEW_PLAYERS = $(foreach name,$(filter AI%,$(MAKECMDGOALS)),$(if $(findstring .,$(name)),,$(name)))
.PHONY: $(NEW_PLAYERS)
$(NEW_PLAYERS):
	@fail() { echo "error: $$*" >&2; exit 1; }; case '$(@:AI%=%)' in \
	  '' | [0-9]* | *[!A-Za-z0-9_]*) fail 'make $@: expected AI and a word of letters and digits: make AIX' ;; \
	  ?????????????*) fail 'make $@: a name has at most 12 characters' ;; esac; \
	  for file in $@.* dummy/$@.cc; do [ ! -e "$$file" ] || fail "$$file is here already: choose another name"; done; \
	  [ "$$($(means_something) | grep -c 'error: .*declared')" != 1 ] || \
	    fail 'make $@: $(@:AI%=%) means something else to a player or in C++: choose another name'
	@sed -e 's/^\(#define PLAYER_NAME\) .*/\1 $(@:AI%=%)/' -e '/"make AI/d' AIFirst.cc > $@.cc
	@echo "made $@.cc: open it, change play(), and type make"

# What a compiler says of two names in a player that nobody should have declared.
means_something = printf '%s\n' '\#include <Player.hh>' 'struct Probe_ : Player { static Player* factory();' \
  'void play() { (void) undeclared_name_; (void) $(@:AI%=%); } };' | \
  LC_ALL=C $(CXX) $(CXXFLAGS) -fsyntax-only -x c++ - 2>&1

# A missing player is reported before anything is built.
player_in = AI$(patsubst AI%,%,$(patsubst %.cc,%,$(1)))
missing_player = $(if $(wildcard $(2).cc),,$(if $(wildcard $(call player_in,$(2)).cc),\
  $(error $(1)-$(2): type make $(1)-$(call player_in,$(2))),$(if $(filter AI%,$(2)),\
  $(error $(if $(called_otherwise),rename $(called_otherwise) to,there is no) $(call player_in,$(2)).cc: $\
  make $(1)-AIX is for the player in AIX.cc))))
called_otherwise = $(wildcard $(patsubst %,$(2).%,cpp cxx c++ C))
$(foreach what,play check debug qualify,$(foreach player,$(patsubst $(what)-%,%,$(filter $(what)-%,$(MAKECMDGOALS))),\
  $(call missing_player,$(what),$(player))))
$(foreach player,$(patsubst %.player,%,$(filter AI%.player,$(MAKECMDGOALS))),\
  $(if $(wildcard $(player).cc $(player).o dummy/$(player).cc),,\
  $(error there is no $(player).cc, nor $(player).o: make AIX.player is for the player in AIX.cc or AIX.o)))

$(foreach player,$(patsubst %.cc,%,$(filter AI%.cc,$(MAKECMDGOALS))),$(if $(wildcard $(player).cc),,\
  $(error $(player).cc: type make $(player), which makes it)))

# As the league has it: docs/playing.md.
qualify-AI%: Game FORCE
	@./Game $* Dummy Dummy Dummy --until=qualified -s 1 < default.cnf
	@$(if $(filter Demo First Null,$*),echo; echo "But AI$*.cc was given out: a league leaves it out.")

# In a debugger, in a round of a match, which may be a recorded one.
ROUND = 0
MATCH = $* Demo Demo Demo -s 30
debug-AI%: FORCE
	@[ -n "$$DEBUGGER" ] || command -v gdb > /dev/null || command -v lldb > /dev/null || \
	  { echo 'error: neither gdb nor lldb is here: sudo apt install gdb' >&2; exit 1; }
	@rm -f build/make.pid # Meanwhile, others may build.
	+@MAKE='$(MAKE)' sh $(ROOT)/programs/debug/stop build/debug/Game AI$*.cc '$(ROUND)' $(MATCH)

# The present version in its turning points: docs/review.md.
DECK = $*.deck
deck-AI%: Game FORCE
	./Game $* --deck=$(DECK)

clean:
	rm -rf build Game $(PLAYERS:.cc=.player) $(GUIDE_PLAYERS)

# ---------------------------------------------------------------- how

include $(ROOT)/engine/isolation/isolation.mk

# That of debug-AIX is beside its objects.
Game build/debug/Game: $(ENGINE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) build/linked $(BUILD)/flags
$(BUILD)/first: $(FIRST_OBJ) $(filter %/AIDemo.o,$(PLAYER_OBJ)) $(BUILD)/flags
$(BUILD)/first: private ENGINE_OBJ = $(FIRST_OBJ)
$(BUILD)/first: private PLAYERS = AIDemo.cc
$(BUILD)/first: private GIVEN =
$(BUILD)/first: private DUMMY_OBJ =
Game build/debug/Game $(BUILD)/first:
	$(call does,$@)$(link_game) 2> $@.said || \
	  { sh $(ROOT)/engine/submission/unlinked.sh $@.said $(PLAYER_OBJ) && $(link_game); } || \
	  { rm -f $@.said; exit 1; }
	@rm -f $@.said
	@$(tell_broken)

link_game = $(ENGLISH) $(CXX) -o $@ $(ENGINE_OBJ) `ls $(PLAYER_OBJ) $(GIVEN_OBJ) 2> /dev/null` $(DUMMY_OBJ) \
  $(LDFLAGS) $(if $(filter Mac%,$(SYSTEM)),,-Wl,--no-demangle)

# The others can still play: what is linked stays.
.PRECIOUS: Game build/debug/Game
# In the repository, a player of another game is said to be one.
games_beside = $(if $(filter .,$(ROOT)),,$(ROOT)) $\
  $(filter-out %/$(lastword $(subst /, ,$(CURDIR))),$(wildcard $(ROOT)/games/*))
without = echo "error: $$file $(1) ./$@ is without it" >&2; broken=1
tell_broken = broken=; for file in $(filter-out $(READY_PLAYERS:=.cc),$(PLAYERS)); do \
  [ -e $(BUILD)/$${file%.cc}.o ] || \
  { $(call without,does not compile`cat $(BUILD)/$${file%.cc}.said.why 2> /dev/null || \
  echo ' (see above)'`:); }; done; \
  for file in $(GIVEN); do [ -e $(BUILD)/given/$$file ] || \
  { $(call without,is no object file for this machine: remove it;); }; done; [ -z "$$broken" ]

# Each of these files holds what its name says, and changes only when that does. What the makefiles hold
# decides about objects, too.
$(BUILD)/flags: TEXT = $(CXX) $(CXXFLAGS) $(PLAYER_FLAGS) $(WARNINGS) $(LDFLAGS) $(COMPILER) $(MACHINE) \
  $(PARTS) $(MADE_BY)
build/linked: TEXT = $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ)
build/flavour: TEXT = $(FLAVOUR)
$(FILE)/flags: TEXT = $(MACHINE) $(CXX) $(FILE_FLAGS) $(PARTS)
$(BUILD)/flags $(FILE)/flags build/linked build/flavour: FORCE
	@mkdir -p $(@D)
	@echo '$(TEXT)' | cmp -s - $@ || echo '$(TEXT)' > $@

# A program of the objects that it depends on.
define link
@mkdir -p $(@D)
$(call does,$@)$(CXX) -o $@ $(filter %.o,$^) $(LDFLAGS)
endef

COMPILE = $(CXX) $(CXXFLAGS) $(KEEP_MEMORY) $(WARNINGS) -MMD -MP
# For what is not a player: the compiler says where it can't use what was compiled before, and there is
# less optimization where LESS says so.
COMPILE_ENGINE = $(if $(LESS),$(patsubst -O%,$(LESS),$(COMPILE)),$(COMPILE)) -Wpedantic -Winvalid-pch

# compile SOURCES: as one. The object is made under another name first: two games may be built at the same time.
define compile
@mkdir -p $(@D)
$(call does,$(@:$(BUILD)/%.o=%))$(COMPILE_ENGINE) -MF $(@:.o=.d) -MT $@ -include $(BEFORE) \
  $(call as_one,$(1)) -o $@.$$$$ && echo '$(lastword $(1)):' >> $(@:.o=.d) && mv $@.$$$$ $@
endef
as_one = $(patsubst %,-include %,$(filter-out $(lastword $(1)),$(1))) -c $(lastword $(1))
# The rules take most of the time of a match; the engine is optimized less, so it builds faster.
less = $(if $(filter -O1 -O2 -O3,$(CXXFLAGS)),$(1))
FAST_OBJ = $(BUILD)/rules.o $(call objects_of,$(FAST_ROOMS))
$(ONCE)/%.o $(BUILD)/engine/%.o $(BUILD)/Game.o $(BUILD)/Registry.o $(ONCE)/Standard.hh.gch: \
  private LESS = $(call less,-Og)
$(FAST_OBJ): private LESS =

# What most sources include is compiled once: engine/Standard.hh. g++ 14 can't use it with another optimization.
STANDARD = $(ONCE)/Standard.hh
BEFORE = $(STANDARD)
$(FAST_OBJ): private BEFORE = /dev/null
define compile_standard
@mkdir -p $(@D)
@echo '#include <engine/Standard.hh>' | cmp -s - $(@:.gch=) || echo '#include <engine/Standard.hh>' > $(@:.gch=)
$(call does,$(patsubst $(ROOT)/%,%,$<))$(COMPILE_ENGINE) -MF /dev/null \
  -x c++-header $(@:.gch=) -o $@.$$$$ && mv $@.$$$$ $@
endef

$(PLAYER_HH): $(ROOT)/Player.hh $(BUILD)/flags
	@echo '#include <Player.hh>' > $(@:.gch=)
	$(call does,Player.hh)$(COMPILE) $(PLAYER_FLAGS) -MF $(BUILD)/Player.hh.d -x c++-header $(BUILD)/Player.hh -o $@

# A player is closed: neither other players nor the engine see the names that it defines, even templates of
# the library with its types, because the linker would keep only one of each name.
compile_player = $(COMPILE) $(PLAYER_FLAGS) $$colours -include $(BUILD)/Player.hh -c $< \
  -o $@$(if $(CLOSE), && $(CLOSE) $@)
# Players are closed only on Linux.
CLOSE = $(if $(findstring Linux,$(SYSTEM)),$(OBJCOPY) -R .group -G .none)

# One that does not compile is left out: see Game.
$(BUILD)/AI%.o: AI%.cc $(PLAYER_HH)
	@rm -f $@ $(said).why
	@mkdir -p $(@D)
	$(call does,$<)if $(check_name); then $(compile_or_tell); fi

# What the compiler says is shown when it has ended, in the language that hints are found in.
ENGLISH = LC_ALL=C.UTF-8 LANGUAGE=
said = $(@:.o=.said)
define compile_or_tell
colours=; [ ! -t 2 ] || colours=-fdiagnostics-color=always; \
  if { $(ENGLISH) $(compile_player); } 2> $(said); then [ ! -s $(said) ] || \
  { cat $(said); LC_ALL=C awk -f $(ROOT)/engine/submission/hint.awk $(said) | sed 's/^/$<: /'; } >&2; else rm -f $@; \
  CXX='$(CXX)' sh $(ROOT)/engine/submission/broken.sh $(said) $< $(ROOT) $(games_beside); fi
endef

# Reported before the compiler says more about it than anybody reads.
define check_name
LC_ALL=C awk 'NR == 1 && /^(\377\376|\376\377)/ { \
  print FILENAME ": error: it is in UTF-16: save it as UTF-8" > "/dev/stderr"; exit 1 } \
  /^[ \t]*#[ \t]*define[ \t]+PLAYER_NAME/ { \
  sub(/.*PLAYER_NAME[ \t]*/, ""); sub(/[ \t\r]*(\/[\/*].*)?$$/, ""); \
  if ($$0 !~ /^[A-Za-z_][A-Za-z0-9_]*$$/) { print FILENAME ":" FNR ": error: PLAYER_NAME must be \
a word of letters, digits and _ that begins with a letter" > "/dev/stderr"; exit 1 } }' $<
endef

$(BUILD)/dummy/%.o: dummy/%.cc $(BUILD)/Player.hh.gch
	@mkdir -p $(@D)
	$(call does,$<)$(compile_player)

# What is unique in a program is nobody's own: it becomes weak first. What the linker does not know is
# left out: see Game.
define take_given
	@mkdir -p $(@D)
	$(if $(CLOSE),@$(close_given) || rm -f $@,cp $< $@)
endef
$(BUILD)/given/%.o: %.o
	$(take_given)
$(BUILD)/given/%.o: %.o.$(SYSTEM)
	$(take_given)

close_given = { $(CXX) -nostdlib -r -o $@ $< 2> /dev/null && cp $< $@ && \
  (echo .none; nm $@ | sed -n 's/.* u //p') > $@.unique && \
  $(OBJCOPY) --weaken-symbols=$@.unique $@ && $(CLOSE) $@; }

# The object of a player, to be given to others.
AI%.o: AI%.cc $(BUILD)/Player.hh.gch
	$(call does,$@)$(filter-out -MMD -MP,$(COMPILE)) $(PLAYER_FLAGS) -include $(BUILD)/Player.hh -c $< -o $@

$(BUILD)/rules.o: $(GAME_SOURCES) $(BUILD)/flags
	$(call compile,$(GAME_SOURCES))

$(BUILD)/Registry.o $(BUILD)/Game.o: $(BUILD)/%.o: $(ROOT)/%.cc $(STANDARD).gch
	$(call compile,$<)

.SECONDEXPANSION:
$(if $(READY),,$(call objects_of,$(GAME_ROOMS))): $(BUILD)/%.o: $$(call sources_in,$$*) $(STANDARD).gch
	$(call compile,$(call sources_in,$*))

# Of the players, only those whose source is still here.
-include $(PLAYERS:%.cc=$(BUILD)/%.d) $(PLAYERS:%.cc=$(FILE)/%.d) $\
$(patsubst %.o,%.d,$(call objects_of,$(GAME_ROOMS)) $(FILE_OBJ) $(FILLED_MEMORY)) $\
$(filter-out $(BUILD)/AI%.d $(FILE)/AI%.d,$(wildcard $(BUILD)/*.d $(foreach folder,\
  tests tests/* docs/guide dummy file,$(BUILD)/$(folder)/*.d)))

# The competition of a course, and similar submissions: not in the archive that students get.
-include $(ROOT)/contest/league/league.mk
-include $(ROOT)/contest/similar/similar.mk

include $(ROOT)/engine/once.mk

# What only those who work on the game need: not in the archive that students get.
-include $(ROOT)/engine/develop.mk
