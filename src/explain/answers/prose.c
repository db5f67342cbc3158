/* What sentences say, clause by clause. A clause is about one thing: what a node returns, its window, a cutoff, what is pruned or visited, the best
 * move, the line. It ends at a full stop, and where the next part of a sentence has a topic of its own and is whole without it: "B returns 3, C
 * returns 2". Reasons say nothing of their own, but for the inequality of a cutoff. If a word is unknown, or a clause is not whole, or says two
 * things at once, nothing is read. */
#include "answers/prose.h"
#include "answers/clause.h"

#include <string.h>

static bool parts_words(const ProseWord *word)
{
    return is_a(word, PROSE_COMMA) || is_a(word, PROSE_OPEN) || is_a(word, PROSE_CLOSE) ||
           is_a(word, PROSE_STOP) || is_a(word, PROSE_BECAUSE);
}

/* Does a word begin another part without a comma: "C: 3 [2, inf]", "MAX gets 6 by going to B"? */
static bool begins_part(const ProseReader *p, Clause so_far, const ProseWord *word)
{
    const bool valued =
        prose_count(p, so_far, PROSE_NUMBER) > 0 && clause_topics(p, so_far) == ABOUT_VALUES;
    return valued && (is_a(word, PROSE_BOUNDS) ||
                      (is_a(word, PROSE_TOPIC) && word->meaning == PLYCUT_FACT_BEST));
}

/* The part of a sentence that begins here. */
static Clause part_from(const ProseReader *p, size_t from)
{
    size_t end = from;
    while (end < p->count && !parts_words(&p->words[end]) &&
           !begins_part(p, (Clause){from, end}, &p->words[end]))
        end++;
    return (Clause){from, end};
}

/* Is more said of a cutoff than where it is? */
static bool describes_cutoff_in(const ProseReader *p, Clause c)
{
    return prose_count(p, c, PROSE_SIDE) + prose_count(p, c, PROSE_CUT_KIND) +
               prose_count(p, c, PROSE_BY) >
           0;
}

/* "C: alpha cut from A, 4 and 6 are skipped": is a part the beginning of a list that has its topic further on? */
static bool begins_list(const ProseReader *p, Clause part)
{
    unsigned topics = clause_topics(p, part);
    size_t at = part.end;
    if (prose_count(p, part, PROSE_BY) > 0)
        return false; /* "from A" goes on with the cutoff */
    while (topics == 0 && prose_names(p, part) && at < p->count &&
           is_a(&p->words[at], PROSE_COMMA)) {
        part = part_from(p, at + 1);
        topics = clause_topics(p, part);
        at = part.end;
    }
    return topics == ABOUT_PRUNED || topics == ABOUT_VISITED;
}

/* Does a part with topics of its own begin a new clause after this one? */
static bool begins_clause(const ProseReader *p, Clause clause, Clause part)
{
    const unsigned before = clause_topics(p, clause), topics = clause_topics(p, part);
    const bool lists = before == ABOUT_PRUNED || before == ABOUT_VISITED || before == ABOUT_LINE;
    const bool one_cutoff =
        topics == ABOUT_CUTOFFS &&
        (before == ABOUT_CUT || (before == ABOUT_CUTOFFS && !describes_cutoff_in(p, clause)));
    if (topics == 0 && !lists && clause_is_whole(p, clause, before))
        return prose_names(p, part) && begins_list(p, part);
    if (topics == 0 || one_cutoff || !clause_is_whole(p, clause, before))
        return false;
    return topics != before ||
           (lists ? prose_names(p, part) : prose_count(p, part, PROSE_NODE) > 0);
}

static bool ends_reason(const ProseWord *word)
{
    return is_a(word, PROSE_STOP) || is_a(word, PROSE_OPEN) || is_a(word, PROSE_CLOSE);
}

