# A node with 30,000 children: work grows with the children, not with their square, which would take minutes.
ulimit -t 5
awk 'BEGIN { for (n = 0; n < 30000; n++) list = list (n ? "," : "") n * 7919 % 1000 + 200
             other = list; gsub(/[0-9]+/, "&0", other); printf "[[%s],[100,%s],[%s]]", list, other, list }' >wide.json
plycut conventions wide.json | tail -n 1
plycut prove wide.json | sed -n '3,5p;$p'
