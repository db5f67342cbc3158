#!/usr/bin/env bash
# Runs each libFuzzer target for a while, from its corpus, as many at once as there are processors:
# tests/fuzz/run.sh OUT SECONDS [SEED]. The same seed tries the same inputs in the same order, so that a change that
# passes here passes elsewhere; to look for new ones, give another.
# An input that crashes is left in OUT/crashes; add it to tests/fuzz/corpus when the fault is fixed.
set -u
cd "$(dirname "$0")/../.." || exit 1
out=$1 seconds=$2 seed=${3:-1} passed=0 failed=0
mkdir -p "$out/crashes"

run_target() { # NAME: leaves NAME.log, and NAME.passed if all went well
    local longest found=$out/found/$1
    mkdir -p "$found"
    rm -f "$out/$1.passed"
    # Twice the longest seed: libFuzzer would cut longer ones, and a cut document is not a document.
    longest=$(wc -c "tests/fuzz/corpus/$1"/* | awk '$2 != "total" && $1 > most { most = $1 } END { print most + 0 }')
    "$out/fuzzers/$1" -seed="$seed" -max_total_time="$seconds" -timeout=30 -max_len=$((2 * longest)) -print_final_stats=0 -verbosity=0 \
        -artifact_prefix="$out/crashes/$1-" "$found" "tests/fuzz/corpus/$1" >"$out/$1.log" 2>&1 && touch "$out/$1.passed"
}

targets=()
for target in "$out"/fuzzers/*; do
    [ -x "$target" ] && targets+=("$(basename "$target")")
done
for name in "${targets[@]}"; do
    while [ "$(jobs -pr | wc -l)" -ge "$(nproc)" ]; do wait -n; done
    run_target "$name" &
done
wait
for name in "${targets[@]}"; do
    if [ -e "$out/$name.passed" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $name"
        tail -n 30 "$out/$name.log"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
