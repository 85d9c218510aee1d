# The studio: the page with an editor and a compiler, to be put on any web server. docs/studio/install brings what it needs.

.PHONY: studio studio-serve
help::
	@echo "make studio       makes the folder studio/, in which players are written and built in the page; studio-serve tries it"

studio: players-and-docs
	@sh docs/studio/install
	@node programs/studio/build.mjs $(STUDIO_GAMES)

# The guide's players and the documents of all games, or of STUDIO_GAMES.
STUDIO_FOLDERS = $(if $(STUDIO_GAMES),$(foreach game,$(STUDIO_GAMES),$(or $(wildcard games/$(game)),.)),$(FOLDERS))
.PHONY: players-and-docs
players-and-docs:
	+@for folder in $(STUDIO_FOLDERS); do $(MAKE) -s --no-print-directory -C $$folder guide docs || exit 1; done

# For one's own machine, to try it.
studio-serve:
	@[ -d studio ] || { echo "error: there is no folder studio: make studio" >&2; exit 1; }
	@echo "http://127.0.0.1:8000/"
	@cd studio && python3 -m http.server --bind 127.0.0.1 8000
