/* Lines of answers, and how they are parsed: the form that docs/answers.md documents, and what
 * people type. */
#include "grade_kit.h"

/* Moves of several words, names with a dash. */
static const char WORDS[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"A\",\"children\":["
    "{\"name\":\"a-b\",\"move\":\"wait for the tide\",\"children\":[3,4]},"
    "{\"name\":\"a\",\"move\":\"row "
    "home\",\"children\":[{\"name\":\"b\",\"value\":2},{\"name\":\"Q\",\"value\":6}]},"
    "{\"name\":\"q\",\"move\":\"swim\",\"children\":[1,{\"move\":\"row home\",\"value\":9}]},"
    "{\"name\":\"stay put\",\"children\":[{\"name\":\"x, y\",\"value\":11},-7]}]}}";

/* Moves a and b at the root, and again below B; 8 leads to the leaf 4, while another leaf is worth 8. */
static const char MOVES[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"children\":["
    "{\"move\":\"a\",\"children\":[{\"move\":\"a\",\"value\":3},{\"move\":\"x\",\"value\":5}]},"
    "{\"move\":\"b\",\"children\":[{\"move\":\"9\",\"value\":7},{\"move\":\"8\",\"value\":4}]},"
    "{\"move\":\"C\",\"children\":[8,{\"move\":\"b\",\"value\":6}]}]}}";

/* A node whose name is also the word for "none". */
static const char NONE[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"A\",\"children\":["
    "{\"name\":\"none\",\"children\":[3,4]},{\"name\":\"C\",\"children\":[2,9]}]}}";

/* A node whose name is also a word for a value. */
static const char VALUE[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"A\",\"children\":["
    "{\"name\":\"V\",\"children\":[3,4]},{\"name\":\"C\",\"children\":[2,9]}]}}";

typedef struct Case {
    const char *tree, *lines, *items;
} Case;

static const Case CASES[] = {
    {VALUE, "principal variation V, C, 9 of C", "principal_variation = V, C, 9 of C"},
    {VALUE, "pruned C, V, 9 of C", "pruned = C, V, 9 of C"},
    {VALUE, "V 3", "values.V = 3"},
    {VALUE, "V = 4", "values.V = 4"},
    {VALUE, "v = 3", "value = 3"},
    /* Numbers. */
    {AIMA, "value: 3", "value = 3"},
    {AIMA, "value = 3", "value = 3"},
    {AIMA, "value: = 3", "value = 3"},
    {AIMA, "1. value: 3\n2. leaves: 7\n3. best: B\n4. C: <=2",
     "value = 3; leaves = 7; best = B; values.C = <=2"},
    {AIMA, "Value: 3   # a comment", "value = 3"},
    {AIMA,
     "value: \xe2\x88\x92"
     "2.5",
     "value = -2.5"},
    {AIMA, "value: >=5", "value = >=5"},
    {AIMA, "value: \xe2\x89\xa4 5", "value = <=5"},
    {AIMA, "root: 3", "value = 3"},
    {AIMA, "value of root: 3", "value = 3"},
    {AIMA, "value of the root: 3", "value = 3"},
    {AIMA, "leaves visited: 7\nhow many: 7", "leaves = 7"},
    {AIMA, "leaves visited: 7", "leaves = 7"},
    {AIMA, "number of leaves: 7", "leaves = 7"},
    {AIMA, "leaves evaluated: 7", "leaves = 7"},
    {AIMA, "evaluated: 7", "leaves = 7"},
    {AIMA, "how many: 7", "leaves = 7"},
    {AIMA, "nodes: 11", "nodes = 11"},
    {AIMA, "nodes visited: 11", "nodes = 11"},
    {AIMA, "nodes: 11 (with the root)", "nodes = 11 (with the root)"},
    {AIMA, "nodes: 10 (Without root)", "nodes = 10 (without the root)"},
    {AIMA, "nodes without root: 10", "nodes = 10 (without the root)"},
    {AIMA, "nodes_with_root: 11", "nodes = 11 (with the root)"},
    {AIMA, "shallow: 1\ndeep: 0", "shallow = 1; deep = 0"},
    /* One node, and lines of play. */
    {AIMA, "best: B", "best = B"},
    {AIMA, "bestmove: b", "best = B"},
    {AIMA, "best move: A-B", "best = B"},
    {AIMA, "best: none", "best = none"},
    {AIMA, "best: \xe2\x80\x93", "best = none"},
    {AIMA, "pv: B 3", "principal_variation = B, 3 of B"},
    {AIMA, "pv: B, 3", "principal_variation = B, 3 of B"},
    {AIMA, "pv: A - B - 3", "principal_variation = A, B, 3 of B"},
    {AIMA, "pv: A - B - \"3 of B\"", "principal_variation = A, B, 3 of B"},
    {AIMA, "pv: A-B-3", "principal_variation = A, B, 3 of B"},
    {AIMA, "pv: A-B-\"3 of B\"", "principal_variation = A, B, 3 of B"},
    {AIMA, "pv: A \xe2\x80\x93 B \xe2\x80\x93 3 of B", "principal_variation = A, B, 3 of B"},
    {AIMA, "pv: B-3", "principal_variation = B, 3 of B"},
    {AIMA, "pv: C 2", "principal_variation = C, 2 of C"},
    {AIMA, "pv: D, 3", "principal_variation = D, 3 of B"},
    {AIMA, "principal variation: A-B", "principal_variation = A, B"},
    {EX, "pv: B-E-7", "principal_variation = B, E, 7 of E"},
    {EX, "pv: 7", "principal_variation = 7"},
    {"tree:[3,1]", "pv: A-3", "principal_variation = A, 3 of A"},
    {"tree:[[2,-2],[3,1]]", "pv: B -2", "principal_variation = B, -2 of B"},
    {"tree:[[2,-2],[3,1]]", "pv: B - 2", "principal_variation = B, 2 of B"},
    {"tree:[[2,-2],[3,1]]", "pv: B-2", "principal_variation = B, 2 of B"},
    {"tree:[[2,-2],[3,1]]", "visited: B -2", "visited = B, -2 of B"},
    {WORDS, "pv: A - a-b - 3", "principal_variation = A, a-b, 3 of a-b"},
    {WORDS, "pv: A-a-b-3", "principal_variation = A, a-b, 3 of a-b"},
    {WORDS, "pv: a - b", "principal_variation = a, b"},
    {WORDS, "pv: a-b", "principal_variation = a-b"},
    {WORDS, "pv: stay put, -7", "principal_variation = stay put, -7 of stay put"},
    {WORDS, "pv: stay put--7", "principal_variation = stay put, -7 of stay put"},
    {WORDS, "best: wait for the tide", "best = a-b"},
    {WORDS, "best: SWIM", "best = q"},
    {WORDS, "best: row home", "best = a"},
    {WORDS, "best: q", "best = q"},
    {MOVES, "best: a", "best = B"},
    {MOVES, "best: C", "best = C"}, /* the name takes precedence over the move, which leads to D */
    {MOVES, "pv: D b", "principal_variation = D, 6 of D"},
    {MOVES, "pv: A D b", "principal_variation = A, D, 6 of D"},
    {MOVES, "pv: b 8", "principal_variation = C, 4 of C"},
    {MOVES, "pv: D 8", "principal_variation = D, 8 of D"},
    {NONE, "best: none", "best = none"},
    /* Lists. */
    {AIMA, "visited: 3 12 8 2 14 5 2", "visited = 3 of B, 12 of B, 8 of B, 2, 14 of D, 5 of D, 2"},
    {AIMA, "leaves, in order: 3, 12", "visited = 3 of B, 12 of B"},
    {AIMA, "visited: A B 3 \"2 of C\"", "visited = A, B, 3 of B, 2 of C"},
    {AIMA, "visited: 2 of C, 14", "visited = 2 of C, 14 of D"},
    {AIMA, "visited: 2 of C", "visited = 2 of C"},
    {AIMA, "visited as a set: 2, 3, 2", "visited_set = 2 of C, 3 of B, 2 of D"},
    {AIMA, "pruned: 4 6", "pruned = 4 of C, 6 of C"},
    {AIMA, "pruned: C-4, C - 6", "pruned = 4 of C, 6 of C"},
    {AIMA,
     "pruned: C\xe2\x80\x93"
     "4 c-6",
     "pruned = 4 of C, 6 of C"},
    {AIMA, "pruned: /1/1 D", "pruned = 4 of C, D"},
    {AIMA, "pruned leaves: 4, 6", "pruned = 4 of C, 6 of C"},
    {AIMA, "edges cut: C-4", "pruned = 4 of C"},
    {AIMA, "pruned nodes: 4", "pruned = 4 of C"},
    {AIMA, "leaves never visited: none", "pruned = none"},
    {AIMA, "pruned: -", "pruned = none"},
    {WORDS, "pruned: stay put, q", "pruned = stay put, q"},
    {WORDS, "pruned: \"x, y\", b", "pruned = x, y, b"},
    {WORDS, "pruned: stay put", "pruned = stay put"},
    {NONE, "pruned: none", "pruned = none"},
    /* Values and windows. */
    {AIMA, "B: 3", "values.B = 3"},
    {AIMA, "C: \xe2\x89\xa4 2", "values.C = <=2"},
    {AIMA, "value of B: 3", "values.B = 3"},
    {AIMA, "value B: 3", "values.B = 3"},
    {AIMA, "\"2 of C\": 2", "values.2 of C = 2"},
    {AIMA, "2 of C: 2", "values.2 of C = 2"},
    {AIMA, "C-2: 2", "values.2 of C = 2"},
    {AIMA, "4: 4", "values.4 of C = 4"},
    {EX, "J: \xe2\x80\x93", "values.J = never"},
    {EX, "J: never visited\nJ: -", "values.J = never; windows.J = never; types.J = never"},
    {EX, "windows:\nJ: -\nvalues: J: -", "windows.J = never; values.J = never"},
    {AIMA, "1. 8\n3) 3, 12, 8\n(4) 7\n5. none",
     "value = 8; visited = 3 of B, 12 of B, 8 of B; leaves = 7; pruned = none"},
    {AIMA, "1: 8", "value = 8"},
    {AIMA, "pruned -> 4 and 6", "pruned = 4 of C, 6 of C"},
    {EX, "j: None", "values.J = never"},
    {EX, "J: pruned", "values.J = never"},
    {AIMA, "C: [3, inf]", "windows.C = [3, inf]"},
    {AIMA, "C: [3, \xe2\x88\x9e] <= 2", "windows.C = [3, inf]; values.C = <=2"},
    {AIMA, "C: [-Infinity, 2.5]", "windows.C = [-inf, 2.5]"},
    {AIMA, "C: (3, \xe2\x88\x9e) \xe2\x89\xa4 2", "windows.C = [3, inf]; values.C = <=2"},
    {AIMA, "window C: [3, inf]", "windows.C = [3, inf]"},
    {AIMA, "window at C: [3, inf]", "windows.C = [3, inf]"},
    {AIMA, "windows.C: [3, inf]", "windows.C = [3, inf]"},
    {AIMA, "window C: never", "windows.C = never"},
    {AIMA, "C: alpha=3, beta=inf", "windows.C = [3, inf]"},
    {AIMA, "C: \xce\xb1 = 3, \xce\xb2 = \xe2\x88\x9e", "windows.C = [3, inf]"},
    /* Cutoffs. */
    {AIMA, "cut: C", "cutoffs = C"},
    {AIMA, "cut: C alpha shallow 2 <= 3 by A",
     "cutoffs = C; cutoffs.C =  alpha shallow 2 <= 3 by A"},
    {AIMA, "cut: C \xce\xb1 shallow 2 \xe2\x89\xa4 3 A",
     "cutoffs = C; cutoffs.C =  alpha shallow 2 <= 3 by A"},
    {AIMA, "cut C: alpha shallow", "cutoffs = C; cutoffs.C =  alpha shallow"},
    {AIMA, "cutoffs: C alpha 2<3, D", "cutoffs = C, D; cutoffs.C =  alpha 2 < 3"},
    {AIMA, "cut: C\nvalue: 3\ncuts: D beta by window",
     "cutoffs = C, D; value = 3; cutoffs.D =  beta by window"},
    {AIMA, "cut: C: 2<=3", "cutoffs = C; cutoffs.C =  2 <= 3"},
    {AIMA, "cut: C (owned by A)", "cutoffs = C; cutoffs.C =  by A"},
    {AIMA, "cut: 2 of C", "pruned = 2 of C"},
    {AIMA, "cutoffs: none", "cutoffs = none"},
    {WORDS, "cut: stay put deep", "cutoffs = stay put; cutoffs.stay put =  deep"},
    {WORDS, "cut: q 1 <= 3 by stay put", "cutoffs = q; cutoffs.q =  1 <= 3 by stay put"},
    /* Updates. */
    {AIMA, "beta B: 3\nalpha A: 3", "updates = beta B 3, alpha A 3"},
    {AIMA, "A: \xce\xb1 = 3", "updates = alpha A 3"},
    {AIMA, "A: alpha 3", "updates = alpha A 3"},
    {AIMA, "\xce\xb1 A: 3", "updates = alpha A 3"},
    {AIMA, "alpha(A) = 3", "updates = alpha A 3"},
    {AIMA, "alpha of A: 3", "updates = alpha A 3"},
    {AIMA, "updates: B: \xce\xb2 = 3, A: \xce\xb1 = 3, alpha A: 4",
     "updates = beta B 3, alpha A 3, alpha A 4"},
    {AIMA, "updates: none", "updates = none"},
    {NONE, "updates: none", "updates = none"},
    {NONE, "cut: none", "cutoffs = none"},
    {WORDS, "alpha stay put: 3", "updates = alpha stay put 3"},
    /* Claims are not items. */
    {AIMA,
     "cut: strict\nfail: hard\norder: reversed\nroot: min\ndepth: 2\nwindow: [5, 8]\nvalue: 3",
     "value = 3"},
    {AIMA, "order: fewest,static\nvalue: 3", "value = 3"},
    /* Forms with one reading (normal.c): numbers and bullets. */
    {AIMA, "1) value: 3\n(2) leaves: 7\nc) best: B\nQ4: C: <=2\nQuestion 5. nodes: 11",
     "value = 3; leaves = 7; best = B; values.C = <=2; nodes = 11"},
    {AIMA, "- value: 3\n* leaves: 7\n- 3. best: B\n\xe2\x80\xa2 - C: 2",
     "value = 3; leaves = 7; best = B; values.C = 2"},
    {AIMA, "**value**: 3\n**leaves:** 7\n*best*: B\n`C`: 2",
     "value = 3; leaves = 7; best = B; values.C = 2"},
    {AIMA, "value: 3.\npruned: 4, 6.", "value = 3; pruned = 4 of C, 6 of C"},
    {AIMA, "value: -2.5.", "value = -2.5"},
    /* Lists. */
    {AIMA, "pruned: {4, 6}", "pruned = 4 of C, 6 of C"},
    {AIMA, "pruned: C -> 4", "pruned = 4 of C"},
    {AIMA, "value: 2,5", "value = 2.5"},
    {AIMA, "pruned: [4 6]", "pruned = 4 of C, 6 of C"},
    {AIMA, "pruned: []", "pruned = none"},
    {AIMA, "visited: (3 of B, 2 of C)", "visited = 3 of B, 2 of C"},
    {AIMA, "pruned: 4 and 6", "pruned = 4 of C, 6 of C"},
    {AIMA, "pruned: 4, 6, and D", "pruned = 4 of C, 6 of C, D"},
    {AIMA, "pruned: 4; 6", "pruned = 4 of C, 6 of C"},
    {AIMA,
     "pruned: 4\xe3\x80\x81"
     "6",
     "pruned = 4 of C, 6 of C"},
    {AIMA, "visited: 3 \xe2\x86\x92 12 -> 8", "visited = 3 of B, 12 of B, 8 of B"},
    {AIMA, "visited: 3 | 12 | 8", "visited = 3 of B, 12 of B, 8 of B"},
    {AIMA, "visited: 3 - 12 - 8", "visited = 3 of B, 12 of B, 8 of B"},
    {AIMA, "visited: 2 of C 3 of B 12", "visited = 2 of C, 3 of B, 12 of B"},
    {AIMA, "pruned: 4 (no need), 2 (C)", "pruned = 4 of C, 2 of C"},
    {AIMA, "pruned:\n- 4\n- 6\nvalue: 3", "pruned = 4 of C, 6 of C; value = 3"},
    {AIMA, "leaves visited: 3 12 8", "visited = 3 of B, 12 of B, 8 of B"},
    {AIMA, "leaves: 7 (3, 12, ...)", "leaves ?"},
    {AIMA, "prune: 4\nnot visited: 4", "pruned = 4 of C"},
    {WORDS, "pruned: \"x, y\"; b", "pruned = x, y, b"},
    /* Values, windows, types, cutoffs and updates. */
    {AIMA, "C <= 2\nD = 2", "values.C = <=2; values.D = 2"},
    {AIMA, "A=3, B=3, C<=2", "values.A = 3; values.B = 3; values.C = <=2; value = 3"},
    {AIMA, "values: A = 3; C: <= 2", "values.A = 3; values.C = <=2; value = 3"},
    {AIMA, "B 3\nC [3, inf] <= 2\nwindows: A [-inf, inf], B [-inf; 3]",
     "values.B = 3; windows.C = [3, inf]; values.C = <=2; windows.A = [-inf, inf]; windows.B = "
     "[-inf, 3]"},
    {AIMA, "C: [3; \xe2\x88\x9e]", "windows.C = [3, inf]"},
    {AIMA, "B: 3 (from the first leaf)", "values.B = 3"},
    {AIMA, "10. C \xce\xb1 shallow 2 \xe2\x89\xa4 3 by A",
     "cutoffs = C; cutoffs.C =  alpha shallow 2 <= 3 by A"},
    {AIMA, "C: alpha shallow 2 <= 3 by A", "cutoffs = C; cutoffs.C =  alpha shallow 2 <= 3 by A"},
    {AIMA, "cutoffs: C (alpha, shallow); D deep",
     "cutoffs = C, D; cutoffs.C =  alpha shallow; cutoffs.D =  deep"},
    {AIMA, "12. A: \xce\xb1 = 3, B: \xce\xb2 = 6", "updates = alpha A 3, beta B 6"},
    {AIMA, "A \xce\xb1 = 3", "updates = alpha A 3"},
    /* No colon, several answers, other characters, blank answers, headers. */
    {AIMA, "value 3\nprincipal variation B, 3\nbest move B",
     "value = 3; principal_variation = B, 3 of B; best = B"},
    {AIMA, "value: 3; best: B, leaves: 7", "value = 3; best = B; leaves = 7"},
    {AIMA,
     "\xef\xbd\x96"
     "alue\xef\xbc\x9a \xef\xbc\x93",
     "value = 3"},
    {AIMA,
     "\xe2\x80\x8bvalue:\xc2\xa0"
     "3\xe2\x80\x8b",
     "value = 3"},
    {AIMA, "value:\nbest: B\npruned: ____\nleaves: ...", "best = B"},
    {AIMA, "Date: 3 March\nGroup 3\nMatriculation number: 4711\nvalue: 3", "value = 3"},
    /* A line that cannot be parsed does not affect the others. */
    {AIMA, "value: 3\nAI exam\nprund: 4\nbest: Q\nC: 2",
     "value = 3; line 2 ?; prund ?; best ?; values.C = 2"},
    {AIMA, "cut: C alpha, Q deep", "cutoffs ?; cutoffs.C =  alpha"},
    {AIMA, "cut: C sideways", "cutoffs = C; cutoffs.C ?"},
    {AIMA, "beta B: 3\nalpha A: many", "updates ?"},
};

Test(answers_read, the_form_and_what_people_type)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Problem problem;
        problem_open(&problem, CASES[i].tree, -1);
        expect_items(&problem, CASES[i].lines, CASES[i].items);
        problem_close(&problem);
    }
}

/* What cannot be parsed: the item, and a part of the reason. */
typedef struct Refusal {
    const char *tree, *lines, *item, *why;
} Refusal;

static const Refusal REFUSALS[] = {
    {AIMA, "AI exam", "line 1", "f:1: expected a line such as 'value: 3'"},
    {AIMA, "Lecture: AI", "Lecture", "'#' begins a comment"},
    {AIMA, "prund: 4", "prund", "did you mean 'pruned'?"},
    {AIMA, "Q: 3", "Q", "there is no node 'Q'"},
    {AIMA, "B: blue", "values.B", "expected a value such as 5, >=5"},
    {AIMA, "C: [3, inf", "windows.C", "expected a window such as [3, inf]"},
    {AIMA, "window: [8, 5]", "window", "alpha less than beta"},
    {AIMA, "windows: [3, inf]", "line 1", "expected a line such as"},
    {AIMA, "value: 2,500", "value", "decimals have a point: 2.5"},
    {AIMA, "leaves: 7/8", "leaves", "leaves: expected"},
    {AIMA, "leaves: 7.5", "leaves", "a whole number"},
    {AIMA, "leaves: -1", "leaves", "a whole number"},
    {AIMA, "pruned: 2", "pruned", "f:1: 2 is ambiguous: 2 of C (/1/0) or 2 of D (/2/2)?"},
    {AIMA, "pruned: A-Q", "pruned", "'A-Q' is not an edge: A has no child 'Q'"},
    {AIMA, "pruned: 99", "pruned", "no leaf has the value 99"},
    {AIMA, "visited: 3\nvisited: 3, 12", "visited", "f:2: visited is answered twice"},
    {AIMA, "value: about seven\nvalue: blue", "value", "f:2: value is answered twice"},
    {AIMA, "1. 3\n2. 12\n3. 8", "line 2", "f:2: expected a line"},
    {AIMA, "nodes with root: 11\nnodes: 11", "nodes", "answered twice"},
    {EX, "J: -\nJ: 7", "values.J", "answered twice"},
    {AIMA, "cuts: none\ncut: C", "cutoffs", "f:2: cutoffs is answered twice"},
    {AIMA, "cut: C\ncuts: none", "cutoffs", "f:2: cutoffs is answered twice"},
    {AIMA, "cut: C\ncut: C deep", "cutoffs.C", "the cutoff at C is answered twice"},
    {AIMA, "updates: none\nalpha A: 3", "updates", "f:2: updates is answered twice"},
    {AIMA, "fail: soft\nfail: hard", "fail", "claimed twice"},
    {AIMA, "fail: herd", "fail", "herd"},
    {AIMA, "depth: two", "depth", "a whole number of plies, 0 to 400, not 'two'"},
    {AIMA, "cut: strikt", "cutoffs", "there is no node 'strikt'"},
    {AIMA, "cut: C 2 <= 2,5", "cutoffs", "decimals have a point: 2.5"},
    {AIMA, "cut: C 2 <= 3 4 <= 5", "cutoffs.C", "there is no node '4 <= 5'"},
    /* Two readings are a question. */
    {AIMA, "pruned: 4,6; 5", "pruned",
     "decimals have a point (2.5), and commas separate the nodes"},
    {AIMA, "value: 8 (9)", "value", "expected a number"},
    {AIMA, "value: 3 or 4", "value", "expected a number"},
    {AIMA, "best move question", "line 1", "there is no node 'question'"},
    {AIMA, "alpha Q: 3", "updates", "there is no node 'Q'"},
    {AIMA, "updates: A 3", "updates", "expected an update such as X: alpha = 3"},
    {MOVES, "9: 7", "9", "it is a move; write the node, such as 7 of C"},
    {MOVES, "best: q", "best", "there is no node 'q'"},
    {MOVES, "pruned: x", "pruned", "it is a move; write the node, such as 5 of B"},
    {WORDS, "pruned: row home", "pruned", "there is no node 'row'"},
};

Test(answers_read, what_is_not_understood_says_what_would_be)
{
    for (size_t i = 0; i < sizeof REFUSALS / sizeof *REFUSALS; i++) {
        Problem problem;
        problem_open(&problem, REFUSALS[i].tree, -1);
        expect_unread(&problem, REFUSALS[i].lines, REFUSALS[i].item, REFUSALS[i].why);
        problem_close(&problem);
    }
}

/* ---- Moves of a game ------------------------------------------------------------------------- */

Test(answers_read, a_bare_move_is_the_one_node_that_it_leads_to)
{
    Problem problem;
    problem_open(&problem, "othello:f5d6c3", 2);
    expect_items(&problem, "g5: 3", "values./g5 = 3");
    expect_items(&problem, "best: D3", "best = /d3");
    expect_items(&problem, "pruned: f3-f4", "pruned = /f3/f4");
    expect_items(&problem, "pv: f3 f4", "principal_variation = /f3, /f3/f4");
    expect_items(&problem, "pv: f3-f4", "principal_variation = /f3, /f3/f4");
    /* /f3/d3 is a leaf, and values are of inner nodes */
    expect_items(&problem, "d3: -7", "values./d3 = -7");
    expect_items(&problem, "cut: d3", "cutoffs = /d3");
    expect_unread(&problem, "pruned: d3", "pruned",
                  "d3 is ambiguous: /d3 or /f3/d3? Write the path, such as /d3");
    expect_unread(&problem, "a1: 3", "a1", "there is no node 'a1'");
    problem_close(&problem);
}

/* ---- What is shown --------------------------------------------------------------------------- */

static void expect_given(const char *lines, const char *item, const char *given)
{
    Problem problem;
    Read read;
    problem_open(&problem, EX, -1);
    read_text(&read, &problem, lines);
    for (size_t i = 0; i < read.items.count; i++)
        if (strcmp(read.items.items[i].name, item) == 0)
            cr_expect_str_eq(read.items.items[i].given, given);
    submissions_free(&read.s);
    problem_close(&problem);
}

Test(answers_read, answers_are_shown_as_written)
{
    expect_given("pruned: 10 1", "pruned", "10 1");
    expect_given("nodes: 11 (with the root)", "nodes", "11 (with the root)");
    expect_given("C: [3, inf] <= 2", "windows.C", "[3, inf]");
    expect_given("C: [3, inf] <= 2", "values.C", "<= 2");
    expect_given("value: about seven\nvalue: blue", "value", "about seven / blue");
    expect_given("cut: D alpha\ncut: C", "cutoffs", "D, C");
    expect_given("cut: D alpha\ncut: C", "cutoffs.D", "alpha");
    expect_given("alpha A: 3\nB: \xce\xb2 = 5", "updates", "A: alpha = 3, B: \xce\xb2 = 5");
}

Test(answers_read, replies_call_nodes_as_the_answer_does)
{
    static const struct {
        const char *line;
        Naming naming;
    } LINES[] = {
        {"pruned: 10 1", NAMED_BY_VALUE}, {"pruned: /2/1 J", NAMED_BY_PATH}, {"pruned: J", NAMED}};
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        Problem problem;
        Read read;
        problem_open(&problem, EX, -1);
        read_text(&read, &problem, LINES[i].line);
        cr_expect_eq(read.items.items[0].naming, LINES[i].naming, "%s", LINES[i].line);
        submissions_free(&read.s);
        problem_close(&problem);
    }
}
