# Players in isolation, and players as files of their own: included by build.mk.

# What the compiler builds for, by the names that the objects have: Linux64, LinuxARM, Mac64,
# MacARM, Windows64.
MACHINE := $(subst -, ,$(shell $(CXX) -dumpmachine))
SYSTEM := $(if $(findstring linux,$(MACHINE)),Linux)$(if $(findstring darwin,$(MACHINE)),Mac)$\
$(if $(findstring mingw,$(MACHINE)),Windows)$\
$(patsubst x86_64,64,$(patsubst arm64,ARM,$(patsubst aarch64,ARM,$(firstword $(MACHINE)))))

# Where players can be isolated, and what stands in elsewhere.
ISOLATION = engine/isolation/$(if $(filter Linux64 LinuxARM,$(SYSTEM)),linux,elsewhere)
# The main function of players' own files.
FILE_MAIN = engine/isolation/linux/FileMain.cc

# Players as files of their own: static, as they can't open any library when they start, and
# without the checks of SANITIZE, which need more than isolated players are given.
FILE = $(BUILD)/file
COMPILE_FILE = $(filter-out -pg -fsanitize=% -fno-sanitize%,$(COMPILE))
FILE_OBJ = $(patsubst %.cc,$(FILE)/%.o,Registry.cc engine/isolation/linux/Host.cc $(FILE_MAIN))

AI%.player: $(FILE)/AI%.o $(FILE_OBJ)
	$(CXX) -static -s -o $@ $^

$(FILE)/Player.hh.gch: $(ROOT)/Player.hh $(BUILD)/flags
	@mkdir -p $(@D)
	@echo '#include <Player.hh>' > $(FILE)/Player.hh
	$(COMPILE_FILE) -MF $(FILE)/Player.hh.d -x c++-header $(FILE)/Player.hh -o $@

COMPILE_FILE_PLAYER = $(COMPILE_FILE) -include $(FILE)/Player.hh

$(FILE)/AI%.o: AI%.cc $(FILE)/Player.hh.gch
	$(COMPILE_FILE_PLAYER) -c $< -o $@

$(FILE)/AI%.o: dummy/AI%.cc $(FILE)/Player.hh.gch
	$(COMPILE_FILE_PLAYER) -c $< -o $@

# A player that came as an object file.
$(FILE)/AI%.o: AI%.o
	cp $< $@

$(FILE)/%.o: $(ROOT)/%.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE_FILE) -Wpedantic -c $< -o $@

.SECONDARY: $(FILE_OBJ)

# The names of the system calls, from the header of the system.
$(BUILD)/engine/isolation/linux/SystemCalls.o: $(BUILD)/SystemCallNames.inc
$(BUILD)/engine/isolation/linux/SystemCalls.o: CXXFLAGS += -I$(BUILD)
$(BUILD)/SystemCallNames.inc: $(BUILD)/flags
	echo '#include <sys/syscall.h>' | $(CXX) -x c++ -dM -E - | \
	  sed -n 's/^#define SYS_\([a-z0-9_]*\) .*/{"\1", SYS_\1},/p' > $@
