# What is compiled once for all games, in the folder of what they share: included by build.mk.

ONCE_OBJ = $(filter $(ONCE)/%,$(foreach source,$(SHARED_SOURCES) $(LEAGUE_SOURCES) $(SIMILAR_SOURCES) \
  $(ROOM_SOURCES),$(call object_of,$(source))))

ifeq ($(ROOT),.)

# Made under another name first: two games may be built at the same time.
$(BUILD)/once/%.o: %.cc $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -MF $(@:.o=.d) -MT $@ -Wpedantic -c $< -o $@.$$$$ && mv $@.$$$$ $@

-include $(ONCE_OBJ:.o=.d)

.PHONY: once
once: $(ONCE_OBJ)

else

# The folder of what is shared knows what each of them depends on.
$(ONCE_OBJ): once-in-root
	@:

.PHONY: once-in-root
once-in-root:
	+@$(MAKE) -s --no-print-directory -C $(ROOT) once CXX='$(CXX)' OPTIMIZE='$(OPTIMIZE)' \
	  DEBUG='$(DEBUG)' PROFILE='$(PROFILE)' SANITIZE='$(SANITIZE)' FILL='$(FILL)'

endif
