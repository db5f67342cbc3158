# A trace of a student's own program with chance nodes: read, drawn, explained, and refused if it is wrong.
plycut trace '{"players":["max","chance","min"],"limits":[-2,2],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}' |
    sed 's/"algorithm":"alpha-beta"/"algorithm":"mine"/' >mine.json
plycut explain mine.json | sed -n '/^Algorithm/p; /^19/,/^29/p'
plycut draw -f txt mine.json
plycut draw -f html -a alpha-beta '{"players":["max","chance","min"],"limits":[-2,2],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}' mine.json | grep -c 'mine (not replayed)'
# A program in doubles (2/3 of 5/2 are 5/3, rounded) that says its windows, and nothing that follows from them.
cat >few.json <<'END'
{"format":"plycut-trace","version":1,"problem":{"game":"tree","root":"max","limits":[0,3],
"tree":[{"player":"chance","children":[{"value":2.5,"probability":"2/3"},{"value":0,"probability":"1/3"}]},
        {"player":"chance","children":[{"value":0,"probability":"1/3"},[2,3],{"value":3,"probability":"1/3"}]},1]},"search":{"algorithm":"mine"},"events":[
{"event":"enter","node":"/"},
{"event":"enter","node":"/0"},
{"event":"leaf","node":"/0/0"},
{"event":"leaf","node":"/0/1"},
{"event":"exit","node":"/0","value":1.6666666666666665},
{"event":"enter","node":"/1","alpha":1.6666666666666665},
{"event":"leaf","node":"/1/0"},
{"event":"enter","node":"/1/1","alpha":1.9999999999999998},
{"event":"leaf","node":"/1/1/0"},
{"event":"cutoff","node":"/1/1","pruned":["/1/1/1"]},
{"event":"exit","node":"/1/1","value":2},
{"event":"cutoff","node":"/1","pruned":["/1/2"]},
{"event":"exit","node":"/1"},
{"event":"leaf","node":"/2"},
{"event":"exit","node":"/"}
]}
END
sed -i 's|\[2,3\]|{"player":"min","probability":"1/3","children":[2,3]}|' few.json
plycut explain few.json | sed -n '/^ 2/,$p'
# The same with owners instead of windows: the bound is the owner's value on the node's scale.
sed 's/,"alpha":[0-9.]*//; 13s|"pruned"|"bound":2,"by":"/","witness":"/0","pruned"|; 15s|"pruned"|"side":"alpha","bound":1.6666666666666667,"by":"/","witness":"/0","pruned"|' few.json |
    plycut explain - | grep -A 2 'Cutoff'
# What is wrong is refused: a value, a bound, a side, a child left out or visited twice, a cutoff that proves nothing, a probe.
wrong() { sed "$1" few.json | plycut explain - >/dev/null; }
wrong '8s/1.6666666666666665/1.667/'
wrong '11s/1.9999999999999998/1/'
wrong '11s/1.9999999999999998/null,"beta":2.5/'
wrong '15s/"node"/"side":"beta","node"/'
wrong '15s/"pruned"/"bound":1,"pruned"/'
wrong '15s/"pruned"/"side":"beta","bound":2,"by":"\/","witness":"\/0","pruned"/'
wrong '15d'
wrong '7d'
wrong '7s/^/{"event":"leaf","node":"\/0\/0"},/'
wrong '15,$d; 14s/$/{"event":"leaf","node":"\/1\/2"},{"event":"update","node":"\/1","from":"\/1\/2","alpha":2}]}/'
wrong '10s/^/{"event":"cutoff","node":"\/1","pruned":["\/1\/0","\/1\/1","\/1\/2"]},/'
wrong '13s/^/{"event":"probe","node":"\/1","from":"\/1\/1"},/'
wrong '11s/"alpha"/"scout":"\/1","alpha"/'
sed 's/"search":/"values":"mover","search":/' few.json | plycut explain - >/dev/null
true
