#!/usr/bin/env bash
# Golden files: what plycut writes, byte for byte. cases.tsv has a line for each file: NAME, then arguments.
# UPDATE=1 writes them again (look at the difference before you commit it). Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 1
plycut=${PLYCUT:-out/bin/plycut}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
while IFS=$'\t' read -r name arguments; do
    case $name in '' | '#'*) continue ;; esac
    eval "$plycut $arguments" >"$work/$name" 2>&1 </dev/null
    if [ -n "${UPDATE:-}" ]; then
        cp "$work/$name" "tests/golden/$name"
    fi
    if diff -u "tests/golden/$name" "$work/$name" >"$work/diff" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $name: plycut $arguments"
        head -n 20 "$work/diff"
    fi
done <tests/golden/cases.tsv
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
