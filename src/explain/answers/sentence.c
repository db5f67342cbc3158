/* What a sentence says, clause by clause. A clause is about one thing: what a node returns, its window, a cutoff, what is pruned or visited, the
 * best move, the line. It ends where the next part of the sentence has a topic of its own and is whole without it: "B returns 3, C
 * returns 2". Reasons say nothing of their own, but for the inequality of a cutoff. If a word is unknown, or a clause is not whole, or says
 * two things at once, the sentence is not clear. */
#include "answers/clause.h"

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
                      (is_a(word, PROSE_TOPIC) &&
                       (word->meaning == PLYCUT_FACT_BEST || word->meaning == PROSE_GO)));
}

/* The part of a sentence that begins here. */
static Clause part_from(const ProseReader *p, size_t from)
{
    size_t end = from;
    while (end < p->end && !parts_words(&p->words[end]) &&
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
    while (topics == 0 && prose_names(p, part) && at < p->end && is_a(&p->words[at], PROSE_COMMA)) {
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
    for (; i < p->end && !ends_reason(&p->words[i]); i++) {
        ProseWord *word = &p->words[i];
        const bool number = is_a(word, PROSE_NUMBER), named = number || is_a(word, PROSE_NODE),
                   test = number && !word->bounded && i + 1 < p->end &&
                          is_a(&p->words[i + 1], PROSE_NUMBER) && p->words[i + 1].bounded;
        comma |= is_a(word, PROSE_COMMA);
        loose |= comma && named;
        if (test)
            word->reason = p->words[++i].reason = true;
        else if (!is_a(word, PROSE_OPEN_END))
            word->kind = PROSE_PLAIN;
    }
    /* "Since 2 <= 3, C stops, so 4 is pruned": what follows "so" is said clearly, but in "4, since 2 <= 3, and 6" the 6 is of the list */
    const bool so = i < p->end && is_a(&p->words[i], PROSE_STOP) && p->words[i].length > 1;
    p->loose |= loose && !so;
    return i;
}

/* Reasons are left out, so that they may have any words. */
static void leave_reasons(ProseReader *p, Clause sentence)
{
    p->loose = false;
    for (size_t i = sentence.from; i < sentence.end; i++)
        if (is_a(&p->words[i], PROSE_BECAUSE))
            i = leave_reason(p, i + 1);
}

bool sentence_is_idle(const ProseReader *p, Clause sentence)
{
    for (size_t i = sentence.from; i < sentence.end; i++) {
        const ProseKind kind = p->words[i].kind;
        if (kind != PROSE_PLAIN && kind != PROSE_UNKNOWN && kind != PROSE_COMMA &&
            kind != PROSE_OF && kind != PROSE_IS)
            return false;
    }
    return true;
}

/* Are all words known, none of them leaves an answer open, and is each bracket closed? */
static bool is_readable(const ProseReader *p, Clause sentence)
{
    int open = 0;
    for (size_t i = sentence.from; i < sentence.end; i++) {
        open += is_a(&p->words[i], PROSE_OPEN) - is_a(&p->words[i], PROSE_CLOSE);
        if (is_a(&p->words[i], PROSE_UNKNOWN) || is_a(&p->words[i], PROSE_OPEN_END) || open < 0)
            return false;
    }
    return open == 0;
}

bool sentence_read(ProseReader *p, Clause sentence)
{
    Clause clause = {sentence.from, sentence.from};
    p->end = sentence.end;
    leave_reasons(p, sentence);
    bool said = is_readable(p, sentence);
    for (size_t at = sentence.from; said && at < sentence.end;) {
        const Clause part = part_from(p, at);
        const bool stop = at > sentence.from && is_a(&p->words[at - 1], PROSE_STOP);
        if (clause.end > clause.from && (stop || begins_clause(p, clause, part))) {
            said = clause_read(p, clause);
            clause = (Clause){part.from, part.from};
        }
        clause.end = part.end;
        at = part.end + (part.end < p->end && parts_words(&p->words[part.end]));
    }
    return said && clause_read(p, clause);
}
