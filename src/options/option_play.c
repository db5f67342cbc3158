/* option_play.c - what the options of matches and games set. */
#include "options/option_set.h"

/* So many games of a pairing are kept in memory, 126 bytes each. */
enum { GAMES_MAX = 1000000, THREADS_MAX = 1024 };

bool set_games(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("games", argument, 1, GAMES_MAX, &options->play.games, error);
}

bool set_threads(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("threads", argument, 1, THREADS_MAX, &options->play.threads, error);
}

bool set_start(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->play.start = argument;
    return true;
}

bool set_transcripts(Options *options, const char *argument, PlycutError *error)
{
    options->play.transcripts = argument;
    return argument[0] != '\0' ||
           plycut_fail(error, PLYCUT_E_USAGE, "--transcripts: the name is empty");
}

bool set_ggf(Options *options, const char *argument, PlycutError *error)
{
    options->play.ggf = argument;
    return argument[0] != '\0' || plycut_fail(error, PLYCUT_E_USAGE, "--ggf: the name is empty");
}
