# A picture of a given width: every format has it, no type is under 6 pt, and what a refusal advises works.
width() { head -n 1 "$1" | grep -o ' width="[^"]*"'; }
least() { # the smallest type of an SVG on paper, in printers' points
    awk -v RS='<' '
        /^svg/ { match($0, / width="[0-9.]+pt/); paper = substr($0, RSTART + 8) + 0
            match($0, /viewBox="[^"]*/); split(substr($0, RSTART + 9), box, " ") }
        /^t/ { sub(/>.*/, ""); while (match($0, /( font-size="| t)[0-9.]+/)) {
            type = substr($0, RSTART, RLENGTH); gsub(/[^0-9.]/, "", type); $0 = substr($0, RSTART + RLENGTH)
            if (least == 0 || type + 0 < least) least = type + 0 } }
        END { printf "%.1f\n", least * paper / box[3] * 72.27 / 72 }' "$1"
}
for length in 12cm 120mm 4.5in 345pt; do
    plycut draw --width $length aima-two-ply -o a.svg && width a.svg
done
plycut draw --width 345pt knuth-moore-pi -o pi.svg && width pi.svg
while read -r tree length; do
    if plycut draw --width $length $tree -o w.svg 2>message; then
        echo "$tree at $length: $(least w.svg) pt"
    else
        cat message
        wider=$(sed 's/.*give \(--width [0-9]*cm\).*/\1/' message) fewer=$(sed -n 's/.*fold the tree: //p' message)
        plycut draw $wider $tree -o w.svg && echo "$tree with $wider: $(least w.svg) pt"
        [ -z "$fewer" ] || plycut draw --width $length $fewer $tree -o w.svg && echo "$tree with $fewer: $(least w.svg) pt"
    fi
done <<'END'
aima-two-ply 345pt
aima-two-ply 6cm
eppstein-deep 20cm
eppstein-deep 345pt
eppstein-deep 6cm
knuth-moore-pi 20cm
knuth-moore-pi 345pt
knuth-moore-pi 10cm
random:b=4,d=6,seed=1 8cm
tictactoe:X.O/.X./... 8cm
END
plycut draw --width 10cm eppstein-deep -o a.pdf && pdfinfo a.pdf | sed -n 's/^Page size: *//p'
plycut draw --width 4in --dpi 150 eppstein-deep -o a.png && head -c 20 a.png | od -An -j 16 -t u1
plycut draw --width 10cm eppstein-deep -f tikz --part picture | grep -e resizebox -e '^.path'
plycut draw --width 40cm aima-two-ply -f tikz --part picture | grep -e makebox -e '^.path'
plycut draw --width 345pt -a alpha-beta,minimax --title "$(printf '%060d' 0)" aima-two-ply -f tikz --part picture | grep -o 'textbf{.*leaves.*'
plycut draw --width 10cm --detail dots eppstein-deep -f svg | grep -o '^<svg.* width="[^"]*"'
