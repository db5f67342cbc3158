#!/usr/bin/env bash
# What to run after each change, in about ten seconds: the golden files, the wrong inputs, the cases that are data, and the unit
# tests of the rooms that have changed. tests/check.sh [OUT]. A room has changed if a file of it, of its public header or of its
# tests differs from the commit BASE (otherwise: from where this branch left the upstream one, or from the last commit).
# Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 1
out=${1:-out}
export PLYCUT=$PWD/$out/bin/plycut
base=${BASE:-$(git merge-base HEAD '@{upstream}' 2>/dev/null || git rev-parse -q --verify HEAD~1 || git rev-parse HEAD)}
passed=0 failed=0

changed_files() {
    git diff --name-only "$base"
    git ls-files --others --exclude-standard
}

# The rooms of these files; "all" if a file that all tests share has changed.
rooms_of_files() {
    sed -n -E -e 's|^src/[a-z]+/([a-z]+)/.*|\1|p' -e 's|^include/plycut/([a-z]+)\..*|\1|p' -e 's|^tests/unit/([a-z]+)_[^/]*\.c$|\1|p' \
        -e 's|^tests/unit/[a-z_]+\.h$|all|p' | sort -u
}

report() { # NAME LOG
    local counts
    counts=$(sed -n -e 's/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' \
        -e 's/.*Synthesis: Tested: [0-9]* | Passing: \([0-9]*\) | Failing: \([0-9]*\).*/\1 \2/p' "$2" | tail -n 1)
    [ -n "$counts" ] || counts="0 1"
    passed=$((passed + ${counts% *})) failed=$((failed + ${counts#* }))
    printf '%-10s %5d passed, %d failed\n' "$1" ${counts}
    [ "${counts#* }" -eq 0 ] || tail -n 40 "$2"
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
for suite in golden bad cases; do
    tests/$suite/run.sh >"$log" 2>&1
    report "$suite" "$log"
done

rooms=$(changed_files | rooms_of_files)
suites=$(grep -ohE '^(Parameterized)?Test\(([a-z]+_[a-z_]+)' tests/unit/*.c | sed 's/.*(//' | sort -u |
    grep -E "^($(echo $rooms | tr ' ' '|'))_" || true)
filter="@($(echo $suites | tr ' ' '|'))/*"
case " $(echo $rooms) " in *" all "*) suites=all filter='*/*' ;; esac
if [ -n "$suites" ]; then
    "$out/tests/unit/units" --filter "$filter" >"$log" 2>&1
    report "units" "$log"
else
    echo "units: no room has changed since $(git rev-parse --short "$base")"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
