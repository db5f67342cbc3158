#!/usr/bin/env bash
# Runs each libFuzzer target for a while, from its corpus: tests/fuzz/run.sh OUT SECONDS.
# An input that crashes is left in OUT/crashes; add it to tests/fuzz/corpus when the fault is mended.
set -u
cd "$(dirname "$0")/../.." || exit 1
out=$1 seconds=$2 passed=0 failed=0
mkdir -p "$out/crashes"
for target in "$out"/fuzzers/*; do
    [ -x "$target" ] || continue
    name=$(basename "$target")
    found=$out/found/$name
    mkdir -p "$found"
    # Twice the longest seed: libFuzzer would cut a longer one, and what is left is no document.
    longest=$(wc -c "tests/fuzz/corpus/$name"/* | awk '$2 != "total" && $1 > most { most = $1 } END { print most + 0 }')
    if "$target" -max_total_time="$seconds" -timeout=10 -max_len=$((2 * longest)) -print_final_stats=0 -verbosity=0 \
        -artifact_prefix="$out/crashes/$name-" "$found" "tests/fuzz/corpus/$name" >"$out/$name.log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $name"
        tail -n 30 "$out/$name.log"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
