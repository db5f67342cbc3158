# If no font has the Chinese, Japanese or Korean letters of a picture, plycut says so, once: only if the letters are drawn here.
mkdir -p fonts bin
cp /usr/share/fonts/truetype/liberation/LiberationSans-*.ttf fonts
cat >fonts.conf <<CONF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>$PWD/fonts</dir><cachedir>$PWD/cache</cachedir></fontconfig>
CONF
export FONTCONFIG_FILE=$PWD/fonts.conf
for name in 東京 서울 Ωмega; do
    tree="tree:[{\"name\":\"$name\",\"children\":[3,12]},[2,4]]"
    for ending in svg dot pdf png; do
        echo "$name as $ending" >&2
        plycut draw "$tree" -o picture.$ending
    done
    echo "$name in steps, and on a sheet" >&2
    plycut draw --steps cutoffs "$tree" -o steps.pdf
    plycut sheet -q -o sheet.pdf "$tree"
    # The message does not depend on the drawing, which is needed once.
    printf '#!/bin/sh\necho %%PDF\n' >bin/rsvg-convert && chmod +x bin/rsvg-convert
    PATH=$PWD/bin:$PATH
done
# With a font that fontconfig lists, and without fontconfig.
printf '#!/bin/sh\necho Noto\n' >bin/fc-list
chmod +x bin/fc-list
plycut draw 'tree:[{"name":"東京","children":[3,12]},[2,4]]' -o picture.pdf
printf '#!/bin/sh\necho broken >&2; exit 1\n' >bin/fc-list
plycut draw 'tree:[{"name":"東京","children":[3,12]},[2,4]]' -o picture.pdf
