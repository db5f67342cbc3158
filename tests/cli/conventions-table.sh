# What changes under which conventions; if nothing does, the key can be printed.
plycut conventions aima-two-ply
plycut conventions 'tree:[1,[[0],[3]]]'
plycut conventions -f json 'tree:[[5,9],[5,1]]'
plycut conventions -f xml aima-two-ply
echo "$?"
# The output says how a game's leaves are valued.
plycut conventions -d 2 othello:start | head -n 1
plycut conventions -f json -d 2 -e tutorial --score winner-takes-empties othello:start | head -n 1
# A long value moves the columns after it.
plycut conventions '[[3.14159265,8],[2,4]]' | head -3
