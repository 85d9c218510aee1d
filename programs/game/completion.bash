# Completion of ./Game in bash and zsh: players, options, jobs and files. In ~/.bashrc or ~/.zshrc:
#
#     autoload -U +X bashcompinit && bashcompinit    # only in zsh
#     source .../programs/game/completion.bash
#
# What there is to complete, the program says: its --list and its --help.
_game_completion() {
  local program=${COMP_WORDS[0]} word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local jobs words
  [ -x "$program" ] || return
  jobs=$("$program" --help | sed -n '/^Other jobs/,$s/^ *--\([a-z-]*\).*/\1/p')
  # A = is a word of its own.
  if [ "$word" = "=" ]; then word='' before='='; fi
  if [ "$before" = "=" ]; then
    case " ${COMP_WORDS[*]} " in *" --help = "*) words=$jobs ;; *) return ;; esac
  elif [ "${word#-}" != "$word" ]; then
    words=$({ "$program" --help; for job in $jobs; do "$program" --help="$job"; done; } |
      sed -n 's/^ *\(-[a-z], \)*\(--[a-z-]*\)\[*\(=\{0,1\}\).*/\2\3/p' | sort -u)
    # After one that takes a value, no blank.
    compopt -o nospace 2> /dev/null
  else
    words=$("$program" --list)
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _game_completion ./Game
