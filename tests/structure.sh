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

# src/groups.txt is the one list of groups and rooms. Which group may see which is kept by the compiler, which finds no other header;
# here the order of the rooms within a group, and the public headers, each of which belongs to a room.
rows() { awk -F' *[|] *' '/^[a-z]/' src/groups.txt; }
rooms_of() { rows | awk -F' *[|] *' -v group="$1" '$1 == group { gsub(",", " ", $2); print $2 }'; }
groups=$(rows | awk '{ print $1 }')
rooms_listed() { for group in $groups; do for room in $(rooms_of "$group"); do echo "src/$group/$room"; done; done; }
verdict "the groups of src are those of groups.txt, and so are their rooms" \
    "$(diff <(rooms_listed | sort) <(find src -mindepth 2 -maxdepth 2 -type d | sort) | grep '^[<>]')"

# The compiler's -I options for a file of each group, and that no other header is found: a scratch file is compiled with them.
seen_by_compiler() { # GROUP: the options with which make compiles one of its files
    local file
    file=$(find "src/$1" -name '*.c' | sort | head -n 1)
    file=${file#src/}
    make -n V=1 OUT=no-such-folder "no-such-folder/obj/${file%.c}.o" 2>/dev/null | tr ' ' '\n' | sed -n 's/^-Isrc\///p' | sort -u | tr '\n' ' '
}
unseen_compiles() { # GROUP: the headers of other groups that a file of this group can include
    local group=$1 other header options
    options=$(for other in $(rows | awk -F' *[|] *' -v group="$group" '$1 == group { print $3 }'); do echo "-Isrc/$other"; done)
    for other in $groups; do
        [[ " $options " != *"-Isrc/$other"* ]] || continue
        header=$(cd "src/$other" && find . -mindepth 2 -name '*.h' | sort | head -n 1)
        # shellcheck disable=SC2086
        if [ -n "$header" ] && echo "#include \"${header#./}\"" | ${CC:-cc} -std=c17 -fsyntax-only -Iinclude $options -x c - 2>/dev/null; then
            echo "$group sees $header of $other"
        fi
    done
}
for group in $groups; do
    verdict "make shows a file of $group what groups.txt says" \
        "$(diff <(seen_by_compiler "$group") <(rows | awk -F' *[|] *' -v group="$group" '$1 == group { print $3 }' | tr ' ' '\n' | sort | tr '\n' ' '))"
    [ "$group" = web ] || verdict "a file of $group finds no header of another group" "$(unseen_compiles "$group")"
done

# The rooms that a room may include: its own, the lower ones of its group, and all of the other groups that it may see.
allowed() { # GROUP ROOM
    rows | awk -F' *[|] *' -v group="$1" -v room="$2" '
        { rooms[$1] = $2 }
        $1 == group { seen = $3 }
        END {
            count = split(seen, names, " ")
            for (i = 1; i <= count; i++) if (names[i] != group) { gsub(",", " ", rooms[names[i]]); printf "%s ", rooms[names[i]] }
            levels = split(rooms[group], level, " ")
            for (i = 1; i <= levels && index("," level[i] ",", "," room ",") == 0; i++) { gsub(",", " ", level[i]); printf "%s ", level[i] }
            print room
        }'
}

# The room that a public header or table belongs to: the one of its name, but for these.
home_of() {
    case $1 in
    algorithm | orders | events) echo search ;; # POSIX owns search.h
    player) echo game ;;
    values) echo trace ;;
    picture) echo scene ;;
    players) echo play ;;
    grade) echo answers ;;
    *) echo "$1" ;;
    esac
}

# Prints a room's includes that point the wrong way, to rooms of src or to public headers.
strangers() { # GROUP ROOM
    local may file kind name
    may=" $(allowed "$1" "$2") "
    find "src/$1/$2" -name '*.[ch]' -print0 | xargs -0 grep -oE '^#include ("[a-z]+/|<plycut/[a-z]+)' /dev/null |
        sed -E 's%:#include "% private %; s%:#include <plycut/% public %; s%/$%%' | while read -r file kind name; do
        [ "$kind" = public ] && name=$(home_of "$name")
        [[ $may == *" $name "* ]] || echo "$file includes $name"
    done
}

for group in $groups; do
    case $group in program | web) continue ;; esac
    for room in $(rooms_of "$group"); do
        verdict "includes of $group/$room point one way" "$(strangers "$group" "$room")"
    done
done

# Pictures and explanations use traces, never the rules of a game.
verdict "render does not know a game's rules" \
    "$(grep -nE 'rules->|PlycutState|plycut_game_(parse|follow|leaves)' src/{draw,publish}/*/*.[ch])"
verdict "games have never heard of an event" "$(grep -nE 'PlycutEvent\b|PlycutTrace' src/core/{game,othello}/*.[ch])"
verdict "the search has never heard of a Trace" "$(grep -nE 'PlycutTrace' src/core/search/*.[ch])"

# json_read is the only door to cJSON values: what cJSON's own parser lets through is not JSON (base/scan.h).
verdict "cJSON's parser is not used" "$(grep -rn 'cJSON_Parse' src --include='*.[ch]')"

# A sentence that is never used must go.
unsaid() { # PREFIX TABLE...: the rows that no file names
    local prefix=$1
    shift
    comm -23 <(sed -n "s/^[A-Z]*(\([A-Z_]*\),.*/$prefix\1/p" "$@" | sort -u) \
        <(grep -rohw "$prefix[A-Z_]*" src --include='*.[ch]' --include='*.def' | sort -u)
}
verdict "every sentence is said" \
    "$(unsaid SENTENCE_ src/explain/words/{sentences,feedback,findings,quiz,vocabulary}.def; unsaid SAY_ src/explain/words/wording.def src/program/say/say.def; unsaid VERDICT_ src/explain/words/verdict.def
        unsaid ERROR_ src/core/base/errors.def)"

