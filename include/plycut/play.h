/* play.h - players of games for two (Othello, tic-tac-toe, Pig), their games and matches.
 *
 * A spec describes a player: random, greedy, heuristic, or an algorithm and its depth, such as
 * alpha-beta:4,eval=tutorial. Random choices depend only on the seed and the number of the game, so that a
 * match has the same result on any number of threads - unless a player has a time limit. */
#ifndef PLYCUT_PLAY_H
#define PLYCUT_PLAY_H

#include <plycut/algorithm.h>

PLYCUT_BEGIN_C

/* ---- Players --------------------------------------------------------------------------------- */

/* Which of equally good moves a player takes. */
typedef enum PlycutTies {
#define TIES(id, word, summary) PLYCUT_TIES_##id,
#include <plycut/players.def>
    PLYCUT_TIES_COUNT
} PlycutTies;

typedef struct PlycutContestantKind PlycutContestantKind;

/* A player. Read it with plycut_contestant_parse, seat it at a board, release it. Playing does not change it:
 * threads may share it. */
typedef struct PlycutContestant {
    const char *name; /* the spec as written; the caller owns it */
    const PlycutContestantKind *kind;
    PlycutSearchOptions search; /* of a player that searches, with its budget for one move;
                                         depth -1: as deep as the budget allows */
    PlycutTies ties;
    int endgame;           /* solve positions with at most this many empty squares; 0: none */
    unsigned set;          /* the settings given, as bits by plycut_setting_info's index */
    char evaluation[256];  /* a name, or (with '/' or .json in it) a weights file; "": discs */
    bool has_weights_file; /* it is a file, which the caller reads */
    PlycutGame game;       /* its own copy: the board, with its evaluation */
} PlycutContestant;

/* Read a spec: NAME or NAME:DEPTH, followed by settings such as ,eval=norvig ,nodes=1000. */
bool plycut_contestant_parse(const char *spec, PlycutContestant *contestant, PlycutError *error);

/* Does a spec begin with a player's name? If not, the error suggests one, or suggests `other` (may be NULL),
 * what the caller accepts besides players. */
bool plycut_contestant_named(const char *spec, const char *other, PlycutError *error);

/* Give the player a game like `start`, which must have sides, and set its evaluation; `weights` is the
 * text of its weights file, or NULL. */
bool plycut_contestant_seat(PlycutContestant *contestant, const PlycutGame *start,
                            const char *weights, PlycutError *error);

void plycut_contestant_release(PlycutContestant *contestant);

/* Does it search, rather than only look at the next move? */
bool plycut_contestant_searches(const PlycutContestant *contestant);

/* Does it ever choose at random, or stop at a time limit? If two players do neither, all their games are
 * the same. */
bool plycut_contestant_varies(const PlycutContestant *contestant);

/* The random numbers of one game. */
typedef struct PlycutDice {
    uint64_t state;
} PlycutDice;

PlycutDice plycut_dice(uint64_t seed, uint64_t game);

/* Will it solve the position: search to the end of the game? Then the value of plycut_contestant_move's
 * result is exact, and plycut_solved_score makes it the score of the game. */
bool plycut_contestant_solves(const PlycutContestant *contestant, const PlycutState *state);
int plycut_solved_score(double value);

/* The player's move in a position that has one. If the player searches, *result (unless NULL) is that of the
 * deepest finished pass, from the point of view of the side to move; if the budget does not suffice for one
 * pass, it is all zeros, and the player takes the first legal move. */
bool plycut_contestant_move(const PlycutContestant *contestant, const PlycutState *state,
                            PlycutDice *dice, PlycutMove *move, PlycutResult *result,
                            PlycutError *error);

/* The kinds of players, for `plycut list players`: the name, what the player does, how to write its spec. */
typedef struct PlycutContestantInfo {
    const char *name, *summary, *syntax;
} PlycutContestantInfo;
size_t plycut_contestant_count(void);
PlycutContestantInfo plycut_contestant_info(size_t index);

