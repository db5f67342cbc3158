#!/usr/bin/env bash
# The rules of the house: includes point one way, quiet searches hold no emitter, the library keeps
# to itself. Usage: tests/structure.sh [OUT]. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 1
out=${1:-out}
passed=0 failed=0

verdict() { # NAME WRONG: what is wrong (nothing: right)
    local wrong=$2
    if [ -z "$wrong" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAIL %s\n%s\n' "$1" "$wrong"
    fi
}

# base <- game <- {othello, search} <- {play, trace <- facts <- words <- {make <- grade <- {quiz, trial}, scene <- layout <- render <- {dot, svg, tex} <- sheet <- page}} <- cli
allowed() {
    local search="base game search algorithm orders events"
    local trace="$search trace values" facts="$search trace values facts"
    case $1 in
    base) echo base ;;
    game) echo base game ;;
    othello) echo base game othello ;;
    search) echo "$search" ;;
    play) echo "$search" othello play players ;;
    trace) echo "$trace" ;;
    facts) echo "$facts" ;;
    words) echo "$facts" words ;;
    grade) echo "$facts" words make grade ;;
    quiz) echo "$facts" words grade quiz ;;
    make) echo "$facts" words make ;;
    scene) echo "$facts" words scene picture ;;
    layout) echo "$facts" words scene picture layout ;;
    render) echo "$facts" words scene picture layout render ;;
    dot) echo "$facts" words scene picture layout render dot ;;
    svg) echo "$facts" words scene picture layout render svg ;;
    tex) echo "$facts" words scene picture layout render tex ;;
    growth) echo "$search trace render growth" ;;
    trial) echo "$facts words make grade trial" ;;
    page) echo "$facts" words scene picture layout render svg sheet page ;;
    sheet) echo "$facts" words scene picture layout render dot svg sheet ;;
    esac
}

rooms="base game othello search play trace facts words make grade quiz scene layout render dot svg tex sheet page growth trial"
unknown_names() {
    local name
    for name in $(for room in $rooms; do allowed "$room"; done | tr ' ' '\n' | sort -u); do
        [ -d "src/$name" ] || ls include/plycut/"$name".* >/dev/null 2>&1 || echo "$name"
    done
}
verdict "what a room may include exists" "$(unknown_names)"

# Prints a room's includes that point the wrong way, to rooms of src or to public headers.
strangers() { # ROOM
    grep -oE '^#include ("[a-z]+/|<plycut/[a-z]+)' src/"$1"/*.[ch] | sed -E 's%:#include ("|<plycut/)% %; s%/$%%' |
        awk -v allowed=" $(allowed "$1") " '!index(allowed, " " $2 " ") { print $1, "includes", $2 }'
}

for room in $rooms; do
    verdict "includes of $room point one way" "$(strangers $room)"
done

# Pictures and explanations use traces, never the rules of a game.
verdict "render does not know a game's rules" \
    "$(grep -nE 'rules->|PlycutState|plycut_game_(parse|follow|leaves)' src/{scene,layout,render,dot,svg,tex,sheet,page}/*.[ch])"
verdict "games have never heard of an event" "$(grep -nE 'PlycutEvent\b|PlycutTrace' src/{game,othello}/*.[ch])"
verdict "the search has never heard of a Trace" "$(grep -nE 'PlycutTrace' src/search/*.[ch])"

# A sentence that is never used must go.
unsaid() { # PREFIX TABLE...: the rows that no file names
    local prefix=$1
    shift
    comm -23 <(sed -n "s/^[A-Z]*(\([A-Z_]*\),.*/$prefix\1/p" "$@" | sort -u) \
        <(grep -rohw "$prefix[A-Z_]*" src --include='*.[ch]' --include='*.def' | sort -u)
}
verdict "every sentence is said" \
    "$(unsaid SENTENCE_ src/words/{sentences,feedback,findings,quiz,vocabulary}.def; unsaid SAY_ src/scene/wording.def src/cli/say.def; unsaid VERDICT_ src/trial/verdict.def)"

