#!/bin/sh
# Writes the page's sources as C: src/publish/page/embed.sh FOLDER > assets.c. What the page's reader need not load, comments and
# indentation, is left out; the hashes are those that the page's policy names.
set -eu
cd "$1"

# Imports, the word export, comments, and the space at the beginning of lines: modules become one script. No text in the sources has "// " or a line that begins as a comment does.
slim() {
    sed -e '/^import /d' -e 's|^export ||' -e 's|^[[:space:]]*||' -e '\|^/\*.*\*/$|d' -e '\|^/\*|,\|\*/$|d' -e '\|^// |d' -e 's|[[:space:]]*// .*$||' -e '/^$/d'
}

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

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
{ echo "'use strict';"; cat unexpected.js step.js moments.js words.js elements.js notation.js marks.js sight.js picture.js number-line.js link.js tree-map.js legend.js panel.js embed.js player.js timeline.js view-link.js view.js start.js; } | slim >"$scratch/script"
slim <page.css | sed -e 's/\([{;:,]\) */\1/g' -e 's/ *\([{}]\)/\1/g' -e 's/;}/}/g' >"$scratch/style"
hash_of "$scratch/script" | tr -d '\n' >"$scratch/script_hash"
hash_of "$scratch/style" | tr -d '\n' >"$scratch/style_hash"
cp page.html "$scratch/html"
echo '/* Made by src/publish/page/embed.sh. */'
echo '#include "page/assets.h"'
for part in html style script style_hash script_hash; do
    array "page_$part" "$scratch/$part"
done
