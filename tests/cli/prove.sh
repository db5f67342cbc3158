# Pruned leaves cannot matter, and a few leaves prove a value: for a tree, a trace, a game.
plycut prove aima-two-ply
plycut prove -a minimax 'tree:7'
plycut prove -f json 'tree:[[3,12,8],[2,4,6],[14,5,2]]'
plycut trace eppstein-deep -o t.json
plycut prove t.json | tail -3
plycut prove -d 3 othello:start | grep -c unchanged
plycut prove --window 5,9 aima-two-ply
echo "$?"
plycut prove -f dot aima-two-ply
echo "$?"
# The output says how a game's leaves are valued.
plycut prove -d 2 othello:start | head -n 1
plycut prove -f json -d 2 -e tutorial --score winner-takes-empties othello:start | sed -n 2p
# What is pruned depends on the window: both forms name it.
plycut prove --window=-2,8 aima-two-ply | head -n 1
plycut prove --window=-2,inf -f json aima-two-ply | sed -n 2p
