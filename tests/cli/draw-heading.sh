# --heading all: the title and a caption for each search; title: the title alone; none: nothing. In every format, for one search
# and for several; a picture without a heading is as much lower.
tree='{"format":"plycut-tree","version":1,"title":"Its own","tree":[[3,12,8],[2,4,6],[14,5,2]]}'
echo "$tree" >own.json
plain() { sed -e 's/<desc.*//' -e 's/<title[^>]*>[^<]*<.title>//g' -e 's/label=""//'; }
for searches in alpha-beta minimax,alpha-beta; do
    for format in svg dot tikz forest txt; do
        for heading in all title none; do
            plycut draw -q -a $searches --legend none --heading $heading -f $format own.json | plain >picture
            echo "$searches $format $heading: $(grep -c 'Its own' picture) title, $(grep -c 'of 9 leaves\|[0-9] leaves, [0-9]* nodes' picture) captions"
        done
    done
done
height() { plycut draw -a $1 --legend none --heading $2 -f svg own.json | grep -o ' height="[0-9.]*pt"' | head -n 1; }
for searches in alpha-beta minimax,alpha-beta; do
    for heading in all title none; do height $searches $heading; done
done
# An empty title leaves the caption; a picture without a heading keeps a name for screen readers.
plycut draw --title '' --legend none -f svg own.json | grep -c '>Alpha-beta: 7 of 9 leaves</text>'
plycut draw --heading none --legend none -f svg own.json | grep -o '<title id="plycut-title">[^<]*'
plycut draw --heading none --title '' --legend none -f svg own.json | grep -o '<title id="plycut-title">[^<]*'
plycut draw -f tikz --part frame --heading none own.json | grep -c 'begin{frame}.*Its own'
plycut draw --heading nothing own.json; echo $?
