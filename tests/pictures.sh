#!/usr/bin/env bash
# Every tree of the catalogue drawn at every detail level, and more: no shape overlaps another, no label
# runs past its shape, no edge stops short, and Graphviz's dot makes of our DOT a picture that says the same. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 1
plycut=${PLYCUT:-out/bin/plycut}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=0 failed=0

# Names as wide as any that a known node may have to hold.
cat >"$work/long.json" <<'TREE'
{"format":"plycut-tree","version":1,"title":"Long names","tree":{"name":"the root of it","static":0,"children":[
{"name":"a left branch","static":4,"children":[{"name":"quite a long name","static":5,"children":[6.123456,3]},{"name":"F","static":7,"children":[8,2]}]},
{"name":"Mississippi","static":3,"children":[{"name":"G","static":1,"children":[2,4]},{"name":"WWWWWWWW","static":6,"children":[9,5]}]},
{"name":"WWWWWWWWWWWW","static":6,"children":[{"name":"IIIIIIIII","static":5.5,"children":[7,1]},{"name":"another long name","static":8,"children":[3,7]}]}]}}
TREE

# Owners of bounds whose names are wide.
cat >"$work/owners.json" <<'TREE'
{"format":"plycut-tree","version":1,"title":"Wide names","tree":{"name":"Startup","children":[{"name":"Now","children":[10,12]},
{"name":"Merger","children":[[4,8],{"name":"Later","children":[{"name":"Sooner","children":[3,9]},7]}]},{"name":"mmmm","children":[5,20]}]}}
TREE

# Moves on every edge, flat or steep; some edges are cut off: by shallow and deep cutoffs, and by the window.
cat >"$work/moves.json" <<'TREE'
{"format":"plycut-tree","version":1,"title":"A move on every edge","tree":{"children":[
{"move":"m0","children":[{"move":"m00","children":[{"move":"m000","value":20},{"move":"m001","value":25}]},{"move":"m01","children":[{"move":"m010","value":14},{"move":"m011","value":29}]}]},
{"move":"a1-b2","children":[{"move":"m10","children":[{"move":"m100","children":[{"move":"c1","value":16},{"move":"c2","value":36},{"move":"c3","value":3},{"move":"c4","value":4},{"move":"c5","value":5},{"move":"c6","value":6}]},
{"move":"m101","children":[{"move":"x","value":24},{"move":"y","value":39}]}]},{"move":"m11","children":[{"move":"m110","children":[19,8]},{"move":"m111","children":[12,1]}]}]},
{"move":"0-0-0","children":[[1,2],[[3,4],{"move":"g","children":[5,6]}]]}]}}
TREE

# Deep cutoffs among long moves: their arrows find a way.
cat >"$work/harbour.json" <<'TREE'
{"format":"plycut-tree","version":1,"title":"The harbour","tree":{"name":"Harbour","children":[
{"name":"Wait","move":"wait for the tide","children":[{"name":"Calm","move":"wind drops","children":[-2.5,4,{"name":"Luck","value":0.75}]},{"name":"Storm","move":"storm breaks","children":[3,{"name":"Fog","children":[-1.5,6]},1]}]},
{"name":"Sail","move":"sail out at once, whatever the forecast","children":[{"name":"Reef","move":"pilot takes the reef","children":[{"name":"Keel","children":[3,-7]},{"name":"Rudder","children":[2.25,9]},-3]},{"name":"Strait","move":"pilot takes the strait","children":[8,{"name":"Toll","children":[5,5]}]}]},
{"name":"Sell","move":"sell the ship","children":[3,{"name":"Auction","children":[12,11.125,-40]},2]},
{"name":"Scrap","move":"scrap","children":[{"name":"Yard","children":[{"name":"Buyer","children":[0.5,3.5]},{"name":"Broker","children":[4,1]}]},{"name":"Fee","children":[-0.125]}]}]}}
TREE

