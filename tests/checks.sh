# What the tests in bash share, which begin with this: from the project's folder, `check` runs a test, and
# `finish` ends with "N passed, N failed".
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0 skipped=0 game=

# check NAME COMMAND...: a test, passed if the command succeeds.
check() {
  local name=$1
  shift
  if "$@" > "$scratch/log" 2>&1 < /dev/null; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: ${game:+$game: }$name: $*"
    tail -n 20 "$scratch/log"
  fi
}

finish() {
  local others=
  [ $skipped = 0 ] || others=", $skipped skipped"
  echo "$passed passed, $failed failed$others"
  exit $((failed > 0))
}
