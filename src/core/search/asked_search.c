/* asked_search.c - searches of a game that somebody else knows, made only to ask for what they visit. */
#include "game/asked.h"
#include "search/node.h"

/* A search ends when its game does not answer any more. */
static bool asked_event(void *self, const PlycutEvent *event)
{
    (void)event;
    return !((const Asked *)self)->stopped;
}

static bool search_once(PlycutGame *game, const PlycutSearchOptions *options, PlycutError *error)
{
    Asked *asked = asked_of(game);
    const PlycutObserver observer = {asked_event, asked};
    PlycutResult result;
    asked_prepare(game);
    const bool done = plycut_search(game, options, &observer, &result, error);
    if (asked->stopped && asked->anew)
        *error = (PlycutError){0};
    else if (asked->stopped)
        *error = asked->error;
    return done && !asked->stopped;
}

/* Chance nodes need another form of the algorithm: when the first is met, the search begins anew. */
static bool search_asking(PlycutGame *game, const PlycutSearchOptions *options, PlycutError *error)
{
    return search_once(game, options, error) ||
           (asked_of(game)->anew && error->code == PLYCUT_OK && search_once(game, options, error));
}

/* A mistake that only a game with chance nodes admits: whether this one has any, the search without the mistake shows. */
bool plycut_asked_search(PlycutGame *game, const PlycutSearchOptions *options, PlycutError *error)
{
    PlycutSearchOptions right = *options;
    PlycutError refused = {0};
    if (options->algorithm->of == NULL || asked_of(game)->chance)
        return search_asking(game, options, error);
    if (search_asking(game, options, &refused))
        return true;
    right.algorithm = options->algorithm->of;
    if (refused.code == PLYCUT_E_USAGE && search_asking(game, &right, error))
        return search_asking(game, options, error);
    *error = error->code == PLYCUT_OK ? refused : *error;
    return false;
}
