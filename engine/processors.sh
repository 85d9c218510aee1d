#!/bin/sh
# processors [ROOT]: how many are for this process: those of the system, or fewer where a container or another control
# group gets less time than these have. The same as num_processors (engine/options/Arguments.cc).
exec awk -v root="${1:-}" -v least="$(nproc 2> /dev/null || getconf _NPROCESSORS_ONLN 2> /dev/null || echo 2)" 'BEGIN {
  groups = root "/sys/fs/cgroup"
  while ((getline group < (root "/proc/self/cgroup")) > 0) {
    sub(/^[^:]*:[^:]*:/, "", group)
    for (;;) {
      time = period = ""
      if ((getline time < (groups group "/cpu.max")) > 0) { period = time; sub(/.* /, "", period) }
      if (time + 0 <= 0) {
        getline time < (groups "/cpu" group "/cpu.cfs_quota_us")
        getline period < (groups "/cpu" group "/cpu.cfs_period_us")
      }
      if (time + 0 > 0 && period + 0 > 0) {
        most = int((time + period - 1) / period)
        if (most < least) least = most
      }
      if (group !~ /[^\/]/) break
      sub(/\/[^\/]*$/, "", group)
    }
  }
  print least
}'
