/* The heading of a table, and its rows. All cells of a heading are words for columns, or nodes. The cells of the rows are parted as those of the
 * heading are: by bars, tabs, semicolons, commas, several blanks, or each blank. */
#include "answers/table_rows.h"

#include "base/letter.h"

#include <string.h>

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
            const size_t group =
                strchr("([", text[i]) != NULL ? group_length(text + i, length - i) : 0;
            i += group > 0 ? group : 1;
        }
        if (row->count == CELLS_MOST)
            return false;
        row->cells[row->count++] = unwrapped(s, text_kept(s, text + begin, i - begin));
        i += gap > 0 ? gap : 1;
    }
    return true;
}

/* What the cells of a column are about; -1: no column has this heading. */
int column_of(const char *heading)
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
           : fact >= 0 && fact_table[fact].shape == &word_shape    ? COLUMN_TYPE
           : fact == PLYCUT_FACT_CUTOFFS                           ? COLUMN_CUTOFF
           : fact == PLYCUT_FACT_PRUNED                            ? COLUMN_PRUNED
                                                                   : -1;
}

uint32_t cell_node(const Table *t, const char *cell)
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

/* Is a text the label of an answer or a claim, as "best move" in "best move | none"? */
static bool is_label(const char *text)
{
    const size_t length = strlen(text);
    return label_fact(text, length, NULL) >= 0 || claim_named(text, length) >= 0 ||
           typed_is(TYPED_STUDENT, text) || typed_is(TYPED_HEADER, text);
}

/* "algorithm | value | leaves": a word for a claim, and more than one label behind it. */
static bool heads_columns(const Row *row)
{
    bool labels = row->count > 2 && claim_named(row->cells[0], strlen(row->cells[0])) >= 0;
    for (size_t i = 1; labels && i < row->count; i++)
        labels = label_fact(row->cells[i], strlen(row->cells[i]), NULL) >= 0;
    return labels;
}

/* Does it begin with "node", though other cells are words for no column; or, where bars or tabs part it, with another word that is no label?
 * Then its rows are not clear. */
static bool is_unknown_heading(const Table *t, const Row *row, char parting)
{
    PlycutBound bound;
    double number;
    const char *first = row->cells[0];
    const bool colon =
                   *first != '\0' && strchr(":=", first[strlen(first) - 1]) != NULL, /* "value:" */
        bars = !colon && (parting == '|' || parting == '\t');
    bool words = row->count > 1 && *row->cells[0] != '\0' &&
                 (column_of(row->cells[0]) == COLUMN_NODE ||
                  (bars && (!is_label(row->cells[0]) || heads_columns(row)) &&
                   lookup(t->index, row->cells[0], PLYCUT_NO_NODE).count == 0 &&
                   typed_value_at(row->cells[0], &bound, &number) == 0));
    for (size_t i = 1; words && i < row->count; i++)
        words = *row->cells[i] != '\0' && typed_value_at(row->cells[i], &bound, &number) == 0 &&
                lookup(t->index, row->cells[i], PLYCUT_NO_NODE).count == 0;
    return words;
}

/* Most lines are "label: answer", and no heading, but for "Node: A B C". */
static bool may_be_heading(const char *line)
{
    char label[LABEL_LONGEST] = "";
    const size_t colon = strcspn(line, ":=");
    if (line[colon] == '\0')
        return true;
    if (line[colon] == '=' || colon >= sizeof label)
        return false;
    memcpy(label, line, colon);
    return column_of(label) >= 0;
}

/* What parts the cells of a heading; NUL: the line is none. */
char heading_parting(Table *t, const char *line, Row *row)
{
    static const char PARTINGS[] = {'|', '\t', ';', ',', TWO_BLANKS, ONE_BLANK};
    if (!may_be_heading(line))
        return '\0';
    for (size_t i = 0; i < sizeof PARTINGS; i++) {
        const char parting = PARTINGS[i];
        const bool signs = strchr(CELL_SIGNS, parting) != NULL;
        if ((signs && strchr(line, parting) == NULL) || !row_of_line(t->s, line, parting, row))
            continue;
        corner_add(t, row);
        t->whole = is_heading_of_whole(row);
        if (t->whole || is_heading(t, row))
            return parting;
        t->unknown = parting != ONE_BLANK && is_unknown_heading(t, row, parting);
        if (t->unknown)
            return parting;
    }
    return '\0';
}

bool table_row_add(Table *t, const Row *row)
{
    if (!ARENA_ROOM(&t->s->arena, t->rows, t->room, t->row_count))
        return false;
    t->rows[t->row_count++] = *row;
    return true;
}

/* Has the table such a row? Its first cell is a node, or a word for what the row is about. */
static bool fits_table(const Table *t, const Row *row)
{
    if (t->unknown && column_of(t->rows[0].cells[0]) != COLUMN_NODE)
        return row->count == t->rows[0].count;
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
size_t rows_take(Table *t, const Submission *one, size_t i, char parting)
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

/* "node | value", "value | 3 | 2" */
static bool is_row_of_table(const Row *row)
{
    PlycutBound bound;
    double number;
    const int first = row->count > 1 ? column_of(row->cells[0]) : -1;
    const bool heads = first == COLUMN_NODE || first == COLUMN_CUTOFF;
    bool fits = first >= 0;
    for (size_t i = 1; fits && i < row->count; i++)
        fits = heads ? column_of(row->cells[i]) >= 0
                     : typed_value_at(row->cells[i], &bound, &number) == strlen(row->cells[i]) &&
                           row->count > 2;
    return fits;
}

bool begins_table(Submissions *s, const char *text, size_t length)
{
    enum { LINES_MOST = 3 };
    static const char PARTINGS[] = {'|', '\t', ';'};
    Row row;
    for (size_t line = 0, i = 0; line < LINES_MOST && i < length; line++) {
        const size_t end = i + line_length(text + i, length - i);
        const char *plain = line_plain(s, text + i, end - i);
        for (size_t k = 0; k < sizeof PARTINGS; k++)
            if (strchr(plain, PARTINGS[k]) != NULL && row_of_line(s, plain, PARTINGS[k], &row) &&
                is_row_of_table(&row))
                return true;
        i = end + line_end_at(text + end, length - end);
    }
    return false;
}
