/* A stored tree written in the short form and as an outline (docs/notation.md), so that either reads back as the same tree.
 * Recursion goes as deep as the tree, which is bounded. */
#include "game/tree.h"
#include "notation/names.h"

#include <stdio.h>
#include <string.h>

/* A tree that is being written. */
typedef struct ShortWriter {
    const PlycutGame *game;
    const Tree *tree;
    PlycutShort form;
    PlycutOut *out;
} ShortWriter;

/* Who decides at a node if nothing is said, and who decided last. */
typedef struct Turn {
    PlycutPlayer player, last;
} Turn;

static Turn turn_below(Turn turn, PlycutPlayer player)
{
    const PlycutPlayer last = plycut_decides(player) ? player : turn.last;
    return (Turn){plycut_other(last), last};
}

static const Node *short_node_at(const ShortWriter *w, uint32_t index)
{
    return &w->tree->nodes[index];
}

static const NodeExtra *extra_at(const ShortWriter *w, uint32_t index)
{
    static const NodeExtra NONE = {0};
    const uint32_t extra = w->tree->nodes[index].extra;
    return extra != 0 ? &w->tree->extras[extra] : &NONE;
}

/* ---- Parts of a node ------------------------------------------------------------------------- */

/* As it was written, if it is a probability for the short form's reader; otherwise a decimal with a point. */
static void probability_write(const ShortWriter *w, const NodeExtra *extra)
{
    char text[PLYCUT_NUMBER_SIZE];
    const char *written = extra->probability_text;
    if (written == NULL || strchr(written, ' ') != NULL ||
        (strchr(written, '/') == NULL && strpbrk(written, ".eE") == NULL)) {
        plycut_number_text(extra->probability, text);
        written = text;
    }
    plycut_out_text(w->out, written);
    if (strpbrk(written, "/.eE") == NULL)
        plycut_out_text(w->out, ".0");
}

/* The move and the probability. Returns whether there is one of them. */
static bool label_write(const ShortWriter *w, uint32_t index, bool blanks)
{
    const NodeExtra *extra = extra_at(w, index);
    if (extra->move != NULL)
        name_write(w->out, extra->move, blanks);
    if (extra->move != NULL && extra->probability > 0)
        plycut_out_char(w->out, ' ');
    if (extra->probability > 0)
        probability_write(w, extra);
    if (extra->move == NULL && !(extra->probability > 0))
        return false;
    plycut_out_char(w->out, ':');
    return true;
}

static void short_value_write(const ShortWriter *w, double value)
{
    char text[PLYCUT_NUMBER_SIZE];
    plycut_fraction_text(value, text);
    plycut_out_text(w->out, text);
}

static void short_leaf_write(const ShortWriter *w, uint32_t index, bool blanks)
{
    const NodeExtra *extra = extra_at(w, index);
    if (node_is_unknown(short_node_at(w, index))) {
        name_write(w->out, extra->name, false);
        return;
    }
    if (extra->name != NULL) {
        name_write(w->out, extra->name, blanks);
        plycut_out_char(w->out, '=');
    }
    short_value_write(w, short_node_at(w, index)->as.value);
}

/* The player, the name and the static value. The player is written if the tree says it, or if it would not follow from the nodes
 * above; `say`: in any case. */
static void short_head_write(const ShortWriter *w, uint32_t index, Turn turn, bool blanks, bool say)
{
    const Node *node = short_node_at(w, index);
    const NodeExtra *extra = extra_at(w, index);
    const PlycutPlayer player = tree_player(w->game, index);
    if (say || node->flags & NODE_PLAYER || player != turn.player) {
        plycut_out_text(w->out, plycut_player_text(player));
        if (extra->name != NULL)
            plycut_out_char(w->out, ' ');
    }
    if (extra->name != NULL)
        name_write(w->out, extra->name, blanks);
    if (node->flags & NODE_STATIC) {
        plycut_out_char(w->out, '=');
        short_value_write(w, node->as.value);
    }
}

/* ---- The short form -------------------------------------------------------------------------- */

/* Does a name of the child have blanks that need no quotation marks in a list with commas? */
static bool has_blanks(const char *name)
{
    return name != NULL && strchr(name, ' ') != NULL && name_is_plain(name, strlen(name), true);
}

/* Is a list of these children easier to read with commas: has one a label, or a name with blanks? */
static bool wants_commas(const ShortWriter *w, const Node *node)
{
    if (node->child_count < 2 || w->form == PLYCUT_SHORT_LINK)
        return node->child_count >= 2;
    for (uint32_t i = node->first_child; i < node->first_child + node->child_count; i++) {
        const NodeExtra *extra = extra_at(w, i);
        if (extra->move != NULL || extra->probability > 0 ||
            (has_blanks(extra->name) && !node_is_unknown(short_node_at(w, i))))
            return true;
    }
    return false;
}

static void short_write(const ShortWriter *w, uint32_t index, Turn turn, bool blanks);

static void short_list_write(const ShortWriter *w, uint32_t index, Turn turn)
{
    const Node *node = short_node_at(w, index);
    const bool commas = wants_commas(w, node);
    const Turn below = turn_below(turn, tree_player(w->game, index));
    plycut_out_char(w->out, '(');
    for (uint32_t i = 0; i < node->child_count; i++) {
        if (i > 0)
            plycut_out_text(w->out, !commas ? " " : w->form == PLYCUT_SHORT_LINK ? "," : ", ");
        short_write(w, node->first_child + i, below, commas);
    }
    plycut_out_char(w->out, ')');
}

