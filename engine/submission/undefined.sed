# The symbols that a linker did not find, in its words.
s/.*undefined reference to [^A-Za-z_]*\([A-Za-z_0-9.$]*\).*/\1/p
s/.*undefined symbol: \([A-Za-z_0-9.$]*\).*/\1/p
