/* The door: a stored tree from a text as people have trees. What is JSON is read strictly; for the rest there are notations. */
#include "base/json_read.h"
#include "base/letter.h"
#include "game/leaves.h"
#include "game/tree.h"
#include "notation/names.h"
#include "notation/notation.h"
#include "notation/wrapping.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)DRAFT_PLY_MOST == PLYCUT_PLY_MAX, "one limit for all notations");

/* A text on its way through the door. */
typedef struct Door {
    const PlycutTreeText *from;
    PlycutGame *game;
    PlycutError *error;
    PlycutError misspelt; /* of a node with a member that may be a misspelt one of ours */
} Door;

/* ---- JSON ------------------------------------------------------------------------------------ */

/* Is a text an object of ours, whose keys stand in it? Then an error of the reader of JSON is what helps. */
static bool is_object_of_ours(const PlycutTreeText *from)
{
    static const char *const KEYS[] = {"\"format\"", "\"tree\""};
    const char *end = from->text + from->length, *at = from->text;
    if (from->length >= 3 && memcmp(at, "\xEF\xBB\xBF", 3) == 0)
        at += 3; /* a byte order mark, which the reader of JSON names */
    while (at < end && is_blank(*at))
        at++;
    if (at == end || *at != '{')
        return false;
    for (; at < end; at++)
        for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
            if ((size_t)(end - at) >= strlen(KEYS[i]) && memcmp(at, KEYS[i], strlen(KEYS[i])) == 0)
                return true;
    return false;
}

static bool is_whole_file(const cJSON *dom)
{
    return cJSON_IsObject(dom) &&
           (json_get(dom, "format") != NULL || json_get(dom, "tree") != NULL);
}

/* Is it text in another encoding, which the reader of JSON names? */
static bool is_utf16(const PlycutTreeText *from)
{
    return from->length >= 2 &&
           (memcmp(from->text, "\xFF\xFE", 2) == 0 || memcmp(from->text, "\xFE\xFF", 2) == 0);
}

/* [{"children": ...}]: the object alone is the root, for the reader of objects. */
static bool is_root_in_list(const cJSON *dom)
{
    return cJSON_IsArray(dom) && dom->child != NULL && dom->child->next == NULL &&
           json_get(dom->child, "children") != NULL;
}

/* Has an inner node a player's word for its name, and nothing else says who decides there? Then it is no name for a program that has
 * no other place for players; who writes a tree file has one. */
static bool names_a_player(const cJSON *node)
{
    const cJSON *children = json_get(node, "children"), *child = NULL,
                *nodes = cJSON_IsArray(node) ? node : children;
    const char *name = json_get_text(node, "name");
    if (cJSON_IsArray(children) && name != NULL && json_get(node, "player") == NULL &&
        player_of_word(name, strlen(name)) != DRAFT_UNSAID)
        return true;
    cJSON_ArrayForEach(child, nodes)
    {
        if (names_a_player(child))
            return true;
    }
    return false;
}

/* A node alone: as in a tree file, if it can be read so. */
static bool door_node(Door *door, const cJSON *dom, bool *read)
{
    PlycutError wrong = {0};
    const Notation *other =
        notation_instead_of_json(door->from->text, door->from->length, door->error);
    if (door->error->code != PLYCUT_OK)
        return false;
    *read = (other == NULL || other == &NOTATIONS[NOTATION_OBJECTS] ||
             other == &NOTATIONS[NOTATION_NESTED]) &&
            !is_root_in_list(dom) &&
            !(other == &NOTATIONS[NOTATION_OBJECTS] && names_a_player(dom));
    if (!*read)
        return false;
    if (tree_from_json(dom, true, door->game, &wrong))
        return leaves_note_form(dom, door->game, door->error);
    const bool misspelt = strstr(wrong.text, "did you mean") != NULL,
               quoted = strcmp(wrong.text, error_text(ERROR_NODE_NUMBER_QUOTED)) == 0;
    *read = (other == NULL && !quoted) || wrong.code == PLYCUT_E_MEMORY ||
            (misspelt && other == &NOTATIONS[NOTATION_NESTED]);
    if (*read)
        *door->error = wrong;
    else if (misspelt)
        door->misspelt = wrong;
    plycut_game_release(door->game);
    return false;
}

/* Read a text that is JSON. *read: it is taken for that; otherwise the caller goes on. */
static bool door_json(Door *door, bool *read)
{
    PlycutError wrong = {0};
    cJSON *dom =
        json_read(&(JsonText){.text = door->from->text, .length = door->from->length}, &wrong);
    *read = dom != NULL || is_object_of_ours(door->from) || is_utf16(door->from) ||
            wrong.code == PLYCUT_E_MEMORY;
    if (dom == NULL && *read)
        *door->error = wrong;
    const bool made =
        dom != NULL && (is_whole_file(dom) ? tree_from_json(dom, true, door->game, door->error)
                                           : door_node(door, dom, read));
    json_free(dom);
    if (!made && *read)
        json_place(door->error, door->from->text, door->from->length);
    return made;
}

/* ---- Notations ------------------------------------------------------------------------------- */

/* What the text was taken for: nothing is said of a short form alone. */
static bool note_keep(const Noted *noted, const Door *door)
{
    PlycutText text = {0};
    PlycutOut out;
    if (noted->notation == &NOTATIONS[NOTATION_SHORT] && noted->note.length == 0)
        return true;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_text(&out, noted->notation->says);
    if (noted->note.length > 0) {
        plycut_out_text(&out, "; ");
        plycut_out_clean(&out, noted->note.bytes, '?');
    }
    const bool kept = plycut_out_end(&out, "the note", door->error);
    door->game->read_as = text.bytes;
    return kept;
}

