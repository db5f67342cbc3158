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
# A photo is no zero: its row stays, for a person. Who has no row is told.
mkdir -p 'in/Cy Ode_4714_assignsubmission_file' 'in/Di Dee_4799_assignsubmission_file'
printf '\377\330\377\340' >'in/Cy Ode_4714_assignsubmission_file/IMG_1.jpg'
printf 'value: 3\n' >'in/Di Dee_4799_assignsubmission_file/a.txt'
printf '%s\n' '"Participant 4714","Cy Ode",c@example.org,"Submitted for grading - ",,10.00,Yes,-,' >>en.csv
plycut check --feedback verdict --worksheet en.csv aima-two-ply in | grep 4714; echo "status ${PIPESTATUS[0]}"
# A group hands in once, and all its members have the grade; its number is no student's.
mkdir -p 'teams/Team 7_4711_assignsubmission_file' 'teams/Default group_assignsubmission_file'
printf 'value: 3\n' >'teams/Team 7_4711_assignsubmission_file/a.txt'
printf 'value: 3\nleaves: 7\n' >'teams/Default group_assignsubmission_file/a.txt'
printf '%s\n' 'Identifier,"Full name",Status,Group,Grade,"Maximum Grade"' 'Participant 4711,"Zoe Ash",,Team 8,,2.00' \
    'Participant 4712,"Bo Li",,Team 7,,2.00' 'Participant 4713,"Di Dee",,Team 7,,2.00' 'Participant 4714,"Cy Ode",,Default group,,2.00' >teams.csv
plycut check --points value=1,leaves=1 --worksheet teams.csv aima-two-ply teams
