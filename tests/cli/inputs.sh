# Specs: files before the catalogue, standard input, and names that nothing has.
echo '[5]' >knuth-moore-pi
plycut count -a minimax -f csv knuth-moore-pi | cut -d, -f 1-4
rm knuth-moore-pi
mkdir knuth-moore-pi # such as the folder of an exercise's files
plycut count -a minimax -f csv knuth-moore-pi | cut -d, -f 1-4
echo '[6]' | plycut count -a minimax -f csv - | cut -d, -f 1-4
plycut count knuth-more-pi; echo $?
plycut count zzz; echo $?
plycut count nosuch.json; echo $?
plycut count otelo:start; echo $?
plycut count .; echo $?
mkdir mine && echo '[7]' >mine/seven.json && echo '[8]' >mine/knuth-moore-pi.json
export PLYCUT_TREES=/nowhere:$PWD/mine
plycut count -a minimax -f csv seven knuth-moore-pi | cut -d, -f 1-4
plycut list trees -q | grep -c '^knuth-moore-pi$\|^seven$'
# Standard input has one name in messages, and a circle of links is not a missing file.
echo '[1,2' | plycut count -
echo '[1,2]' | plycut count -e tutorial -
echo '[[1,2],[3,4]]' | plycut count --max-nodes 2 -
ln -s b.json a.json && ln -s a.json b.json
plycut count a.json; echo $?
# A tree in brackets needs no prefix; a file of that name comes first, and every command takes it.
plycut count -a minimax -f csv '[[1,2],[3,4]]' | tail -1
plycut explain -a minimax '[[1,2],[3,4]]' | grep Value
plycut count '[[1,2],[3,4]'; echo $?
plycut run -q -a minimax '[[1,2],[3,4]]' && ls out
echo 'A: 3' >answers.txt && plycut check '[[1,2],[3,4]]' answers.txt | head -3
echo '[9]' >'[1]' && plycut count -a minimax -f csv '[1]' | tail -1 | cut -d, -f 1-4

# A document or a picture is not a text file.
printf '%%PDF-1.5\n\xe2\xe3 an exercise\n' >exercise.pdf; printf '\x89PNG\r\n\x1a\n\0\0' >tree.png
plycut draw exercise.pdf; plycut count tree.png; echo $?

# A bare list is one ply; one that could be the leaves of a complete tree is noted, however it comes. Every command takes the
# form that the note names.
for list in '[3,12,8]' '[3,5,6,9,1,2,0,-1]' 'tree:[1,2,3,4,5,6,7,8,9]'; do plycut count -a minimax -f csv "$list" 2>&1 | cut -d, -f 1-20 | tail -2; done
echo '[3,5,6,9,1,2,0,-1]' >flat.json; plycut count -a minimax flat.json 2>&1 >flat.txt; plycut count -a minimax - <flat.json 2>&1 >flat.txt
plycut count -q -a minimax flat.json 2>&1 | grep -c 'complete tree'
plycut count 'leaves:3,5,6,9,1,2,0,-1'
echo 'visited: 3 5 6 1 2' >answers.txt
list=leaves:3,5,6,9,1,2,0,-1
for command in 'trace $' 'draw $' 'draw -f svg $' 'explain $' 'table $' 'conventions $' 'when --leaf /1/0/0 --pruned /1/1 $' 'prove $' 'answers $' 'make -q --most-pruned --fill $' \
    'perft -d 2 $' 'check $ answers.txt' 'run $' 'sheet -q -f svg -o sheets $' 'bank $' 'quiz $'; do
    plycut ${command/\$/$list} </dev/null >log 2>&1
    status=$?; echo "$command: $status"; [ $status -lt 2 ] || cat log
done
for spec in leaves: leaves:7 leaves:1,2,3,4,5 leaves:b=1:1 leaves:1,x leaves:1,,2; do plycut count $spec; echo $?; done
