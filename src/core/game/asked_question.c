/* asked_question.c - how a position is named: by the moves that lead to it, as a question and in errors. */
#include "game/asked.h"

#include <stdio.h>
#include <string.h>

/* The positions from the first move to this one. */
static int way_to(const Asked *asked, uint32_t index, uint32_t way[PLYCUT_PLY_MAX + 1])
{
    const int plies = asked->nodes[index].ply;
    for (int i = plies; i > 0; i--, index = asked->nodes[index].parent)
        way[i - 1] = index;
    return plies;
}

void asked_question(const Asked *asked, uint32_t index, PlycutText *question)
{
    uint32_t way[PLYCUT_PLY_MAX + 1];
    const int plies = way_to(asked, index, way);
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, question);
    plycut_json_init(&json, &out);
    plycut_json_open(&json, '{');
    plycut_json_key_open(&json, "moves", '[');
    for (int i = 0; i < plies; i++)
        plycut_json_string(&json, asked->nodes[way[i]].move);
    plycut_json_close(&json);
    plycut_json_close(&json);
    (void)plycut_out_flush(&out);
}

/* Of a long way, the last moves say where it is. */
void asked_place(const Asked *asked, uint32_t index, char *text, size_t size)
{
    enum { SHOWN = 12 };
    uint32_t way[PLYCUT_PLY_MAX + 1];
    const int plies = way_to(asked, index, way), first = plies > SHOWN ? plies - SHOWN : 0;
    size_t used = (size_t)snprintf(text, size,
                                   plies == 0  ? "at the start"
                                   : first > 0 ? "after ... "
                                               : "after ");
    for (int i = first; i < plies && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", i > first ? ", " : "",
                                 asked->nodes[way[i]].move);
}
