/* asked_whole.c - all of a game that somebody else knows, down to a depth. */
#include "base/errors.h"
#include "game/asked.h"

/* At the horizon there is a value. */
static bool ends_well(Asked *asked, uint32_t index, PlycutError *error)
{
    const AskedNode *node = &asked->nodes[index];
    PlycutError why = {0};
    if (node->child_count == 0 || node->flags & ASKED_STATIC)
        return true;
    fail_with(&why, PLYCUT_E_INPUT, ERROR_ASKED_NO_STATIC, NULL);
    return asked_fails(asked, index, &why, error);
}

/* New positions come at the end, so one walk through them all is enough. */
bool plycut_asked_whole(PlycutGame *game, int depth, PlycutError *error)
{
    Asked *asked = asked_of(game);
    asked_prepare(game);
    for (uint32_t i = 0; i < asked->count; i++) {
        if (depth >= 0 && asked->nodes[i].ply > depth)
            continue;
        (void)asked_know(asked, i);
        if (asked->stopped && !asked->anew) {
            *error = asked->error;
            return false;
        }
        asked_prepare(game);
        if (asked->nodes[i].ply == depth && !ends_well(asked, i, error))
            return false;
    }
    return true;
}
