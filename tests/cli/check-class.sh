# A class's files as three platforms hand them out, and the grades as they take them back.
hand() { mkdir -p "$(dirname "$1")" && printf "$2" >"$1"; }
hand 'moodle/Ann Alder_4711_assignsubmission_file_/answers.txt' 'value: 3\nbest: B\n'
hand 'moodle/Bo Li_7_assignsubmission_onlinetext_/onlinetext.html' '<p>value: 4<br>best: B</p>'
hand 'moodle/Cy Ode_12_assignsubmission_file_/a.txt' 'value: 4\n'
hand 'moodle/Cy Ode_12_assignsubmission_file_/b.txt' 'value: 3\n'
cp 'moodle/Bo Li_7_assignsubmission_onlinetext_/onlinetext.html' page.html
plycut check aima-two-ply page.html | head -n 1
hand key.txt 'value: 3\nbest: B\n'
mkdir -p 'moodle/Di_13_assignsubmission_file_' && ln -s ../../key.txt 'moodle/Di_13_assignsubmission_file_/key.txt'
ln -s . moodle/circle
plycut check -f moodle aima-two-ply moodle; echo $?
hand canvas/alderann_LATE_123_456_a.txt 'value: 3\n'
hand canvas/boli_124_457_a.txt 'value: 4\n'
plycut check -f canvas aima-two-ply canvas; echo $?
hand gradescope/submission_998877/a.txt 'value: 3\nleaves: 8\n'
hand gradescope/submission_998878/a.txt 'value: 4\n'
plycut check -q -f gradescope -o results aima-two-ply gradescope; echo $?
find results -type f | sort
cat results/998877/results.json
hand 'namesakes/Ann Alder_11_assignsubmission_file_/a.txt' 'value: 3\n'
hand 'namesakes/Ann Alder_12_assignsubmission_file_/a.txt' 'value: 4\n'
hand 'namesakes/zoe.txt' 'value: 3\n'
plycut check -q -f gradescope -o both aima-two-ply namesakes; echo $?
find both -type f | sort
echo "--- feedback, where the files came in"
plycut check -q -f csv --feedback-to back aima-two-ply moodle 2>errors; echo $?
find back -type f | sort
cat 'back/Bo Li_7_assignsubmission_onlinetext_/onlinetext.html.feedback.txt'
echo "--- a regrade"
plycut check -f csv -o old.csv aima-two-ply canvas
hand canvas/boli_124_457_a.txt 'value: 3\n'
hand canvas/zoe_125_458_a.txt 'value: 3\n'
rm canvas/alderann_LATE_123_456_a.txt
plycut check --compare old.csv aima-two-ply canvas; echo $?
plycut check --compare key.txt aima-two-ply canvas; echo $?
plycut check --compare old.csv aima-two-ply; echo $?
echo "--- codes"
printf 'Nr;,"Full name"\n1,Ann Alder\n2,"Li, ""Bo"""\n' >names.csv
plycut sheet -q --roster names.csv -f svg -o class random:b=2,d=2; echo $?
ls class; cat class/codes.csv
grep -o 'Ann Alder' class/forms/A01-questions.svg | sort -u
cmp -s class/A01.json class/A02.json || echo "two trees"
for code in A01 a01 'A 01' a-01 A1 ../A01; do
    printf 'exercise: %s\nleaves: 1\n' "$code" >answers.txt
    plycut check --exercises class answers.txt 2>&1 | head -n 1
done
plycut sheet -q --roster names.csv -f svg -o same aima-two-ply && cmp same/A01.json same/A02.json && echo "the same tree"
: >empty.csv
plycut sheet --roster empty.csv aima-two-ply; echo $?
plycut sheet --roster names.csv aima-two-ply knuth-moore-pi; echo $?
plycut sheet --roster names.csv --seeds 1..3 random:b=2,d=2; echo $?
echo "--- who has a code; a name that is not the owner's is told"
printf 'exercise: a 02\nvalue: 1\n' >handed-in.txt
printf 'student: Ann Alder\nexercise: A02\nvalue: 1\n' >swapped.txt
plycut check -f csv --exercises class handed-in.txt swapped.txt | cut -d, -f1-4
plycut check --exercises class handed-in.txt swapped.txt | grep "everything right"
echo "--- feedback as pages, and the ids of the platform"
hand 'moodle/Bo Li_7_assignsubmission_onlinetext_/onlinetext.html' '<p>value: &lt;b&gt;4<br>best: B</p>'
plycut check -q --html --feedback-to pages aima-two-ply moodle 2>errors; echo $?
find pages -type f | sort
cat 'pages/Bo Li_7_assignsubmission_onlinetext_/onlinetext.html.feedback.html'
plycut check -f csv aima-two-ply moodle canvas gradescope 2>errors | awk -F, '{ print $2 "," $NF }'
echo "--- several tries in one file, and a last file without answers"
hand 'tries/Gus_9_assignsubmission_file_/a.txt' 'value: 1\nstudent: Gus\nvalue: 3\nstudent: Gus\nvalue: 2\n'
hand 'tries/Gus_9_assignsubmission_file_/b.txt' ''
plycut check -f moodle --questions value --feedback verdict aima-two-ply tries 2>errors | cut -d, -f1-4 | head -n 2
echo "--- all files of a student are one sheet: the same answer twice, one more in the second file, a page without answers"
hand 'sheets/Ann Alder_4711_assignsubmission_file_/a.txt' 'value: 3\nleaves: 7\n'
hand 'sheets/Ann Alder_4711_assignsubmission_file_/b.txt' 'value: 3.0\nbest: B\n'
hand 'sheets/Ann Alder_4711_assignsubmission_onlinetext_/onlinetext.html' '<p>See my file.</p>'
hand 'sheets/Bo Li_7_assignsubmission_file_/a.txt' 'value: 3\nleaves: 7\n'
hand 'sheets/Bo Li_7_assignsubmission_onlinetext_/onlinetext.html' '<p>leaves: 8</p>'
hand 'sheets/Cy Ode_12_assignsubmission_file_/a.txt' 'value: 3\n'
hand 'sheets/Cy Ode_12_assignsubmission_file_/empty.txt' ''
plycut check -f moodle --questions value,leaves,best aima-two-ply sheets 2>&1; echo $?
plycut check -f csv --questions value,leaves,best aima-two-ply sheets 2>&1 | cut -d, -f1-7
echo "--- a neighbour's exercise is a problem of the row, and earns nothing; the name may be written in another way"
hand "codes/Ann Alder_1_assignsubmission_file_/a.txt" 'exercise: A02\nleaves: 4\n'
hand "codes/Bo Li_2_assignsubmission_file_/a.txt" 'exercise: A02\nleaves: 4\n'
hand codes/alderann_123_456_a.txt 'exercise: A01\nleaves: 4\n'
hand codes/mine.txt 'student: Alder, Ann\nexercise: A01\nleaves: 4\n'
plycut check -f csv --exercises class codes 2>errors | cut -d, -f2-; cat errors
plycut check -f moodle --exercises class codes 2>errors | grep -A1 ^Participant
echo "what is not there is said before anything is written:"
echo old >kept.csv; echo "value: 3" >here.txt
plycut check --exercises . nowhere -f csv -o kept.csv
plycut check aima-two-ply nowhere.txt -f csv -o kept.csv
plycut check aima-two-ply here.txt nowhere.txt -f csv -o kept.csv
cat kept.csv
