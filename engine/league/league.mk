# The league, a program of its own: included by build.mk. Students' archives don't have it.

LEAGUE_OBJ = $(patsubst $(ROOT)/%.cc,$(BUILD)/%.o,$(wildcard $(ROOT)/engine/league/*.cc))
# All but the function main.
LEAGUE_LIBRARY = $(filter-out %/LeagueMain.o,$(LEAGUE_OBJ))

.PHONY: page submission submission-parts clean-league

help::
	@echo "make league     builds ./league, which plays the competition of a course: docs/league.md"

league: $(LIBRARY_OBJ) $(LEAGUE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(BUILD)/linked
	$(CXX) -o $@ $(LIBRARY_OBJ) $(LEAGUE_OBJ) $(PLAYER_OBJ) $(GIVEN_OBJ) $(DUMMY_OBJ) $(LDFLAGS)

clean: clean-league
clean-league:
	rm -f league

# What the league asks make for. One submission, whose file and player's file the environment
# names in SUBMISSION and PLAYER; make itself never sees these words.
submission-parts: $(FILE_OBJ) $(FILE)/Player.hh.gch

submission:
	@CXX='$(CXX)' sh $(ROOT)/engine/submission/check --without-matches --taken="$$TAKEN" \
	  "$$SUBMISSION"
	@$(COMPILE_FILE_PLAYER) -w -c "$$SUBMISSION" -o "$$SUBMISSION.o"
	@$(CXX) -static -s -o "$$PLAYER.part" "$$SUBMISSION.o" $(FILE_OBJ)
	@mv "$$PLAYER.part" "$$PLAYER"

# The page on which a match can be watched.
page:
	@sh $(ROOT)/Viewer/watch --no-open --output="$$PAGE" "$$TRACE"

-include $(wildcard $(BUILD)/engine/league/*.d)
