# Versions and rosters prefer keys that are not used yet, and say how many differ; the seeds of --seeds are taken as they are.
plycut sheet -f svg -o given --seeds 1..12 random:b=2,d=3,values=1..40
plycut sheet -f svg -o chosen --versions 12 random:b=2,d=3,values=1..40
ls chosen | grep -c 'seed-1[3-9]\|seed-[2-9][0-9]\|seed-[1-9][0-9][0-9]' | awk '{ print ($1 > 0 ? "other seeds were taken" : "no other seed") }'
seq 4 | sed 's/^/Student /' >names.csv
plycut sheet -f svg -o class --roster names.csv random:b=2,d=3,values=1..40
ls class | grep json
for code in A01 A02 A03 A04; do plycut check -q class/$code.json class/$code-answers.json || echo "$code: wrong"; done
# The same tree for all: its key is one.
plycut sheet -f svg -o same --roster names.csv aima-two-ply
plycut sheet -f svg -o one --versions 1 random:b=2,d=3,values=1..40
# These conditions leave one pruned set (of 150,000 random trees, 1,115 meet them, all with the same): the message says so. Without --leaves, all keys differ.
plycut sheet --versions 20 --cutoffs 3 --deep 1 --leaves alpha-beta=11 -f svg -o forced random:b=2,d=4,values=1..40
plycut sheet --versions 20 --cutoffs 3 --deep 1 -f svg -o free random:b=2,d=4,values=1..40
