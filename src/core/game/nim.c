/* Nim: a move takes matches from one heap; whoever takes the last one of all wins, or loses if the game is misère. Bouton 1901,
 * "Nim, a game with a complete mathematical theory". With one heap and few matches a move, it is the subtraction game. */
#include "base/errors.h"
#include "game/rules.h"

#include <stdio.h>
#include <string.h>

/* A move is a bit: the heap and how many matches it takes, less one. */
enum { HEAPS = 4, MOST_TAKEN = 16, MOST_MATCHES = 99, WIDEST_BOARD = 20, TEXT_SIZE = 64 };

/* word[0] of a position. `take` is the most that a move may take. */
typedef union Nim {
    uint64_t word;
    struct {
        uint8_t heap[HEAPS], heaps, take, misere;
    };
} Nim;

static Nim nim_of(const PlycutState *state)
{
    return (Nim){state->word[0]};
}

static int matches_of(Nim nim)
{
    int sum = 0;
    for (int i = 0; i < nim.heaps; i++)
        sum += nim.heap[i];
    return sum;
}

static unsigned largest_heap(Nim nim)
{
    unsigned largest = 0;
    for (int i = 0; i < nim.heaps; i++)
        largest = nim.heap[i] > largest ? nim.heap[i] : largest;
    return largest;
}

static unsigned least_of(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* ---- The rules ------------------------------------------------------------------------------- */

static bool nim_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    (void)game;
    const Nim nim = nim_of(state);
    *left = (PlycutMoves){.set = 0};
    for (unsigned i = 0; i < nim.heaps; i++) {
        const uint64_t counts = (UINT64_C(1) << least_of(nim.heap[i], nim.take)) - 1;
        left->set |= counts << MOST_TAKEN * i;
    }
    return left->set != 0;
}

static void nim_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                     PlycutState *child)
{
    (void)game;
    Nim nim = nim_of(state);
    uint8_t *heap = &nim.heap[move / MOST_TAKEN];
    *heap = (uint8_t)(*heap - move % MOST_TAKEN - 1);
    *child = (PlycutState){
        .word = {nim.word, 0}, .ply = state->ply + 1, .player = plycut_other(state->player)};
}

/* With no match left, the other player has taken the last one. At a horizon above the end nothing is known. */
static double nim_value(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    const Nim nim = nim_of(state);
    return matches_of(nim) > 0 ? 0 : plycut_for_mover(state->player, nim.misere ? 1 : -1);
}

static int nim_plies_left(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    return matches_of(nim_of(state));
}

/* No position has more moves than the root. */
static size_t nim_path_width(const PlycutGame *game, int depth)
{
    PlycutMoves first;
    const int left = nim_plies_left(game, &game->root);
    (void)nim_moves(game, &game->root, &first);
    return plycut_moves_count(&first) * (size_t)(depth < 0 || depth > left ? left : depth);
}

/* "b3": three matches from the second heap. */
static size_t nim_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX])
{
    (void)game;
    return (size_t)snprintf(step, PLYCUT_STEP_MAX, "%c%u", (char)('a' + move / MOST_TAKEN),
                            move % MOST_TAKEN + 1);
}

/* A row for each heap, as long as the longest heap at the root. */
static void nim_board_text(const PlycutGame *game, const PlycutState *state, PlycutText *rows)
{
    static const char MATCHES[] = "OOOOOOOOOOOOOOOOOOOO", NONE[] = "....................";
    const Nim nim = nim_of(state);
    const unsigned longest = largest_heap(nim_of(&game->root)), width = longest > 0 ? longest : 1;
    for (int i = 0; i < nim.heaps && width <= WIDEST_BOARD; i++) {
        plycut_text_write(rows, MATCHES, nim.heap[i]);
        plycut_text_write(rows, NONE, width - nim.heap[i]);
        plycut_text_write(rows, "\n", 1);
    }
}

/* ---- Positions as text ----------------------------------------------------------------------- */

static const char TAKE[] = "take=", MISERE[] = "misere";

