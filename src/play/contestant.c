/* Players by name: read, seated at a board, asked for their move. */
#include "play/contestant.h"

#include "game/othello_bits.h"

#include <assert.h>
#include <string.h>

static const PlycutContestantKind KINDS[] = {
#define PLAYER(name, choose, summary) {name, summary, choose},
#include <plycut/players.def>
};

static const PlycutContestantKind SEARCHES = {.name = "search"};

#define KIND_COUNT (sizeof KINDS / sizeof KINDS[0])

/* The last are the algorithms. */
size_t plycut_contestant_count(void)
{
    return KIND_COUNT + plycut_algorithm_count();
}

PlycutContestantInfo plycut_contestant_info(size_t index)
{
    assert(index < plycut_contestant_count());
    if (index < KIND_COUNT)
        return (PlycutContestantInfo){.name = KINDS[index].name, .summary = KINDS[index].summary};
    const PlycutAlgorithm *algorithm = plycut_algorithm(index - KIND_COUNT);
    return (PlycutContestantInfo){
        .name = algorithm->name,
        .summary = algorithm->title,
        .syntax = ":DEPTH[,eval=NAME|FILE.json][,nodes=N][,ties=first|last|random]"};
}

bool plycut_contestant_searches(const PlycutContestant *contestant)
{
    return contestant->kind == &SEARCHES;
}

bool plycut_contestant_draws(const PlycutContestant *contestant)
{
    return !plycut_contestant_searches(contestant) || contestant->ties == PLYCUT_TIES_RANDOM;
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* A piece of a spec. */
typedef struct Word {
    const char *text;
    size_t length;
} Word;

#define WORD_SIZE 256

/* The word as a text of its own, shortened where it is long. */
static const char *word_text(Word word, char text[WORD_SIZE])
{
    const size_t length = word.length < WORD_SIZE ? word.length : WORD_SIZE - 1;
    memcpy(text, word.text, length);
    text[length] = '\0';
    return text;
}

static bool word_is(Word word, const char *text)
{
    return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

static bool find_kind(Word name, PlycutContestant *contestant, PlycutError *error)
{
    const char *names[KIND_COUNT + 64];
    char text[WORD_SIZE];
    const size_t count = plycut_contestant_count();
    assert(count <= sizeof names / sizeof names[0]);
    for (size_t i = 0; i < count; i++) {
        names[i] = plycut_contestant_info(i).name;
        if (!word_is(name, names[i]))
            continue;
        contestant->kind = i < KIND_COUNT ? &KINDS[i] : &SEARCHES;
        if (i >= KIND_COUNT)
            contestant->search = plycut_search_defaults(plycut_algorithm(i - KIND_COUNT));
        return true;
    }
    return plycut_unknown(error, "player", word_text(name, text), names, count);
}

/* One search looks 60 plies ahead at most: nobody waits for more. */
static bool set_depth(PlycutContestant *contestant, Word word, PlycutError *error)
{
    uint64_t depth;
    char text[WORD_SIZE];
    if (!plycut_integer_parse(word.text, word.length, 60, &depth) || depth == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "player %s: the depth is a whole number from 1 to 60, not '%s'",
                           contestant->name, word_text(word, text));
    contestant->search.depth = (int)depth;
    return true;
}

static bool set_evaluation(PlycutContestant *contestant, Word word, PlycutError *error)
{
    static const char ending[] = ".json";
    if (word.length == 0 || word.length >= sizeof contestant->evaluation)
        return plycut_fail(error, PLYCUT_E_USAGE, "player %s: eval= needs a name of 1 to %zu bytes",
                           contestant->name, sizeof contestant->evaluation - 1);
    const char *name = word_text(word, contestant->evaluation);
    const size_t ends = sizeof ending - 1;
    contestant->has_weights_file =
        strchr(name, '/') ||
        (word.length >= ends && strcmp(name + word.length - ends, ending) == 0);
    return true;
}

static bool set_nodes(PlycutContestant *contestant, Word word, PlycutError *error)
{
    char text[WORD_SIZE];
    if (plycut_integer_parse(word.text, word.length, (uint64_t)1 << 53, &contestant->nodes) &&
        contestant->nodes > 0)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "player %s: nodes= is a whole number from 1, not '%s'", contestant->name,
                       word_text(word, text));
}

static bool set_ties(PlycutContestant *contestant, Word word, PlycutError *error)
{
    static const char *const words[] = {
#define TIES(id, word, summary) word,
#include <plycut/players.def>
    };
    char text[WORD_SIZE];
    for (size_t i = 0; i < PLYCUT_TIES_COUNT; i++) {
        if (word_is(word, words[i])) {
            contestant->ties = (PlycutTies)i;
            return true;
        }
    }
    return plycut_unknown(error, "way to break ties", word_text(word, text), words,
                          PLYCUT_TIES_COUNT);
}

static const struct {
    const char *name;
    bool (*set)(PlycutContestant *contestant, Word word, PlycutError *error);
} SETTINGS[] = {{"eval", set_evaluation}, {"nodes", set_nodes}, {"ties", set_ties}};

#define SETTING_COUNT (sizeof SETTINGS / sizeof SETTINGS[0])

static bool read_setting(PlycutContestant *contestant, Word word, PlycutError *error)
{
    const char *names[SETTING_COUNT];
    char text[WORD_SIZE];
    const char *equals = memchr(word.text, '=', word.length);
    const Word name = {word.text, equals ? (size_t)(equals - word.text) : word.length};
    for (size_t i = 0; i < SETTING_COUNT; i++) {
        names[i] = SETTINGS[i].name;
        if (equals && word_is(name, names[i]))
            return SETTINGS[i].set(contestant, (Word){equals + 1, word.length - name.length - 1},
                                   error);
    }
    return plycut_unknown(error, "setting of a player", word_text(name, text), names,
                          SETTING_COUNT);
}

static bool check_depth(const PlycutContestant *contestant, PlycutError *error)
{
    if (!plycut_contestant_searches(contestant) || contestant->search.depth > 0 ||
        contestant->nodes > 0)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "player %s: how deep? Name a depth, as in %s:4, or nodes=N",
                       contestant->name, contestant->search.algorithm->name);
}

