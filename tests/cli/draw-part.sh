# A part of a search: one node with the window that it had, N plies deep.
T='tree:[[3,12,8],[2,4,6],[14,5,2]]'
classes() { plycut draw "$@" | sed -n 's/.*id="n\([^"]*\)", class="\([^"]*\)".*/\1 \2/p' | sort; }
caption() { plycut draw "$@" | grep -o 'Alpha-beta[^<]*' | sed 's/&#93;/]/'; }
classes --at C "$T"
caption --at C "$T"
caption --at /1/2 "$T"
caption --at / "$T"
caption --at C --until cut:C "$T"
classes --at C --below 1 eppstein-deep
classes --below 1 eppstein-deep
caption -d 3 --at /d3/c5 othello:start
plycut draw -a minimax,alpha-beta --at C "$T" | grep -o '<B>[A-Z][a-z-]*, C[^<]*' | sed 's/&#93;/]/'
plycut draw --at C "$T" | grep -o 'Counts in the table[^<]*'
plycut trace "$T" | plycut draw --at C --title '' - >part.dot && plycut draw --at C --title '' "$T" | cmp - part.dot
# What cannot be.
plycut draw --at X "$T" || echo "status $?"
plycut draw --at 2 "$T"
plycut draw --below -1 "$T"
plycut draw -d 3 --at /d3/c5/x othello:start
plycut run --at C "$T"
# A slide with overlays is laid out like the beginning of the search: nothing gives away which nodes will be pruned.
places() { grep -o '(n[0-9]*) at ([^)]*)' "$1" | sort -u; }
for tree in "$T" eppstein-deep; do
    plycut draw -f tikz --part frame --detail compact "$tree" -o overlays.tex
    [ -z "$(places overlays.tex | cut -d ' ' -f 1 | uniq -d)" ] && echo "one layout"
    grep -E 'visible<[^>]*>.*variation node' overlays.tex | grep -oE 'textbf.[^}]*' | sort -u | tr '\n' ' ' # what open nodes have so far
    grep 'ahead m' overlays.tex | grep -o 'plysmall}{[^}]*' | cut -c 11- | tr '\n' ' '                       # names, without numbers of visits
    echo
done
# Names and windows are at least 7 pt (of 72.27 to the inch) on the slide; where they cannot be, the advice is what fits.
smallest() { # FILE: is the smallest type there legible?
    awk 'match($0, /scalebox{[0-9.]*/) { scale = substr($0, RSTART + 9, RLENGTH - 9) }
        { while (match($0, /(plyline(\[[0-9]*\])?|plytype){[0-9]*/)) { type = substr($0, RSTART, RLENGTH); sub(/.*{/, "", type); $0 = substr($0, RSTART + RLENGTH)
            if (least == "" || type + 0 < least) least = type + 0 } }
        END { print (least * scale * 72.27 / 72 > 6.99 ? "legible" : least * scale) }' "$1"
}
for tree in "$T" wikipedia-ab binary16 plaat-sss static-values; do
    plycut draw -f tikz --part frame "$tree" -o frame.tex
    echo "$(smallest frame.tex), $(grep -c '\\infty' frame.tex) lines with windows"
done
plycut draw -f tikz --part frame eppstein-deep
for advice in "--draw-nodes 20" "--detail compact"; do
    plycut draw -f tikz --part frame $advice eppstein-deep -o frame.tex && smallest frame.tex
done
plycut draw -f tikz --part frame --legend key "$T"
