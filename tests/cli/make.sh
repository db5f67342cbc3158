# Trees made to order: the same ones everywhere, with answers that are right; no tree if there can be none.
plycut make --cutoffs 3 --deep 1 --above-leaves --same-key -o a.json
plycut make --cutoffs 3 --deep 1 --above-leaves --same-key | cmp - a.json
plycut check a.json
plycut count -a alpha-beta a.json
echo "--- several"
plycut make --count 3 --seed 7 -q --deep 1+ --leaves alpha-beta=8..12,minimax=16 -o folder
ls folder
plycut check folder/*.json
echo "--- a given shape"
plycut make --fill 'tree:[[1,1,1],[1,1,1],[1,1,1]]' --prune /1/1,/1/2,/2/2 -o filled.json
plycut explain filled.json | grep -i 'cutoff'
plycut make -q --fill "[[1,1],[1,{\"name\":\"it's\",\"value\":1}]]" --prune '' -o quoted.json
plycut make -q --tries 200000 -o raised.json
grep -o 'seed 1 .*' raised.json
for made in filled quoted raised; do # the source is the command that makes the tree again
    eval "$(jq -r .source $made.json | sed 's/^[^:]*: //') -q" | cmp - $made.json
done
plycut make -q --fill same-player --most-pruned --values 1..40 | plycut check -
for wrong in '/1/1' '/0/1,/0/2' '/2/0' '/9' '/1/1,/1/2,/1/2/0'; do
    plycut make --fill 'tree:[[1,1,1],[1,1,1],[1,1,1]]' --prune "$wrong"
    echo "$?"
done
cat >runs.json <<'TREE'
{"format":"plycut-tree","version":1,"tree":{"player":"max","children":[
{"player":"max","children":[{"player":"min","children":[4,7]},5]},
{"player":"min","children":[{"player":"min","children":[9,3,1]},{"player":"max","children":[2,12]}]}]}}
TREE
for kinds in '--deep 1' '--shallow 0' '--shallow 2' '--cutoffs 2' '--cutoffs 0'; do
    plycut make --fill runs.json --prune /1/1 $kinds
    echo "$kinds: $?"
done
plycut make --fill 'tree:[[1,2],[[[3,4],[1,2]],3]]' --prune /1/0/0/1 --shallow 1
plycut make -q --fill 'tree:[[1,2],[[[3,4],[1,2]],3]]' --prune /1/0/0/1 --deep 1 | plycut explain - | grep -o 'deep alpha cutoff'
plycut make --fill aima-two-ply --most-pruned --deep 1
echo "--- none"
for options in '--deep 1 --plies 3' '-b 1 --cutoffs 1' '--cutoffs 6' '--cutoffs 2 --plies 2' '--deep 4' '--shallow 1 --worst-case' \
    '--shallow 2 --cutoffs 1' '--leaves alpha-beta=6' '-b 3 --leaves branch-and-bound=17' '--above-leaves --cutoffs 0' \
    '--distinct --values 1..15' '--distinct --ties' '--unique-best --values 4..4' '-b 9 --plies 9'; do
    plycut make $options
    echo "$options: $?"
done
plycut make --tries 1 --deep 3
echo "--- not found: $?"
for options in '-b 0' '-b 2+' '--plies 4..3' '--cutoffs x' '--values 9..1' '--values 1' '--values 0.5..1' '--decimals 12' \
    '--irregular' '--smallest-deep --plies 4' '--best-case --worst-case' '--leaves 12' '--leaves alfa-beta=1' \
    '--leaves minimax=1,minimax=2' '--prune /1' '--most-pruned' '--fill tree:[1,2]' \
    '--fill tree:[1,2] --most-pruned -b 2' '--fill othello:start --most-pruned' 'aima-two-ply' '--cut strict'; do
    plycut make $options
    echo "$options: $?"
done
ls
# Only one of several trees has a number in its title.
plycut make --seed 3 2>/dev/null | grep title
plycut make --seed 3 --count 2 -q -o several && grep -h title several/*

# A leaf without a value gets one, and keeps its name; the answers are those of the new tree.
plycut make --fill 'tree:[["x",1],[2,{"value":"y","move":"m"}]]' --most-pruned --seed 3 -q >known.json
grep '"tree"' known.json
plycut check known.json
# Numbers of one width sort by number; a tree in its best order has shallow cutoffs, which is said at once.
plycut make -q --plies 2 --count 10 -o numbered && ls numbered | head -2
plycut make --plies 3 --best-case --shallow 0 --tries 100000000; echo $?