# Moves in two lines, and longer ones that end in an ellipsis, with their probabilities, and a single word that is too long.
cat >"$work/oil.json" <<'TREE'
{"format":"plycut-tree","version":1,"title":"Oil","players":["max","chance"],"tree":{"children":[
{"move":"drill for oil at the southern end of the field","children":[{"move":"the well is dry","probability":0.5,"value":-70},
{"move":"a middling reserve under the salt dome that nobody expected","probability":0.3,"value":50},{"move":"soaking","probability":0.2,"value":200}]},
{"move":"sell","children":[{"move":"Donaudampfschifffahrtsgesellschaft","probability":0.25,"value":2},{"move":"to somebody who pays","probability":0.75,"value":8}]}]}}
TREE

# Ours: SVG. Theirs: DOT, drawn later by one run of dot, which is faster than many.
mkdir "$work/ours" "$work/theirs"

both() { # COMMAND ARGUMENT...: that writes DOT, or SVG with -f svg
    "$@" -f svg >"$work/ours/$number.svg" && "$@" -f dot >"$work/theirs/$number"
}

draw() { # arguments of draw
    number=$((number + 1))
    if ! both "$plycut" draw -q "$@" 2>"$work/log"; then
        failed=$((failed + 1))
        echo "FAIL draw $*"
        cat "$work/log"
    fi
    echo "$number.svg: draw $*" >>"$work/names"
}

# Notes are for our layout only; frames are in DOT, too.
alone() { # arguments of draw
    number=$((number + 1))
    if ! "$plycut" draw -q -f svg "$@" >"$work/ours/$number.svg" 2>"$work/log"; then
        failed=$((failed + 1))
        echo "FAIL draw $*"
        cat "$work/log"
    fi
    echo "$number.svg: draw $*" >>"$work/names"
}

draw --highlight A,/0/0,D eppstein-deep
for detail in full compact tiny; do
    alone --detail $detail --highlight J,/0/0 --note "J=cut off deep" --note "/0=first" --note "C=the last but one" --note "/1/0/0/0=the 10 of the lecture" --note "D=last" eppstein-deep
done
for way in "" --slide "--style mono" "--until cut:C" "--width 12cm"; do
    # shellcheck disable=SC2086
    alone $way --highlight A,C --note "B=at least three" --note "C=at most two, and A has three" --note "/0/0=the first leaf" --note "/2/2=the last of all" aima-two-ply
done
for way in "" "--windows edges" "--detail compact" "--style mono"; do
    # shellcheck disable=SC2086
    draw $way "$work/oil.json"
done
for way in --slide "--width 17cm" "--until 6 --windows edges --legend none"; do
    # shellcheck disable=SC2086
    alone $way "$work/oil.json"
done
alone --panels 4,8,13,14,19,26 aima-two-ply
alone --panels cutoffs eppstein-deep
alone --width 17cm random:b=3,d=4,seed=1 # a long arrow near a corner
alone --panels cutoffs --highlight C --note C=here --columns 1 aima-two-ply
alone --panels 4,10,20 -d 2 othello:start
alone --panels nodes aima-chance
for tree in aima-two-ply eppstein-deep aima-chance-limits knuth-moore-pi decimals same-player; do
    draw --values ranges $tree
    draw --windows history $tree
    draw --windows edges $tree
