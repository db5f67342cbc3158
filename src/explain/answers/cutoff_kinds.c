/* Several cutoffs of which the same is told: "alpha cutoffs: C, D", "deep cutoffs at N and O", "G and H are beta cutoffs". */
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

/* ---- What is told ---------------------------------------------------------------------------- */

/* Is the whole text, but for what is to be left out, the side or the kind of cutoffs? */
static bool tells_kind(const char *text, Cutoff *told)
{
    *told = NO_PARTS;
    const char *rest = typed_parts(text, told);
    return rest[strspn(rest, TYPED_GAPS)] == '\0' && told->relation == REL_NONE &&
           (told->alpha != UNSTATED || told->kind != UNSTATED);
}

/* Is the text nothing but nodes at which a search may cut off? *count: how many. */
static bool lists_inner_nodes(Reader *r, const char *text, size_t *count)
{
    *count = 0;
    for (const char *word; (word = piece_take(r->s, r->index, &text, BLANKS)) != NULL; ++*count) {
        const Meaning meaning = lookup_inner(r->index, word, PLYCUT_NO_NODE);
        if (meaning.count != 1 || r->index->tree.nodes[meaning.nodes[0]].leaf)
            return false;
    }
    return *count > 0;
}

/* Each node of a list, with what is told of all of them. */
static bool told_add(Reader *r, const char *nodes, const char *told)
{
    for (const char *node; (node = piece_take(r->s, r->index, &nodes, BLANKS)) != NULL;)
        if (!cutoff_add(r, node, text_joined(r->s, " ", "", told)))
            return false;
    return true;
}

/* ---- Labels ---------------------------------------------------------------------------------- */

bool cutoffs_of_label(Reader *r, const Entry *entry, bool *found)
{
    Cutoff told;
    double number;
    const char *text = entry->text;
    const bool tells = entry->label != NULL && entry->words == NULL && entry->node == NULL &&
                       tells_kind(entry->label, &told),
               none = tells && answer_is(r, TYPED_NO_CUTOFF, text) && told.kind == UNSTATED;
    size_t count;
    *found = none || (tells && !typed_number(text, strlen(text), false, &number) &&
                      lists_inner_nodes(r, without_brackets(r->s, text), &count));
    if (!*found)
        return true;
    r->cutoffs.told = true;
    if (none ? show_piece(r, &r->cutoffs, PLYCUT_FACT_CUTOFFS, false, text) == NULL
             : !told_add(r, without_brackets(r->s, text), entry->label))
        return false;
    cutoffs_claim(r, false, cutoff_kinds(&told));
    return true;
}

/* ---- Sentences ------------------------------------------------------------------------------- */

/* What is told of the cutoffs at some nodes. */
typedef struct ToldCutoffs {
    const char *nodes, *told;
} ToldCutoffs;

/* "are", "there are", between the nodes and what is told of them; its length with the blanks behind it, or 0. */
static size_t told_verb_at(const Reader *r, const char *text)
{
    const size_t verb = word_at(r->index, TYPED_VERB, text, NULL),
                 lead = word_at(r->index, TYPED_LEAD, text, NULL), length = verb > 0 ? verb : lead;
    return length > 0 && is_blank(text[length]) ? length + strspn(text + length, BLANK_BYTES) : 0;
}

/* "deep cutoffs at N, O", "alpha: N, O" */
static bool told_before(Reader *r, const char *text, ToldCutoffs *cutoffs)
{
    Cutoff scratch = NO_PARTS;
    const char *parts = typed_parts(text, &scratch);
    const size_t verb = parts > text ? told_verb_at(r, parts) : 0;
    parts += verb;
    const size_t of = parts > text ? word_at(r->index, TYPED_OF, parts, NULL) : 0,
                 end = trimmed_length(text, (size_t)(parts - text));
    if (of == 0 && (end == 0 || text[end - 1] != ':'))
        return false;
    *cutoffs = (ToldCutoffs){parts + of + strspn(parts + of, BLANK_BYTES),
                             text_kept(r->s, text, (size_t)(parts - verb - text))};
    return true;
}

/* "N and O are deep cutoffs", "at N there are deep cutoffs" */
static bool told_behind(Reader *r, const char *text, ToldCutoffs *cutoffs)
{
    Cutoff told;
    const size_t of = lookup_name_at(r->index, text) > 0 ? 0 : label_past_of(text);
    for (size_t i = of + 1; text[i] != '\0'; i++) {
        const size_t verb = is_blank(text[i - 1]) ? told_verb_at(r, text + i) : 0;
        if (verb == 0 || !tells_kind(text + i + verb, &told)) /* "N and O are ...": not yet */
            continue;
        *cutoffs = (ToldCutoffs){text_kept(r->s, text + of, i - of), text + i + verb};
        return true;
    }
    return false;
}

bool cutoffs_told(Reader *r, const char *text, bool *found)
{
    ToldCutoffs cutoffs;
    Cutoff told = NO_PARTS;
    size_t count = 0;
    *found = (told_before(r, text, &cutoffs) || told_behind(r, text, &cutoffs)) &&
             lists_inner_nodes(r, cutoffs.nodes, &count) && tells_kind(cutoffs.told, &told);
    if (!*found)
        return true;
    r->cutoffs.told = true;
    if (!told_add(r, cutoffs.nodes, cutoffs.told))
        return false;
    cutoffs_claim(r, false, count > 1 ? cutoff_kinds(&told) : 0);
    return true;
}
