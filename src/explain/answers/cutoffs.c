/* Cutoffs as people write them: "C alpha shallow 2 <= 3 by A", where everything but the node may be left out. What follows the node:
 * cutoff_parts.c. */
#include "facts/lookup.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

/* ---- Cutoffs --------------------------------------------------------------------------------- */

/* How much of a cutoff is its node: the words before a colon or before another part. */
static size_t node_length(const char *text)
{
    Cutoff scratch = NO_PARTS;
    const char *quote = *text == '"' ? strchr(text + 1, '"') : NULL;
    size_t i = quote != NULL ? (size_t)(quote - text) + 1 : 0;
    for (;;) {
        while (text[i] != '\0' && text[i] != ':' && !is_blank(text[i]))
            i++;
        size_t next = i;
        while (is_blank(text[next]))
            next++;
        const size_t comma = i > 0 && text[i - 1] == ',';
        if (text[next] == '\0' || strchr(":(", text[next]) != NULL ||
            typed_part_at(text + next, &scratch) > 0 || typed_by_at(text + next) > 0)
            return i - comma;
        i = next;
    }
}

/* The same, but only the first word if it is a node and what follows is not a part of a cutoff. */
static size_t cutoff_node(const Reader *r, const char *text)
{
    size_t whole = node_length(text), word = strcspn(text, " \t");
    bool several = word < whole && *text != '"' && !lookup_is_node(r->index, text, whole);
    return several && lookup_is_node(r->index, text, word) ? word : whole;
}

/* More of a cutoff whose node is there already: *joined. */
static bool add_more_parts(Reader *r, const Item *more, const char *parts, bool *joined)
{
    Item *there = item_named(r, more->name);
    Cutoff cutoff = NO_PARTS;
    *joined = false;
    if (there != NULL && there->unread != NULL)
        return true;
    if (!cutoff_parts_read(r, parts, &cutoff) ||
        (there != NULL && !cutoff_parts_agree(&there->answer.cutoff, &cutoff)))
        return true;
    *joined = true;
    if (there == NULL) {
        Item item = *more;
        item.answer.cutoff = cutoff;
        return item_add(r, &item);
    }
    cutoff_parts_join(&there->answer.cutoff, &cutoff);
    there->given = text_joined(r->s, there->given, ", ", more->given);
    return true;
}

/* The parts of a cutoff are a separate item. */
static bool add_parts(Reader *r, uint32_t node, const char *parts, bool twice)
{
    bool joined = false;
    Item item = item_about(r, PLYCUT_FACT_CUTOFFS, node);
    const char *given = parts + strspn(parts, " \t:,");
    item.given = text_kept(r->s, given, strlen(given));
    if (twice && r->cutoffs.sentence && parts[strspn(parts, TYPED_GAPS)] != '\0' &&
        (!add_more_parts(r, &item, parts, &joined) || joined))
        return joined;
    item.twice = twice;
    if (twice)
        reader_refuse(r, "the cutoff at %s is answered twice", r->index->tree.nodes[node].name);
    if (twice || !cutoff_parts_read(r, parts, &item.answer.cutoff))
        item.unread = r->unread;
    r->cutoffs.whole |= cutoff_parts_are_all(&item.answer.cutoff);
    return item_add(r, &item);
}

static bool list_cutoff(Reader *r, Item *list, Ref ref)
{
    if (!ARENA_ROOM(&r->s->arena, list->answer.refs, r->cutoffs.room, list->answer.count))
        return false;
    ((Ref *)list->answer.refs)[list->answer.count++] = ref;
    return true;
}

/* "cut off after V": then V is the child behind which the node stops. */
static bool stops_after(const char *parts)
{
    const char *at = parts + strspn(parts, TYPED_GAPS);
    const size_t verb = typed_at(TYPED_VERB, at, NULL);
    at += verb + strspn(at + verb, BLANK_BYTES);
    return typed_cut_after_at(at) > 0;
}

/* "none", "has no cutoff", "visited": is it said that there is no cutoff? */
static bool denies_cutoff(const char *parts)
{
    static const TypedKind DENIED[] = {TYPED_NONE, TYPED_NO_CUTOFF, TYPED_NEVER, TYPED_NOT};
    for (const char *at = parts; *at != '\0'; at++)
        for (size_t i = 0; i < sizeof DENIED / sizeof *DENIED; i++)
            if (at > parts && strchr(TYPED_GAPS, at[-1]) != NULL &&
                typed_at(DENIED[i], at, NULL) > 0)
                return true;
    return false;
}

