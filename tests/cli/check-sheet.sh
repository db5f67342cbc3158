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
plycut check "$EX" sheet.txt; echo $?
printf 'value: 7\nB: -7\nD: >= -7\n' | plycut check "$EX" -; echo $?
printf 'd3: -7\npruned: f3-f4\nbest: C4\n' | plycut check -d 2 -e tutorial othello:f5d6c3 -; echo $?
