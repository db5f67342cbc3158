# What can be read, and nothing about right or wrong.
printf 'student: Ann\n1) value = 99\n(2) best: D.\n- pruned: {C-4; C-6} \n4. leaves visited: 3 and 12\n5. C [3; inf] <= 2\nvisited:\nGroup 7\n' >form.txt
plycut check --form aima-two-ply form.txt; echo $?
printf 'value: 8 (9)\npruned: C -> 4\nan answer?\n' >questions.txt
plycut check --form aima-two-ply questions.txt; echo $?
plycut check --form -f csv aima-two-ply form.txt; echo $?
# The online text of a learning platform.
printf '<p dir="ltr">value: 3<br>C: &le;&nbsp;2</p>\n<p>visited: 3, 12, 8, 2 of C &rarr; 14</p>\n' >onlinetext.html
plycut check aima-two-ply onlinetext.html | sed -n '/right\|wrong\|unread/p'
# A student who answers nothing has a row.
echo 'student: Zoe' | plycut check -f csv aima-two-ply -
# The form does not tell how many cutoffs the search makes.
printf 'cutoffs: C\n' | plycut check --form aima-two-ply -
printf 'cutoffs: none\n' | plycut check --form aima-two-ply -
# Windows without brackets, bounds without a comma, bounds in the words of explain, and a semicolon at the end of a line.
for answer in 'window of C: 3, inf' 'window of C: α=3 β=∞' 'window of C: alpha = 3, beta = inf' 'window of C: 3' 'value of C: at most 2' 'C: at least 2' 'leaves: at most 7' 'visited: 3, 12, 8, 2, 14, 5, 2;'; do
    echo "$answer" | plycut check aima-two-ply - | sed -n '/ right \| wrong \| unread /p'
done
# A file that the platform does not name has no row.
mkdir handed && echo 'value: 3' >'handed/Ann_4711_assignsubmission_file_a.txt' && echo 'value: 3' >handed/bob.txt
plycut check -f moodle aima-two-ply handed | cut -d, -f1-4 | sed -n 1,2p
plycut check -f canvas aima-two-ply handed
# Standard input is one of several files of answers.
echo 'value: 3' >ann.txt && echo 'value: 4' | plycut check aima-two-ply - ann.txt | grep right
