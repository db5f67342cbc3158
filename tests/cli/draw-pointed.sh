# --highlight puts nodes into a frame, --note writes next to them. A node is a path or a name; both at all moments and in all searches.
plycut draw -f txt --legend none --highlight C,/0/1 --note 'C=at most 2, and A has 3' --note '/2/2=the last leaf' aima-two-ply | sed -n '4,$p' | head -n 13
plycut draw --ascii -f txt --highlight C --note 'D=last' aima-two-ply | grep '<$\|last$'
echo -- every format that is drawn
for format in svg tikz; do
    plycut draw -f $format --highlight C,B --note 'C=a & b' -a minimax,alpha-beta aima-two-ply >drawn
    echo $format $(grep -c 'highlight\|line width=2.5bp' drawn) frames, $(grep -c '>a &amp; b<\|{a \\& b}' drawn) notes
done
plycut draw -f dot --highlight C,B aima-two-ply | grep -c peripheries=3
plycut draw -f tikz --part frame --highlight C --note 'B=first' aima-two-ply | grep -c first
for style in colour mono; do plycut draw -f svg --style $style --highlight C aima-two-ply | grep -o '<path class="highlight"[^d]*'; done
echo -- a picture of several steps
plycut draw --steps cutoffs --highlight C --note 'C=here' aima-two-ply -o step.svg && grep -c highlight step-*.svg
echo -- what cannot be drawn
plycut draw -f svg --highlight 2 aima-two-ply; echo $?
plycut draw -f svg --highlight Z aima-two-ply; echo $?
plycut draw -f svg --note 'C' aima-two-ply; echo $?
plycut draw -f svg --note 'C=' aima-two-ply; echo $?
plycut draw -f svg --note C=a --note C=b aima-two-ply; echo $?
plycut draw -f svg --note "C=$(printf 'many words %.0s' $(seq 40))" aima-two-ply; echo $?
plycut draw -f svg --note "C=$(printf 'm%.0s' $(seq 200))" aima-two-ply; echo $?
plycut draw -f svg --draw-nodes 8 --highlight N eppstein-deep; echo $?
plycut draw -f svg --at B --highlight C aima-two-ply; echo $?
plycut draw -f dot --note C=x aima-two-ply; echo $?
plycut draw -f svg --layout dot --note C=x aima-two-ply; echo $?
plycut draw -f forest --highlight C aima-two-ply; echo $?
plycut draw -f html --highlight C aima-two-ply; echo $?
plycut draw -f svg $(for i in $(seq 33); do echo "--note C=$i"; done) aima-two-ply; echo $?
