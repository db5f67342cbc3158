/* The settings of players that search, each read by a function, and whether they go together. */
#include "play/contestant.h"

#include <string.h>

/* The error says what the setting accepts, and quotes the word that it refuses. */
static bool refuse(const PlycutContestant *contestant, const char *right, Word word,
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

bool setting_nodes(PlycutContestant *contestant, Word word, PlycutError *error)
{
    uint64_t *nodes = &contestant->search.node_budget;
    return (plycut_integer_parse(word.text, word.length, (uint64_t)1 << 53, nodes) && *nodes > 0) ||
           refuse(contestant, "nodes= is a whole number from 1", word, error);
}

bool setting_time(PlycutContestant *contestant, Word word, PlycutError *error)
{
    double *seconds = &contestant->search.seconds;
    return (plycut_number_parse(word.text, word.length, false, seconds) && *seconds > 0) ||
           refuse(contestant, "time= is a number of seconds greater than 0", word, error);
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

/* Finding true values would exceed every budget, and would already be the answer. */
static bool order_fits(const PlycutContestant *contestant, PlycutError *error)
{
    const PlycutOrder order = contestant->search.order;
    return (order != PLYCUT_ORDER_BEST && order != PLYCUT_ORDER_WORST) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "player %s: the orders best and worst need the values that the search is "
                       "looking for; "
                       "order=static goes by the evaluation",
                       contestant->name);
}

bool setting_order(PlycutContestant *contestant, Word word, PlycutError *error)
{
    char text[WORD_SIZE];
    word_text(word, text);
    for (char *plus = text; (plus = strchr(plus, '+')) != NULL;)
        *plus = ',';
    return plycut_ordering_parse(text, &contestant->search, error) && order_fits(contestant, error);
}

bool setting_table(PlycutContestant *contestant, Word word, PlycutError *error)
{
    return plycut_table_parse(word.text, word.length, '+', &contestant->search) ||
           refuse(contestant, "table= is N or N+PLIES, N a whole number from 1 to 2^24", word,
                  error);
}

/* With more empty squares, solving takes too long. */
#define ENDGAME_MOST 20

bool setting_endgame(PlycutContestant *contestant, Word word, PlycutError *error)
{
    uint64_t squares;
    if (!plycut_integer_parse(word.text, word.length, ENDGAME_MOST, &squares) || squares == 0)
        return refuse(contestant, "endgame= is a whole number from 1 to 20", word, error);
    contestant->endgame = (int)squares;
    return true;
}

bool setting_aspiration(PlycutContestant *contestant, Word word, PlycutError *error)
{
    double *reach = &contestant->search.aspiration;
    contestant->search.deepen = true;
    return (plycut_number_parse(word.text, word.length, false, reach) && *reach > 0) ||
           refuse(contestant, "aspiration= is a number greater than 0", word, error);
}

bool setting_quiescence(PlycutContestant *contestant, Word word, PlycutError *error)
{
    return plycut_quiescence_parse(word.text, word.length, '+', &contestant->search) ||
           refuse(contestant, "quiescence= is N or N+PLIES, both greater than 0", word, error);
}

/* ---- Together -------------------------------------------------------------------------------- */

static bool aspiration_fits(const PlycutContestant *contestant, PlycutError *error)
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
    return aspiration_fits(contestant, error);
}
