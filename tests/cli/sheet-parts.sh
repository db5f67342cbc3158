# A class whose sheets are too many pages for one document: several, numbered alike, and no student's sheet is divided.
seq -f 'Student %g' 201 >names.csv
plycut sheet --questions value -o exam.pdf --roster names.csv random:b=2,d=1,values=1..99
ls ./*.pdf
find exam -name '*.json' | wc -l
find exam/forms -name '*-form.txt' | wc -l
tail -n 1 exam/codes.csv
