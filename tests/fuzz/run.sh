#!/usr/bin/env bash
# Runs each libFuzzer target for a while, from its corpus: tests/fuzz/run.sh OUT SECONDS.
# What crashes is left in OUT/crashes; add it to tests/fuzz/corpus once it is mended.
set -u
cd "$(dirname "$0")/../.." || exit 1
out=$1 seconds=$2 passed=0 failed=0
mkdir -p "$out/crashes"
for target in "$out"/fuzzers/*; do
    [ -x "$target" ] || continue
    name=$(basename "$target")
    found=$out/found/$name
    mkdir -p "$found"
    if "$target" -max_total_time="$seconds" -timeout=10 -max_len=4096 -print_final_stats=0 -verbosity=0 \
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
