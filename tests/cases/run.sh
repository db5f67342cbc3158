#!/usr/bin/env bash
# Cases that are data: tests/cases/*.txt. A case is a command of plycut, and below it what it prints, messages included:
#
#     $ count -a alpha-beta -f csv '[[3,12,8],[2,4,6],[14,5,2]]'
#     | input,algorithm,...
#
# All other lines are comments. The commands run in a folder with the files of tests/cases/inputs. If the status is not 0, the last line is "| status N".
# UPDATE=1 writes what the commands print into the files: read the difference before you commit it.
# tests/cases/run.sh [FILE...]. Last line: N passed, N failed.
set -u
here=$(cd "$(dirname "$0")" && pwd)
PLYCUT=$(realpath "${PLYCUT:-$here/../../out/bin/plycut}")
export PLYCUT
PATH=$(dirname "$PLYCUT"):$PATH LC_ALL=C.UTF-8 NO_COLOR=1
export PATH LC_ALL NO_COLOR
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$here"/inputs/* "$work"
passed=0 failed=0

print_case() { # COMMAND: what it prints, each line after a bar
    local status
    (cd "$work" && eval "plycut $1") >"$work/printed" 2>&1 </dev/null
    status=$?
    sed -e 's/^/| /' -e 's/^| $/|/' "$work/printed"
    [ -z "$(tail -c 1 "$work/printed")" ] || echo
    [ $status -eq 0 ] || echo "| status $status"
}

# The file again, with what the commands print.
run_file() { # FILE
    local line
    while IFS= read -r line || [ -n "$line" ]; do
        case $line in
        '|'*) ;;
        '$ '*)
            printf '%s\n' "$line"
            print_case "${line#'$ '}"
            ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$1"
}

files=("$@")
[ ${#files[@]} -gt 0 ] || files=("$here"/*.txt)
for file in "${files[@]}"; do
    run_file "$file" >"$work/again"
    count=$(grep -c '^\$ ' "$file")
    if [ "${UPDATE:-0}" = 1 ]; then
        cp "$work/again" "$file"
    fi
    wrong=$(diff "$file" "$work/again" | grep -c '^[0-9]')
    if [ "$wrong" -gt 0 ]; then
        echo "FAIL $(basename "$file")"
        diff -u --label expected --label printed "$file" "$work/again" | head -n 60
    fi
    passed=$((passed + count - (wrong < count ? wrong : count))) failed=$((failed + wrong))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
