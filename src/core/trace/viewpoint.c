/* viewpoint.c - events from the point of view of the player to move. */
#include "trace/viewpoint.h"

static const char *const WORDS[] = {
#define VALUES(id, word, summary) word,
#include <plycut/values.def>
#undef VALUES
};

const char *plycut_values_text(PlycutValues values)
{
    return WORDS[values];
}

bool plycut_values_parse(const char *text, PlycutValues *values, PlycutError *error)
{
    const int found =
        plycut_name_find("viewpoint", text, PLYCUT_WORDS(WORDS, PLYCUT_VALUESES), error);
    if (found >= 0)
        *values = (PlycutValues)found;
    return found >= 0;
}

static void window_turn(PlycutWindow *window)
{
    PlycutBoundOwner owner = window->alpha_owner;
    window->alpha_owner = window->beta_owner;
    window->beta_owner = owner;
    ends_turn(&window->alpha, &window->beta);
}

static void proved_turn(PlycutProved *proved)
{
    proved->value = number_turned(proved->value);
    proved->type = bound_turned(proved->type);
    ends_turn(&proved->low, &proved->high);
}

/* A window whose value is at one end fails low for one player and high for the other. */
static PlycutPassReason reason_turned(PlycutPassReason reason)
{
    return reason == PLYCUT_PASS_FAILED_LOW    ? PLYCUT_PASS_FAILED_HIGH
           : reason == PLYCUT_PASS_FAILED_HIGH ? PLYCUT_PASS_FAILED_LOW
                                               : reason;
}

PlycutEvent event_turned(const PlycutEvent *event)
{
    PlycutEvent turned = *event;
    window_turn(&turned.window);
    if (event->kind == PLYCUT_EVENT_LEAF) {
        turned.as.leaf.value = number_turned(event->as.leaf.value);
    } else if (event->kind == PLYCUT_EVENT_TABLE) {
        proved_turn(&turned.as.table);
    } else if (event->kind == PLYCUT_EVENT_EXIT) {
        proved_turn(&turned.as.exit);
    } else if (event->kind == PLYCUT_EVENT_UPDATE) {
        turned.as.update.value = number_turned(event->as.update.value);
        turned.as.update.best = number_turned(event->as.update.best);
    } else if (event->kind == PLYCUT_EVENT_CUTOFF) {
        turned.as.cutoff.value = number_turned(event->as.cutoff.value);
        turned.as.cutoff.bound = number_turned(event->as.cutoff.bound);
        turned.as.cutoff.side = event->as.cutoff.side == PLYCUT_ALPHA ? PLYCUT_BETA : PLYCUT_ALPHA;
    } else if (event->kind == PLYCUT_EVENT_PASS) {
        turned.as.pass.reason = reason_turned(event->as.pass.reason);
    }
    return turned;
}
