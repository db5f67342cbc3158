/* The members that a node of a tree file may have. */
#include "base/lexeme.h"
#include "base/utf8.h"
#include "game/board_rows.h"
#include "game/tree_reader.h"
#include "game/tree_rows.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

ErrorId tree_text_fault(const char *text)
{
    if (text == NULL)
        return ERROR_EXPECTED_TEXT;
    if (*text == '\0')
        return ERROR_NODE_TEXT_EMPTY;
    while (*text != '\0')
        if (utf8_is_harmful(utf8_next(&text)))
            return ERROR_NODE_TEXT_CONTROL;
    return ERROR_TEXTS;
}

/* A text of a node: not empty, and printable on one line. NULL: failed. */
static const char *node_read_text(TreeReader *reader, uint32_t index, const cJSON *item)
{
    const char *text = cJSON_GetStringValue(item);
    const ErrorId wrong = tree_text_fault(text);
    if (wrong != ERROR_TEXTS) {
        node_fails(reader, index, item->string, wrong, NULL);
        return NULL;
    }
    const char *copy = arena_text(&reader->tree->arena, text, strlen(text));
    if (!copy)
        plycut_no_memory(reader->error);
    return copy;
}

/* The node's name. */
static bool read_name(TreeReader *reader, uint32_t index, const cJSON *item)
{
    const char *text = node_read_text(reader, index, item);
    NodeExtra *extra = text ? extra_of(reader, index) : NULL;
    if (extra)
        extra->name = text;
    return extra || (text && plycut_no_memory(reader->error));
}

/* The label of the edge above the node. */
static bool read_move(TreeReader *reader, uint32_t index, const cJSON *item)
{
    if (index == 0)
        return node_fails(reader, index, item->string, ERROR_NODE_MOVE_OF_ROOT, NULL);
    const char *text = node_read_text(reader, index, item);
    NodeExtra *extra = text ? extra_of(reader, index) : NULL;
    if (extra)
        extra->move = text;
    return extra || (text && plycut_no_memory(reader->error));
}

/* The player to move, overriding the one that the ply implies. */
static bool read_player(TreeReader *reader, uint32_t index, const cJSON *item)
{
    PlycutPlayer player;
    if (!player_parse(cJSON_GetStringValue(item), &player))
        return node_fails(reader, index, item->string, ERROR_PLAYER_EXPECTED, NULL);
    reader->tree->nodes[index].player = (uint8_t)player;
    reader->tree->nodes[index].flags |= NODE_PLAYER;
    return true;
}

bool tree_probability_parse(const cJSON *item, double *probability)
{
    const char *text = cJSON_GetStringValue(item);
    *probability = cJSON_IsNumber(item) ? item->valuedouble : 0;
    if (text != NULL && !plycut_fraction_parse(text, strlen(text), probability))
        plycut_number_parse(text, strlen(text), false, probability);
    return *probability > 0 && *probability <= 1;
}

/* The probability of a child of a chance node, as a number or a fraction; what else it must be is checked when the whole
 * tree is read. */
static bool read_probability(TreeReader *reader, uint32_t index, const cJSON *item)
{
    const char *text = cJSON_GetStringValue(item);
    double probability;
    if (!tree_probability_parse(item, &probability))
        return node_fails(reader, index, item->string, ERROR_NODE_PROBABILITY, NULL);
    if (index == 0)
        return node_fails(reader, index, item->string, ERROR_NODE_PROBABILITY_OF_ROOT, NULL);
    NodeExtra *extra = extra_of(reader, index);
    const char *copy = text ? arena_text(&reader->tree->arena, text, strlen(text)) : NULL;
    if (extra == NULL || (text != NULL && copy == NULL))
        return plycut_no_memory(reader->error);
    extra->probability = probability;
    extra->probability_text = copy;
    return true;
}

/* A value, minus zero being zero. */
static bool node_read_number(TreeReader *reader, uint32_t index, const cJSON *item, int flag)
{
    if (!cJSON_IsNumber(item))
        return node_fails(reader, index, item->string,
                          flag == NODE_VALUE ? ERROR_NODE_VALUE : ERROR_EXPECTED_NUMBER, NULL);
    reader->tree->nodes[index].as.value = item->valuedouble + 0.0;
    reader->tree->nodes[index].flags |= (uint8_t)flag;
    return true;
}

/* "inf", "-inf": JSON has no such numbers. */
static bool infinite_parse(const char *text, double *value)
{
    const char *end = text + strlen(text);
    return lexeme_is_number(text, end, LEXEME_INFINITIES, value) && isinf(*value);
}

bool tree_value_parse(const cJSON *item, double *value)
{
    const char *text = cJSON_GetStringValue(item);
    if (cJSON_IsNumber(item))
        *value = item->valuedouble + 0.0;
    return cJSON_IsNumber(item) ||
           (text != NULL &&
            (plycut_fraction_parse(text, strlen(text), value) || infinite_parse(text, value)));
}

