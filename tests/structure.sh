#!/usr/bin/env bash
# The house as it must stand: includes point one way, quiet searches hold no emitter, the library keeps
# to itself. Usage: tests/structure.sh [OUT]. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 1
out=${1:-out}
passed=0 failed=0

verdict() { # NAME, then what is wrong on standard input (nothing: right)
    local wrong
    wrong=$(cat)
    if [ -z "$wrong" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAIL %s\n%s\n' "$1" "$wrong"
    fi
}

# base <- game <- search <- trace <- {render, exercise} <- cli
allowed() {
    case $1 in
    base) echo base ;;
    game) echo base game ;;
    search) echo base game search algorithm events ;;
    trace) echo base game search algorithm events trace ;;
    render) echo base game search algorithm events trace render ;;
    exercise) echo base game search algorithm events trace exercise ;;
    esac
}

# The rooms named by the #include lines of a file: src's folders, and public headers.
included() {
    sed -n 's/^#include "\([a-z]*\)\/.*/\1/p; s/^#include <plycut\/\([a-z]*\)\..*/\1/p' "$1" | sort -u
}

for room in base game search trace render exercise; do
    for file in src/$room/*.[ch]; do
        for seen in $(included "$file"); do
            case " $(allowed $room) " in
            *" $seen "*) ;;
            *) echo "$file includes $seen" ;;
            esac
        done
    done | verdict "includes of $room point one way"
done

# A picture and an explanation know traces, not rules.
grep -nE 'rules->|PlycutState|plycut_game_(parse|follow|leaves)' src/render/*.[ch] |
    verdict "render does not know a game's rules"
grep -nE 'PlycutEvent\b|PlycutTrace' src/game/*.[ch] | verdict "games have never heard of an event"
grep -nE 'PlycutTrace' src/search/*.[ch] | verdict "the search has never heard of a Trace"

# The program stands on the public headers.
for file in src/cli/*.[ch]; do
    sed -n 's/^#include "\(.*\)".*/\1/p' "$file" | grep -vE '^cli/' | sed "s|^|$file includes |"
done | verdict "the program uses public headers only"

# A quiet search has not a trace of an event.
for object in "$out"/obj/search/*.quiet.o; do
    nm "$object" | grep -E 'emit_' | sed "s|^|$object: |"
done | verdict "quiet searches hold no emitter"
for object in "$out"/obj/search/*.traced.o; do
    nm "$object" | grep -q 'emit_update' || echo "$object: no emitter"
done | verdict "traced searches hold the emitter"

# A search allocates before and after it runs, never in between: no algorithm or verb calls for memory.
for object in "$out"/obj/search/{order,emit}.o "$out"/obj/search/*.quiet.o "$out"/obj/search/*.traced.o; do
    nm "$object" | grep -E ' U (malloc|calloc|realloc|free|qsort)$' | sed "s|^|$object: |"
done | verdict "the search allocates nothing while it runs"

# The library has no globals that change, prints nothing, never exits.
nm "$out"/lib/libplycut.a 2>/dev/null | grep -E ' [BbDdCG] ' | grep -v ' d \.' |
    grep -vE ' [dD] [A-Z_]+$' | verdict "the library has no variables"
nm "$out"/lib/libplycut.a 2>/dev/null |
    grep -E ' U (printf|puts|putchar|fprintf|fopen|open|exit|abort|getenv|setlocale|time|rand|srand)$' |
    sort | uniq -c | verdict "the library prints nothing, opens nothing, never exits"

# Names of the library.
nm -g --defined-only "$out"/lib/libplycut.a 2>/dev/null | awk 'NF == 3 { print $3 }' | sort | uniq -d |
    verdict "no symbol is defined twice"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
