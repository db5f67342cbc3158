#!/usr/bin/env bash
# A release as those who get it use it: tests/dist.sh DIST PLYCUT. Last line: N passed, N failed.
set -u
dist=$(realpath "$1") native=$(realpath "$2")
cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

verdict() { # NAME COMMAND...
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

sums() { (cd "$dist" && sha256sum -c SHA256SUMS); }
sources() { diff <(tar -tzf "$(find "$dist" -regex '.*/plycut-[0-9.]*\.tar\.gz')" | sed 's|^[^/]*/||' | grep -v '/$\|^$' | sort) <(src/web/release/sources.sh | sort); }
verdict "checksums" sums
verdict "the source archive has every file of the project" sources

# ---- Debian --------------------------------------------------------------------------------------

deb=$(echo "$dist"/*.deb) root=$work/root
debian() { dpkg --root="$root" --force-depends --force-not-root "$@"; }
drawn() { "$root/usr/bin/plycut" draw eppstein-deep -f svg | grep -q '</svg>'; }
gone() { [ -z "$(find "$root/usr" -type f)" ]; }
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" && touch "$root/var/lib/dpkg/status"
verdict "lintian finds no error" lintian --fail-on error "$deb"
verdict "the package installs" debian -i "$deb"
verdict "what it installs draws a tree of its catalogue" drawn
verdict "the package is removed" debian -r plycut
verdict "nothing of it is left" gone

# ---- Any Linux, and Node ---------------------------------------------------------------------------

mkdir "$work/linux" && tar -xzf "$dist"/plycut-*-linux-*.tar.gz -C "$work/linux" && tar -xzf "$dist"/plycut-*.tgz -C "$work"
static=$(echo "$work"/linux/*/bin/plycut) node=$work/package/plycut.js
alone() { ! ldd "$static" 2>&1 | grep '=>'; }
# Output, messages and exit status.
answer() { local to=$1; shift; "$@" >"$to" 2>&1 <trees/ties.json; echo "status $?" >>"$to"; }
same() { # PROGRAM WORDS...
    local program=$1 key=${*:2}
    key=$work/native/${key//[^a-z0-9]/-}
    [ -f "$key" ] || answer "$key" "$native" "${@:2}"
    answer "$work/ours" "$program" "${@:2}" && cmp "$work/ours" "$key"
}
mkdir "$work/native"
verdict "the static program needs no library" alone
for program in "$static" "$node"; do
    name=$(basename "$program")
    for tree in $("$native" list trees --all -q); do
        for command in "count" "explain" "trace" "table" "draw -f svg" "draw -f tikz" "draw -f txt" "answers"; do
            # shellcheck disable=SC2086
            verdict "$name: $command $tree" same "$program" $command "$tree"
        done
    done
    verdict "$name: a game" same "$program" count -d 3 othello:start
    verdict "$name: a page" same "$program" draw -f html aima-two-ply
    verdict "$name: standard input" same "$program" count -
    verdict "$name: a file in the current folder" same "$program" count trees/ties.json
    verdict "$name: an absolute path" same "$program" count "$PWD/trees/ties.json"
    verdict "$name: a wrong option" same "$program" draw --nonsense ties
    verdict "$name: an input that is not there" same "$program" draw no-such-tree
    verdict "$name: wrong answers" same "$program" check tests/bad/answers-good.json tests/bad/answers.json
    verdict "$name: an experiment" same "$program" experiment random:b=2..3,d=2..4 --trees 10 --threads 1
done

package=$(echo "$dist"/plycut-*.tgz)
installed() { cp "$package" "$work" && (cd "$work" && npx --yes --offline "./${package##*/}" draw aima-two-ply -o npx.svg) && "$native" draw -f svg aima-two-ply | cmp - "$work/npx.svg"; }
says() { (cd "$work" && node "$node" "${@:2}" 2>&1) | grep -q "$1"; }
verdict "npx draws a tree into the current folder" installed
verdict "without rsvg-convert, PDF is refused in a sentence" says "rsvg-convert was not run. PDF and PNG need it" draw ties -o ties.pdf
verdict "judge is refused in a sentence" says "starts no other programs under Node" judge -- true

tsc=$PWD/out/browser/node_modules/typescript/bin/tsc project=$work/project
mkdir -p "$project/below" && cp bindings/javascript/tests/* "$project" && cp "$package" "$project/below" && echo '{ "private": true }' >"$project/package.json"
module() { (cd "$project" && npm install --offline --no-audit --no-fund --loglevel=error "./below/${package##*/}" && node package.test.mjs); }
typed() { (cd "$project" && node "$tsc" --noEmit --strict --module nodenext --target es2022 --lib es2022,dom types.ts); }
in_project() { (cd "$project/below" && npx --yes --offline -p "$PWD/${package##*/}" plycut count ties); }
verdict "the module does what its tests say" module
verdict "its types fit" typed
verdict "npx -p runs the package below a project's folder" in_project

# ---- Python --------------------------------------------------------------------------------------

wheel=$(echo "$dist"/plycut-*.whl) venv=$work/venv
in_venv() { (cd "$work" && env -u PLYCUT -u PYTHONPATH PATH=/usr/bin:/bin "$venv/bin/$1" "${@:2}"); }
searches='import plycut; s = plycut.tree("aima-two-ply").search(); assert (s.value, s.leaves) == (3, 7), s; assert "venv" in plycut._program.find()'
same_in_venv() { in_venv plycut draw -f svg aima-two-ply >"$work/venv.svg" && "$native" draw -f svg aima-two-ply | cmp - "$work/venv.svg"; }
suite_in_venv() { (cp -r bindings/python/tests "$work/tests" && cd "$work/tests" && env -u PYTHONPATH PLYCUT="$venv/lib/$("$venv/bin/python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')/site-packages/plycut/program/bin/plycut" \
    "$venv/bin/python" -c 'import glob, importlib, os; [test() for name in ("test_search", "test_show", "test_games", "test_adapters") for key, test in list(vars(importlib.import_module(name)).items()) if key.startswith("test_")]'); }
verdict "the wheel is for this platform" test "${wheel%-py3-none-linux_*.whl}" != "$wheel"
verdict "a venv installs the wheel without a network" sh -c "/usr/bin/python3 -m venv '$venv' && '$venv/bin/pip' install --no-index -q '$wheel'"
verdict "it searches with the program in it" in_venv python -c "$searches"
verdict "its command is the program" same_in_venv
verdict "its tests pass there" suite_in_venv

# ---- Shells --------------------------------------------------------------------------------------

shells=$(echo "$work"/linux/*/share)
export PATH=$(dirname "$static"):$PATH
in_fish() { fish -N -c "source $shells/fish/vendor_completions.d/plycut.fish; complete -C '$1'" | grep -qx -- "$2"; }
in_zsh() { zsh -fc "words=($1); CURRENT=\$#words; compadd() { shift; print -rl -- \$@ }; _files() { }; . $shells/zsh/site-functions/_plycut" | grep -qx -- "$2"; }
for shell in fish zsh; do
    verdict "$shell completes a command" in_$shell 'plycut expla' explain
    verdict "$shell completes an option" in_$shell 'plycut draw --leg' --legend
    verdict "$shell completes the word of an option" in_$shell 'plycut count --root mi' min
    verdict "$shell completes a word behind the = of an option" in_$shell 'plycut count --root=mi' --root=min
    verdict "$shell completes a tree" in_$shell 'plycut count eppst' eppstein-deep
done

# ---- Any browser ---------------------------------------------------------------------------------

verdict "the playground is one page" grep -q '</html>' "$dist/playground.html"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
