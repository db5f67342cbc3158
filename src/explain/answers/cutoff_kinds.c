/* Several cutoffs of the same side or kind: "alpha cutoffs: C, D", "deep cutoffs at N and O", "G and H are beta cutoffs". */
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

/* ---- Sides, kinds, and nodes ----------------------------------------------------------------- */

/* Does the text say the side or the kind of cutoffs, and nothing else? */
static bool says_kind(const char *text, Cutoff *common)
{
    *common = NO_PARTS;
    const char *rest = typed_parts(text, common);
    return rest[strspn(rest, TYPED_GAPS)] == '\0' && common->relation == REL_NONE &&
           (common->alpha != UNSTATED || common->kind != UNSTATED);
}

/* Does it say that nodes cut off, and perhaps how, as in "are cut off"? */
static bool says_cutoff(const char *text, Cutoff *common)
{
    int kind = UNSTATED;
    return says_kind(text, common) || (*text != '\0' && typed_kind_at(text, &kind) == strlen(text));
}

/* Does the text list inner nodes, and nothing else? *count: how many. */
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

/* Add a cutoff at each node of a list, all of the same side or kind. */
static bool cutoffs_add_alike(Reader *r, const char *nodes, const char *kind)
{
    for (const char *node; (node = piece_take(r->s, r->index, &nodes, BLANKS)) != NULL;)
        if (!cutoff_add(r, node, text_joined(r->s, " ", "", kind)))
            return false;
    return true;
}

/* ---- Labels ---------------------------------------------------------------------------------- */

bool cutoffs_of_label(Reader *r, const Entry *entry, bool *found)
{
    Cutoff common;
    double number;
    const char *text = entry->text;
    const bool says = entry->label != NULL && entry->words == NULL && entry->node == NULL &&
                      says_kind(entry->label, &common),
               none = says && answer_is(r, TYPED_NO_CUTOFF, text) && common.kind == UNSTATED;
    size_t count;
    *found = none || (says && !typed_number(text, strlen(text), false, &number) &&
                      lists_inner_nodes(r, without_brackets(r->s, text), &count));
    if (!*found)
        return true;
    r->cutoffs.sentence = true;
    if (none ? show_piece(r, &r->cutoffs, PLYCUT_FACT_CUTOFFS, false, text) == NULL
             : !cutoffs_add_alike(r, without_brackets(r->s, text), entry->label))
        return false;
    cutoffs_claim(r, false, cutoff_kinds(&common));
    return true;
}

/* ---- Sentences ------------------------------------------------------------------------------- */

/* A sentence about several cutoffs: their nodes, and their common side or kind. */
typedef struct CommonCutoffs {
    const char *nodes, *kind;
} CommonCutoffs;

/* "are" or "there are", between the nodes and the kind: its length, with the blanks behind it, or 0. */
static size_t linking_verb_at(const Reader *r, const char *text)
{
    const size_t verb = word_at(r->index, TYPED_VERB, text, NULL),
                 lead = word_at(r->index, TYPED_LEAD, text, NULL), length = verb > 0 ? verb : lead;
    return length > 0 && is_blank(text[length]) ? length + strspn(text + length, BLANK_BYTES) : 0;
}

/* "deep cutoffs at N, O", "alpha: N, O" */
static bool kind_then_nodes(Reader *r, const char *text, CommonCutoffs *cutoffs)
{
    Cutoff scratch = NO_PARTS;
    const char *parts = typed_parts(text, &scratch);
    const size_t verb = parts > text ? linking_verb_at(r, parts) : 0;
    parts += verb;
    const size_t of = parts > text ? word_at(r->index, TYPED_OF, parts, NULL) : 0,
                 end = trimmed_length(text, (size_t)(parts - text));
    if (of == 0 && (end == 0 || text[end - 1] != ':'))
        return false;
    *cutoffs = (CommonCutoffs){parts + of + strspn(parts + of, BLANK_BYTES),
                               text_kept(r->s, text, (size_t)(parts - verb - text))};
    return true;
}

/* "N and O are deep cutoffs", "at N there are deep cutoffs" */
static bool nodes_then_kind(Reader *r, const char *text, CommonCutoffs *cutoffs)
{
    Cutoff common;
    const size_t of = lookup_name_at(r->index, text) > 0 ? 0 : label_past_of(text);
    for (size_t i = of + 1; text[i] != '\0'; i++) {
        const size_t verb = is_blank(text[i - 1]) ? linking_verb_at(r, text + i) : 0;
        if (verb == 0 ||
            !says_cutoff(text + i + verb, &common)) /* the "and" of "N and O are ..." */
            continue;
        *cutoffs = (CommonCutoffs){text_kept(r->s, text + of, i - of), text + i + verb};
        return true;
    }
    return false;
}

bool cutoffs_in_sentence(Reader *r, const char *text, bool *found)
{
    CommonCutoffs cutoffs;
    Cutoff common = NO_PARTS;
    size_t count = 0;
    *found = (kind_then_nodes(r, text, &cutoffs) || nodes_then_kind(r, text, &cutoffs)) &&
             lists_inner_nodes(r, cutoffs.nodes, &count) && says_cutoff(cutoffs.kind, &common);
    if (!*found)
        return true;
    r->cutoffs.sentence = true;
    if (!cutoffs_add_alike(r, cutoffs.nodes, cutoffs.kind))
        return false;
    const bool all = count > 1 && (common.alpha != UNSTATED || common.kind != UNSTATED);
    cutoffs_claim(r, false, all ? cutoff_kinds(&common) : 0);
    return true;
}