static const char *nim_text(Nim nim, char text[TEXT_SIZE])
{
    size_t length = 0;
    for (int i = 0; i < nim.heaps; i++)
        length += (size_t)snprintf(text + length, TEXT_SIZE - length, "%s%u", i > 0 ? "," : "",
                                   nim.heap[i]);
    if (nim.take < MOST_TAKEN || largest_heap(nim) > MOST_TAKEN)
        length += (size_t)snprintf(text + length, TEXT_SIZE - length, ",%s%u", TAKE, nim.take);
    if (nim.misere)
        (void)snprintf(text + length, TEXT_SIZE - length, ",%s", MISERE);
    return text;
}

static bool read_heap(const char *text, size_t length, Nim *nim)
{
    uint64_t matches;
    if (nim->heaps == HEAPS || !plycut_integer_parse(text, length, MOST_MATCHES, &matches))
        return false;
    nim->heap[nim->heaps++] = (uint8_t)matches;
    return true;
}

static bool read_take(const char *text, size_t length, Nim *nim)
{
    uint64_t take;
    if (nim->take > 0 || !plycut_integer_parse(text, length, MOST_TAKEN, &take) || take == 0)
        return false;
    nim->take = (uint8_t)take;
    return true;
}

static bool read_misere(Nim *nim)
{
    const bool first = !nim->misere;
    nim->misere = true;
    return first;
}

/* Heaps come before the two words. */
static bool read_term(const char *text, size_t length, Nim *nim)
{
    const size_t word = strlen(TAKE);
    if (length == strlen(MISERE) && strncmp(text, MISERE, length) == 0)
        return read_misere(nim);
    if (length > word && strncmp(text, TAKE, word) == 0)
        return read_take(text + word, length - word, nim);
    return nim->take == 0 && !nim->misere && read_heap(text, length, nim);
}

static bool nim_read(const char *text, Nim *nim, PlycutError *error)
{
    bool read = true;
    for (const char *part = text; read && part != NULL;) {
        const size_t length = strcspn(part, ",");
        read = read_term(part, length, nim);
        part = part[length] == ',' ? part + length + 1 : NULL;
    }
    if (!read || nim->heaps == 0)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_NIM_POSITION,
                         WITH(FILL_NUMBER(heaps, HEAPS), FILL_NUMBER(matches, MOST_MATCHES),
                              FILL_NUMBER(most, MOST_TAKEN)));
    if (nim->take == 0 && largest_heap(*nim) > MOST_TAKEN)
        return fail_with(
            error, PLYCUT_E_INPUT, ERROR_NIM_TAKE,
            WITH(FILL_NUMBER(most, MOST_TAKEN), FILL_NUMBER(matches, largest_heap(*nim))));
    if (nim->take == 0)
        nim->take = MOST_TAKEN;
    return true;
}

static bool nim_make(const char *text, PlycutGame *game, PlycutError *error)
{
    Nim nim = {.word = 0};
    if (!nim_read(strcmp(text, "start") == 0 ? "3,4,5" : text, &nim, error))
        return false;
    game->rules = &nim_rules;
    game->discs = true;
    game->root = (PlycutState){.word = {nim.word, 0}, .player = PLYCUT_MAX};
    return true;
}

static void nim_spec(const PlycutGame *game, const PlycutState *state, PlycutText *spec)
{
    (void)game;
    char text[TEXT_SIZE];
    plycut_text_write(spec, "nim:", strlen("nim:"));
    plycut_text_write(spec, text, strlen(nim_text(nim_of(state), text)));
}

bool nim_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    return position_from_problem(problem, nim_make, game, error);
}

const PlycutRules nim_rules = {
    .name = "nim",
    .summary = "Nim: take matches from one heap; whoever takes the last one wins",
    .syntax = "nim:start, nim:3,4,5, nim:21,take=3, nim:1,3,5,7,misere",
    .parse = nim_make,
    .moves = nim_moves,
    .play = nim_play,
    .value = nim_value,
    .plies_left = nim_plies_left,
    .path_width = nim_path_width,
    .step = nim_step,
    .node_name = step_node_name,
    .board_text = nim_board_text,
    .spec = nim_spec,
    .write_problem = position_write_problem,
};
