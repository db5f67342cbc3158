# For which values of a leaf a node is pruned: by path or name, under each convention.
plycut when aima-two-ply --leaf /1/0 --pruned /1/2
plycut when 'tree:[["x",12,8],[6,4,3]]' --pruned 4
plycut when aima-two-ply --leaf /1/0 --visited /1/2 --cut strict
plycut when aima-two-ply --leaf '2 of C' --pruned D
plycut when aima-two-ply --leaf /0/1 --pruned /0/0
plycut when eppstein-deep --leaf /1/0/0/0 --pruned /1/0/0/1 -a branch-and-bound
plycut when 'tree:[[5,9],[[7,1],[8,2]]]' --leaf /1/0/0 --pruned /1/1/1
plycut when 'tree:[[5,9],[[7,1],[8,2]]]' --leaf /1/0/0 --visited /1/1/1 -f json
# Two values with no double between them, and with a root window.
plycut when 'tree:[[1,1.0000000000000002],[1,1]]' --leaf /1/0 --visited /1/1
plycut when 'tree:[[1,2],[3,4]]' --leaf /0/0 --pruned /0/1 --window 0.5,9
# Worst first, the order changes with the leaf: the set has a gap.
plycut when 'tree:[[2,5],[2,2]]' --leaf /0/0 --visited /1/1 --order worst
plycut when 'tree:[[2,5],[2,2]]' --leaf /0/0 --pruned /1/1 --order worst
for options in '' '--leaf /0/0' '--leaf /0/0 --pruned /9' '--leaf X --pruned /1' '--leaf /0 --pruned /1' \
    '--leaf /0/0 --pruned /1 --visited /1' '--leaf /0/0 --pruned /1 --order static' \
    '--leaf /0/0 --pruned /1 -f xml'; do
    plycut when aima-two-ply $options
    echo "$options: $?"
done
# The output says how a game's leaves are valued.
plycut when --leaf /d3/c3 --pruned /c4/c5 -d 2 othello:start
plycut when --leaf /d3/c3 --pruned /c4/c5 -d 2 -e tutorial -f json othello:start | sed -n 2p
# Several nodes, asked at once.
plycut when aima-two-ply --leaf /0/0 --pruned /1/1,/2/1
plycut when aima-two-ply --leaf /0/0 --visited /1/1,/2/1 -f json
plycut when aima-two-ply --leaf /0/0 --pruned /1/1,/9 || echo "$?"
