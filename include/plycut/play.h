/* play.h - players of board games (Othello, tic-tac-toe), their games and matches.
 *
 * A player is named by a spec: random, greedy, heuristic, or an algorithm and its depth, such as
 * alpha-beta:4,eval=tutorial. Whatever is drawn by lot depends on the seed and the game's number alone,
 * so that a match has the same result on any number of threads - unless a player goes by the clock. */
#ifndef PLYCUT_PLAY_H
#define PLYCUT_PLAY_H

#include <plycut/algorithm.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Players --------------------------------------------------------------------------------- */

/* Which of equally good moves a player takes. */
typedef enum PlycutTies {
#define TIES(id, word, summary) PLYCUT_TIES_##id,
#include <plycut/players.def>
    PLYCUT_TIES_COUNT
} PlycutTies;

typedef struct PlycutContestantKind PlycutContestantKind;

/* One who plays. Read with plycut_contestant_parse, seat at a board, release. Not changed by playing:
 * threads may share it. */
typedef struct PlycutContestant {
    const char *name;                 /* the spec, as written: the caller's, must live as long */
    const PlycutContestantKind *kind;
    PlycutSearchOptions search;       /* of a player that searches, its budgets for one move;
                                         depth -1: as deep as they go */
    PlycutTies ties;
    unsigned set;                     /* the settings given, bits by plycut_setting_info's index */
    char evaluation[256];             /* a name, or (a '/' or .json in it) a weights file; "": discs */
    bool has_weights_file;            /* ... a file: the caller reads it */
    PlycutGame game;                  /* its own: the board, and how it values positions */
} PlycutContestant;

/* Read a spec: NAME, NAME:DEPTH, with settings such as ,eval=norvig ,nodes=1000 behind it. */
bool plycut_contestant_parse(const char *spec, PlycutContestant *contestant, PlycutError *error);

/* Does a spec begin with a player's name? Where it does not, the error suggests one, or `other` (NULL: none),
 * what the caller takes besides. */
bool plycut_contestant_named(const char *spec, const char *other, PlycutError *error);

/* Give the player a board like that of `start`, which must have one, and its evaluation: `weights` is the
 * text of its weights file, or NULL. */
bool plycut_contestant_seat(PlycutContestant *contestant, const PlycutGame *start,
                            const char *weights, PlycutError *error);

void plycut_contestant_release(PlycutContestant *contestant);

/* Does it search (rather than look at the next move only)? */
bool plycut_contestant_searches(const PlycutContestant *contestant);

/* Does it ever draw lots, or go by the clock? Between two that do not every game is the same. */
bool plycut_contestant_draws(const PlycutContestant *contestant);

/* What is drawn by lot in one game: number n of a seed. */
typedef struct PlycutDice {
    uint64_t key;
    uint32_t drawn;
} PlycutDice;

PlycutDice plycut_dice(uint64_t seed, uint64_t game);

/* The player's move in a position that has one. Where `result` is not NULL and the player searches,
 * it tells the deepest finished depth, from the viewpoint of the side to move; all is 0 where the
 * budget finishes none, and the first legal move is taken. */
bool plycut_contestant_move(const PlycutContestant *contestant, const PlycutState *state,
                            PlycutDice *dice, PlycutMove *move, PlycutResult *result,
                            PlycutError *error);

/* The kinds of players there are, for `plycut list players`: name, what it does, how it is written. */
typedef struct PlycutContestantInfo {
    const char *name, *summary, *syntax;
} PlycutContestantInfo;
size_t plycut_contestant_count(void);
PlycutContestantInfo plycut_contestant_info(size_t index);

/* What can be set of players that search: "eval", what it takes, what it does. */
size_t plycut_setting_count(void);
PlycutContestantInfo plycut_setting_info(size_t index);

/* ---- Games ----------------------------------------------------------------------------------- */

/* Whose move it is in a game on a board: 0 for the side that begins the game (Black in Othello, X in
 * tic-tac-toe), 1 for the other. Below, Black is side 0 of any game. */
int plycut_side_to_move(const PlycutGame *game, const PlycutState *state);

/* What a finished game is worth to side 0: the difference in discs, or 1, 0, -1. */
int plycut_score(const PlycutGame *game, const PlycutState *state);

/* A game has at most 60 moves, and no two passes in a row. */
#define PLYCUT_RECORD_MOVES 124

/* A game as it was played, and how it ended. */
typedef struct PlycutRecord {
    uint8_t moves[PLYCUT_RECORD_MOVES]; /* squares, or PLYCUT_PASS */
    uint8_t length;
    int8_t score; /* plycut_score */
} PlycutRecord;

/* A transcript, passes left out, in a line of its own. */
void plycut_record_transcript(const PlycutRecord *record, PlycutOut *out);

/* The game in the Generic Game Format, in a line of its own: for a game that has a name there
 * (PlycutBoard.ggf). */
void plycut_record_ggf(const PlycutRecord *record, const PlycutGame *start, const char *black,
                       const char *white, PlycutOut *out);

/* The last position, with letters and numbers round it, and the last move: "60: L-h8". */
void plycut_record_board(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out);

/* Any position's board, with letters and numbers round it. Where `marks` is not 0, its squares are
 * marked as legal moves. */
void plycut_board_write(const PlycutGame *game, const PlycutState *state, uint64_t marks,
                        PlycutOut *out);

/* ---- Matches --------------------------------------------------------------------------------- */

/* Games of one player as Black against another as White. */
typedef struct PlycutPairing {
    const PlycutContestant *black, *white;
    uint64_t games, black_wins, white_wins, draws;
    int64_t discs; /* the sum of the scores */
} PlycutPairing;

/* Are all its games the same, for neither player draws lots? Their shares are no estimates, and
 * have no interval. */
bool plycut_pairing_repeats(const PlycutPairing *pairing);

/* How a match is played. */
typedef struct PlycutMatch {
    const PlycutGame *start; /* on a board, valued by default */
    uint64_t seed;           /* at most 2^53 */
    uint64_t first;          /* the number of the first game, from 0: each game has its own dice */
    unsigned threads;        /* at least 1 */
    /* Called now and then from the calling thread, if not NULL. */
    void (*progress)(void *self, uint64_t done);
    void *progress_self;
} PlycutMatch;

/* Play pairing->games games and fill in the rest of the pairing; `records` has room for them all. */
bool plycut_match_play(const PlycutMatch *match, PlycutPairing *pairing, PlycutRecord *records,
                       PlycutError *error);

/* The interval that holds a share with 95 % confidence, having been seen so often of `games`.
 * Wilson 1927. */
void plycut_wilson(uint64_t seen, uint64_t games, double *low, double *high);

/* Is there such a format of results? An unknown one is an error with a suggestion. */
bool plycut_match_format(const char *format, PlycutError *error);

/* The results: "text" (a line a pairing, then the table of the players), "csv", "json" (plycut-match,
 * version 1). */
bool plycut_match_write(const PlycutMatch *match, const PlycutPairing *pairings, size_t count,
                        const char *format, PlycutOut *out, PlycutError *error);

#ifdef __cplusplus
}
#endif

#endif
