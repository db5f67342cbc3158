# Mistakes with a name, one slip as well, reasons of cutoffs, feedback by level, points by item, lists with a wrong word.
printf 'leaves: 16\npruned: G-6 G-8 G-10 H-4 I-9 K L S\nvalue: 99\n' | plycut check eppstein-deep -
# What a node has so far is not a bound if the child that it comes from may be worth more.
printf 'pruned: 9, 4\n' | plycut check '[3,[5,[[[7,9],4]]]]' - | grep divergence
printf 'cut: N alpha shallow\ncut: H alpha\ncut: I beta shallow by A\ncut: G beta deep\n' >cuts.txt
plycut check eppstein-deep cuts.txt
printf 'cut: G, H beta, I, N alpha shallow 10 <= 12, O, P, C, D\n' | plycut check eppstein-deep -
printf 'cut: G, H, I beta shallow by A, N, O, P, C, D\n' | plycut check eppstein-deep -
printf 'cut: G, H beta deep, I, N, O, P, C, D\nvalue: 12\n' | plycut check eppstein-deep -
for feedback in verdict hint full; do
    plycut check --feedback $feedback eppstein-deep cuts.txt
    plycut check --feedback $feedback -f csv eppstein-deep cuts.txt
done
printf 'value: 3\nC: [3, inf]\nD: [2, inf]\n' >points.txt
plycut check --points value=2,windows=0.5 aima-two-ply points.txt
plycut check --points value=2,windows=0.5 -f csv aima-two-ply points.txt
printf 'pruned: 4, 66, 14\nvisited: 3 12 8 2 14 5 2 77\n' | plycut check aima-two-ply -
printf 'pruned: 14 2 5 4 6 2\n' | plycut check aima-two-ply -
plycut check --points pruned aima-two-ply points.txt
plycut check --points value=-1 aima-two-ply points.txt
plycut check --feedback some aima-two-ply points.txt
plycut check --feedback hint aima-two-ply
# Numbers as people write them, and those that are refused with a reason.
printf 'value: 3.\nleaves: 7 leaves\nnodes: 11 nodes.\ncutoffs: C alpha, C-4\nbest: 1. B\n' | plycut check aima-two-ply -
printf 'value: 1. 3\nleaves: 7 nodes\n' | plycut check aima-two-ply -
# Partial credit: what does not belong in a list costs what guessing would earn; everything earns nothing.
points=pruned=4,visited=7,visited_set=7,cutoffs=8,updates=4,value=1,best=1
while read -r line; do
    printf '%s\n' "$line" | plycut check --points $points -f csv aima-two-ply - 2>/dev/null | sed -n 's|^standard input,,\([^,]*\),.*|'"$line"': \1|p'
done <<'END'
visited: 3 12 8 2 14 5
visited: 3 12 8 2 4 14 5 2
visited: 3 12 8 2 5 14 2
visited: 12 8 2 14 5 2 2
visited: 3 12 8 2 14 55 2
visited: 3 12 8 2 14 5 2 55
visited: 2 5 14 2 8 12 3
visited: 3 12 8 2 14 5 2 4 6 3 12 8 2 14
visited: none
visited set: 3 12 8 14 5
visited set: 3 12 8 14 5 4 6 2 2
pruned: 4
pruned: 6 6 4 5
pruned: 4 66
pruned: none
pruned: C D
pruned: /
pruned: B C D
visited: 3 12 8 2 4 6 14 5 2
cutoffs: C, D
cutoffs: G
updates: B: beta = 3, A: alpha = 3, D: beta = 5
updates: B: beta = 3, A: alpha = x, D: beta = 14, D: beta = 5
value: 4
best: C
END
printf 'cut: G, H, N, O, P, C\npruned: K L S\n' | plycut check --points cutoffs=8,pruned=8 eppstein-deep - | grep points
printf 'pruned: 4\npruned: 6\ncut: none\ncut: C\n' | plycut check --points $points aima-two-ply -
printf 'visited: 3 12 8 2 4 14 5 2\nbest: B\n' >share.txt
plycut check --points $points aima-two-ply share.txt
plycut check --points $points -f json aima-two-ply share.txt | grep share
