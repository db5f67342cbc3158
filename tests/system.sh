#!/usr/bin/env bash
# The program as a whole: long traces in little memory, wide trees, installation, and a question, a game, an
# algorithm and a format added as docs/extending.md describes. tests/system.sh [OUT].
# Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 1
built=${1:-out}
out=$PWD/$built
plycut=$out/bin/plycut
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # NAME COMMAND...
    local name=$1
    shift
    if "$@" >"$work/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $name"
        tail -n 20 "$work/log"
    fi
}

sanitized() {
    nm "$plycut" | grep -q __asan_init
}

# Prints the peak resident memory of a command, in kilobytes; its output is discarded.
peak() {
    /usr/bin/python3 -c 'import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$@"
}

long_trace_in_little_memory() {
    # 4^10 leaves and 349,525 inner nodes: 1,398,101 entered, 1,398,100 updates, 349,525 left.
    local kilobytes
    kilobytes=$(peak "$plycut" trace -q -a minimax random:b=4,d=10,seed=1,values=0..9) || return 1
    echo "a trace of 3,145,726 events: $kilobytes KB"
    [ "$kilobytes" -lt 16384 ]
}

long_trace_is_read_in_little_memory() {
    local kilobytes
    "$plycut" trace -q -a minimax -d 7 -o "$work/long.json" othello:start || return 1
    kilobytes=$(peak "$plycut" trace -q "$work/long.json") || return 1
    echo "reading it: $kilobytes KB"
    [ "$kilobytes" -lt 16384 ]
}

# The catalogue is found beside the program, however it was called: also where there is no /proc.
catalogue_without_proc() {
    local jail=(bwrap --ro-bind / / --tmpfs /proc --dev-bind /dev /dev)
    "${jail[@]}" true 2>/dev/null || jail=()
    "${jail[@]}" "$plycut" count -q -a alpha-beta aima-two-ply &&
        PATH=$out/bin:$PATH "${jail[@]}" plycut count -q -a alpha-beta aima-two-ply &&
        (cd "$out" && "${jail[@]}" bin/plycut count -q -a alpha-beta aima-two-ply)
}

million_leaves() {
    /usr/bin/python3 - "$work/big.json" <<'P'
import random, sys
random.seed(1)
leaves = [str(random.randrange(10**8, 10**9)) for _ in range(1000)]
with open(sys.argv[1], "w") as f:
    f.write("[" + ",".join("[" + ",".join(leaves[i:] + leaves[:i]) + "]" for i in range(1000)) + "]")
P
    "$plycut" count "$work/big.json" >"$work/big.txt" || return 1
    cat "$work/big.txt"
    grep -q 'minimax .* 1000000 ' "$work/big.txt"
}

million_siblings() {
    /usr/bin/python3 -c 'print("[[" + ",".join(["7"] * 1000000) + "],[3]]")' >"$work/wide.json"
    "$plycut" count "$work/wide.json" || return 1
    timeout 60 "$plycut" draw --max-nodes 3000000 -f dot -o "$work/wide.dot" "$work/wide.json" || return 1
    grep -q '999959 more children' "$work/wide.dot" &&
        [ "$(grep -c '^ *n[0-9]* \[' "$work/wide.dot")" -le 45 ] || return 1
    # An answer is found by its path: in turn, 40,000 children would take half a minute.
    /usr/bin/python3 -c 'print("[" + ",".join(f"[{i * 7 % 99},{i * 5 % 98}]" for i in range(40000)) + "]")' >"$work/wide.json"
    "$plycut" answers --max-nodes 200000 -o "$work/wide-key.json" "$work/wide.json" || return 1
    (ulimit -t 12; "$plycut" check -q "$work/wide.json" "$work/wide-key.json")
}

deep_tree() { # 400 plies are read in every spelling; 401 are refused
    /usr/bin/python3 - "$work" <<'P'
import sys
for plies in (400, 401):
    with open(f"{sys.argv[1]}/array{plies}.json", "w") as f:
        f.write("[" * plies + "1" + "]" * plies)
    with open(f"{sys.argv[1]}/object{plies}.json", "w") as f:
        f.write('{"format":"plycut-tree","version":1,"tree":' + '{"children":[' * plies + '{"value":1}' +
                "]}" * plies + "}")
P
    for spelling in array object; do
        "$plycut" run -q -o "$work/deep" "$work/${spelling}400.json" || return 1
        "$plycut" explain "$work/${spelling}400.json" >"$work/deep.txt" || return 1
        "$plycut" trace "$work/${spelling}400.json" | "$plycut" trace - >"$work/deep.json" || return 1
        "$plycut" count "$work/${spelling}401.json"
        [ $? -eq 2 ] || return 1
    done
}

