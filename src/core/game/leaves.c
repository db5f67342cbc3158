/* The leaves of a complete tree, as a list of numbers: leaves:3,5,6,9 is [[3, 5], [6, 9]]; leaves:b=3:... has three children at
 * each inner node. A bare list is one ply, whatever its length. */
#include "base/utf8.h"
#include "game/leaves.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "game/tree.h"

enum { BRANCHING_MOST = 1000, BRANCHING_USUAL = 2, NOTED_MOST = 32 };

/* The largest power of b that is not more than count, which is at least 1. */
static uint64_t power_below(uint64_t b, uint64_t count)
{
    uint64_t power = 1;
    while (power <= count / b)
        power *= b;
    return power;
}

uint64_t leaves_branching(uint64_t count)
{
    for (uint64_t b = 2; b <= count / b; b++)
        if (power_below(b, count) == count)
            return b;
    return 0;
}

/* ---- The spec ------------------------------------------------------------------------------- */

/* Room for a word in an error. */
enum { SHOWN = 41 };

/* A list that is being read. */
typedef struct Leaves {
    double *values;
    size_t count, room;
    uint64_t branching;
    PlycutError *error;
} Leaves;

/* "b=3:" at the beginning; returns what follows, or NULL. */
static const char *read_branching(Leaves *leaves, const char *text)
{
    const size_t length = strcspn(text, ":");
    leaves->branching = BRANCHING_USUAL;
    if (text[length] != ':')
        return text;
    if (strncmp(text, "b=", 2) == 0 &&
        plycut_integer_parse(text + 2, length - 2, BRANCHING_MOST, &leaves->branching) &&
        leaves->branching >= 2)
        return text + length + 1;
    char shown[SHOWN];
    field_format(shown, sizeof shown, "%.*s", (int)length, text);
    fail_with(leaves->error, PLYCUT_E_INPUT, ERROR_LEAVES_BRANCHING,
              WITH(FILL(text, shown), FILL_NUMBER(most, BRANCHING_MOST)));
    return NULL;
}

static bool leaf_wrong(const Leaves *leaves, const char *word, size_t length)
{
    char shown[SHOWN];
    field_format(shown, sizeof shown, "%.*s", (int)length, word);
    return fail_with(leaves->error, PLYCUT_E_INPUT,
                     length == 0 ? ERROR_LEAF_MISSING : ERROR_LEAF_NUMBER,
                     WITH(FILL_NUMBER(number, leaves->count), FILL(text, shown)));
}

static bool leaf_add(Leaves *leaves, const char *word, size_t length)
{
    if (!PLYCUT_ROOM(leaves->values, leaves->room, leaves->count, 1))
        return plycut_no_memory(leaves->error);
    return plycut_number_parse(word, length, false, &leaves->values[leaves->count++]) ||
           leaf_wrong(leaves, word, length);
}

/* Numbers with a comma after each but the last, blanks anywhere between them; or with blanks alone. */
static bool read_leaves(Leaves *leaves, const char *text)
{
    static const char blanks[] = " \t\r\n";
    for (;;) {
        text += strspn(text, blanks);
        const size_t length = strcspn(text, ", \t\r\n");
        if (length == 0 && *text == '\0' && leaves->count > 0)
            return true; /* a comma may stand at the end */
        if (!leaf_add(leaves, text, length))
            return false;
        text += length;
        text += strspn(text, blanks);
        text += *text == ',';
        if (*text == '\0')
            return true;
    }
}

/* ---- The tree -------------------------------------------------------------------------------- */

static bool fits(const Leaves *leaves)
{
    const uint64_t less = power_below(leaves->branching, leaves->count);
    return (less == leaves->count && less > 1) ||
           fail_with(
               leaves->error, PLYCUT_E_INPUT, ERROR_LEAVES_INCOMPLETE,
               WITH(FILL_NUMBER(count, leaves->count), FILL_NUMBER(children, leaves->branching),
                    FILL_NUMBER(fewer, less > 1 ? less : leaves->branching),
                    FILL_NUMBER(more, (less > 1 ? less : leaves->branching) * leaves->branching)));
}

/* A bracket opens before a leaf for each subtree that begins with it, and closes behind one for each that ends. */
static void leaves_write(const Leaves *leaves, PlycutOut *out)
{
    for (size_t i = 0; i < leaves->count; i++) {
        if (i > 0)
            plycut_out_char(out, ',');
        for (uint64_t size = leaves->branching; i % size == 0 && size <= leaves->count;
             size *= leaves->branching)
            plycut_out_char(out, '[');
        plycut_out_number(out, leaves->values[i]);
        for (uint64_t size = leaves->branching; (i + 1) % size == 0 && size <= leaves->count;
             size *= leaves->branching)
            plycut_out_char(out, ']');
    }
}

static bool leaves_make(const Leaves *leaves, PlycutGame *game)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    leaves_write(leaves, &out);
    const bool made = plycut_out_end(&out, "the tree", leaves->error) &&
                      tree_from_text(text.bytes, game, leaves->error);
    plycut_text_free(&text);
    return made;
}

bool leaves_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    Leaves leaves = {.error = error};
    const char *list = read_branching(&leaves, text);
    const bool made =
        list != NULL && read_leaves(&leaves, list) && fits(&leaves) && leaves_make(&leaves, game);
    free(leaves.values);
    if (!made)
        plycut_error_in_file(error, "leaves");
    return made;
}

/* ---- The other form ------------------------------------------------------------------------- */

static bool is_bare_list(const cJSON *item)
{
    if (!cJSON_IsArray(item))
        return false;
    for (const cJSON *leaf = item->child; leaf != NULL; leaf = leaf->next)
        if (!cJSON_IsNumber(leaf))
            return false;
    return true;
}

/* "leaves:3,5,6,9", or of a long list the beginning of the form. */
static void other_form_write(const cJSON *list, uint64_t count, uint64_t branching, PlycutOut *out)
{
    plycut_out_text(out, "leaves:");
    if (branching != BRANCHING_USUAL)
        plycut_out_format(out, "b=%" PRIu64 ":", branching);
    if (count > NOTED_MOST) {
        plycut_out_text(out, "LIST");
        return;
    }
    for (const cJSON *leaf = list->child; leaf != NULL; leaf = leaf->next) {
        plycut_out_number(out, leaf->valuedouble);
        plycut_out_text(out, leaf->next != NULL ? "," : "");
    }
}

bool leaves_note_form(const cJSON *item, PlycutGame *game, PlycutError *error)
{
    const uint64_t count = is_bare_list(item) ? (uint64_t)cJSON_GetArraySize(item) : 0,
                   branching = leaves_branching(count);
    PlycutText text = {0};
    PlycutOut out;
    if (branching == 0)
        return true;
    plycut_out_init(&out, plycut_text_write, &text);
    other_form_write(item, count, branching, &out);
    const bool whole = plycut_out_end(&out, "the form", error);
    if (whole)
        game->other_form = text.bytes;
    else
        plycut_text_free(&text);
    return whole;
}
