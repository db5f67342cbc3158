/* Pig, a game with a die: roll as often as you like, and hold to keep what the turn has brought; a 1 loses it. Whoever
 * reaches the target wins. Scarne 1945; Neller & Presser 2004, "Optimal Play of the Dice Game Pig".
 *
 * A turn begins with a roll, and the game ends when score and turn together reach the target: in both cases the other
 * move would never be better. A position at the horizon is worth the lead in points, the turn included; a game that
 * is won is worth its target. So values are whole numbers from minus the target to the target. */
#include "game/rules.h"

#include <stdio.h>
#include <string.h>

/* Moves; those between are the faces of the die. */
enum { HOLD = 0, ROLL = 7 };

/* ---- Positions -------------------------------------------------------------------------------- */

enum { NUMBERS = 5, TEXT_SIZE = 64 };
static const struct {
    const char *name;
    unsigned least, most;
} NUMBER[NUMBERS] = {
    {"target=", 2, 100}, {"die=", 2, 6}, {"score=", 0, 99}, {"other=", 0, 99}, {"turn=", 0, 99},
};

/* word[0] of a position: the score is that of the player who moves or rolls, `turn` what the turn has brought. word[1] is the
 * player who rolls at a chance node, and elsewhere the face that the die has just shown. */
typedef union Pig {
    uint64_t word;
    uint8_t number[NUMBERS];
    struct {
        uint8_t target, die, score, other, turn;
    };
} Pig;

static Pig pig_of(const PlycutState *state)
{
    return (Pig){state->word[0]};
}

static bool is_won(Pig pig)
{
    return pig.score + pig.turn >= pig.target;
}

/* Whose turn it is, also while the die rolls. */
static PlycutPlayer turn_of(const PlycutState *state)
{
    return plycut_decides(state->player) ? state->player : (PlycutPlayer)state->word[1];
}

/* ---- The rules -------------------------------------------------------------------------------- */

static bool pig_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves_left)
{
    (void)game;
    const Pig pig = pig_of(state);
    const unsigned faces = (2u << pig.die) - 2,
                   choices = 1u << ROLL | (pig.turn > 0 ? 1u << HOLD : 0);
    *moves_left = (PlycutMoves){plycut_decides(state->player) ? choices : faces, .end = 0};
    return !is_won(pig);
}

static void pig_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                     PlycutState *child)
{
    (void)game;
    Pig pig = pig_of(state);
    *child = (PlycutState){.ply = state->ply + 1, .player = turn_of(state)};
    if (move == ROLL) {
        child->player = PLYCUT_CHANCE;
        child->word[1] = (uint64_t)state->player;
    } else if (move == HOLD || move == 1) {
        child->player = plycut_other(child->player);
        pig = (Pig){.target = pig.target,
                    .die = pig.die,
                    .score = pig.other,
                    .other = (uint8_t)(pig.score + (move == HOLD ? pig.turn : 0))};
    } else
        pig.turn = (uint8_t)(pig.turn + move);
    if (!plycut_decides(state->player))
        child->word[1] = move;
    child->word[0] = pig.word;
}

static double pig_probability(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    (void)game, (void)move;
    return 1.0 / pig_of(state).die;
}

static double pig_value(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    const Pig pig = pig_of(state);
    return plycut_for_mover(turn_of(state),
                            is_won(pig) ? pig.target : pig.score + pig.turn - pig.other);
}

static bool pig_within(const PlycutGame *game, PlycutLimits limits, PlycutError *error)
{
    const int target = pig_of(&game->root).target;
    return (limits.low <= -target && limits.high >= target) ||
           fail_with(error, PLYCUT_E_INPUT, ERROR_PIG_LIMITS, WITH(FILL_NUMBER(target, target)));
}

static bool pig_admits(const PlycutGame *game, int depth, const char *static_for,
                       PlycutError *error)
{
    (void)game, (void)static_for;
    return depth >= 0 || fail_with(error, PLYCUT_E_USAGE, ERROR_PIG_DEPTH, NULL);
}

/* Two moves, then six faces at most, and so on. */
static size_t pig_path_width(const PlycutGame *game, int depth)
{
    (void)game;
    return 8 * ((size_t)depth / 2 + 1);
}

static size_t pig_step(const PlycutGame *game, PlycutMove move, char text[PLYCUT_STEP_MAX])
{
    if (move != HOLD && move != ROLL)
        return number_step(game, move, text);
    memcpy(text, move == HOLD ? "hold" : "roll", sizeof "roll");
    return strlen(text);
}

