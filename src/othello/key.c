/* The key of an Othello position: Zobrist hashing (Zobrist 1970). Each square has a random number
 * for a disc of the mover and one for a disc of the opponent; the key is the exclusive or of all.
 * The numbers are SplitMix64's, drawn from 1, 2, ... (Steele, Lea & Flood 2014). */
#include "othello/othello.h"

#define SHUFFLE_1(x) (((x) ^ (x) >> 30) * UINT64_C(0xbf58476d1ce4e5b9))
#define SHUFFLE_2(x) (((x) ^ (x) >> 27) * UINT64_C(0x94d049bb133111eb))
#define SHUFFLE_3(x) ((x) ^ (x) >> 31)
#define NUMBER(n)    SHUFFLE_3(SHUFFLE_2(SHUFFLE_1((n)*UINT64_C(0x9e3779b97f4a7c15))))
#define FOUR(n)      NUMBER(n), NUMBER(n + 1), NUMBER(n + 2), NUMBER(n + 3)
#define SIXTEEN(n)   FOUR(n), FOUR(n + 4), FOUR(n + 8), FOUR(n + 12)
#define SQUARES(n)   SIXTEEN(n), SIXTEEN(n + 16), SIXTEEN(n + 32), SIXTEEN(n + 48)

static const uint64_t OWN[64] = {SQUARES(1)}, OTHER[64] = {SQUARES(65)};
static const uint64_t MIN_TO_MOVE = NUMBER(129);

static uint64_t key_of(uint64_t discs, const uint64_t numbers[64])
{
    uint64_t key = 0;
    for (; discs != 0; discs &= discs - 1)
        key ^= numbers[__builtin_ctzll(discs)];
    return key;
}

uint64_t othello_key(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    const uint64_t side = state->player == PLYCUT_MIN ? MIN_TO_MOVE : 0;
    return key_of(state->word[0], OWN) ^ key_of(state->word[1], OTHER) ^ side;
}
