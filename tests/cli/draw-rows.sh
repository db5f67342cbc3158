# --rows: who moves, at the left edge, where all inner nodes of a row are of one player.
rows() { plycut draw -f svg --rows "$@" | grep -o 'class="row"[^/]*' | sed 's/.*>//; s/<$//' | tr '\n' ' '; echo; }
rows aima-two-ply
rows --root min aima-two-ply
rows aima-chance
rows -a minimax,alpha-beta aima-two-ply
rows tree:7
echo -- a row of both
rows 'tree:{"player":"max","children":[{"player":"min","children":[1,2]},{"player":"max","children":[3,4]},5]}'
plycut draw -f tikz --rows aima-two-ply | grep -c 'textbf{M[AI][XN]}'
echo -- without it nothing is written
plycut draw -f svg aima-two-ply | grep -c 'class="row"'
echo -- what cannot be drawn
for format in dot txt forest html; do plycut draw -f $format --rows aima-two-ply; echo $?; done
