/* asked_answer.c - what a program answers about a position: its members, what they may be, and the children that they give it. */
#include "base/json_rows.h"
#include "game/asked.h"
#include "game/board_rows.h"
#include "game/tree_reader.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The members ----------------------------------------------------------------------------- */

typedef struct AnswerFile {
    const char *player, *name, *title, *pieces;
    const void *value, *static_value;
    JsonList moves, probabilities, board;
} AnswerFile;

#define VALUE_SCHEMA "{\"type\":[\"number\",\"string\"]}"

static const JsonRow TEXT_ITEM = JSON_ITEM(const char *, JSON_TEXT),
                     PROBABILITY = JSON_ITEM(const void *, JSON_ANY, .schema = VALUE_SCHEMA);

static const JsonRow ROWS[] = {
    {JSON_AT(AnswerFile, player), .kind = JSON_TEXT,
     .schema = "{\"enum\":[\"max\",\"min\",\"chance\"]}",
     .says = "who moves: `\"max\"`, `\"min\"`, `\"chance\"` (default: MAX at the start, then the "
             "two in "
             "turn)"},
    {JSON_AT(AnswerFile, moves), .kind = JSON_LIST, .item = &TEXT_ITEM, .most = PLYCUT_ASKED_MOVES,
     .need = JSON_ONE_OF, .schema = "{\"uniqueItems\":true}",
     .says = "the names of the moves, in order; no two are equal"},
    {JSON_AT(AnswerFile, value), .kind = JSON_ANY, .need = JSON_ONE_OF, .schema = VALUE_SCHEMA,
     .says =
         "of a position without moves: its value, from MAX's point of view: a number, a fraction "
         "in quotation marks, `\"inf\"`"},
    {.name = "static",
     .at = offsetof(AnswerFile, static_value),
     .size = sizeof(void *),
     .kind = JSON_ANY,
     .schema = "{\"type\":\"number\"}",
     .says = "of a position with moves: its value at the horizon, from MAX's point of view"},
    {JSON_AT(AnswerFile, name), .kind = JSON_TEXT,
     .says = "what the position is called (default: the move that leads to it)"},
    {JSON_AT(AnswerFile, probabilities), .kind = JSON_LIST, .item = &PROBABILITY,
     .says = "at a chance node: those of the moves, as numbers or as fractions in quotation marks "
             "(default: all moves are equally likely)"},
    {JSON_AT(AnswerFile, board), .kind = JSON_LIST, .item = &TEXT_ITEM, .most = BOARD_ROWS_MOST,
     .says = "its rows, texts of 1 to 20 characters, all of equal length; `.`, `-` and a blank are "
             "empty squares"},
    {JSON_AT(AnswerFile, title), .kind = JSON_TEXT,
     .says = "of the start: what the game is called, above pictures"},
    {JSON_AT(AnswerFile, pieces), .kind = JSON_TEXT, .schema = "{\"enum\":[\"letters\",\"discs\"]}",
     .says = "of the start: how X and O are drawn on boards (default: letters)"},
};

static const JsonShape ANSWER = {
    JSON_SHAPE(AnswerFile, ROWS,
               "one line for each position (docs/your-game.md). Members with other names are the "
               "program's own")};

const JsonFormat GAME_FORMAT = {
    .title = "An answer of a game (--game)", .author = JSON_PROGRAMS, .shape = &ANSWER};

/* ---- An answer being read -------------------------------------------------------------------- */

typedef struct Answer {
    Asked *asked;
    uint32_t index;
    AnswerFile file;
    PlycutError *error; /* what is wrong: the place in the answer, and what would be right */
} Answer;

static bool item_fails(const Answer *a, const char *list, size_t item, ErrorId id,
                       const PlycutTerm *terms)
{
    char path[64];
    (void)snprintf(path, sizeof path, "$.%s[%zu]", list, item);
    return json_fails(a->error, path, id, terms);
}

/* A copy of a text in the answer. NULL if it is not a text. */
static const char *asked_text(const Answer *a, const char *text)
{
    return arena_copy(&a->asked->arena, text, strlen(text));
}

static AskedNode *asked_node(const Answer *a)
{
    return &a->asked->nodes[a->index];
}

/* ---- Who moves, and what it is called -------------------------------------------------------- */

static bool asked_player(const Answer *a)
{
    PlycutPlayer player = asked_turn(a->asked, a->index);
    if (a->file.player != NULL && !player_parse(a->file.player, &player))
        return json_fails(a->error, "$.player", ERROR_PLAYER_EXPECTED, NULL);
    asked_node(a)->player = (uint8_t)player;
    if (a->file.player != NULL)
        asked_node(a)->flags |= ASKED_PLAYER;
    return true;
}

static bool asked_answer_name(const Answer *a)
{
    const char *name = a->file.name != NULL ? a->file.name : "?";
    const ErrorId wrong = tree_text_fault(name);
    if (wrong != ERROR_TEXTS)
        return json_fails(a->error, "$.name", wrong, NULL);
    asked_node(a)->name = a->file.name != NULL ? asked_text(a, name) : NULL;
    return true;
}

