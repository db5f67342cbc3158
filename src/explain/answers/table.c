/* What a table says, node by node, whether its nodes are rows or columns. How it is found: table_rows.c. */
#include "answers/table.h"

#include "answers/table_rows.h"
#include "base/letter.h"

#include <string.h>

/* ---- The table as one of nodes and columns ----------------------------------------------------- */

/* The cells of a node: as many as there are columns. */
static size_t node_count(const Table *t)
{
    return (t->across ? t->rows[0].count : t->row_count) - 1;
}

static size_t column_count(const Table *t)
{
    return (t->across ? t->row_count : t->rows[0].count) - 1;
}

static const char *table_cell(const Table *t, size_t node, size_t column)
{
    const Row *row = &t->rows[t->across ? column : node];
    const size_t i = t->across ? node : column;
    return i < row->count ? row->cells[i] : "";
}

/* ---- What it says ------------------------------------------------------------------------------ */

/* "", "-", "no", "never": nothing is there. */
static bool is_nothing(const char *cell)
{
    return *cell == '\0' || typed_is(TYPED_NO_CUTOFF, cell) || typed_is(TYPED_NEVER, cell) ||
           typed_is(TYPED_NONE, cell);
}

static bool table_line_add(Table *t, const char *label, const char *node, const char *answer)
{
    if (!ARENA_ROOM(&t->s->arena, t->lines, t->line_room, t->line_count))
        return false;
    const char *subject = text_joined(t->s, label, "", node);
    t->lines[t->line_count++] =
        (Line){.text = text_joined(t->s, subject, ": ", answer), .spot = t->line->spot};
    return true;
}

/* What the columns table_line_add of a node. */
typedef struct Said {
    const char *name, *value, *window, *alpha, *beta, *type, *parts, *owner, *pruned;
    bool cutoff, no_cutoff; /* a column says that there is one, or that there is none */
} Said;

/* A part of the cutoff joins the others. False: it is none. */
static bool part_join(Table *t, Said *said, const char *cell)
{
    Cutoff scratch = NO_PARTS;
    if (is_nothing(cell))
        return true;
    said->parts = text_joined(t->s, said->parts, " ", cell);
    return *typed_parts(said->parts + strspn(said->parts, BLANK_BYTES), &scratch) == '\0';
}

/* Take a cell as what its column is about. False: it cannot be that. */
static bool cell_take(Table *t, Said *said, int column, const char *cell)
{
    PlycutBound bound;
    double low, high;
    int word;
    const bool never = typed_is(TYPED_NEVER, cell), empty = *cell == '\0';
    switch ((Column)column) {
    case COLUMN_VALUE:
        said->value = empty ? said->value : cell;
        return empty || never || typed_value_at(cell, &bound, &low) == strlen(cell);
    case COLUMN_ALPHA:
        said->alpha = cell;
        return empty || never || typed_number(cell, strlen(cell), true, &low);
    case COLUMN_BETA:
        said->beta = cell;
        return empty || never || typed_number(cell, strlen(cell), true, &low);
    case COLUMN_WINDOW:
        said->window = cell;
        return empty || never || typed_window(cell, &low, &high);
    case COLUMN_TYPE: /* of the node, or of its cutoff */
        if (fact_of_word(cell, &word) < 0)
            return part_join(t, said, cell);
        said->type = cell;
        return true;
    case COLUMN_PART:
        return part_join(t, said, cell);
    case COLUMN_CUTOFF:
        said->no_cutoff = is_nothing(cell);
        said->cutoff = !said->no_cutoff;
        return part_join(t, said, cell);
    case COLUMN_OWNER:
        said->owner = is_nothing(cell) ? said->owner : cell;
        return is_nothing(cell) || cell_node(t, cell) != PLYCUT_NO_NODE;
    case COLUMN_PRUNED:
        said->pruned = cell;
        return is_nothing(cell) || text_lists_nodes(t->s, t->index, cell);
    case COLUMN_NOTHING:
        return true;
    default:
        return false;
    }
}

/* "4, 6" as "4 of C, 6 of C" */
static bool pruned_join(Table *t, const Said *said, const char **list)
{
    const char *rest = said->pruned;
    for (const char *child; (child = piece_take(t->s, t->index, &rest, BLANKS)) != NULL;) {
        const char *edge = text_joined(t->s, child, " of ", said->name);
        if (lookup(t->index, edge, PLYCUT_NO_NODE).count == 0)
            return false;
        *list = text_joined(t->s, *list, **list != '\0' ? ", " : "", edge);
    }
    return true;
}

