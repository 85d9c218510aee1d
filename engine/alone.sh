#!/bin/sh
# alone FOLDER PROCESS: waits until no other make is at work in a folder, and notes in FOLDER/make.pid that
# PROCESS, a make, is now. Nobody needs to remove the note: it has the number of the process and when that
# began, so it counts for nothing once the process has ended, however it did. Who replaces a note is whose
# mkdir succeeds.
note=$1/make.pid
me=$2

# When a process that still lives began; nothing where the system doesn't say.
begun() {
  if [ -r /proc/self/stat ]; then
    sed -n 's/.*) [^Z] //p' "/proc/$1/stat" 2> /dev/null | cut -d ' ' -f 19
  else
    ps -o lstart= -p "$1" 2> /dev/null
  fi
}

began=$(begun "$me")
[ -n "$began" ] && mkdir -p "$1" 2> /dev/null || exit 0
told= tries=0
while :; do
  holder=$(cat "$note" 2> /dev/null)
  [ "$holder" != "$me $began" ] || exit 0
  other=${holder%% *}
  since=$(begun "${other:-0}")
  if [ -n "$since" ] && [ "$holder" = "$other $since" ]; then
    [ -n "$told" ] || echo "make: another make (process $other) is at work in this folder: waiting for its end" >&2
    told=yes
    sleep 1
  elif mkdir "$note.next" 2> /dev/null; then
    if [ "$(cat "$note" 2> /dev/null)" = "$holder" ]; then
      { echo "$me $began" > "$note.new" && mv "$note.new" "$note"; } 2> /dev/null || { rmdir "$note.next"; exit 0; }
    fi
    rmdir "$note.next"
  else
    # Somebody is about to replace it, or was killed meanwhile.
    tries=$((tries + 1))
    [ -d "$1" ] && [ -w "$1" ] || exit 0
    sleep 1
    [ $tries -lt 5 ] || rmdir "$note.next" 2> /dev/null
  fi
done
