# A class: folders of folders, names from files and folders, other encodings, files that cannot be graded, exercises of their
# own in one table, and how much was right.
mkdir -p 'class/Ann Alder_4711_assignsubmission_file' class/Bob
printf 'value: 3\nleaves: 7\n' >'class/Ann Alder_4711_assignsubmission_file/a.txt'
printf 'value: 3\n# gr\xfc\xdfe\nbest: B\n' >class/Bob/b.txt
printf '\xff\xfev\0a\0l\0u\0e\0:\0 \0003\0\r\0\n\0l\0e\0a\0v\0e\0s\0:\0 \0008\0' >class/carl.txt
printf '\xfe\xff\0s\0t\0u\0d\0e\0n\0t\0:\0 \0J\0\xfc\0r\0g\0\n\0v\0a\0l\0u\0e\0:\0 \0003\0\n' >class/alder_4712_9001_sheet.txt
: >class/empty.txt
printf '\0\1\2' >class/scan.pdf
printf 'garbage\n' >class/dora.txt
printf '{"format":"plycut-answers","version":1,"value":3' >class/ed.json
plycut check -f csv aima-two-ply class; echo $?
plycut check aima-two-ply class 2>/dev/null | tail -n 6
plycut check -f json aima-two-ply class 2>/dev/null | tail -n 4
mkdir trees handed
for seed in 1 2 3; do plycut make --seed $seed -o trees/t$seed.json; done
for seed in 1 2 3; do
    { echo "exercise: t$seed"; plycut sheet -q -f svg -o out trees/t$seed.json && grep '^"value"\|^"leaves"' out/t$seed-answers.json | tr -d '",' | sed 's/:/: /'; } >handed/s$seed.txt
done
sed -i 's/^leaves.*/leaves: 1/' handed/s2.txt
printf 'exercise: ../t1\nvalue: 3\n' >handed/s4.txt
printf 'value: 3\n' >handed/s5.txt
printf 'exercise: t9\nvalue: 3\n' >handed/s6.txt
plycut check -f csv --exercises trees handed; echo $?
plycut check --exercises trees aima-two-ply handed 2>&1 | tail -n 2
# A long file in UTF-16 is read to its end.
{ for i in {1..400}; do echo "# a line"; done; echo 'value: 3'; } | iconv -t UTF-16 >long.txt
plycut check aima-two-ply long.txt
