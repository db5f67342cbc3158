# TikZ and forest have the legend and the algorithm's lines of the other formats: the same words, and only if asked.
words() {
    sed -n '/{scope}/,$s/.*\\plyline\[[0-9]*\]{[0-9]*}{\(\\textbf{\)\{0,1\}\(.*[^}]\)}*;$/\2/p' |
        sed '/plysub/s/\\textcolor{black}\|\\plytype{7}\|\\textbf\|\\plysub\|[{}]//g' # a subscript
}
svg() { sed -n '/class="legend"/,$s/<.\{0,1\}tspan[^>]*>//g; /class="legend"/,$s/.*>\(.*\)<.text>$/\1/p'; }
for part in none key counts all; do
    for format in tikz forest; do
        plycut draw -f $format --legend $part eppstein-deep | words >$format
    done
    plycut draw -f svg --legend $part eppstein-deep | svg >svg
    cmp tikz forest && grep -v '[≥≤α#]' svg | while read -r line; do grep -qxF "$line" tikz || echo "no '$line'"; done
    echo "$part: $(wc -l <tikz) texts in TikZ, $(wc -l <svg) in SVG"
done
plycut draw -f tikz eppstein-deep | words
plycut draw -f tikz --legend key --until 20 --pseudocode aima-two-ply | grep -A 1 '\\fill (' | tail -1
