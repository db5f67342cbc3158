# MTD(f): Plaat's tree from four guesses takes 12, 9, 8 and 8 distinct leaves, the tree of pi 29.
for guess in 0 34 35 36; do
    plycut count -f csv -a mtdf --table 1000 --guess $guess plaat-sss | awk -F, 'END { print $4, $NF }'
done
plycut count -f csv -a mtdf --table 1000 --guess 2 knuth-moore-pi | awk -F, 'END { print $4, $NF }'
plycut count -a alpha-beta,mtdf --table 1000 plaat-sss
plycut explain -a mtdf --table 1000 --guess 36 plaat-sss | sed -n '/^Pass 1/,/^47/p; /^Value/,$p'
plycut draw -a mtdf --table 1000 --guess 36 --pass all -f txt plaat-sss
# A MIN root reaches its value with the test that fails; a leaf needs no test.
plycut explain -a mtdf --table 100 --root min --guess 4 aima-two-ply | grep -E '^(Pass [12] |Value|Best)'
plycut explain -a mtdf --table 100 tree:5 | grep '^Pass 1 '
# A trace is replayed; deepening begins with the value of the last depth.
plycut trace -a mtdf --table 100 --guess 36 plaat-sss | plycut trace - | grep -c '"event":"pass"'
plycut explain -a mtdf --table 100 -d 2 --deepen static-values | grep -A1 '^Pass'
plycut count -a mtdf plaat-sss
plycut count -a mtdf --table 10 tree:5 'tree:[5,3]'
# Exercises, in banks too, are about all its passes, each of which counts; a quiz says why it has no questions, others take no table.
plycut answers -a mtdf aima-two-ply | tee key.json
plycut check --commands -a mtdf aima-two-ply key.json | head -n 1
printf 'visited: 3, 12, 8, 2, 14, 5, 2 of D\nleaves: 8\n' | plycut check --commands -a mtdf aima-two-ply -
plycut sheet -q -a mtdf -f svg -o sheet aima-two-ply && grep 'Every visit' sheet/*-form.txt
for command in prove quiz; do plycut $command -a mtdf aima-two-ply; done
plycut bank --separate -a mtdf --guess 2 aima-two-ply | grep -oE "(first 2, then|Every visit counts|<answer fraction=\"100\"[^/]*)" | sort | uniq -c
plycut sheet -a mtdf --questions nodes aima-two-ply
plycut judge -a mtdf -- true
echo '{"format":"plycut-tree","version":1,"tree":[[3,12],[2,4]],"answers":{"mtdf":{"value":3}}}' >published.json
plycut check published.json
