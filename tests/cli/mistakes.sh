# Searches with a named mistake: listed apart from the algorithms, counted, explained and traced, and refused where a right search is needed.
plycut list mistakes
plycut list -q algorithms
plycut count -f csv -a all tree:1 | cut -d, -f2
plycut count -a alpha-beta,window-reset,cut-late,alpha-at-min eppstein-deep
# Each explanation says where the mistake is made, and gives no reason that the mistake spoils.
for mistake in alpha-at-min beta-never-lowered bounds-kept cut-early cut-late; do
    plycut explain -a $mistake aima-two-ply | sed -n '/^Mistake/,$p'
done
plycut explain -a cut-after-leaf 'tree:[5,[[3],[[4,6,8],[9],[6,8]],7]]' | sed -n '/^ 9/,/^Visited/p'
# What is not proved, and a bound that a node of the same player has set.
plycut draw -a beta-at-max --window 30,70 -f txt random:b=3,d=4,seed=2 | grep -m3 '?'
plycut explain -a min-max-swapped aima-two-ply | grep -A2 '^Below'
plycut trace -a window-reset eppstein-deep >trace.json && plycut trace trace.json | cmp - trace.json
plycut prove trace.json
for command in check answers sheet bank when prove; do
    plycut $command -a cut-late aima-two-ply
done
plycut count -a window-rest aima-two-ply
plycut count -a cut-late --deepen -d 3 othello:4x4
plycut count -a cut-late --table 100 aima-two-ply
plycut count -a min-max-swapped -d 3 othello:4x4
