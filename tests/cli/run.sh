#!/usr/bin/env bash
# Runs the cases of the command line: tests/cli/run.sh [NAME...]. A case is NAME.sh, run in a fresh directory,
# with its expected output (NAME.stdout, NAME.stderr; if missing: none) and status (NAME.exit; if missing: 0).
# PLYCUT names the program (also a sanitizer's build); UPDATE=1 writes the expected outputs again.
set -u
here=$(cd "$(dirname "$0")" && pwd)
PLYCUT=$(realpath "${PLYCUT:-$here/../../out/bin/plycut}")
[ -x "$PLYCUT" ] || { echo "no program $PLYCUT: run make first"; exit 1; }
export PLYCUT
PATH=$(dirname "$PLYCUT"):$PATH
unset NO_COLOR PLYCUT_TREES POSIXLY_CORRECT
export PATH TERM=xterm SOURCE=$(cd "$here/../.." && pwd)
passed=0 failed=0

expect() { # NAME WHAT ACTUAL: the file, or what stands for a missing one
    local file=$here/$1.$2 default=/dev/null
    [ "$2" = exit ] && default=<(echo 0)
    if [ "${UPDATE:-0}" = 1 ]; then
        if cmp -s "$3" "$default" || [ "$2" = exit ] && [ "$(cat "$3")" = 0 ]; then
            rm -f "$file"
        else
            cp "$3" "$file"
        fi
        return 0
    fi
    if [ "$2" = exit ]; then
        [ "$(cat "$3")" = "$(cat "$file" 2>/dev/null || echo 0)" ] && return 0
        echo "exit status $(cat "$3"), not $(cat "$file" 2>/dev/null || echo 0)"
        return 1
    fi
    [ -e "$file" ] || file=/dev/null
    diff -u --label "$1.$2" --label "what it printed" "$file" "$3"
}

run_case() { # NAME
    local box result
    box=$(mktemp -d) result=$(mktemp -d)
    (cd "$box" && bash "$here/$1.sh" >"$result/stdout" 2>"$result/stderr" </dev/null
        echo $? >"$result/exit")
    if { expect "$1" exit "$result/exit" && expect "$1" stdout "$result/stdout" &&
        expect "$1" stderr "$result/stderr"; } >"$result/report"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $1"
        cat "$result/report" "$result/stderr"
    fi
    rm -rf "$box" "$result"
}

cases=("$@")
if [ ${#cases[@]} -eq 0 ]; then
    for file in "$here"/*.sh; do
        name=$(basename "$file" .sh)
        [ "$name" = run ] || cases+=("$name")
    done
fi
for name in "${cases[@]}"; do
    run_case "$name"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
