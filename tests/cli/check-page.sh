# A page of feedback: the points, what went wrong, the search with the node marked at which the sheet departs from it, the answers.
mkdir in
printf 'value: 3\nvisited: 3 12 8 2 4 14 5 2\nleaves: 8\npruned: 6\ncut: C alpha\n' >in/late.txt
printf 'value: 3\npruned: 4 5 6\n' >in/early.txt
printf 'value: <b>&\n' >in/unread.txt
plain() { sed -e 's/<style>/&\n/' -e 's/src="[^"]*"/src=IMAGE/g' "$1" | sed '/<style>/,/<\/style>/d'; }
plycut check -q --carry 0.5 --html --feedback-to full --link https://example.org/play aima-two-ply in
for name in late early unread; do echo "== $name"; plain "full/$name.txt.feedback.html"; done
# The marked node is in the picture of the search that the sheet is about, not in the other.
grep -c 'id=%27n/1/1%27' full/late.txt.feedback.html
grep -o 'id=%27n/[0-9/]*%27' full/early.txt.feedback.html
grep -o 'src="[^"]*"' full/late.txt.feedback.html | sed 's/^src="data:image\/svg+xml,//; s/"$//; s/%/\\x/g' | while read -r image; do
    printf '%b' "$image" | grep -o -E '<style>.*</style>|class="node leaf (visited|pruned)"' | sort | uniq -c | sed 's/^ *//'
done
# Hints and verdicts show no search.
for feedback in hint verdict; do
    plycut check -q --html --feedback "$feedback" --feedback-to "$feedback" aima-two-ply in
    plain "$feedback/late.txt.feedback.html"
done
# A mistake in writing down has no search of its own.
printf 'value: 3\nB: -3\nC: >= -2\n' >in/negamax.txt
plycut check -q --html --feedback-to full aima-two-ply in/negamax.txt
plain full/negamax.txt.feedback.html | grep figcaption
# A larger tree has no pictures.
mkdir large && printf 'leaves: 9\nvalue: 0\npruned: none\n' >large/a.txt
plycut check -q --html --feedback-to large-feedback random:b=4,d=4,seed=1 large
grep -c '<figure' large-feedback/a.txt.feedback.html || true
