/* Marking: a sheet's items against a key, in the readings of the sheet that make the most right. */
#include "grade/mark.h"

typedef struct Judge {
    bool (*judge)(Judging *judging, const Item *item);
    void (*show)(const Judging *judging, const Item *item, Brief *brief);
} Judge;

static const Judge JUDGES[] = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) {judge_##id, show_##id},
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

bool judge(Judging *judging, const Item *item)
{
    judging->reading = NULL;
    return item->unread == NULL && JUDGES[item->kind].judge(judging, item);
}

void show(const Judging *judging, const Item *item, Brief *brief)
{
    JUDGES[item->kind].show(judging, item, brief);
}

static size_t count_right(Judging *judging, const Items *items, ResponseKind kind)
{
    size_t right = 0;
    for (size_t i = 0; i < items->count; i++)
        right += items->items[i].kind == kind && judge(judging, &items->items[i]);
    return right;
}

/* Windows may be written down at three moments; the first that makes the most right is meant. */
static void choose_window(Judging *judging, const Items *items)
{
    size_t most = 0;
    WindowMoment best = WINDOW_ENTRY;
    for (int moment = WINDOW_ENTRY; moment < WINDOW_MOMENTS; moment++) {
        judging->readings.window = (WindowMoment)moment;
        size_t right = count_right(judging, items, RESPONSE_WINDOWS);
        if (right > most) {
            most = right;
            best = (WindowMoment)moment;
        }
    }
    judging->readings.window = best;
}

static void choose_truth(Judging *judging, const Items *items)
{
    size_t returned = count_right(judging, items, RESPONSE_VALUES);
    judging->readings.truth = true;
    judging->readings.truth = count_right(judging, items, RESPONSE_VALUES) > returned;
}

static void choose_crossing(Judging *judging, const Items *items)
{
    size_t plain = count_right(judging, items, RESPONSE_UPDATES);
    judging->readings.crossing = true;
    judging->readings.crossing = count_right(judging, items, RESPONSE_UPDATES) > plain;
}

/* All bounds crossed at a last child are called cutoffs, or none is: some are a mistake. */
static void choose_last(Judging *judging, const Items *items)
{
    for (size_t i = 0; i < items->count; i++) {
        const Item *item = &items->items[i];
        if (item->unread != NULL || item->kind != RESPONSE_CUTOFFS ||
            item->node != PLYCUT_NO_NODE || judge(judging, item))
            continue;
        judging->readings.last = true;
        judging->readings.last = judge(judging, item);
    }
}

size_t judge_all(Judging *judging, const Items *items)
{
    size_t right = 0;
    judging->readings = (Readings){.window = WINDOW_ENTRY};
    choose_window(judging, items);
    choose_truth(judging, items);
    choose_crossing(judging, items);
    choose_last(judging, items);
    for (size_t i = 0; i < items->count; i++)
        right += judge(judging, &items->items[i]);
    return right;
}

/* ---- Words ------------------------------------------------------------------------------- */

void brief_window(Brief *brief, double alpha, double beta)
{
    brief_text(brief, "[");
    brief_number(brief, alpha);
    brief_text(brief, ", ");
    brief_number(brief, beta);
    brief_text(brief, "]");
}

void brief_returned(Brief *brief, double value, PlycutBound type)
{
    brief_text(brief, type == PLYCUT_LOWER ? ">=" : type == PLYCUT_UPPER ? "<=" : "");
    brief_number(brief, value);
}

void brief_node(Brief *brief, const Key *key, uint32_t node)
{
    const PlycutTraceNode *n = &key->trace.nodes[node];
    brief_text(brief, key->trace.stored ? n->name : node == 0 ? "the root" : n->path);
}