/* "x": a leaf without a value, called x; "5/3" and "-inf" are values. */
static bool node_read_unknown(TreeReader *reader, uint32_t index, const cJSON *item)
{
    double number;
    const char *text = item->valuestring;
    if (tree_value_parse(item, &number)) {
        reader->tree->nodes[index].as.value = number;
        reader->tree->nodes[index].flags |= NODE_VALUE;
        return true;
    }
    if (plycut_number_parse(text, strlen(text), false, &number))
        return node_fails(reader, index, item->string, ERROR_NODE_NUMBER_QUOTED, NULL);
    if (!read_name(reader, index, item))
        return false;
    reader->tree->nodes[index].as.value = NAN;
    reader->tree->nodes[index].flags |= NODE_VALUE;
    return true;
}

bool node_read_value(TreeReader *reader, uint32_t index, const cJSON *item)
{
    if (cJSON_IsNull(item)) {
        reader->tree->nodes[index].as.value = NAN;
        reader->tree->nodes[index].flags |= NODE_VALUE | NODE_UNASKED;
        return true;
    }
    return cJSON_IsString(item) ? node_read_unknown(reader, index, item)
                                : node_read_number(reader, index, item, NODE_VALUE);
}

/* The value of an inner node at the horizon; that a leaf has none is found when all members are
 * read. */
static bool read_static(TreeReader *reader, uint32_t index, const cJSON *item)
{
    return node_read_number(reader, index, item, NODE_STATIC);
}

/* The children are only queued at the end of the tree, and read later. */
static bool read_children(TreeReader *reader, uint32_t index, const cJSON *item)
{
    if (!cJSON_IsArray(item))
        return node_fails(reader, index, item->string, ERROR_NODE_ARRAY, NULL);
    return tree_children_add(reader, index, item);
}

/* The rows, put together. */
static bool board_join(TreeReader *reader, uint32_t index, const char *const *rows, size_t count)
{
    PlycutText board = {0};
    for (size_t i = 0; i < count; i++) {
        (void)plycut_text_write(&board, rows[i], strlen(rows[i]));
        (void)plycut_text_write(&board, "\n", 1);
    }
    NodeExtra *extra = extra_of(reader, index);
    const char *kept =
        board.failed ? NULL : arena_text(&reader->tree->arena, board.bytes, board.length);
    plycut_text_free(&board);
    if (extra == NULL || kept == NULL)
        return plycut_no_memory(reader->error);
    extra->board = kept;
    return true;
}

static bool read_board(TreeReader *reader, uint32_t index, const cJSON *item)
{
    const char *rows[BOARD_ROWS_MOST];
    size_t count = 0, wrong_row = 0;
    bool texts = cJSON_IsArray(item) && item->child != NULL;
    for (const cJSON *row = texts ? item->child : NULL; row != NULL && texts; row = row->next) {
        texts = count < BOARD_ROWS_MOST && cJSON_IsString(row);
        if (texts)
            rows[count++] = row->valuestring;
    }
    const ErrorId wrong = texts ? board_rows_fault(rows, count, &wrong_row) : ERROR_BOARD_ROWS;
    char place[32] = "board";
    if (texts && wrong != ERROR_TEXTS)
        (void)snprintf(place, sizeof place, "board[%zu]", wrong_row);
    return wrong != ERROR_TEXTS ? node_fails(reader, index, place, wrong, NULL)
                                : board_join(reader, index, rows, count);
}

static bool (*const READ[NODE_MEMBERS])(TreeReader *reader, uint32_t index, const cJSON *item) = {
    [NODE_NAME] = read_name,
    [NODE_OWN_VALUE] = node_read_value,
    [NODE_CHILDREN] = read_children,
    [NODE_STATIC_VALUE] = read_static,
    [NODE_DECIDES] = read_player,
    [NODE_MOVE] = read_move,
    [NODE_PROBABILITY] = read_probability,
    [NODE_BOARD] = read_board,
};

/* The object has an unknown member, named in the error's path. */
static bool node_unknown(const TreeReader *reader, uint32_t index, const PlycutError *unknown)
{
    return node_fails_as(reader, index, unknown->path + 1 /* "." */, unknown);
}

/* An unknown member in a person's file is refused, because it may be misspelt; in a trace it is ignored, because a later
 * plycut may have written it. */
bool node_read_members(TreeReader *reader, uint32_t index, const cJSON *object)
{
    NodeMembers node;
    PlycutError unknown = {0};
    const JsonReading reading = {
        .author = reader->lenient ? JSON_PROGRAMS : JSON_PEOPLE, .path = "", .error = &unknown};
    if (!json_object_read(&reading, TREE_NODE.shape, object, &node))
        return node_unknown(reader, index, &unknown);
    for (int i = 0; i < NODE_MEMBERS; i++)
        if (node.member[i] != NULL && !READ[i](reader, index, node.member[i]))
            return false;
    return true;
}
