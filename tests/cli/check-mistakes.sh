# Mistakes with a name, one slip besides, reasons of cutoffs, feedback by level, points by item, lists with a wrong word.
printf 'leaves: 16\npruned: G-6 G-8 G-10 H-4 I-9 K L S\nvalue: 99\n' | plycut check eppstein-deep -
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
