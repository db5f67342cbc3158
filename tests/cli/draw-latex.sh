# Pictures for LaTeX: whole documents, or parts of them; the preamble of -f forest has that of -f tikz in it.
plycut draw -f tikz --part picture -a alpha-beta eppstein-deep
plycut draw -f forest --part picture aima-two-ply
plycut draw -f forest --part picture eppstein-deep | sed -n '/begin{scope}/,/end{scope}/p' # arrows are behind the nodes
plycut draw -o a.tex aima-two-ply && head -n 2 a.tex | tail -n 1
plycut draw -o a.forest.tex aima-two-ply && grep -c 'usepackage{forest}' a.forest.tex
plycut draw -f tikz --part preamble aima-two-ply >p.tex && plycut draw -f forest --part preamble aima-two-ply | head -c "$(wc -c <p.tex)" | cmp - p.tex && echo shared
diff a.tex <(echo '% Compile with pdflatex.'; echo '\documentclass[border=12bp]{standalone}'; cat p.tex; echo '\begin{document}'; plycut draw -f tikz --part picture aima-two-ply; echo '\end{document}') && echo parts
plycut draw -f tikz --part picture -d 1 othello:4x4 | sed -n '/scope/,/scope/p' | head -n 8
plycut draw -f tikz --part picture --style mono 'tree:{"name":"a_b {#1} 50% \\x","children":[{"name":"]","move":"}$","value":1},2]}' | grep -e node -e colour
# pdfTeX stops at a character without width.
plycut draw -f tikz $'[{"name":"a\u200bb","children":[3,4]},2]' | grep -o 'plyline.*{a[^}]*b'
# Every colour that a picture uses is defined.
for more in '' '--until 9' '--style mono'; do
    plycut draw -f tikz --legend all $more random:b=3,d=3,seed=4,players=max/chance/min >c.tex
    comm -23 <(grep -oE '(fill|draw|text)=ply[a-z]+|textcolor\{ply[a-z]+' c.tex | grep -oE 'ply[a-z]+' | sort -u) <(grep -oP 'definecolor\{\Kply[a-z]+' c.tex | sort -u)
done
