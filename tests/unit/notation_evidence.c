/* The notations: what each text is taken for, and as which tree it is read; what is refused, and where; what has two readings. */
#include "notation/notation.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *text, *notation, *json, *note;
} READ[] = {
    /* leaves of a complete tree */
    {"3 5 6 9", "leaves", "[[3,5],[6,9]]", "2 plies, 2 children at each inner node"},
    {"3, 5, 6, 9,\n1, 2, 0, -1", "leaves", "[[[3,5],[6,9]],[[1,2],[0,-1]]]", NULL},
    {"2 3\n3 12 8 2 4 6 14 5 2\n", "leaves", "[[3,12,8],[2,4,6],[14,5,2]]",
     "2 plies, 3 children at each inner node"},
    {"1 2\n3 4", "leaves", "[3,4]", NULL},
    {"2 2\n3 4", "leaves", "[[2,2],[3,4]]", NULL},
    {"3 12", "leaves", "[3,12]", NULL},
    {"leaves:3,x,\xE2\x88\x92"
     "5,6",
     "leaves", "[[3,\"x\"],[-5,6]]", "2 plies, 2 children at each inner node"},
    {"3 12 8\n2 4 6\n14 5 2\n", "leaves", "[[3,12,8],[2,4,6],[14,5,2]]",
     "2 plies, 3 children at each inner node"},
    {"leaves: b=3: 3 12 8", "leaves", "[3,12,8]", "1 ply, 3 children at each inner node"},
    {"7", "short", "7", NULL},
    {"(3 5 6 9)", "short", "[3,5,6,9]", NULL},
    {"x 5 6 9(1)", "short", NULL, NULL},
    {"(3 \"7\" x=\"-1.5\" \"1/2\")", "short", "[3,7,{\"name\":\"x\",\"value\":-1.5},\"1/2\"]",
     "texts that are numbers are values"},
    {"[[\"3\",\"12\"],[\"2\",\"4\"]]", "short", "[[3,12],[2,4]]",
     "texts that are numbers are values"},
    /* values of leaves behind a tree in brackets */
    {"((x 4) (y z)); x = 3, y: 5\nz 2", "short",
     "[[{\"name\":\"x\",\"value\":3},4],[{\"name\":\"y\",\"value\":5},{\"name\":\"z\","
     "\"value\":2}]]",
     "3 leaf values behind the tree"},
    {"min A(x y) x=-inf", "short",
     "{\"name\":\"A\",\"player\":\"min\",\"children\":[{\"name\":\"x\",\"value\":\"-inf\"},"
     "\"y\"]}",
     "1 leaf value behind the tree"},
    {"A(\"x 1\" a=x) 'x 1'=3, x=4", "short",
     "{\"name\":\"A\",\"children\":[{\"name\":\"x 1\",\"value\":3},{\"name\":\"a\","
     "\"value\":4}]}",
     "2 leaf values behind the tree"},
    {"min (x x) x 3", "short",
     "{\"player\":\"min\",\"children\":[{\"name\":\"x\",\"value\":3},{\"name\":\"x\","
     "\"value\":3}]}",
     "1 leaf value behind the tree"},
    {"tree = ('S', [('P', ['x', 11])]); x = 4", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[{\"name\":\"x\",\"value\":4},"
     "11]}]}",
     "1 leaf value behind the tree"},
    {"{'A': ['B', 'C']} B=3, C=4", "nested",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"value\":3},{\"name\":\"C\",\"value\":4}]}",
     NULL},
    {"A -> {B C}; B 3; C 4", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"value\":3},{\"name\":\"C\",\"value\":4}]}",
     "root A"},
    /* name first */
    {"(S (P 4 11) (Q 3 7))", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[4,11]},{\"name\":\"Q\","
     "\"children\":[3,7]}]}",
     ""},
    {"[\"A\", [\"B\", 3, 5], [\"C\", 7, 2]]", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[7,2]}]}",
     ""},
    {"['A', ['B', 3, 5], 7]", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},7]}", ""},
    {"[A [B [3] [5]] [x]]", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},\"x\"]}", ""},
    {"\\Tree [.S [.P 4 11 ] [.Q 3 7 ] ]", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[4,11]},{\"name\":\"Q\","
     "\"children\":[3,7]}]}",
     ""},
    {"(S (P (p 4) (q 11)))", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[{\"name\":\"p\",\"value\":4},{"
     "\"name\":"
     "\"q\",\"value\":11}]}]}",
     "a pair of a name and a number is a leaf of that name"},
    {"(S (P 4) (Q 3 7))", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[4]},{\"name\":\"Q\",\"children\":"
     "[3,7]}]}",
     "a pair of a name and a number is a node with one child"},
    {"(S (P 4) (Q (R 7)))", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[4]},{\"name\":\"Q\",\"children\":"
     "[{"
     "\"name\":\"R\",\"value\":7}]}]}",
     NULL},
    {"(max (min 3 12) (min 2 4))", "name-first",
     "{\"player\":\"max\",\"children\":[{\"player\":\"min\",\"children\":[3,12]},{\"player\":"
     "\"min\","
     "\"children\":[2,4]}]}",
     ""},
    {"(max (min 3) (min 4))", "name-first",
     "{\"player\":\"max\",\"children\":[{\"player\":\"min\",\"children\":[3]},{\"player\":\"min\","
     "\"children\":[4]}]}",
     ""},
    {"((x 3) (y 5) 7 (A(3)))", "short",
     "[[\"x\",3],[\"y\",5],7,[{\"name\":\"A\",\"children\":[3]}]]", NULL},
    {"('A', [('B', [3, 5]), ('C', [7, 2])])", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[7,2]}]}",
     ""},
    {"('A', ('B', (3, 5)), ('C', (7, 2)))", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[7,2]}]}",
     ""},
    {"\\begin{forest} for tree={draw} [A, red [B, edge={dashed} [3] [$5$]] [{C} [7] [2]]] "
     "\\end{forest}",
     "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[7,2]}]}",
     ""},
    {"\\begin{tikzpicture}[scale=2]\n\\Tree [.{A} [.B 3 5 ] [.$C$ 7 2 ] ]\n\\end{tikzpicture}",
     "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[7,2]}]}",
     ""},
    {"(chance (0.5 3) (1/2 (min 3 5)))", "name-first",
     "{\"player\":\"chance\",\"children\":[{\"probability\":0.5,\"value\":3},{\"player\":\"min\","
     "\"probability\":0.5,\"children\":[3,5]}]}",
     ""},
    {"max((x 3) (y 5))", "short", "{\"player\":\"max\",\"children\":[[\"x\",3],[\"y\",5]]}", NULL},
    {"(x=1 (y 3))", "short", "[{\"name\":\"x\",\"value\":1},[\"y\",3]]", NULL},
    {"((3 x) (y 5))", "short", "[[3,\"x\"],[\"y\",5]]", NULL},
    /* name last */
    {"((3,12)B,(2,4)C)A;", "name-last",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,12]},{\"name\":\"C\","
     "\"children\":[2,4]}]}",
     ""},
    {"((p:4,q:11)P,r:7)S", "name-last",
     "{\"name\":\"S\",\"children\":[{\"name\":\"P\",\"children\":[{\"name\":\"p\",\"value\":4},{"
     "\"name\":\"q\","
     "\"value\":11}]},{\"name\":\"r\",\"value\":7}]}",
     ""},
    {"[&R] ((3:0.5,12)'B b':0.1[&x=1],x)A;", "name-last",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B b\",\"children\":[3,12]},\"x\"]}",
     "branch lengths are passed over"},
    {"((:4,:5),6)A;", "name-last", "{\"name\":\"A\",\"children\":[[4,5],6]}", ""},
    {"((a:3,b:5),(c:1,d:2));", "name-last",
     "[[{\"name\":\"a\",\"value\":3},{\"name\":\"b\",\"value\":5}],[{\"name\":\"c\",\"value\":1},{"
     "\"name\":\"d\",\"value\":2}]]",
     ""},
    {"((a:3,b:5):1,c:2)", "name-last",
     "[[{\"name\":\"a\",\"value\":3},{\"name\":\"b\",\"value\":5}],{\"name\":\"c\",\"value\":2}]",
     "branch lengths are passed over"},
    {"((a:3,b:5),(c:1,d:2))", "short",
     "[[{\"move\":\"a\",\"value\":3},{\"move\":\"b\",\"value\":5}],[{\"move\":\"c\",\"value\":1},{"
     "\"move\":\"d\",\"value\":2}]]",
     NULL},
    /* a formula is a short form */
    {"max{min{3, 12}, min{2, x}}", "short",
     "{\"player\":\"max\",\"children\":[{\"player\":\"min\",\"children\":[3,12]},{\"player\":"
     "\"min\","
     "\"children\":[2,\"x\"]}]}",
     NULL},
    /* children by name */
    {"{'A': ['B', 'C'], 'B': [3, 12], 'C': 4}", "by-name",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,12]},{\"name\":\"C\",\"value\":"
     "4}]}",
     "root A"},
    {"{\"B\": [\"D\"], \"A\": [\"B\", \"C\"], \"D\": 3}", "by-name",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[{\"name\":\"D\",\"value\":3}]},"
     "\"C\"]}",
     "root A"},
    {"tree = {'A': ('B', 'C'), 'B': {'D', 'E'}}\nvalues = {'D': 3, 'E': -1, 'C': 2}", "by-name",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[{\"name\":\"D\",\"value\":3},{"
     "\"name\":\"E\","
     "\"value\":-1}]},{\"name\":\"C\",\"value\":2}]}",
     "root A"},
    {"moves = dict(A=dict(a1='B', a2='C'), B=dict(b1=3))\nutils = dict(C=4)\ninitial = 'A'",
     "by-name",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"move\":\"a1\",\"children\":[{\"move\":\"b1\","
     "\"value\":3}]},{"
     "\"name\":\"C\",\"move\":\"a2\",\"value\":4}]}",
     "root A"},
    {"{A: {l: B, r: C}, B: 3, C: None}", "by-name",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"move\":\"l\",\"value\":3},{\"move\":\"r\","
     "\"value\":\"C\"}]}",
     "root A"},
    {"{1: [2, 3], 2: 7, 3: 8}", "by-name",
     "{\"name\":\"1\",\"children\":[{\"name\":\"2\",\"value\":7},{\"name\":\"3\",\"value\":8}]}",
     "root 1"},
    {"{a: (b c) d: 3}", "short",
     "[{\"move\":\"a\",\"children\":[\"b\",\"c\"]},{\"move\":\"d\",\"value\":3}]", NULL},
    /* dictionaries in dictionaries */
    {"{'R': {'U': {'a': 3, 'b': 5}, 'V': [{'c': 1}, 2]}}", "nested",
     "{\"name\":\"R\",\"children\":[{\"name\":\"U\",\"children\":[{\"name\":\"a\",\"value\":3},{"
     "\"name\":\"b\",\"value\":5}]},{\"name\":\"V\",\"children\":[{\"name\":\"c\",\"value\":1},2]}]"
     "}",
     ""},
    {"{R: {U: {a: 3, b: 5}, V: ({c: 1}, 2)}}", "nested",
     "{\"name\":\"R\",\"children\":[{\"name\":\"U\",\"children\":[{\"name\":\"a\",\"value\":3},{"
     "\"name\":\"b\",\"value\":5}]},{\"name\":\"V\",\"children\":[{\"name\":\"c\",\"value\":1},2]}]"
     "}",
     ""},
    {"tree = {'U': {'a': 3, 'b': 'x'}, 'V': {'c': None, 'd': {}}}", "nested",
     "[{\"name\":\"U\",\"children\":[{\"name\":\"a\",\"value\":3},{\"move\":\"b\",\"value\":\"x\"}]"
     "},{\"name\":\"V\",\"children\":[\"c\",\"d\"]}]",
     "the root has no name"},
    {"{R: {U: {a: 3}}, S: 4}", "short",
     "[{\"move\":\"R\",\"children\":[{\"move\":\"U\",\"children\":[{\"move\":\"a\",\"value\":3}]}]}"
     ",{"
     "\"move\":\"S\",\"value\":4}]",
     NULL},
    /* edges */
    {"A B\nA C\nB 4\nB 11\nC 3\nC 7\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[4,11]},{\"name\":\"C\","
     "\"children\":[3,7]}]}",
     "root A"},
    {"A,B\nA,C\nB,4\nC,3", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"value\":4},{\"name\":\"C\",\"value\":3}]}",
     "root A"},
    {"A -> B; A -> C; B = 4; C = 3;", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"value\":4},{\"name\":\"C\",\"value\":3}]}",
     "root A"},
    {"digraph T {\n  A -> B [label=\"l\"];\n  A -> C;\n}\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"move\":\"l\",\"value\":\"B\"},\"C\"]}", "root A"},
    {"# networkx\nA B {}\nA C {'weight': 2}\n", "edges",
     "{\"name\":\"A\",\"children\":[\"B\",\"C\"]}", "root A"},
    {"A -- B\nB -- C\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[\"C\"]}]}", "root A"},
    {"digraph { A -> {B C}; B -> {3 4}; C -> 5 }", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\","
     "\"children\":["
     "5]}]}",
     "root A"},
    {"A: B, C\nB: 3, 4\nC: 5\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     "root A"},
    {"A: [B, C]\nB: [3, 4]\nC: 5\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     "root A"},
    {"graph TD\n  A --> B\n  A-->C\n  B --> 3\n  B --> 4\n  C --> 5\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\","
     "\"children\":["
     "5]}]}",
     "root A"},
    {"value: C\nC: <=2\n", "short", NULL, NULL},
    {"A->B->3\nB->4\nA->C->5", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\","
     "\"children\":["
     "5]}]}",
     "root A"},
    {"A;B\nA;C\nB;3\nB;4\nC;5\n", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     "root A"},
    {"digraph { rankdir=LR; node [shape=box]; n0 [label=\"MIN\"]; n0->n1 [label=\"go left\"]; "
     "n0->n2; n1 "
     "[label=\"3\"]; n2 [label=C]; n2->n3 n3 [label=\"\"] }",
     "edges", NULL, NULL},
    {"digraph { rankdir=LR; node [shape=box]; n0 [label=\"MIN\"]; n0->n1 [label=\"go left\"]; "
     "n0->n2; n1 "
     "[label=\"3\"]; n2 [label=C]; n2->4; n2->5; }",
     "edges",
     "{\"name\":\"n0\",\"player\":\"min\",\"children\":[{\"move\":\"go "
     "left\",\"value\":3},{\"name\":\"C\","
     "\"children\":[4,5]}]}",
     "root n0"},
    /* an outline */
    {"- A\n  - B\n    - 3\n    - 4\n  - C=5\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     ""},
    {"A\n* B\n  * 3\n  * 4\n* C=5\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     ""},
    {"* A\n  * B\n    3 4\n  * C=5\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     ""},
    {"A\n\xE2\x94\x9C\xE2\x94\x80\xE2\x94\x80 B\n\xE2\x94\x82   "
     "\xE2\x94\x94\xE2\x94\x80\xE2\x94\x80 "
     "3\n\xE2\x94\x94\xE2\x94\x80\xE2\x94\x80 x\n",
     "outline", "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3]},\"x\"]}", ""},
    {"A:\n  B:\n    - 3\n    - 4\n  C: 5\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     "labels are names"},
    {"1. A\n   1. B\n      3 4\n   2. C=5\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     ""},
    {"A\n|_ B\n   |_ 3\n   |_ 4\n|_ C=5\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,4]},{\"name\":\"C\",\"value\":"
     "5}]}",
     ""},
    {"-\n  -\n    3 4\n  min\n    - 5\n", "outline",
     "[[3,4],{\"player\":\"min\",\"children\":[5]}]", ""},
    {"A\n  B\n    3 12 8\n  C\n    2 4 6\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,12,8]},{\"name\":\"C\","
     "\"children\":[2,4,6]}]}",
     ""},
    {"max\n\tmin\n\t\t3\n\t\tx\n\tgo on: 4\n", "outline",
     "{\"player\":\"max\",\"children\":[{\"player\":\"min\",\"children\":[3,\"x\"]},{\"move\":\"go "
     "on\","
     "\"value\":4}]}",
     ""},
    {"Camp site\n  cross the ford: min Ford=4\n    x y=2\n  wait:\n    8\n", "outline",
     "{\"name\":\"Camp site\",\"children\":[{\"name\":\"Ford\",\"player\":\"min\",\"move\":\"cross "
     "the ford\","
     "\"static\":4,\"children\":[{\"name\":\"x "
     "y\",\"value\":2}]},{\"move\":\"wait\",\"children\":[8]}]}",
     ""},
    {"chance\n  heads 50%: 3\n  1/2: 5\n", "outline",
     "{\"player\":\"chance\",\"children\":[{\"move\":\"heads\",\"probability\":0.5,\"value\":3},{"
     "\"probability\":\"1/2\",\"value\":5}]}",
     ""},
    /* objects with any names */
    {"{\"id\":\"A\",\"kids\":[{\"id\":\"B\",\"kids\":[3,12]},{\"score\":4}]}", "objects",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,12]},4]}", ""},
    {"{'isMax': False, 'moves': {'l': {'value': 3}, 'r': {'moves': {'x': {'name': 'q'}, 'y': 3}}}}",
     "objects",
     "{\"player\":\"min\",\"children\":[{\"move\":\"l\",\"value\":3},{\"move\":\"r\",\"children\":["
     "{\"move\":\"x\","
     "\"value\":\"q\"},{\"move\":\"y\",\"value\":3}]}]}",
     ""},
    {"{\"state\":\"A\",\"minimax\":4,\"children\":[{\"action\":\"l\",\"state\":\"B\",\"minimax\":2,"
     "\"children\":[3,12]},"
     "{\"action\":\"r\",\"value\":4,\"id\":7,\"depth\":2}]}",
     "objects",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"move\":\"l\",\"children\":[3,12]},{\"name\":"
     "\"7\",\"move\":\"r\","
     "\"value\":4}]}",
     "members passed over: depth; 1 of 2 inner values differs from minimax: B has 2"},
    {"{\"type\":\"chance\",\"children\":[{\"p\":0.5,\"value\":3,\"children\":[]},{\"p\":\"1/"
     "2\",\"value\":5,\"children\":null}]}",
     "objects",
     "{\"player\":\"chance\",\"children\":[{\"probability\":0.5,\"value\":3},{\"probability\":0.5,"
     "\"value\":5}]}",
     ""},
    {"{\"children\":[{\"type\":\"leaf\",\"value\":3},[4,5]]}", "objects", "[3,[4,5]]", ""},
    {"{\"id\":7,\"name\":\"A\",\"kids\":[{\"value\":3,\"score\":3},{\"label\":\"b\",\"id\":1,"
     "\"value\":4}]}",
     "objects", "{\"name\":\"A\",\"children\":[3,{\"name\":\"1\",\"value\":4}]}",
     "members passed over: id, label"},
    {"[{\"name\":\"R\",\"kids\":[3,4]}]", "objects", "{\"name\":\"R\",\"children\":[3,4]}",
     "the list around the root is passed over"},
    {"[{\"name\":\"R\",\"kids\":[3,4]},5]", "objects", "[{\"name\":\"R\",\"children\":[3,4]},5]",
     ""},
    /* players in the place of names */
    {"['min', ['max', 3, 5], ['max', 2, 9]]", "name-first",
     "{\"player\":\"min\",\"children\":[{\"player\":\"max\",\"children\":[3,5]},{\"player\":"
     "\"max\",\"children\":[2,9]}]}",
     "MAX, MIN and chance are read as players"},
    {"[\"chance\", [0.5, 3], [0.5, [\"min\", 3, 5]]]", "name-first",
     "{\"player\":\"chance\",\"children\":[{\"probability\":0.5,\"value\":3},{\"player\":\"min\","
     "\"probability\":0.5,\"children\":[3,5]}]}",
     "MAX, MIN and chance are read as players"},
    {"[\"A\", [\"Max\", 3], [\"Bob\", 5]]", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"Max\",\"value\":3},{\"name\":\"Bob\",\"value\":5}]"
     "}",
     "a pair of a name and a number is a leaf of that name"},
    {"[\"max\", [\"min\", 3], [\"min\", 5]]", "name-first",
     "{\"player\":\"max\",\"children\":[{\"player\":\"min\",\"children\":[3]},{\"player\":\"min\","
     "\"children\":[5]}]}",
     "MAX, MIN and chance are read as players"},
    {"(S (\"max\" 3 5) (Q 3 7))", "name-first",
     "{\"name\":\"S\",\"children\":[{\"name\":\"max\",\"children\":[3,5]},{\"name\":\"Q\","
     "\"children\":[3,7]}]}",
     ""},
    {"{\"name\":\"MIN\",\"children\":[{\"label\":\"Max\",\"children\":[3,4]},{\"name\":\"Max\","
     "\"value\":3}]}",
     "objects",
     "{\"player\":\"min\",\"children\":[{\"player\":\"max\",\"children\":[3,4]},{\"name\":\"Max\","
     "\"value\":3}]}",
     "MAX, MIN and chance are read as players"},
    {"{\"name\":\"Max\",\"player\":\"min\",\"children\":[3,2]}", "objects",
     "{\"name\":\"Max\",\"player\":\"min\",\"children\":[3,2]}", ""},
    {"{\"name\":\"MIN\",\"minimax\":2,\"children\":[3,2]}", "objects",
     "{\"player\":\"min\",\"children\":[3,2]}",
     "0 of 1 inner value differ from minimax; MAX, MIN and chance are read as players"},
    {"Node(\"MIN\", [Node(\"MAX\", [3, 5]), Leaf(\"max\", 2)])", "calls",
     "{\"player\":\"min\",\"children\":[{\"player\":\"max\",\"children\":[3,5]},{\"name\":\"max\","
     "\"value\":2}]}",
     "MAX, MIN and chance are read as players"},
    {"((3,5)MAX,(2,9)MAX,Max:4)MIN;", "name-last",
     "{\"player\":\"min\",\"children\":[{\"player\":\"max\",\"children\":[3,5]},{\"player\":"
     "\"max\",\"children\":[2,9]},{\"name\":\"Max\",\"value\":4}]}",
     "MAX, MIN and chance are read as players"},
    {"{'MIN': {'MAX': {'x': 3, 'y': 5}, 'Chance': 3}}", "nested",
     "{\"player\":\"min\",\"children\":[{\"player\":\"max\",\"children\":[{\"name\":\"x\","
     "\"value\":3},{\"name\":\"y\",\"value\":5}]},{\"name\":\"Chance\",\"value\":3}]}",
     "MAX, MIN and chance are read as players"},
    {"{'MIN': ['A', 'B'], 'A': [3, 4], 'B': 5}", "by-name",
     "{\"player\":\"min\",\"children\":[{\"name\":\"A\",\"children\":[3,4]},{\"name\":\"B\","
     "\"value\":5}]}",
     "root MIN; MAX, MIN and chance are read as players"},
    {"[{\"id\":1,\"name\":\"MIN\"},{\"id\":2,\"name\":\"Max\",\"parent\":1,\"value\":3},{\"id\":3,"
     "\"parent\":1,\"value\":4}]",
     "records",
     "{\"player\":\"min\",\"children\":[{\"name\":\"Max\",\"value\":3},{\"name\":\"3\",\"value\":4}"
     "]}",
     "root 1; MAX, MIN and chance are read as players"},
    /* Mermaid */
    {"graph TD\nA --> B\nA --> C\nB --> D[3]\nB --> E[5]\nC --> F[2]", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[2]}]}",
     "root A"},
    {"graph TD\n  A[MAX] --> B[MIN]\n  A-->C((min))\n  B-->|go left|D[3]\n  B -- go right --> "
     "E([\"5\"])\n  C --> F{2} & G{{\"9\"}}\n  C -.-> H[(x)]\n  style A fill:#f9f\n  %% note\n  "
     "classDef big x\n  class A,B big\n",
     "edges",
     "{\"name\":\"A\",\"player\":\"max\",\"children\":[{\"name\":\"B\",\"player\":\"min\","
     "\"children\":[{\"move\":\"go left\",\"value\":3},{\"move\":\"go "
     "right\",\"value\":5}]},{\"name\":\"C\",\"player\":\"min\",\"children\":[2,9,\"x\"]}]}",
     "root A"},
    {"flowchart LR\n  A[Start] -->|\"left, up\"| B[\"f(x)\"]\n  A ==> C[\"-7\"]:::red\n  B --- "
     "B1[/3/]",
     "edges",
     "{\"name\":\"Start\",\"children\":[{\"name\":\"f(x)\",\"move\":\"left, "
     "up\",\"children\":[3]},-7]}",
     "root A"},
    {"graph TD; A-->B; A-->C[4]; B-->3; B--oD{5}", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},4]}", "root A"},
    {"graph TD\n1[MAX] --> 2[MIN]\n1 --> 3[x]\n2 --> 4[3]", "edges",
     "{\"name\":\"1\",\"player\":\"max\",\"children\":[{\"name\":\"2\",\"player\":\"min\","
     "\"children\":[3]},\"x\"]}",
     "root 1"},
    {"graph TD\nA --> B\nA -- C\nB = 3\nC 4", "edges",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"value\":3},{\"name\":\"C\",\"value\":4}]}",
     "root A"},
    /* who decides, as programs say it */
    {"{\"type\":\"MinNode\",\"children\":[{\"type\":\"MAX_NODE\",\"children\":[3,4]},{\"type\":"
     "\"Leaf\",\"value\":5}]}",
     "objects", "{\"player\":\"min\",\"children\":[{\"player\":\"max\",\"children\":[3,4]},5]}",
     ""},
    {"{\"player\":\"minimize\",\"children\":[3,{\"isMaximizing\":true,\"kids\":[4,5]}]}", "objects",
     "{\"player\":\"min\",\"children\":[3,{\"player\":\"max\",\"children\":[4,5]}]}", ""},
    {"{\"is_max\":false,\"children\":[3,{\"maximizingPlayer\":true,\"kids\":[4,5]}]}", "objects",
     "{\"player\":\"min\",\"children\":[3,{\"player\":\"max\",\"children\":[4,5]}]}", ""},
    {"Node(\"A\", maximizing_player=False, children=[3, 4])", "calls",
     "{\"name\":\"A\",\"player\":\"min\",\"children\":[3,4]}", ""},
    {"{\"A\":{\"B\":{\"x\":3,\"y\":5},\"C\":{\"x\":2,\"player\":\"MIN\"}}}", "nested",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[{\"name\":\"x\",\"value\":3},{"
     "\"name\":\"y\",\"value\":5}]},{\"name\":\"C\",\"player\":\"min\",\"children\":[{\"name\":"
     "\"x\",\"value\":2}]}]}",
     ""},
    {"{'A': {'player': 'MIN', 'l': 'B', 'r': 'C'}, 'B': [3, 4], 'C': 5}", "by-name",
     "{\"name\":\"A\",\"player\":\"min\",\"children\":[{\"name\":\"B\",\"move\":\"l\",\"children\":"
     "[3,4]},{\"name\":\"C\",\"move\":\"r\",\"value\":5}]}",
     "root A"},
    {"{'A': {'player': 'MIN', 'r': 'C'}, 'MIN': [3, 4], 'C': 5}", "by-name",
     "{\"name\":\"A\",\"children\":[{\"player\":\"min\",\"move\":\"player\",\"children\":[3,4]},{"
     "\"name\":\"C\",\"move\":\"r\",\"value\":5}]}",
     "root A; MAX, MIN and chance are read as players"},
    {"[{\"id\":\"A\",\"player\":\"minimise\"},{\"id\":\"B\",\"parent\":\"A\",\"value\":3,\"type\":"
     "\"leaf\"}]",
     "records", "{\"name\":\"A\",\"player\":\"min\",\"children\":[{\"name\":\"B\",\"value\":3}]}",
     "root A; passed over: type"},
    /* members that are passed over */
    {"{name:\"A\",board:[[\"X\",\"O\"]],stats:{value:3,visits:[1,2]},kids:[2]}", "objects",
     "{\"name\":\"A\",\"children\":[2]}", "members passed over: board, stats"},
    /* a blank in front of a bracket */
    {"((1 2) (0 \"B\" (3 5)))", "short", "[[1,2],[0,\"B\",[3,5]]]", ""},
    {"((1 2) (0 min (3 5) (4)))", "short",
     "[[1,2],[0,{\"player\":\"min\",\"children\":[3,5]},[4]]]", ""},
    {"((1 2) (0, B, (3 5)))", "short", "[[1,2],[0,\"B\",[3,5]]]", ""},
    {"(A (B (3 5)) (C (7 2)))", "name-first",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[7,2]}]}",
     ""},
    /* commas and digits */
    {"(100,200,300)", "short", "[100,200,300]", ""},
    {"(100,200,\n300,400)", "short", "[100,200,300,400]", ""},
    {"(1, 23, 456,  789)", "short", "[1,23,456,789]", ""},
    {"3,12,8\n2,4,6\n14,5,2", "leaves", "[[3,12,8],[2,4,6],[14,5,2]]",
     "2 plies, 3 children at each inner node"},
    {"3 5, 6 9", "leaves", "[[3,5],[6,9]]", "2 plies, 2 children at each inner node"},
    /* full stops, lines drawn in ASCII, full-width brackets */
    {"A(x y) x=3, y=4.", "short",
     "{\"name\":\"A\",\"children\":[{\"name\":\"x\",\"value\":3},{\"name\":\"y\",\"value\":4}]}",
     "2 leaf values behind the tree"},
    {"3 5 6 9.", "leaves", "[[3,5],[6,9]]", "2 plies, 2 children at each inner node"},
    {"A(B(3 5) 4).", "short",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},4]}", ""},
    {"A\n|-- B\n|   |-- 3\n|   `-- 5\n`-- C\n    `-- 2\n", "outline",
     "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,5]},{\"name\":\"C\","
     "\"children\":[2]}]}",
     ""},
    {"A(`x` `-- y`)", "short", "{\"name\":\"A\",\"children\":[\"x\",\"-- y\"]}", ""},
    {"A\xEF"
     "\xBC"
     "\x88"
     "x\xEF"
     "\xBC"
     "\x9D"
     "3\xE3"
     "\x80"
     "\x81"
     " y\xEF"
     "\xBC"
     "\x9D"
     "\xEF"
     "\xBC"
     "\x95"
     "\xEF"
     "\xBC"
     "\x89"
     "",
     "short",
     "{\"name\":\"A\",\"children\":[{\"name\":\"x\",\"value\":3},{\"name\":\"y\",\"value\":5}]}",
     ""},
    /* a word of signs is nobody's name */
    {"((1 2) (0 ? (3 5) ?))", "short", "[[1,2],[0,\"?\",[3,5],\"?\"]]", ""},
    /* Mermaid without its first line */
    {"A[MAX] --> B[MIN]\nA --> C[4]\nB --> D[3]\nB --> E[5]", "edges",
     "{\"name\":\"A\",\"player\":\"max\",\"children\":[{\"name\":\"B\",\"player\":\"min\","
     "\"children\":[3,5]},4]}",
     "root A"},
    {"A --> B\nA --> C[3]", "edges", "{\"name\":\"A\",\"children\":[\"B\",3]}", "root A"},
    {"A --> B[label=x]\nA --> C", "edges",
     "{\"name\":\"A\",\"children\":[{\"move\":\"x\",\"value\":\"B\"},\"C\"]}", "root A"},
    {"A[MAX]-->|l|B; B-->3; A-->4", "edges",
     "{\"name\":\"A\",\"player\":\"max\",\"children\":[{\"name\":\"B\",\"move\":\"l\",\"value\":3},"
     "4]}",
     "root A"},
    /* Gambit */
    {"EFG 2 R \"t\" { \"One\" \"Two\" }\n\"\"\n\np \"\" 1 1 \"\" { \"L\" \"R\" } 0\np \"B\" 2 1 "
     "\"\" { \"l\" \"r\" } 0\n"
     "t \"\" 1 \"\" { 4, -4 }\nt \"\" 2 \"\" { -2, 2 }\nt \"C\" 3 \"\" { -3 3 }\n",
     "gambit",
     "{\"player\":\"max\",\"children\":[{\"name\":\"B\",\"player\":\"min\",\"move\":\"L\","
     "\"children\":[{\"move\":\"l\","
     "\"value\":4},{\"move\":\"r\",\"value\":-2}]},{\"name\":\"C\",\"move\":\"R\",\"value\":-3}]}",
     ""},
    {"EFG 2 R \"\" { \"1\" \"2\" } c \"\" 1 \"\" { \"H\" 1/2 \"T\" 0.5 } 0 t \"\" 1 \"o\" { 1, 0 } "
     "t \"\" 1",
     "gambit",
     "{\"player\":\"chance\",\"children\":[{\"move\":\"H\",\"probability\":0.5,\"value\":1},{"
     "\"move\":\"T\","
     "\"probability\":0.5,\"value\":1}]}",
     ""},
};

