#!/usr/bin/env bash
# Runs every bad input of bad.tsv: a name, a command line, text that the message must contain. Each must end
# with status 2 within 5 seconds, one line on standard error, nothing on standard output and no file made.
# The files named in it are in this folder. PLYCUT names the program.
set -u
here=$(cd "$(dirname "$0")" && pwd)
PLYCUT=$(realpath "${PLYCUT:-$here/../../out/bin/plycut}")
[ -x "$PLYCUT" ] || { echo "no program $PLYCUT: run make first"; exit 1; }
PATH=$(dirname "$PLYCUT"):$PATH
unset PLYCUT_TREES NO_COLOR
export PATH
passed=0 failed=0
limit=${BAD_SECONDS:-5}
box=$(mktemp -d) result=$(mktemp -d)
trap 'rm -rf "$box" "$result"' EXIT
cp "$here"/*.json "$here"/*.obf "$box"
cd "$box" || exit 1
# These are made here because they are large or not text.
printf '[1,"\xff"]' >bytes.json
printf '\xef\xbb\xbf{"tree":[1,2]}' >mark.json
printf '\xff\xfe[\x001\x00]\x00' >utf16.json
printf '%0401d' 0 | tr 0 '[' >deep.json
printf '1%0401d' 0 | tr 0 ']' >>deep.json
head -c 20000 /dev/zero >zeros.json
head -c 100000 /dev/urandom >noise.json
: >empty.json
: >empty.obf
mkdir folder
shopt -s globstar dotglob
before=$(echo **)

fail() { # NAME WHY
    echo "FAIL $1: $2"
    cat "$result/stderr"
    failed=$((failed + 1))
}

while IFS=$'\t' read -r name arguments expected; do
    case $name in '' | '#'*) continue ;; esac
    eval "timeout $limit plycut $arguments" >"$result/stdout" 2>"$result/stderr" </dev/null
    status=$?
    mapfile lines <"$result/stderr"
    if [ $status -ne 2 ]; then
        fail "$name" "status $status"
    elif [[ ${#lines[@]} -ne 1 || ${lines[0]} != *$'\n' ]]; then
        fail "$name" "not one line on standard error"
    elif [[ ${lines[0]} != "plycut: "*"$expected"* ]]; then
        fail "$name" "the message has no '$expected'"
    elif [ -s "$result/stdout" ]; then
        fail "$name" "something on standard output"
    elif [ "$(echo **)" != "$before" ]; then
        fail "$name" "a file was left behind"
    else
        passed=$((passed + 1))
    fi
done <"$here/bad.tsv"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
