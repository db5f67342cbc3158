# A download from Gradescope: its folders have numbers, and a list says who is behind each, alone or in a group. The list is nobody's
# answers. Its roster has those who teach, too.
printf 'First Name,Last Name,SID,Email,Role,Section\n' >roster.csv
printf '%s,x@example.org,%s,\n' 'Jörg,Müller,1' Student 'Ann,Alder,2' student 'Bo,Li,3' '' "Zoe,O'Neill,4" Student 'Ada,Prof,' Instructor 'Tim,Aid,' TA >>roster.csv
plycut sheet -q -f svg -o sheets --points value=1,leaves=1 --roster roster.csv aima-two-ply && cat sheets/codes.csv
hand() { mkdir -p "export/submission_$1" && printf 'exercise: %s\nvalue: 3\n' "$2" >"export/submission_$1/a.txt"; }
hand 101 A01
hand 102 A03
hand 103 A01
hand 104 A04
hand 105 A01
hand 10 A02
# The names come from the list; without it, from the numbers.
plycut check -f csv --exercises sheets export | cut -d, -f1-4
cat >export/submission_metadata.yml <<'YML'
---
submission_101:
  :submitters:
  - :name: Jörg Müller
    :sid: '1'
    :email: x@example.org
  :created_at: 2025-10-03 09:41:22.330000000 Z
  :score: 
  :history: []
submission_102:
  :submitters:
  - :name: Ann Alder
    :sid: '2'
  - :name: Bo Li
    :sid: '3'
submission_103:
  :submitters:
  - :name: Bo Li
submission_104:
  :submitters:
  - :name: 'Zoe O''Neill'
submission_105:
  :submitters: []
YML
plycut check -f csv --exercises sheets export | cut -d, -f2-4,11; echo "status ${PIPESTATUS[0]}"
plycut check -q -f gradescope --exercises sheets -o results export 2>errors; find results -type f | sort
# Not followed: a link in the list's place.
mv export/submission_metadata.yml list.yml && ln -s ../list.yml export/submission_metadata.yml
plycut check -f csv --exercises sheets export | cut -d, -f2 | sort -u
