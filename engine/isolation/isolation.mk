# Players in isolation, and players as files of their own: included by build.mk.

# What the compiler builds for, by the names that the objects have: Linux64, LinuxARM, Mac64,
# MacARM, Windows64.
MACHINE := $(subst -, ,$(shell $(CXX) -dumpmachine))
SYSTEM := $(if $(findstring linux,$(MACHINE)),Linux)$(if $(findstring darwin,$(MACHINE)),Mac)$\
$(if $(findstring mingw,$(MACHINE)),Windows)$\
$(patsubst x86_64,64,$(patsubst arm64,ARM,$(patsubst aarch64,ARM,$(firstword $(MACHINE)))))

# Where players can be isolated, and what stands in elsewhere.
ISOLATION = engine/isolation/$(if $(FIRST_MATCH),elsewhere,$(if $(filter Linux64 LinuxARM,$(SYSTEM)),linux,elsewhere))
# The main function of players' own files.
FILE_MAIN = engine/isolation/linux/FileMain.cc

# Players as files of their own: static, as they can't open any library when they start, and
# without the checks of SANITIZE, which need more than isolated players are given.
FILE = $(BUILD)/file
COMPILE_FILE = $(filter-out -pg -fsanitize=% -fno-sanitize% -DGAME_SANITIZE,$(COMPILE))
FILE_SOURCES = engine/kit/Registry.cc engine/match/Memory.cc engine/isolation/linux/Host.cc $(FILE_MAIN)
FILE_OBJ = $(FILE_SOURCES:%.cc=$(FILE)/%.o)

# With debugging information, from which the check of a file gets line numbers; the program has none. The same
# source gives the same program at any time.
FILE_FLAGS = $(filter-out -pg -Werror -fsanitize=% -fno-sanitize% -DGAME_SANITIZE,\
  $(CXXFLAGS) $(PLAYER_FLAGS) $(WARNINGS)) -gdwarf-4 \
  -Wno-builtin-macro-redefined -U__DATE__ -U__TIME__ -U__TIMESTAMP__
COMPILE_FILE_PLAYER = $(CXX) $(FILE_FLAGS) -MMD -MP -include $(FILE)/Player.hh

$(FILE)/Player.hh.gch: $(ROOT)/Player.hh $(FILE)/flags
	@echo '#include <Player.hh>' > $(FILE)/Player.hh
	$(call does,$@)$(CXX) $(FILE_FLAGS) -MMD -MP -MF $(FILE)/Player.hh.d -x c++-header $(FILE)/Player.hh -o $@

$(FILE)/%.o: $(ROOT)/%.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(call does,$@)$(COMPILE_FILE) -Wpedantic -c $< -o $@

.SECONDARY: $(FILE_OBJ)