install_and_use() {
    make -s OUT="$out" PREFIX=/usr DESTDIR="$work/root" install || return 1
    local installed=$work/root/usr
    (cd "$work" && "$installed/bin/plycut" count knuth-moore-pi | grep -q 'alpha-beta .* 31 ') || return 1
    [ -s "$installed/share/man/man1/plycut.1" ] && [ -s "$installed/share/bash-completion/completions/plycut" ] &&
        [ -s "$installed/lib/pkgconfig/plycut.pc" ] || return 1
    # A wrapped line of help that begins with an option's name does not begin a new option.
    grep -qF 'or the verdict on \-\-answer' "$installed/share/man/man1/plycut.1" || return 1
    cat >"$work/use.c" <<'C'
#include <plycut/plycut.h>
int main(void)
{
    PlycutError error = {0};
    return plycut_algorithm_find("alpha-beta", &error) == NULL;
}
C
    # In C++, with names that the library uses internally.
    cat >"$work/use.cpp" <<'C'
#include <plycut/plycut.h>
double random_value() { return 0.5; }
extern "C" int json_read() { return 0; }
int main()
{
    PlycutGame game = PlycutGame();
    PlycutError error = PlycutError();
    bool made = plycut_game_parse("random:b=2,d=2", &game, &error);
    plycut_game_release(&game);
    return made && random_value() < 1 && json_read() == 0 ? 0 : 1;
}
C
    local flags
    flags=$(PKG_CONFIG_PATH=$installed/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$work/root \
        pkg-config --static --cflags --libs plycut) || return 1
    # shellcheck disable=SC2086
    sanitized || { ${CC:-cc} -o "$work/use" "$work/use.c" $flags && LD_LIBRARY_PATH=$installed/lib "$work/use"; } || return 1
    # shellcheck disable=SC2086
    sanitized || { g++ -std=c++17 -Wall -Wextra -Wpedantic -o "$work/use" "$work/use.cpp" $flags && LD_LIBRARY_PATH=$installed/lib "$work/use"; } || return 1
    # The shared library shows nothing but plycut_..., and the game of docs/your-game.md is linked to it.
    sed -n '/^```c nim.c/,/^```$/p' docs/your-game.md | sed '1d;$d' >"$work/nim.c"
    flags=$(PKG_CONFIG_PATH=$installed/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$work/root pkg-config --cflags --libs plycut) || return 1
    [ -z "$(nm -D --defined-only "$installed/lib/libplycut.so.1" | awk '$3 !~ /^plycut_/')" ] || return 1
    # shellcheck disable=SC2086
    sanitized || {
        ${CC:-cc} -o "$work/nim" "$work/nim.c" $flags && readelf -d "$work/nim" | grep -q 'NEEDED.*libplycut.so.1' &&
            LD_LIBRARY_PATH=$installed/lib "$work/nim" | grep -qx 'alpha-beta: 1, 133 leaves'
    } || return 1
    make -s OUT="$out" PREFIX=/usr DESTDIR="$work/root" uninstall
    [ -z "$(find "$work/root" -type f)" ]
}

# Copies the project without its tests, and its objects, so that make compiles only what depends on a change.
copy() { # FOLDER
    mkdir -p "$1/$built" && git ls-files -z -- . ':!tests' | tar -c --null -T - | tar -x -C "$1" && cp -a "$out/obj" "$1/$built/"
}

# Builds a copy: without optimization, as it is only tried, and with a compiler cache if there is one.
build() { # FOLDER TARGET
    make -C "$1" -s -j2 OUT="$built" CC="$(command -v ccache) ${CC:-cc}" CFLAGS=-O0 "$2"
}

change() { # FOLDER DIFF [OPTION]
    (cd "$1" && GIT_CEILING_DIRECTORIES=$work git apply "${@:3}" "$2")
}

# docs/extending.md shows how to add a question, a game, an algorithm, a mistake, a format and a language as real diffs. Each is applied to a
# copy and tried with the command below it. What is in the project already ("there:") is taken out of another copy, last one
# first, which must still compile; put back, it is what the project has.
additions() {
    local new=$work/new old=$work/old diff
    sanitized && return 0
    copy "$new" && copy "$old" || return 1
    /usr/bin/python3 - "$work" <<'P' || return 1
import re, sys
text = open("docs/extending.md", encoding="utf-8").read()
diffs = re.findall(r"```diff\n(.*?)```", text, re.S)
tries = re.findall(r"<!-- (try|there): (.*?) -->", text)
assert len(diffs) == len(tries) == 8, (len(diffs), len(tries))
for number, (diff, (state, command)) in enumerate(zip(diffs, tries), 1):
    open(f"{sys.argv[1]}/{number}.{state}", "w", encoding="utf-8").write(diff)
    open(f"{sys.argv[1]}/{number}.sh", "w", encoding="utf-8").write(command + "\n")
P
    for diff in $(printf '%s\n' "$work"/?.there | tac); do
        change "$old" "$diff" -R || return 1
    done
    build "$old" library || return 1
    for diff in "$work"/?.there; do
        change "$old" "$diff" || return 1
    done
    diff -r "$old/src" src && diff -r "$old/include" include || return 1
    for diff in "$work"/?.try; do
        change "$new" "$diff" || return 1
    done
    build "$new" all || return 1
    for diff in "$work"/?.sh; do
        (cd "$new" && PATH=$new/$built/bin:$PATH bash -e "$diff") || return 1
    done
}