/* The face of the die, with a colon between it and its probability. */
static const char *pig_edge_label(const PlycutGame *game, const PlycutState *child)
{
    (void)game;
    static const char *const face[] = {NULL, "1:", "2:", "3:", "4:", "5:", "6:"};
    return plycut_decides(child->player) ? face[child->word[1]] : NULL;
}

/* ---- As text ---------------------------------------------------------------------------------- */

static const char *position_text(Pig pig, char text[TEXT_SIZE])
{
    (void)snprintf(text, TEXT_SIZE, "target=%u,die=%u,score=%u,other=%u,turn=%u", pig.target,
                   pig.die, pig.score, pig.other, pig.turn);
    return text;
}

/* Some of the numbers, in any order; the others are as they were. */
static bool read_position(const char *text, Pig *pig, PlycutError *error)
{
    for (unsigned given = 0, i = 0; *text != '\0'; given |= 1u << i) {
        for (i = 0; i < NUMBERS && strncmp(NUMBER[i].name, text, strlen(NUMBER[i].name)) != 0;)
            i++;
        if (i == NUMBERS || (given >> i & 1) != 0)
            return fail_with(error, PLYCUT_E_INPUT, ERROR_PIG_POSITION, WITH(FILL(text, text)));
        text += strlen(NUMBER[i].name);
        const size_t length = strcspn(text, ",");
        uint64_t value;
        if (!plycut_integer_parse(text, length, NUMBER[i].most, &value) || value < NUMBER[i].least)
            return fail_with(error, PLYCUT_E_INPUT, ERROR_PIG_NUMBER,
                             WITH(FILL(name, NUMBER[i].name), FILL_NUMBER(least, NUMBER[i].least),
                                  FILL_NUMBER(most, NUMBER[i].most)));
        pig->number[i] = (uint8_t)value;
        text += length + (text[length] == ',' && text[length + 1] != '\0');
    }
    return (!is_won(*pig) && pig->other < pig->target) ||
           fail_with(error, PLYCUT_E_INPUT, ERROR_PIG_OVER, NULL);
}

static bool pig_make(const char *text, PlycutGame *game, PlycutError *error)
{
    Pig pig = {.target = 10, .die = 6};
    const bool read = read_position(strcmp(text, "start") == 0 ? "" : text, &pig, error);
    game->rules = &pig_rules;
    game->chance = true;
    game->root = (PlycutState){{pig.word}, .player = PLYCUT_MAX};
    return read;
}

static bool pig_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    const bool made = pig_make(text, game, error);
    const double target = pig_of(&game->root).target;
    if (!made)
        plycut_error_in_file(error, "pig");
    return made && plycut_game_limit(game, (PlycutLimits){-target, target}, error);
}

static void pig_spec(const PlycutGame *game, const PlycutState *state, PlycutText *spec)
{
    (void)game;
    char text[TEXT_SIZE];
    plycut_text_write(spec, "pig:", strlen("pig:"));
    plycut_text_write(spec, text, strlen(position_text(pig_of(state), text)));
}

bool pig_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    return position_from_problem(problem, pig_make, game, error);
}

/* ---- For people who play ---------------------------------------------------------------------- */

/* Side 0 is the one that begins. */
static int pig_side(const PlycutGame *game, PlycutPlayer player)
{
    return player == game->root.player ? 0 : 1;
}

/* Hold at 20 points: on average, a roll of a six-sided die loses a sixth of the turn and gains 20 / 6. */
static int pig_rank(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    (void)game;
    return (move == HOLD) == (pig_of(state).turn >= 20);
}

static void pig_describe(const PlycutGame *game, const PlycutState *state, PlycutOut *out)
{
    const Pig pig = pig_of(state);
    const bool first = pig_side(game, turn_of(state)) == 0;
    plycut_out_format(out, "First: %u, Second: %u; turn: %u\n", first ? pig.score : pig.other,
                      first ? pig.other : pig.score, pig.turn);
}

static const PlycutSides PIG = {
    .side = pig_side,
    .rank = pig_rank,
    .describe = pig_describe,
    .name = {"First", "Second"},
    .title = {"First", "Second"},
    .initial = {'F', 'S'},
};

const PlycutRules pig_rules = {
    .name = "pig",
    .summary = "Pig, a game with a die: roll as often as you like, or hold; a 1 loses the turn",
    .syntax = "pig:start, pig:target=10,die=6,score=3,other=4,turn=2",
    .sides = &PIG,
    .parse = pig_parse,
    .moves = pig_moves,
    .play = pig_play,
    .probability = pig_probability,
    .within = pig_within,
    .value = pig_value,
    .admits = pig_admits,
    .path_width = pig_path_width,
    .step = pig_step,
    .node_name = step_node_name,
    .edge_label = pig_edge_label,
    .spec = pig_spec,
    .write_problem = position_write_problem,
};
