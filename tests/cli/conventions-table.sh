# What changes under which conventions; where nothing does, the key can be printed.
plycut conventions aima-two-ply
plycut conventions 'tree:[1,[[0],[3]]]'
plycut conventions -f json 'tree:[[5,9],[5,1]]'
plycut conventions -f xml aima-two-ply
echo "$?"
