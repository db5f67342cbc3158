# Nodes with 10,000 or 30,000 children: work grows with the children, not with their square, which would take minutes.
ulimit -t 5
wide() { # CHILDREN
    awk -v children="$1" 'BEGIN { for (n = 0; n < children; n++) list = list (n ? "," : "") n * 7919 % 1000 + 200
        other = list; gsub(/[0-9]+/, "&0", other); printf "[[%s],[100,%s],[%s]]", list, other, list }'
}
wide 10000 | plycut conventions - | tail -n 1
wide 30000 | plycut prove - | sed -n '3,5p;$p'
# A key of 15,000 leaves is compared with its own tree.
awk 'BEGIN { for (n = 0; n < 15000; n++) list = list (n ? "," : "") n * 7919 % 1000 + 200
    printf "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[%s]}", list }' >wide.json
plycut answers wide.json >key.json
plycut check wide.json key.json | head -n 1
