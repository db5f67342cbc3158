# --slide: the paper is a slide, no type on it is smaller than 14 pt, and what does not fit is refused with advice that works.
slide() { # what an SVG is: its size, and the size of its smallest type there: points
    grep -oE '<svg [^>]*|font-size="[0-9.]+"' "$1" | awk -F'"' '
        /^<svg/ { match($0, / width="[0-9.]+/); wide = substr($0, RSTART + 8, RLENGTH - 8); match($0, / height="[0-9.]+/); high = substr($0, RSTART + 9, RLENGTH - 9)
            match($0, /viewBox="[^"]*/); split(substr($0, RSTART + 9), box, " "); scale = wide / box[3]; next }
        least == "" || $2 < least { least = $2 }
        END { print wide, high, (least * scale >= 13.99 ? "legible" : least * scale) }'
}
for tree in aima-two-ply eppstein-deep knuth-moore-pi plaat-sss; do
    plycut draw --slide $tree -o a.svg && echo "$tree: $(slide a.svg)"
done
plycut draw --slide 4:3 aima-two-ply -o a.svg && slide a.svg
plycut draw --slide -d 2 othello:start -o a.svg && slide a.svg
plycut draw --slide -a minimax,branch-and-bound,alpha-beta aima-two-ply -o a.svg && slide a.svg && grep -c 'class="tree"' a.svg
plycut draw --slide --legend counts aima-two-ply -o a.svg && grep -o '>branch-and-bound<' a.svg
plycut draw --slide 'tree:[{"move":"castle","children":[3,5]},{"move":"resign","value":4}]' -o a.svg && slide a.svg && grep -o '>castle<' a.svg
plycut draw --slide aima-two-ply -o a.svg && grep -c '#1<' a.svg
plycut draw --slide --turns all aima-two-ply -o a.svg && grep -c '#1<' a.svg
plycut draw --turns none aima-two-ply -o a.svg && grep -c '#1<' a.svg
plycut draw --slide random:b=4,d=6,seed=1 --fold none -o b.svg; echo $?
plycut draw --slide random:b=4,d=6,seed=1 --draw-nodes 20 -o b.svg && slide b.svg
plycut draw --slide --steps cutoffs -o steps.pdf eppstein-deep && pdfinfo steps.pdf | grep -E '^(Pages|Page size)'
plycut draw --height 8cm eppstein-deep -o c.pdf && pdfinfo c.pdf | sed -n 's/^Page size:.* x \([0-9.]*\) pts/\1/p'
# Columns: as many as asked for; the rules that all share are said once.
for columns in 1 2 3; do
    plycut draw --columns $columns -a minimax,branch-and-bound,alpha-beta -o d.svg plaat-sss
    grep -oE 'width="[0-9.]+pt"' d.svg | head -n 1
    grep -o 'cut equal, fail soft' d.svg | wc -l
done
plycut draw --slide 5:4 aima-two-ply -o e.svg; echo $?
plycut draw --slide -f dot aima-two-ply; echo $?
plycut draw --slide -f html aima-two-ply; echo $?
ls
# Where the height decides how large a slide is, neighbours do not stay close together: points between two leaves.
plycut draw --slide 'tree:[[[4,9],[7,[2,8]]],[[5,1],[6,3]]]' -o f.svg && grep -oE 'd="M[0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+' <(grep 'id="n/0/0/' f.svg) | awk -F'[M ]' '{ if (NR == 2) print $2 - end; end = $6 }'
# What edges say goes last: a tree is folded before probabilities and moves are left out. Windows are left out where nodes would be nearer than 6 points to one another.
plycut draw --slide -d 4 pig:start -o g.svg && slide g.svg && grep -c '>[1-6]: 1/6<' g.svg
plycut draw --slide -d 2 othello-early -o h.svg && slide h.svg && grep -o '>[b-g][3-6]<' h.svg | sort -u | tr '\n' ' '
plycut draw --slide eppstein-deep -o i.svg && grep -c '∞' i.svg
plycut draw --width 17cm eppstein-deep -o j.svg && grep -c '>[A-P]<' j.svg
# A stub is no number that could be a value.
plycut draw --width 8cm --draw-nodes 60 --detail tiny random:b=3,d=5,seed=1 -o k.svg && grep -oE ">[+×][0-9]+<" k.svg | sort -u | tr "\n" " "
