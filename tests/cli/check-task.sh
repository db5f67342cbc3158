# The exercise binds: what the command line, the sheet's key or the exercise's tree states, a student's file does not change.
check() { plycut check --commands "$@" | head -n 3; }
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
# A regrade that accepts another convention, too: each student gets the better of the two, and a mixture earns nothing.
printf 'student: Fay\nvisited: 3 3 5 3 1 3 3 2 3 3 9\nleaves: 11\nstudent: Gus\nvisited: 3 3 5 3 1 2 3\nleaves: 7\nstudent: Mix\nvisited: 3 3 5 3 1 3 3 2 3 3 9\nleaves: 7\n' >both.txt
plycut check -q -f csv -o old.csv ties both.txt
plycut check -f csv --accept cut=strict ties both.txt | cut -d, -f2-4,12-
plycut check --accept cut=strict --compare old.csv ties both.txt
plycut check --accept cut=strct ties both.txt
plycut check --accept depth=2 ties both.txt
# However its name is spelt, an exercise is one.
mkdir exercises && printf '[[3,12,8],[2,4,6],[14,5,2]]\n' >exercises/A07.json
for code in A07 'a 07' a-07; do printf 'student: %s\nexercise: %s\nvalue: 3\n' "$code" "$code" >"$code.txt"; done
plycut check -f csv --exercises exercises *07.txt | cut -d, -f2-5,11
# The key that a sheet wrote counts for a name, a spec and a file, in the folder of the sheet; a key among answers counts for nothing.
plycut sheet -q -f svg --order reversed aima-two-ply '[[3,5],[2,9]]'
printf 'visited: 2 5 14 6 4 2 8 12 3\n' >reversed.txt; plycut check aima-two-ply reversed.txt; echo $?
printf 'visited: 9 2 5 3\n' | plycut check -f csv '[[3,5],[2,9]]' - | tail -n 1 | cut -d, -f1-5
echo '[[3,5],[2,9]]' >3-5-2-9.json; printf 'visited: 9 2 5 3\n' | plycut check -q 3-5-2-9.json -; echo $?
mkdir handed; mv out/aima-two-ply-answers.json handed; cp reversed.txt handed; plycut check aima-two-ply handed/reversed.txt | tail -n 1
