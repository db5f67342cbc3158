# Knuth and Moore's types: PV, CUT and ALL are the minimal tree, of b^ceil(d/2) + b^floor(d/2) - 1 leaves.
tree='tree:[[3,12,8],[2,4,6],[14,5,2]]'
plycut draw --types -f txt "$tree"
echo -- minimal tree
leaves() { plycut draw --types --legend none -f txt -a minimax --fold none "$@" | grep '#' | grep -v '▲\|▼' | grep -c ' PV\| CUT\| ALL'; }
leaves random:b=3,d=4,seed=1
leaves random:b=2,d=5,seed=1 --order shuffle:5
echo -- not defined below chance nodes, nor where levels do not alternate
plycut draw --types --legend key -f txt 'tree:{"tree":[[1,2],[3,4]],"players":["max","chance"]}' | sed -n '3,$p'
plycut draw --types -f txt 'tree:[[[1,2],[3,4]],{"player":"max","children":[5,6]}]' | grep ' -'
echo -- every format
for format in svg dot tikz forest txt; do
    plycut draw --types -f $format -a minimax,alpha-beta "$tree" | grep -q 'CUT' && echo $format
done
plycut draw --types --detail dots -f svg "$tree" | grep -o 'Dots have no room for the types of the minimal tree.' | head -n 1
plycut draw -f svg "$tree" | grep -c CUT
