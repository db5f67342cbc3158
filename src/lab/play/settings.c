/* The settings of players that search, each read by a function, and whether they go together. */
#include "play/contestant.h"

#include <stdio.h>
#include <string.h>

/* The error says what the setting accepts, and quotes the word that it refuses. */
static bool setting_refuse(const PlycutContestant *contestant, const char *right, Word word,
                           PlycutError *error)
{
    char text[WORD_SIZE];
    return plycut_fail(error, PLYCUT_E_USAGE, "player %s: %s, not '%s'", contestant->name, right,
                       word_text(word, text));
}

bool setting_eval(PlycutContestant *contestant, Word word, PlycutError *error)
{
    if (word.length == 0 || word.length >= sizeof contestant->evaluation)
        return plycut_fail(error, PLYCUT_E_USAGE, "player %s: eval= needs a name of 1 to %zu bytes",
                           contestant->name, sizeof contestant->evaluation - 1);
    contestant->has_weights_file = plycut_is_weights_file(word_text(word, contestant->evaluation));
    return true;
}

bool setting_ties(PlycutContestant *contestant, Word word, PlycutError *error)
{
    static const char *const words[] = {
#define TIES(id, word, summary) word,
#include <plycut/players.def>
    };
    char text[WORD_SIZE];
    const int found = plycut_name_find("way to break ties", word_text(word, text),
                                       PLYCUT_WORDS(words, PLYCUT_TIES_COUNT), error);
    if (found >= 0)
        contestant->ties = (PlycutTies)found;
    return found >= 0;
}

/* With more empty squares, solving takes too long. */
#define ENDGAME_MOST 20

bool setting_endgame(PlycutContestant *contestant, Word word, PlycutError *error)
{
    uint64_t squares;
    if (!plycut_integer_parse(word.text, word.length, ENDGAME_MOST, &squares) || squares == 0)
        return setting_refuse(contestant, "endgame= is a whole number from 1 to 20", word, error);
    contestant->endgame = (int)squares;
    return true;
}

bool setting_of_search(PlycutContestant *contestant, PlycutSearchOption option, const char *setting,
                       const char *syntax, Word word, PlycutError *error)
{
    char name[WORD_SIZE + 64], text[WORD_SIZE];
    const bool list = option == PLYCUT_OPTION_order || strchr(syntax, ',') != NULL;
    word_text(word, text);
    for (char *plus = text; list && (plus = strchr(plus, '+')) != NULL;)
        *plus = ',';
    (void)snprintf(name, sizeof name, "player %s: %s", contestant->name, setting);
    const bool set = plycut_search_option_parse(option, name, text, &contestant->search, error);
    contestant->search.deepen = contestant->search.aspiration > 0;
    return set;
}

/* ---- Together -------------------------------------------------------------------------------- */

/* Finding true values would exceed every budget, and would already be the answer. */
static bool setting_order_fits(const PlycutContestant *contestant, PlycutError *error)
{
    const PlycutOrder order = contestant->search.order;
    return (order != PLYCUT_ORDER_BEST && order != PLYCUT_ORDER_WORST &&
            order != PLYCUT_ORDER_QUALITY) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "player %s: the orders best and worst need the values that the search is "
                       "looking for; "
                       "order=static goes by the evaluation",
                       contestant->name);
}

static bool setting_aspiration_fits(const PlycutContestant *contestant, PlycutError *error)
{
    const PlycutAlgorithm *algorithm = contestant->search.algorithm;
    if (contestant->search.aspiration > 0 && !algorithm->root_window)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "player %s: %s has no window at the root, so no aspiration=",
                           contestant->name, algorithm->name);
    return contestant->search.aspiration <= 0 || contestant->ties == PLYCUT_TIES_FIRST ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "player %s: aspiration= finds only one best move: use it with ties=first",
                       contestant->name);
}

bool settings_fit(const PlycutContestant *contestant, PlycutError *error)
{
    const PlycutSearchOptions *search = &contestant->search;
    if (search->depth < 0 && search->node_budget == 0 && search->seconds <= 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "player %s: how deep? Name a depth, as in %s:4, or nodes=N, or "
                           "time=SECONDS",
                           contestant->name, search->algorithm->name);
    if ((search->learned & PLYCUT_LEARNED_HASH) != 0 && search->table == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "player %s: order=hash needs a transposition table, as in table=65536",
                           contestant->name);
    return setting_order_fits(contestant, error) && setting_aspiration_fits(contestant, error);
}
