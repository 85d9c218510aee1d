# Which submissions have code in common: included by build.mk. Students' archives don't have it.

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

similar: $(BUILD)/similarity $(if $(filter %/linux,$(ISOLATION)),submission-parts)
	@OWN_LINES='$(if $(filter %/linux,$(ISOLATION)),build/submission.sh own)' \
	  $< $(if $(PAST),'--past=$(PAST)') '$(SUBMISSIONS)' '$(SIMILAR)' $(GIVEN_SOURCES)

$(BUILD)/similarity: $(LIBRARY_OBJ) $(call objects_of,contest/similar contest/pages contest/submissions) \
  $(ONCE)/contest/similar/SimilarMain.o
	$(link)
