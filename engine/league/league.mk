# The league, a program of its own: included by build.mk. Students' archives don't have it.

LEAGUE_SOURCES = $(patsubst $(ROOT)/%,%,$(wildcard $(ROOT)/engine/league/*.cc $(ROOT)/engine/html/*.cc \
  $(ROOT)/engine/submission/*.cc))
LEAGUE_OBJ = $(call objects_of,$(LEAGUE_SOURCES))
# All but main().
LEAGUE_LIBRARY = $(filter-out %/LeagueMain.o,$(LEAGUE_OBJ))

# The styles and the scripts of pages, as texts of C++.
ifeq ($(ROOT),.)
PAGE_FILES = $(foreach file,look.css page.css phrases.txt languages.js page.js final.css final.js,$(BUILD)/$(file).inc)
$(ONCE)/engine/html/PageParts.o: $(PAGE_FILES)
$(ONCE)/engine/html/PageParts.o: private CXXFLAGS += -I$(BUILD)
$(BUILD)/look.css.inc: Viewer/core/look.css
$(PAGE_FILES): $(BUILD)/flags
	@{ echo 'R"TEXT('; cat $(filter %.css %.js %.txt,$^); echo ')TEXT"'; } > $@
$(filter-out %/look.css.inc,$(PAGE_FILES)): $(BUILD)/%.inc: engine/html/%
endif

.PHONY: clean-league

help::
	@echo "make league     builds ./league, which plays the competition of a course: docs/league.md"

ifeq ($(filter %/linux,$(ISOLATION)),)
league:
	@echo "error: a league needs Linux, where players can be isolated" >&2; exit 1
else
league: $(LIBRARY_OBJ) $(LEAGUE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) build/linked
	$(call does,$@)$(CXX) -o $@ $(LIBRARY_OBJ) $(LEAGUE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(LDFLAGS)
endif

# What it builds players with is there before several leagues ask for it at the same time.
league: | submission-parts

clean: clean-league
clean-league:
	rm -f league

# What the league runs for a submission and for a page to watch. Their files come in the environment: make never sees a
# name chosen by students.
submission-parts: build/check-submission.sh build/match-page.sh
build/check-submission.sh: TEXT = exec sh $(ROOT)/engine/submission/check --without-matches \
  --taken="$$TAKEN" --player="$$PLAYER" "$$SUBMISSION"
build/match-page.sh: TEXT = exec sh $(ROOT)/Viewer/watch --no-open --output="$$PAGE" "$$TRACE"
build/check-submission.sh build/match-page.sh: FORCE
	@{ echo "export $(SUBMISSION_TOLD)"; echo '$(TEXT)'; } > $@.$$$$ && mv $@.$$$$ $@