done
alone --windows history --until 14 aima-two-ply
alone --windows edges -d 2 othello-early
alone --values ranges --windows edges --panels 4,8,14,26 aima-two-ply
alone --rows aima-chance
for tree in trees/*.json "$work/moves.json" "$work/harbour.json" "$work/long.json"; do
    alone --grow right "$tree"
    alone --grow right --detail compact "$tree"
done
for seed in 1 2 3 4; do
    alone --grow right "random:b=5,d=4,seed=$seed"
    alone --grow right --windows edges "random:b=3,d=3,seed=$seed"
done
alone --grow right --style mono --window 3,7 "$work/moves.json"
alone --grow right -d 3 pig:start
alone --grow right -d 2 --draw-nodes 12 othello-early
alone --grow right -a minimax,alpha-beta aima-two-ply
alone --grow right --until 14 aima-two-ply
alone --grow right --slide --highlight C --note "C=cut off" --note "/0/0=the first leaf" aima-two-ply
alone --rows --slide eppstein-deep
alone --rows --note B=first --note C=second --panels 4,14 aima-two-ply
alone --rows -a minimax,alpha-beta aima-two-ply
alone --rows -d 2 othello-early
alone --style dark -d 2 othello-early
alone --style dark --transparent --values ranges aima-chance
alone --note "C=a coin is thrown" --note "G=cut off" --note "B=a coin is thrown" aima-chance
alone -d 2 --highlight /g6,/f3/d2 --note "/g6=a subtree of three leaves" --note "/f3=White loses five discs" --note "/b3=the best move" othello-early
alone --note "N=never visited after 10" --note "O=5" --note "P=9 is not enough" --note "H=13" --note "I=14 of at most 12" eppstein-deep

for tree in trees/*.json; do
    for detail in full compact tiny dots; do
        draw --detail $detail "$tree"
    done
    draw --style mono --fold pruned "$tree"
    draw --plain-labels -a branch-and-bound "$tree"
done
for position in trees/*.obf; do
    draw -d 2 "$position:$(grep -nvE '^(%|$)' "$position" | head -n 1 | cut -d: -f1)"
done
draw -a all eppstein-deep
draw random:b=4,d=6,seed=1,values=-9..9
draw random:b=40,d=3,seed=1,values=-99..99
draw --draw-nodes 200 random:b=40,d=3,seed=1,values=-99..99
draw --draw-nodes 600 random:b=40,d=3,seed=1,values=-99..99
draw -d 3 othello:start
draw -d 3 othello-midgame
draw othello:4x4
draw "$work/owners.json"
draw --window=-9,4 "$work/owners.json"

draw "$work/moves.json"
draw --window 3,7 "$work/moves.json"
draw --fold pruned -a all "$work/moves.json"
draw --style mono --order reversed "$work/moves.json"
draw "$work/harbour.json"
draw --legend none --title '' chance-deep
draw --types 'tree:{"player":"chance","children":[{"name":"Mississippi","player":"chance","children":[3,{"name":"WWWWWW","player":"chance","children":[1,2]}]},4]}'
draw --style mono --order reversed "$work/harbour.json"
draw --detail compact "$work/moves.json"
draw -d 1 --quiescence 1 static-values

# Marks that the legend must explain, and few pictures have: rounded numbers, those next to another, values returned by mistake.
draw random:b=2,d=3,seed=1,values=real
draw -a negascout --fail hard random:b=3,d=3,seed=2
draw -a mtdf --table 100 --pass all plaat-sss
draw -a alpha-beta,window-reset knuth-moore-pi
draw --draw-nodes 25 --detail dots random:b=3,d=5,seed=1
draw --draw-nodes 25 --detail tiny --style mono random:b=3,d=5,seed=1

# Folded trees, whose edges run far to the side.
for seed in 1 2 3 4 5 6; do
    draw "random:b=10,d=4,seed=$seed"
    draw --detail compact "random:b=5,d=5,seed=$seed"
    draw --draw-nodes 25 "random:b=8,d=4,seed=$seed"
    draw -d "$seed" tictactoe:start
done
# Trees with many deep cutoffs, whose arrows find a way between the nodes.
for seed in 2 7 11 12 17 34 46 53; do
    draw --draw-nodes 60 "random:b=3,d=4,seed=$seed"
    draw "random:b=2,d=5,seed=$seed"
done
draw random:b=60,d=2
draw random:b=20,d=3

# Random moves, different in each tree; these are few enough to look at.
random_moves=60
tests/moves.py 1 $random_moves "$work"
ways=("" "--detail full" "--detail compact" "--style mono" "--window 2,5" "--fold pruned" "-d 2" "-d 2 --quiescence 1,2"
    "--draw-nodes 14" "--draw-nodes 25 --detail compact" "--plain-labels --root min" "-a all"
    "--deepen --aspiration 1 --table 100 --order hash,killer")
for seed in $(seq $random_moves); do
    # shellcheck disable=SC2086
    draw ${ways[$((seed % ${#ways[@]}))]} "$work/$seed.json"
done

# Several passes, and nodes found in the transposition table.
passes="--deepen --aspiration 2 --table 100 --order hash,killer"
for detail in full compact tiny dots; do
    draw $passes --detail $detail random:b=3,d=4,seed=3,values=0..9
    draw $passes --detail $detail --style mono random:b=3,d=4,seed=3
    draw --deepen --aspiration 0.01 --table 1000 --detail $detail "$work/long.json"
done
draw $passes --plain-labels random:b=3,d=4,seed=3
draw $passes -a all random:b=3,d=4,seed=3,values=0..9
draw $passes --nodes 3000 --draw-nodes 90 random:b=6,d=6,seed=3,values=-99..99
draw --deepen --aspiration 0.02 --table 1000 --detail full random:b=2,d=4,seed=1
draw --deepen --aspiration 0.02 --table 1000 --detail compact random:b=2,d=4,seed=2
draw --deepen --aspiration 1 static-values
for pass in 1 3 all; do
    draw --deepen --aspiration 1 --pass $pass static-values
    draw $passes --pass $pass random:b=3,d=4,seed=3,values=0..9
    draw --deepen --aspiration 0.01 --table 1000 --detail compact --style mono --pass $pass "$work/long.json"
done
draw --deepen --plain-labels -a all --pass all "$work/long.json"
draw -d 3 --deepen --aspiration 1 --boards all --pass all othello:f5d6c3
draw -d 2 --quiescence 1,2 static-values
draw -d 3 --deepen --aspiration 1 --table 1000 --order hash,static --boards all othello:f5d6c3
draw -d 2 --quiescence 2,2 --boards inner othello:f5d6c3
draw -d 1 --quiescence 3,2 -e tutorial --boards pv othello:d3c5f6d2c2g7d1f4f5f3f7f8g6e3g8h8e6h7e2d6e7d7

# Each sheet has four documents; each document counts.
sheet() { # arguments of sheet
    local made=$work/sheets-$number file
    if ! "$plycut" sheet -q -f svg -o "$made" "$@" >"$work/log" 2>&1; then
        number=$((number + 1))
        failed=$((failed + 1))
        echo "FAIL sheet $*"
        cat "$work/log"
    fi
    for file in "$made"/*.svg; do
        number=$((number + 1))
        mv "$file" "$work/ours/$number.svg"
        echo "$number.svg: sheet $* ($(basename "$file"))" >>"$work/names"
    done
}

for tree in trees/*.json; do
    sheet "$tree"
done
sheet --style mono -a branch-and-bound --cut strict eppstein-deep
sheet -a minimax --root min --order reversed aima-two-ply irregular
sheet "$work/moves.json"
sheet -a branch-and-bound --style mono "$work/moves.json"
sheet --window 3,9 wikipedia-ab decimals
sheet random:b=2,d=6,seed=1,values=0..99
sheet random:b=4,d=3,seed=1,values=0..99
sheet -d 2 othello:start
sheet -d 3 othello:start
sheet --seeds 1..5 random:b=2,d=4,values=-9..9
sheet random:b=3,d=4,seed=1,values=-9..9
sheet 'tree:[{"name":"Strait of X","children":[[1,2,3,4],[5,6,7,8],[1,2,3,4],[1,2,3]]},{"name":"Harbour14","children":[[1,2,3],[5,6,7,8],{"name":"WWWWW9","children":[1,2,3,4]}]},{"name":"Auction26","children":[{"name":"Storm 4","children":[3,4]},[1,2,3,4],[5,6,7,8]]},[[1,2,3,4],[5,6,7,8],[[1,2],[3,4]]]]'
sheet 'tree:{"player":"max","children":[{"name":"Umbrella today","player":"chance","children":[{"value":3,"probability":"1/3"},{"value":5,"probability":"2/3"}]},4]}' pig:target=6 -d 3
sheet --questions all chance-deep two-dice
sheet 'tree:[{"name":"a name of a node","children":[{"name":"leaf <&>","value":1},2]},[{"move":"left","children":[3,4]},5]]' tree:5
# Questions ask for nodes by name: every inner node has its name on the blank sheet and on its key.
names_shown() { # TREE
    local name file made=$work/named tree=$1
    rm -rf "$made"
    "$plycut" sheet -q -f svg -o "$made" "$1"
    for file in "$made"/*.json; do # of a random tree the tree that was handed out, which has names
        [ "${file%-answers.json}" != "$file" ] || tree=$file
    done
    for file in "$made"/*-problem.svg "$made"/*-key.svg; do
        number=$((number + 1))
        while read -r name; do
            grep -qF ">$name<" "$file" && continue
            failed=$((failed + 1))
            echo "FAIL no node is called $name in $file"
            break
        done < <("$plycut" trace -q -a minimax "$tree" | jq -r '.events[] | select(.event == "enter").name')
    done
}
for tree in knuth-moore-pi random:b=3,d=4,seed=1,values=-9..9 random:b=2,d=6,seed=1,values=0..99 random:b=4,d=3,seed=1,values=0..99; do
    names_shown $tree
done

# Under sanitizers, only making the pictures is tested: their bytes are the same as in the ordinary build.
if nm "$plycut" | grep -q __asan_init; then
    echo "$((number - failed)) passed, $failed failed"
    exit $((failed > 0))
fi

dot -Tsvg -O "$work"/theirs/* 2>/dev/null # writes NUMBER.svg next to NUMBER
if /usr/bin/python3 tests/overlap.py "$work"/ours/*.svg >"$work/overlap" 2>&1; then
    cut=0
else
    cut=$(grep -oE '[0-9]+\.svg' "$work/overlap" | sort -u | wc -l)
    [ "$cut" -gt 0 ] || cut=1
    head -n 40 "$work/overlap"
    grep -oE '[0-9]+\.svg' "$work/overlap" | sort -u | while read -r name; do
        grep "^$name:" "$work/names"
    done
fi
failed=$((failed + cut))
pairs=()
for file in "$work"/theirs/*.svg; do
    pairs+=("$work/ours/${file##*/}" "$file")
