# The tree as text: pruned and folded parts, bounds with their owners, the table's values, moves; nothing but ASCII on request.
plycut draw -f txt eppstein-deep
plycut draw --ascii -o tree.txt --deepen --aspiration 1 --table 100 random:b=3,d=3,seed=3 && cat tree.txt
plycut draw -f txt --draw-nodes 20 -a alpha-beta,negascout random:b=4,d=6,seed=1
plycut draw -f txt --window 3,7 --values mover 'tree:{"name":"Harbour","children":[{"name":"Wait","move":"wait for the tide","children":[-2.5,4]},{"move":"sail","children":[{"name":"Reef","children":[8,1]},2]}]}'
plycut draw -f txt -d 2 othello-midgame | head -n 12
plycut draw -f txt --ascii 'tree:{"name":"Größe ≥","children":[1,2]}'
plycut draw -f txt --until cut:G eppstein-deep | head -n 20
