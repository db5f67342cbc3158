/* Which node a word means, and what to ask if it may mean several. */
#include "facts/lookup.h"

#include "base/utf8.h"
#include "facts/called.h"
#include "base/same.h"
#include "facts/typed.h"

#include <string.h>

/* ---- Edges ----------------------------------------------------------------------------------- */

/* Without brackets around the whole: "(-7)". */
static NameText unbracketed(NameText text)
{
    const bool around = text.length > 2 && text.text[0] == '(' && text.text[text.length - 1] == ')';
    return around ? name_bare(text.text + 1, text.length - 2) : text;
}

/* The children of the nodes of the first name that the second one means; *parent: does the first one mean any node? */
static Meaning children_called(const TreeIndex *index, NameText above, NameText child, bool *parent)
{
    Meaning found = {.count = 0}, parents = called(index, above);
    child = unbracketed(child);
    *parent = parents.count > 0;
    for (uint32_t i = 0; child.length > 0 && i < parents.count && i < MEANINGS; i++) {
        Meaning children = called_below(index, parents.nodes[i], child);
        for (uint32_t k = 0; k < children.count && k < MEANINGS; k++)
            meaning_add(&found, children.nodes[k]);
    }
    return found;
}

static NameText rest_of(const char *text)
{
    return name_bare(text, strlen(text));
}

/* The children that an edge split at this dash leads to: the dash of "A-7" may be the sign of the leaf -7. */
static Meaning cut_at(const TreeIndex *index, const char *word, const char *dash, bool *parent)
{
    const NameText above = name_bare(word, (size_t)(dash - word));
    const size_t length = typed_at(TYPED_DASH, dash, NULL);
    Meaning found = children_called(index, above, rest_of(dash + length), parent);
    if (found.count == 0 && strncmp(dash, "->", 2) != 0)
        found = children_called(index, above, rest_of(dash), parent);
    return found;
}

Meaning lookup_dashed(const TreeIndex *index, const char *word, const char **broken)
{
    Meaning found = {.count = 0};
    *broken = NULL;
    for (const char *at = word; *at != '\0' && found.count == 0; at++) {
        bool parent;
        if (at == word || typed_link(word, at) == 0)
            continue;
        found = cut_at(index, word, at, &parent);
        if (parent && *broken == NULL)
            *broken = at;
    }
    return found;
}

/* What parts a node and its child at this place of a text: "A/7", "A(7)", "A 7", "A's 7", "7 of A", "A to B". *turned: the child
 * comes first. */
static size_t edge_sign_at(const char *text, bool *turned)
{
    const size_t blanks = strspn(text, " "), owns = typed_at(TYPED_OWNS, text, NULL),
                 of = blanks > 0 ? typed_at(TYPED_OF, text + blanks, NULL) : 0,
                 to = blanks > 0 ? typed_at(TYPED_TO, text + blanks, NULL) : 0;
    *turned = owns == 0 && of > 0;
    const size_t arrow = typed_at(TYPED_ARROW, text + blanks, NULL);
    if (arrow > 0)
        return blanks + arrow;
    return owns > 0              ? owns
           : of > 0              ? blanks + of
           : to > 0              ? blanks + to
           : *text == '/'        ? 1
           : text[blanks] == '(' ? blanks
                                 : 0;
}

/* A node and its own child, in any of the usual ways of writing it. */
static Meaning edge_in_words(const TreeIndex *index, const char *word)
{
    Meaning found = {.count = 0};
    for (const char *at = word + (*word != '\0'); *at != '\0' && found.count == 0; at++) {
        bool turned, parent;
        const size_t sign = edge_sign_at(at, &turned);
        if (sign == 0 && *at != '(')
            continue;
        const NameText first = name_bare(word, (size_t)(at - word)), second = rest_of(at + sign);
        found = turned ? children_called(index, unbracketed(second), first, &parent)
                       : children_called(index, first, second, &parent);
    }
    return found;
}