Test(notation_evidence, is_read_as_what_it_shows)
{
    for (size_t i = 0; i < sizeof READ / sizeof *READ; i++) {
        Noted noted;
        PlycutError error = {0};
        const char *text = READ[i].text;
        const bool read = noted_read(&noted, text, strlen(text), NULL, &error);
        cr_expect_eq(read, READ[i].json != NULL, "%s: %ld:%ld: %s", text, error.line, error.column,
                     error.text);
        cr_expect_str_eq(noted.notation->name, READ[i].notation, "%s: %s", text,
                         noted.notation->name);
        if (read && READ[i].json != NULL)
            cr_expect_str_eq(noted.json.bytes, READ[i].json, "%s: %s", text, noted.json.bytes);
        if (read && READ[i].note != NULL)
            cr_expect_str_eq(noted.note.bytes != NULL ? noted.note.bytes : "", READ[i].note, "%s",
                             text);
        noted_free(&noted);
    }
}

static const struct {
    const char *text, *as;
    long line, column;
    const char *says;
} REFUSED[] = {
    {"3 12 8\n2 4 6\n", NULL, 1, 1, "with 3 children at each inner node they would be 3 or 9"},
    {"3 5 6", NULL, 1, 1,
     "3 numbers without brackets: as the leaves of a complete tree with 2 children at each inner "
     "node they would be 2 or 4"},
    {"2 3\n1 2 3 4 5 6 7 8", NULL, 1, 1, "they would be 8 or 16"},
    {"3 1e400", NULL, 1, 3, "1e400 is larger than the largest double"},
    {"(3 4)", "leaves", 1, 1,
     "leaf 1: expected a number; the leaves of a complete tree are numbers"},
    {"(S (P 4 11) ())", "name-first", 1, 14, "an empty list is not a node"},
    {"x", "name-first", 1, 1, "expected one list"},
    {"(S 3) 4", "name-first", 1, 7, "expected one list"},
    {"A(x 3) x = 4, y = 5", NULL, 1, 15, "the tree has no leaf y without a value"},
    {"A(x=3 y) x = 4, y = 5", NULL, 1, 10, "the tree has no leaf x without a value"},
    {"A(x y) x = 4, y = 5; x = 4", NULL, 1, 22, "a second value of x"},
    {"A(x 3) x = 4%", NULL, 1, 12, "a leaf's value is no percentage"},
    {"A(x 3) x = 1e400", NULL, 1, 12, "1e400 is larger than the largest double"},
    {"A(x 3) y = 4", NULL, 1, 8, "the tree has no leaf y without a value"},
    {"A(x 3) x = 4, A = 5", NULL, 1, 15, "the tree has no leaf A without a value"},
    {"A(x 3) x = y", NULL, 1, 8, "text behind the end of the tree"},
    {"((3,12)B,(2,4)C", NULL, 1, 16, "expected ) before the end of the text"},
    {"((3,12)B,(2,4)C)A; (1,2)B;", NULL, 1, 20, "text behind the end of the tree"},
    {"((3,12)B,(2 4)C)A;", NULL, 1, 13, "expected ',' or ')' behind this node"},
    {"((3,x:y)B,4)A;", NULL, 1, 7, "expected a number behind ':'"},
    {"((3,)B,4)A;", NULL, 1, 5, "expected a leaf, such as 3 or p1:4, or a list"},
    {"{'A': ['B', 'C'], 'B': ['D'], 'C': ['D']}", NULL, 1, 37,
     "D is a child of both B and C: in a tree each node has one node above it"},
    {"{'A': ['B', 'B'], 'B': 3}", NULL, 1, 13, "B is twice a child of A"},
    {"{'A': ['B'], 'B': ['A']}", NULL, 1, 2,
     "every node is somebody's child, so that there is no root: A is below itself"},
    {"{'A': ['B'], 'B': 3, 'C': ['D'], 'D': ['C']}", NULL, 1, 34,
     "D is below itself: a tree has no circle"},
    {"{'A': ['B'], 'B': 3, 'C': ['D']}", NULL, 1, 22,
     "several nodes are nobody's child, and a tree has one root: A, C"},
    {"{'A': ['A']}", "by-name", 1, 8, "A is its own child"},
    {"{'A': ['B'], 'B': [3]} {'B': 4}", NULL, 1, 14, "B has a value and children"},
    {"{'A': ['B'], 'B': 3} {'B': 4}", NULL, 1, 28, "a second value of B"},
    {"{'A': ['B'], 'B': [3], 'B': 4}", NULL, 1, 24, "the key 'B' occurs twice in this dictionary"},
    {"{'A': ['B'], 'B': [3]} {'B': [4]}", NULL, 1, 30, "the children of B were given before"},
    {"dict(A=dict(a='B', a='C'), B=3, C=4)", NULL, 1, 20, "the key a occurs twice"},
    {"{'R': {'U': {'a': 3}, 'U': {'a': 4}}}", NULL, 1, 23, "the key 'U' occurs twice"},
    {"{'R': {'U': [], 'V': [[]]}}", NULL, 1, 23, "an empty list is not a node"},
    {"{\"kids\":[{\"value\":3,\"score\":4},2]}", NULL, 1, 21,
     "value and score of one node: leave one of them out"},
    {"{\"kids\":[3],\"children\":[4]}", NULL, 1, 13, "kids and children of one node"},
    {"{\"kids\":[3],\"kids\":[4]}", NULL, 1, 13, "the key \"kids\" occurs twice"},
    {"{\"kids\":[3,4],\"player\":\"max\",\"isMax\":false}", NULL, 1, 38,
     "another member of this node names another player"},
    {"3,5;6,5", NULL, 1, 4, "',' and ';' in one list of leaves: if the commas are decimal points"},
    {"leaves:3,,4", NULL, 1, 10, "leaf 2 is missing"},
    {"leaves:3,(4)", NULL, 1, 10, "leaf 2: expected a number"},
    {"leaves:b=1:3,4", NULL, 1, 10, "from 2 to 1000"},
    {"leaves:b=3:1,2,3,4", NULL, 1, 12, "3 or 9 would"},
    {"A -> B\nA -> C\nC = 4\nC = 4", NULL, 4, 5, "a second value of C"},
    {"A -> B 3\nA -> C 4", NULL, 1, 1, "on a line of its own, the value of a leaf, such as D 3"},
    {"A -> B\nA [label=]", NULL, 2, 10, "expected a text behind 'label'"},
    {"digraph { A -> {B C}; B -> {3 4} C -> 5 }", NULL, 1, 23, "expected an edge on each line"},
    {"A\n    B\n      3\n   C\n", NULL, 4, 4, "this indent is that of no line above"},
    {"A\n    3 4\n   C\n", NULL, 3, 4, "this indent is that of no line above"},
    {"A\n\tB\n        3\n", NULL, 3, 9, "tabs and blanks are mixed in the indents"},
    {"A\n  3\nB\n  4\n", NULL, 3, 1, "a second line without indent"},
    {"- 3\n- 4\n", NULL, 2, 3, "a second line without indent"},
    {"R MIN\n  3\n", NULL, 1, 3,
     "a player stands in front of the name: write MIN R, or, if it is a name or a move, \"R MIN\""},
    {"(chance (0.5 3) (-1 5))", NULL, 1, 18, "expected a probability"},
    {"\\begin{tikzpicture} \\node {A}; \\end{tikzpicture}", NULL, 1, 1,
     "expected a tree of forest or qtree"},
    {"{1: [2, 3], 2: 7}", NULL, 1, 9, "is it a value or a name?"},
    {"{'A': 'B', 'B': ['A']}", "by-name", 1, 7,
     "expected a list of children, or the value of a leaf"},
    {"A B\nB A\n", NULL, 1, 1, "every node is somebody's child"},
    {"A B\nC B\nA C", NULL, 2, 3, "B is a child of both A and C"},
    {"A B\nA C D", "edges", 2, 1, "expected an edge on each line"},
    {"A\n  B\n  3\n  C\n4", "outline", 5, 1, "a second line without indent"},
    {"A\n  3 4\n    5\n", NULL, 3, 5, "the line above has several leaves"},
    {"A\n  x y\n", NULL, 2, 5, "a comma is missing between x and y"},
    {"A\n  a:\n", NULL, 2, 4, "expected a node behind the move"},
    {"A\n  max\n", NULL, 2, 3, "max, min and chance are players"},
    {"{\"kids\":[{\"id\":\"B\",\"kids\":[]},3,{}]}", NULL, 1, 33, "a node has a value or children"},
    {"{\"kids\":[3,{\"value\":[4]}]}", NULL, 1, 21, "expected a number"},
    {"{\"kids\":[3],4}", NULL, 1, 13, "expected a member and its value"},
    {"{\"kids\":[3,[]]}", NULL, 1, 12, "an empty list is not a node"},
    {"{\"kids\":[3]} 4", NULL, 1, 14, "text behind the end of the tree"},
    {"EFG 2 R \"\" { \"1\" \"2\" }\np \"\" 1 1 \"\" { \"L\" \"R\" } 0\nt \"\" 1 \"\" { 4, -4 }\nt "
     "\"\" 2 \"\" { 4, 4 }",
     NULL, 4, 11, "these payoffs have another sum"},
    {"EFG 2 R \"\" { \"1\" \"2\" }\np \"\" 1 1 \"\" { \"L\" \"R\" } 0\np \"\" 2 7 \"\" { \"l\" } "
     "0\nt \"\" 1 \"\" { 4, -4 }\n"
     "p \"\" 2 7 \"\" { \"l\" } 0\nt \"\" 2 \"\" { 4, -4 }",
     NULL, 5, 10, "information set 7 of player 2 has several nodes"},
    {"EFG 2 R \"\" { \"1\" \"2\" } p \"\" 3 1 \"\" { \"L\" } 0 t \"\" 1 \"\" { 1 1 }", NULL, 1, 31,
     "expected player 1 or 2"},
    {"EFG 2 R \"\" { \"1\" \"2\" } t \"\" 1 \"\" { 1, 2, 3 }", NULL, 1, 40,
     "expected } behind the payoffs of two players"},
    {"EFG 2 R \"\" { \"1\" \"2\" } t \"\" 1", NULL, 1, 29, "this outcome has no payoffs"},
    {"EFG 2 R \"\" { \"1\" \"2\" } x \"\" 1", NULL, 1, 24, "expected a node: p, c or t"},
    {"graph TD\nA --> B[3]\nC[MAX] --> B", NULL, 3, 12,
     "B is a child of both A and C: in a tree each node has one node above it"},
    {"graph TD\nA[MAX] -->\nA --> B", NULL, 2, 1,
     "expected an edge on each line, such as A B or A -> B, or, on a line of its own, the value of "
     "a leaf, such as D 3"},
    {"graph TD\nA -->|left B", NULL, 2, 1,
     "expected an edge on each line, such as A B or A -> B, or, on a line of its own, the value of "
     "a leaf, such as D 3"},
    {"{name:\"A\",childen:[{name:\"B\",children:[3,4]}]}", NULL, 1, 11,
     "nodes stand in the member childen, which is not known: did you mean children?"},
    {"{name:\"A\",childs:[3,4],kids:[5]}", NULL, 1, 11,
     "nodes stand in the member childs, which is not known: did you mean children?"},
    {"{name:\"A\",options:[{value:3},{value:5}],kids:[2]}", NULL, 1, 11,
     "nodes stand in the member options, which is not known: call it children"},
    {"{\"kids\":[{\"id\":\"A\",\"data\":{\"kids\":[3]}},4]}", NULL, 1, 20,
     "nodes stand in the member data, which is not known: write what it has alone"},
    {"Node(\"A\", childen=[Node(\"B\", [3, 4])])", NULL, 1, 11,
     "nodes stand in the member childen, which is not known: did you mean children?"},
    {"Node(\"A\", options=[Node(\"B\", [3, 4])])", NULL, 1, 11,
     "nodes stand in the member options, which is not known: call it children"},
    {"((1 2) (0 B (3 5)))", NULL, 1, 13,
     "a name touches its bracket: write B(3 5), or, if it is a leaf of unknown value, \"B\" (3 5)"},
    {"((1 2) (0 a: B (3 5)))", NULL, 1, 16,
     "a name touches its bracket: write B(3 5), or, if it is a leaf of unknown value, \"B\" (3 5)"},
    {"(A (3 5) (7 2))", NULL, 1, 4,
     "a name touches its bracket: write A(3 5), or, if it is a leaf of unknown value, \"A\" (3 5); "
     "if each list begins with its name, add --as name-first"},
    {"(A (B(11 12 13 14 15 16) 17 18 19 20 21 22))", NULL, 1, 4,
     "a name touches its bracket: write A(B(11 12 13 14 15 16) 17 18 19 20 21 22), or, if it is a "
     "leaf of unknown value, \"A\" (B(11 12 13 14 15 16) 17 18 19 20 21 22); if each list begins "
     "with its name, add --as name-first"},
    {"A(B(1,000, 2,000), C(3,500, 1))", NULL, 1, 5,
     "1,000 may be one number or two: write 1000, or put a blank behind every comma"},
    {"[\"A\", [\"B\", 1,000, 2,000], [\"C\", 3, 1]]", NULL, 1, 13,
     "1,000 may be one number or two: write 1000, or put a blank behind every comma"},
    {"((3,100, 12)B,(2,4)C)A;", NULL, 1, 3,
     "3,100 may be one number or two: write 3100, or put a blank behind every comma"},
    {"leaves:1,000, 2,000", NULL, 1, 8,
     "1,000 may be one number or two: write 1000, or put a blank behind every comma"},
    {"-1,000, 2000, 3000, 4000", NULL, 1, 1,
     "-1,000 may be one number or two: write -1000, or put a blank behind every comma"},
    {"3,5 6,9 1,2 0,1", NULL, 1, 1,
     "commas and blanks between numbers: write 3.5 if the commas are decimal points, or 3, 5, with "
     "a comma between all leaves"},
    {"3,5 6,9\n1,2 0,1", NULL, 1, 1,
     "commas and blanks between numbers: write 3.5 if the commas are decimal points, or 3, 5, with "
     "a comma between all leaves"},
    {"A\n  3,5 6,9\n", NULL, 2, 3,
     "commas and blanks between numbers: write 3.5 if the commas are decimal points, or 3, 5, with "
     "a comma between all leaves"},
    {"(3,5 6,9)", NULL, 1, 2,
     "commas and blanks between numbers: write 3.5 if the commas are decimal points, or 3, 5, with "
     "a comma between all leaves"},
    {"(1000, 2,000, 1,000,000)", NULL, 1, 8,
     "2,000 may be one number or two: write 2000, or put a blank behind every comma"},
    {"(S (P 3,5 6,9) (Q 1,2 0,1))", NULL, 1, 7,
     "commas and blanks between numbers: write 3.5 if the commas are decimal points, or 3, 5, with "
     "a comma between all leaves"},
    {"A(B(x y) z) X=3, Y=4, Z=1", NULL, 1, 13,
     "the tree has no leaf X, Y, Z without a value: did you mean x?"},
    {"A(left right) lefft=3, right=4", NULL, 1, 15,
     "the tree has no leaf lefft without a value: did you mean left?"},
    {"graph TD\nA\xEF"
     "\xBC"
     "\xBB"
     "MAX\xEF"
     "\xBC"
     "\xBD"
     " --> B\xEF"
     "\xBC"
     "\xBB"
     "3\xEF"
     "\xBC"
     "\xBD"
     "",
     NULL, 2, 1,
     "expected an edge on each line, such as A B or A -> B, or, on a line of its own, the value of "
     "a leaf, such as D 3"},
    {"A -> B\nA -> C[3]", NULL, 2, 1,
     "expected an edge on each line, such as A B or A -> B, or, on a line of its own, the value of "
     "a leaf, such as D 3"},
};

