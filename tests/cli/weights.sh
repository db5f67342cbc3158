# An evaluation in a file: -e FILE.json; the trace contains it, and is replayed without the file.
cat > mine.json <<'END'
{"format": "plycut-weights", "version": 1, "title": "mine", "source": "these hands",
 "features": {"mobility": 2, "corners": 25.5, "x-squares": -8},
 "squares": [[1,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],
             [0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]]}
END
plycut count -d 4 -e mine.json -f csv othello:f5d6c3 | cut -d, -f 1-6
plycut trace -d 2 -e ./mine.json -o trace.json othello:f5d6c3
rm mine.json
grep -o '"evaluation".*"score"' trace.json
plycut trace trace.json | cmp - trace.json && plycut check trace.json
jq -S . trace.json > sorted.json && plycut trace sorted.json | cmp - trace.json
plycut count -e mine.json othello:start; echo $?
plycut count -d 1 -e weighted othello:start; echo $?
plycut count -d 1 -e norvig othello:4x4 othello:start; echo $?
printf '{"format":"plycut-weights",\n"version":1,"features":{"mobilty":1}}' > typo.json
plycut count -d 1 -e typo.json othello:start; echo $?
printf '{"format":"plycut-weights",\n"version":1,,}' > comma.json
plycut count -d 1 -e comma.json othello:start; echo $?
# A title distinguishes a user's weights in tables, pictures and explanations, also from a trace.
title() { printf '{"format":"plycut-weights","version":1,"title":"%s","features":{"corners":1}}' "$1"; }
title 'My <corners> & 50_%' > titled.json
title 'A title that is so long that no picture should have to be as wide as all that it says of corners' > long.json
title '' > untitled.json
for format in text markdown latex; do plycut count -a alpha-beta -d 2 -e titled.json -f $format othello:start | grep 'root max,'; done
plycut count -a alpha-beta -d 2 -e untitled.json othello:start | tail -n 1
plycut count -a alpha-beta -d 2 -e titled.json -f csv othello:start | tail -n 1 | grep -o 'given.*'
plycut explain -d 1 -e titled.json othello:start | grep '^Evaluation'
plycut explain -d 1 -e untitled.json othello:start | grep '^Evaluation'
plycut trace -d 1 -e titled.json othello:start | plycut draw - | grep -o 'evaluation weighted[^/]*/T'
plycut draw -a all -d 1 -e titled.json othello:start | grep -c 'evaluation weighted: My'
plycut draw -d 1 -e long.json othello:start | grep -o 'evaluation weighted[^/]*/T'
plycut draw -d 1 -e titled.json -o titled.svg othello:start && grep -o 'evaluation weighted[^/]*</t' titled.svg
