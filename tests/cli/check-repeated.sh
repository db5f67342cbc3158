# One question answered 20,000 times takes no more memory than twice, and does not end the grading of a class.
mkdir class
printf 'value: 3\n' >class/ann.txt
for line in 'cut: G' 'A: PV' 'exercise: e' 'algorithm: minimax' 'pruned: C'; do
    yes "$line" | awk 'NR > 20000 { exit } { print $0 (NR % 2 ? "" : " 1") }' >"class/${line%%:*}.txt"
done
# A sanitizer's program maps more than it uses.
nm "$(command -v plycut)" | grep -q __asan_init || ulimit -v 200000
plycut check -f csv aima-two-ply class 2>/dev/null | cut -d, -f1,2 | sort