/* Has a text the name of a node? */
static bool names_node(const Reader *r, const char *text)
{
    bool node = false;
    for (const char *at = text; *at != '\0' && !node; at++)
        node = (at == text || strchr(TYPED_GAPS "/+-", at[-1]) != NULL) &&
               lookup_name_at(r->index, at) > 0;
    return node;
}

/* Does what cannot be read of a cutoff have another node, deny that it is one, or take that back? */
static bool is_no_part(Reader *r, const char *parts)
{
    return (names_node(r, parts) && !stops_after(parts)) || denies_cutoff(parts) ||
           is_taken_back(r->index, parts);
}

/* Can the parts be read? */
static bool parts_fit(Reader *r, const char *parts)
{
    Cutoff scratch = NO_PARTS;
    return parts[strspn(parts, TYPED_GAPS)] == '\0' || cutoff_parts_read(r, parts, &scratch);
}

/* The node of a sentence about a cutoff. Not in "3 cutoffs", where 3 is a number, nor in "the subtree T is cut off", where T may be pruned. */
static bool sentence_node_read(Reader *r, const char *name, uint32_t *node)
{
    double number;
    if (past_part(r->index, name) != NULL || typed_number(name, strlen(name), false, &number))
        return reader_refuse(r, "cutoffs: expected %s, not '%s'", fact_example(PLYCUT_FACT_CUTOFFS),
                             name);
    return node_read(r, name, PLYCUT_NO_NODE, node) &&
           (!r->index->tree.nodes[*node].leaf ||
            reader_refuse(r, "cutoffs: %s is a leaf, where nothing is cut off", name));
}

bool cutoff_add(Reader *r, const char *name, const char *parts)
{
    uint32_t node;
    if (r->cutoffs.sentence &&
        (!sentence_node_read(r, name, &node) || !(parts_fit(r, parts) || stops_after(parts)))) {
        if (names_node(r, name) || names_node(r, parts))
            r->cutoffs.unclear = r->unread;
        return item_add_unread(
            r, (Item){.name = line_name(r->s, r->spot),
                      .given = text_joined(r->s, name, " ", parts + strspn(parts, BLANK_BYTES))});
    }
    Item *list = show_piece(r, &r->cutoffs, PLYCUT_FACT_CUTOFFS, false, name);
    if (list == NULL)
        return false;
    const bool open = is_hedged(r->index, parts);
    if (open)
        reader_refuse(r, "cutoffs: expected %s, not '%s%s'", fact_example(PLYCUT_FACT_CUTOFFS),
                      name, parts);
    if (open || !node_read(r, name, PLYCUT_NO_NODE, &node)) {
        spoil(r, list);
        return list_cutoff(r, list, UNREAD_REF);
    }
    if (!parts_fit(r, parts) && is_no_part(r, parts))
        spoil(r, list);
    bool twice = refs_have(&list->answer, list->answer.count, node);
    if (!twice && !list_cutoff(r, list, (Ref){node, 0}))
        return false;
    return (!twice && parts[strspn(parts, TYPED_GAPS)] == '\0') || add_parts(r, node, parts, twice);
}

static bool node_is_below(const TreeIndex *index, uint32_t node, uint32_t below)
{
    do {
        below = index->tree.nodes[below].parent;
    } while (below != PLYCUT_NO_NODE && below != node);
    return below != PLYCUT_NO_NODE;
}

/* Does a node of this player stop by such an inequality? */
static bool relation_stops(const TreeIndex *index, uint32_t node, Relation relation)
{
    const bool falls = relation == REL_AT_MOST || relation == REL_LESS;
    return relation != REL_NONE &&
           PLYCUT_BY_PLAYER(index->tree.nodes[node].player, !falls, falls, false);
}

/* "N 10 <= 12, J": J may be the owner of 12, or another cutoff, if it is above N. If the parts cannot be read, it may. */
static bool owner_may_follow(Reader *r, const char *name, const char *parts, const char *text)
{
    Cutoff cutoff = NO_PARTS;
    const char *next = piece_take(r->s, r->index, &text, COMMAS);
    const Meaning below = lookup(r->index, name, PLYCUT_NO_NODE),
                  owner =
                      next != NULL ? lookup(r->index, next, PLYCUT_NO_NODE) : (Meaning){.count = 0};
    if (below.count != 1 || owner.count != 1 ||
        (cutoff_parts_read(r, parts, &cutoff) && (cutoff.relation == REL_NONE || cutoff.owned)))
        return false;
    return node_is_below(r->index, owner.nodes[0], below.nodes[0]);
}

