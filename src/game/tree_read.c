/* The nodes of a stored tree, read from JSON values breadth-first: each node waits in the array
 * with its value, and when its turn comes its children are put at the end. Nothing recurses. */
#include "game/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Reader {
    Tree *tree;
    uint32_t capacity, extra_capacity;
    const char *path; /* of the root node */
    PlycutError *error;
} Reader;

/* ---- Errors with a JSON path -------------------------------------------------------------------
 */

#define JSON_PATH_SIZE sizeof((PlycutError *)NULL)->path

/* Fail at a node, or at a member of it. Of a path too long for the error its beginning is told. */
static bool node_fails(const Reader *reader, uint32_t index, const char *member, const char *text)
{
    const Node *nodes = reader->tree->nodes;
    uint32_t way[PLYCUT_PLY_MAX + 2];
    char path[JSON_PATH_SIZE];
    size_t plies = 0, used;
    for (; index != 0; index = nodes[index].parent)
        way[plies++] = index;
    used = (size_t)snprintf(path, sizeof path, "%s", reader->path);
    while (plies-- > 0 && used < sizeof path) {
        const Node *parent = &nodes[nodes[way[plies]].parent];
        used += (size_t)snprintf(path + used, sizeof path - used, "%s[%u]",
                                 parent->flags & NODE_OBJECT ? ".children" : "",
                                 (unsigned)(way[plies] - parent->first_child));
    }
    if (member && used < sizeof path)
        snprintf(path + used, sizeof path - used, ".%s", member);
    return plycut_fail_at(reader->error, PLYCUT_E_INPUT, NULL, 0, 0, path, "%s", text);
}

static bool no_memory(const Reader *reader)
{
    return plycut_fail(reader->error, PLYCUT_E_MEMORY, "no memory for a tree of %u nodes",
                       (unsigned)reader->tree->count);
}

bool unknown_member(const char *word, const char *const *members, size_t count, const char *path,
                    PlycutError *error)
{
    PlycutError unknown = {0};
    plycut_unknown(&unknown, "member", word, members, count);
    return plycut_fail_at(error, PLYCUT_E_INPUT, NULL, 0, 0, path, "%s", unknown.text);
}

/* ---- Room --------------------------------------------------------------------------------------
 */

/* Room for one more item of an array that grows. */
static bool grow(void **items, uint32_t count, uint32_t *capacity, size_t size)
{
    if (count < *capacity)
        return true;
    if (*capacity > UINT32_MAX / 2)
        return false;
    uint32_t wanted = *capacity ? *capacity * 2 : 64;
    void *more = realloc(*items, wanted * size);
    if (!more)
        return false;
    *items = more;
    *capacity = wanted;
    return true;
}

/* Put a node at the end, to be read when its turn comes. */
static bool add_node(Reader *reader, uint32_t parent, int ply, const cJSON *item)
{
    Tree *tree = reader->tree;
    void *nodes = tree->nodes;
    bool grown = grow(&nodes, tree->count, &reader->capacity, sizeof *tree->nodes);
    tree->nodes = nodes;
    if (!grown)
        return no_memory(reader);
    tree->nodes[tree->count] = (Node){.as.item = item, .parent = parent, .ply = (uint16_t)ply};
    tree->count++;
    return true;
}

static bool add_children(Reader *reader, uint32_t index, const cJSON *array)
{
    uint32_t first = reader->tree->count;
    int ply = reader->tree->nodes[index].ply + 1;
    if (!array->child)
        return node_fails(reader, index,
                          reader->tree->nodes[index].flags & NODE_OBJECT ? "children" : NULL,
                          "an empty array is no node: an inner node has at least one child");
    reader->tree->nodes[index].first_child = first;
    for (const cJSON *item = array->child; item; item = item->next)
        if (!add_node(reader, index, ply, item))
            return false;
    reader->tree->nodes[index].child_count = reader->tree->count - first;
    return ply <= PLYCUT_PLY_MAX ||
           node_fails(reader, first, NULL,
                      "a tree is at most 400 plies deep, and this node lies deeper");
}

