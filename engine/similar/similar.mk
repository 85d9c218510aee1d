# Which submissions have code in common: included by build.mk. Students' archives don't have it.

SIMILAR_SOURCES = $(patsubst $(ROOT)/%,%,$(wildcard $(ROOT)/engine/similar/*.cc))
SIMILAR_OBJ = $(call objects_of,$(SIMILAR_SOURCES))
# All but main().
SIMILAR_LIBRARY = $(filter-out %/SimilarMain.o,$(SIMILAR_OBJ))

# The folder of the submissions, and the one where the pages go.
SUBMISSIONS = submissions
SIMILAR = similar
# Programs of former years, compared with the submissions; none: empty.
PAST =
# What everybody was given.
GIVEN_SOURCES = $(wildcard AI*.cc) $(GUIDE_PLAYERS)

.PHONY: similar

help::
	@echo "make similar SUBMISSIONS=FOLDER  lists pairs of programs with much code in common: docs/similar.md"
	@echo "                  with PAST=FOLDER also those of former years"

similar: $(BUILD)/similarity $(if $(filter %/linux,$(ISOLATION)),$(SUBMISSION_PARTS))
	@$(SUBMISSION_TOLD) OWN_LINES='$(if $(filter %/linux,$(ISOLATION)),$(ROOT)/engine/submission/own)' $< $(if $(PAST),'--past=$(PAST)') '$(SUBMISSIONS)' '$(SIMILAR)' $(GIVEN_SOURCES)

$(BUILD)/similarity: $(LIBRARY_OBJ) $(SIMILAR_OBJ) $(call objects_of,$(filter-out engine/league/%,$(LEAGUE_SOURCES)))
	$(call does,$@)$(CXX) -o $@ $^ $(LDFLAGS)
