#!/usr/bin/env bash
# Runs every suite against a build, and adds up their counts: tests/run.sh [OUT]. Last line: N passed, N failed.
# As many run at once as there are processors, and two more (or SUITES): some wait for others, as for a browser.
# A suite that dies without a count is one failure. Sanitizers' reports are failures, too.
set -u
cd "$(dirname "$0")/.." || exit 1
out=${1:-out}
export PLYCUT=$PWD/$out/bin/plycut
# Suites start python3 some thousand times: not through a version manager's script, which takes five times as long.
PATH=$(python3 -c 'import os, sys; print(os.path.dirname(os.path.realpath(sys.executable)))'):$PATH
logs=$out/tests/logs
rm -rf "$logs" && mkdir -p "$logs"
export ASAN_OPTIONS=log_path=$PWD/$logs/asan:detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
at_once=${SUITES:-$(($(nproc) + 2))}
total_passed=0 total_failed=0
running=()

# Reads the counts of a suite from its log: from its last line, or from Criterion's synthesis.
count() {
    sed -n -e 's/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' \
        -e 's/.*Synthesis: Tested: [0-9]* | Passing: \([0-9]*\) | Failing: \([0-9]*\).*/\1 \2/p' "$1" | tail -n 1
}

# Leaves the suite's output in NAME.log, and its status, seconds and seconds of processor time in NAME.end.
run_suite() { # NAME COMMAND...
    local name=$1 TIMEFORMAT='%R %U %S' status
    shift
    { time "$@" >"$logs/$name.log" 2>&1 </dev/null; } 2>"$logs/$name.time"
    status=$?
    # Before its times, the shell may say that the suite was killed.
    awk -v status=$status 'END { printf "%d %d %d\n", status, $1, $2 + $3 }' "$logs/$name.time" >"$logs/$name.status" &&
        mv "$logs/$name.status" "$logs/$name.end"
}

report() { # NAME
    local log=$logs/$1.log status seconds used passed failed counts
    read -r status seconds used <"$logs/$1.end"
    counts=$(count "$log")
    read -r passed failed <<<"${counts:-0 0}"
    if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ] || [ $((passed + failed)) -eq 0 ]; then
        failed=$((failed + 1))
    fi
    printf '%-28s %5d passed, %d failed  (%d s, %d of a processor)\n' "$1" "$passed" "$failed" "$seconds" "$used"
    [ "$failed" -eq 0 ] || tail -n 60 "$log"
    total_passed=$((total_passed + passed))
    total_failed=$((total_failed + failed))
}

# Waits for a suite to end, and reports every suite that has ended.
wait_for_one() {
    local name rest=()
    wait -n
    if [ $? -eq 127 ]; then # nothing runs any more: what has not ended was killed
        for name in "${running[@]}"; do [ -e "$logs/$name.end" ] || echo "127 0 0" >"$logs/$name.end"; done
    fi
    for name in "${running[@]}"; do
        if [ -e "$logs/$name.end" ]; then report "$name"; else rest+=("$name"); fi
    done
    running=("${rest[@]}")
}