/* "C, alpha, shallow, A, 2 <= 3": is A the owner, and not another cutoff? The inequality behind it is one for C's player alone. */
static bool owner_precedes_test(Reader *r, const char *name, const char *parts, const char *text)
{
    Cutoff cutoff = NO_PARTS, test = NO_PARTS;
    const Meaning below = lookup(r->index, name, PLYCUT_NO_NODE);
    const char *owner = piece_take(r->s, r->index, &text, COMMAS),
               *next = owner != NULL ? piece_take(r->s, r->index, &text, COMMAS) : NULL;
    if (next == NULL || below.count != 1 || !cutoff_parts_read(r, parts, &cutoff) || cutoff.owned ||
        cutoff.relation != REL_NONE || *typed_parts(next, &test) != '\0')
        return false;
    const Meaning above = lookup(r->index, owner, PLYCUT_NO_NODE);
    if (above.count != 1 || !node_is_below(r->index, above.nodes[0], below.nodes[0]))
        return false;
    return test.alpha == UNSTATED && test.kind == UNSTATED &&
           relation_stops(r->index, below.nodes[0], test.relation) &&
           !relation_stops(r->index, above.nodes[0], test.relation);
}

/* The row goes on with the next piece; behind the node, a comma would belong to its name. */
static void cutoff_row_extend(Reader *r, const char **row, const char **text, bool first)
{
    *row = text_joined(r->s, *row, first ? " " : ", ", piece_take(r->s, r->index, text, COMMAS));
}

/* The next cutoff of a list, with its parts even if commas separate them: "C, alpha, 2 <= 3"; then the owner may follow a comma,
 * too. */
static const char *row_take(Reader *r, const char **text)
{
    const char *row = piece_take(r->s, r->index, text, COMMAS);
    bool commas = false;
    for (const char *rest = *text, *next;
         (next = piece_take(r->s, r->index, &rest, COMMAS)) != NULL; rest = *text) {
        if (!cutoff_goes_on(next) || lookup(r->index, next, PLYCUT_NO_NODE).count > 0) {
            const size_t node = cutoff_node(r, row);
            if (!owner_precedes_test(r, text_kept(r->s, row, node), row + node, *text))
                break;
        }
        cutoff_row_extend(r, &row, text, !commas && strchr(row, ' ') == NULL);
        commas = true;
    }
    const size_t node = commas ? cutoff_node(r, row) : 0;
    if (commas && owner_may_follow(r, text_kept(r->s, row, node), row + node, *text))
        cutoff_row_extend(r, &row, text, false);
    return row;
}

/* The node after the comma is no cutoff that counts. */
static bool refuse_owner(Reader *r, const char **text)
{
    const char *name = piece_take(r->s, r->index, text, COMMAS);
    Item *list = show_piece(r, &r->cutoffs, PLYCUT_FACT_CUTOFFS, false, name);
    if (list == NULL)
        return false;
    reader_refuse(r,
                  "%s is ambiguous: the owner of the bound (write 'by %s'), or another cutoff "
                  "(write a line for each)?",
                  name, name);
    spoil(r, list);
    return list_cutoff(r, list, UNREAD_REF);
}

/* "shallow alpha cutoff at C by A" as "C shallow alpha cutoff by A": the node comes behind what is said of it. */
static const char *node_first(Reader *r, const char *text)
{
    Cutoff scratch = NO_PARTS;
    const char *parts = typed_parts(text, &scratch);
    const size_t of = parts > text ? word_at(r->index, TYPED_OF, parts, NULL) : 0;
    const char *node = parts + of + strspn(parts + of, BLANK_BYTES);
    if (of == 0 || *node == '\0')
        return text;
    const size_t length = cutoff_node(r, node);
    return text_joined(
        r->s, text_kept(r->s, node, length), " ",
        text_joined(r->s, text_kept(r->s, text, (size_t)(parts - text)), " ", node + length));
}

/* "at C" */
static const char *past_of(Reader *r, const char *text)
{
    const size_t of = word_at(r->index, TYPED_OF, text, NULL);
    return of > 0 && is_blank(text[of]) ? text + of + strspn(text + of, BLANK_BYTES) : text;
}

