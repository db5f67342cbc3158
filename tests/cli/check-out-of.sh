# Exercises with different totals, scaled to one; Gradescope's items add up to the exercise's points.
plycut sheet -q -f svg -o folder --seeds 1..3 random:b=2,d=3,values=1..20
for seed in 1 2 3; do
    printf 'exercise: random-b-2-d-3-values-1..20-seed-%s\nvisited: none\n' $seed >"$seed.txt"
    plycut check --form "folder/random-b-2-d-3-values-1..20-seed-$seed.json" "folder/random-b-2-d-3-values-1..20-seed-$seed-answers.json" |
        sed -n 's/^  read   value:/value:/p' >>"$seed.txt"
done
plycut check -f csv --exercises folder [123].txt | cut -d, -f 2-5
plycut check -f csv --out-of 10 --exercises folder [123].txt | cut -d, -f 2-5
plycut check -f csv --out-of 10 --carry 1 --exercises folder 1.txt | cut -d, -f 2-5
plycut check -q -f gradescope -o results --exercises folder 1.txt
jq -c '[.score, ([.tests[].score] | add), ([.tests[].max_score] | add)]' results/*/results.json
for total in 0 -1 x inf ''; do plycut check --out-of "$total" --exercises folder 1.txt; done
# What the operating system leaves in folders is nobody's; names of platforms.
mkdir -p 'class/48213-90114 - Ann Alder - Oct 3, 2024 1023 AM' class/__MACOSX
printf 'value: 3\n' | tee 'class/48213-90114 - Ann Alder - Oct 3, 2024 1023 AM/a.txt' 'class/Exercise 3_boli_attempt_2024-10-02-12-30-11_a.txt' \
    class/anon_4xZkA_171_a.txt class/desktop.ini class/~\$a.docx class/Thumbs.db class/__MACOSX/a.txt >/dev/null
plycut check -f json aima-two-ply class | jq -r '.grades[].student'