/* The node's extra, new where it has none. NULL: no memory. */
static NodeExtra *extra_of(Reader *reader, uint32_t index)
{
    Tree *tree = reader->tree;
    Node *node = &tree->nodes[index];
    if (node->extra == 0) {
        void *extras = tree->extras;
        bool grown =
            grow(&extras, tree->extra_count + 1, &reader->extra_capacity, sizeof *tree->extras);
        tree->extras = extras;
        if (!grown)
            return NULL;
        tree->extra_count += tree->extra_count == 0;
        node->extra = tree->extra_count++;
        tree->extras[node->extra] = (NodeExtra){.node = index};
    }
    return &tree->extras[node->extra];
}

/* ---- Members of a node -------------------------------------------------------------------------
 */

/* A text of a node, that is not empty and can stand in a line. NULL: failed. */
static const char *read_text(Reader *reader, uint32_t index, const cJSON *item)
{
    const char *text = cJSON_GetStringValue(item);
    const char *wrong = !text           ? "a text is expected here"
                        : *text == '\0' ? "an empty text says nothing: leave it out"
                                        : NULL;
    for (const char *c = text; !wrong && *c; c++)
        if ((unsigned char)*c < ' ' || *c == '\x7f')
            wrong = "control characters (a line break, a tab) cannot stand here";
    if (wrong) {
        node_fails(reader, index, item->string, wrong);
        return NULL;
    }
    const char *copy = arena_text(&reader->tree->arena, text, strlen(text));
    if (!copy)
        no_memory(reader);
    return copy;
}

static bool read_name(Reader *reader, uint32_t index, const cJSON *item)
{
    const char *text = read_text(reader, index, item);
    NodeExtra *extra = text ? extra_of(reader, index) : NULL;
    if (!extra)
        return text && no_memory(reader);
    extra->name = text;
    return true;
}

static bool read_move(Reader *reader, uint32_t index, const cJSON *item)
{
    const char *text = read_text(reader, index, item);
    NodeExtra *extra = text ? extra_of(reader, index) : NULL;
    if (!extra)
        return text && no_memory(reader);
    extra->move = text;
    return true;
}

static bool read_player(Reader *reader, uint32_t index, const cJSON *item)
{
    PlycutPlayer player;
    if (!player_parse(cJSON_GetStringValue(item), &player))
        return node_fails(reader, index, item->string, "\"max\" or \"min\" is expected here");
    reader->tree->nodes[index].player = (uint8_t)player;
    reader->tree->nodes[index].flags |= NODE_PLAYER;
    return true;
}

/* A value, minus zero being zero. */
static bool read_number(Reader *reader, uint32_t index, const cJSON *item, int flag)
{
    if (!cJSON_IsNumber(item))
        return node_fails(reader, index, item->string, "a number is expected here");
    reader->tree->nodes[index].as.value = item->valuedouble + 0.0;
    reader->tree->nodes[index].flags |= (uint8_t)flag;
    return true;
}

static bool read_value(Reader *reader, uint32_t index, const cJSON *item)
{
    return read_number(reader, index, item, NODE_VALUE);
}

static bool read_static(Reader *reader, uint32_t index, const cJSON *item)
{
    return read_number(reader, index, item, NODE_STATIC);
}

static bool read_children(Reader *reader, uint32_t index, const cJSON *item)
{
    if (!cJSON_IsArray(item))
        return node_fails(reader, index, item->string, "an array of nodes is expected here");
    return add_children(reader, index, item);
}

static const struct {
    const char *name;
    bool (*read)(Reader *reader, uint32_t index, const cJSON *item);
} MEMBERS[] = {
    {"name", read_name},     {"value", read_value},   {"children", read_children},
    {"static", read_static}, {"player", read_player}, {"move", read_move},
};

#define MEMBER_COUNT (sizeof MEMBERS / sizeof MEMBERS[0])

