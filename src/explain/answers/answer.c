/* One answer to one question. */
#include "answers/answer.h"
#include "answers/read.h"

#include <string.h>

static Reader reader_of(AnswerReader *a)
{
    a->texts.error = &a->error;
    return (Reader){.s = &a->texts, .index = a->index, .scouts = a->scouts};
}

/* The answer alone, without a label. */
static bool read_alone(Reader *r, PlycutFact fact, uint32_t node, const char *text, Answer *answer)
{
    const Entry entry = {.what = (int)fact, .reading = UNSTATED, .label = "", .text = text};
    Item item = item_about(r, fact, node);
    const bool read = answer_take(r, &entry, &item);
    *answer = item.answer;
    return read;
}

/* The answer to this question among those of a line. */
static bool read_line(Reader *r, PlycutFact fact, uint32_t node, const char *text, Answer *answer)
{
    Items items = {0};
    if (text[strspn(text, "0123456789.,+-/" BLANK_BYTES)] == '\0')
        return false; /* "3 4" is no line about a node 3 */
    r->s->count = 0;  /* the line before is done with */
    if (!answers_read_lines(r->s, text) || r->s->count != 1 ||
        !items_read(&items, r->s, &r->s->items[0], r->index, 0, 0, r->scouts))
        return false;
    for (size_t i = 0; i < items.count; i++) {
        const Item *item = &items.items[i];
        if (item->unread == NULL && item->answer.fact == fact && item->answer.node == node) {
            *answer = item->answer;
            return true;
        }
    }
    return false;
}

bool answer_read(AnswerReader *a, PlycutFact fact, uint32_t node, const char *text, Answer *answer)
{
    Reader r = reader_of(a);
    const char *plain = line_plain(&a->texts, text, strlen(text));
    const bool alone = read_alone(&r, fact, node, plain, answer);
    a->unread = alone ? NULL : r.unread;
    if (!alone && read_line(&r, fact, node, text, answer))
        a->unread = NULL;
    return a->unread == NULL && !answer_reader_failed(a);
}

const char *answer_node_word(AnswerReader *a, const char *text)
{
    Reader r = reader_of(a);
    return node_word(&r, line_plain(&a->texts, text, strlen(text)));
}

bool answer_reader_failed(const AnswerReader *a)
{
    return a->texts.arena.failed;
}

void answer_reader_close(AnswerReader *a)
{
    submissions_free(&a->texts);
}
