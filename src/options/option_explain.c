/* option_explain.c - what the options of explain set. */
#include "options/option_set.h"

bool set_at(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->focus.node = argument;
    return true;
}

bool set_below(Options *options, const char *argument, PlycutError *error)
{
    uint64_t plies;
    if (!option_whole("below", argument, 0, PLYCUT_PLY_MAX, &plies, error))
        return false;
    options->focus.plies = (int)plies;
    return true;
}
