# --animate: the steps as one SVG: a group for each, all of one size, the last on top and shown longer; ids differ; no script.
plycut draw --steps cutoffs --animate aima-two-ply -o steps.svg && ls
grep -c '<g class="step' steps.svg; grep -c 'class="step last"' steps.svg
grep -c '<svg ' steps.svg; grep -c '<script' steps.svg; tail -n 2 steps.svg
sed -n '/<style>/,/<.style>/p' steps.svg
grep -o 'animation-delay:[^"]*' steps.svg
grep -o ' id="[^"]*"' steps.svg | sort | uniq -d | grep -c .
echo -- each step is the page of its number
plycut draw --steps cutoffs aima-two-ply -o page.svg
for step in 1 2; do
    sed -n "/<rect class=\"paper\"/,/<.svg>/p" page-$step.svg | sed '$d' >page
    sed "s/step-$step\///g" steps.svg | awk -v step=$step '/<g class="step/ { n++; next } n == step' | sed '/^<.svg>$/d' | sed '$d' | cmp - page && echo same
done
plycut draw --steps all --animate=0.5 aima-two-ply -f svg | grep -c animation-delay
plycut draw --steps nodes --animate -a minimax,alpha-beta aima-two-ply -f svg | grep -o ' id="step-3/[a-z-]*/n/1"'
echo -- what cannot be made
plycut draw --animate -f svg aima-two-ply; echo $?
plycut draw --steps all --animate -o x.pdf aima-two-ply; echo $?
plycut draw --steps all --animate=0 -f svg aima-two-ply; echo $?
plycut draw --steps all --animate=fast -f svg aima-two-ply; echo $?
plycut draw --steps all --animate -o nosuch/x.svg aima-two-ply; echo $?