# Submissions: engine/submission/build.sh, with compilers in a room of their own.
ROOM = $(BUILD)/room
ROOM_SOURCES = $(patsubst $(ROOT)/%,%,$(wildcard $(ROOT)/engine/submission/room/*.cc))
ROOM_OBJ = $(call objects_of,$(ROOM_SOURCES) $(filter engine/text/% engine/files/%,$(SHARED_SOURCES)) \
  $(patsubst %,engine/isolation/linux/%.cc,CallFilter ElfFile))
$(ROOM): $(ROOM_OBJ)
	@mkdir -p $(@D)
	$(call does,$@)$(CXX) -o $@ $^ $(LDFLAGS)

SUBMISSION_PARTS = $(ROOM) $(FILE)/Player.hh.gch $(FILE_OBJ)
# For a check, a player's program whose memory holds something else: see engine/match/Memory.hh. What
# is meant to find errors also watches indices and pointers, and leaves local variables as they are.
# Without bounds-strict, g++ lets an array that is the last member of a class have any index.
FILLED_MEMORY = $(FILE)/filled/PATTERN.o $(FILE)/filled/POSITIVE.o
$(FILLED_MEMORY): $(FILE)/filled/%.o: $(ROOT)/engine/match/Memory.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(call does,$@)$(COMPILE_FILE) -DGAME_FILL_$* -c $< -o $@
WATCHED_FLAGS = $(patsubst -ftrivial-auto-var-init=%,-ftrivial-auto-var-init=uninitialized,$(FILE_FLAGS)) \
  -w -D_GLIBCXX_ASSERTIONS -fsanitize=bounds,null,object-size,return,vla-bound -fsanitize-undefined-trap-on-error \
  $(if $(filter __clang_major__,$(COMPILER)),-fsanitize=bounds-strict)
# What compilers may read besides the system's files: the headers of the game, no player.
READABLE = $(FILE)/Player.hh $(FILE)/Player.hh.gch $(FILE_OBJ) $(FILLED_MEMORY) $(wildcard *.hh $(ROOT)/*.hh) \
  $(ROOT)/engine
# A program without any player, and those to play against, as files.
BARE_GAME = $(BUILD)/bare/Game
RIVALS = $(foreach name,Dummy Demo Null,$(if $(wildcard AI$(name).cc AI$(name).o dummy/AI$(name).cc),\
  $(BUILD)/rivals/AI$(name).player))
SUBMISSION_TOLD = ROOM='$(ROOM)' CXX='$(CXX)' FLAGS='$(FILE_FLAGS)' PLAYER_HEADER='$(FILE)/Player.hh' \
  PLAYER_PARTS='$(FILE_OBJ)' FILLED='$(FILE)/filled' WATCHED_FLAGS='$(WATCHED_FLAGS)' CLOSE='$(CLOSE)' READABLE='$(READABLE:%=--read=%) $(if $(filter dummy/%,$<),--read=dummy)' GAME='./$(BARE_GAME)' \
  RIVALS='$(RIVALS:%=./%)' FEW_THINGS='$(FEW_THINGS)' MANY_THINGS='$(MANY_THINGS)' UNCONFINED='$(UNCONFINED)'

.PHONY: submission-parts check-parts submission-told
submission-parts: $(SUBMISSION_PARTS)
check-parts: $(SUBMISSION_PARTS) $(FILLED_MEMORY) $(BARE_GAME) $(RIVALS)
submission-told:
	@echo "$(SUBMISSION_TOLD)"

$(BARE_GAME): $(ENGINE_OBJ)
	@mkdir -p $(@D)
	$(call does,$@)$(CXX) -o $@ $(ENGINE_OBJ) $(LDFLAGS)

BUILD_PLAYER = @mkdir -p $(@D) && $(SUBMISSION_TOLD) sh $(ROOT)/engine/submission/player $< $@

# From source, or else from a given object.
$(foreach player,AI%.player $(BUILD)/rivals/AI%.player,$(foreach from,AI%.cc dummy/AI%.cc AI%.o,\
  $(eval $(player): $(from) $(SUBMISSION_PARTS) ; $$(BUILD_PLAYER))))

ifneq ($(filter %/linux,$(ISOLATION)),)
check-AI%: AI%.cc $(SUBMISSION_PARTS) $(FILLED_MEMORY) $(BARE_GAME) $(RIVALS) FORCE
	@$(SUBMISSION_TOLD) sh $(ROOT)/engine/submission/check AI$*.cc
else
check-AI%: AI%.cc FORCE
	@sh $(ROOT)/engine/submission/check AI$*.cc
endif

# The names of the system calls, from the header of the system.
ifeq ($(ROOT),.)
$(ONCE)/engine/isolation/linux/SystemCalls.o: $(BUILD)/SystemCallNames.inc
$(ONCE)/engine/isolation/linux/SystemCalls.o: private CXXFLAGS += -I$(BUILD)
endif
$(BUILD)/SystemCallNames.inc: $(BUILD)/flags
	@echo '#include <sys/syscall.h>' | $(CXX) -x c++ -dM -E - | \
	  sed -n 's/^#define SYS_\([a-z0-9_]*\) .*/{"\1", SYS_\1},/p' > $@