/* ---- The board ------------------------------------------------------------------------------- */

static bool asked_answer_board(const Answer *a)
{
    const JsonList *list = &a->file.board;
    const char *const *rows = list->items;
    PlycutText board = {0};
    size_t wrong_row = 0;
    if (list->count == 0)
        return true;
    const ErrorId wrong = board_rows_fault(rows, list->count, &wrong_row);
    if (wrong != ERROR_TEXTS)
        return item_fails(a, "board", wrong_row, wrong, NULL);
    for (size_t i = 0; i < list->count; i++) {
        (void)plycut_text_write(&board, rows[i], strlen(rows[i]));
        (void)plycut_text_write(&board, "\n", 1);
    }
    asked_node(a)->board = arena_keep(&a->asked->arena, &board);
    return true;
}

/* What is said at the start is about the whole game. */
static bool asked_answer_start(const Answer *a)
{
    const bool discs = a->file.pieces != NULL && strcmp(a->file.pieces, "discs") == 0;
    if (a->file.pieces != NULL && !discs && strcmp(a->file.pieces, "letters") != 0)
        return json_fails(a->error, "$.pieces", ERROR_BOARD_PIECES, NULL);
    if (a->index == 0) {
        a->asked->discs = discs;
        a->asked->title = a->file.title != NULL ? asked_text(a, a->file.title) : NULL;
    }
    return true;
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* A mean needs finite values. */
static bool asked_below_chance(const Asked *asked, uint32_t index)
{
    while (index != 0) {
        index = asked->nodes[index].parent;
        if (!plycut_decides((PlycutPlayer)asked->nodes[index].player))
            return true;
    }
    return false;
}

/* The static value of a leaf is its value. */
static bool asked_answer_value(const Answer *a, bool inner)
{
    AskedNode *node = asked_node(a);
    const cJSON *value = inner ? a->file.static_value : a->file.value;
    if (value == NULL)
        return true;
    if (!tree_value_parse(value, &node->value) || (inner && !isfinite(node->value)))
        return json_fails(a->error, inner ? "$.static" : "$.value",
                          inner ? ERROR_EXPECTED_NUMBER : ERROR_ASKED_VALUE, NULL);
    if (isinf(node->value) && asked_below_chance(a->asked, a->index))
        return json_fails(a->error, "$.value", ERROR_NODE_INFINITE, NULL);
    node->flags |= inner ? ASKED_STATIC : 0;
    a->asked->infinite |= isinf(node->value) != 0;
    return true;
}

/* ---- Moves ----------------------------------------------------------------------------------- */

static int compare_moves(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Two moves with one name: the questions about what is behind them would be the same. */
static bool moves_differ(const Answer *a, uint32_t first, size_t count)
{
    const char *names[PLYCUT_ASKED_MOVES] = {NULL};
    for (size_t i = 0; i < count; i++)
        names[i] = a->asked->nodes[first + i].move;
    qsort(names, count, sizeof *names, compare_moves);
    for (size_t i = 1; i < count; i++)
        if (strcmp(names[i - 1], names[i]) == 0)
            return json_fails(a->error, "$.moves", ERROR_ASKED_MOVE_TWICE,
                              WITH(FILL(move, names[i])));
    return true;
}

/* Is there room for this many moves, and is the position not too deep in the tree? */
static bool moves_fit(const Answer *a, size_t count)
{
    if (asked_node(a)->ply >= PLYCUT_PLY_MAX)
        return fail_with(a->error, PLYCUT_E_LIMIT, ERROR_ASKED_TOO_DEEP,
                         WITH(FILL_NUMBER(most, PLYCUT_PLY_MAX)));
    if (a->asked->count + count > PLYCUT_ASKED_MOST)
        return fail_with(a->error, PLYCUT_E_LIMIT, ERROR_ASKED_TOO_MANY,
                         WITH(FILL_NUMBER(most, PLYCUT_ASKED_MOST)));
    return PLYCUT_ROOM(a->asked->nodes, a->asked->room, a->asked->count, count) ||
           plycut_no_memory(a->error);
}

static bool asked_answer_moves(const Answer *a)
{
    Asked *asked = a->asked;
    const size_t count = a->file.moves.count, first = asked->count;
    if (!moves_fit(a, count))
        return false;
    for (size_t i = 0; i < count; i++) {
        const char *move = *JSON_ITEM_OF(char *, a->file.moves, i);
        const ErrorId wrong = tree_text_fault(move);
        if (wrong != ERROR_TEXTS)
            return item_fails(a, "moves", i, wrong, NULL);
        asked->nodes[first + i] = (AskedNode){.parent = a->index,
                                              .ply = (uint16_t)(asked_node(a)->ply + 1),
                                              .move = asked_text(a, move)};
    }
    if (!moves_differ(a, (uint32_t)first, count))
        return false;
    asked_node(a)->first_child = (uint32_t)first;
    asked_node(a)->child_count = (uint32_t)count;
    asked->count += count;
    return true;
}

/* ---- Chance ---------------------------------------------------------------------------------- */

static bool asked_answer_probability(const Answer *a, const cJSON *item, size_t i, double *sum)
{
    AskedNode *child = &a->asked->nodes[asked_node(a)->first_child + i];
    const char *text = cJSON_GetStringValue(item);
    if (!tree_probability_parse(item, &child->probability))
        return item_fails(a, "probabilities", i, ERROR_NODE_PROBABILITY, NULL);
    child->probability_text = text != NULL ? asked_text(a, text) : NULL;
    *sum = plycut_add_product(*sum, 1, child->probability);
    return true;
}

static bool asked_answer_probabilities(const Answer *a)
{
    const JsonList *list = &a->file.probabilities;
    double sum = 0;
    if (list->count == 0)
        return true;
    if (plycut_decides((PlycutPlayer)asked_node(a)->player))
        return json_fails(a->error, "$.probabilities", ERROR_NODE_PROBABILITY_NO_CHANCE,
                          WITH(FILL(sample, "\"player\": \"chance\"")));
    if (list->count != asked_node(a)->child_count)
        return json_fails(a->error, "$.probabilities", ERROR_ASKED_PROBABILITIES,
                          WITH(FILL_NUMBER(count, asked_node(a)->child_count)));
    for (size_t i = 0; i < list->count; i++)
        if (!asked_answer_probability(a, *JSON_ITEM_OF(void *, *list, i), i, &sum))
            return false;
    if (fabs(sum - 1) <= 1e-9)
        return true;
    char number[PLYCUT_NUMBER_SIZE];
    plycut_fraction_text(sum, number);
    return json_fails(a->error, "$.probabilities", ERROR_NODE_PROBABILITY_SUM,
                      WITH(FILL(sum, number)));
}

/* ---- The whole answer ------------------------------------------------------------------------ */

/* Moves or a value: a list of moves that is empty is as good as none. */
static bool asked_take(const Answer *a)
{
    const bool inner = a->file.moves.count > 0;
    if (inner && a->file.value != NULL)
        return json_fails(a->error, "$.value", ERROR_ASKED_VALUE_AND_MOVES, NULL);
    if (!inner && a->file.value == NULL)
        return json_fails(a->error, "$", ERROR_ASKED_NEITHER, NULL);
    if (!asked_player(a) || !asked_answer_name(a) || !asked_answer_board(a) ||
        !asked_answer_start(a) || !asked_answer_value(a, inner) ||
        (inner && (!asked_answer_moves(a) || !asked_answer_probabilities(a))))
        return false;
    a->asked->chance |= inner && !plycut_decides((PlycutPlayer)asked_node(a)->player);
    asked_node(a)->flags |= ASKED_ANSWERED;
    return !a->asked->arena.failed || plycut_no_memory(a->error);
}

static bool asked_read(Answer *a, const PlycutText *answer)
{
    const JsonText text = {.text = answer->bytes != NULL ? answer->bytes : "",
                           .length = answer->length};
    cJSON *json = json_read(&text, a->error);
    const JsonReading reading = {.author = JSON_PROGRAMS,
                                 .path = "$",
                                 .arena = json != NULL ? json_arena(json) : NULL,
                                 .error = a->error};
    const bool read = json != NULL &&
                      (cJSON_IsObject(json) ? json_object_read(&reading, &ANSWER, json, &a->file)
                                            : json_fails(a->error, "$", ERROR_ASKED_OBJECT, NULL));
    const bool taken = read && asked_take(a);
    json_free(json);
    return taken;
}

/* Say what came, and what is wrong with it. */
static void asked_refuse(const PlycutText *answer, const PlycutError *wrong, PlycutError *error)
{
    enum { SHOWN = 120 };
    char shown[SHOWN + 8];
    const char *bytes = answer->bytes != NULL ? answer->bytes : "";
    const bool placed = wrong->path[0] != '\0' && strcmp(wrong->path, "$") != 0;
    (void)snprintf(shown, sizeof shown, "%.*s%s", SHOWN, bytes,
                   strlen(bytes) > SHOWN ? " ..." : "");
    plycut_make_printable(shown);
    fail_with(error, wrong->code == PLYCUT_E_LIMIT ? PLYCUT_E_LIMIT : PLYCUT_E_INPUT,
              placed ? ERROR_ASKED_ANSWER_AT : ERROR_ASKED_ANSWER,
              WITH(FILL(answer, shown), FILL(place, wrong->path), FILL(why, wrong->text)));
}

bool asked_answer(Asked *asked, uint32_t index, const PlycutText *answer, PlycutError *error)
{
    PlycutError wrong = {0};
    Answer a = {.asked = asked, .index = index, .error = &wrong};
    if (asked_read(&a, answer))
        return true;
    if (wrong.code == PLYCUT_E_MEMORY)
        *error = wrong;
    else
        asked_refuse(answer, &wrong, error);
    return false;
}
