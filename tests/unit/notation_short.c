/* The short form, line by line of its grammar: each text as the node of a tree file that it is read as. Many of them have two
 * readings, of which the grammar chooses one; the other is the text after it. */
#include "notation/notation.h"

#include <criterion/criterion.h>
#include <plycut/game.h>
#include <stdio.h>
#include <string.h>

static void expect_json(const char *text, const char *json)
{
    Noted noted;
    PlycutError error = {0};
    const bool read = noted_read(&noted, text, strlen(text), "short", &error);
    cr_expect(read, "%s: %ld:%ld: %s", text, error.line, error.column, error.text);
    if (read)
        cr_expect_str_eq(noted.json.bytes, json, "%s: %s", text, noted.json.bytes);
    noted_free(&noted);
}

static const char *const NODES[][2] = {
    /* a number, and what people write for one */
    {"7", "7"},
    {" 7 ", "7"},
    {"7,", "7"},
    {"-7", "-7"},
    {"\xE2\x88\x92"
     "7",
     "-7"},
    {"(+4 .5 2.50 1e3 007)", "[4,0.5,2.5,1000,7]"},
    {"(1/4 -1/4)", "[0.25,-0.25]"},
    {"\xEF\xBC\x88\xEF\xBC\x93\xEF\xBC\x8C\xEF\xBC\x8D\xEF\xBC\x94\xEF\xBC\x89", "[3,-4]"},
    /* lists: brackets of three kinds, separators of two, blanks of many */
    {"(3 12 8)", "[3,12,8]"},
    {"[3 12 8]", "[3,12,8]"},
    {"{3 12 8}", "[3,12,8]"},
    {"(3,12,8)", "[3,12,8]"},
    {"(3;12;8)", "[3,12,8]"},
    {"(3, 12, 8,)", "[3,12,8]"},
    {"(3)", "[3]"},
    {"(3,)", "[3]"},
    {"((3 12)(2 4))", "[[3,12],[2,4]]"},
    {"((3 12), (2 4))", "[[3,12],[2,4]]"},
    {"((3,12) (2;4))", "[[3,12],[2,4]]"},
    {"([3 12] {2 4})", "[[3,12],[2,4]]"},
    {"( 3\n\t12\r\n)", "[3,12]"},
    {"(3\xC2\xA0"
     "12)",
     "[3,12]"},
    {"\xEF\xBB\xBF(3 4)", "[3,4]"},
    /* names of inner nodes */
    {"A(3 4)", "{\"name\":\"A\",\"children\":[3,4]}"},
    {"(A(3) B(4))", "[{\"name\":\"A\",\"children\":[3]},{\"name\":\"B\",\"children\":[4]}]"},
    {"(\"A\" (3))", "[\"A\",[3]]"},
    {"(x y(3))", "[\"x\",{\"name\":\"y\",\"children\":[3]}]"},
    {"(x y(3), 4)", "[{\"name\":\"x y\",\"children\":[3]},4]"},
    {"(x  y(3), 4)", "[{\"name\":\"x y\",\"children\":[3]},4]"},
    {"\"A B\"(3)", "{\"name\":\"A B\",\"children\":[3]}"},
    {"(room 6(3), 4)", "[{\"name\":\"room 6\",\"children\":[3]},4]"},
    {"A'(3)", "{\"name\":\"A'\",\"children\":[3]}"},
    {"O\xE2\x80\x99Hare(3)", "{\"name\":\"O\xE2\x80\x99Hare\",\"children\":[3]}"},
    {"\xE2\x80\x9C"
     "A\xE2\x80\x9D(3)",
     "{\"name\":\"A\",\"children\":[3]}"},
    {"'A'(3)", "{\"name\":\"A\",\"children\":[3]}"},
    {"\"3\"(\"1\"(-1) \"2\"(1))",
     "{\"name\":\"3\",\"children\":[{\"name\":\"1\",\"children\":[-1]},{"
     "\"name\":\"2\",\"children\":[1]}]}"},
    {"\"a\\\"b\\u00e9\"(3)", "{\"name\":\"a\\\"b\xC3\xA9\",\"children\":[3]}"},
    {"a//b(3)", "{\"name\":\"a//b\",\"children\":[3]}"},
    {"a#b(3)", "{\"name\":\"a#b\",\"children\":[3]}"},
    /* leaves: names in front of '=', unknown values */
    {"x", "\"x\""},
    {"(x 3)", "[\"x\",3]"},
    {"(\"x y\" 3)", "[\"x y\",3]"},
    {"(x=2 y)", "[{\"name\":\"x\",\"value\":2},\"y\"]"},
    {"(x = 2, y)", "[{\"name\":\"x\",\"value\":2},\"y\"]"},
    {"(x y = 2, z)", "[{\"name\":\"x y\",\"value\":2},\"z\"]"},
    {"(a x=2)", "[\"a\",{\"name\":\"x\",\"value\":2}]"},
    {"(x=y)", "[{\"name\":\"x\",\"value\":\"y\"}]"},
    {"(\"5/3\" 1)", "[\"5/3\",1]"},
    {"(e3 1e3)", "[\"e3\",1000]"},
    {"(info 3)", "[\"info\",3]"},
    /* players */
    {"max(3 4)", "{\"player\":\"max\",\"children\":[3,4]}"},
    {"Min (3 4)", "{\"player\":\"min\",\"children\":[3,4]}"},
    {"MIN A(3 4)", "{\"name\":\"A\",\"player\":\"min\",\"children\":[3,4]}"},
    {"(max (3) min(4))",
     "[{\"player\":\"max\",\"children\":[3]},{\"player\":\"min\",\"children\":[4]}]"},
    {"(min A B(3), 4)", "[{\"name\":\"A B\",\"player\":\"min\",\"children\":[3]},4]"},
    {"maximum(3)", "{\"name\":\"maximum\",\"children\":[3]}"},
    {"\"max\"(3)", "{\"name\":\"max\",\"children\":[3]}"},
    {"tree = [[3, 12], x]", "[[3,12],\"x\"]"},
    {"(inf 3)", "[\"inf\",3]"},
    {"(3 \xE2\x88\x92\xE2\x88\x9E x=Infinity)", "[3,\"-inf\",{\"name\":\"x\",\"value\":\"inf\"}]"},
    {"(\"cross max\"(3), 4)", "[{\"name\":\"cross max\",\"children\":[3]},4]"},
    {"(x max(3))", "[\"x\",{\"player\":\"max\",\"children\":[3]}]"},
    /* static values */
    {"B=4(3 12)", "{\"name\":\"B\",\"static\":4,\"children\":[3,12]}"},
    {"=4(3 12)", "{\"static\":4,\"children\":[3,12]}"},
    {"(=4(3) 12)", "[{\"static\":4,\"children\":[3]},12]"},
    {"min B=4(3 12)", "{\"name\":\"B\",\"player\":\"min\",\"static\":4,\"children\":[3,12]}"},
    {"min =4(3 12)", "{\"player\":\"min\",\"static\":4,\"children\":[3,12]}"},
    {"min=4(3 12)", "{\"player\":\"min\",\"static\":4,\"children\":[3,12]}"},
    {"(B = 4(3), 2)", "[{\"name\":\"B\",\"static\":4,\"children\":[3]},2]"},
    {"(x =4(3))", "[\"x\",{\"static\":4,\"children\":[3]}]"},
    {"(B=4 (3))", "[{\"name\":\"B\",\"value\":4},[3]]"},
    /* moves */
    {"(l: 3 r: 4)", "[{\"move\":\"l\",\"value\":3},{\"move\":\"r\",\"value\":4}]"},
    {"(l:3 r :4)", "[{\"move\":\"l\",\"value\":3},{\"move\":\"r\",\"value\":4}]"},
    {"(x l: 3)", "[\"x\",{\"move\":\"l\",\"value\":3}]"},
    {"(x l: 3, 4)", "[{\"move\":\"x l\",\"value\":3},4]"},
    {"(roll 6: 3, 4)", "[{\"move\":\"roll 6\",\"value\":3},4]"},
    {"(l: x)", "[{\"move\":\"l\",\"value\":\"x\"}]"},
    {"(l: x=3)", "[{\"name\":\"x\",\"move\":\"l\",\"value\":3}]"},
    {"(l: A(3) 4)", "[{\"name\":\"A\",\"move\":\"l\",\"children\":[3]},4]"},
    {"(l: min =2(3))", "[{\"player\":\"min\",\"move\":\"l\",\"static\":2,\"children\":[3]}]"},
    {"(\"go: on\": 3)", "[{\"move\":\"go: on\",\"value\":3}]"},
    {"Camp(cross the ford: Ford(-3, 5), wait: Wait(8))",
     "{\"name\":\"Camp\",\"children\":[{\"name\":\"Ford\",\"move\":\"cross the "
     "ford\",\"children\":[-3,5]},"
     "{\"name\":\"Wait\",\"move\":\"wait\",\"children\":[8]}]}"},
    /* chance */
    {"chance(1/3: 3, 2/3: 5)",
     "{\"player\":\"chance\",\"children\":[{\"probability\":\"1/3\",\"value\":3},{"
     "\"probability\":\"2/3\",\"value\":5}]}"},
    {"chance(heads 50%: 3 tails 50%: 5)",
     "{\"player\":\"chance\",\"children\":[{\"move\":\"heads\",\"probability\":0.5,\"value\":3},{"
     "\"move\":\"tails\",\"probability\":0.5,\"value\":5}]}"},
    {"chance(0.25: 3, .75: 5)",
     "{\"player\":\"chance\",\"children\":[{\"probability\":0.25,\"value\":3},{"
     "\"probability\":\".75\",\"value\":5}]}"},
    {"chance(roll 6: 3, roll 5: 4)",
     "{\"player\":\"chance\",\"children\":[{\"move\":\"roll 6\",\"value\":3},{\"move\":\"roll 5\","
     "\"value\":4}]}"},
    {"chance(roll 6 0.5: 3, 0.50: 4)",
     "{\"player\":\"chance\",\"children\":[{\"move\":\"roll 6\",\"probability\":0.5,\"value\":3},{"
     "\"probability\":\"0.50\",\"value\":4}]}"},
    {"chance(1.0: 3)",
     "{\"player\":\"chance\",\"children\":[{\"probability\":\"1.0\",\"value\":3}]}"},
    {"chance(\"0.5\": 3)", "{\"player\":\"chance\",\"children\":[{\"move\":\"0.5\",\"value\":3}]}"},
    {"chance(3 5)", "{\"player\":\"chance\",\"children\":[3,5]}"},
    /* comments */
    {"# a tree\n(3 // three\n 4) # the end", "[3,4]"},
    {"(3 #4)\n4)", "[3,4]"},
    {"(\"#4\" 4)", "[\"#4\",4]"},
    {"(\"http://x\" 4)", "[\"http://x\",4]"},
    {"#only\n7", "7"},
};

