/* Answers of a submission in the order in which they are read: children are named, tables become lines, lines become items; what is unread is read
 * again as sentences. */
#include "facts/lookup.h"
#include "answers/prose.h"
#include "answers/read.h"
#include "answers/table.h"

#include <string.h>

/* "A = 3", where A is the root, answers the question of the value, too, if nothing else does. */
static bool root_value_add(Reader *r)
{
    Item value = item_about(r, PLYCUT_FACT_VALUE, PLYCUT_NO_NODE);
    const Item root = item_about(r, PLYCUT_FACT_VALUES, 0), *said = item_named(r, root.name);
    if ((r->asked >> PLYCUT_FACT_VALUE & 1u) == 0 || r->s->published || said == NULL ||
        said->unread != NULL || said->twice || said->answer.never ||
        said->answer.bound != PLYCUT_EXACT || item_is_there(r, &value))
        return true;
    value.given = said->given;
    value.answer.number = said->answer.number;
    value.answer.bound = PLYCUT_EXACT;
    return item_add(r, &value);
}

/* "1. visit 4, 9, 2", "2. visit 1": if one such sentence tells of a step, so do the others. */
static void steps_leave(Reader *r)
{
    const Item visited = item_about(r, PLYCUT_FACT_VISITED, PLYCUT_NO_NODE);
    Item *told = r->steps ? item_named(r, visited.name) : NULL;
    if (told == NULL || !told->told || told->unread != NULL)
        return;
    reader_refuse(r,
                  "is '%s' a step of the search, or all that is visited? Write 'visited: ...' for "
                  "a list of all",
                  told->given);
    told->unread = r->unread;
}

/* Items of the lines of a submission, or of its entries if it has no lines. */
static bool items_of_lines(const Reader *settings, const Submission *one, Items *items)
{
    Reader r = *settings;
    Submission again;
    r.items = items;
    *items = (Items){0};
    if (one->line_count > 0) {
        if (!lines_read_again(r.s, one, r.index, &again))
            return false;
        one = &again;
    }
    numbers_take(&r, one);
    if (!entries_read(&r, one))
        return false;
    steps_leave(&r);
    return root_value_add(&r);
}

/* How many items could be parsed? */
static size_t items_parsed(const Items *items)
{
    size_t parsed = 0;
    for (size_t i = 0; i < items->count; i++)
        parsed += items->items[i].unread == NULL;
    return parsed;
}

static bool line_has_unread(const Items *items, const Line *line)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].unread != NULL && items->items[i].unread_at.line == line->spot.line &&
            line->spot.line > 0 && spots_share_file(&items->items[i].unread_at, &line->spot))
            return true;
    return false;
}

/* Is the new reading better: more answers parsed; or fewer unread, and at most one answer less, since what was several may be one list? */
static bool reads_more(const Items *told, const Items *items)
{
    const size_t now = items_parsed(told), before = items_parsed(items),
                 unread_now = told->count - now, unread_before = items->count - before;
    return now > before || (now + 1 >= before && unread_now < unread_before);
}

/* Read the lines that have unread answers as sentences, one after the other, and keep each new reading that is better. Sheets with more than
 * LINES_MOST lines are not prose. */
static bool sentences_read(const Reader *settings, Submission one, Items *items)
{
    enum { LINES_MOST = 100 };
    bool read = true;
    for (size_t i = 0; read && i < one.line_count && one.line_count <= LINES_MOST; i++) {
        const size_t lines = one.line_count;
        Submission said = one;
        Items told;
        if (!line_has_unread(items, &one.lines[i]) ||
            !line_replace_prose(settings->s, settings->index, &said, i))
            continue;
        read = items_of_lines(settings, &said, &told);
        if (read && reads_more(&told, items)) {
            *items = told;
            one = said;
            i += one.line_count - lines;
        }
    }
    return read;
}

/* Name the children that its lines call by their places. */
static bool children_name(Submissions *s, const TreeIndex *index, Submission *one)
{
    if (one->line_count == 0)
        return true;
    Line *lines = arena_take(&s->arena, one->line_count * sizeof *lines);
    if (lines == NULL)
        return false;
    for (size_t i = 0; i < one->line_count; i++) {
        lines[i] = one->lines[i];
        lines[i].text = line_with_ordinals(s, index, lines[i].text);
    }
    one->lines = lines;
    return true;
}

bool items_read(Items *items, Submissions *s, const Submission *one, const TreeIndex *index,
                PlycutFactSet fixed, PlycutFactSet asked, bool scouts)
{
    Reader r = {.s = s, .index = index, .fixed = fixed, .asked = asked, .scouts = scouts};
    r.ranged = (asked >> PLYCUT_FACT_RANGES & 1u) != 0 && (asked >> PLYCUT_FACT_WINDOWS & 1u) == 0;
    Submission plain = *one;
    const bool read = children_name(s, index, &plain) && tables_replace(s, index, &plain) &&
                      items_of_lines(&r, &plain, items) && sentences_read(&r, plain, items);
    return submissions_are_whole(s) && read;
}
