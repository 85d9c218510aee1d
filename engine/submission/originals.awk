# The originals' Player.hh shows the class Random as Random_generator. Prints the compiler's option
# for a player that uses this name and has no class of its own of that name.
/Random_generator/ { used = 1 }
/(class|struct|union|enum|using|define)[ \t]+Random_generator/ { own = 1 }
/typedef.*[ \t*&>]Random_generator/ { own = 1 }
END { if (used && !own) print "-DRandom_generator=Random" }
