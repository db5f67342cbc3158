#!/usr/bin/env bash
# LaTeX compiles what plycut writes for it: pictures of every tree of the catalogue up to 60 nodes, tables of counts of
# all trees, in one document, and documents of their own. Nothing is wider than the column of an article.
# Needs `make deps-latex`. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 1
plycut=$(realpath "${PLYCUT:-out/bin/plycut}")
trees=$PWD/trees
work=${LATEX_WORK:-$(mktemp -d)}
mkdir -p "$work"
[ -n "${LATEX_WORK:-}" ] || trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
passed=0 failed=0

fail() { # MESSAGE...
    failed=$((failed + 1))
    echo "FAIL $*"
}

# Writes a picture and adds it to the document, shrunk to the column if it is wider.
picture() { # FORMAT NAME ARGUMENTS...
    local format=$1 file=$2-$1.tex
    shift 2
    if "$plycut" draw -q -f "$format" --part picture "$@" -o "$file"; then
        printf '\\typeout{== %s}\n\\noindent\\resizebox{\\ifdim\\width>\\textwidth\\textwidth\\else\\width\\fi}{!}{%%\n\\input{%s}}\\clearpage\n' "$file" "$file" >>all.tex
    else
        fail "draw -f $format $*"
    fi
}

nodes() { # TREE: how many it has
    "$plycut" count -q -a minimax -f json "$1" | jq '.results[0].nodes'
}

{
    printf '\\documentclass{article}\n\\textheight=3000pt\\pdfpageheight=3200pt\n' # a part a page
    "$plycut" draw -q -f forest --part preamble tree:[1,2]
    printf '\\begin{document}\n'
} >all.tex
for tree in "$trees"/*.json; do
    name=$(basename "$tree" .json)
    if [ "$(nodes "$tree")" -le 60 ]; then
        picture tikz "$name" "$tree"
        picture forest "$name" "$tree"
        picture tikz "$name-legend" --legend all --until 9 --pseudocode "$tree"
        picture forest "$name-legend" --legend all --until 9 --pseudocode "$tree"
    fi
    if "$plycut" draw -q -f tikz --part picture --width 345pt "$tree" -o "$name-width.tex" 2>/dev/null; then # some are too large
        "$plycut" draw -q -f tikz --part picture --legend counts --width 345pt "$tree" -o "$name-width.tex" 2>/dev/null
        printf '\\typeout{== %s}\n\\noindent\\input{%s}\\clearpage\n' "$name-width.tex" "$name-width" >>all.tex
    fi
    "$plycut" count -q -a all -f latex "$tree" >"$name-counts.tex"
    printf '\\typeout{== %s}\n\\input{%s}\\clearpage\n' "$name-counts.tex" "$name-counts" >>all.tex
done
"$plycut" count -q -a all -f latex "$trees"/[a-c]*.json >counts.tex
printf '\\typeout{== counts.tex}\n\\input{counts}\n' >>all.tex
picture tikz pi "$trees/knuth-moore-pi.json"
picture tikz boards --legend all -d 1 othello:f5d6c3
picture tikz marks --legend all -d 1 tictactoe:X.O/.X./...
picture tikz chance --legend all random:b=3,d=3,seed=4,players=max/chance/min
picture forest chance-moment --legend all --until 9 random:b=3,d=3,seed=4,players=max/chance/min
picture tikz mono --legend all --style mono --deepen --aspiration 1 --table 100 random:b=3,d=3,seed=3
picture tikz folded --legend key --draw-nodes 40 random:b=4,d=6,seed=1
picture forest folded --legend key --draw-nodes 40 random:b=4,d=6,seed=1
picture tikz all --legend counts -a all tree:[[3,12,8],[2,4,6],[14,5,2]]
picture forest all -a all tree:[[3,12,8],[2,4,6],[14,5,2]]
hostile='{"name":"\\input{x} $ # % ^ ~ & _ { } [ ] , = ; <>|\" --","children":[{"name":"é ß ≥ − …","value":1},{"name":"]","move":"}$","value":2}]}'
picture tikz hostile "tree:$hostile"
picture forest hostile "tree:$hostile"
printf '\\end{document}\n' >>all.tex

# Compiles a document. A part passes if the log reports nothing about it.
compile() { # NAME
    pdflatex -interaction=nonstopmode "$1.tex" >"$1.printed" 2>&1 </dev/null
    [ -s "$1.pdf" ] || fail "$1.tex: no PDF"
    awk -v name="$1.tex" '
        function end() { if (bad) { print "FAIL " name; print bad } else good++; bad = "" }
        /^== / { end(); name = $2 }
        /cmss\/m\/it/ { next } # fix-cm has no italics of the sans serif that beamer loads: it is slanted, which looks the same
        /^!|Overfull|Missing character|LaTeX Warning|LaTeX Font Warning/ { bad = bad $0 "\n" }
        END { end(); print "passed", good + 0 }' "$1.log" >"$1.report"
    passed=$((passed + $(sed -n 's/^passed //p' "$1.report")))
    failed=$((failed + $(grep -c '^FAIL' "$1.report")))
    grep -v '^passed' "$1.report"
}

compile all
for format in tikz forest; do
    "$plycut" draw -q -f $format -o own-$format.tex "$trees/eppstein-deep.json" && compile own-$format
done
"$plycut" draw -q --steps cutoffs -f beamer -o steps.tex "$trees/eppstein-deep.json" && compile steps
# A talk has frames of --part frame by \input.
{
    printf '%s\n' '\documentclass[aspectratio=169]{beamer}'
    "$plycut" draw -q -f tikz --part preamble tree:[1,2]
    printf '%s\n' '\begin{document}' '\input{frame}' '\input{deep}' '\end{document}'
} >talk.tex
"$plycut" draw -q -f tikz --part frame "$trees/aima-two-ply.json" -o frame.tex &&
    "$plycut" draw -q -f tikz --part frame --detail compact "$trees/eppstein-deep.json" -o deep.tex && compile talk
pages=$(pdfinfo talk.pdf | sed -n 's/^Pages: *//p')
[ "$pages" -gt 9 ] || fail "talk.tex: $pages pages"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
