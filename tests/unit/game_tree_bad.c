/* Invalid trees are refused with the place, the reason and what would be valid. */
#include "unit/tree_kit.h"

#define FILE_OF(members) "{\"format\":\"plycut-tree\",\"version\":1," members "}"
#define TREE(node)       FILE_OF("\"tree\":" node)

/* An invalid text, the JSON path of the error, or else its line and column (with a path they follow from it), and a part of
 * the reason. */
static const struct {
    const char *text, *path;
    long line, column;
    const char *reason;
} BAD[] = {
    /* Not JSON. */
    {"", "", 1, 1, ""},
    {"[1,2", "", 1, 5, "end of the text"},
    {"[1,2]]", "", 1, 6, "text after the end"},
    {"[1,2] [3]", "", 1, 7, "text after the end"},
    {"[1 2]", "", 1, 4, "','"},
    {"[1,]", "", 1, 4, ""},
    {"[\n 1,\n 01]", "", 3, 2, "begin with 0"},
    {"[1e400]", "", 1, 2, "too large"},
    {"[9007199254740993]", "", 1, 2, "2^53"},
    {"[NaN]", "", 1, 2, ""},
    {"[+1]", "", 1, 2, ""},
    {"[.5]", "", 1, 2, ""},
    {"['a']", "", 1, 2, ""},
    {"[{\"value\":1,\"value\":2}]", "", 1, 13, "duplicate key"},
    {"[{\"name\":\"\xff\",\"value\":1}]", "", 1, 11, ""},
    {"[1, // two\n 2]", "", 1, 5, ""},
    /* JSON, but not nodes. */
    {"[]", "$", 0, 0, "empty array"},
    {"[1,[2,[]]]", "$[1][1]", 0, 0, "at least one child"},
    {"true", "$", 0, 0, "an array of nodes"},
    {"[1,null]", "$[1]", 0, 0, "a number (a leaf)"},
    {"[1,\"2\"]", "$[1]", 0, 0, "without quotation marks"},
    {"[1,\"\"]", "$[1]", 0, 0, "leave it out"},
    {"[[{\"name\":\"y\",\"value\":\"x\"}]]", "$[0][0].name", 0, 0, "is named by that value"},
    {"[1,{}]", "$[1]", 0, 0, "\"value\" (a leaf) or \"children\""},
    {"[{\"name\":\"x\"}]", "$[0]", 0, 0, "\"value\" (a leaf) or \"children\""},
    {TREE("{\"children\":[]}"), "$.tree.children", 0, 0, "empty array"},
    {TREE("{\"children\":[1,{\"children\":3}]}"), "$.tree.children[1].children", 0, 0,
     "array of nodes"},
    {TREE("[1,{\"value\":1,\"children\":[2]}]"), "$.tree[1].value", 0, 0, "not both"},
    {TREE("[1,{\"children\":[2],\"value\":1}]"), "$.tree[1].value", 0, 0, "not both"},
    {TREE("[{\"value\":1,\"static\":2}]"), "$.tree[0].static", 0, 0, "nodes with children"},
    {TREE("[{\"static\":2}]"), "$.tree[0].static", 0, 0, "a leaf has a \"value\""},
    {TREE("[{\"value\":\"3\"}]"), "$.tree[0].value", 0, 0, "without quotation marks"},
    {TREE("[{\"value\":[3]}]"), "$.tree[0].value", 0, 0, "a name such as \"x\""},
    {TREE("[{\"children\":[1],\"static\":null}]"), "$.tree[0].static", 0, 0, "expected a number"},
    {TREE("{\"children\":[1,2,{\"name\":5,\"value\":1}]}"), "$.tree.children[2].name", 0, 0,
     "expected a text"},
    {TREE("[{\"name\":\"\",\"value\":1}]"), "$.tree[0].name", 0, 0, "leave it out"},
    {TREE("[{\"name\":\"a\\nb\",\"value\":1}]"), "$.tree[0].name", 0, 0, "control characters"},
    {TREE("[{\"move\":\"\\t\",\"value\":1}]"), "$.tree[0].move", 0, 0, "control characters"},
    {TREE("[{\"name\":\"a\\u009b\",\"value\":1}]"), "$.tree[0].name", 0, 0, "control characters"},
    {TREE("[{\"name\":\"a\\u202e\",\"value\":1}]"), "$.tree[0].name", 0, 0, "direction overrides"},
    {TREE("[{\"name\":\"a\\uffff\",\"value\":1}]"), "$.tree[0].name", 0, 0, "U+FFFF"},
    {TREE("{\"move\":\"e4\",\"value\":1}"), "$.tree.move", 0, 0, "the root has none"},
    {TREE("[{\"move\":3,\"value\":1}]"), "$.tree[0].move", 0, 0, "expected a text"},
    {TREE("[{\"player\":\"Max\",\"value\":1}]"), "$.tree[0].player", 0, 0,
     "\"max\", \"min\" or \"chance\""},
    {TREE("[{\"player\":1,\"value\":1}]"), "$.tree[0].player", 0, 0,
     "\"max\", \"min\" or \"chance\""},
    {TREE("[{\"valeu\":1}]"), "$.tree[0].valeu", 0, 0, "did you mean 'value'?"},
    {TREE("[{\"child\":[1]}]"), "$.tree[0].child", 0, 0, "unknown member 'child'"},
    {TREE("[{\"Name\":\"x\",\"value\":1}]"), "$.tree[0].Name", 0, 0, "did you mean 'name'?"},
    /* Files. */
    {"{}", "$", 0, 0, "begins with its format"},
    {"{\"tree\":[1]}", "$", 0, 0, "\"format\": \"plycut-tree\""},
    {"{\"name\":\"A\",\"children\":[1]}", "$", 0, 0, "a node alone is not a tree file"},
    {"{\"value\":1}", "$", 0, 0, "put it under \"tree\""},
    {"{\"format\":\"plycut-trace\",\"version\":1,\"tree\":1}", "$.format", 0, 0, "\"plycut-tree\""},
    {"{\"format\":1,\"version\":1,\"tree\":1}", "$.format", 0, 0, "\"plycut-tree\""},
    {"{\"format\":\"plycut-tree\",\"tree\":1}", "$.version", 0, 0, "this member is missing"},
    {"{\"format\":\"plycut-tree\",\"version\":2,\"tree\":1}", "$.version", 0, 0, "version 1"},
    {"{\"format\":\"plycut-tree\",\"version\":\"1\",\"tree\":1}", "$.version", 0, 0, "version 1"},
    {"{\"format\":\"plycut-tree\",\"version\":1}", "$.tree", 0, 0,
     "this member is missing: a node, the tree's root"},
    {"{\"format\":\"plycut-tree\",\"version\":1,\"children\":[3,5]}", "$", 0, 0,
     "a node alone is not a tree file"},
    {FILE_OF("\"tree\":1,\"root\":\"MAX\""), "$.root", 0, 0, "\"max\", \"min\" or \"chance\""},
    {FILE_OF("\"tree\":1,\"titel\":\"x\""), "$.titel", 0, 0, "did you mean 'title'?"},
    {FILE_OF("\"tree\":1,\"title\":7"), "$.title", 0, 0, "expected a text"},
    {FILE_OF("\"tree\":1,\"source\":null"), "$.source", 0, 0, "expected a text"},
    {FILE_OF("\"tree\":1,\"answers\":[]"), "$.answers", 0, 0, "the answers are an object"},
    {FILE_OF("\"root\":\"max\",\"tree\":{\"player\":\"min\",\"children\":[1]}"), "$.tree.player", 0,
     0, "\"root\" names the other player"},
};

