# Marks with follow-through, and answers that contradict each other.
printf 'value: 3\nvisited: 3 12 8 2 4 14 5 2\nleaves: 8\npruned: 6\ncutoffs: C\nvalues: A=3, B=3, C<=2, D=2\n' >late.txt
for share in 0 0.5 1; do "$PLYCUT" check --carry "$share" aima-two-ply late.txt; done
"$PLYCUT" check --carry 1 --points visited=4,leaves=1,pruned=2 aima-two-ply late.txt
"$PLYCUT" check -f csv --carry 1 aima-two-ply late.txt
"$PLYCUT" check -f json --carry 0.5 aima-two-ply late.txt | grep carried
# Nothing follows from pruning nothing, nor from a list of everything or of almost nothing.
printf 'visited: 3 12 8 2 4 6 14 5 2\nleaves: 9\n' | "$PLYCUT" check --carry 1 aima-two-ply -
printf 'visited: 3\nleaves: 1\n' | "$PLYCUT" check --carry 1 aima-two-ply -
# A list that nobody asked for costs nothing, so its number does.
printf 'visited: 3 12 8 2 14 5\nleaves: 6\n' | "$PLYCUT" check --carry 1 --questions leaves aima-two-ply -
printf 'visited: 3 12 8 2 14 5\nleaves: 6\n' | "$PLYCUT" check --carry 1 --questions leaves,visited aima-two-ply -
printf 'visited: A B 3 12 8 C 2 D 14 5\nnodes: 9\n' | "$PLYCUT" check --carry 1 --questions nodes,visited aima-two-ply -
printf 'visited: A B 3 12 8 C 2 D 14 5\nnodes: 12\n' | "$PLYCUT" check --questions nodes,visited aima-two-ply -
printf 'cut: C\npruned: 2\n' | "$PLYCUT" check '[[3,12,8],[9,2]]' -
printf 'cut: C\npruned: none\n' | "$PLYCUT" check '[[3,12,8],[9,2]]' -
printf 'pruned: 4\ncut: B\n' | "$PLYCUT" check --feedback hint aima-two-ply -
printf 'pruned: 4\ncut: none\n' | "$PLYCUT" check aima-two-ply -
# The search with the mistake has fewer cutoffs than the right one: no answer earns more than it has, and the rest is carried at what nobody could answer.
"$PLYCUT" answers -a branch-and-bound eppstein-deep | sed 's/"algorithm":"branch-and-bound",//' >shallow.json
"$PLYCUT" check --carry 0.5 --questions leaves,pruned,cutoffs eppstein-deep shallow.json | grep -v '^  not asked'
"$PLYCUT" check -f gradescope --carry 0.5 --questions leaves,pruned,cutoffs -o told eppstein-deep shallow.json
grep -o '"score":[0-9.]*\|"name":"[^"]*"\|"max_score":[0-9.]*' told/*/results.json | sed 's/.*results.json://' | paste -sd ' ' | sed 's/ "name"/\n"name"/g' | grep -v '"max_score":0$'
for share in 2 -1 x ''; do "$PLYCUT" check --carry "$share" aima-two-ply late.txt; done
