# What is compiled once for all games, in the folder of what they share: included by build.mk.

once_objects = $(filter $(ONCE)/%,$(call objects_of,$(1)))
# Of ./Game, and of the programs around it, which not every system can have.
ONCE_OF_GAME = $(STANDARD).gch $(call once_objects,$(SHARED_SOURCES))
ONCE_OF_OTHERS = $(call once_objects,$(LEAGUE_SOURCES) $(SIMILAR_SOURCES) $(ROOM_SOURCES))
ONCE_OBJ = $(ONCE_OF_GAME) $(ONCE_OF_OTHERS)

ifeq ($(ROOT),.)

$(STANDARD).gch: engine/Standard.hh $(BUILD)/flags
	$(compile_standard)

$(BUILD)/once/%.o: $$(call sources_of,$$@,$$*) $(STANDARD).gch
	$(call compile,$(call sources_of,$@,$*))

-include $(patsubst %.o,%.d,$(filter %.o,$(ONCE_OBJ)))

.PHONY: standard once once-of-others
standard: $(STANDARD).gch
once: $(ONCE_OF_GAME)
once-of-others: $(ONCE_OF_OTHERS)
standard once once-of-others:
	@:

else

# The folder of what is shared knows what each of them depends on.
$(ONCE_OF_GAME): once-in-root
	@:
$(ONCE_OF_OTHERS): once-of-others-in-root
	@:

# What both need is made first: no two makes may make the same file.
.PHONY: standard-in-root once-in-root once-of-others-in-root
once-in-root once-of-others-in-root: | standard-in-root
standard-in-root once-in-root once-of-others-in-root: %-in-root:
	+@$(MAKE) --no-print-directory -C $(ROOT) $* CXX='$(CXX)' OPTIMIZE='$(OPTIMIZE)' \
	  DEBUG='$(DEBUG)' PROFILE='$(PROFILE)' SANITIZE='$(SANITIZE)' FILL='$(FILL)' FIRST_MATCH='$(FIRST_MATCH)'

endif
