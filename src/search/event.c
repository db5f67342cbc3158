/* event.c - functions on events: names of kinds, paths of ancestors, siblings not yet searched. */
#include <plycut/algorithm.h>

#include <assert.h>

static const char *const KINDS[] = {
#define EVENT(id, name) name,
#include <plycut/events.def>
#undef EVENT
};

const char *plycut_event_text(PlycutEventKind kind)
{
    return KINDS[kind];
}

size_t plycut_event_ancestor(const PlycutEvent *event, int ply)
{
    assert(ply >= 0 && ply <= event->ply);
    if (ply == 0)
        return 1;
    size_t end = 0;
    for (int slashes = 0; end < event->path_length; end++)
        if (event->path[end] == '/' && slashes++ == ply)
            break;
    return end;
}

size_t plycut_siblings_count(const PlycutSiblings *siblings)
{
    return siblings->list == NULL ? plycut_moves_count(&siblings->moves) : siblings->count;
}