bool lookup_is_edge(const TreeIndex *index, const char *word)
{
    const char *broken;
    return lookup_dashed(index, word, &broken).count > 0;
}

uint32_t lookup_edge(const TreeIndex *index, const char *above, const char *child)
{
    bool parent;
    const Meaning found = children_called(index, rest_of(above), rest_of(child), &parent);
    return found.count == 1 ? found.nodes[0] : PLYCUT_NO_NODE;
}

uint32_t lookup_pair(const TreeIndex *index, const char *word)
{
    for (const char *at = word; *at != '\0'; at++) {
        bool parent;
        const Meaning found =
            *at == ' '
                ? children_called(index, name_bare(word, (size_t)(at - word)), rest_of(at), &parent)
                : (Meaning){.count = 0};
        if (found.count == 1)
            return found.nodes[0];
    }
    return PLYCUT_NO_NODE;
}

/* ---- Words around a name --------------------------------------------------------------------- */

/* What follows "the", "node", "leaf" and the like, or NULL. */
static const char *past_kind(const TreeIndex *index, const char *word)
{
    const size_t thing = typed_at(TYPED_THING, word, NULL),
                 length = thing > 0 ? thing : typed_at(TYPED_ARTICLE, word, NULL);
    if (lookup_name_at(index, word) >= length)
        return NULL; /* a node of this name */
    const bool ends =
        length > 0 && ((unsigned char)word[length - 1] >= 0x80 || word[length] == ' ');
    return ends && word[length] != '\0' ? word + length + strspn(word + length, " ") : NULL;
}

/* How much of a word is left before "node" and the like at its end; 0: there is none. */
static size_t before_kind(NameText word)
{
    for (size_t i = 1; i < word.length; i++)
        if (word.text[i - 1] == ' ' &&
            typed_at(TYPED_THING, word.text + i, NULL) == word.length - i)
            return i - 1;
    return 0;
}

/* The root, by the word for it. */
static bool is_root_word(NameText word)
{
    return typed_at(TYPED_ROOT, word.text, NULL) == word.length && word.length > 0;
}

static Meaning lookup_plain(const TreeIndex *index, const char *word, uint32_t near)
{
    NameText piece = {word, strlen(word)};
    Meaning meaning = {.count = 0};
    const char *broken;
    if (word[0] == '/') {
        uint32_t node = plycut_trace_find(&index->tree, word);
        if (node != PLYCUT_NO_NODE)
            meaning_add(&meaning, node);
        return meaning;
    }
    Meaning names = called_exactly(index, piece);
    if (names.count == 0) {
        piece = name_bare(word, strlen(word));
        names = called_exactly(index, piece);
    }
    if (names.count != 1 && near != PLYCUT_NO_NODE)
        meaning = called_below(index, near, piece);
    if (meaning.count == 0)
        meaning = names;
    if (meaning.count == 0)
        meaning = called_by_value(index, piece);
    if (meaning.count == 0)
        meaning = called_roughly(index, piece);
    if (meaning.count == 0)
        meaning = lookup_dashed(index, word, &broken);
    if (meaning.count == 0)
        meaning = edge_in_words(index, word);
    if (meaning.count == 0 && before_kind(piece) > 0)
        meaning = called(index, name_bare(piece.text, before_kind(piece)));
    if (meaning.count == 0 && is_root_word(piece))
        meaning_add(&meaning, 0);
    return meaning;
}

Meaning lookup(const TreeIndex *index, const char *word, uint32_t near)
{
    Meaning meaning = lookup_plain(index, word, near);
    while (meaning.count == 0 && (word = past_kind(index, word)) != NULL)
        meaning = lookup_plain(index, word, near);
    return meaning;
}

Meaning lookup_inner(const TreeIndex *index, const char *word, uint32_t near)
{
    const Meaning meaning = lookup(index, word, near);
    const Meaning inner = meaning.count > 1 ? called_inner(index, name_bare(word, strlen(word)))
                                            : (Meaning){.count = 0};
    return inner.count == 1 ? inner : meaning;
}
