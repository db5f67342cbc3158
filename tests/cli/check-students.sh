# Students' answers graded: lines and JSON, the readings that are accepted, the first divergence and its reason.
cat >ann.txt <<'TXT'
student: Ann      # everything there is to ask
value: 3
best: B
pv: B 3
visited: 3 12 8 2 14 5 2
visited set: 2 2 14 5 3 12 8
leaves: 7
nodes: 11 (with the root)
pruned: 4 6
shallow: 1
deep: 0
B: [-inf, inf] 3
C: [3, inf] <= 2
D: [3, ∞] = 2
cut: C alpha shallow 2 <= 3
beta B: 3
alpha A: 3
beta D: 14
beta D: 5
TXT
cat >others.txt <<'TXT'
student: Bob
value: 3
visited: 3 12 8 2 4 14 5 2
nodes: 10
student: Cleo
pruned: C-4, C-6, D-5
C: [3, 2]
B: [-inf, 3]
cut: C alpha shallow 3 >= 2
cut: D
student: Dan
best: D
visited: 3 12 8 2 14 5
beta B: 3
alpha A: 3
beta C: 2
beta D: 14
beta D: 5
beta D: 2
student: Eve
B: 3
C: 2
D: 2
/1/1: 4
C: [2, inf]
cut: B alpha deep
pv: C 2
student: Fay
cuts: none
updates: none
pruned: none
best: none
student: Gus
A: 4
C: >=2
cut: C beta deep 4 <= 3
leaves: 8
TXT
cat >hal.json <<'JSON'
{"format": "plycut-answers", "version": 1, "cut": "strict", "students": [
  {"name": "Hal", "pruned": ["/1/1", "C-6"], "visited": [3, 12, 8, 2, 14, 5, 2], "values": {"C": "<=2", "B": 3},
   "windows": {"C": [3, null], "/": [null, "inf"]}, "best": 3, "principal_variation": ["A", "B", "/0/0"],
   "cutoffs": [{"node": "C", "side": "alpha", "kind": "shallow", "test": "2<3"}],
   "updates": [{"node": "B", "beta": 3}, {"node": "A", "alpha": 3}, {"node": "D", "beta": 14}, {"node": "D", "beta": 5}]},
  {"name": "Ida", "cut": "equal", "visited": ["/", "B", "/0/0", "/0/1", "/0/2", "C", "/1/0", "D", 14, 5, "/2/2"],
   "visited_set": ["2 of C", "2 of D", 3, 12, 8, 14, 5], "nodes_without_root": 11, "cutoffs": [], "updates": []}
]}
JSON
plycut check -v aima-two-ply ann.txt; echo $?
plycut check --commands aima-two-ply others.txt hal.json; echo $?
plycut check -q aima-two-ply others.txt; echo $?
plycut check -f csv aima-two-ply ann.txt others.txt; echo $?
plycut check -f json -o grades.json aima-two-ply hal.json; echo $?
jq -c '.wrong, .grades[].marks[0], .grades[1].divergence' grades.json
printf 'student: Ann\nvalue: 3\nstudent: Bob\n' | plycut check aima-two-ply -; echo $?
