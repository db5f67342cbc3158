/* A table is found by its heading row, all of whose cells are words for columns, or for nodes. Its cells are parted as those of the heading
 * are: by bars, tabs, semicolons, commas, several blanks, or each blank. */
#include "answers/table.h"

#include "base/letter.h"

#include <string.h>

enum { CELLS_MOST = 40 };

/* The cells of a line, as texts. */
typedef struct Row {
    const char *cells[CELLS_MOST];
    size_t count;
} Row;

/* A table: rows[0] is the heading. Where a column is a node, `across`, its first column has the words for what the rows are about. */
typedef struct Table {
    Submissions *s;
    const TreeIndex *index;
    Row *rows;
    size_t row_count, room;
    bool across, unknown; /* unknown: a column has a heading that is no word for one */
    bool whole;           /* its columns are answers about the whole search, and it has one row */
    const Line *line; /* whose place the lines have that are being added */
    Line *lines;      /* what the table says */
    size_t line_count, line_room;
} Table;

/* ---- Cells ----------------------------------------------------------------------------------- */

/* What parts cells: one of these signs, two blanks, or one. */
#define CELL_SIGNS "|\t;,"
enum { TWO_BLANKS = '2', ONE_BLANK = '1' };

static size_t gap_at(const char *text, char parting)
{
    const size_t blanks = strspn(text, BLANK_BYTES);
    return parting == TWO_BLANKS  ? (blanks > 1 ? blanks : 0)
           : parting == ONE_BLANK ? blanks
                                  : *text == parting;
}

/* Take a line apart. False: it has more cells than any table. What is in brackets stays together. */
static bool row_of_line(Submissions *s, const char *text, char parting, Row *row)
{
    *row = (Row){.count = 0};
    text += strspn(text, BLANK_BYTES);
    text += parting == '|' && *text == '|';
    size_t length = trimmed_length(text, strlen(text));
    length -= parting == '|' && length > 0 && text[length - 1] == '|';
    for (size_t begin = 0, i = 0; begin <= length; begin = i) {
        size_t gap = 0;
        while (i < length && (gap = gap_at(text + i, parting)) == 0) {
            const size_t group = strchr("([", text[i]) != NULL ? group_length(text + i, length - i)
                                                                : 0;
            i += group > 0 ? group : 1;
        }
        if (row->count == CELLS_MOST)
            return false;
        row->cells[row->count++] = unwrapped(s, text_kept(s, text + begin, i - begin));
        i += gap > 0 ? gap : 1;
    }
    return true;
}

/* ---- Headings -------------------------------------------------------------------------------- */

/* What the cells of a column are about; -1: no column has this heading. */
static int column_of(const char *heading)
{
    int meaning = -1;
    size_t length = strlen(heading);
    length -= length > 0 && strchr("?:", heading[length - 1]) != NULL;
    char word[LABEL_LONGEST] = "";
    if (length == 0 || length >= sizeof word)
        return -1;
    memcpy(word, heading, length);
    if (typed_at(TYPED_COLUMN, word, &meaning) == length)
        return meaning;
    if (typed_side_at(word, &meaning) == length)
        return meaning == 1 ? COLUMN_ALPHA : COLUMN_BETA;
    int fact = label_fact(word, length, NULL);
    if (fact < 0 && typed_at(TYPED_LABEL_OF_NODE, word, &meaning) == length)
        fact = meaning;
    return fact == PLYCUT_FACT_VALUE || fact == PLYCUT_FACT_VALUES ? COLUMN_VALUE
           : fact == PLYCUT_FACT_WINDOWS                           ? COLUMN_WINDOW
           : fact == PLYCUT_FACT_TYPES                             ? COLUMN_TYPE
           : fact == PLYCUT_FACT_CUTOFFS                           ? COLUMN_CUTOFF
           : fact == PLYCUT_FACT_PRUNED                            ? COLUMN_PRUNED
                                                                   : -1;
}

static uint32_t cell_node(const Table *t, const char *cell)
{
    const Meaning meaning = lookup_inner(t->index, cell, PLYCUT_NO_NODE);
    return meaning.count == 1 ? meaning.nodes[0] : PLYCUT_NO_NODE;
}

static bool is_inner_node(const Table *t, const char *cell)
{
    const uint32_t node = cell_node(t, cell);
    return node != PLYCUT_NO_NODE && !t->index->tree.nodes[node].leaf;
}

/* Is it a heading: its first column the nodes, and all others answers about them; or all others nodes? */
static bool is_heading(Table *t, const Row *row)
{
    const int first = row->count > 1 ? column_of(row->cells[0]) : -1;
    const bool corner = row->count > 2 && *row->cells[0] == '\0';
    bool answers = first == COLUMN_NODE || first == COLUMN_CUTOFF,
         nodes = first == COLUMN_NODE || corner;
    for (size_t i = 1; i < row->count; i++) {
        const int column = column_of(row->cells[i]);
        answers &= column >= 0 && column != COLUMN_NODE;
        nodes &= is_inner_node(t, row->cells[i]);
    }
    t->across = nodes && !answers;
    return answers || nodes;
}

