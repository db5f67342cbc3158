# The man page, made from the help, is read by man without a warning, and has every command and option.
page=$(dirname "$(command -v plycut)")/../share/man/man1/plycut.1
commands=$(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p')
for c in $commands; do
    grep -q "^\.SS $c" "$page" || echo "no $c in the man page"
    plycut $c --help all
done | sed -n 's/^  .\{0,4\}\(--[a-z-]*\).*/\1/p' | sort -u >options
sed -n '/^\.TP/{n;p}' "$page" | sed 's/\\-/-/g' | grep -o -- '--[a-z-]*' | sort -u | grep -vx -- '--version' | diff options - && echo "every option is documented"
if command -v man >/dev/null; then LC_ALL=C.UTF-8 MANROFFSEQ= man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null; fi
source "$SOURCE/docs/plycut.bash-completion"
complete_words() { COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=(); _plycut; printf '%s ' "${COMPREPLY[@]}"; echo; }
complete_words plycut c
complete_words plycut count --al
complete_words plycut count -a al
complete_words plycut count -a minimax,al
complete_words plycut count knuth
complete_words plycut draw --detail f
complete_words plycut draw -f s
complete_words plycut list tr
complete_words plycut match gr
complete_words plycut play yo
complete_words plycut count --order k
complete_words plycut trace --order killer,h
complete_words plycut explain --as
# Help differs by command, and so does completion.
complete_words plycut prove --order h
complete_words plycut sheet --order ''
complete_words plycut match -f ''
complete_words plycut when --format j
complete_words plycut trace -a al
# The argument of an option is not an input: --at takes a node, --start an input.
complete_words plycut explain --at k
complete_words plycut draw -d k
complete_words plycut match --start knu
complete_words plycut count --help ''
# Bash splits --root=m into three words; the N of --pass is not a word to type.
complete_words plycut draw --root = m
complete_words plycut draw --pass ''
# An option offers only what its own command takes; an optional argument has no brackets.
complete_words plycut count -f ''
complete_words plycut sheet -f ''
complete_words plycut draw --format t
complete_words plycut check --questions ''
complete_words plycut quiz --kinds ''
complete_words plycut bank --questions value,pr
complete_words plycut draw --slide ''
complete_words plycut experiment --orders given/ha
complete_words plycut make --players max/c
complete_words plycut run --eval folder/we
# zsh and fish leave --root=m in one word.
complete_words plycut draw --root=m
complete_words plycut trace --algorithm=al
# After --, judge takes a program and its own words.
complete_words plycut judge -- plycut-no-such-program
complete_words plycut judge -- python3 knuth
complete_words plycut judge -- python3 --root ''
complete_words plycut count -- knuth
