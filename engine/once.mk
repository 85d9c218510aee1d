# What is compiled once for all games, in the folder of what they share: included by build.mk.

# Of ./Game, and of the programs around it, which not every system can have.
ONCE_OF_GAME = $(STANDARD).gch $(sort $(filter $(ONCE)/%,$(FIRST_OBJ) $(ENGINE_OBJ)))
ONCE_OF_OTHERS = $(filter-out $(ONCE_OF_GAME),$\
  $(call objects_of,$(CONTEST_ROOMS) $(ROOM_ROOMS)) $(CONTEST_MAINS) $(ROOM_MAIN))
ONCE_OBJ = $(ONCE_OF_GAME) $(ONCE_OF_OTHERS)

ifneq ($(READY),)

# All of it is ready made.

else ifeq ($(ROOT),.)

$(STANDARD).gch: engine/Standard.hh $(BUILD)/flags
	$(compile_standard)

$(filter-out %Main.o %.gch,$(ONCE_OBJ)): $(ONCE)/%.o: $$(call sources_in,$$*) $(STANDARD).gch
	$(call compile,$(call sources_in,$*))

$(filter %Main.o,$(ONCE_OBJ)): $(ONCE)/%.o: %.cc $(STANDARD).gch
	$(call compile,$<)

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
	  DEBUG='$(DEBUG)' PROFILE='$(PROFILE)' SANITIZE='$(SANITIZE)' FILL='$(FILL)'

endif
