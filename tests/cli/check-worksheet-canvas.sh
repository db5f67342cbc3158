# Canvas's own gradebook, filled: only the grades of those who handed something in; its other rows and columns stay.
mkdir -p in
printf 'value: 3\nleaves: 7\n' >in/alderann_123_9001_sheet.txt
printf 'value: 4\nleaves: 8\n' >in/libo_LATE_124_9002_sheet.txt
printf '\xef\xbb\xbf%s\r\n' 'Student,ID,SIS User ID,SIS Login ID,Section,Exercise 2 (771),Exercise 3 (772),Current Score' >grades.csv
printf '%s\r\n' '    Points Possible,,,,,5.00,2.00,(read only)' \
    '"Alder, Ann",123,s1,ann,"Section, 1",4.5,,90.0' '"Li, Bo",124,s2,bo,"Section, 1",3,1,60.0' \
    '"Ash, Zoe",125,s3,zoe,"Section, 1",5,,100.0' '"Student, Test",130,,t,"Section, 1",,,' >>grades.csv
plycut check --points value=1,leaves=1 --worksheet grades.csv --column 'Exercise 3' -o filled.csv aima-two-ply in; echo "status $?"
cat filled.csv
# The column by its whole heading; another total than Canvas's.
plycut check --points value=2,leaves=1 --worksheet grades.csv --column 'Exercise 3 (772)' aima-two-ply in | cut -d, -f8
# Which assignment? None of this name; and Moodle's worksheet has only one grade.
plycut check --worksheet grades.csv aima-two-ply in; echo "status $?"
plycut check --worksheet grades.csv --column Exercise aima-two-ply in; echo "status $?"
printf 'ID,Grade\nParticipant 1,\n' >moodle.csv
plycut check --worksheet moodle.csv --column Exercise aima-two-ply in; echo "status $?"
# One assignment needs no name.
cut -d, -f1-6,7,10 grades.csv | sed 's/,Exercise 2 (771)/,Attendance/' >one.csv
plycut check --points value=1,leaves=1 --worksheet one.csv aima-two-ply in | head -n 1
# Who is excused stays so. A column of no worksheet.
sed 's/"Alder, Ann",123,s1,ann,"Section, 1",4.5,,/"Alder, Ann",123,s1,ann,"Section, 1",4.5,EX,/' grades.csv >excused.csv
plycut check --points value=1,leaves=1 --worksheet excused.csv --column 'Exercise 3' aima-two-ply in | sed -n 3,4p
plycut check --column 'Exercise 3' aima-two-ply in; echo "status $?"