done
number=$((number + ${#pairs[@]} / 2))
if ! /usr/bin/python3 tests/back_ends.py "${pairs[@]}" >"$work/unlike" 2>&1; then
    head -n 40 "$work/unlike"
    failed=$((failed + $(cut -d: -f1 "$work/unlike" | sort -u | wc -l)))
fi

# Every shape carries its colours itself: LibreOffice and others read no style sheet. A style sheet of the reader's restyles.
"$plycut" draw -q -f html eppstein-deep >"$work/ours/page.svg"
for file in "$work"/ours/*.svg $(grep -L gnuplot docs/picture/*.svg); do # plots are gnuplot's
    number=$((number + 1))
    if [ "${file##*/}" != page.svg ] && grep -qE '<style| style=' "$file" ||
        grep -oE '<(path|rect|circle|text) [^>]*>' "$file" | grep -vE '(fill|stroke|font-size)="|^<text xml:space' | head -n 3 | grep .; then
        failed=$((failed + 1))
        echo "a shape without colours of its own, or a style sheet: ${file##*/} $(grep "^${file##*/}:" "$work/names")"
    fi
done
number=$((number + 1))
sed 's|<desc|<style>.plycut .deep path { stroke: #8000a0 }</style><desc|' docs/picture/eppstein-deep.svg >"$work/restyled"
if rsvg-convert docs/picture/eppstein-deep.svg >"$work/plain.png" && rsvg-convert "$work/restyled" >"$work/restyled.png" && cmp -s "$work/plain.png" "$work/restyled.png"; then
    failed=$((failed + 1))
    echo "a style sheet does not restyle docs/picture/eppstein-deep.svg"
fi

echo "$((number - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