Test(notation_evidence, what_is_wrong_has_its_place)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) {
        Noted noted;
        PlycutError error = {0};
        const char *text = REFUSED[i].text;
        const bool read = noted_read(&noted, text, strlen(text), REFUSED[i].as, &error);
        cr_expect_not(read, "%s: %s", text, read ? noted.json.bytes : "");
        cr_expect(error.line == REFUSED[i].line && error.column == REFUSED[i].column,
                  "%s: %ld:%ld: %s", text, error.line, error.column, error.text);
        cr_expect_not_null(strstr(error.text, REFUSED[i].says), "%s: %s", text, error.text);
        noted_free(&noted);
    }
}

/* Two readings that give two trees: both are shown, and --as chooses. */
Test(notation_evidence, two_readings_are_shown)
{
    static const struct {
        const char *text, *one, *other;
    } TWO[] = {{"((x 3) (y 5))", "short", "name-first"},
               {"(x 3 5)", "short", "name-first"},
               {"[\"x\", 3]", "short", "name-first"},
               {"[[\"Left\", -3, 5], [\"Right\", 4]]", "short", "name-first"}};
    for (size_t i = 0; i < sizeof TWO / sizeof *TWO; i++) {
        Noted noted;
        PlycutError error = {0};
        const char *text = TWO[i].text;
        cr_expect_not(noted_read(&noted, text, strlen(text), NULL, &error), "%s", text);
        cr_expect(strstr(error.text, TWO[i].one) && strstr(error.text, TWO[i].other), "%s: %s",
                  text, error.text);
        noted_free(&noted);
        for (int k = 0; k < 2; k++) {
            PlycutError none = {0};
            const char *as = k == 0 ? TWO[i].one : TWO[i].other;
            cr_expect(noted_read(&noted, text, strlen(text), as, &none), "%s as %s: %s", text, as,
                      none.text);
            noted_free(&noted);
        }
    }
}

