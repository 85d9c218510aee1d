# How a game is built: included by the Makefile of each game, in the folder of the game.
# ROOT is the folder of what all games share.
ROOT ?= .
include $(ROOT)/engine/options.mk

# A header that a game lacks is the root's: without these, it would be another game.
MISSING := $(filter-out $(wildcard *.hh rules/*.hh),Structs.hh Settings.hh State.hh Action.hh rules/Board.hh rules/Reasons.hh)
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
  MAKEFLAGS += -j$(shell getconf _NPROCESSORS_ONLN 2> /dev/null || echo 2)
endif

# Two makes in one folder would break each other's files: the second waits. Others that it calls are its own.
ifeq ($(MAKELEVEL),0)
  $(if $(filter-out help clean% submission-told,$(or $(MAKECMDGOALS),all)),$(shell sh $(ROOT)/engine/alone.sh build $$PPID))
endif

# A line for each file that is made; VERBOSE=1 shows the commands instead. Where much of ./Game is missing, it is
# counted, too.
VERBOSE = 0
is_silent = $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
does = $(if $(filter 1,$(VERBOSE)),,@$(if $(is_silent),,echo '$(progress)$(1)' && ))
progress = $(if $(word 6,$(NEW_FILES)),$(eval MADE += made)$(words $(MADE)) of $(words $(NEW_FILES))$(if $(word 2,$(MADE)),,$\
  , $(if $(FIRST_MATCH),for the first match,this happens once)): )

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
# On Windows, so that the program runs where the compiler's own libraries are not found.
ifneq ($(findstring mingw,$(CXX))$(findstring Windows,$(OS)),)
  LDFLAGS += -static
endif
ifeq ($(WERROR),1)
  WARNINGS += -Werror
endif

# Of the compiler: its objcopy, the version of clang and of g++, and the C++ library that can be linked in.
COMPILER := $(shell $(CXX) -print-prog-name=objcopy; \
  echo __clang_major__ __GNUC__ | $(CXX) -E -P -x c++ -; $(CXX) -print-file-name=libstdc++.a)
OBJCOPY = $(word 1,$(COMPILER))
version_from = $(shell test '$(word $(1),$(COMPILER))' -ge $(2) 2> /dev/null && echo yes)

# Linked in, that library isn't put together anew at each start: a fifth of the time until a match begins.
# Debuggers show what is in its vectors, and sanitizers know it, only as a file of its own.
ifeq ($(filter 1,$(DEBUG) $(SANITIZE))$(findstring libc++,$(filter -stdlib=%,$(CXX))),)
  LDFLAGS += $(if $(filter /%,$(lastword $(COMPILER))),-static-libstdc++)
endif

# Only for players: memory and variables that they never set are the same everywhere (see
# engine/match/Memory.hh), nothing of theirs is unique in the program, and what an optimizer may take for
# impossible happens: a division by a constant 0, a loop that never ends.
ifeq ($(word 2,$(COMPILER)),__clang_major__)  # left as it is: g++
  # It does not look for memory to use again: that takes a tenth of its time, for 30 MB.
  KEEP_MEMORY = --param ggc-min-heapsize=1000000
  PLAYER_FLAGS = -fno-gnu-unique -fno-lifetime-dse -fno-isolate-erroneous-paths-dereference \
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

# For the first match, what plays it is enough: neither the other jobs of ./Game, nor isolation, nor other players.
FIRST_MATCH := $(if $(filter-out play watch,$(or $(MAKECMDGOALS),all))$(wildcard Game),$(FIRST_MATCH),yes)
PROGRAM = $(if $(FIRST_MATCH),$(BUILD)/first,Game)

PLAYERS = $(wildcard $(if $(FIRST_MATCH),AIDemo.cc,AI*.cc))
PLAYER_OBJ = $(PLAYERS:%.cc=$(BUILD)/%.o)
# The header that brings them the standard library is compiled once for all: this halves the time to build one of them,
# and is not worth it for a single one.
PLAYER_HH = $(or $(wildcard $(BUILD)/Player.hh.gch),$(BUILD)/Player.hh$(if $(FIRST_MATCH),,.gch))
# Players that came as object files.
GIVEN = $(if $(FIRST_MATCH),,$(filter-out $(PLAYERS:.cc=.o),$(wildcard AI*.o)) $(EXTRA_OBJ))
GIVEN_OBJ = $(GIVEN:%=$(BUILD)/given/%)

# Players that are handed out as objects only: built from source where there is one, unless
# this folder has a player of the same name.
DUMMIES = $(patsubst dummy/%.cc,%,$(wildcard dummy/AI*.cc))
objects_of_dummies = $(patsubst %,$(BUILD)/dummy/%.o,$(filter-out $(basename $(notdir $(1))),$(DUMMIES)))
DUMMY_OBJ = $(if $(FIRST_MATCH),,$(call objects_of_dummies,$(PLAYERS) $(GIVEN_OBJ)))

# What players need not know: the rules and the texts.
GAME_SOURCES = $(sort $(wildcard rules/*.cc))
ROOMS = $(patsubst %,engine/%,text files options random board orders game kit match \
  $(if $(FIRST_MATCH),judge,series review coach program))
SHARED_FOLDERS = $(ROOMS) engine/isolation $(ISOLATION)
SHARED_SOURCES = $(filter-out $(FILE_MAIN),$(patsubst $(ROOT)/%,%,$(wildcard $(SHARED_FOLDERS:%=$(ROOT)/%/*.cc))))
# The shared sources that need a header of the game; all others are compiled once for all games.
PER_GAME = engine/board/% engine/kit/% engine/game/EventText.cc engine/match/LocalRunner.cc \
  $(patsubst %,engine/isolation/linux/%.cc,AnswerReader Host Isolation)
# Of these, what takes part in drawing and writing each round: with full optimization, like the rules.
FAST = $(patsubst %,engine/%.cc,board/Walls game/EventText kit/OrderText kit/StateText)
ONCE = $(if $(filter-out .,$(ROOT)),$(ROOT)/)$(BUILD)/once

# Most of the time that a source takes goes into what it includes. So the sources of a room are compiled up to
# twenty-one at a time, those of a small room with another, and so are the few that each game compiles for itself.
# Their object is named after the first and the last one, such as A+19+Z.o, because paths on Windows have at most 260
# characters. Compiled alone are those with a main function, those that other programs need, and those that include
# generated files.
ALONE = $(if $(FIRST_MATCH),,%Main.cc) engine/match/Memory.cc engine/html/PageParts.cc \
  $(patsubst %,engine/isolation/linux/%.cc,CallFilter ElfFile SystemCalls)
# objects FOLDER,SOURCES: their objects in FOLDER.
objects = $(if $(word 22,$(2)),$(call object,$(1),$(wordlist 1,13,$(2))) \
  $(call objects,$(1),$(wordlist 14,$(words $(2)),$(2))),$(if $(2),$(call object,$(1),$(2))))
object = $(call made_of,$(1)$(call named_after,$(basename $(notdir $(2)))).o,$(2))
named_after = $(firstword $(1))$(if $(word 3,$(1)),+$(words $(wordlist 3,99,$(1))))$(if $(word 2,$(1)),+$(lastword $(1)))
made_of = $(eval SOURCES_$(1) := $(2))$(1)
room_of = $(patsubst engine/files/,engine/text/,$(patsubst engine/options/,engine/match/,$\
  $(patsubst ./%,%,$(patsubst engine/isolation/%,engine/$(if $(FIRST_MATCH),judge,isolation)/,$(dir $(1))))))
in_room = $(strip $(foreach source,$(2),$(if $(filter $(1),$(call room_of,$(source))),$(source))))
objects_in = $(foreach room,$(sort $(call room_of,$(2))),$(call objects,$(1)/$(room),$\
  $(call in_room,$(room),$(filter-out $(ALONE),$(2))))) $(patsubst %.cc,$(1)/%.o,$(filter $(ALONE),$(2)))
# Of any sources of the engine: once for all games, or for this one.
objects_of = $(call objects_in,$(ONCE),$(filter-out $(PER_GAME),$(1))) \
  $(if $(filter $(FAST),$(1)),$(FAST_OBJ)) \
  $(call objects,$(BUILD)/engine/,$(filter-out $(FAST),$(filter $(PER_GAME),$(1))))
# sources_of OBJECT,NAME: what an object is made of; if nothing else, NAME.cc.
sources_of = $(patsubst ./%,%,$(patsubst %,$(ROOT)/%,$(or $(SOURCES_$(1)),$(2).cc)))

GAME_OBJ = $(BUILD)/rules.o
FAST_OBJ = $(call object,$(BUILD)/engine/,$(FAST))
ENGINE_OBJ = $(GAME_OBJ) $(call objects_of,$(SHARED_SOURCES))
# All but main().
LIBRARY_OBJ = $(filter-out %/GameMain.o,$(ENGINE_OBJ))

# ---------------------------------------------------------------- what can be made

.PHONY: all play watch completion clean help FORCE
.DELETE_ON_ERROR:

all: Game

help::
	@echo "make              builds ./Game with every player AI*.cc and AI*.o of this folder"
	@echo "make play         builds and plays a match of four Demo: out.res"
	@echo "make watch        shows out.res in the browser; plays first if it isn't there"
	@echo "make AIX          makes AIX.cc, a player to begin with"
	@echo "make AIX.player   builds player X as a file of its own: docs/isolation.md"
	@echo "make check-AIX    says whether AIX.cc may be submitted"
	@echo "make debug-AIX    stops in the play() of player X: ROUND=143 MATCH='X Demo Demo Demo -s 30'"
	@echo "make deck-AIX     says whether player X does better in the turning points of DECK (X.deck)"
	@echo "make completion   says how the Tab key completes players and options"
	@echo "make clean        removes all that make has built from sources"
	@echo "Variables, such as in make DEBUG=1: CXX OPTIMIZE DEBUG PROFILE SANITIZE FILL EXTRA_OBJ,"
	@echo "explained in engine/options.mk; VERBOSE=1 shows the commands"

play: $(PROGRAM)
	./$(PROGRAM) Demo Demo Demo Demo -s 30 -q -i default.cnf -o out.res
	@echo "The match is in out.res. To watch it, type: make watch"
	@echo "or open $(patsubst ./%,%,$(ROOT)/Viewer/viewer.html) in a browser and load out.res."

# The last match played.
watch: $(if $(wildcard out.res),,play)
	@echo "The page of the match in out.res, for any browser:"
	@$(ROOT)/Viewer/watch out.res

completion:
	@echo "The Tab key completes players and options of ./Game after this line in ~/.bashrc:"
	@echo "    source '$(abspath $(ROOT))/engine/program/completion.bash'"
	@echo "In ~/.zshrc it needs this line above it:"
	@echo "    autoload -U +X bashcompinit && bashcompinit"

# A new player begins as AIFirst.cc, under a name of its own.
NEW_PLAYERS = $(foreach name,$(filter AI%,$(MAKECMDGOALS)),$(if $(findstring .,$(name)),,$(name)))
.PHONY: $(NEW_PLAYERS)
$(NEW_PLAYERS):
	@fail() { echo "error: $$*" >&2; exit 1; }; case '$(@:AI%=%)' in \
	  '' | [0-9]* | *[!A-Za-z0-9_]*) fail 'make $@: expected AI and a word of letters and digits: make AIX' ;; esac; \
	  for file in $@.* dummy/$@.cc; do [ ! -e "$$file" ] || fail "$$file is here already: choose another name"; done
	@sed -e 's/^\(#define PLAYER_NAME\) .*/\1 $(@:AI%=%)/' -e '/"make AI/d' AIFirst.cc > $@.cc
	@echo "made $@.cc: open it, change play(), and type make"

# A missing player is reported before anything is built.
player_in = AI$(patsubst AI%,%,$(patsubst %.cc,%,$(1)))
missing_player = $(if $(wildcard $(2).cc),,$(if $(wildcard $(call player_in,$(2)).cc),\
  $(error $(1)-$(2): type make $(1)-$(call player_in,$(2))),$(if $(filter AI%,$(2)),\
  $(error $(if $(called_otherwise),rename $(called_otherwise) to,there is no) $(call player_in,$(2)).cc: $\
  make $(1)-AIX is for the player in AIX.cc))))
called_otherwise = $(wildcard $(patsubst %,$(2).%,cpp cxx c++ C))
$(foreach what,check debug,$(foreach player,$(patsubst $(what)-%,%,$(filter $(what)-%,$(MAKECMDGOALS))),\
  $(call missing_player,$(what),$(player))))
$(foreach player,$(patsubst %.player,%,$(filter AI%.player,$(MAKECMDGOALS))),\
  $(if $(wildcard $(player).cc $(player).o dummy/$(player).cc),,\
  $(error there is no $(player).cc, nor $(player).o: make AIX.player is for the player in AIX.cc or AIX.o)))

$(foreach player,$(patsubst %.cc,%,$(filter AI%.cc,$(MAKECMDGOALS))),$(if $(wildcard $(player).cc),,\
  $(error $(player).cc: type make $(player), which makes it)))

# In a debugger, in a round of a match, which may be a recorded one.
ROUND = 0
MATCH = $* Demo Demo Demo -s 30
debug-AI%: FORCE
	@[ -n "$$DEBUGGER" ] || command -v gdb > /dev/null || command -v lldb > /dev/null || \
	  { echo 'error: neither gdb nor lldb is here: sudo apt install gdb' >&2; exit 1; }
	@rm -f build/make.pid # Meanwhile, others may build.
	+@MAKE='$(MAKE)' $(ROOT)/engine/debug/stop build/debug/Game AI$*.cc '$(ROUND)' $(MATCH)

# The present version in its turning points: docs/repeat.md.
DECK = $*.deck
deck-AI%: Game FORCE
	./Game $* --deck=$(DECK)

clean:
	rm -rf build Game Game.exe $(PLAYERS:.cc=.player) $(GUIDE_PLAYERS)

# ---------------------------------------------------------------- how

include $(ROOT)/engine/isolation/isolation.mk

# What this make has to make for the first time, if that is known.
new_of = $(filter-out $(wildcard $(1)),$(1))
NEW_FILES := $(if $(filter-out all play watch Game once standard,$(MAKECMDGOALS)),,$(if $(wildcard $(PLAYER_HH)),,\
  $(wildcard $(PLAYER_OBJ))) $(call new_of,$\
  $(if $(filter once standard,$(MAKECMDGOALS)),$(ONCE)/Standard.hh.gch $(filter $(ONCE)/%,$(ENGINE_OBJ)),$\
  $(if $(filter .,$(ROOT)),$(ONCE)/Standard.hh.gch $(ENGINE_OBJ),$(filter-out $(ONCE)/%,$(ENGINE_OBJ))) $\
  $(PLAYER_HH) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(PROGRAM))))

# That of debug-AIX is beside its objects.
Game build/debug/Game $(BUILD)/first: $(ENGINE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) build/linked
	$(call does,$@)$(link_game) 2> $@.said || { $(find_unlinked) && $(link_game); } || { rm -f $@.said; exit 1; }
	@rm -f $@.said
	@$(tell_broken)

link_game = $(CXX) -o $@ $(ENGINE_OBJ) `ls $(PLAYER_OBJ) $(GIVEN_OBJ) 2> /dev/null` $(DUMMY_OBJ) $(LDFLAGS) $(if $(filter Mac%,$(SYSTEM)),,-Wl,--no-demangle)
find_unlinked = CXX='$(CXX)' COMPILE='$(CXXFLAGS) $(PLAYER_FLAGS)' BUILD='$(BUILD)' CLOSE='$(CLOSE)' \
  ORDINARY='-std=c++17 -I. -I$(ROOT) -O2' sh $(ROOT)/engine/submission/unlinked.sh $@.said $(PLAYERS)

# The others can still play: what is linked stays.
.PRECIOUS: Game build/debug/Game $(BUILD)/first
# In the repository, a player of another game is said to be one.
games_beside = $(if $(filter .,$(ROOT)),,$(ROOT)) $\
  $(filter-out %/$(lastword $(subst /, ,$(CURDIR))),$(wildcard $(ROOT)/games/*))
without = echo "error: $$file $(1) ./$@ is without it" >&2; broken=1
tell_broken = broken=; for file in $(PLAYERS); do [ -e $(BUILD)/$${file%.cc}.o ] || \
  { $(call without,does not compile`cat $(BUILD)/$${file%.cc}.said.why 2> /dev/null || echo ' (see above)'`:); }; done; \
  for file in $(GIVEN); do [ -e $(BUILD)/given/$$file ] || \
  { $(call without,is no object file for this machine: remove it;); }; done; [ -z "$$broken" ]

# Each of these files holds what its name says, and changes only when that does.
$(BUILD)/flags: TEXT = $(CXX) $(CXXFLAGS) $(PLAYER_FLAGS) $(WARNINGS) $(LDFLAGS)
build/linked: TEXT = $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ)
build/flavour: TEXT = $(FLAVOUR)
$(FILE)/flags: TEXT = $(CXX) $(FILE_FLAGS)
$(BUILD)/flags $(FILE)/flags build/linked build/flavour: FORCE
	@mkdir -p $(@D)
	@echo '$(TEXT)' | cmp -s - $@ || echo '$(TEXT)' > $@

COMPILE = $(CXX) $(CXXFLAGS) $(KEEP_MEMORY) $(WARNINGS) -MMD -MP
# For what is not a player: the compiler says where it can't use what was compiled before, and there is
# less optimization where LESS says so.
COMPILE_ENGINE = $(if $(LESS),$(patsubst -O%,$(LESS),$(COMPILE)),$(COMPILE)) -Wpedantic -Winvalid-pch

# One source, or all that an object is made of, in their order. It is made under another name first: two
# games may be built at the same time.
# The sources are not taken from $^, which also has what an earlier build was made of.
define compile
@mkdir -p $(@D)
$(call does,$(patsubst $(ROOT)/%,%,$(1)))$(COMPILE_ENGINE) -MF $(@:.o=.d) -MT $@ -include $(BEFORE) \
  $(call as_one,$(1)) -o $@.$$$$ && mv $@.$$$$ $@
endef
as_one = $(patsubst %,-include %,$(filter-out $(lastword $(1)),$(1))) -c $(lastword $(1))
# The rules take most of the time of a match; the engine is optimized less, so it builds faster.
less = $(if $(filter -O1 -O2 -O3,$(CXXFLAGS)),$(1))
$(ONCE)/engine/%.o $(BUILD)/engine/%.o $(ONCE)/Standard.hh.gch: private LESS = $(call less,-Og)
$(FAST_OBJ): private LESS =

# What most sources include is compiled once: engine/Standard.hh. g++ 14 can't use it with another
# optimization, and including only what they need takes less than all of it.
STANDARD = $(ONCE)/Standard.hh
BEFORE = $(STANDARD)
$(GAME_OBJ) $(FAST_OBJ) %/match/Memory.o: private BEFORE = /dev/null
define compile_standard
@mkdir -p $(@D)
@echo '#include <engine/Standard.hh>' | cmp -s - $(@:.gch=) || echo '#include <engine/Standard.hh>' > $(@:.gch=)
$(call does,$(patsubst $(ROOT)/%,%,$<))$(COMPILE_ENGINE) -MF /dev/null \
  -x c++-header $(@:.gch=) -o $@.$$$$ && mv $@.$$$$ $@
endef

$(BUILD)/Player.hh: $(ROOT)/Player.hh $(BUILD)/flags
	@echo '#include <Player.hh>' > $@
$(BUILD)/Player.hh.gch: $(BUILD)/Player.hh
	$(call does,Player.hh)$(COMPILE) $(PLAYER_FLAGS) -MF $(BUILD)/Player.hh.d -x c++-header $(BUILD)/Player.hh -o $@

# A player is closed: neither other players nor the engine see the names that it defines, even templates of the library
# with its types, because the linker would keep only one of each name.
compile_player = $(COMPILE) $(PLAYER_FLAGS) $$colours -include $(BUILD)/Player.hh -c $< -o $@$(if $(CLOSE), && $(CLOSE) $@)
# Players are closed only on Linux.
CLOSE = $(if $(findstring Linux,$(SYSTEM)),$(OBJCOPY) -R .group -G .none)

# One that does not compile is left out: see Game.
$(BUILD)/AI%.o: AI%.cc $(PLAYER_HH)
	@rm -f $@ $(said).why
	@mkdir -p $(@D)
	$(call does,$<)if $(check_name); then $(compile_or_tell); fi

# What the compiler says is shown when it has ended.
said = $(@:.o=.said)
define compile_or_tell
colours=; [ ! -t 2 ] || colours=-fdiagnostics-color=always; if { $(compile_player); } 2> $(said); then [ ! -s $(said) ] || \
  { cat $(said); LC_ALL=C awk -f $(ROOT)/engine/submission/hint.awk $(said) | sed 's/^/$<: /'; } >&2; else rm -f $@; \
  CXX='$(CXX)' sh $(ROOT)/engine/submission/broken.sh $(said) $< $(ROOT) $(games_beside); fi
endef

# Reported before the compiler says more about it than anybody reads.
define check_name
LC_ALL=C awk 'NR == 1 && /^(\377\376|\376\377)/ { \
  print FILENAME ": error: it is in UTF-16: save it as UTF-8" > "/dev/stderr"; exit 1 } /^[ \t]*#[ \t]*define[ \t]+PLAYER_NAME/ { \
  sub(/.*PLAYER_NAME[ \t]*/, ""); sub(/[ \t\r]*(\/[\/*].*)?$$/, ""); \
  if ($$0 !~ /^[A-Za-z_][A-Za-z0-9_]*$$/) { print FILENAME ":" FNR ": error: PLAYER_NAME is to be \
a word of letters, digits and _ that begins with a letter" > "/dev/stderr"; exit 1 } }' $<
endef

$(BUILD)/dummy/%.o: dummy/%.cc $(BUILD)/Player.hh.gch
	@mkdir -p $(@D)
	$(call does,$<)$(compile_player)

# What is unique in a program is nobody's own: it becomes weak first. What the linker does not know is
# left out: see Game.
$(BUILD)/given/%.o: %.o
	@mkdir -p $(@D)
	$(if $(CLOSE),@$(close_given) || rm -f $@,cp $< $@)

close_given = { $(CXX) -nostdlib -r -o $@ $< 2> /dev/null && cp $< $@ && \
  (echo .none; nm $@ | sed -n 's/.* u //p') > $@.unique && \
  $(OBJCOPY) --weaken-symbols=$@.unique $@ && $(CLOSE) $@; }

# The object of a player, to be given to others.
AI%.o: AI%.cc $(BUILD)/Player.hh.gch
	$(call does,$@)$(filter-out -MMD -MP,$(COMPILE)) $(PLAYER_FLAGS) -include $(BUILD)/Player.hh -c $< -o $@

$(GAME_OBJ): $(GAME_SOURCES) $(STANDARD).gch
	$(call compile,$(GAME_SOURCES))

.SECONDEXPANSION:
$(BUILD)/engine/%.o: $$(call sources_of,$$@,engine/$$*) $(STANDARD).gch
	$(call compile,$(call sources_of,$@,engine/$*))

# Of the players, only those whose source is still here.
-include $(PLAYERS:%.cc=$(BUILD)/%.d) $(PLAYERS:%.cc=$(FILE)/%.d) $\
$(filter-out $(BUILD)/AI%.d $(FILE)/AI%.d,$(wildcard $(BUILD)/*.d $(foreach folder,\
  engine tests/* docs/guide dummy file file/$(ISOLATION),$(BUILD)/$(folder)/*.d)))

# The competition of a course, and similar submissions: not in the archive that students get.
-include $(ROOT)/engine/league/league.mk
-include $(ROOT)/engine/similar/similar.mk

include $(ROOT)/engine/once.mk

# What only those who work on the game need: not in the archive that students get.
-include $(ROOT)/engine/develop.mk