/* A reason: its inequality is the cutoff's; what else it says is left out. It ends with the sentence, before "so", or before a bracket. */
static size_t leave_reason(ProseReader *p, size_t from)
{
    size_t i = from;
    bool comma = false, loose = false;
    for (; i < p->count && !ends_reason(&p->words[i]); i++) {
        ProseWord *word = &p->words[i];
        const bool number = is_a(word, PROSE_NUMBER), named = number || is_a(word, PROSE_NODE),
                   test = number && !word->bounded && i + 1 < p->count &&
                          is_a(&p->words[i + 1], PROSE_NUMBER) && p->words[i + 1].bounded;
        comma |= is_a(word, PROSE_COMMA);
        loose |= comma && named;
        if (test)
            word->reason = p->words[++i].reason = true;
        else if (!is_a(word, PROSE_OPEN_END))
            word->kind = PROSE_PLAIN;
    }
    /* "Since 2 <= 3, C stops, so 4 is pruned": what follows "so" is said clearly, but in "4, since 2 <= 3, and 6" the 6 is of the list */
    const bool so = i < p->count && is_a(&p->words[i], PROSE_STOP) && p->words[i].length > 1;
    p->loose |= loose && !so;
    return i;
}

/* "Hello. The value is 3": a sentence at the beginning that has no name, no number and no topic says nothing, whatever its words are. */
static void leave_idle_sentences(ProseReader *p)
{
    bool idle = true;
    for (size_t from = 0, end; idle && from < p->count; from = end + 1) {
        for (end = from; end < p->count && !is_a(&p->words[end], PROSE_STOP); end++) {
            const ProseKind kind = p->words[end].kind;
            idle &= kind == PROSE_PLAIN || kind == PROSE_UNKNOWN || kind == PROSE_COMMA ||
                    kind == PROSE_OF || kind == PROSE_IS;
        }
        for (size_t i = from; idle && i < end; i++)
            p->words[i].kind = PROSE_PLAIN;
    }
}

/* Are all words known, none of them leaves an answer open, and is each bracket closed? */
static bool is_readable(const ProseReader *p)
{
    int open = 0;
    for (size_t i = 0; i < p->count; i++) {
        open += is_a(&p->words[i], PROSE_OPEN) - is_a(&p->words[i], PROSE_CLOSE);
        if (is_a(&p->words[i], PROSE_UNKNOWN) || is_a(&p->words[i], PROSE_OPEN_END) || open < 0)
            return false;
    }
    return p->count > 0 && open == 0;
}

/* Reasons are left out, so that they may have any words. */
static void leave_reasons(ProseReader *p)
{
    for (size_t i = 0; i < p->count; i++)
        if (is_a(&p->words[i], PROSE_BECAUSE))
            i = leave_reason(p, i + 1);
}

/* Read what a line says into p->lines. False: it is not clear, or says nothing. */
static bool prose_read(ProseReader *p, const char *line)
{
    p->count = prose_words(p->index, line, p->words);
    leave_reasons(p);
    leave_idle_sentences(p);
    bool said = is_readable(p);
    Clause clause = {0, 0};
    for (size_t at = 0; said && at < p->count;) {
        const Clause part = part_from(p, at);
        const bool stop = at > 0 && is_a(&p->words[at - 1], PROSE_STOP);
        if (clause.end > clause.from && (stop || begins_clause(p, clause, part))) {
            said = clause_read(p, clause);
            clause = (Clause){part.from, part.from};
        }
        clause.end = part.end;
        at = part.end + (part.end < p->count && parts_words(&p->words[part.end]));
    }
    return said && clause_read(p, clause) && lists_end(p) && p->line_count > 0;
}

bool line_replace_prose(Submissions *s, const TreeIndex *index, Submission *one, size_t i)
{
    const Line *line = &one->lines[i];
    ProseWord words[PROSE_WORDS_MOST];
    ProseReader p = {.s = s, .index = index, .words = words};
    int number;
    const bool named =
        lookup_name_at(index, line->text) > 0; /* "o: 3", where o is a node and no bullet */
    if (!prose_read(&p, named ? line->text : line_past_number(index, line->text, &number)))
        return false;
    Line *lines = arena_take(&s->arena, (one->line_count - 1 + p.line_count) * sizeof *lines);
    if (lines == NULL)
        return false;
    memcpy(lines, one->lines, i * sizeof *lines);
    for (size_t k = 0; k < p.line_count; k++)
        lines[i + k] = (Line){p.lines[k], line->spot, true};
    memcpy(&lines[i + p.line_count], line + 1, (one->line_count - i - 1) * sizeof *lines);
    one->lines = lines;
    one->line_count += p.line_count - 1;
    return true;
}
