#!/bin/sh
# Writes the page's sources as C: src/publish/page/embed.sh FOLDER ESBUILD > assets.c. esbuild makes one script of the modules, and leaves out what
# the page's reader need not load; the hashes are those that the page's policy names.
set -eu
cd "$1"
esbuild=$2

hash_of() {
    sum=$(sha256sum "$1" | cut -c 1-64 | sed 's/../\\x&/g')
    env printf "$sum" | base64
}

# A constant array of the bytes of a file, and a zero.
array() { # NAME FILE
    echo "const char $1[] = {"
    od -An -v -tu1 "$2" | sed -e 's/[0-9][0-9]*/(char)&,/g' -e 's/ *//g'
    echo "0};"
}

command -v "$esbuild" >/dev/null || { echo "$esbuild is not installed: make deps" >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$esbuild" $(cat bundle.txt) --global-name=page start.js >"$scratch/script"
"$esbuild" $(cat bundle.txt) page.css >"$scratch/style"
hash_of "$scratch/script" | tr -d '\n' >"$scratch/script_hash"
hash_of "$scratch/style" | tr -d '\n' >"$scratch/style_hash"
cp page.html "$scratch/html"
echo '/* Made by src/publish/page/embed.sh. */'
echo '#include "page/assets.h"'
for part in html style script style_hash script_hash; do
    array "page_$part" "$scratch/$part"
done
