/* What sentences say, clause by clause. A clause is about one thing: what a node returns, its window, a cutoff, what is pruned or visited, the best
 * move, the line. It ends at a full stop, and where the next part of a sentence has a topic of its own and is whole without it: "B returns 3, C
 * returns 2". Reasons say nothing of their own, but for the inequality of a cutoff. If a word is unknown, or a clause is not whole, or says two
 * things at once, nothing is read. */
#include "answers/said.h"
#include "answers/clause.h"

#include <string.h>

static bool parts_words(const SaidWord *word)
{
    return is_a(word, SAID_COMMA) || is_a(word, SAID_OPEN) || is_a(word, SAID_CLOSE) ||
           is_a(word, SAID_STOP) || is_a(word, SAID_BECAUSE);
}

/* Does a word begin another part without a comma: "C: 3 [2, inf]", "MAX gets 6 by going to B"? */
static bool begins_part(const Sayer *y, Clause so_far, const SaidWord *word)
{
    const bool valued =
        said_count(y, so_far, SAID_NUMBER) > 0 && clause_topics(y, so_far) == ABOUT_VALUES;
    return valued && (is_a(word, SAID_BOUNDS) ||
                      (is_a(word, SAID_TOPIC) && word->meaning == PLYCUT_FACT_BEST));
}

/* The part of a sentence that begins here. */
static Clause part_from(const Sayer *y, size_t from)
{
    size_t end = from;
    while (end < y->count && !parts_words(&y->words[end]) &&
           !begins_part(y, (Clause){from, end}, &y->words[end]))
        end++;
    return (Clause){from, end};
}

/* Is more said of a cutoff than where it is? */
static bool describes_cutoff_in(const Sayer *y, Clause c)
{
    return said_count(y, c, SAID_SIDE) + said_count(y, c, SAID_CUT_KIND) +
               said_count(y, c, SAID_BY) >
           0;
}

/* "C: alpha cut from A, 4 and 6 are skipped": is a part the beginning of a list that has its topic further on? */
static bool begins_list(const Sayer *y, Clause part)
{
    unsigned topics = clause_topics(y, part);
    size_t at = part.end;
    if (said_count(y, part, SAID_BY) > 0)
        return false; /* "from A" goes on with the cutoff */
    while (topics == 0 && said_names(y, part) && at < y->count && is_a(&y->words[at], SAID_COMMA)) {
        part = part_from(y, at + 1);
        topics = clause_topics(y, part);
        at = part.end;
    }
    return topics == ABOUT_PRUNED || topics == ABOUT_VISITED;
}

/* Does a part with topics of its own begin a new clause after this one? */
static bool begins_clause(const Sayer *y, Clause clause, Clause part)
{
    const unsigned before = clause_topics(y, clause), topics = clause_topics(y, part);
    const bool lists = before == ABOUT_PRUNED || before == ABOUT_VISITED || before == ABOUT_LINE;
    const bool one_cutoff =
        topics == ABOUT_CUTOFFS &&
        (before == ABOUT_CUT || (before == ABOUT_CUTOFFS && !describes_cutoff_in(y, clause)));
    if (topics == 0 && !lists && clause_is_whole(y, clause, before))
        return said_names(y, part) && begins_list(y, part);
    if (topics == 0 || one_cutoff || !clause_is_whole(y, clause, before))
        return false;
    return topics != before || (lists ? said_names(y, part) : said_count(y, part, SAID_NODE) > 0);
}

static bool ends_reason(const SaidWord *word)
{
    return is_a(word, SAID_STOP) || is_a(word, SAID_OPEN) || is_a(word, SAID_CLOSE);
}

