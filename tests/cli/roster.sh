# Lists of students as learning platforms and spreadsheets write them: names, ids, rows that are no students; codes that go on.
sheets() { plycut sheet -q -f svg "$@" random:b=2,d=2; echo "status $?"; }
printf 'First name,Last name,ID number,Email address\nAnn,Alder,4711,a@x\n"Bo, J.",Li,,b@x\n,,7,\n' >moodle.csv
printf 'Identifier,"Full name",Email address,Status,Grade,Maximum Grade\nParticipant 88,"Ann Alder",a@x,Submitted,,10\n' >worksheet.csv
printf 'First Name,Last Name,SID,Email,Sections\nAnn,Alder,99,a@x,\n' >gradescope.csv
printf 'Student,ID,SIS User ID,SIS Login ID,Section,Ex 1 (12)\n    Points Possible,,,,,10\n"Alder, Ann",55,4711,aa,S1,\n"Student, Test",99,,x,S1,\n' >canvas.csv
printf '\xef\xbb\xbf"Nachname";"Vorname";"Matrikelnummer"\r\n"Müller";"Jörg";"123"\r\n"O""X, jr.";"Y";"5"\r\n' >excel.csv
printf 'Vorname\tNachname\nJörg\tMüller\n' >tabs.csv
printf 'Ann Alder\nBo Li\n' >plain.csv
for roster in moodle worksheet gradescope canvas excel tabs plain; do
    sheets -o "$roster" --roster "$roster.csv"
    cat "$roster/codes.csv"
done
# Forms have a folder of their own, without keys; trees are next to their keys.
ls plain plain/forms
printf 'exercise: A02\nvalue: 0\n' | plycut check --exercises plain - | head -n 1
# A second list goes on with codes and seeds.
sheets -o more --codes-from B98 --roster plain.csv && cat more/codes.csv
grep -o 'seed=[0-9]*' more/B99.json
cmp -s plain/A01.json more/B98.json || echo "another tree"
for code in A00 1 AA1 Z100 ''; do sheets -o none --codes-from "$code" --roster plain.csv; done
sheets -o none --codes-from Z99 --roster plain.csv
sheets -o none --codes-from B01
printf 'First name,Last name\n,\n' >empty.csv
sheets -o none --roster empty.csv
[ -e none ] || echo "nothing was written"
# Moodle's tables have names and roles in one column each; headings without one for names are no student.
printf '"First name / Last name","ID number",Roles\n"Ann Alder",4711,Student\n"Tea Cher",,"Non-editing teacher"\n' >table.csv
sheets -o table --roster table.csv && cat table/codes.csv
printf 'Surnom,Matrikelnummer\nAnn,4711\n' >unknown.csv
sheets -o none --roster unknown.csv
