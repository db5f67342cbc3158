# A trace of a program that plycut does not know is drawn, counted and explained, and marked as not replayed.
plycut trace eppstein-deep | sed 's/"algorithm":"alpha-beta"/"algorithm":"mine"/' >mine.json
plycut explain mine.json | grep -A 1 '^Algorithm\|^Visited'
plycut draw -f dot mine.json | grep -o 'mine [^:]*:'
for tree in mine.json eppstein-deep; do
    plycut draw -f dot $tree | grep -o 'id="n/[^,]*, class="[^"]*"' >$tree.drawn
done
cmp mine.json.drawn eppstein-deep.drawn && wc -l <mine.json.drawn
plycut count -f csv mine.json eppstein-deep
# What it leaves out is filled in.
cat >few.json <<'END'
{"format":"plycut-trace","version":1,"generator":"a student","problem":{"game":"tree","root":"max","depth":null,"tree":[[3,12,8],[2,4,6],[14,5,2]]},"search":{"algorithm":"mine"},"events":[
{"event":"enter","node":"/"},
{"event":"enter","node":"/0"},
{"event":"leaf","node":"/0/0","value":3},
{"event":"leaf","node":"/0/1"},
{"event":"leaf","node":"/0/2"},
{"event":"exit","node":"/0","value":3},
{"event":"thought","text":"what next?"},
{"event":"enter","node":"/1","alpha":3},
{"event":"leaf","node":"/1/0"},
{"event":"cutoff","node":"/1","pruned":["/1/1","/1/2"]},
{"event":"exit","node":"/1"},
{"event":"exit","node":"/","value":3}
]}
END
plycut explain few.json
plycut explain --at /2/0 few.json | tail -n 3
# A bound that a cutoff names belongs to its owner from then on, as if the file had the update.
sed '9s/,"alpha":3//; 11s|"pruned"|"bound":3,"by":"/","witness":"/0","pruned"|; 12s|$|{"event":"leaf","node":"/2"},|' few.json |
    sed 's|\[14,5,2\]|14|; 14s/3/14/' | plycut explain - | grep '^1[0-9]\.'
# It has the value, the bound, the window and the best move of the search that it records, re-searches and null windows
# included, even if only the root's event has the window.
while read -r spec options; do
    plycut trace $options "$spec" >known.json
    sed 's/"algorithm":"[a-z-]*"/"algorithm":"mine"/; s/,"window":[^]]*]//' known.json >mine.json
    for trace in known mine; do
        {
            plycut count -f json $trace.json | grep -o '"value":[^,]*\|"type":"[a-z]*"'
            plycut explain $trace.json | grep '^Value\|^Best\|^Window\|returns\|^7+'
            plycut table $trace.json | grep ^/
        } >$trace.told
    done
    cmp known.told mine.told
done <<END
[0,8,[8,7]] --window 1,5
[[3,1],3] --window 5,8
[[3,1],3] --window 5,8 --fail hard
[[[5,9],[6,7]],[[8,3],[9,8]]] -a negascout
[[[5,9],[6,7]],[[8,3],[9,8]]] -a negascout --fail hard
[[[5,9],[6,7]],[[8,3],[9,8]]] -a negascout --cut strict --root min
END
# Its events are checked, as far as that is possible.
wrong() { sed "$1" few.json | plycut explain - >/dev/null; }
wrong '4s/3/4/'
wrong '5s|/0/1|/0/9|'
wrong '5s/leaf/enter/'
wrong '3s/enter/leaf/'
wrong '6s|/0/2|/1/0|'
wrong '7s|/0|/1|'
wrong '9s/3/true/'
wrong '9s/3/9,"beta":4/'
wrong '11s|,"/1/2"|,"/1/1"|'
wrong '11s|\["/1/1","/1/2"\]|[]|'
wrong '11s|"pruned"|"by":"/0","witness":"/0/1","pruned"|'
wrong '13s/3/9/'
wrong '2d'
wrong '12,13d; 11s/,$//'
wrong '2s/,$/,7,/'
wrong '7s/"event":"exit",//'
wrong '9s/,"alpha":3//; 10s/}/},{"event":"update","node":"\/1","from":"\/1\/1"}/'
wrong '11s|"pruned"|"side":"beta","pruned"|'
wrong '3s|"node"|"player":"max","node"|'
wrong '14s|}$|,"summary":{"value":3,"nodes":8}}|'
wrong '14s|}$|,"summary":{"value":4,"nodes":7}}|'
sed '11s|"pruned"|"side":"alpha","pruned"|; 3s|"node"|"player":"min","node"|; 14s|}$|,"summary":{"value":3,"nodes":7,"leaves":4},"mine":[]}|' few.json |
    plycut explain - | tail -n 1
plycut explain --max-nodes 3 few.json | head -n 1
for command in trace check prove; do plycut $command few.json; done
