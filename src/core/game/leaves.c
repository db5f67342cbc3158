/* The leaves of a complete tree as a spec: leaves:3,5,6,9 is [[3, 5], [6, 9]]. A bare list is one ply, whatever its length. */
#include "base/utf8.h"
#include "game/leaves.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "game/tree.h"

enum { BRANCHING_USUAL = 2, NOTED_MOST = 32 };

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

bool leaves_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    const PlycutTreeText from = {
        .text = text, .length = strlen(text), .file = "leaves", .as = "leaves"};
    if (!plycut_tree_read_any(&from, game, error))
        return false;
    free((void *)game->read_as); /* the text says it */
    game->read_as = NULL;
    return true;
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
