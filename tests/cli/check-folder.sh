# A folder of 1,000 answer files is graded; each row is there, and nothing hangs.
mkdir class
for i in $(seq 1000); do
    echo "student: S$i
value: 3
visited: 3 12 8 2 $((i % 2 ? 14 : 4)) 5 2
pruned: 4 6
C: [3, 2] <= 2" >class/$i.txt
done
timeout 60 plycut check -f csv -o book.csv aima-two-ply class; echo $?
wc -l <book.csv
head -n 3 book.csv
cut -d, -f3 book.csv | sort | uniq -c
: >class/7.txt
plycut check -q aima-two-ply class; echo $?
# What is not a regular file is not waited for.
mkdir some && echo 'value: 3' >some/a.txt && mkfifo some/pipe
timeout 60 plycut check aima-two-ply some; echo $?
# A download may have the class in a separate folder, with a folder or a file for each student.
mkdir -p d1/Course/Ann_4711_file d1/Course/Bob d2/Course d3/Ann
echo 'value: 3' | tee d1/Course/Ann_4711_file/a.txt d1/Course/Bob/a.txt d2/Course/cleo.txt d2/Course/dan.txt d3/Ann/a.txt >/dev/null
plycut check -f csv aima-two-ply d1 d2 d3 | cut -d, -f1,2
# A carriage return ends a line, as in files of old systems.
printf 'cuts: B\rfoo bar\n' >return.txt
timeout 60 plycut check aima-two-ply return.txt; echo $?