Test(notation_short, is_read_as_a_node_of_a_tree_file)
{
    for (size_t i = 0; i < sizeof NODES / sizeof *NODES; i++)
        expect_json(NODES[i][0], NODES[i][1]);
}

static const struct {
    const char *text;
    long line, column;
    const char *says;
} WRONG[] = {
    {"", 1, 1, "expected a tree, such as ((3 12) (2 4))"},
    {"# nothing", 1, 10, "expected a tree"},
    {")", 1, 1, "no bracket is open for this )"},
    {"()", 1, 2, "an empty list is not a node"},
    {"(3 ())", 1, 5, "an empty list is not a node"},
    {"(3 4", 1, 5, "expected ) before the end of the text: the ( at 1:1 is open"},
    {"(3\n[4)", 2, 3, "expected ] before this ): the [ at 2:1 is open"},
    {"(3 4) 5", 1, 7, "text behind the end of the tree"},
    {"3 4", 1, 3, "several nodes are one tree only in brackets"},
    {"A (3 4)", 1, 3, "a name touches its bracket: write A(3 4)"},
    {"(3, A (4))", 1, 7, "a name touches its bracket: write A(4)"},
    {"(3, B = 4 (4))", 1, 11, "a name touches its bracket: write B = 4(4)"},
    {"((3)B, 4)", 1, 5, "a name stands in front of its bracket"},
    {"x: 3", 1, 2, "a move is the label of the edge above a node, and the root has none"},
    {"(2,5; 3,5)", 1, 5, "write (2.5, 3.5) if the commas are decimal points"},
    {"(3,,4)", 1, 4, "a node is missing in front of ','"},
    {"(,3)", 1, 2, "a node is missing in front of ','"},
    {"(3;;4)", 1, 4, "a node is missing in front of ';'"},
    {"(3, x y)", 1, 7, "a comma is missing between x and y"},
    {"(3 4, 5)", 1, 4, "a comma is missing between 3 and 4"},
    {"(max 3)", 1, 2, "as a name the word is quoted: write \"max\""},
    {"(max, 3)", 1, 2, "write \"max\""},
    {"(max=3)", 1, 2, "write \"max\""},
    {"(max: 3)", 1, 2, "write \"max\""},
    {"(max the first: 3, 4)", 1, 2, "write \"max the first\""},
    {"(3: 4)", 1, 2, "write \"3\""},
    {"3(4)", 1, 1, "write \"3\""},
    {"3a(4)", 1, 1, "write \"3a\""},
    {"-a(4)", 1, 1, "write \"-a\""},
    {".a(4)", 1, 1, "write \".a\""},
    {"(1,#a(4))", 1, 4, "write \"#a\""},
    {"(3 = 4, 5)", 1, 2, "write \"3\""},
    {"(a: b: 3)", 1, 6, "expected a move in front of ':'"},
    {"(a: b: 3, 4)", 1, 2,
     "a second ':' in one node; a move with a colon in it is quoted: write \"a: b\""},
    {"(: 3)", 1, 2, "expected a move in front of ':'"},
    {"(a:)", 1, 4, "a node is missing here"},
    {"(x =2)", 1, 4, "no blanks around '='"},
    {"(x= 2)", 1, 5, "expected a number or a name behind '='"},
    {"(=2)", 1, 2, "expected a name in front of '='"},
    {"(A=x(3))", 1, 4, "expected a number"},
    {"(A=2 3(4), 5)", 1, 3, "expected one number between '=' and the bracket"},
    {"chance(1: 3)", 1, 8, "a whole number is no probability"},
    {"chance(0.0: 3)", 1, 8, "expected a probability: more than 0 and at most 1"},
    {"chance(150%: 3)", 1, 8, "expected a probability"},
    {"(50% 3)", 1, 2, "a percentage is the probability of a chance node's child"},
    {"(1/2: 3)", 1, 2, "write \"1/2\""},
    {"(1e400 3)", 1, 2, "1e400 is larger than the largest double"},
    {"(9007199254740993 3)", 1, 2, "would be rounded"},
    {"(3 B=inf(4))", 1, 4, "a static value is finite"},
    {"(1/0 3)", 1, 2, "1/0 is no fraction"},
    {"(\"a)", 1, 2, "the quotation that begins here does not end on its line"},
    {"(\"a\"b 3)", 1, 5, "behind a quotation"},
    {"(\"a\\q\" 3)", 1, 4, "expected an escape of JSON"},
    {"(\"a\\ud800\" 3)", 1, 4, "expected an escape of JSON"},
    {"(a \"b\": 3, 4)", 1, 4, "quote the whole name"},
    {"(\xFF)", 1, 2, "invalid UTF-8"},
};

