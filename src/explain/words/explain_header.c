/* Explain's first part: what is searched. */
#include "game/board_text.h"
#include "search/taken.h"
#include "trace/beside.h"
#include "words/explain.h"

#include <string.h>

/* A board of any shape, as it is. */
static void tell_rows(Explanation *e, const char *board)
{
    tell_label(e, text_of(SENTENCE_BOARD), NO_TERMS);
    for (size_t length; *board != '\0'; board += length + 1) {
        length = strcspn(board, "\n");
        plycut_out_bytes(e->out, board, length);
        if (board[length + 1] != '\0')
            plycut_out_format(e->out, "\n%-12s", "");
    }
    tell_end(e);
}

/* The board in rows, with the letters and numbers of its squares. */
static void tell_board(Explanation *e)
{
    const char *board = e->trace->nodes[0].board;
    if (board == NULL)
        return;
    if (!e->trace->squares) {
        tell_rows(e, board);
        return;
    }
    const int size = plycut_board_side(strlen(board));
    tell_label(e, text_of(SENTENCE_BOARD), NO_TERMS);
    plycut_out_char(e->out, ' ');
    board_text_columns_write(size, e->out);
    for (int row = 0; row < size; row++) {
        plycut_out_format(e->out, "\n%-12s", "");
        board_text_row_write(board + size * row, size, row, e->out);
    }
    tell_end(e);
}

/* Who is MAX, and whose turn it is. */
static void tell_players(Explanation *e)
{
    const char *const *names = e->trace->player_names;
    const char *name = names[e->trace->nodes[0].player];
    if (names[PLYCUT_MAX] != NULL && names[PLYCUT_MIN] != NULL)
        tell_line(e, SENTENCE_PLAYERS, SENTENCE_WHO_IS_WHO, TEXT(max, names[PLYCUT_MAX]),
                  TEXT(min, names[PLYCUT_MIN]));
    tell_line(e, SENTENCE_TO_MOVE,
              name == NULL ? SENTENCE_MOVES_FIRST : SENTENCE_MOVES_FIRST_CALLED, NODE(node, 0),
              TEXT(name, name));
}

/* The title distinguishes weights that a user supplies. */
static void tell_evaluation(Explanation *e)
{
    const PlycutValuation *valuation = &e->trace->valuation;
    if (valuation->title == NULL || valuation->title[0] == '\0')
        tell_text(e, SENTENCE_EVALUATION, valuation->evaluation);
    else
        tell_line(e, SENTENCE_EVALUATION, SENTENCE_EVALUATION_TITLED,
                  TEXT(name, valuation->evaluation), TEXT(title, valuation->title));
    tell_text(e, SENTENCE_SCORE, valuation->score);
}

/* A stored tree is named by its title, a game by the options that generate it. */
static void tell_problem(Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    tell_text(e, SENTENCE_TITLE, trace->title);
    tell_text(e, SENTENCE_SOURCE, trace->source);
    if (trace->title == NULL || !trace->stored)
        tell_text(e, SENTENCE_GAME, trace->game);
    tell_text(e, SENTENCE_SPEC, trace->spec);
}

/* How to read what follows, on a separate line. */
static void tell_how_to_read(Explanation *e, TextId id)
{
    plycut_out_format(e->out, "%s\n", text_of(id));
}

void tell_header(Explanation *e)
{
    tell_problem(e);
    tell_board(e);
    tell_players(e);
    tell_evaluation(e);
    tell_asked(e);
    if (plycut_is_limited(e->trace->limits))
        tell_line(e, SENTENCE_LEAF_VALUES, SENTENCE_WINDOW_FROM_TO,
                  EXACT(alpha, e->trace->limits.low), EXACT(beta, e->trace->limits.high));
    tell_focus(e);
    tell_stays(e);
    const bool mover = e->values == PLYCUT_VALUES_MOVER;
    tell_end(e);
    tell_how_to_read(e, mover ? SENTENCE_VIEWPOINT_MOVER : SENTENCE_VIEWPOINT);
    if (trace_has_null_windows(e->trace))
        tell_how_to_read(e, SENTENCE_NEXT_NUMBERS);
    if (e->trace->options.algorithm->unsound)
        tell_how_to_read(e, e->trace->options.algorithm->foresees ? SENTENCE_UNSEEN
                                                                  : SENTENCE_UNSOUND);
    if (takes_other_players(e->trace->options.algorithm) ||
        e->trace->options.algorithm->breaks == PLYCUT_CHANCE_MEAN)
        tell_how_to_read(e, SENTENCE_SWAPPED);
    tell_how_to_read(e, SENTENCE_NUMBERED);
    tell_end(e);
}
