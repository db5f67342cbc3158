# --values ranges: what is known of each node's value, as in AIMA's figure; --windows edges: what is passed down; --windows history:
# every value of alpha and beta.
nodes() { sed -n '/▲/,/^$/p' | grep '▲\|▼\|●'; }
echo -- the six moments of the book: B, C, D and the root
for event in 4 8 13 19 21 26; do
    plycut draw -f txt --legend none --heading none --values ranges --until $event aima-two-ply | nodes | sed 's/  .*//' | tr '\n' ';'; echo
done
echo -- a search of the whole proves the root, whichever order it has
for seed in 1 2 3 4 5 6 7 8; do
    for algorithm in minimax alpha-beta negascout; do
        for order in given reversed shuffle:3; do
            plycut draw -q -f txt --heading none -a $algorithm --order $order --values ranges random:b=3,d=4,seed=$seed,values=-9..9 | nodes | head -n 1 | grep -o '\[[^]]*\]' | head -n 1
        done
    done | sort -u | awk -v seed=$seed -F'[][, ]+' '{ n++; if ($2 != $3) bad = 1; print "seed " seed ": " $0 }'
done
within() { # SPEC: names, true values and ranges, joined
    plycut draw -q -f txt --heading none --fold none -a minimax "$1" | grep '▲\|▼' | sed 's/−/-/g; s/ *#.*//; s/\[.*//' | awk '{ print $NF }' >true
    plycut draw -q -f txt --heading none --fold none --values ranges "$1" | grep '▲\|▼' | sed 's/−/-/g; s/∞/999/g; s/^[^[]*//; s/^\[\([^]]*\)\].*/\1/' >ranges
    paste -d , true ranges | awk -F', *' 'NF == 3 { n++; if ($1 < $2 || $1 > $3) { bad++; print } } END { print n + 0, "ranges,", bad + 0, "wrong" }'
}
echo -- the range of a node contains its minimax value
for seed in 1 2 3; do plycut make -b 3 --plies 4 --values=-9..9 --any-values --seed $seed -o tree.json && within tree.json; done
plycut draw -f txt --legend none --heading none --values ranges aima-chance-limits | nodes | sed 's/   .*//'
echo -- history
plycut draw -f txt --heading none --windows history eppstein-deep | nodes | sed 's/ *#.*//' | head -n 4
plycut draw -f svg --windows history eppstein-deep | grep -o '<[^<]*line-through">[^<]*' | sed 's/.*>//' | tr '\n' ' '; echo
plycut draw -f dot --windows history aima-two-ply | grep -o '<S>[^<]*' | tr '\n' ' '; echo
plycut draw -f tikz --windows history aima-two-ply | grep -c 'rlap'
plycut draw -f svg --windows history --values mover aima-two-ply | grep -o 'line-through">[^<]*' | tr '\n' ' '; echo
echo -- moments have one layout, whatever they write
for option in "--windows history" "--windows edges" "--values ranges"; do
    for event in 4 14 20 26; do plycut draw -f svg --heading none $option --until $event aima-two-ply | grep -o '<svg.* viewBox="[^"]*"' | sed 's/.*viewBox//'; done | sort -u | grep -c .
done
echo -- edges
plycut draw -f svg --windows edges eppstein-deep | grep -o 'class="move"[^/]*' | sed 's/.*>//' | sort | uniq -c
plycut draw -f svg --windows edges eppstein-deep | grep -c 'class="window"'
plycut draw -f svg --windows edges --slide aima-two-ply | grep -c 'class="move"'
echo -- what cannot be drawn
plycut draw -f svg --values range aima-two-ply; echo $?
plycut draw -f svg --windows edge aima-two-ply; echo $?
plycut draw -f svg --windows history --detail compact aima-two-ply; echo $?
plycut draw -f svg --windows edges --detail tiny aima-two-ply; echo $?
plycut draw -f txt --windows edges aima-two-ply; echo $?
plycut draw -f html --values ranges aima-two-ply; echo $?
