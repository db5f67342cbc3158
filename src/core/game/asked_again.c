/* asked_again.c - the same question once more: a game whose answers change is no game that can be searched. Most such programs
 * make moves on one board and do not take them back. */
#include "game/asked.h"

#include <string.h>

/* "the value 3", "the moves a, b". */
static void asked_say(const Asked *asked, const AskedNode *node, PlycutText *text)
{
    const bool leaf = node->child_count == 0;
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_out_text(&out, plycut_player_text((PlycutPlayer)node->player));
    if (leaf || node->flags & ASKED_STATIC) {
        plycut_out_text(&out, leaf ? ", value " : ", static ");
        plycut_out_number(&out, node->value);
    }
    for (uint32_t i = 0; i < node->child_count; i++) {
        plycut_out_text(&out, i == 0 ? ", moves " : ", ");
        plycut_out_clean(&out, asked->nodes[node->first_child + i].move, '?');
    }
    (void)plycut_out_flush(&out);
}

static bool is_same(const Asked *asked, const AskedNode *a, const AskedNode *b)
{
    bool same = a->child_count == b->child_count && a->player == b->player &&
                (a->flags & ASKED_STATIC) == (b->flags & ASKED_STATIC) &&
                !(a->value < b->value || a->value > b->value);
    for (uint32_t i = 0; same && i < a->child_count; i++) {
        const AskedNode *x = &asked->nodes[a->first_child + i],
                        *y = &asked->nodes[b->first_child + i];
        same = strcmp(x->move, y->move) == 0 &&
               !(x->probability < y->probability || x->probability > y->probability);
    }
    return same;
}

static bool has_changed(const Asked *asked, const AskedNode *before, const AskedNode *now,
                        PlycutError *error)
{
    PlycutText texts[2] = {{0}, {0}};
    asked_say(asked, before, &texts[0]);
    asked_say(asked, now, &texts[1]);
    if (texts[0].failed || texts[1].failed)
        plycut_no_memory(error);
    else
        fail_with(error, PLYCUT_E_INPUT, ERROR_ASKED_CHANGED,
                  WITH(FILL(before, texts[0].bytes), FILL(answer, texts[1].bytes)));
    plycut_text_free(&texts[0]);
    plycut_text_free(&texts[1]);
    return false;
}

/* The new answer is put next to the old one, compared and forgotten. */
static bool asked_compare(Asked *asked, uint32_t index, PlycutError *error)
{
    const AskedNode before = asked->nodes[index];
    const size_t count = asked->count;
    const bool chance = asked->chance;
    PlycutError why = {0};
    asked->nodes[index].flags &= ASKED_ENTERED;
    asked->nodes[index].value = 0;
    asked->nodes[index].child_count = 0;
    const bool answered = asked_ask(asked, index, &why);
    const AskedNode now = asked->nodes[index];
    const bool same =
        answered && (is_same(asked, &before, &now) || has_changed(asked, &before, &now, &why));
    asked->nodes[index] = before;
    asked->count = count;
    asked->chance = chance;
    return same || asked_fails(asked, index, &why, error);
}

/* The start, and others as far from each other as there are. */
bool asked_check(Asked *asked, PlycutError *error)
{
    enum { QUESTIONS = 10 };
    const size_t step = asked->count / QUESTIONS + 1;
    for (size_t i = 0; i < asked->count; i += step)
        if (asked->nodes[i].flags & ASKED_ANSWERED && !asked_compare(asked, (uint32_t)i, error))
            return false;
    return true;
}
