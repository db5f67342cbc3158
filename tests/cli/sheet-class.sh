# The sheets of a class have a tree with boxes to fill in and to cross, above the questions; the student's name is on its line, not above
# an empty one, and a long one in smaller type.
printf 'name\nAnn Alder\nMaximiliane Konstanze von Hohenzollern-Sigmaringen de la Vega y Torres Quevedo\n' >names.csv
plycut sheet -q -f svg -o exam --roster names.csv random:b=2,d=2,values=1..20
for code in A01 A02; do
    xmllint --xpath '//*[local-name()="text"][contains(., "Ann Alder") or contains(., "Maximiliane")]' exam/forms/$code-questions.svg | sed 's/y="[^"]*"//; s/x="[^"]*"//'; echo
    grep -c 'Put a cross in the box on each edge' exam/forms/$code-questions.svg
done
grep -c 'Put a cross' exam/A01-answers.svg
plycut sheet -q -f svg -o single random:b=2,d=2,values=1..20,seed=1 && grep -c 'Put a cross' single/*-questions.svg
plycut sheet -q -o class.pdf --versions 2 random:b=2,d=2,values=1..20 && pdftotext -f 1 -l 1 class.pdf - | tr '\n' ' ' | grep -c 'cross in the box'