/* The examples of the table are read as what they are examples of. */
Test(notation_evidence, examples_are_read)
{
    for (size_t i = 0; i < notation_count(); i++) {
        Noted noted;
        PlycutError error = {0};
        const char *text = NOTATIONS[i].example;
        cr_expect(noted_read(&noted, text, strlen(text), NULL, &error), "%s: %s", text, error.text);
        cr_expect_eq(noted.notation, &NOTATIONS[i], "%s", text);
        noted_free(&noted);
    }
}

/* Many names, deep circles, deep chains: answered, not walked for ever. */
Test(notation_evidence, large_texts_are_bounded, .timeout = 20)
{
    enum { MANY = 200000 };
    PlycutText text = {0};
    PlycutOut out;
    Noted noted;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    for (int i = 1; i < MANY; i++)
        plycut_out_format(&out, "n%d n%d\n", i / 2, i);
    cr_assert(plycut_out_flush(&out));
    cr_expect(noted_read(&noted, text.bytes, text.length, NULL, &error), "%s", error.text);
    noted_free(&noted);
    text.length = 0;
    for (int i = 1; i < MANY; i++)
        plycut_out_format(&out, "n%d n%d\n", i - 1, i);
    plycut_out_text(&out, "n0 n\n");
    cr_assert(plycut_out_flush(&out));
    cr_expect_not(noted_read(&noted, text.bytes, text.length, NULL, &error));
    cr_expect_not_null(strstr(error.text, "400 plies"), "%s", error.text);
    noted_free(&noted);
    error = (PlycutError){0};
    text.length = 0;
    plycut_out_text(&out, "r a\nr b\n");
    for (int i = 1; i <= MANY; i++)
        plycut_out_format(&out, "n%d n%d\n", i, i % MANY + 1);
    cr_assert(plycut_out_flush(&out));
    cr_expect_not(noted_read(&noted, text.bytes, text.length, NULL, &error));
    cr_expect_not_null(strstr(error.text, "a tree has no circle"), "%s", error.text);
    noted_free(&noted);
    plycut_text_free(&text);
}
