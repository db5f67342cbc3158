/* Explain's first part: what is searched. */
#include "words/explain.h"

#include <string.h>

/* The board in rows, with the letters and numbers of its squares. */
static void tell_board(const Telling *t)
{
    const char *board = t->trace->nodes[0].board;
    int size = 1;
    while (size * size < (int)strlen(board))
        size++;
    tell_label(t, "Board");
    plycut_out_char(t->out, ' ');
    for (int column = 0; column < size; column++)
        plycut_out_format(t->out, " %c", 'a' + column);
    for (int square = 0; square < size * size; square++) {
        if (square % size == 0)
            plycut_out_format(t->out, "\n%-12s%d", "", square / size + 1);
        plycut_out_format(t->out, " %c", board[square]);
    }
    plycut_out_char(t->out, '\n');
}

/* "Black (X) is MAX, White (O) is MIN" */
static void tell_players(const Telling *t)
{
    const char *const *names = t->trace->player_names;
    if (names[PLYCUT_MAX] == NULL || names[PLYCUT_MIN] == NULL)
        return;
    tell_label(t, "Players");
    tell_text(t, names[PLYCUT_MAX]);
    plycut_out_text(t->out, " is MAX, ");
    tell_text(t, names[PLYCUT_MIN]);
    plycut_out_text(t->out, " is MIN\n");
}

/* "MAX", "MAX, Black (X)" */
static void tell_root(const Telling *t)
{
    PlycutPlayer player = t->trace->nodes[0].player;
    const char *name = t->trace->player_names[player];
    tell_label(t, "To move");
    plycut_out_text(t->out, explain_player_word(player));
    if (name != NULL)
        plycut_out_format(t->out, ", %s", name);
    plycut_out_char(t->out, '\n');
}

/* Weights of one's own are told apart by their title. */
static void tell_evaluation(const Telling *t)
{
    const PlycutValuation *valuation = &t->trace->valuation;
    const bool titled = valuation->title != NULL && valuation->title[0] != '\0';
    if (!titled) {
        tell_line(t, "Evaluation", valuation->evaluation);
        return;
    }
    tell_label(t, "Evaluation");
    plycut_out_format(t->out, "%s: ", valuation->evaluation);
    tell_text(t, valuation->title);
    plycut_out_char(t->out, '\n');
}

/* What is searched: a stored tree by its title, a game by what makes it. */
static void tell_problem(const Telling *t)
{
    const PlycutTrace *trace = t->trace;
    tell_line(t, "Title", trace->title);
    tell_line(t, "Source", trace->source);
    if (trace->title == NULL || !trace->stored)
        tell_line(t, "Game", trace->game);
    tell_line(t, "Spec", trace->spec);
    if (trace->nodes[0].board != NULL)
        tell_board(t);
    tell_players(t);
    tell_root(t);
    tell_evaluation(t);
    tell_line(t, "Score", trace->valuation.score);
}

void tell_header(const Telling *t)
{
    tell_problem(t);
    tell_asked(t);
    tell_focus(t);
    plycut_out_text(t->out, "\nAll values are from MAX's viewpoint.\n\n");
}
