# A heading needs a #: without one it is an answer that is not understood. A sheet as plycut prints it is understood.
export EX='tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]'
printf 'AI exam, 3 March\nstudent: A\nvalue: 7\nstudent: B\nvalue: 6\n' >class.txt
plycut check "$EX" class.txt; echo $?
plycut check -f csv "$EX" class.txt; echo $?
plycut check -f json "$EX" class.txt | jq -c .wrong
plycut check -q "$EX" class.txt; echo $?
printf '# Course: AI\n# Date: 3 March\n\nvalue = 7\n' | plycut check "$EX" -; echo $?
printf 'AI exam\nwithout any answer\n' | plycut check "$EX" -; echo $?
cat >sheet.txt <<'TXT'
student: Zoe
value: 7
best move: B
principal variation: B, E, 7 of E
A: 7
D: ≤7
J: –
D: [7, ∞]
J: –
leaves, in order: 7 of E, 5, 6, 8 of F, 3, 9, 7 of H, 2, 8 of K, 7 of K
leaves visited: 10
nodes: 20
pruned: J
cut: D α shallow 7 ≤ 7 A
E: α = 7
B: β = 7
F: α = 6
A: α = 7
G: α = 9
C: β = 9
K: β = 8
TXT
plycut check -v "$EX" sheet.txt; echo $?
printf 'value: 7\nB: -7\nD: >= -7\n' | plycut check "$EX" -; echo $?
printf 'd3: -7\npruned: f3-f4\nbest: C4\n' | plycut check -d 2 -e tutorial othello:f5d6c3 -; echo $?
# The points that the key states count, unless the command line gives others; of one gradebook all are the same.
plycut sheet -q -f svg -o points --points value=1,values=0.5,pruned=4 '[[3,5],[2,9]]'; mv points/3-5-2-9-answers.json points/a-answers.json
echo '[[3,5],[2,9]]' >points/a.json; grep -o '"points":{[^}]*}' points/a-answers.json
printf 'exercise: a\nvalue: 3\npruned: none\nB: 3\n' >points.txt
plycut check -f csv points/a.json points.txt; plycut check -f csv --points value=9 points/a.json points.txt
plycut sheet -q -f svg -o points --points value=2 'tree:[[3,5],[2,8]]'; mv points/tree-3-5-2-8-answers.json points/b-answers.json; cp points/a.json points/b.json
sed 's/: a/: b/' points.txt >others.txt; plycut check -f csv --exercises points points.txt others.txt; echo $?
sed 's/"pruned":4/"pruned":"4"/' points/a-answers.json >points/c-answers.json; cp points/a.json points/c.json; plycut check points/c.json points.txt; echo $?
# The key is found next to any tree file, even one whose name is a single letter; not next to a file of another kind, or one without a name.
cd points; mkdir bare; cp a.json bare/.json; cp a-answers.json bare/-answers.json; cp a.json a.tree
for tree in a.json ./a.json a.tree; do plycut check -f csv "$tree" ../points.txt | cut -d, -f3,4 | tail -n 1; done
cd bare; plycut check -f csv .json ../../points.txt | cut -d, -f3,4 | tail -n 1; cd ../..
