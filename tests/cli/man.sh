# The man page and the completions have every command and every option, and no other.
options() { for c in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do plycut $c --help; done | grep -o '^ .*--[a-z-]*' | grep -o -- '--[a-z-]*' | sort -u; }
options >options
sed 's/\\-/-/g' "$SOURCE/docs/plycut.1" | grep -o '^\.\(BR\|B\|BI\|TP\|OP\) .*--[a-z-]*\|^\\f[BI].*' | grep -o -- '--[a-z][a-z-]*' | sort -u | grep -vx -- '--version' >documented
diff options documented && echo "every option is documented"
plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p' | while read -r command; do
    grep -q "^\.SS .*$command" "$SOURCE/docs/plycut.1" || echo "no $command in the man page"
done
if command -v man >/dev/null; then LC_ALL=C.UTF-8 MANROFFSEQ= man --warnings -E UTF-8 -l -Tutf8 -Z "$SOURCE/docs/plycut.1" 2>&1 >/dev/null; fi
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
# What --help says differs by command, and so does what is completed.
complete_words plycut prove --order h
complete_words plycut sheet --order ''
complete_words plycut match -f ''
complete_words plycut when --format j
complete_words plycut trace -a al
