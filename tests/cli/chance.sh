# Trees with chance nodes: counted, explained, drawn as text; what is not defined for them is refused.
set -u
tree='{"players":["max","chance","min"],"limits":[-2,2],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}'
"$PLYCUT" count "$tree"
"$PLYCUT" count --limits-cut '{"limits":[0,1],"tree":[1,0,0.5]}'
"$PLYCUT" explain "$tree"
"$PLYCUT" explain --limits=0,3 '["5/3",{"player":"chance","children":[0,{"player":"min","children":[2,3]},3]}]'
"$PLYCUT" explain '[5,{"player":"min","children":[{"player":"max","children":[{"player":"chance","children":[{"player":"min","children":[0,7]},3]}]},8]}]' --limits=0,10 --cut strict
"$PLYCUT" explain --limits-cut '{"limits":[0,1],"tree":[1,0,0.5]}'
"$PLYCUT" draw -f txt "$tree"
"$PLYCUT" draw -f txt --until 9 "$tree"
"$PLYCUT" table "$tree"
"$PLYCUT" draw -f html "$tree"
"$PLYCUT" sheet "$tree"
"$PLYCUT" draw --values mover -f txt "$tree"
