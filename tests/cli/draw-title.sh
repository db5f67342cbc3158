# The title is --title, the tree's own, or the input's name.
echo '{"format":"plycut-tree","version":1,"title":"Its own","tree":[1,2]}' >own.json
for title in "" "--title=Mine" "--title="; do
    plycut draw own.json --plain-labels $title >a.dot
    grep -o 'Its own' a.dot | head -n 1
    grep -o 'Mine' a.dot | head -n 1
    grep -o 'own.json' a.dot | head -n 1
    echo "--"
done
plycut draw --plain-labels tree:[1,2] | grep -o 'tree:\[1,2\]' | head -n 1
# Three plies in the middle of a game are drawn board by board, the cut part too.
[ "$(plycut draw -d 3 --draw-nodes 90 othello-midgame | grep -c '<TABLE')" = "$(plycut draw -d 3 --draw-nodes 90 --boards all othello-midgame | grep -c '<TABLE')" ] && echo boards
[ "$(plycut draw -d 3 --boards pv othello-midgame | grep -c '<TABLE')" -lt 20 ] && echo line
# Graphviz takes 16,384 bytes in a string: longer titles and names are shortened.
long=$(printf '%017000d' 1)
plycut draw -f svg --title "$long" -o long.svg own.json && echo drawn
plycut sheet -q -f svg --title "$long" -o sheets own.json && echo sheet
printf '[{"name": "%s", "value": 1}, 2]' "$long" >long.json
plycut draw -f svg -o long.svg long.json && echo names
# A file without a title gives its name, not its folder; a spec gives itself.
mkdir -p week5 && echo '[1,2]' >week5/tree.json
plycut draw -f txt "$PWD/week5/tree.json" | head -n 1
plycut draw -f txt -d 1 tictactoe:X.O/.X./... | head -n 1
