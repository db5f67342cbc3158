/* Forms of what is said of a cutoff: "a shallow cutoff at C", "C alpha shallow". */
#include "answers/read.h"

#include <string.h>

/* "a shallow cutoff at C": what is said of a cutoff, then its node. */
bool parse_cutoff_at(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    (void)index, (void)length;
    Cutoff cutoff = NO_PARTS;
    const char *parts = typed_parts(text, &cutoff);
    const size_t of = parts > text ? typed_at(TYPED_OF, parts, NULL) : 0;
    *piece = (Piece){FORM_CUTOFF, 0, 0};
    return of > 0 && is_blank(parts[of]) && cutoff.relation == REL_NONE;
}

/* "X alpha shallow 2 <= 3 by Y": a node, then a side or a kind. */
bool parse_cutoff(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    (void)index;
    int alpha;
    length = length < LABEL_LONGEST ? length : LABEL_LONGEST;
    if (typed_at(TYPED_COUNT_OF, text, NULL) > 0) /* "number of alpha cutoffs" */
        return false;
    for (size_t i = next_word(text, length, 0); i < length; i = next_word(text, length, i)) {
        const size_t side = typed_side_at(text + i, &alpha);
        int kind = UNSTATED;
        if (i > 0 && typed_cut_after_at(text + i) > 0) {
            *piece = (Piece){FORM_CUTOFF, 0, 0};
            return true;
        }
        const bool has_side = side > 0 && text[i + side + strspn(text + i + side, " ")] != '=';
        if (has_side || (typed_kind_at(text + i, &kind) > 0 &&
                         (kind == PLYCUT_SHALLOW || kind == PLYCUT_DEEP))) {
            *piece = (Piece){FORM_CUTOFF, 0, 0};
            return true;
        }
    }
    return false;
}
