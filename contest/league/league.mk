# The league, a program of its own: included by build.mk. Students' archives don't have it.

LEAGUE_ROOMS = contest/league contest/pages contest/submissions
CONTEST_ROOMS = $(LEAGUE_ROOMS) contest/similar
CONTEST_MAINS = $(ONCE)/contest/league/LeagueMain.o $(ONCE)/contest/similar/SimilarMain.o
LEAGUE_OBJ = $(call objects_of,$(LEAGUE_ROOMS)) $(ONCE)/contest/league/LeagueMain.o

# The styles, words and scripts of pages, some of them the viewer's, as a list of texts of C++: a compiler
# need not take one of more than 65,536 characters.
ifeq ($(ROOT),.)
VIEWERS = $(BUILD)/look.css.inc $(BUILD)/words.js.inc $(BUILD)/reasons.js.inc
PAGE_FILES = $(VIEWERS) $(patsubst contest/pages/%,$(BUILD)/%.inc,$(wildcard $(addprefix contest/pages/*.,css js txt)))
$(ONCE)/contest/pages.o: $(PAGE_FILES)
$(ONCE)/contest/pages.o: private CXXFLAGS += -I$(BUILD)
$(PAGE_FILES): $(BUILD)/flags
	@awk '!size { printf "R\"TEXT(" } { print; size += length($$0) } size > 30000 { print ")TEXT\","; size = 0 } \
	  END { if (size) print ")TEXT\"," }' $(filter %.css %.js %.txt,$^) > $@
$(BUILD)/reasons.js.inc: Viewer/words/reasons.js
$(filter-out %/reasons.js.inc,$(VIEWERS)): $(BUILD)/%.inc: Viewer/core/%
$(filter-out $(VIEWERS),$(PAGE_FILES)): $(BUILD)/%.inc: contest/pages/%
endif

.PHONY: clean-league

help::
	@echo "make league     builds ./league, which plays the competition of a course: docs/league.md"

ifeq ($(filter %/linux,$(ISOLATION)),)
league:
	@echo "error: a league needs Linux, where players can be isolated" >&2; exit 1
else
league: $(LIBRARY_OBJ) $(LEAGUE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) build/linked
	$(link)
endif

# What it builds players with is there before several leagues ask for it at the same time.
league: | submission-parts

clean: clean-league
clean-league:
	rm -f league

# What the league runs for a page to watch, whose files come in the environment.
submission-parts: build/match-page.sh
build/match-page.sh: FORCE
	@echo 'exec sh $(ROOT)/Viewer/watch --no-open --output="$$PAGE" "$$TRACE"' > $@.$$$$ && mv $@.$$$$ $@
