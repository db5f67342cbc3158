/* The members of nodes, as programs call them. */
#include "notation/members.h"
#include "base/letter.h"

#include <string.h>

Member member_of(Slice key, size_t *row)
{
    static const struct {
        const char *name;
        Member member;
    } MEMBERS[] = {
#define MEMBER(name, member) {name, MEMBER_##member},
#include "notation/members.def"
#undef MEMBER
    };
    for (*row = 0; *row < sizeof MEMBERS / sizeof *MEMBERS; ++*row)
        if (spells(key.at, key.length, MEMBERS[*row].name))
            return MEMBERS[*row].member;
    return MEMBER_OTHER;
}

DraftPlayer player_in_member(Slice says)
{
    static const struct {
        const char *word;
        DraftPlayer player;
    } WORDS[] = {{"max", DRAFT_MAX},        {"maximizer", DRAFT_MAX}, {"maximizing", DRAFT_MAX},
                 {"true", DRAFT_MAX},       {"min", DRAFT_MIN},       {"minimizer", DRAFT_MIN},
                 {"minimizing", DRAFT_MIN}, {"false", DRAFT_MIN},     {"chance", DRAFT_CHANCE},
                 {"expect", DRAFT_CHANCE},  {"random", DRAFT_CHANCE}};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (spells(says.at, says.length, WORDS[i].word))
            return WORDS[i].player;
    return DRAFT_UNSAID;
}

/* Is the name in the list already? */
static bool is_among(const PlycutText *names, Slice key)
{
    const char *at = names->bytes;
    while (at != NULL && *at != '\0') {
        const size_t length = strcspn(at, ",");
        if (length == key.length && memcmp(at, key.at, length) == 0)
            return true;
        at += length + strspn(at + length, ", ");
    }
    return false;
}

bool member_passed_over(PlycutText *names, Slice key)
{
    enum { SHOWN = 80 };
    if (names->length < SHOWN && !is_among(names, key)) {
        plycut_text_write(names, ", ", names->length > 0 ? 2 : 0);
        plycut_text_write(names, key.at, key.length);
    }
    return !names->failed;
}
