/* random.h - a uniform random tree: its parameters, and its random values. */
#pragma once

#include <plycut/game.h>

/* JSON carries whole numbers up to this exactly. */
#define RANDOM_EXACT ((uint64_t)1 << 53)
/* The most children of one node. */
#define RANDOM_B_MAX 1000000

typedef enum RandomKind { RANDOM_REAL, RANDOM_RANGE, RANDOM_PERMUTATION } RandomKind;

typedef struct RandomTree {
    uint64_t branching, depth, seed;
    RandomKind kind;
    int64_t low, high;   /* of RANDOM_RANGE */
    PlycutLevels levels; /* of a spec; a trace has them next to the parameters */
    PlycutLimits limits; /* the same, if limited */
    bool limited;
} RandomTree;

/* Read "b=3,d=4,seed=1,values=0..9". */
bool random_read_spec(const char *text, RandomTree *tree, PlycutError *error);
/* Read "real", "permutation" or "0..9". */
bool random_read_values(const char *text, RandomTree *tree, PlycutError *error);
/* The inverse. */
#define RANDOM_VALUES_SIZE 64
const char *random_values_text(const RandomTree *tree, char text[RANDOM_VALUES_SIZE]);
/* Do the parameters, each in its range, go together? */
bool random_check(const RandomTree *tree, PlycutError *error);

/* The parameters that are not numbers. */
#define RANDOM_VALUES "values"
/* Those that every tree may have: "max/chance/min/chance", "0..9". */
#define RANDOM_PLAYERS "players"
#define RANDOM_LIMITS  "limits"

/* A parameter by name, in its range: one of RANDOM_NUMBERS of them. */
typedef struct RandomNumber {
    const char *name;
    uint64_t least, most;
    size_t member; /* its offset in RandomTree */
    bool required; /* in a spec */
} RandomNumber;
#define RANDOM_NUMBERS 3
extern const RandomNumber RANDOM_NUMBER[RANDOM_NUMBERS];
/* The parameters of a game, or NULL if it is no random tree. */
const RandomTree *random_tree(const PlycutGame *game);
uint64_t *random_number_of(RandomTree *tree, const RandomNumber *number);

/* The root's key, and a child's from its parent's: keys depend only on the seed and the path. */
uint64_t random_root_key(uint64_t seed);
uint64_t random_child_key(uint64_t key, PlycutMove move);

/* The value of the node with this key, which is node number `index` (from 0) of `count` of its ply. */
double random_value(const RandomTree *tree, uint64_t key, uint64_t index, uint64_t count);
