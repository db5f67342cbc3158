# Moodle's own grading worksheet, filled: only the grade and the comment of those who handed something in.
for who in 'Ann Alder_4711' 'Bo Li_4712'; do mkdir -p "in/${who}_assignsubmission_file_"; done
printf 'value: 3\nleaves: 7\n' >'in/Ann Alder_4711_assignsubmission_file_/a.txt'
printf 'value: <b>&\nleaves: 8\n' >'in/Bo Li_4712_assignsubmission_file_/a.txt'
printf '\xef\xbb\xbf%s\r\n' 'Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (grade)","Feedback comments"' \
    '"Participant 4711","Ann Alder",ann@example.org,"Submitted for grading - ",,10.00,Yes,-,' >en.csv
sed -i '2,$s/^\xef\xbb\xbf//' en.csv
printf '%s\r\n' '"Participant 4713","Zoe ""Z"" Ash",zoe@example.org,"No submission - ",,10.00,Yes,-,"an earlier remark"' \
    '"Participant 4712","Bo Li",bo@example.org,"Submitted for grading - ",3.00,10.00,Yes,-,old' >>en.csv
plycut check --worksheet en.csv -o filled.csv aima-two-ply in; echo "status $?"
cat filled.csv
# In another language, with semicolons, and with another maximum.
printf '%s\n' 'ID;"Vollständiger Name";Status;Bewertung;Bestwertung;"Feedback als Kommentar"' '"Teilnehmer/in4711";"Ann Alder";"Zur Bewertung";;15,00;' >de.csv
plycut check --feedback verdict --worksheet de.csv aima-two-ply in
plycut check --feedback verdict --out-of 15 --points value=2,leaves=1,nodes=1 --worksheet de.csv aima-two-ply in | cut -d';' -f4
# What is no worksheet.
printf 'a,b\n1,2\n' >other.csv
plycut check --worksheet other.csv aima-two-ply in; echo "status $?"
plycut check --worksheet missing.csv aima-two-ply in; echo "status $?"