Test(notation_short, is_refused_at_the_place_with_what_would_be_right)
{
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        Noted noted;
        PlycutError error = {0};
        const char *text = WRONG[i].text;
        const bool read = noted_read(&noted, text, strlen(text), "short", &error);
        cr_expect_not(read, "%s: %s", text, read ? noted.json.bytes : "");
        cr_expect(error.line == WRONG[i].line && error.column == WRONG[i].column, "%s: %ld:%ld: %s",
                  text, error.line, error.column, error.text);
        cr_expect_not_null(strstr(error.text, WRONG[i].says), "%s: %s", text, error.text);
        noted_free(&noted);
    }
}

/* What the tree's own reader refuses has its place in the text, too. */
Test(notation_short, errors_of_the_tree_have_their_place)
{
    static const struct {
        const char *text;
        long line, column;
        const char *says;
    } TREES[] = {
        {"(3\n chance(1/2: 3, 1/3: 4))", 2, 2, "sum to 5/6"},
        {"chance(1/2: 3, 4)", 1, 1, "give it to all, or to none"},
        {"(3 A(\"b\\nc\"(4)))", 1, 6, "control characters"},
    };
    for (size_t i = 0; i < sizeof TREES / sizeof *TREES; i++) {
        PlycutGame game;
        PlycutError error = {0};
        const PlycutTreeText from = {TREES[i].text, strlen(TREES[i].text), "t", NULL};
        cr_expect_not(plycut_tree_read_any(&from, &game, &error), "%s", TREES[i].text);
        cr_expect(error.line == TREES[i].line && error.column == TREES[i].column, "%s: %ld:%ld: %s",
                  TREES[i].text, error.line, error.column, error.text);
        cr_expect_not_null(strstr(error.text, TREES[i].says), "%s: %s", TREES[i].text, error.text);
        cr_expect_str_eq(error.path, "");
    }
}

/* 400 plies and not one more, in brackets as in JSON. */
Test(notation_short, depth_is_bounded)
{
    enum { MOST = 1000 };
    static const int DEPTHS[] = {400, 401, 899, 1000};
    for (size_t i = 0; i < sizeof DEPTHS / sizeof *DEPTHS; i++) {
        char text[2 * MOST + 2];
        Noted noted;
        PlycutError error = {0};
        const size_t depth = (size_t)DEPTHS[i];
        memset(text, '(', depth);
        text[depth] = '1';
        memset(text + depth + 1, ')', depth);
        cr_expect_eq(noted_read(&noted, text, 2 * depth + 1, NULL, &error), depth <= 400, "%zu",
                     depth);
        cr_expect(depth <= 400 || strstr(error.text, "400 plies deep"), "%s", error.text);
        noted_free(&noted);
    }
}
