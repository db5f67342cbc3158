# A page for each event, cutoff or node: numbered files, or one PDF with pages of one size.
T='tree:[[3,12,8],[2,4,6],[14,5,2]]'
caption() { sed -n 's/.*POINT-SIZE="12">\(Alpha[^<]*\)<.*/\1/p; s/.*<B>\([A-Z][a-zA-Z-]*, event [^:;]*: [^,;]*\).*/\1/p' "$@"; }
for steps in all cutoffs nodes; do
    plycut draw --steps $steps -o $steps.dot "$T"
    echo "$steps: $(ls $steps-*.dot | tr '\n' ' ')"
done
caption cutoffs-1.dot nodes-03.dot nodes-12.dot all-26.dot
# Two searches, in step; the shorter one waits.
plycut draw -a minimax,alpha-beta --steps nodes -o two "$T" -f dot
caption two-03.dot two-14.dot
plycut draw --steps cutoffs -o c.pdf eppstein-deep
pdfinfo -l 99 c.pdf | sed -n '/^Pages:/p; s/^Page *[0-9]* size: /size /p' | uniq -c | sed 's,[0-9.]* x [0-9.]*,same,'
plycut draw --steps cutoffs -f pdf "$T" | head -c 5 && echo
plycut draw --steps cutoffs -o n.png "$T" && ls n-*
plycut trace "$T" | plycut draw --steps cutoffs -o c - -f svg && ls c-*
# A slide for LaTeX, with its pages next to it.
plycut draw -v --steps cutoffs -f beamer -o s.tex "$T" 2>&1 | grep pages
cat s.tex; pdfinfo s-pages.pdf | grep Pages
# On a slide, a legend would be too small to read.
pdftotext s-pages.pdf - | grep -c 'MAX to move'
plycut draw --steps cutoffs --legend key -f beamer -o k.tex "$T" && pdftotext k-pages.pdf - | grep -c 'MAX to move'
plycut draw --steps cutoffs --part picture -o t.beamer.tex "$T" && grep -c 'frame\|includegraphics' t.beamer.tex && ls t-*
# A search without cutoffs is one page, its end.
plycut draw -a minimax --steps cutoffs -o m.svg "$T" && ls m-*
# What cannot be.
plycut draw --steps all "$T" || echo "status $?"
plycut draw --steps all -o - -f png "$T"
plycut draw --steps all -f beamer "$T"
plycut draw -f beamer "$T"
plycut draw --steps some -o x.svg "$T"
plycut draw --steps all --until 3 -o x.svg "$T" || echo "status $?"
plycut draw --steps all -a minimax -o x.pdf random:b=3,d=6,seed=1
plycut draw --steps cutoffs -o x.pdf random:b=4,d=8,seed=1
mkdir empty && PATH=$(dirname "$(command -v plycut)"):$PWD/empty plycut draw --steps cutoffs -o x.dot "$T" && ls x-*
ls x.pdf x.svg /tmp/plycut-page-* 2>/dev/null
exit 0
