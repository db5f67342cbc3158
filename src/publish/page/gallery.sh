#!/bin/sh
# A page and a picture for each tree of the catalogue, and index.html, which shows them and leads to the pages: src/publish/page/gallery.sh PLYCUT FOLDER.
set -eu
plycut=$1 folder=$2

escape() {
    sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g'
}

# "  NAME   TITLE" of a tree; positions need a depth, and are not searched here.
"$plycut" list --all trees | sed -n 's/^  \([^ ]*\) *\(.*\)$/\1 \2/p' | while read -r name title; do
    [ -e "trees/$name.json" ] || continue
    "$plycut" draw -q -f html -a minimax,branch-and-bound,alpha-beta -o "$folder/$name.html" "$name"
    "$plycut" draw -q -a alpha-beta --heading none --legend none -o "$folder/$name.svg" "$name"
    printf '<li><a href="%s.html"><img src="%s.svg" alt="" loading="lazy">%s</a></li>\n' "$name" "$name" "$(printf %s "${title:-$name}" | escape)"
done >"$folder/list"
{
    echo '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Trees to step through</title>'
    echo '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="site.css"></head><body>'
    echo '<main><h1>Trees to step through</h1><p>Each page steps through minimax, branch-and-bound and alpha-beta; the pictures show alpha-beta.</p><ul class="trees">'
    cat "$folder/list"
    echo '</ul><h2>How searches grow</h2><p>Leaves visited by depth: points are means over random trees, lines are theory.</p>'
    for picture in growth growth-mono; do
        cp "docs/picture/$picture.svg" "$folder"
        echo "<p><img src=\"$picture.svg\" alt=\"Leaves visited by depth for b = 2, 3 and 4\"></p>"
    done
    echo '</main>'
    echo '</body></html>'
} >"$folder/index.html"
rm "$folder/list"
cp src/web/release/site.css "$folder"
