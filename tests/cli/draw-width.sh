# A picture of a given width: every format has it, no type is under 6 pt, and what a refusal advises works.
width() { head -n 1 "$1" | grep -o ' width="[^"]*"'; }
least() { # the smallest type of an SVG on paper, in printers' points
    /usr/bin/python3 -c 'import re, sys
text = open(sys.argv[1]).read()
paper, box = float(re.search(r" width=\"([0-9.]+)pt", text)[1]), float(re.search(r"viewBox=\"\S+ \S+ (\S+)", text)[1])
print("%.1f" % (min(map(float, re.findall(r"<t[^>]*(?: font-size=\"| t)([0-9.]+)", text))) * paper / box * 72.27 / 72))' "$1"
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
plycut draw --width 10cm eppstein-deep | grep -o 'size="[^"]*"'
plycut draw --width 10cm eppstein-deep -o a.pdf && pdfinfo a.pdf | sed -n 's/^Page size: *//p'
plycut draw --width 4in --dpi 150 eppstein-deep -o a.png && head -c 20 a.png | od -An -j 16 -t u1
plycut draw --width 10cm eppstein-deep -f tikz --part picture | grep -e resizebox -e '^.path'
plycut draw --width 40cm aima-two-ply -f tikz --part picture | grep -e makebox -e '^.path'
plycut draw --width 345pt -a alpha-beta,minimax --title "$(printf '%060d' 0)" aima-two-ply -f tikz --part picture | grep -o 'textbf{.*leaves.*'