/* "B  C  D" above "value  3  2  2": a row of nodes whose empty corner was trimmed gets it back. */
static void corner_add(const Table *t, Row *row)
{
    bool nodes = row->count > 1 && row->count < CELLS_MOST;
    for (size_t i = 0; nodes && i < row->count; i++)
        nodes = is_inner_node(t, row->cells[i]);
    if (!nodes)
        return;
    memmove(&row->cells[1], &row->cells[0], row->count++ * sizeof *row->cells);
    row->cells[0] = "";
}

/* "value | best | leaves": are all cells labels of answers about the whole search? */
static bool is_heading_of_whole(const Row *row)
{
    bool whole = row->count > 1;
    for (size_t i = 0; whole && i < row->count; i++) {
        const int fact = label_fact(row->cells[i], strlen(row->cells[i]), NULL);
        whole = fact >= 0 && fact_table[fact].shape->of_whole;
    }
    return whole;
}

/* Does it begin with "node", though other cells are words for no column? Then its rows are not clear. */
static bool is_unknown_heading(const Table *t, const Row *row)
{
    PlycutBound bound;
    double number;
    bool words = row->count > 1 && column_of(row->cells[0]) == COLUMN_NODE;
    for (size_t i = 1; words && i < row->count; i++)
        words = *row->cells[i] != '\0' && typed_value_at(row->cells[i], &bound, &number) == 0 &&
                lookup(t->index, row->cells[i], PLYCUT_NO_NODE).count == 0;
    return words;
}

/* What parts the cells of a heading; NUL: the line is none. */
static char heading_parting(Table *t, const char *line, Row *row)
{
    static const char PARTINGS[] = {'|', '\t', ';', ',', TWO_BLANKS, ONE_BLANK};
    for (size_t i = 0; i < sizeof PARTINGS; i++) {
        const char parting = PARTINGS[i];
        const bool signs = strchr(CELL_SIGNS, parting) != NULL;
        if ((signs && strchr(line, parting) == NULL) || !row_of_line(t->s, line, parting, row))
            continue;
        corner_add(t, row);
        t->whole = is_heading_of_whole(row);
        if (t->whole || is_heading(t, row))
            return parting;
        t->unknown = parting != ONE_BLANK && is_unknown_heading(t, row);
        if (t->unknown)
            return parting;
    }
    return '\0';
}

/* ---- The table as one of nodes and columns ----------------------------------------------------- */

static bool table_row_add(Table *t, const Row *row)
{
    if (!ARENA_ROOM(&t->s->arena, t->rows, t->room, t->row_count))
        return false;
    t->rows[t->row_count++] = *row;
    return true;
}

/* Has the table such a row? Its first cell is a node, or a word for what the row is about. */
static bool fits_table(const Table *t, const Row *row)
{
    if (t->whole)
        return t->row_count == 1 && row->count == t->rows[0].count;
    return t->across ? row->count == t->rows[0].count && column_of(row->cells[0]) >= 0
                     : row->count > 1 && row->count <= t->rows[0].count &&
                           lookup(t->index, row->cells[0], PLYCUT_NO_NODE).count > 0;
}

/* "A  B  C" above "3  3  2": values, without a word that says so. */
static void value_word_add(const Table *t, Row *row)
{
    PlycutBound bound;
    double number;
    bool values = t->across && t->row_count == 1 && row->count + 1 == t->rows[0].count;
    for (size_t i = 0; values && i < row->count; i++)
        values = typed_value_at(row->cells[i], &bound, &number) == strlen(row->cells[i]) ||
                 typed_is(TYPED_NEVER, row->cells[i]);
    if (!values)
        return;
    memmove(&row->cells[1], &row->cells[0], row->count++ * sizeof *row->cells);
    row->cells[0] = "value";
}

/* The rows that follow the heading at line i; their number. */
static size_t rows_take(Table *t, const Submission *one, size_t i, char parting)
{
    Row row;
    size_t count = 0;
    for (; i + 1 + count < one->line_count; count++) {
        const Line *line = &one->lines[i + 1 + count];
        if (!spots_share_file(&one->lines[i].spot, &line->spot) ||
            !row_of_line(t->s, line->text, parting, &row))
            break;
        value_word_add(t, &row);
        if (!fits_table(t, &row) || !table_row_add(t, &row))
            break;
    }
    return count;
}

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
        if (fact_of_word(cell, &word) != PLYCUT_FACT_TYPES)
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
        if (*t->rows[1].cells[i] != '\0' && !table_line_add(t, t->rows[0].cells[i], "", t->rows[1].cells[i]))
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
        const bool said = rows > 0 && !t.unknown && table_say(&t, one, i);
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
