/* The words of a line: where each ends, and what letters they are made of. */
#include "grade/response.h"

#include <ctype.h>
#include <string.h>

bool words_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Without white space at either end. */
const char *words_trimmed(Responses *r, const char *text, size_t length)
{
    while (length > 0 && words_space(text[length - 1]))
        length--;
    while (length > 0 && words_space(*text)) {
        text++;
        length--;
    }
    return responses_text(r, text, length);
}

/* The next word: quoted, or up to white space or a comma; "12 of B (2)" is one. With `whole`, for
 * lists with commas, up to the comma only. */
const char *words_end(const char *word, bool whole)
{
    const char *end = word;
    if (*word == '"') {
        const char *quote = strchr(word + 1, '"');
        return quote != NULL ? quote + 1 : word + strlen(word);
    }
    while (*end != '\0' && *end != ',' && *end != ';' && (whole || !words_space(*end)))
        end++;
    return end;
}

/* The end of the word after this end and white space, or NULL where it begins otherwise. */
static const char *joined(const char *end, const char *beginning)
{
    const char *next = end + strspn(end, " \t");
    if (next == end || strncmp(next, beginning, strlen(beginning)) != 0)
        return NULL;
    return words_end(next, false);
}

/* "12 of B", "12 of B (2)": names that the tree gives to leaves. */
const char *words_leaf_end(const char *end)
{
    const char *of = joined(end, "of ");
    const char *parent = of != NULL ? joined(of, "") : NULL;
    if (of == NULL || parent == NULL)
        return end;
    const char *serial = joined(parent, "(");
    return serial != NULL && serial[-1] == ')' ? serial : parent;
}

/* ---- Signs ------------------------------------------------------------------------------- */

typedef enum Said { SAID_DASH, SAID_ARROW, SAID_NEVER, SAID_NONE } Said;

static const struct {
    Said said;
    const char *text;
} SAID[] = {
#define DASH(sign)  {SAID_DASH, sign},
#define ARROW(sign) {SAID_ARROW, sign},
#define NEVER(word) {SAID_NEVER, word},
#define NONE(word)  {SAID_NONE, word},
#include "facts/said.def"
#undef DASH
#undef ARROW
#undef NEVER
#undef NONE
};

enum { SAID_COUNT = sizeof SAID / sizeof *SAID };

bool words_alike(const char *a, const char *b)
{
    while (*a != '\0' && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
        a++;
        b++;
    }
    return *a == '\0' && *b == '\0';
}

/* Is the whole text one of these, whatever its capitals? */
static bool says(const char *text, Said said)
{
    for (size_t i = 0; i < SAID_COUNT; i++)
        if (SAID[i].said == said && words_alike(text, SAID[i].text))
            return true;
    return false;
}

/* The length of the one of these that the text begins with, or 0. */
static size_t sign_length(const char *text, Said said)
{
    for (size_t i = 0; i < SAID_COUNT; i++)
        if (SAID[i].said == said && strncmp(text, SAID[i].text, strlen(SAID[i].text)) == 0)
            return strlen(SAID[i].text);
    return 0;
}

bool words_are_dash(const char *text)
{
    return says(text, SAID_DASH);
}

bool words_say_never(const char *text)
{
    return words_are_dash(text) || says(text, SAID_NEVER);
}

bool words_say_none(const char *text)
{
    return words_are_dash(text) || says(text, SAID_NONE);
}

size_t words_arrow_length(const char *text)
{
    return sign_length(text, SAID_ARROW);
}

size_t words_dash_length(const char *text)
{
    return sign_length(text, SAID_DASH);
}

/* Does the text begin with a word, in lower case here, and end it there? */
static bool begins_with(const char *text, const char *word)
{
    size_t i = 0;
    while (word[i] != '\0' && tolower((unsigned char)text[i]) == (unsigned char)word[i])
        i++;
    return word[i] == '\0' && !isalnum((unsigned char)text[i]) && text[i] != '_';
}

const char *words_side(const char *text, size_t *length)
{
    static const struct {
        const char *word, *side;
    } SIDES[] = {{"alpha", "alpha"}, {"beta", "beta"}, {"\xce\xb1", "alpha"}, {"\xce\xb2", "beta"}};
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++) {
        *length = strlen(SIDES[i].word);
        if (begins_with(text, SIDES[i].word))
            return SIDES[i].side;
    }
    return NULL;
}
