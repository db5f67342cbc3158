# Leaves ply by ply: the published counts, by each move, of small boards, of games other than Othello.
plycut perft othello:start -d 8
plycut perft othello:start -d 6 --divide
plycut perft othello:4x4 -d 17
plycut perft othello:6x6 -d 7
plycut perft othello:4x4 -d 0
plycut perft 'tree:[1,[2,[3,4]],[5,6,7]]' -d 4
plycut perft 'tree:[1,[2,[3,4]],[5,6,7]]' -d 3 --divide
plycut perft 'tree:7' -d 2 --divide
plycut perft random:b=3,d=4,seed=1 -d 5 -o counted && cat counted
plycut perft othello:start
echo "status $?"
plycut perft othello:start -d 2 --cut strict
echo "status $?"
# The last ply of the game is the last row.
(ulimit -t 2; plycut perft othello:4x4 -d 400 | tail -2)
plycut perft 'tree:[[[[1]]]]' -d 9
