/* The grades of students' answers as people and sheets write them. How they are parsed is tested in
 * answers_read.c. */
#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <string.h>

#define AIMA   "tree:[[3,12,8],[2,4,6],[14,5,2]]"
#define HALVES "tree:[[2.5,5],[2,-4],[-1.5,3]]"
#define EX     "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"

/* Moves of several words, which differ from leaf to leaf except for one; names with a dash. */
static const char WORDS[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"A\",\"children\":["
    "{\"name\":\"a-b\",\"move\":\"wait for the tide\",\"children\":[3,4]},"
    "{\"name\":\"a\",\"move\":\"row "
    "home\",\"children\":[{\"name\":\"b\",\"value\":2},{\"name\":\"Q\",\"value\":6}]},"
    "{\"name\":\"q\",\"move\":\"swim\",\"children\":[1,{\"move\":\"row home\",\"value\":9}]}]}}";

/* D and its parent C are both MIN nodes; A owns the bound of D. */
static const char RUN[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"A\",\"children\":["
    "5,{\"name\":\"C\",\"player\":\"min\",\"children\":["
    "{\"name\":\"D\",\"player\":\"min\",\"children\":[2]}]}]}}";

/* Chance nodes with ranges; H is never visited. */
static const char RANGED[] = "{\"format\":\"plycut-tree\",\"version\":1,\"players\":[\"max\","
                             "\"min\",\"chance\"],\"limits\":[0,10],"
                             "\"tree\":[[[8,8],[9,8]],[[1,1],[4,6]]]}";

/* A node whose name is also the word for "none". */
static const char NONE[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"A\",\"children\":["
    "{\"name\":\"none\",\"children\":[3,4]},{\"name\":\"C\",\"children\":[2,9]}]}}";

typedef struct Case {
    const char *tree, *lines, *item;
    bool right;
    const char *unread; /* a part of the reason why it could not be parsed, or NULL */
} Case;

static const Case CASES[] = {
    /* What sheets ask for. */
    {EX, "J: \xe2\x80\x93", "values.J", true, NULL},
    {EX, "J: -", "values.J", true, NULL},
    {EX, "J: \xe2\x80\x94\nJ: \xe2\x80\x93", "values.J", true, NULL},
    {EX, "J: never visited", "values.J", true, NULL},
    {"tree:A(B(3 12 8) C(2 4 6) D(14 5 2))", "4 is pruned", "pruned", false,
     "only some of what is pruned"},
    {"tree:A(B(3 12 8) C(2 4 6) D(14 5 2))", "4 is pruned\n6 is pruned", "pruned", true, NULL},
    {"tree:A(B(3 12 8) C(2 4 6) D(14 5 2))", "value: 3\nNo: 2", "value", false, "takes it back"},
    {EX, "J: never", "values.J", true, NULL},
    {EX, "J: None", "values.J", true, NULL},
    {EX, "C: never", "values.C", false, NULL},
    {EX, "pruned: None", "pruned", false, NULL},
    {EX, "pv: B \xe2\x88\x92 E \xe2\x88\x92 7", "principal_variation", true, NULL},
    {EX, "C: -", "values.C", false, NULL},
    {EX, "J: -\nJ: 7", "values.J", false, "answered twice"},
    {EX, "pruned: \xe2\x80\x93", "pruned", false, NULL},
    {EX, "cut: D \xce\xb1 shallow 7<=7", "cutoffs.D", true, NULL},
    {EX, "cut: D Alpha shallow 7 <= 7", "cutoffs.D", true, NULL},
    {EX, "cut: D \xce\xb2", "cutoffs.D", false, NULL},
    {EX, "cut: D shallow 7 <= 7 by A", "cutoffs.D", true, NULL},
    {EX, "cut: D (owner A) 7 <= 7", "cutoffs.D", true, NULL},
    {EX, "cut: D 7 <= 7 (owner A)", "cutoffs.D", true, NULL},
    {EX, "cut: D owned by C", "cutoffs.D", false, NULL},
    {EX, "cut: D by window", "cutoffs.D", false, NULL},
    {EX, "cut: D by Z", "cutoffs.D", false, "there is no node 'Z'"},
    {EX, "cut: D 7 <= 7 8 <= 7", "cutoffs.D", false, "there is no node '8 <= 7'"},
    {EX,
     "E: \xce\xb1 = 7\nB: beta = 7\n\xce\xb1 F: 6\nA: alpha 7\nG: alpha=9\nC: \xce\xb2: 9\nBeta K: "
     "8",
     "updates", true, NULL},
    {EX, "A: \xce\xb1 = 8", "updates", false, NULL},
    {EX, "A: \xce\xb1 = many", "updates", false, "expected a number"},
    {EX, "pv: A - B - E - 7 of E", "principal_variation", true, NULL},
    {EX, "pv: B-E-7", "principal_variation", true, NULL},
    {EX, "pv: B - Q - 7", "principal_variation", false, "there is no node 'Q'"},
    {WORDS, "pv: A - a-b - 3", "principal_variation", true, NULL},
    {WORDS, "pv: a - b", "principal_variation", false, NULL},
    {WORDS, "pv: a-b", "principal_variation", false, NULL},
    {EX, "leaves, in order: 7 of E, 5, 6, 8 of F, 3, 9, 7 of H, 2, 8 of K, 7 of K\nhow many: 10",
     "visited", true, NULL},
    /* What is clear. */
    {EX, "value = 7", "value", true, NULL},
    {EX, "value: = 7", "value", true, NULL},
    {"tree:[7000,1]", "value: 7,000", "value", false, "expected a number"},
    {EX, "value: 7,1,2", "value", false, "expected a number"},
    {EX, "value: >=7", "value", false, NULL},
    {EX, "leaves: 10/13", "leaves", false, "expected a number"},
    {EX, "pruned: {10, 1", "pruned", false, "there is no node '{10'"},
    {EX, "cut: D: 7<=7", "cutoffs.D", true, NULL},
    {EX, "cut: D:7<=7", "cutoffs.D", true, NULL},
    {EX, "pruned: j", "pruned", true, NULL},
    {EX, "pruned: d-j", "pruned", true, NULL},
    {EX, "j: -", "values.J", true, NULL},
    {WORDS, "pruned: B", "pruned", false, NULL},
    {WORDS, "best: WAIT FOR THE TIDE", "best", true, NULL},
    {WORDS, "best: wait for the tide", "best", true, NULL},
    {WORDS, "best: row home", "best", false, NULL},
    {WORDS, "Q: 6", "values.Q", true, NULL},
    /* Answered twice, and shown twice. */
    {EX, "value: about seven\nvalue: blue", "value", false, "value is answered twice"},
    {EX, "value: 7\nvalue: blue", "value", false, "lines:2: value is answered twice"},
    {AIMA, "cuts: none\ncut: C alpha", "cutoffs", false, "lines:2: cutoffs is answered twice"},
    {AIMA, "cuts: none\ncut: C alpha", "cutoffs.C", true, NULL},
    {AIMA, "cut: C alpha\ncuts: none", "cutoffs", false, "lines:2: cutoffs is answered twice"},
    {AIMA, "cuts: none\ncut: C", "cutoffs", false, "answered twice"},
    {AIMA, "updates: none\nbeta B: 3\nalpha A: 3\nbeta D: 14\nbeta D: 5", "updates", false,
     "lines:2: updates is answered twice"},
    {AIMA, "beta B: 3\nalpha A: 3\nbeta D: 14\nbeta D: 5\nupdates: none", "updates", false,
     "lines:5: updates is answered twice"},
    {AIMA, "value: 3\nfail: soft\nfail: hard", "fail", false, "lines:3: fail is answered twice"},
    {AIMA, "value: 3\ncut: strict\ncut: equal", "cut", false, "cut is answered twice"},
    {"tree:[[3,5],[3,9]]", "cut: strict\ncut: strict\nleaves: 4", "leaves", true, NULL},
    {"tree:[[3,5],[3,9]]", "cut: strict\ncut: equal\nleaves: 3", "leaves", true, NULL},
    {"tree:[[3,5],[3,9]]", "cut: strict\nleaves: 3", "leaves", false, NULL},
    /* One edge is two nodes of a line, and one of what is pruned. */
    {AIMA, "pv: B-3", "principal_variation", true, NULL},
    {AIMA, "pv: A-B-3", "principal_variation", true, NULL},
    {AIMA, "pv: A-B", "principal_variation", false, NULL},
    {AIMA, "pv: C-2", "principal_variation", false, NULL},
    {AIMA, "pv: A-B, B-3", "principal_variation", true, NULL},
    {AIMA, "best: A-B", "best", true, NULL},
    {"tree:[3,1]", "pv: A-3", "principal_variation", true, NULL},
    {AIMA, "pruned: C - 4, C - 6", "pruned", true, NULL},
    /* A comma in a number, if one number is expected. */
    {HALVES, "C: [2,5]", "windows.C", false, NULL},
    {HALVES, "C: [2,5,inf]", "windows.C", false, "expected a window"},
    {HALVES, "C: [1,000; inf]", "windows.C", false, "expected a window"},
    {AIMA, "C: [3,2]", "windows.C", true, NULL},
    {NONE, "best: none", "best", true, NULL},
    {NONE, "pruned: none", "pruned", false, NULL},
    {NONE, "cut: none\ncut: C", "cutoffs", false, NULL},
    {NONE, "algorithm: minimax\ncut: none", "cutoffs", false, NULL},
    {NONE, "algorithm: minimax\ncut: -", "cutoffs", true, NULL},
    {NONE, "algorithm: minimax\npruned: nothing", "pruned", true, NULL},
    {NONE, "algorithm: minimax\nupdates: none", "updates", true, NULL},
    /* A blank is not an answer. */
    {AIMA, "algorithm: minimax\npruned: none", "pruned", true, NULL},
    /* Two answers that say the same are one. */
    {AIMA, "value: 3\nvalue: 3.0", "value", true, NULL},
    {AIMA, "pruned: 4, 6\nnot visited: 4 6", "pruned", true, NULL},
    {AIMA, "leaves: 7\nleaves visited: 7 leaves", "leaves", true, NULL},
    {AIMA, "C: [3, inf]\nwindow C: alpha = 3, beta = inf", "windows.C", true, NULL},
    {AIMA, "C: <=2\nC: 2", "values.C", false, "answered twice"},
    {AIMA, "pruned: 4, 6\nnot visited: 4", "pruned", false, "answered twice"},
    {AIMA, "best: B\nbest move: /1", "best", false, "answered twice"},
    /* A cutoff is one item of a list; only further claims about it count as further answers. */
    {EX, "cut: D\ncut: B", "cutoffs", false, NULL},
    {EX, "cut: D\ncut: C", "cutoffs", false, NULL},
    {EX, "cut: D\ncut: C\ncut: K\ncut: F", "cutoffs", true, NULL},
    {EX, "cut: D\ncut: C\ncut: K\ncut: F 8 >= 7 by B", "cutoffs.F", true, NULL},
    {EX, "cut: D\ncut: F 8 >= 7 by B", "cutoffs.F", false, NULL},
    /* If the last child's value crosses the bound, its kind follows from the bound's owner, as for
       a cutoff. */
    {AIMA, "cut: C\ncut: D shallow", "cutoffs.D", true, NULL},
    {AIMA, "cut: C\ncut: D deep", "cutoffs.D", false, NULL},
    {AIMA, "cut: C\ncut: D window", "cutoffs.D", false, NULL},
    {"tree:[5,[[[4],9],7]]", "cut: D deep", "cutoffs.D", true, NULL},
    {"tree:[5,[[[4],9],7]]", "cut: D shallow", "cutoffs.D", false, NULL},
    {RUN, "cut: D shallow\ncut: C", "cutoffs.D", true, NULL},
    {RUN, "cut: D deep\ncut: C", "cutoffs.D", false, NULL},
    {EX, "cut: D\ncut: D", "cutoffs.D", false, "the cutoff at D is answered twice"},
    /* Two answers in one are none, in parentheses, too; a remark changes nothing. */
    {AIMA, "value: 3 (or 4)", "value", false, "expected a number"},
    {AIMA, "value: 3 (maybe)", "value", false, "expected a number"},
    {AIMA, "value: 3 (4?)", "value", false, "expected a number"},
    {AIMA, "value: 3 (from B)", "value", true, NULL},
    {AIMA, "leaves: 7 (9 without pruning)", "leaves", false, "expected a number"},
    /* A number next to a number may be meant instead of it, in any language; not within a word, as an inequality, or as a count of
       a list. */
    {AIMA, "value: 3 (else 8)", "value", false, "expected a number"},
    {AIMA, "value: 3 (2, 4, 5, 6)", "value", false, "expected a number"},
    {AIMA, "value: 3 (oder 5)", "value", false, "expected a number"},
    {AIMA, "value: 3 (sonst: 2-3)", "value", false, "expected a number"},
    {AIMA, "value: 3 (\xe3\x81\xbe\xe3\x81\x9f\xe3\x81\xaf 5)", "value", false,
     "expected a number"},
    {AIMA, "value: 3 (exact)", "value", true, NULL},
    {AIMA, "value: 3 (= 3)", "value", true, NULL},
    {AIMA, "leaves: 7 (without the pruned ones)", "leaves", true, NULL},
    {AIMA, "C: <=2 (2 <= 3)", "values.C", true, NULL},
    {AIMA, "C: <=2 (since 2 <= 3)", "values.C", true, NULL},
    {AIMA, "C: <=2 (its 1st child)", "values.C", true, NULL},
    {AIMA, "C: <=2 (C2)", "values.C", true, NULL},
    {AIMA, "C: <=2 (else <=4)", "values.C", false, "expected a value"},
    {AIMA, "C: [3, inf] (3 from A)", "windows.C", true, NULL},
    {AIMA, "C: [3, inf] (not [2, inf])", "windows.C", false, "expected a window"},
    {AIMA, "visited: 3, 12, 8, 2, 14, 5, 2 of D (7 leaves)", "visited", true, NULL},
    {AIMA, "pruned: 4, 6 (else 8)", "pruned", false, "there is no node '6 (else 8)'"},
    {AIMA, "pruned: 4, 6 (since 2 <= 3)", "pruned", true, NULL},
    {AIMA, "C: 2 (<=2)", "values.C", false, "expected a value"},
    {AIMA, "C: <= 2 (bound)", "values.C", true, NULL},
    {AIMA, "C: CUT (ALL)", "values.C", false, "not 'CUT (ALL)'"},
    {AIMA, "C: [3, inf] (or [2, inf])", "windows.C", false, "expected a window"},
    {AIMA, "C: [3, inf] or [2, inf]", "windows.C", false, "expected a window"},
    {AIMA, "C: [3, inf], <= 2", "values.C", true, NULL},
    {AIMA, "best: B (C)", "best", false, "there is no node 'B (C)'"},
    {AIMA, "best: B (or C)", "best", false, "there is no node 'B (or C)'"},
    {AIMA, "best: B (the first one)", "best", true, NULL},
    {AIMA, "visited: 3, 12, 8, 2 (cut), 14, 5, 2", "visited", true, NULL},
    {AIMA, "B: 3 (PV)", "values.B", true, NULL},
    {AIMA, "pruned: 4, 6 (or 5)", "pruned", false, "there is no node '6 (or 5)'"},
    {AIMA, "pruned: 4 (C), 6 (C)", "pruned", true, NULL},
    {AIMA, "visited: 3 12 8 2 (4 6) 14 5 2", "visited", false, "there is no node '2 (4 6)'"},
    {EX, "pruned: J (D)", "pruned", true, NULL},
    {AIMA, "cut: C or D", "cutoffs", false, "not 'C or D'"},
    {AIMA, "cut: C (or D)", "cutoffs", false, "not 'C (or D)'"},
    /* What follows alpha or beta says whether it is a cutoff or an update. */
    {AIMA, "C: alpha shallow 2 <= 3", "cutoffs.C", true, NULL},
    {AIMA, "C: alpha 2 <= 3", "cutoffs.C", true, NULL},
    {AIMA, "C: alpha becomes 3", "updates", false, NULL},
    {AIMA, "C: \xce\xb1 \xe2\x89\xa5 3", "updates", false, "expected a number"},
    /* Commas may separate a cutoff's parts, but a node after the test may be its owner or the next cutoff. */
    {AIMA, "cut: C, alpha, shallow, 2 <= 3, by A", "cutoffs", true, NULL},
    {AIMA, "cut: C, alpha, shallow, 2 <= 3, by A", "cutoffs.C", true, NULL},
    {AIMA, "cut: C alpha shallow 2 <= 3, A", "cutoffs", false, "A is ambiguous"},
    {AIMA, "cut: C alpha shallow 2 <= 3, D", "cutoffs", true, NULL},
    /* A line that ends with a comma goes on in the next one, up to a line that does not. */
    {AIMA, "visited: 3, 12,\n8, 2,\n14, 5, 2\nvalue: 3", "visited", true, NULL},
    {AIMA, "visited: 3, 12,\n8, 2,\n14, 5, 2\nvalue: 3", "value", true, NULL},
    {AIMA, "pruned: 4,\n6\nGood luck with the marking", "pruned", true, NULL},
    {AIMA, "pruned: 4, 6,\nvalue: 3", "pruned", true, NULL},
    {AIMA, "pruned:\n4,\n6", "pruned", true, NULL},
    /* Sentences. */
    {AIMA, "The value is 3.", "value", true, NULL},
    {AIMA, "the best move is B", "best", true, NULL},
    {AIMA, "The pruned leaves are 4 and 6.", "pruned", true, NULL},
    {AIMA, "C is at most 2", "values.C", true, NULL},
    {AIMA, "C is not more than 2, D is 2", "values.D", true, NULL},
    {AIMA, "the window at C is [3, inf]", "windows.C", true, NULL},
    {AIMA, "the value of node C is <= 2", "values.C", true, NULL},
    {AIMA, "visited: 3 then 12 then 8, then 2, 14, 5, 2", "visited", true, NULL},
    /* Nodes with the word for what they are. */
    {AIMA, "best: node B", "best", true, NULL},
    {AIMA, "Node C: [3, inf]", "windows.C", true, NULL},
    {AIMA, "pruned: the leaves 4 and 6", "pruned", true, NULL},
    {AIMA, "pruned: edges C-4 and C-6", "pruned", true, NULL},
    {AIMA, "pv: A, B, leaf 3", "principal_variation", true, NULL},
    {AIMA, "cut: node C", "cutoffs", true, NULL},
    {AIMA, "C: CUT node", "types.C", true, NULL},
    {AIMA, "C: Cut-node", "types.C", true, NULL},
    {AIMA, "best: A -> B", "best", true, NULL},
    {AIMA, "best: A -> 3", "best", false, "'A -> 3' is not an edge: A has no child '3'"},
    {AIMA, "best: B and C", "best", false, "there is no node 'B and C'"},
    {AIMA, "A - 3", "values.A", true, NULL},
    {AIMA, "| C | <=2 |\n| D | 2 |", "values.D", true, NULL},
    {AIMA, "updates: B \xce\xb2 = 3, A \xce\xb1 = 3, D beta = 14, D beta = 5", "updates", true,
     NULL},
    {AIMA, "deep: none", "deep", true, NULL},
    {AIMA, "shallow: none", "shallow", false, NULL},
    {AIMA, "deep: -", "deep", false, "expected a number"},
    /* The ranges of chance nodes, below their heading or where no windows are asked. */
    {RANGED, "ranges:\nD: [4, 9]\nG: -\nwindows:\nD: [-inf, inf]\nA: [-inf, inf]", "ranges.D", true,
     NULL},
    {RANGED, "ranges:\nD: [4, 9]\nG: -\nwindows:\nD: [-inf, inf]\nA: [-inf, inf]", "ranges.G", true,
     NULL},
    {RANGED, "ranges:\nD: [4, 9]\nG: -\nwindows:\nD: [-inf, inf]\nA: [-inf, inf]", "windows.D",
     true, NULL},
    {RANGED, "ranges: D: [4, 9], E: [4.5, 9.5]", "ranges.E", true, NULL},
    {RANGED, "range at D = [4, 9]", "ranges.D", true, NULL},
    {RANGED, "D: [4, 9]", "ranges.D", true, NULL},
    {RANGED, "G: -\nG: -", "ranges.G", true, NULL},
    {RANGED, "B: [-inf, inf]", "windows.B", true, NULL},
    /* Windows as people write them. */
    {AIMA, "C: ]3, inf[", "windows.C", true, NULL},
    {AIMA, "C: [3, \xe2\x88\x9e[ <= 2", "values.C", true, NULL},
    {AIMA, "B: ]-\xe2\x88\x9e; \xe2\x88\x9e[", "windows.B", true, NULL},
    {AIMA, "B: [minus infinity, plus infinity]", "windows.B", true, NULL},
    {AIMA, "B: (\xe2\x80\x93\xe2\x88\x9e, infty)", "windows.B", true, NULL},
    {AIMA, "C: alpha: 3, beta: inf", "windows.C", true, NULL},
    /* Cutoffs and relations in any capitals and in words. */
    {AIMA, "cut: C Alpha Shallow 2 <= 3 by A", "cutoffs.C", true, NULL},
    {AIMA, "C: SHALLOW 2 at most 3 from A", "cutoffs.C", true, NULL},
    {AIMA, "cut: C deep shallow", "cutoffs.C", false, "expected a cutoff"},
    {AIMA, "cut: C beta alpha", "cutoffs.C", false, "expected a cutoff"},
    {AIMA, "cut: no cutoffs", "cutoffs", false, NULL},
    {AIMA, "C at most 2", "values.C", true, NULL},
    {AIMA, "C => 2", "values.C", true, NULL},
    {AIMA, "C: => 2", "values.C", false, NULL},
    {AIMA, "C: alpha is 3, beta is inf", "windows.C", true, NULL},
    {AIMA, "C: alpha = 3; beta = inf", "windows.C", true, NULL},
    {AIMA, "C: beta = inf and alpha = 3", "windows.C", true, NULL},
    {AIMA, "C: beta = 3, alpha = inf", "windows.C", false, NULL},
    {AIMA, "C: (alpha = 3, beta = inf)", "windows.C", true, NULL},
    {AIMA, "C: alpha = 3, alpha = inf", "updates", false, "expected a number"},
    {AIMA, "windows:\nC: 3, inf", "windows.C", true, NULL},
    {AIMA, "C: 2,5", "values.C", false, NULL},
    {AIMA, "C: 2,500", "values.C", false, "decimals have a point"},
    {"tree:[[-3,5],[-8,2]]",
     "value: \xe2\x80\x93"
     "3",
     "value", true, NULL},
};

static void grade_on(const char *tree, const char *lines, PlycutGrades *grades)
{
    PlycutGame game;
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    cr_assert(tree[0] == '{' ? plycut_tree_read(tree, strlen(tree), "tree", &game, &error)
                             : plycut_game_parse(tree, &game, &error),
              "%s", error.text);
    PlycutGrader *grader = plycut_grader_open(
        &game, &(PlycutTask){.options = options, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader, "%s", error.text);
    cr_assert(plycut_grade(grader, lines, strlen(lines), "lines", grades, &error), "%s: %s", lines,
              error.text);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

static const PlycutMark *mark_of(const PlycutGrade *grade, const char *lines, const char *item)
{
    for (size_t i = 0; i < grade->count; i++)
        if (strcmp(grade->marks[i].item, item) == 0)
            return &grade->marks[i];
    cr_assert_fail("%s: no item %s", lines, item);
    return NULL;
}

Test(answers_written, is_worth_what_it_says)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        const Case *c = &CASES[i];
        PlycutGrades grades = {0};
        grade_on(c->tree, c->lines, &grades);
        const PlycutMark *mark = mark_of(&grades.items[0], c->lines, c->item);
        cr_expect_eq(mark->right, c->right, "%s: the search says %s %s", c->lines, mark->found,
                     mark->unread);
        if (c->unread == NULL)
            cr_expect_str_eq(mark->unread, "", "%s: %s", c->lines, mark->unread);
        else
            cr_expect(strstr(mark->unread, c->unread) != NULL, "%s: %s", c->lines, mark->unread);
        plycut_grades_free(&grades);
    }
}

/* A tree that is a single line, with a wrong value at its end: is the path of the divergence
 * shortened? */
static bool path_is_shortened(int plies)
{
    char tree[700] = "tree:";
    PlycutGrades grades = {0};
    for (int i = 0; i < plies; i++)
        strcat(tree, "[");
    strcat(tree, "1");
    for (int i = 0; i < plies; i++)
        strcat(tree, "]");
    grade_on(tree, "leaf 1: 5", &grades);
    bool shortened = grades.items[0].divergence.shortened;
    cr_expect_neq(grades.items[0].divergence.event, 0, "%d: %s", plies,
                  grades.items[0].divergence.text);
    plycut_grades_free(&grades);
    return shortened;
}

Test(answers_written, a_divergence_says_whether_its_path_is_whole)
{
    cr_expect(!path_is_shortened(127));
    cr_expect(path_is_shortened(128));
}

Test(answers_written, a_bare_cutoff_is_no_point_of_its_own)
{
    PlycutGrades grades = {0};
    grade_on(EX, "cut: D\ncut: C\ncut: K\ncut: B", &grades);
    cr_expect_eq(grades.items[0].count, 1);
    cr_expect_eq(grades.items[0].right, 0);
    cr_expect(strstr(grades.items[0].divergence.text, "You had a cutoff at B, but") != NULL);
    plycut_grades_free(&grades);
}

Test(answers_written, the_owner_is_graded_in_json_too)
{
    PlycutGrades grades = {0};
    grade_on(EX,
             "{\"format\":\"plycut-answers\",\"version\":1,\"values\":{\"J\":\"-\"},\"cutoffs\":"
             "[{\"node\":\"D\",\"side\":\"alpha\",\"kind\":\"shallow\",\"test\":\"7<=7\",\"by\":"
             "\"A\"}]}",
             &grades);
    cr_expect_eq(grades.items[0].count, 3);
    cr_expect_eq(grades.items[0].right, 3);
    plycut_grades_free(&grades);
    grade_on(
        EX,
        "{\"format\":\"plycut-answers\",\"version\":1,\"cutoffs\":[{\"node\":\"D\",\"by\":\"B\"}]}",
        &grades);
    cr_expect_str_eq(mark_of(&grades.items[0], "by B", "cutoffs.D")->found,
                     "alpha shallow 7 <= 7 by A");
    cr_expect_eq(grades.items[0].right, 1);
    plycut_grades_free(&grades);
}

Test(answers_written, a_move_as_good_says_so)
{
    PlycutGrades grades = {0};
    grade_on(EX, "best: C\nvisited: 5", &grades);
    cr_expect_str_eq(grades.items[0].marks[0].found,
                     "B; C is also worth 7, but if several moves are equally good, the best move "
                     "is the one searched first");
    plycut_grades_free(&grades);
    grade_on("tree:[3,2]", "best: 2", &grades);
    cr_expect_str_eq(grades.items[0].marks[0].found, "3");
    plycut_grades_free(&grades);
}

Test(answers_written, claims_at_the_head_hold_for_all)
{
    PlycutGrades grades = {0};
    grade_on(
        EX,
        "cut: strict\norder: reversed\nstudent: A\nvalue: 7\nstudent: B\ncut: equal\nvalue: 7\n",
        &grades);
    cr_assert_eq(grades.count, 2);
    cr_expect_eq(grades.items[0].stated.cut, PLYCUT_CUT_STRICT);
    cr_expect_eq(grades.items[1].stated.cut, PLYCUT_CUT_EQUAL);
    cr_expect_eq(grades.items[1].stated.order, PLYCUT_ORDER_REVERSED);
    plycut_grades_free(&grades);
    grade_on(EX, "AI exam\nvalue: 7\nstudent: A\nvalue: 6\n", &grades);
    cr_assert_eq(grades.count, 2);
    cr_expect_eq(grades.items[0].right, 1);
    cr_expect_eq(grades.items[0].count, 2);
    plycut_grades_free(&grades);
}
