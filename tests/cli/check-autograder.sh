# Gradescope's autograder as docs/answers.md has it, in a simulated /autograder: all files of a submission are one sheet, and a submission
# that cannot be read gets its results, too.
mkdir -p autograder/source autograder/results && cd autograder || exit 1
awk '/^```/ { on = 0 } /^#!.bin.sh/ { on = 1 } on' "$SOURCE/docs/answers.md" >run_autograder
cat run_autograder
cp "$PLYCUT" source/plycut
cp "$SOURCE/trees/aima-two-ply.json" source/exercise.json
try() {
    rm -rf in out results/results.json
    sh ./run_autograder >log 2>&1
    jq -c '.score, (.tests // [] | map([.name, .score, .max_score]))' results/results.json
    jq -r .output results/results.json | head -n 2
    rm -rf submission
    mkdir submission
}
mkdir submission && echo 'value: 3' >submission/a.txt && echo 'leaves: 7' >'submission/b c.txt' && try
printf '\377\330\377\340' >submission/photo.jpg && try
printf 'value: much\n' >submission/a.txt && try
echo 'value: 4' >submission/sheet.txt && printf '\377\330\377\340' >submission/photo.jpg && try
try