/* The settings of players that search: "eval", what the setting does, how to write its value. */
size_t plycut_setting_count(void);
PlycutContestantInfo plycut_setting_info(size_t index);

/* ---- Games ----------------------------------------------------------------------------------- */

/* Does nobody decide in the position? Then this is the move: an outcome of a chance node, drawn by its probability, or a
 * forced pass. */
bool plycut_dice_move(const PlycutGame *game, const PlycutState *state, PlycutDice *dice,
                      PlycutMove *move);

/* The side to move, where MAX or MIN decides: 0 is the side that begins the game (Black in Othello, X in
 * tic-tac-toe), 1 the other. Below, Black is side 0 of any game. */
int plycut_side_to_move(const PlycutGame *game, const PlycutState *state);

/* The result of a game for side 0: the difference in discs, or 1, 0, -1. */
int plycut_score(const PlycutGame *game, const PlycutState *state);

/* A game of Othello has at most 60 moves, and no two passes in a row; a game with dice may never end, and is over after
 * this many moves. */
#define PLYCUT_RECORD_MOVES 2000

/* The moves and the result of a game. */
typedef struct PlycutRecord {
    uint8_t moves
        [PLYCUT_RECORD_MOVES]; /* as PlycutRules.play takes them; outcomes of chance nodes, too */
    uint16_t length;
    int8_t score; /* plycut_score */
} PlycutRecord;

/* Write a transcript, without passes, as one line. */
void plycut_record_transcript(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out);

/* Write the game in the Generic Game Format, as one line, if the format has a name for the game
 * (PlycutBoard.ggf). */
void plycut_record_ggf(const PlycutRecord *record, const PlycutGame *start, const char *black,
                       const char *white, PlycutOut *out);

/* Write the last position as plycut_board_write does: with letters and numbers around it, and the last move: "60: L-h8". */
void plycut_record_board(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out);

/* Write a position: in words, or its board, with letters and numbers around it. The squares in `marks` are marked as legal
 * moves; the square `last` (PLYCUT_PASS: none) has a small letter. */
void plycut_board_write(const PlycutGame *game, const PlycutState *state, uint64_t marks,
                        PlycutMove last, PlycutOut *out);

/* ---- Matches --------------------------------------------------------------------------------- */

/* Games of one player as Black against another as White. */
typedef struct PlycutPairing {
    const PlycutContestant *black, *white;
    uint64_t games, black_wins, white_wins, draws;
    int64_t discs; /* the sum of the scores */
} PlycutPairing;

/* Are all its games the same, because neither player varies, and no die is rolled? Then their shares are not estimates, and have
 * no confidence interval. */
bool plycut_pairing_repeats(const PlycutPairing *pairing);

/* How a match is played. */
typedef struct PlycutMatch {
    const PlycutGame *start; /* a game for two with its default evaluation */
    uint64_t seed;           /* at most 2^53 */
    uint64_t first;          /* the number of the first game, from 0: each game has its own dice */
    unsigned threads;        /* at least 1 */
    /* If not NULL, called from time to time on the calling thread. */
    void (*progress)(void *self, uint64_t done);
    void *progress_self;
    const PlycutContestant
        *players; /* those of its pairings, in the order of plycut_match_write's table */
    size_t player_count;
} PlycutMatch;

/* Play pairing->games games, and fill in the results. `records` has room for all games, or is NULL if nobody reads them. */
bool plycut_match_play(const PlycutMatch *match, PlycutPairing *pairing, PlycutRecord *records,
                       PlycutError *error);

/* The 95 % confidence interval of a share that was seen `seen` times in `games` games. Wilson 1927. */
void plycut_wilson(uint64_t seen, uint64_t games, double *low, double *high);

/* Write the results as "text" (a line for each pairing, then the table of the players), "csv", or "json"
 * (plycut-match, version 1); for another format, the error suggests one of these. */
bool plycut_match_write(const PlycutMatch *match, const PlycutPairing *pairings, size_t count,
                        const char *format, PlycutOut *out, PlycutError *error);

PLYCUT_END_C

#endif
