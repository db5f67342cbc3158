#!/usr/bin/env bash
# Runs the cases of the command line: tests/cli/run.sh [NAME...]. A case is NAME.sh, run in a fresh directory,
# with its expected output (NAME.stdout, NAME.stderr; if missing: none) and status (NAME.exit; if missing: 0).
# PLYCUT names the program (also a sanitizer's build); UPDATE=1 writes the expected outputs again; EXCEPT names cases
# to leave out. Two run at once.
set -u
here=$(cd "$(dirname "$0")" && pwd)
PLYCUT=$(realpath "${PLYCUT:-$here/../../out/bin/plycut}")
[ -x "$PLYCUT" ] || { echo "no program $PLYCUT: run make first"; exit 1; }
export PLYCUT
PATH=$(dirname "$PLYCUT"):$PATH
unset NO_COLOR PLYCUT_TREES POSIXLY_CORRECT
export PATH TERM=xterm LC_ALL=C.UTF-8 SOURCE=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# Leaves NAME.stdout, NAME.stderr and NAME.exit; an empty file is the same as none.
run_case() { # NAME
    mkdir "$work/$1.box"
    (cd "$work/$1.box" && bash "$here/$1.sh" >"$work/$1.stdout" 2>"$work/$1.stderr" </dev/null)
    local status=$?
    [ $status -eq 0 ] && status=
    printf '%s' "${status:+$status$'\n'}" >"$work/$1.exit"
}

differences() { # NAME
    for what in exit stdout stderr; do
        diff -uN --label "$1.$what" --label "what it did" "$here/$1.$what" "$work/$1.$what"
    done
}

update() { # NAME
    for what in exit stdout stderr; do
        if [ -s "$work/$1.$what" ]; then cp "$work/$1.$what" "$here/$1.$what"; else rm -f "$here/$1.$what"; fi
    done
}

cases=("$@")
if [ ${#cases[@]} -eq 0 ]; then
    cases=("$here"/*.sh)
    cases=("${cases[@]##*/}") cases=("${cases[@]%.sh}")
fi
for name in run ${EXCEPT:-}; do
    for i in "${!cases[@]}"; do [ "${cases[i]}" = "$name" ] && unset "cases[i]"; done
done
export here work
export -f run_case
printf '%s\n' "${cases[@]}" | xargs -P 2 -I NAME bash -c 'run_case NAME'
for name in "${cases[@]}"; do
    [ "${UPDATE:-0}" = 1 ] && update "$name"
    report=$(differences "$name")
    if [ -z "$report" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $name"
        cat - "$work/$name.stderr" <<<"$report"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
