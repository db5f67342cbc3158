/* Lines as sentences. What one sentence says is clear although another one is not, but for lists: those of the whole line, "4 and 6 are
 * pruned", are whole only if all of it is understood, and if it does not tell of the search step by step. What is not clear stays as it was
 * written. */
#include "answers/prose.h"
#include "answers/clause.h"

#include <string.h>

/* A sentence of a line, and what it says: the reader's lines from `first` to `end` - 1, and what it adds to lists. */
typedef struct Sentence {
    Clause words;
    size_t first, end;
    bool unread, lists, goes;
    bool left; /* it stays as it was written */
} Sentence;

/* A line as sentences, and what they say instead of it. */
typedef struct Prose {
    ProseReader reader;
    Sentence sentences[PROSE_WORDS_MOST];
    size_t count, unread;
    const char **lines;
    size_t line_count, line_room;
} Prose;

/* The sentence that begins here: up to a sign that ends it, outside of brackets; "so" ends none. */
static Clause sentence_from(const ProseReader *p, size_t from)
{
    int open = 0;
    size_t end = from;
    for (; end < p->count; end++) {
        const ProseWord *word = &p->words[end];
        open += is_a(word, PROSE_OPEN) - is_a(word, PROSE_CLOSE);
        if (is_a(word, PROSE_STOP) && word->length == 1 && open <= 0)
            break;
    }
    return (Clause){from, end};
}

/* Read one. What an unclear one has said so far is forgotten, and so is whom it was about. */
static void sentence_take(ProseReader *p, Sentence *sentence)
{
    const ProseReader before = *p;
    const size_t first = p->line_count;
    p->goes = false;
    sentence->unread = !sentence_is_idle(p, sentence->words) && !sentence_read(p, sentence->words);
    if (sentence->unread) {
        const char **lines = p->lines; /* there may be more room for them now */
        const size_t room = p->line_room;
        *p = before;
        p->lines = lines;
        p->line_room = room;
        p->subject = NULL;
    }
    sentence->lists = p->pruned != before.pruned || p->visited != before.visited;
    sentence->goes = p->goes;
    sentence->first = first;
    sentence->end = p->line_count;
}

/* Does a word leave open what was said before, or take it back? "No", "not", and "if" are about their own sentence alone. */
static bool leaves_open(const ProseReader *p)
{
    for (size_t i = 0; i < p->count; i++) {
        const ProseWord *word = &p->words[i];
        if (is_a(word, PROSE_OPEN_END) && typed_at(TYPED_NOT, word->at, NULL) < word->length &&
            typed_at(TYPED_NONE, word->at, NULL) < word->length &&
            typed_at(TYPED_LIMITS, word->at, NULL) < word->length)
            return true;
    }
    return false;
}

static bool prose_line_add(Prose *prose, const char *text)
{
    if (!ARENA_ROOM(&prose->reader.s->arena, prose->lines, prose->line_room, prose->line_count))
        return false;
    prose->lines[prose->line_count++] = text;
    return true;
}

/* The sentence as it was written. */
static const char *sentence_text(const ProseReader *p, Clause c)
{
    const char *begin = p->words[c.from].at;
    const ProseWord *last = &p->words[c.end - 1];
    return text_kept(p->s, begin, (size_t)(last->at + last->length - begin));
}

/* Which sentences stay as they were written: those that are not clear, and those that a semicolon joins to them, as the groups of
 * "visited: B: 3, 12; C: 5". */
static void sentences_leave(Prose *prose, bool lists)
{
    const ProseReader *p = &prose->reader;
    const bool way = tells_the_way(p);
    for (size_t i = 0; i < prose->count; i++) {
        Sentence *one = &prose->sentences[i];
        one->left = one->unread || (one->lists && !lists) || (one->goes && way);
        for (size_t k = i; k > 0 && *p->words[prose->sentences[k - 1].words.end].at == ';' &&
                           prose->sentences[k].left != prose->sentences[k - 1].left;
             k--)
            prose->sentences[k].left = prose->sentences[k - 1].left = true;
    }
}

/* What the sentences say, one after the other; then their lists. *said: how many of them say something. */
static bool sentences_say(Prose *prose, size_t *said)
{
    ProseReader *p = &prose->reader;
    const bool lists = prose->unread == 0 && lists_are_whole(p);
    const size_t own = p->line_count; /* lists come behind them */
    *said = 0;
    if (lists && !lists_end(p))
        return false;
    sentences_leave(prose, lists);
    for (size_t i = 0; i < prose->count; i++) {
        const Sentence *one = &prose->sentences[i];
        *said += !one->left && (one->end > one->first || one->lists);
        if (one->left && !prose_line_add(prose, sentence_text(p, one->words)))
            return false;
        for (size_t k = one->first; !one->left && k < one->end; k++)
            if (!prose_line_add(prose, p->lines[k]))
                return false;
    }
    for (size_t k = own; k < p->line_count; k++)
        if (!prose_line_add(prose, p->lines[k]))
            return false;
    return true;
}

/* Read what a line says into prose->lines. False: nothing is clear. */
static bool prose_read(Prose *prose, const char *line)
{
    ProseReader *p = &prose->reader;
    size_t said;
    p->count = prose_words(p->index, line, p->words);
    for (size_t at = 0; at < p->count;) {
        Sentence *one = &prose->sentences[prose->count];
        one->words = sentence_from(p, at);
        at = one->words.end + 1;
        if (one->words.end == one->words.from)
            continue;
        sentence_take(p, one);
        prose->unread += one->unread;
        prose->count++;
    }
    return !(prose->unread > 0 && leaves_open(p)) && sentences_say(prose, &said) && said > 0;
}

bool line_replace_prose(Submissions *s, const TreeIndex *index, Submission *one, size_t i)
{
    const Line *line = &one->lines[i];
    ProseWord words[PROSE_WORDS_MOST];
    Prose prose = {.reader = {.s = s, .index = index, .words = words}};
    int number;
    const bool named =
        lookup_name_at(index, line->text) > 0; /* "o: 3", where o is a node and no bullet */
    const char *text = named ? line->text : line_past_number(index, line->text, &number);
    const bool limited =
        text > line->text && typed_at(TYPED_LIMITS, line->text, NULL) > 0; /* "e.g." */
    if (limited || is_unfinished(index, line->text) || !prose_read(&prose, text))
        return false;
    Line *lines = arena_take(&s->arena, (one->line_count - 1 + prose.line_count) * sizeof *lines);
    if (lines == NULL)
        return false;
    memcpy(lines, one->lines, i * sizeof *lines);
    for (size_t k = 0; k < prose.line_count; k++)
        lines[i + k] = (Line){.text = prose.lines[k], .spot = line->spot, .prose = true};
    memcpy(&lines[i + prose.line_count], line + 1, (one->line_count - i - 1) * sizeof *lines);
    one->lines = lines;
    one->line_count += prose.line_count - 1;
    return true;
}
