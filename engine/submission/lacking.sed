# What is said of a name that nobody defines.
s/^[^ (]*$/it uses &, which nobody defines: "static constexpr" in the class defines a constant/
t
s/.*/it uses &, which nobody defines/
