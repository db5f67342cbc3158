# run names its files by stem, catalogue or spec; repeats are numbered; nothing else is left.
mkdir sub
echo '[1,2]' >a.json
cp a.json sub/a.json
cp a.json a-2.json
plycut run -a minimax,alpha-beta a.json sub/a.json a-2.json aima-two-ply 'tree:[[1], [2]]' random:b=2,d=2,seed=1
ls -A out
plycut trace tree:1 -o x.json && echo 7 | plycut run -q -a minimax -o deep/er - && ls -A deep/er
