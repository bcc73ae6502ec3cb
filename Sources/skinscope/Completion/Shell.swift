import Texts

/// A shell whose command lines are completed.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  static let names = allCases.map(\.rawValue)

  /// What the shell is to read: it hands the line that is typed to the program, which knows what may come next, so that
  /// no script has a list that could grow old. The program is the one on the `PATH`: to press Tab behind a path is not to
  /// run what is there. Standard error is closed, since a broken pack is no matter of the prompt.
  var script: SafeText {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// The first line of the answer says how bash is to treat the words of the others.
  private static let bashScript: SafeText = #"""
    # Completes skinscope in bash: made by `skinscope completion bash`.
    # The program itself says what may come next.
    _skinscope() {
      local IFS=$' \t\n' how= option= word=
      COMPREPLY=()
      {
        read -r how
        while IFS= read -r word; do COMPREPLY+=("$word"); done
      } < <(command skinscope completion bash --words -- \
        "${COMP_LINE:0:COMP_POINT}" "${COMP_LINE:COMP_POINT}" "$COMP_WORDBREAKS" </dev/null 2>/dev/null)
      for option in $how; do compopt -o "$option" 2>/dev/null; done
    }
    complete -F _skinscope skinscope

    """#

  /// Each line of the answer begins with what is to be done with it: `*` for a lead of the word that stays, `-` where more
  /// of the word is to come, `=` where it ends, `?` where the shell knows more than the program.
  private static let zshScript: SafeText = #"""
    #compdef skinscope
    # Completes skinscope in zsh: made by `skinscope completion zsh`.
    # The program itself says what may come next.
    _skinscope() {
      local -a answer whole open
      local line
      answer=("${(@f)$(command skinscope completion zsh --words -- $(( CURRENT - 2 )) \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" "${(@Q)words[CURRENT+1,-1]}" </dev/null 2>/dev/null)}")
      for line in "${answer[@]}"; do
        case $line in
          ('*='*) compset -P 1 '*=' ;;
          ('*/'*) compset -P '*/' ;;
          ('-'*) open+=("${line#?}") ;;
          ('='*) whole+=("${line#?}") ;;
          ('?') _files && return ;;
        esac
      done
      _describe -V -t values 'skinscope' whole -- open -S ''
    }
    if [[ $funcstack[1] = _skinscope ]]; then
      _skinscope "$@"
    else
      compdef _skinscope skinscope
    fi

    """#

  /// While it completes, fish tells nothing of what stands behind the cursor.
  private static let fishScript: SafeText = #"""
    # Completes skinscope in fish: made by `skinscope completion fish`.
    # The program itself says what may come next.
    function __skinscope_words
        set -l before (commandline -opc)
        set -l now (commandline -ct)
        command skinscope completion fish --words -- (math (count $before) - 1) \
            $before[2..-1] "$now" </dev/null 2>/dev/null
    end
    complete -c skinscope -f -k -a '(__skinscope_words)'
    # What it puts in the place of variables and commands it knows alone.
    complete -c skinscope -F -n 'commandline -ct | string match -q -r "[\$(]"'

    """#
}