#define BAD_COUNT (sizeof BAD / sizeof BAD[0])

/* Is the error's place the member that its path ends with, if there is one in the text? */
static bool is_at_member(const char *text, const PlycutError *error)
{
    char key[64] = "";
    const char *dot = strrchr(error->path, '.');
    if (dot != NULL && strchr(dot, ']') == NULL)
        snprintf(key, sizeof key, "\"%s\"", dot + 1);
    return error->line == 1 && error->column > 0 &&
           (strstr(text, key) == NULL || strncmp(text + error->column - 1, key, strlen(key)) == 0);
}

Test(game_tree_bad, each_wrong_text_is_refused_at_its_place)
{
    for (size_t i = 0; i < BAD_COUNT; i++) {
        PlycutGame game;
        PlycutError error = {0};
        const char *text = BAD[i].text;
        cr_assert_not(plycut_tree_read(text, strlen(text), "t.json", &game, &error), "%s", text);
        cr_expect_eq(error.code, PLYCUT_E_INPUT, "%s: %d", text, (int)error.code);
        cr_expect_str_eq(error.file, "t.json", "%s", text);
        cr_expect_str_eq(error.path, BAD[i].path, "%s: %s", text, error.path);
        cr_expect(BAD[i].path[0] != '\0'
                      ? is_at_member(text, &error)
                      : error.line == BAD[i].line && error.column == BAD[i].column,
                  "%s: %ld:%ld", text, error.line, error.column);
        cr_expect(strstr(error.text, BAD[i].reason), "%s: %s", text, error.text);
    }
}

Test(game_tree_bad, a_spec_is_named_with_its_column)
{
    PlycutGame game;
    PlycutError error = {0}, meaning = {0};
    char message[256];
    cr_expect_not(plycut_game_parse("tree:[1,[2,x y]]", &game, &error));
    plycut_error_message(&error, message, sizeof message);
    cr_expect(strncmp(message, "tree:1:9: ", 10) == 0, "%s", message);
    cr_expect_not(plycut_game_parse("tree:{\"format\":\"plycut-tree\"}", &game, &meaning));
    cr_expect_str_eq(meaning.file, "tree");
    cr_expect_str_eq(meaning.path, "$.tree");
}

Test(game_tree_bad, the_first_error_stays)
{
    PlycutGame game;
    PlycutError error = {.code = PLYCUT_E_SYSTEM, .text = "before"};
    cr_expect_not(plycut_tree_read("[", 1, "t.json", &game, &error));
    cr_expect_str_eq(error.text, "before");
}

Test(game_tree_bad, a_path_too_long_for_the_error_is_shortened)
{
    PlycutGame game;
    PlycutError error = {0};
    char text[1000];
    memset(text, '[', 300);
    strcpy(text + 300, "true");
    memset(text + 304, ']', 300);
    cr_expect_not(plycut_tree_read(text, 604, "t.json", &game, &error));
    cr_expect(strncmp(error.path, "$[0][0][0]", 10) == 0 && strlen(error.path) < sizeof error.path);
}
