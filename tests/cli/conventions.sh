# Every option of a search reaches the search.
tree='tree:[[3,12,8],[2,4,6],[14,5,2]]'
one() { plycut trace "$@" | sed -n -e 's/.*\("search".*\),"events.*/\1/p' -e '$p'; }
one "$tree" --root min
one "$tree" --order reversed
one "$tree" --order shuffle:7
one "$tree" --cut strict
one "$tree" --fail hard --window 4,inf
one "$tree" -a minimax --fail hard --window 4,inf
one 'tree:{"static":7,"children":[1,2]}' -d 0
one random:b=2,d=3,seed=1 --expand-pruned --order worst
