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
sources() { diff <(tar -tzf "$(find "$dist" -regex '.*/plycut-[0-9.]*\.tar\.gz')" | sed 's|^[^/]*/||' | grep -v '/$\|^$' | sort) <(src/release/sources.sh | sort); }
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

# ---- Any Linux -----------------------------------------------------------------------------------

mkdir "$work/linux" && tar -xzf "$dist"/plycut-*-linux-*.tar.gz -C "$work/linux"
static=$(echo "$work"/linux/*/bin/plycut)
same() { "$static" "$@" >"$work/ours" 2>&1; "$native" "$@" >"$work/theirs" 2>&1; cmp "$work/ours" "$work/theirs"; }
alone() { ! ldd "$static" 2>&1 | grep '=>'; }
verdict "the static program needs no library" alone
for tree in $("$native" list trees --all -q); do
    for command in "count" "explain" "trace" "table" "draw -f svg" "draw -f tikz" "draw -f txt" "answers"; do
        # shellcheck disable=SC2086
        verdict "the static program: $command $tree" same $command "$tree"
    done
done
verdict "the static program: a game" same count -d 3 othello:start

# ---- Shells --------------------------------------------------------------------------------------

shells=$(echo "$work"/linux/*/share)
export PATH=$(dirname "$static"):$PATH
in_fish() { fish -N -c "source $shells/fish/vendor_completions.d/plycut.fish; complete -C '$1'" | grep -qx -- "$2"; }
in_zsh() { zsh -fc "words=($1); CURRENT=\$#words; compadd() { shift; print -rl -- \$@ }; _files() { }; . $shells/zsh/site-functions/_plycut" | grep -qx -- "$2"; }
for shell in fish zsh; do
    verdict "$shell completes a command" in_$shell 'plycut expla' explain
    verdict "$shell completes an option" in_$shell 'plycut draw --leg' --legend
    verdict "$shell completes the word of an option" in_$shell 'plycut count --root mi' min
    verdict "$shell completes a tree" in_$shell 'plycut count eppst' eppstein-deep
done

# ---- Any browser ---------------------------------------------------------------------------------

verdict "the playground is one page" grep -q '</html>' "$dist/playground.html"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
