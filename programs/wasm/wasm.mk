# The rules of a game for its page, as WebAssembly in a script: Viewer/games/GAME/rules.js. It is kept in the
# repository, so that only those who change rules need what programs/wasm/install installs.

# "DeepSea 1.1" in the configuration is deep-sea among the page's games.
PAGE_GAME = $(firstword $(shell sed q default.cnf))
PAGE_FOLDER = $(shell echo $(PAGE_GAME) | sed 's/\([a-z]\)\([A-Z]\)/\1-\2/g' | tr A-Z a-z)
PAGE_RULES = $(ROOT)/Viewer/games/$(PAGE_FOLDER)/rules.js

.PHONY: page check-page
page: $(BUILD)/rules.js
	@cmp -s $< $(PAGE_RULES) || cp $< $(PAGE_RULES)
	@echo "$(PAGE_RULES) has the rules as they are"

# Whether the page has the rules as they are.
check-page: $(BUILD)/rules.js
	@cmp -s $< $(PAGE_RULES) || \
	  { echo "$(PAGE_RULES) does not have the rules as they are: make page" >&2; exit 1; }

$(BUILD)/rules.js: $(BUILD)/rules.wasm $(ROOT)/programs/wasm/pack default.cnf
	@sh $(ROOT)/programs/wasm/pack $< $(PAGE_GAME) default.cnf > $@.part && mv $@.part $@

# Of the engine, what plays a match, compiled as one.
WASM_ENGINE = $(ROOT)/Registry.cc $(filter-out %/Debugger.cc %/KnownPlayers.cc,$(wildcard $(patsubst %,$(ROOT)/%/*.cc,\
  programs/wasm engine/board engine/kit))) $(patsubst %,$(ROOT)/engine/%.cc,text/Reader text/Words files/Files \
  memory/Memory $(addprefix match/,Match MatchLog RecordedBoard Trace))
WASM_FLAGS = -std=c++17 -O2 -fwasm-exceptions -I. -Irules -I$(ROOT) -Wall -Wextra
# The C++ library comes unoptimized: -O3 here optimizes it.
WASM_LINK = -O3 -sSTANDALONE_WASM --no-entry -sERROR_ON_UNDEFINED_SYMBOLS=0 \
  -sWARN_ON_UNDEFINED_SYMBOLS=0 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1048576 \
  -sEXPORTED_FUNCTIONS=_rules_error,_play_players,_play_start,_play_round,_play_rounds,_play_hear,_play_stop,_play_outs,_play_begin_log,_play_log,_play_try,_malloc,_free
# What variables hold that a player never sets: as in engine/build.mk.
$(BUILD)/wasm/%Demo.o $(BUILD)/wasm/dummy/%.o: WASM_FLAGS += -ftrivial-auto-var-init=zero \
  -enable-trivial-auto-var-init-zero-knowing-it-will-be-removed-from-clang
EMCC = NODE_PATH=/usr/share/nodejs em++

WASM_PLAYERS = AIDemo.cc $(wildcard dummy/AI*.cc)
WASM_OBJ = $(patsubst %,$(BUILD)/wasm/%.o,engine rules $(WASM_PLAYERS:.cc=))
$(WASM_OBJ): | wasm-tools
.PHONY: wasm-tools
wasm-tools:
	@sh $(ROOT)/programs/wasm/install

$(BUILD)/rules.wasm: $(WASM_OBJ)
	$(call does,$@)$(EMCC) $(WASM_FLAGS) $(WASM_LINK) $^ -o $@

$(BUILD)/wasm/engine.o: WASM_SOURCES = $(WASM_ENGINE)
$(BUILD)/wasm/rules.o: WASM_SOURCES = $(GAME_SOURCES)
$(WASM_PLAYERS:%.cc=$(BUILD)/wasm/%.o): WASM_SOURCES = $(@:$(BUILD)/wasm/%.o=%.cc)
$(WASM_OBJ): $(GAME_SOURCES) $(WASM_ENGINE) $(WASM_PLAYERS)
	@mkdir -p $(@D)
	$(call does,wasm/$(@F))$(EMCC) $(WASM_FLAGS) -MMD -MP $(call as_one,$(WASM_SOURCES)) -o $@

-include $(shell find $(BUILD)/wasm -name '*.d' 2> /dev/null)