# No text is left out of any build: every table of texts refuses empty ones, and none depends on where it is compiled.
verdict "tables of texts refuse empty ones" \
    "$(grep -nE '#define (TEXT_ROW|SAY|ERROR)\(id, text\) +text' -r src)"
verdict "no text depends on where it is compiled" "$(grep -nE '^ *#(if|else|endif)' src/*/*/{sentences,feedback,findings,quiz,vocabulary,overview,wording,say,verdict,texts,errors}.def 2>/dev/null |
    grep -vE '#ifndef|#endif')"

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
         }' src/core/{game,othello,trace}/*.c src/explain/*/*.c src/draw/{scene,layout,render}/*.c src/teach/{make,grade,gradebook,trial}/*.c src/publish/*/*.c src/lab/play/*.c src/program/{options,cli}/*.c src/program/cli/*/*.c
}
verdict "what people read is in tables" "$(words_in_code)"

# The program uses the public headers: everything else that it includes is its own, say <- os <- options <- cli.
private_includes() {
    local mine='' room
    for room in say os options cli; do
        mine="$mine${mine:+|}$room"
        find "src/program/$room" -name '*.[ch]' -print0 | xargs -0 grep -ohE '^#include ".*"' | grep -vE "\"($mine)/"
    done
}
verdict "the program uses public headers only, and its rooms point one way" "$(private_includes)"
# It may include the headers of what the page does without.
verdict "the core replaces the operating system, and uses nothing else" \
    "$(sed -n 's/^#include "\(.*\)".*/\1/p' src/web/wasm/*.c | grep -vE '^(cli|os|say|wasm)/|^page/assets.h$|^base/threads.h$')"

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
verdict "quiet searches hold no emitter" "$(symbols 'emit_' "$out"/obj/core/search/*.quiet.o)"
for object in "$out"/obj/core/search/*.traced.o; do
    verdict "$(basename "$object") holds the emitter" "$(nm "$object" | grep -q 'emit_update' || echo none)"
done

# A new format must work in every command by its row alone.
verdict "formats are told apart by their columns" \
    "$(grep -nE '(->|\.)render [!=]= plycut|strcmp\(([a-z]+->)*format->name, "' src/program/{cli,options}/*.c)"

# A traced search looks at one node after the other.
verdict "traced searches do not look ahead" "$(symbols ' order_aside$' "$out"/obj/core/search/*.traced.o)"

# A search allocates before and after it runs, never in between: no algorithm or verb calls for memory.
verdict "the search allocates nothing while it runs" \
    "$(symbols ' U (malloc|calloc|realloc|free|qsort)$' "$out"/obj/core/search/{order,learn,passes,limits,emit}.o \
        "$out"/obj/core/search/*.quiet.o "$out"/obj/core/search/*.traced.o)"

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
    "$(grep -L '^#pragma once' src/*/*/*.h src/program/cli/*/*.h)"

verdict "no symbol is defined twice" \
    "$(nm -g --defined-only "$out/obj/inner.a" 2>/dev/null | awk 'NF == 3 { print $3 }' | sort | uniq -d |
        grep -v '^__')"

verdict "one idea a file: none is longer than 420 lines" \
    "$(wc -l src/*/*/*.c src/*/*/*/*.c | awk '$1 > 420 && $2 != "total"')"

# The verbs stay a page to read: what only some algorithms need is in chapters of their own (scouts.h, chance.h ...).
verdict "verbs.h is at most 260 lines" "$(awk 'END { if (NR > 260) print NR " lines" }' src/core/search/verbs.h)"

# Whoever looks for a name finds one function. Prints each function's name and file: a definition begins a line, and
# its body is a line that begins with "{". The core has functions of its own in place of others.
functions() {
    awk 'FNR == 1 { name = "" }
         /^[A-Za-z].*\(/ { name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name) }
         /^[^ ].*;$/ { name = "" }
         /^\{/ && name ~ /[a-z]/ { print name, FILENAME; name = "" }' src/*/*/*.[ch] src/*/*/*/*.[ch] | grep -v ' src/web/wasm/'
}
# Every algorithm is written with the names of the textbook, and each way to Othello's moves has the same functions.
repeated=$(functions | grep -vE '^(value_of|max_value|min_value|crossed|update_wrongly) src/core/search/|^way_' |
    awk '{ files[$1] = files[$1] " " $2; count[$1]++ } END { for (name in files) if (count[name] > 1) print name files[name] }' | sort)
verdict "no function has the name of another" "$repeated"

# A link to an exercise has the words of search.def; the playground must read all of them.
unread=$(sed -n -E 's/^SEARCH_(WORD|WINDOW)\([a-z_]+, "([a-z]+)"\)$/\2/p' include/plycut/search.def | while read -r link; do
    grep -q "link: '$link'" src/web/playground/problem.js || echo "$link"
done)
verdict "the playground reads what links hold" "$unread"

# A unit test is found by its room: ROOM_IDEA.c has the suite ROOM_IDEA, or suites that begin with ROOM_.
misnamed_tests() {
    local file room
    for file in tests/unit/*.c; do
        room=$(basename "$file" | sed 's/_.*//')
        [ -n "$(find src tests -maxdepth 2 -type d -name "$room")" ] || echo "$file: there is no room $room"
        grep -HE '^Test\(' "$file" | grep -v "(${room}_"
    done
}
verdict "unit tests are named after rooms" "$(misnamed_tests)"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
