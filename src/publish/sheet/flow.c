/* Pieces flow down the page: each takes its place where the last one ended. */
#include <string.h>

#include "sheet/flow.h"
#include "scene/utf8.h"

int flow_line(int size)
{
    return size * 7 / 5;
}

int flow_air(const Flow *flow, int space)
{
    return space * flow->air / 100;
}

void flow_keep(Flow *flow, int height)
{
    if (flow->page_height == 0 || flow->y == 0 || flow->y + height <= flow->page_height)
        return;
    flow->page++;
    flow->y = 0;
}

static void flow_piece(Flow *flow, Piece piece)
{
    if (ARENA_ROOM(flow->arena, flow->pieces, flow->room, flow->count))
        flow->pieces[flow->count++] = piece;
}

int flow_writing(const Flow *flow)
{
    return flow->type * 9 / 5;
}

/* ---- Words into lines ------------------------------------------------------------------------ */

static int points(const char *text, int size, bool bold)
{
    return text_width(text, size, bold) / 1000 + 1;
}

/* The end of the word that begins here: a space, or in a list the one after a comma. */
static size_t word_end(const char *text, size_t at, bool list)
{
    for (; text[at] != '\0'; at++)
        if (text[at] == ' ' && at > 0 && (!list || text[at - 1] == ','))
            break;
    return at;
}

/* How many bytes of text fit into a width: whole words, or the first one. Graphviz measures
 * bold type up to a hundredth wider than it is. */
static size_t words_that_fit(const char *text, int room, int size, bool bold, bool list)
{
    size_t kept = 0;
    int width = 0;
    if (bold)
        room -= room / 100;
    for (size_t end; text[kept] != '\0'; kept = end) {
        end = word_end(text, kept + strspn(text + kept, " "), list);
        width += text_width_to(text + kept, text + end, size, bold);
        if (width / 1000 + 1 > room && kept > 0)
            break;
    }
    return kept;
}

static const char *skip_space(const char *text)
{
    return text + strspn(text, " ");
}

int flow_text_height(const Flow *flow, const char *text, int x, int size, bool bold)
{
    int lines = 0;
    for (; *text != '\0'; lines++)
        text = skip_space(text + words_that_fit(text, flow->width - x, size, bold, false));
    return lines * flow_line(size);
}

void flow_text(Flow *flow, const char *text, int x, int size, bool bold)
{
    while (*text != '\0') {
        size_t n = words_that_fit(text, flow->width - x, size, bold, false);
        const char *line = arena_copy(flow->arena, text, n);
        flow_keep(flow, flow_line(size));
        flow_piece(flow, (Piece){PIECE_TEXT, flow->page, x, flow->y, points(line, size, bold),
                                 flow_line(size), size, line, bold});
        flow->y += flow_line(size);
        text = skip_space(text + n);
    }
}

/* How many bytes of a text fit into a width, up to the end of a character. */
static size_t text_fitting(const char *text, int room, int size)
{
    size_t kept = strlen(text);
    while (kept > 0 && (text_width_to(text, text + kept, size, true) / 1000 + 1 > room ||
                        (text[kept] & 0xc0) == 0x80))
        kept--;
    return kept;
}

/* ---- Where answers are written --------------------------------------------------------------- */

static void rule_to(Flow *flow, int x, int edge, const char *answer)
{
    const int width = edge - x, height = flow_line(flow->type) + 2;
    flow_piece(
        flow, (Piece){PIECE_RULE, flow->page, x, flow->y, width, height, flow->type, answer, true});
}

static void label_piece(Flow *flow, const char *label, int x)
{
    const int width = points(label, flow->type, false), height = flow_line(flow->type) + 2;
    flow_piece(flow, (Piece){PIECE_TEXT, flow->page, x, flow->y + 1, width, height, flow->type,
                             label, false});
}

/* An answer that takes more lines than were left for it gets them. */
void flow_rules(Flow *flow, const char *label, const char *answer, int x, int lines)
{
    int step = flow_writing(flow), begin = x + points(label, flow->type, false) + flow->type;
    if (answer == NULL)
        answer = "";
    for (int i = 0; i < lines || *answer != '\0'; i++) {
        int at = i == 0 ? begin : x;
        size_t n = words_that_fit(answer, flow->width - at - flow->type, flow->type, true, true);
        const char *line = arena_copy(flow->arena, answer, n);
        flow_keep(flow, step);
        if (i == 0)
            label_piece(flow, label, x);
        rule_to(flow, at, flow->width, line);
        flow->y += step;
        answer = skip_space(answer + n);
    }
}

void flow_field(Flow *flow, const char *label, const char *answer, int x, int edge)
{
    const int begin = x + points(label, flow->type, false) + flow->type / 2;
    int size = flow->type;
    while (size > flow->type / 2 && points(answer, size, true) > edge - begin - flow->type)
        size--;
    const size_t fits = text_fitting(answer, edge - begin - flow->type, size);
    label_piece(flow, label, x);
    flow_piece(flow, (Piece){PIECE_RULE, flow->page, begin, flow->y, edge - begin,
                             flow_line(flow->type) + 2, size, arena_copy(flow->arena, answer, fits),
                             true});
}

static void foot_piece(Flow *flow, Piece piece, const char *text, bool right)
{
    piece.text = arena_copy(flow->arena, text, strlen(text));
    piece.width = points(text, piece.size, false);
    piece.x = right ? flow->width - piece.width : 0;
    flow_piece(flow, piece);
}

void flow_foot(Flow *flow, int page, int y, int size, const char *left, const char *right)
{
    Piece piece = {
        .kind = PIECE_TEXT, .page = page, .y = y, .height = flow_line(size), .size = size};
    foot_piece(flow, piece, left != NULL ? left : "", false);
    foot_piece(flow, piece, right, true);
}

void flow_number(Flow *flow, const char *number)
{
    label_piece(flow, arena_copy(flow->arena, number, strlen(number)), 0);
    if (flow->count > 0)
        flow->pieces[flow->count - 1].bold = true;
}

void flow_boxes(Flow *flow, const char *const *texts, const int *widths, int count, int x,
                int height, bool bold)
{
    for (int i = 0; i < count; x += widths[i++])
        flow_piece(flow, (Piece){PIECE_BOX, flow->page, x, flow->y, widths[i], height, flow->type,
                                 texts[i], bold});
    flow->y += height;
}