static bool noted_make(const Noted *noted, const Door *door)
{
    cJSON *dom = json_read_string(noted->json.bytes, NULL, door->error);
    const bool made = dom != NULL && tree_from_json(dom, true, door->game, door->error) &&
                      (noted->notation != &NOTATIONS[NOTATION_SHORT] ||
                       leaves_note_form(dom, door->game, door->error));
    json_free(dom);
    if (!made)
        noted_place(noted, door->error);
    return made;
}

/* Write the tree of one reading in the short form, or, if that is long, how many leaves it has. False: the text is no tree in this
 * notation, or memory ran out. */
static bool reading_text(const PlycutTreeText *from, const Notation *notation, PlycutText *text,
                         PlycutError *wrong)
{
    enum { SHOWN = 120 };
    PlycutGame game;
    PlycutOut out;
    PlycutTreeText as = *from;
    as.as = notation->name;
    if (!plycut_tree_read_any(&as, &game, wrong))
        return false;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_tree_write_short(&game, PLYCUT_SHORT_TEXT, &out);
    const bool written = plycut_out_flush(&out);
    if (written && text->length > SHOWN) {
        const uint64_t leaves = plycut_game_leaves(&game, &game.root, -1, UINT64_MAX);
        text->length = 0;
        plycut_out_template(&out, error_text(ERROR_TREE_OF_LEAVES),
                            WITH(FILL_NUMBER(count, leaves)));
    }
    plycut_game_release(&game);
    return (written && plycut_out_flush(&out)) || plycut_no_memory(wrong);
}

/* Say what both trees are: "A(3 5)", "(A (3 5))". */
static void readings_show(const Noted *noted, const PlycutTreeText *from, PlycutError *error)
{
    PlycutText texts[2] = {{0}, {0}};
    PlycutError shown = {0}, wrong = {0};
    const Notation *const *readings = noted->readings;
    if (readings[0] != NULL && reading_text(from, readings[0], &texts[0], &wrong) &&
        reading_text(from, readings[1], &texts[1], &wrong)) {
        fail_with(&shown, error->code, ERROR_TREE_READINGS,
                  WITH(FILL(says, readings[0]->says), FILL(name, readings[0]->name),
                       FILL(tree, texts[0].bytes), FILL(other_says, readings[1]->says),
                       FILL(other, readings[1]->name), FILL(other_tree, texts[1].bytes)));
        shown.line = error->line;
        shown.column = error->column;
        *error = shown;
    } else if (wrong.code == PLYCUT_E_MEMORY) {
        *error = wrong;
    }
    plycut_text_free(&texts[0]);
    plycut_text_free(&texts[1]);
}

static bool door_notation(const Door *door)
{
    Noted noted;
    PlycutError wrong = {0};
    const Door inner = {.from = door->from, .game = door->game, .error = &wrong};
    const bool made =
        noted_read(&noted, door->from->text, door->from->length, door->from->as, &wrong) &&
        noted_make(&noted, &inner) && note_keep(&noted, &inner);
    readings_show(&noted, door->from, &wrong);
    if (!made)
        *door->error = door->misspelt.code != PLYCUT_OK ? door->misspelt : wrong;
    noted_free(&noted);
    return made;
}

/* Say what stood around the tree, behind what the tree itself was read as. */
static bool around_say(const Wrapping *wrapping, PlycutGame *game, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    if (wrapping->says.length == 0)
        return true;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_format(&out, "%s; ", game->read_as != NULL ? game->read_as : "a tree");
    plycut_out_clean(&out, wrapping->says.bytes, '?');
    free((void *)game->read_as);
    game->read_as = NULL;
    const bool kept = plycut_out_end(&out, "the note", error);
    game->read_as = text.bytes;
    return kept;
}

static bool tree_read_alone(const PlycutTreeText *from, PlycutGame *game, PlycutError *error)
{
    Door door = {.from = from, .game = game, .error = error};
    bool is_json = false;
    return (from->as == NULL && door_json(&door, &is_json)) || (!is_json && door_notation(&door));
}

bool plycut_tree_read_any(const PlycutTreeText *from, PlycutGame *game, PlycutError *error)
{
    Wrapping wrapping;
    PlycutTreeText alone = *from;
    memset(game, 0, sizeof *game);
    bool made = wrapping_take(from->text, from->length, &wrapping, error);
    if (made && wrapping.copy != NULL)
        alone.text = wrapping.copy;
    made = made && tree_read_alone(&alone, game, error) && around_say(&wrapping, game, error);
    wrapping_free(&wrapping);
    if (made)
        return true;
    plycut_error_in_file(error, from->file);
    plycut_game_release(game);
    return false;
}

const char *plycut_tree_notation(const char *text, size_t length, PlycutError *error)
{
    return notation_evident(text, length, error);
}

size_t plycut_notation_count(void)
{
    return notation_count();
}

PlycutNotation plycut_notation(size_t index)
{
    const Notation *notation = &NOTATIONS[index];
    return (PlycutNotation){notation->name, notation->says, notation->example};
}

/* What follows "tree:". */
bool tree_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    const PlycutTreeText from = {.text = text, .length = strlen(text), .file = "tree"};
    return plycut_tree_read_any(&from, game, error);
}
