# Answers compared with the search: right, wrong (status 1), unreadable (status 2).
right='{"format":"plycut-tree","version":1,"tree":[[3,12,8],[2,4,6],[14,5,2]],"answers":{"alpha-beta":{"value":3,"leaves":7}}}'
echo "$right" >right.json
echo "$right" | sed 's/"leaves":7/"leaves":8/' >wrong.json
echo "$right" | sed 's/"leaves"/"leafs"/' >bad.json
echo '[1,2]' >none.json
plycut check right.json none.json; echo $?
plycut check none.json; echo $?
plycut check -q none.json none.json; echo $?
plycut check right.json wrong.json; echo $?
echo '{"format":"plycut-tree","version":1,"tree":[1,2],"answers":{"minimax":{"value":1}}}' >one.json
plycut check one.json; echo $?
plycut check -v right.json wrong.json; echo $?
plycut check -q right.json wrong.json; echo $?
plycut check right.json bad.json; echo $?
plycut trace right.json >t.json
plycut check t.json; echo $?
echo '{"format":"plycut-answers","version":1}' >answers.json
plycut check right.json answers.json; echo $?
