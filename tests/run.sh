#!/usr/bin/env bash
# Runs every suite against a build and adds up: tests/run.sh [OUT]. Last line: N passed, N failed.
# A suite that dies without a count is one failure. Sanitizers' reports are failures too.
set -u
cd "$(dirname "$0")/.." || exit 1
out=${1:-out}
export PLYCUT=$PWD/$out/bin/plycut
logs=$out/tests/logs
rm -rf "$logs" && mkdir -p "$logs"
export ASAN_OPTIONS=log_path=$PWD/$logs/asan:detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
total_passed=0 total_failed=0

# The counts of a suite from its log: its last line, or Criterion's synthesis.
count() {
    sed -n -e 's/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' \
        -e 's/.*Synthesis: Tested: [0-9]* | Passing: \([0-9]*\) | Failing: \([0-9]*\).*/\1 \2/p' "$1" | tail -n 1
}

suite() { # NAME COMMAND...
    local name=$1 log=$logs/$1.log status counts passed failed began=$SECONDS
    shift
    "$@" >"$log" 2>&1 </dev/null
    status=$?
    counts=$(count "$log")
    read -r passed failed <<<"${counts:-0 0}"
    if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ] || [ $((passed + failed)) -eq 0 ]; then
        failed=$((failed + 1))
    fi
    printf '%-28s %5d passed, %d failed  (%d s)\n' "$name" "$passed" "$failed" $((SECONDS - began))
    [ "$failed" -eq 0 ] || tail -n 60 "$log"
    total_passed=$((total_passed + passed))
    total_failed=$((total_failed + failed))
}

for program in "$out"/tests/unit/*; do
    [ -x "$program" ] && suite "unit-$(basename "$program")" "$program" -j2
done
suite property "$out/tests/property/properties" -j2
suite memory "$out/tests/memory/memory"
for program in "$out"/tests/replay/*; do
    name=$(basename "$program")
    [ -x "$program" ] && suite "corpus-$name" "$program" tests/fuzz/corpus/"$name"/*
done
suite structure tests/structure.sh "$out"
suite golden tests/golden/run.sh
suite cli tests/cli/run.sh
suite bad tests/bad/run.sh
suite schemas tests/schemas.py "$PLYCUT"
suite pictures tests/pictures.sh
suite moodle tests/moodle.py "$PLYCUT"
suite docs tests/docs.py "$PLYCUT"
suite system tests/system.sh "$out"

# Sanitizers write their reports beside the logs, whatever a test made of its program's death.
for report in "$logs"/asan.*; do
    if [ -e "$report" ]; then
        total_failed=$((total_failed + 1))
        echo "FAIL a sanitizer's report:"
        head -n 40 "$report"
    fi
done
echo "$total_passed passed, $total_failed failed"
[ "$total_failed" -eq 0 ]