suite() { # NAME COMMAND...
    while [ ${#running[@]} -ge "$at_once" ]; do
        wait_for_one
    done
    running+=("$1")
    run_suite "$@" &
}

# Sanitizers see the library and the command: neither the page's scripts nor the core, nor whether what was written is a
# good picture, cloze, trace or patch, nor what the thousandth random tree or sheet shows. They cost ten times as much.
# The slow cases start the program hundreds of times, each time for what other suites run under sanitizers, too.
# The zoo and what programs return start Python, Java and Node, which take the time; programs runs the same code under sanitizers.
# A process for each test would be most of the unit tests' time: there, each suite has one.
trees=(2000 60 20 6) every=1 slow_cases= units=units
plain() { suite "$@"; }
if nm "$PLYCUT" | grep -q __asan_init; then
    trees=(200 10 3 1) every=4 slow_cases="trace-foreign-untrue judge judge-class help-commands" units=suites
    plain() { :; }
fi

# The long ones first, so that no long one runs alone at the end.
plain system tests/system.sh "$out"
plain playground node tests/browser/run.js playground
plain browser node tests/browser/run.js embed harness look page picture
plain exercises node tests/browser/run.js editor host scorm searches way
plain sight node tests/browser/run.js sight fold future
plain marks node tests/browser/run.js marks unexpected
suite unit "$out/tests/unit/$units" -j2
suite memory "$out/tests/memory/memory"
plain allocations tests/allocations.py "$PLYCUT" "$out/tests/memory/fail.so"
suite programs tests/programs.py "$PLYCUT"
plain returned tests/returned.py "$PLYCUT"
suite hostile tests/hostile.py "$PLYCUT"
plain zoo tests/zoo.py "$PLYCUT"
plain python tests/python.py "$PLYCUT"
suite cli env EXCEPT="$slow_cases" tests/cli/run.sh
# Its tests free one trace after the other: memory that goes back to the system each time costs a fifth of their time.
suite property env MALLOC_TOP_PAD_=4000000 MALLOC_TRIM_THRESHOLD_=100000000 "$out/tests/property/properties" -j2
plain pictures tests/pictures.sh
plain docs tests/docs.py "$PLYCUT"
plain steps node tests/browser/run.js step
plain core node tests/wasm/bytes.js "$out"
plain verdicts node tests/wasm/verdicts.js "$out"
plain moments tests/moments.py "$PLYCUT"
plain drawn tests/drawn.py "$PLYCUT"
plain slides tests/slides.py "$PLYCUT"
plain frames tests/frames.py "$PLYCUT"
plain air tests/air.py "$PLYCUT"
suite hidden tests/hidden.py "$PLYCUT"
suite chance tests/chance.py "$PLYCUT" "${trees[0]}"
suite law tests/law.py "$PLYCUT" "$((trees[0] / 10))"
suite again tests/again.py "$PLYCUT" "$((trees[0] / 10))"
suite mistakes tests/mistakes.py "$PLYCUT" "$((trees[0] / 2))"
suite stays tests/stays.py "$PLYCUT" "$((trees[0] / 4))"
suite foreign tests/foreign.py "$PLYCUT" "$((trees[0] / 10))"
plain schemas tests/schemas.py "$PLYCUT"
plain chance-exercises tests/chance_exercises.py "$PLYCUT"
plain moodle tests/moodle.py "$PLYCUT"
suite bad tests/bad/run.sh
plain structure tests/structure.sh "$out"
suite explanations tests/explanations.py "$PLYCUT" "${trees[1]}"
plain points tests/points.py "$PLYCUT"
plain cheats tests/cheats.py "$PLYCUT"
plain carry tests/carry.py "$PLYCUT" 20
suite students tests/students.py "$PLYCUT" "${trees[2]}"
plain excused tests/excused.py "$PLYCUT"
plain hands tests/hands.py "$PLYCUT" 2000
suite forms tests/forms.py "$PLYCUT" "${trees[3]}"
suite typed tests/typed.py "$PLYCUT" "$out" "$every"
suite golden tests/golden/run.sh
suite cases tests/cases/run.sh
for corpus in tests/fuzz/corpus/*; do
    name=$(basename "$corpus")
    suite "corpus-$name" "$out/tests/replay/$name" "$corpus"/*
done
while [ ${#running[@]} -gt 0 ]; do
    wait_for_one
done

# Sanitizers write their reports next to the logs, even if a test ignores that its program died.
for report in "$logs"/asan.*; do
    if [ -e "$report" ]; then
        total_failed=$((total_failed + 1))
        echo "FAIL a sanitizer's report:"
        head -n 40 "$report"
    fi
done
echo "$total_passed passed, $total_failed failed"
[ "$total_failed" -eq 0 ]