static bool read_member(Reader *reader, uint32_t index, const cJSON *item)
{
    const char *names[MEMBER_COUNT];
    for (size_t i = 0; i < MEMBER_COUNT; i++) {
        if (strcmp(item->string, MEMBERS[i].name) == 0)
            return MEMBERS[i].read(reader, index, item);
        names[i] = MEMBERS[i].name;
    }
    PlycutError unknown = {0};
    plycut_unknown(&unknown, "member", item->string, names, MEMBER_COUNT);
    return node_fails(reader, index, item->string, unknown.text);
}

/* ---- Nodes -------------------------------------------------------------------------------------
 */

static bool read_object(Reader *reader, uint32_t index, const cJSON *object)
{
    reader->tree->nodes[index].flags = NODE_OBJECT;
    for (const cJSON *item = object->child; item; item = item->next)
        if (!read_member(reader, index, item))
            return false;
    const Node *node = &reader->tree->nodes[index];
    bool inner = node->child_count != 0, valued = node->flags & NODE_VALUE;
    if (inner && valued)
        return node_fails(reader, index, "value",
                          "a node has a value or children, not both; the value of an inner node at "
                          "the horizon is its \"static\"");
    if (!inner && node->flags & NODE_STATIC)
        return node_fails(reader, index, "static",
                          "a leaf has a \"value\"; \"static\" is for nodes with children");
    if (!inner && !valued)
        return node_fails(reader, index, NULL,
                          "a node has a \"value\" (a leaf) or \"children\" (an inner node)");
    return true;
}

static bool read_node(Reader *reader, uint32_t index)
{
    Node *node = &reader->tree->nodes[index];
    const cJSON *item = node->as.item;
    node->as.value = 0;
    if (cJSON_IsNumber(item))
        return read_value(reader, index, item);
    if (cJSON_IsArray(item))
        return add_children(reader, index, item);
    if (cJSON_IsObject(item))
        return read_object(reader, index, item);
    return node_fails(
        reader, index, NULL,
        "a node is a number (a leaf), an array of nodes, or an object with a \"value\" "
        "or \"children\"");
}

/* ---- Names are unique --------------------------------------------------------------------------
 */

static int compare_names(const void *a, const void *b)
{
    const NodeExtra *x = a, *y = b;
    int by_name = strcmp(x->name, y->name);
    return by_name ? by_name : (x->node > y->node) - (x->node < y->node);
}

static bool name_repeats(const Reader *reader, const NodeExtra *first, uint32_t again)
{
    char path[TREE_PATH_SIZE], text[512];
    node_path(reader->tree, first->node, path);
    snprintf(text, sizeof text, "the name '%.128s' is that of %.128s already: names are unique",
             first->name, path);
    return node_fails(reader, again, "name", text);
}

static bool check_names(const Reader *reader)
{
    const Tree *tree = reader->tree;
    if (tree->extra_count == 0)
        return true;
    NodeExtra *named = malloc(sizeof *named * tree->extra_count);
    if (!named)
        return no_memory(reader);
    size_t count = 0;
    for (uint32_t i = 1; i < tree->extra_count; i++)
        if (tree->extras[i].name)
            named[count++] = tree->extras[i];
    qsort(named, count, sizeof *named, compare_names);
    bool unique = true;
    for (size_t i = 1; unique && i < count; i++)
        if (strcmp(named[i - 1].name, named[i].name) == 0)
            unique = name_repeats(reader, &named[i - 1], named[i].node);
    free(named);
    return unique;
}

bool tree_read_nodes(Tree *tree, const cJSON *item, const char *path, PlycutError *error)
{
    Reader reader = {.tree = tree, .path = path, .error = error};
    if (!add_node(&reader, 0, 0, item))
        return false;
    for (uint32_t i = 0; i < tree->count; i++)
        if (!read_node(&reader, i))
            return false;
    if (!check_names(&reader) || !tree_name_nodes(tree, error))
        return false;
    tree_measure(tree);
    return true;
}