static void short_write(const ShortWriter *w, uint32_t index, Turn turn, bool blanks)
{
    if (label_write(w, index, blanks) && w->form != PLYCUT_SHORT_LINK)
        plycut_out_char(w->out, ' ');
    if (short_node_at(w, index)->child_count == 0) {
        short_leaf_write(w, index, blanks);
        return;
    }
    short_head_write(w, index, turn, blanks, false);
    short_list_write(w, index, turn);
}

/* A tree with unknown leaves whose brackets all begin with a name would be read as one that has each name first in its list: a
 * player's word in front of the first bracket says that it is not. */
static void short_root_write(const ShortWriter *w, Turn turn)
{
    const Node *root = short_node_at(w, 0);
    if (root->child_count == 0) {
        short_leaf_write(w, 0, false);
        return;
    }
    short_head_write(w, 0, turn, false,
                     w->game->unknown != NULL && extra_at(w, 0)->name == NULL &&
                         !(root->flags & NODE_STATIC));
    short_list_write(w, 0, turn);
}

/* ---- The outline ----------------------------------------------------------------------------- */

static void outline_indent(const ShortWriter *w, int ply)
{
    plycut_out_format(w->out, "%*s", 2 * ply, "");
}

static bool is_bare_number(const ShortWriter *w, uint32_t index)
{
    const Node *node = short_node_at(w, index);
    return node->child_count == 0 && node->extra == 0;
}

/* Leaves that are only numbers share a line. Returns how many were written. */
static uint32_t bare_numbers_write(const ShortWriter *w, uint32_t first, uint32_t end)
{
    uint32_t i = first;
    for (; i < end && is_bare_number(w, i); i++) {
        plycut_out_text(w->out, i > first ? " " : "");
        short_value_write(w, short_node_at(w, i)->as.value);
    }
    return i - first;
}

static void outline_node_write(const ShortWriter *w, uint32_t index, Turn turn);

static void outline_children_write(const ShortWriter *w, uint32_t index, Turn turn)
{
    const Node *node = short_node_at(w, index);
    const uint32_t end = node->first_child + node->child_count;
    for (uint32_t i = node->first_child; i < end;) {
        outline_indent(w, short_node_at(w, i)->ply);
        const uint32_t numbers = bare_numbers_write(w, i, end);
        if (numbers > 0)
            plycut_out_char(w->out, '\n');
        else
            outline_node_write(w, i, turn);
        i += numbers > 0 ? numbers : 1;
    }
}

/* Would a line be empty? */
static bool has_no_head(const ShortWriter *w, uint32_t index, Turn turn)
{
    const Node *node = short_node_at(w, index);
    return extra_at(w, index)->name == NULL && !(node->flags & (NODE_PLAYER | NODE_STATIC)) &&
           tree_player(w->game, index) == turn.player;
}

/* A line, and below it the children's. An inner node of which nothing is said is a bullet alone, or its move. */
static void outline_node_write(const ShortWriter *w, uint32_t index, Turn turn)
{
    const Node *node = short_node_at(w, index);
    const bool labelled = label_write(w, index, true),
               bare = node->child_count > 0 && has_no_head(w, index, turn);
    if (labelled ? !bare : bare)
        plycut_out_char(w->out, labelled ? ' ' : '-');
    if (node->child_count == 0) {
        short_leaf_write(w, index, true);
        plycut_out_char(w->out, '\n');
        return;
    }
    short_head_write(w, index, turn, true, false);
    plycut_out_char(w->out, '\n');
    outline_children_write(w, index, turn_below(turn, tree_player(w->game, index)));
}

/* ---- The tree -------------------------------------------------------------------------------- */

bool plycut_tree_write_short(const PlycutGame *game, PlycutShort form, PlycutOut *out)
{
    const Turn turn = {PLYCUT_FIRST_PLAYER, plycut_other(PLYCUT_FIRST_PLAYER)};
    if (game->rules != &tree_rules)
        return false;
    const ShortWriter w = {.game = game, .tree = tree_of(game), .form = form, .out = out};
    if (form == PLYCUT_SHORT_OUTLINE && tree_of(game)->count > 1)
        outline_node_write(&w, 0, turn);
    else
        short_root_write(&w, turn);
    if (form == PLYCUT_SHORT_OUTLINE && tree_of(game)->count == 1)
        plycut_out_char(out, '\n');
    return true;
}

/* ---- What is lost ---------------------------------------------------------------------------- */

/* Players of leaves count only where values are the mover's. */
static bool has_board(const Tree *tree)
{
    for (uint32_t i = 1; i < tree->extra_count; i++)
        if (tree->extras[i].board != NULL)
            return true;
    return false;
}

static bool has_unasked(const Tree *tree)
{
    return tree_unasked(tree) > 0;
}

static bool leaf_has_player(const Tree *tree)
{
    for (uint32_t i = 1; i < tree->count; i++)
        if (tree->nodes[i].child_count == 0 && tree->nodes[i].flags & NODE_PLAYER)
            return true;
    return false;
}

const char *plycut_tree_lost(const PlycutGame *game, char text[PLYCUT_LOST_SIZE])
{
    const struct {
        bool is;
        const char *what;
    } parts[] = {{game->title != NULL, "the title"},
                 {game->source != NULL, "the source"},
                 {game->limited, "the limits of the values"},
                 {tree_answers(game) != NULL, "the published answers"},
                 {leaf_has_player(tree_of(game)), "the players of leaves"},
                 {has_board(tree_of(game)), "the boards"},
                 {has_unasked(tree_of(game)), "what was never asked for"}};
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].is)
            used += (size_t)snprintf(text + used, PLYCUT_LOST_SIZE - used, "%s%s",
                                     used > 0 ? ", " : "", parts[i].what);
    return text;
}