/* "G H I", "C / B": is a row nothing but nodes? */
static bool lists_cutoffs(Reader *r, const char *row)
{
    size_t count = 0;
    for (const char *word; (word = piece_take(r->s, r->index, &row, BLANKS)) != NULL; count++)
        if (lookup(r->index, word, PLYCUT_NO_NODE).count == 0)
            return false;
    return count > 1;
}

static bool cutoff_row_read(Reader *r, const char *row)
{
    row = past_of(r, row); /* "at C" */
    if (!lookup_is_node(r->index, row, strlen(row)) && lists_cutoffs(r, row)) {
        for (const char *word; (word = piece_take(r->s, r->index, &row, BLANKS)) != NULL;)
            if (!cutoff_add(r, word, ""))
                return false;
        return true;
    }
    row = node_first(r, row);
    const size_t length = cutoff_node(r, row);
    return cutoff_add(r, text_kept(r->s, row, length), row + length);
}

bool cutoffs_list_leaves(Reader *r, const Entry *entry)
{
    const char *text = entry->text;
    size_t count = 0;
    if (entry->what != PLYCUT_FACT_CUTOFFS || entry->words != NULL || entry->node != NULL ||
        trace_is_unsearched(&r->index->tree) || typed_at(TYPED_AFTER, text, NULL) > 0)
        return false;
    const bool edges = has_several(r->index, text, COMMAS); /* "C->4, C->6" */
    for (const char *word;
         (word = piece_take(r->s, r->index, &text, edges ? COMMAS : BLANKS)) != NULL; count++) {
        const Meaning meaning = lookup(r->index, node_word(r, word), PLYCUT_NO_NODE);
        if (edges && lookup_is_edge(r->index, word))
            continue;
        if (meaning.count != 1 || !r->index->tree.nodes[meaning.nodes[0]].leaf)
            return false;
    }
    return count > 0;
}

void cutoffs_claim(Reader *r, bool whole, unsigned kinds)
{
    r->cutoffs.whole |= whole;
    r->cutoffs.kinds |= kinds;
    if (r->cutoffs.at == 0)
        return;
    Item *list = &r->items->items[r->cutoffs.at - 1];
    list->answer.part = !r->cutoffs.whole;
    list->answer.kinds = r->cutoffs.kinds;
    if (r->cutoffs.unclear != NULL && list->unread == NULL) {
        list->unread = r->cutoffs.unclear; /* what is missing may be there */
        list->unread_at = r->spot;
    }
}

/* *part: the entry names some cutoffs, and does not list them all. */
static bool cutoff_entry_read(Reader *r, const Entry *entry, bool *part)
{
    const char *text = entry->text;
    if (entry->words != NULL || (entry->node == NULL && answer_is(r, TYPED_NO_CUTOFF, text)))
        return show_piece(r, &r->cutoffs, PLYCUT_FACT_CUTOFFS, true, "none") != NULL;
    if (entry->node != NULL)
        return cutoff_add(r, entry->node, text);
    bool found;
    if (!cutoffs_in_tuples(r, text, &found) || found)
        return found;
    text = list_plain(r, text);
    if (text == NULL || has_decimal_comma(text)) {
        reader_refuse(r, "cutoffs: decimals have a point: 2.5");
        Item item = item_about(r, PLYCUT_FACT_CUTOFFS, PLYCUT_NO_NODE);
        item.given = entry->text;
        return item_add_unread(r, item);
    }
    if (!cutoffs_in_sentence(r, text, &found) || found) {
        *part = true;
        return found;
    }
    *part |= entry->bare && past_of(r, text) != text;
    r->cutoffs.sentence |= *part;
    text = past_of(r, text);
    for (const char *piece; (piece = row_take(r, &text)) != NULL;) {
        const size_t length = cutoff_node(r, piece);
        if (!cutoff_row_read(r, piece) ||
            (owner_may_follow(r, text_kept(r->s, piece, length), piece + length, text) &&
             !refuse_owner(r, &text)))
            return false;
    }
    return true;
}

bool cutoffs_read(Reader *r, const Entry *entry)
{
    /* a line about one node; JSON, which has no labels, lists them all */
    bool part = entry->part || (entry->node != NULL && entry->label != NULL);
    r->cutoffs.sentence = part;
    const bool read = cutoff_entry_read(r, entry, &part);
    cutoffs_claim(r, !part, 0);
    return read;
}