/* Say what is said of a node, but for what is pruned. False: its cells contradict each other, or no memory. */
static bool node_say(Table *t, const Said *said, size_t *cutoffs)
{
    const bool cuts = said->cutoff || *said->parts != '\0' || *said->owner != '\0',
               never = typed_is(TYPED_NEVER, said->alpha) || typed_is(TYPED_NEVER, said->beta),
               bounds = *said->alpha != '\0' && *said->beta != '\0';
    if (cuts && said->no_cutoff)
        return false;
    const char *window = said->window, *cutoff = said->name;
    if (bounds && never)
        window = "-";
    else if (bounds)
        window = text_joined(t->s, text_joined(t->s, "[", said->alpha, ", "),
                             text_joined(t->s, said->beta, "]", ""), "");
    cutoff = text_joined(t->s, cutoff, "", said->parts);
    if (*said->owner != '\0')
        cutoff = text_joined(t->s, cutoff, " by ", said->owner);
    *cutoffs += cuts;
    return (*said->value == '\0' || table_line_add(t, "value of ", said->name, said->value)) &&
           (*window == '\0' || table_line_add(t, "window of ", said->name, window)) &&
           (*said->type == '\0' || table_line_add(t, "type of ", said->name, said->type)) &&
           (!cuts || table_line_add(t, "cut", "", cutoff));
}

/* The node of a row is no other row's. */
static bool is_new_node(const Table *t, size_t node)
{
    for (size_t other = 1; other < node; other++)
        if (cell_node(t, table_cell(t, other, 0)) == cell_node(t, table_cell(t, node, 0)))
            return false;
    return true;
}

static bool has_column(const Table *t, int column)
{
    for (size_t i = 0; i <= column_count(t); i++)
        if (column_of(t->across ? t->rows[i].cells[0] : t->rows[0].cells[i]) == column)
            return true;
    return false;
}

/* "3 | B | 7" */
static bool whole_say(Table *t)
{
    for (size_t i = 0; i < t->rows[0].count; i++)
        if (*t->rows[1].cells[i] != '\0' &&
            !table_line_add(t, t->rows[0].cells[i], "", t->rows[1].cells[i]))
            return false;
    return t->line_count > 0;
}

/* Say all that a table says. False: it is not clear. Rows of leaves table_line_add nothing that is asked. */
static bool table_say(Table *t, const Submission *one, size_t heading)
{
    const char *pruned = "";
    size_t cutoffs = 0;
    if (t->whole)
        return whole_say(t);
    for (size_t node = 1; node <= node_count(t); node++) {
        Said said = {table_cell(t, node, 0), "", "", "", "", "", "", "", "", false, false};
        t->line = &one->lines[heading + (t->across ? 0 : node)];
        if (cell_node(t, said.name) == PLYCUT_NO_NODE)
            return false;
        if (t->index->tree.nodes[cell_node(t, said.name)].leaf)
            continue;
        for (size_t i = 1; i <= column_count(t); i++) {
            const char *head = t->across ? t->rows[i].cells[0] : t->rows[0].cells[i];
            if (!cell_take(t, &said, column_of(head), table_cell(t, node, i)))
                return false;
        }
        if (!is_new_node(t, node) ||
            (!is_nothing(said.pruned) && !pruned_join(t, &said, &pruned)) ||
            !node_say(t, &said, &cutoffs))
            return false;
    }
    const bool none = has_column(t, COLUMN_CUTOFF) && cutoffs == 0;
    return (*pruned == '\0' || table_line_add(t, "pruned", "", pruned)) &&
           (!none || table_line_add(t, "cut", "", "none")) && t->line_count > 0;
}

/* "Without pruning:", "Number of leaves" right above a table: is it about something else? Nodes across without a word for values need a heading that
 * may be of values. */
static bool is_below_else(const TreeIndex *index, const Submission *one, size_t i, bool across)
{
    if (i == 0 || !spots_share_file(&one->lines[i - 1].spot, &one->lines[i].spot) ||
        one->lines[i - 1].spot.line + 1 != one->lines[i].spot.line)
        return false;
    const char *above = one->lines[i - 1].text;
    const bool head = strpbrk(above, "0123456789=") == NULL;
    return head && (across ? !heading_is_neutral(above) : heading_is_of_else(index, above));
}

bool tables_replace(Submissions *s, const TreeIndex *index, Submission *one)
{
    Submission read = *one;
    read.lines = NULL;
    read.line_count = read.line_room = 0;
    for (size_t i = 0; i < one->line_count; i++) {
        Table t = {.s = s, .index = index, .line = &one->lines[i]};
        Row heading;
        const char parting = heading_parting(&t, one->lines[i].text, &heading);
        const size_t rows =
            parting != '\0' && table_row_add(&t, &heading) ? rows_take(&t, one, i, parting) : 0;
        const bool said = rows > 0 && !t.unknown && !is_below_else(index, one, i, t.across) &&
                          table_say(&t, one, i);
        const Line *lines = said ? t.lines : &one->lines[i];
        for (size_t k = 0; k < (said ? t.line_count : rows + 1); k++) {
            if (!ARENA_ROOM(&s->arena, read.lines, read.line_room, read.line_count))
                return false;
            read.lines[read.line_count] = lines[k];
            read.lines[read.line_count++].unclear = !said && rows > 0;
        }
        i += rows;
    }
    *one = read;
    return true;
}
