# PDFs for a class: one rsvg-convert makes the pages of many, and qpdf cuts them apart; without qpdf, or if it fails, each PDF is made alone, with the same pages.
convert=$(command -v rsvg-convert) rm=$(command -v rm) fake=$PWD/fake bare=$PWD/bare
mkdir fake bare
tool() { printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod +x "$1"; }
counting='echo "$#" >>"$CALLS"; exec "$CONVERT" "$@"'
export CONVERT=$convert CALLS=$PWD/calls
tool fake/rsvg-convert "$counting"; cp fake/rsvg-convert bare; ln -s "$rm" bare/rm
starts() { cat calls 2>/dev/null | wc -l; rm -f calls; }
printf 'name\nAnn Alder\nBo Brook\nCy Combe\n' >names.csv
sheets() { plycut sheet -f pdf --roster names.csv -o "$@" random:b=2,d=3,values=1..20 2>&1 | grep -v differ; }
PATH=$fake:$PATH sheets together; starts
(PATH=$bare:$(dirname "$PLYCUT"); plycut sheet -q -f pdf --roster names.csv -o alone random:b=2,d=3,values=1..20); starts
# The same files, of the same lengths, with the same texts; none has a name or title for the class.
diff <(cd together && find . -type f | sort) <(cd alone && find . -type f | sort)
described() { (cd "$1" && for file in *.pdf forms/*.pdf; do echo "$file"; pdfinfo "$file" | grep 'Title\|Author\|Subject\|Pages\|Page size'; pdftotext -layout "$file" -; done); }
cmp <(described together) <(described alone) && described together | grep 'Pages' | sort | uniq -c
# Each student's name is in the four files of that student's code, and in no other.
while IFS=, read -r code name; do
    for file in together/*.pdf together/forms/*.pdf; do
        pdftotext "$file" - | grep -qF "${name//\"/}" && echo "$name ${file#together/}"
    done
done < <(tail -n +2 together/codes.csv)
# A file that was cut out has only its own fonts and pages: it is about as large as one made alone.
for file in together/*.pdf together/forms/*.pdf; do
    [ "$(wc -c <"$file")" -lt $(($(wc -c <"alone/${file#together/}") * 3 / 2)) ] || echo "$file is large"
done
# The same sheets are the same files again.
plycut sheet -q -f pdf --roster names.csv -o again random:b=2,d=3,values=1..20 && diff -r together again && echo the same
# Documents of one, two and more pages; each is that of its tree.
plycut sheet -q -f pdf --questions all -o trees aima-two-ply eppstein-deep two-dice
for file in trees/*-questions.pdf trees/*-answers.pdf; do
    echo "$file" $(pdfinfo "$file" | grep Pages) $(pdftotext "$file" - | grep -o 'exercise: .*' | sort | uniq -c)
done
# More than 200 pages are several batches, and the last one has what is left.
seq -f 'Student %g' 60 >sixty.csv
many() { PATH=$fake:$PATH plycut sheet -f pdf --questions value --roster sixty.csv -o "$@" random:b=2,d=1,values=1..99; }
many many 2>&1 | tail -n 1; starts
for code in A01 A50 A51 A60; do pdftotext many/$code-key.pdf - | grep -o 'Student.*'; done
# qpdf fails, or makes nothing; without it, a class is told what would be faster, once.
tool fake/qpdf 'echo "no room" >&2; exit 2'
PATH=$fake:$PATH sheets failed -v | grep 'qpdf\|files'; starts
cmp <(described failed) <(described alone)
tool fake/qpdf 'exit 0'
PATH=$fake:$PATH sheets nothing; starts
cmp <(described nothing) <(described alone)
tool bare/rsvg-convert 'echo "$#" >>"$CALLS"; echo "%PDF %%EOF"'
(PATH=$bare:$(dirname "$PLYCUT"); plycut sheet -f pdf --questions value --roster sixty.csv -o told random:b=2,d=1,values=1..99) 2>&1 | grep 'qpdf\|files'; starts
# If rsvg-convert fails, nothing of its batch is written; the batch before it is whole.
rm fake/qpdf
tool fake/rsvg-convert 'echo "no" >&2; exit 1'
PATH=$fake:$PATH sheets none; find none -type f
tool fake/rsvg-convert 'echo "$#" >>"$CALLS"; [ "$(wc -l <"$CALLS")" -eq 1 ] || exit 1; exec "$CONVERT" "$@"'
many half 2>&1 | tail -n 1; starts
find half -name '*.pdf' | wc -l; find half -name '*-form.txt' | wc -l; find half -name 'A5[1-9]*' -o -name codes.csv
# Nothing temporary is left.
mkdir box && TMPDIR=$PWD/box plycut sheet -q -f pdf --roster names.csv -o last random:b=2,d=3,values=1..20 && ls -A box
