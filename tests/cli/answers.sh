# The answers of a search: check marks every item right, whatever the options.
graded() { # TREE OPTION...
    plycut answers "$@" >answers.json && plycut check --commands "$@" answers.json | head -n 1
}
plycut answers aima-two-ply
graded eppstein-deep
graded eppstein-deep --cut strict --order reversed
graded eppstein-deep -a branch-and-bound
graded eppstein-deep --window=2,13
graded eppstein-deep --root min
graded static-values -d 2
plycut answers --order fewest,static static-values | plycut check --commands -q --order fewest,static static-values - && echo 'two orders are read back'
# The root's value is a bound wherever it is written.
plycut answers --window 5,8 aima-two-ply | grep -E '^"value'
graded aima-two-ply --window=5,8
# Searches that visit nodes again: every visit counts, a value is the last, and questions without one answer are left out.
plycut answers -a negascout eppstein-deep
plycut answers -a star2 --limits=0,10 '{"players":["max","chance","min"],"tree":[5,[[8,2,3],[8,9],[9,7]]]}'
graded worst-first-b3-d4 -a negascout
graded aima-chance-limits -a star2
