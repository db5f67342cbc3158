# Nothing is written before it is known that every sheet can be: here some versions ask nothing, or the second tree is too large for paper.
plycut sheet -q -f svg -o some --seeds 1..8 --shuffle 'tree:[["x",12,8],[6,"y",4],[14,5,2]]'; echo $?
plycut sheet -q -f pdf -o paper 'tree:[[3,12],[2,4]]' random:b=140,d=1,values=10000..99999; echo $?
plycut sheet -q --questions cutoffs -f svg -o asked tree:[[3,12],[2,4]] 'tree:[["x",12,8],[6,4,5],[14,5,2]]'; echo $?
ls -A
