/* A tree written in the short form and as an outline (docs/notation.md), so that either reads back as the same tree. Recursion
 * goes as deep as the tree, which is bounded. */
#include "game/short_write.h"
#include "notation/names.h"

#include <string.h>

/* A tree that is being written. */
typedef struct ShortWriter {
    ShortNodeAt *at;
    const void *nodes;
    uint32_t count;
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

static ShortNode node_written(const ShortWriter *w, uint32_t index)
{
    return w->at(w->nodes, index);
}

/* ---- Parts of a node ------------------------------------------------------------------------- */

/* As it was written, if it is a probability for the short form's reader; otherwise a decimal with a point. */
static void probability_write(const ShortWriter *w, const ShortNode *node)
{
    char text[PLYCUT_NUMBER_SIZE];
    const char *written = node->probability_text;
    if (written == NULL || strchr(written, ' ') != NULL ||
        (strchr(written, '/') == NULL && strpbrk(written, ".eE") == NULL)) {
        plycut_fraction_text(node->probability, text);
        written = text;
    }
    plycut_out_text(w->out, written);
    if (strpbrk(written, "/.eE") == NULL)
        plycut_out_text(w->out, ".0");
}

/* The move and the probability. Returns whether there is one of them. */
static bool label_write(const ShortWriter *w, const ShortNode *node, bool blanks)
{
    if (node->move != NULL)
        name_write(w->out, node->move, blanks);
    if (node->move != NULL && node->probability > 0)
        plycut_out_char(w->out, ' ');
    if (node->probability > 0)
        probability_write(w, node);
    if (node->move == NULL && !(node->probability > 0))
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

/* Alone, a text in quotation marks may be a tree in them: a separator behind it says that it is a name. */
static void lone_name_write(const ShortWriter *w, const char *name)
{
    name_write_root(w->out, name, false);
    if (strpbrk(name, "([{") != NULL)
        plycut_out_char(w->out, ';');
}

static void short_leaf_write(const ShortWriter *w, const ShortNode *leaf, bool blanks)
{
    if (leaf->unknown && leaf->ply == 0) {
        lone_name_write(w, leaf->name);
        return;
    }
    if (leaf->unknown) {
        name_write(w->out, leaf->name, false);
        return;
    }
    if (leaf->name != NULL) {
        (leaf->ply == 0 ? name_write_root : name_write)(w->out, leaf->name, blanks);
        plycut_out_char(w->out, '=');
    }
    short_value_write(w, leaf->value);
}

/* How the root's name is written differs: in front of the first bracket some names would be read as something else. */
typedef void WriteName(PlycutOut *out, const char *name, bool blanks);

/* The player, the name and the static value. The player is written if the tree says it, or if it would not follow from the nodes
 * above. */
static void short_head_write(const ShortWriter *w, const ShortNode *node, Turn turn, bool blanks,
                             WriteName *name_as)
{
    if (node->says_player || node->player != turn.player) {
        plycut_out_text(w->out, plycut_player_text(node->player));
        if (node->name != NULL)
            plycut_out_char(w->out, ' ');
    }
    if (node->name != NULL)
        name_as(w->out, node->name, blanks);
    if (node->is_static) {
        plycut_out_char(w->out, '=');
        short_value_write(w, node->value);
    }
}

/* ---- The short form -------------------------------------------------------------------------- */

/* Does a name of the child have blanks that need no quotation marks in a list with commas? */
static bool has_blanks(const char *name)
{
    return name != NULL && strchr(name, ' ') != NULL && name_is_plain(name, strlen(name), true);
}

/* Is a list of these children easier to read with commas: has one a label, or a name with blanks? Does an unknown leaf stand in front of
 * a bracket, where a blank would look like one too much? */
static bool wants_commas(const ShortWriter *w, const ShortNode *node)
{
    if (node->child_count < 2 || w->form == PLYCUT_SHORT_LINK)
        return node->child_count >= 2;
    bool unknown = false;
    for (uint32_t i = node->first_child; i < node->first_child + node->child_count; i++) {
        const ShortNode child = node_written(w, i);
        if (child.move != NULL || child.probability > 0 ||
            (has_blanks(child.name) && !child.unknown) ||
            (unknown && child.child_count > 0 && child.name == NULL && !child.says_player))
            return true;
        unknown = child.unknown && !word_is_signs(child.name, strlen(child.name));
    }
    return false;
}

static void short_node_write(const ShortWriter *w, uint32_t index, Turn turn, bool blanks);

static void short_list_write(const ShortWriter *w, const ShortNode *node, Turn turn)
{
    const bool commas = wants_commas(w, node);
    const Turn below = turn_below(turn, node->player);
    plycut_out_char(w->out, '(');
    for (uint32_t i = 0; i < node->child_count; i++) {
        if (i > 0)
            plycut_out_text(w->out, !commas ? " " : w->form == PLYCUT_SHORT_LINK ? "," : ", ");
        short_node_write(w, node->first_child + i, below, commas);
    }
    plycut_out_char(w->out, ')');
}

static void short_node_write(const ShortWriter *w, uint32_t index, Turn turn, bool blanks)
{
    const ShortNode node = node_written(w, index);
    if (label_write(w, &node, blanks) && w->form != PLYCUT_SHORT_LINK)
        plycut_out_char(w->out, ' ');
    if (node.child_count == 0) {
        short_leaf_write(w, &node, blanks);
        return;
    }
    short_head_write(w, &node, turn, blanks, name_write);
    short_list_write(w, &node, turn);
}

static bool has_unknown(const ShortWriter *w)
{
    for (uint32_t i = 0; i < w->count; i++)
        if (node_written(w, i).unknown)
            return true;
    return false;
}

/* A tree with unknown leaves whose brackets all begin with a name would be read as one that has each name first in its list: a
 * player's word in front of the first bracket says that it is not. */
static void short_root_write(const ShortWriter *w, Turn turn)
{
    ShortNode root = node_written(w, 0);
    if (root.child_count == 0) {
        short_leaf_write(w, &root, false);
        return;
    }
    root.says_player |= root.name == NULL && !root.is_static && has_unknown(w);
    short_head_write(w, &root, turn, false, name_write_root);
    short_list_write(w, &root, turn);
}

/* ---- The outline ----------------------------------------------------------------------------- */

static bool is_bare_number(const ShortNode *node)
{
    return node->child_count == 0 && !node->unknown && node->name == NULL && node->move == NULL &&
           !(node->probability > 0) && !node->says_player;
}

/* Leaves that are only numbers share a line. Returns how many were written. */
static uint32_t bare_numbers_write(const ShortWriter *w, uint32_t first, uint32_t end)
{
    uint32_t i = first;
    for (; i < end; i++) {
        const ShortNode leaf = node_written(w, i);
        if (!is_bare_number(&leaf))
            break;
        plycut_out_text(w->out, i > first ? " " : "");
        short_value_write(w, leaf.value);
    }
    return i - first;
}

static void outline_node_write(const ShortWriter *w, const ShortNode *node, Turn turn);

static void outline_children_write(const ShortWriter *w, const ShortNode *node, Turn turn)
{
    const uint32_t end = node->first_child + node->child_count;
    for (uint32_t i = node->first_child; i < end;) {
        const ShortNode child = node_written(w, i);
        plycut_out_format(w->out, "%*s", 2 * child.ply, "");
        const uint32_t numbers = bare_numbers_write(w, i, end);
        if (numbers > 0)
            plycut_out_char(w->out, '\n');
        else
            outline_node_write(w, &child, turn);
        i += numbers > 0 ? numbers : 1;
    }
}

/* Would a line be empty? */
static bool has_no_head(const ShortNode *node, Turn turn)
{
    return node->name == NULL && !node->says_player && !node->is_static &&
           node->player == turn.player;
}

/* A line, and below it the children's. An inner node of which nothing is said is a bullet alone, or its move. */
static void outline_node_write(const ShortWriter *w, const ShortNode *node, Turn turn)
{
    const bool labelled = label_write(w, node, true),
               bare = node->child_count > 0 && has_no_head(node, turn);
    if (labelled ? !bare : bare)
        plycut_out_char(w->out, labelled ? ' ' : '-');
    if (node->child_count == 0) {
        short_leaf_write(w, node, true);
        plycut_out_char(w->out, '\n');
        return;
    }
    short_head_write(w, node, turn, true, node->ply == 0 ? name_write_root : name_write);
    plycut_out_char(w->out, '\n');
    outline_children_write(w, node, turn_below(turn, node->player));
}

/* ---- The tree -------------------------------------------------------------------------------- */

void short_tree_write(ShortNodeAt *at, const void *nodes, uint32_t count, PlycutShort form,
                      PlycutOut *out)
{
    const Turn turn = {PLYCUT_FIRST_PLAYER, plycut_other(PLYCUT_FIRST_PLAYER)};
    const ShortWriter w = {.at = at, .nodes = nodes, .count = count, .form = form, .out = out};
    if (form == PLYCUT_SHORT_OUTLINE && count > 1) {
        const ShortNode root = node_written(&w, 0);
        outline_node_write(&w, &root, turn);
        return;
    }
    short_root_write(&w, turn);
    if (form == PLYCUT_SHORT_OUTLINE)
        plycut_out_char(out, '\n');
}
