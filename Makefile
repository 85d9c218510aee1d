# The Harry Potter game. "make help" lists what can be made; engine/options.mk, the variables.

# Boards with few and with many things, on which a check plays, too.
FEW_THINGS = NUM_INI_BOOKS=1
MANY_THINGS = NUM_INI_BOOKS=400

include engine/build.mk
