# Players in isolation, and players as files of their own: included by build.mk.

# Where players can be isolated, and what stands in elsewhere.
ISOLATION = engine/isolation/$(if $(filter Linux64 LinuxARM,$(SYSTEM)),linux,elsewhere)

# Players as files of their own: static, as they can't open any library when they start, and
# without the checks of SANITIZE, which need more than isolated players are given.
FILE = $(BUILD)/file
COMPILE_FILE = $(filter-out -pg -fsanitize=% -fno-sanitize% -DGAME_SANITIZE,$(COMPILE))
FILE_SOURCES = Registry.cc engine/kit/Seating.cc engine/memory/Memory.cc engine/isolation/linux/Host.cc \
  programs/player/FileMain.cc
FILE_OBJ = $(FILE_SOURCES:%.cc=$(PARTS)/file/%.o)
FILE_MEMORY = $(filter %/Memory.o,$(FILE_OBJ))

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
ROOM_ROOMS = engine/submission/room engine/text engine/files engine/system
ROOM_MAIN = $(ONCE)/engine/submission/room/Main.o
ROOM_OBJ = $(call objects_of,$(ROOM_ROOMS)) $(ROOM_MAIN)
$(ROOM): $(ROOM_OBJ)
	$(link)

SUBMISSION_PARTS = $(ROOM) $(FILE)/Player.hh.gch $(FILE_OBJ)
# For a check, a player's program whose memory holds something else (see engine/memory/Memory.hh), and which
# watches indices and pointers. The memory of another is laid out the other way round. Without bounds-strict,
# g++ lets an array that is the last member of a class have any index.
FILLED_MEMORY = $(patsubst %,$(PARTS)/file/filled/%.o,PATTERN POSITIVE MOVED)
$(if $(READY),,$(FILLED_MEMORY)): $(FILE)/filled/%.o: $(ROOT)/engine/memory/Memory.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(call does,$@)$(COMPILE_FILE) -DGAME_FILL_$* -c $< -o $@
CHECKED_FLAGS = $(patsubst -ftrivial-auto-var-init=%,-ftrivial-auto-var-init=pattern,$(FILE_FLAGS)) \
  -w -D_GLIBCXX_ASSERTIONS -fsanitize=bounds,null,object-size,return,vla-bound -fsanitize-undefined-trap-on-error \
  $(if $(filter __clang_major__,$(COMPILER)),-fsanitize=bounds-strict)
# What compilers may read besides the system's files: the headers of the game, no player.
READABLE = $(FILE)/Player.hh $(FILE)/Player.hh.gch $(FILE_OBJ) $(FILLED_MEMORY) $(wildcard *.hh $(ROOT)/*.hh) \
  $(ROOT)/engine
# A program with those to play against, as far as they are here.
RIVALS_OBJ = $(foreach name,Dummy Demo Null,$(filter %/AI$(name).o,$(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ)))
RIVALS = $(patsubst AI%.o,%,$(notdir $(RIVALS_OBJ)))
RIVALS_GAME = $(BUILD)/rivals/Game
# What tells all of this to check, player and own, by name: sh build/submission.sh check AIMine.cc.
define SUBMISSION
ROOM='$(ROOM)'
CXX='$(CXX)'
FLAGS='$(FILE_FLAGS)'
PLAYER_HEADER='$(FILE)/Player.hh'
PLAYER_PARTS='$(filter-out $(FILE_MEMORY),$(FILE_OBJ)) $(OLDER)'
MEMORY='$(FILE_MEMORY)'
FILLED='$(PARTS)/file/filled'
CHECKED_FLAGS='$(CHECKED_FLAGS)'
CLOSE='$(CLOSE)'
READABLE='$(READABLE:%=--read=%)'
GAME='./$(RIVALS_GAME)'
RIVALS='$(strip $(RIVALS))'
FEW_THINGS='$(FEW_THINGS)'
MANY_THINGS='$(MANY_THINGS)'
here='$(ROOT)/engine/submission'
tool=$$1
shift
. "$$here/$$tool"
endef

.PHONY: submission-parts check-parts
submission-parts: $(SUBMISSION_PARTS) build/submission.sh
check-parts: submission-parts $(FILLED_MEMORY) $(RIVALS_GAME)
build/submission.sh: export TEXT = $(SUBMISSION)
build/submission.sh: FORCE
	@printf '%s\n' "$$TEXT" > $@.$$$$ && mv $@.$$$$ $@

$(RIVALS_GAME): $(ENGINE_OBJ) $(RIVALS_OBJ) $(BUILD)/flags
	$(link)

BUILD_PLAYER = @mkdir -p $(@D) && sh build/submission.sh player $< $@

# From source, or else from a given object.
FILE_NEEDS = $(SUBMISSION_PARTS) $(wildcard *.hh $(ROOT)/*.hh) $(ROOT)/engine/submission/build.sh
$(foreach from,AI%.cc dummy/AI%.cc AI%.o AI%.o.$(SYSTEM),$\
  $(eval AI%.player: $(from) $(FILE_NEEDS) | build/submission.sh ; $$(BUILD_PLAYER)))

ifneq ($(filter %/linux,$(ISOLATION)),)
check-AI%: AI%.cc check-parts FORCE
	@sh build/submission.sh check AI$*.cc
else
check-AI%: AI%.cc FORCE
	@sh $(ROOT)/engine/submission/check AI$*.cc
endif

# The names of the system calls, from the header of the system.
ifeq ($(ROOT),.)
$(ONCE)/engine/system.o: $(BUILD)/SystemCallNames.inc
$(ONCE)/engine/system.o: private CXXFLAGS += -I$(BUILD)
endif
$(BUILD)/SystemCallNames.inc: $(BUILD)/flags
	@echo '#include <sys/syscall.h>' | $(CXX) -x c++ -dM -E - | \
	  sed -n 's/^#define SYS_\([a-z0-9_]*\) .*/{"\1", SYS_\1},/p' > $@