/* A reason: its inequality is the cutoff's; what else it says is left out. It ends with the sentence, before "so", or before a bracket. */
static size_t leave_reason(Sayer *y, size_t from)
{
    size_t i = from;
    bool comma = false, loose = false;
    for (; i < y->count && !ends_reason(&y->words[i]); i++) {
        SaidWord *word = &y->words[i];
        const bool number = is_a(word, SAID_NUMBER), named = number || is_a(word, SAID_NODE),
                   test = number && !word->bounded && i + 1 < y->count &&
                          is_a(&y->words[i + 1], SAID_NUMBER) && y->words[i + 1].bounded;
        comma |= is_a(word, SAID_COMMA);
        loose |= comma && named;
        if (test)
            word->reason = y->words[++i].reason = true;
        else if (!is_a(word, SAID_OPEN_END))
            word->kind = SAID_PLAIN;
    }
    /* "Since 2 <= 3, C stops, so 4 is pruned": what follows "so" is said clearly, but in "4, since 2 <= 3, and 6" the 6 is of the list */
    const bool so = i < y->count && is_a(&y->words[i], SAID_STOP) && y->words[i].length > 1;
    y->loose |= loose && !so;
    return i;
}

/* "Hello. The value is 3": a sentence at the beginning that has no name, no number and no topic says nothing, whatever its words are. */
static void leave_idle_sentences(Sayer *y)
{
    bool idle = true;
    for (size_t from = 0, end; idle && from < y->count; from = end + 1) {
        for (end = from; end < y->count && !is_a(&y->words[end], SAID_STOP); end++) {
            const SaidKind kind = y->words[end].kind;
            idle &= kind == SAID_PLAIN || kind == SAID_UNKNOWN || kind == SAID_COMMA ||
                    kind == SAID_OF || kind == SAID_IS;
        }
        for (size_t i = from; idle && i < end; i++)
            y->words[i].kind = SAID_PLAIN;
    }
}

/* Are all words known, none of them leaves an answer open, and is each bracket closed? */
static bool is_readable(const Sayer *y)
{
    int open = 0;
    for (size_t i = 0; i < y->count; i++) {
        open += is_a(&y->words[i], SAID_OPEN) - is_a(&y->words[i], SAID_CLOSE);
        if (is_a(&y->words[i], SAID_UNKNOWN) || is_a(&y->words[i], SAID_OPEN_END) || open < 0)
            return false;
    }
    return y->count > 0 && open == 0;
}

/* Reasons are left out, so that they may have any words. */
static void leave_reasons(Sayer *y)
{
    for (size_t i = 0; i < y->count; i++)
        if (is_a(&y->words[i], SAID_BECAUSE))
            i = leave_reason(y, i + 1);
}

/* Read what a line says into y->lines. False: it is not clear, or says nothing. */
static bool line_say(Sayer *y, const char *line)
{
    y->count = said_words(y->index, line, y->words);
    leave_reasons(y);
    leave_idle_sentences(y);
    bool said = is_readable(y);
    Clause clause = {0, 0};
    for (size_t at = 0; said && at < y->count;) {
        const Clause part = part_from(y, at);
        const bool stop = at > 0 && is_a(&y->words[at - 1], SAID_STOP);
        if (clause.end > clause.from && (stop || begins_clause(y, clause, part))) {
            said = clause_says(y, clause);
            clause = (Clause){part.from, part.from};
        }
        clause.end = part.end;
        at = part.end + (part.end < y->count && parts_words(&y->words[part.end]));
    }
    return said && clause_says(y, clause) && lists_end(y) && y->line_count > 0;
}

bool line_replace_said(Submissions *s, const TreeIndex *index, Submission *one, size_t i)
{
    const Line *line = &one->lines[i];
    SaidWord words[SAID_WORDS_MOST];
    Sayer y = {.s = s, .index = index, .words = words};
    int number;
    const bool named =
        lookup_name_at(index, line->text) > 0; /* "o: 3", where o is a node and no bullet */
    if (!line_say(&y, named ? line->text : line_past_number(index, line->text, &number)))
        return false;
    Line *lines = arena_take(&s->arena, (one->line_count - 1 + y.line_count) * sizeof *lines);
    if (lines == NULL)
        return false;
    memcpy(lines, one->lines, i * sizeof *lines);
    for (size_t k = 0; k < y.line_count; k++)
        lines[i + k] = (Line){y.lines[k], line->spot, true};
    memcpy(&lines[i + y.line_count], line + 1, (one->line_count - i - 1) * sizeof *lines);
    one->lines = lines;
    one->line_count += y.line_count - 1;
    return true;
}