# What people read is in tables, which a translation can replace. Markup and commands to copy are not words.
words_in_code() {
    awk 'BEGIN { RS = ";" }
         /plycut_out_(text|format)\(/ {
             sub(/.*plycut_out_(text|format)\(/, "")
             for (; match($0, /"([^"\\]|\\.)*"/); $0 = substr($0, RSTART + RLENGTH)) {
                 text = substr($0, RSTART, RLENGTH)
                 gsub(/%[-+*.0-9]*(ll|l|z)?[a-z]|\\n/, "|", text)
                 if (text ~ /[A-Za-z][a-z]+,? [a-z]/ && text !~ /[<=\\]|\/\/|plycut /)
                     print FILENAME ": " text
             }
         }' src/{game,othello,play,trace,facts,words,grade,make,scene,layout,render,sheet,page,trial,options,cli}/*.c
}
verdict "what people read is in tables" "$(words_in_code)"

# The program uses the public headers: everything else that it includes is its own, os <- options <- cli.
private_includes() {
    local mine='' room
    for room in os options cli; do
        mine="$mine${mine:+|}$room"
        grep -oE '^#include ".*"' src/$room/*.[ch] | grep -vE "\"($mine)/"
    done
}
verdict "the program uses public headers only, and its rooms point one way" "$(private_includes)"
# It may include the headers of what the page does without.
verdict "the core replaces the operating system, and uses nothing else" \
    "$(sed -n 's/^#include "\(.*\)".*/\1/p' src/wasm/*.c | grep -vE '^(cli|os|wasm)/|^page/assets.h$|^base/threads.h$')"

# A comparison would take a third player for MIN, or for MAX, and no compiler would say so.
verdict "only player.h compares a player with MAX or MIN" \
    "$(grep -rnE '[=!]= PLYCUT_M(AX|IN)\b' src include --include='*.[ch]' | grep -v '^include/plycut/player.h:')"

symbols() { # PATTERN OBJECT...: the objects' symbols that match
    local pattern=$1 object
    shift
    for object in "$@"; do
        nm "$object" | grep -E "$pattern" | sed "s|^|$object: |"
    done
}

# A quiet search contains no code for events.
verdict "quiet searches hold no emitter" "$(symbols 'emit_' "$out"/obj/search/*.quiet.o)"
for object in "$out"/obj/search/*.traced.o; do
    verdict "$(basename "$object") holds the emitter" "$(nm "$object" | grep -q 'emit_update' || echo none)"
done

# A new format must work in every command by its row alone.
verdict "formats are told apart by their columns" \
    "$(grep -nE '(->|\.)render [!=]= plycut|strcmp\(([a-z]+->)*format->name, "' src/{cli,options}/*.c)"

# A traced search looks at one node after the other.
verdict "traced searches do not look ahead" "$(symbols ' order_aside$' "$out"/obj/search/*.traced.o)"

# A search allocates before and after it runs, never in between: no algorithm or verb calls for memory.
verdict "the search allocates nothing while it runs" \
    "$(symbols ' U (malloc|calloc|realloc|free|qsort)$' "$out"/obj/search/{order,learn,passes,limits,emit}.o \
        "$out"/obj/search/*.quiet.o "$out"/obj/search/*.traced.o)"

# The library has no variables (constants that contain pointers are in .data.rel.ro), prints nothing,
# opens nothing and never exits.
sanitized=$(nm "$out/lib/libplycut.a" 2>/dev/null | grep -c __asan_)
[ "$sanitized" -gt 0 ] || verdict "the library has no variables" \
    "$(objdump -t "$out/lib/libplycut.a" | grep -E ' O \.(data|bss|tbss|tdata)(\.local)?[[:space:]]')"
verdict "the library prints nothing, opens nothing, never exits" \
    "$(nm -A "$out/lib/libplycut.a" |
        grep -E ' U (printf|puts|putchar|fprintf|fopen|open|exit|abort|getenv|setlocale|time|rand|srand)$')"

# A program that uses the library may give its own functions any names.
verdict "the library's global symbols begin with plycut_" \
    "$(nm -g --defined-only "$out/lib/libplycut.a" | awk 'NF == 3 && $3 !~ /^plycut_/ { print $3 }')"
verdict "public headers can be included from C++" \
    "$(grep -L '^PLYCUT_BEGIN_C' include/plycut/*.h | grep -v '/plycut.h$')"
verdict "our own headers are read once" \
    "$(grep -L '^#pragma once' src/*/*.h)"

verdict "no symbol is defined twice" \
    "$(nm -g --defined-only "$out/obj/inner.a" 2>/dev/null | awk 'NF == 3 { print $3 }' | sort | uniq -d |
        grep -v '^__')"

verdict "one idea a file: none is longer than 420 lines" \
    "$(wc -l src/*/*.c | awk '$1 > 420 && $2 != "total"')"

# Whoever looks for a name finds one function. Prints each function's name and file: a definition begins a line, and
# its body is a line that begins with "{". The core has functions of its own in place of others.
functions() {
    awk 'FNR == 1 { name = "" }
         /^[A-Za-z].*\(/ { name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name) }
         /^[^ ].*;$/ { name = "" }
         /^\{/ && name ~ /[a-z]/ { print name, FILENAME; name = "" }' src/*/*.[ch] | grep -v ' src/wasm/'
}
# Every algorithm is written with the names of the textbook, and each way to Othello's moves has the same functions.
repeated=$(functions | grep -vE '^(value_of|max_value|min_value|chance_value|crossed|update_wrongly) src/search/|^way_' |
    awk '{ files[$1] = files[$1] " " $2; count[$1]++ } END { for (name in files) if (count[name] > 1) print name files[name] }' | sort)
verdict "no function has the name of another" "$repeated"

# A link to an exercise has the words of search.def; the playground must read all of them.
unread=$(sed -n -E 's/^SEARCH_(WORD|WINDOW)\([a-z_]+, "([a-z]+)"\)$/\2/p' include/plycut/search.def | while read -r link; do
    grep -q "link: '$link'" src/playground/problem.js || echo "$link"
done)
verdict "the playground reads what links hold" "$unread"

# A unit test is found by its room: ROOM_IDEA.c has the suite ROOM_IDEA, or suites that begin with ROOM_.
misnamed_tests() {
    local file room
    for file in tests/unit/*.c; do
        room=$(basename "$file" | sed 's/_.*//')
        [ -d "src/$room" ] || [ -d "tests/$room" ] || echo "$file: there is no room $room"
        grep -HE '^Test\(' "$file" | grep -v "(${room}_"
    done
}
verdict "unit tests are named after rooms" "$(misnamed_tests)"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
