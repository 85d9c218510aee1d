// What objects ask for that were made with the library of g++ 11 or glibc 2.32, or with later ones,
// where the library is older: each program is linked with this there (build.mk).

#include <cstddef>
#include <new>

#if defined(_GLIBCXX_RELEASE) and _GLIBCXX_RELEASE < 11
namespace std {
void __throw_bad_array_new_length() { throw bad_array_new_length(); }
}  // namespace std
#endif

#if defined(__GLIBC__) and not __GLIBC_PREREQ(2, 32)
extern "C" {
char __libc_single_threaded = 0;  // Whether there are no threads: unknown.
}
#endif