if ! sanitized; then
    check "the catalogue without /proc" catalogue_without_proc
check "three million events in under 16 MB" long_trace_in_little_memory
    check "a trace is read in under 16 MB" long_trace_is_read_in_little_memory
    check "a million children of one node" million_siblings
fi
# A class of files that nobody can trust: a row for each, little memory, one message for each.
hostile_class_in_little_memory() {
    sanitized && return 0
    /usr/bin/python3 - "$work/hostile" <<'P'
import os, random, sys
random.seed(5)
os.makedirs(sys.argv[1])
contents = [
    lambda: "cut: G\n" * 3000, lambda: "\n".join(f"x{k}: 3" for k in range(5000)),
    lambda: "\n".join(f"student: s{k}" for k in range(9000)), lambda: "visited: " + "3 " * 9000, lambda: "[" * 20000,
    lambda: '{"format":"plycut-answers","version":1,"value":' + "9" * 9999 + "}", lambda: "<p>" * 9000 + "value: 3",
    lambda: "<p>value: 3<br>" + "&#" * 5000, lambda: "".join(chr(random.randrange(1, 256)) for _ in range(999)),
    lambda: "\0" * 9999, lambda: "exercise: " + "../" * 999 + "etc/passwd\nvalue: 3", lambda: "value: 1e999\nbest: \u202e\n",
    lambda: "algorithm: minimax\n" * 2000, lambda: "", lambda: "A" * 30000]
for i in range(1000):
    with open(f"{sys.argv[1]}/s{i:04}.txt", "w") as f:
        f.write(contents[i % len(contents)]())
with open(f"{sys.argv[1]}/large.txt", "w") as f:
    f.write("value: 3\n" * 200000)
with open(f"{sys.argv[1]}/good.txt", "w") as f:
    f.write("value: 3\n")
os.symlink("/dev/zero", f"{sys.argv[1]}/zero.txt")
os.symlink(".", f"{sys.argv[1]}/circle")
os.mkfifo(f"{sys.argv[1]}/pipe.txt")
P
    (ulimit -v 65536 -t 300; "$plycut" check -f csv aima-two-ply "$work/hostile" >"$work/hostile.csv" 2>"$work/hostile.txt")
    local status=$?
    echo "status $status, $(wc -l <"$work/hostile.csv") rows, $(wc -c <"$work/hostile.txt") bytes of messages"
    [ $status -eq 2 ] && grep -q 'hostile/good.txt,good,1,1' "$work/hostile.csv" && grep -q 'large.txt.*too large' "$work/hostile.csv" &&
        [ "$(grep -c 'links are not followed' "$work/hostile.csv")" -eq 2 ] &&
        [ "$(cut -d, -f1 "$work/hostile.csv" | grep -o 'hostile/.*' | sort -u | wc -l)" -eq 1004 ] &&
        [ "$(wc -l <"$work/hostile.txt")" -eq 502 ] # 500, how many more, and the last
}

# 10,000 files of answers, eight each.
large_class_in_little_memory() {
    sanitized && return 0
    /usr/bin/python3 - "$work/class" <<'P'
import os, sys
os.makedirs(sys.argv[1])
for i in range(10000):
    with open(f"{sys.argv[1]}/s{i:05}.txt", "w") as f:
        f.write(f"value: {3 if i % 3 else 4}\nbest: B\nleaves: 7\npruned: 4 6\nwindow of C: [3, inf]\nB: 3\nC: <=2\nvisited: 3 12 8 2 14 5 2\n")
P
    (ulimit -v 65536 -t 300; "$plycut" check -f csv aima-two-ply "$work/class" >"$work/class.csv")
    [ $? -eq 1 ] && [ "$(wc -l <"$work/class.csv")" -eq 10001 ]
}

check "a million leaves" million_leaves
check "a class of 10,000 files in 64 MB" large_class_in_little_memory
check "a class of hostile files in 64 MB" hostile_class_in_little_memory
check "400 plies in every spelling, 401 refused" deep_tree
check "installing, using what is installed, uninstalling" install_and_use
check "additions as docs/extending.md shows them" additions
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