bool plycut_contestant_parse(const char *spec, PlycutContestant *contestant, PlycutError *error)
{
    *contestant = (PlycutContestant){.name = spec};
    Word word = {spec, strcspn(spec, ":,")};
    if (!find_kind(word, contestant, error))
        return false;
    if (spec[word.length] != '\0' && !plycut_contestant_searches(contestant))
        return plycut_fail(error, PLYCUT_E_USAGE, "player %s: %s has nothing to set", spec,
                           contestant->kind->name);
    for (const char *rest = spec + word.length; *rest != '\0'; rest = word.text + word.length) {
        word = (Word){rest + 1, strcspn(rest + 1, ",")};
        if (!(*rest == ':' ? set_depth(contestant, word, error)
                           : read_setting(contestant, word, error)))
            return false;
    }
    return check_depth(contestant, error);
}

/* ---- Playing --------------------------------------------------------------------------------- */

bool plycut_contestant_seat(PlycutContestant *contestant, const PlycutGame *start,
                            const char *weights, PlycutError *error)
{
    char squares[65];
    if (!start->rules->board)
        return plycut_fail(error, PLYCUT_E_USAGE, "players play Othello, not the game '%s'",
                           start->rules->name);
    const size_t count = start->rules->board(start, &start->root, squares);
    const PlycutValuation valuation = {.evaluation = contestant->has_weights_file ? "weighted"
                                                     : contestant->evaluation[0]
                                                         ? contestant->evaluation
                                                         : NULL,
                                       .weights = weights};
    if (!plycut_othello_board(squares, count, 'X', &contestant->game, error))
        return false;
    while ((size_t)(contestant->size * contestant->size) < count)
        contestant->size++;
    if (plycut_game_value_by(&contestant->game, &valuation, error))
        return true;
    plycut_contestant_release(contestant);
    return false;
}

void plycut_contestant_release(PlycutContestant *contestant)
{
    plycut_game_release(&contestant->game);
}

/* A pass, or the only move, needs no thought; it is searched all the same where it is asked what
 * the search says. */
bool plycut_contestant_move(const PlycutContestant *contestant, const PlycutState *state,
                            PlycutDice *dice, PlycutMove *move, PlycutResult *result,
                            PlycutError *error)
{
    PlycutMoves moves;
    const bool any = contestant->game.rules->moves(&contestant->game, state, &moves);
    assert(any);
    (void)any;
    if (result)
        *result = (PlycutResult){0};
    *move = PLYCUT_PASS;
    if (moves.set == 0)
        return true;
    const Choice choice = {.contestant = contestant,
                           .own = state->word[0],
                           .other = state->word[1],
                           .moves = moves.set,
                           .size = contestant->size,
                           .dice = dice};
    *move = (PlycutMove)__builtin_ctzll(moves.set);
    if (plycut_contestant_searches(contestant))
        return (!result && plycut_moves_count(&moves) == 1) ||
               choose_by_search(&choice, move, result, error);
    *move = contestant->kind->choose(&choice);
    return true;
}
