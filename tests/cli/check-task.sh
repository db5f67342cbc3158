# The exercise binds: what the command line, the sheet's key or the exercise's tree states, a student's file does not change.
check() { plycut check "$@" | head -n 3; }
printf 'algorithm: minimax\ndepth: 0\nwindow: [1000, 1001]\nroot: min\norder: reversed\ncut: strict\nvalue: 3\n' >student.txt
check -a alpha-beta --order given --cut equal -d 2 aima-two-ply student.txt
# What nothing states, a student may state; and what the teacher accepts.
printf 'cut: strict\nleaves: 11\n' >strict.txt
check ties strict.txt
check --cut equal ties strict.txt
check --cut equal --accept cut,fail ties strict.txt
plycut check --accept depth ties strict.txt; echo $?
# A tree with answers states its rules; the key of a sheet, next to the tree, states those of the sheet.
plycut make -q --seed 1 -o made.json
check made.json strict.txt
plycut sheet -q -f svg --cut strict --order reversed -o sheets 'random:b=2,d=2,seed=3'
printf 'exercise: random-b-2-d-2-seed-3\ncut: equal\nvalue: 50\n' >random.txt
check --exercises sheets random.txt
# The gradebook says how each row was graded and what the student stated; it counts the whole exercise.
plycut check -f csv --cut equal ties student.txt strict.txt
printf 'value: 3\nbest: B\n' | plycut check -f csv --questions value,best,pruned aima-two-ply -
# The question asks for the nodes with the root, and for windows on entry.
printf 'nodes: 10\nC: [3, 2]\nstudent: B\nnodes: 10 (without the root)\nstudent: C\nnodes: 11 (with the root)\n' >readings.txt
plycut check aima-two-ply readings.txt | grep 'nodes\|windows'
plycut check --accept nodes,windows aima-two-ply readings.txt | grep 'nodes\|windows'
