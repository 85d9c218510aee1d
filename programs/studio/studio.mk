# The studio: the page with an editor and a compiler, to be put on any web server. docs/studio/install brings what it needs.

.PHONY: studio studio-serve
help::
	@echo "make studio       makes the folder studio/: players are written and built in the page; studio-serve tries it"

GAMES_IN_PAGE = $(notdir $(wildcard Viewer/games/*))
STUDIO_GAMES ?= $(GAMES_IN_PAGE)
UNKNOWN = $(filter-out $(GAMES_IN_PAGE),$(STUDIO_GAMES))
# The guide's players and the documents are made first; the engine is that of the page's rules.
studio:
	$(if $(UNKNOWN),$(error there is no game $(UNKNOWN): STUDIO_GAMES are some of $(GAMES_IN_PAGE)))
	+@for folder in $(foreach game,$(STUDIO_GAMES),$(or $(wildcard games/$(game)),.)); do \
	  $(MAKE) -s --no-print-directory -C $$folder guide docs || exit 1; done
	@sh docs/studio/install
	@ENGINE='$(basename $(filter-out %/Play.cc %/Files.cc,$(WASM_ENGINE)))' node programs/studio/build.mjs $(STUDIO_GAMES)

studio-serve:
	@[ -d studio ] || { echo "error: there is no folder studio: make studio" >&2; exit 1; }
	@cd studio && python3 -m http.server --bind 127.0.0.1 8000
