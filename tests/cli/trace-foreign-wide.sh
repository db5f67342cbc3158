# A foreign trace of a root with 30,000 leaves is read in time that grows with the leaves, not with their square.
foreign_leaves() { # the children's numbers: the order of the leaf events
    awk 'BEGIN { for (n = 0; n < 30000; n++) list = list (n ? "," : "") n * 7919 % 1000
        printf "{\"format\":\"plycut-trace\",\"version\":1,\"problem\":{\"game\":\"tree\",\"root\":\"max\",\"tree\":[%s]},", list
        printf "\"search\":{\"algorithm\":\"mine\"},\"events\":[{\"event\":\"enter\",\"node\":\"/\"}" }
        { printf ",\n{\"event\":\"leaf\",\"node\":\"/%d\"}", $1 }
        END { print ",\n{\"event\":\"exit\",\"node\":\"/\"}],\"summary\":{}}" }'
}
seq 0 29999 | foreign_leaves | (ulimit -t 3; plycut count -f csv -) | cut -d , -f 2-6
seq 29999 -1 0 | foreign_leaves | (ulimit -t 3; plycut explain -) | tail -n 3
