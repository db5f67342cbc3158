/* The door for trees as people have them: which notation a text is in. */
#include "notation/notation.h"
#include "notation/short.h"

#include <string.h>

static bool read_short(Tokens *tokens, Draft *draft, PlycutText *note)
{
    (void)note;
    return short_read(tokens, draft);
}

const Notation NOTATIONS[] = {
    {.name = "short",
     .says = "the short form",
     .example = "A(B(3 12 8) C(2 4 6) D(14 5 2))",
     .read = read_short},
};

size_t notation_count(void)
{
    return sizeof NOTATIONS / sizeof *NOTATIONS;
}

static const Notation *notation_of(const Tokens *tokens, const char *as, PlycutError *error)
{
    const int named = as != NULL
                          ? plycut_name_find("notation", as,
                                             PLYCUT_NAMES(NOTATIONS, name, notation_count()), error)
                          : 0;
    (void)tokens;
    return named >= 0 ? &NOTATIONS[named] : NULL;
}

/* The root node as JSON. */
static bool noted_write(Noted *noted, PlycutError *error)
{
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &noted->json);
    plycut_json_init(&json, &out);
    draft_write(&noted->draft, 0, &json);
    return plycut_out_end(&out, "the tree", error);
}

bool noted_read(Noted *noted, const char *text, size_t length, const char *as, PlycutError *error)
{
    *noted = (Noted){0};
    if (!tokens_read(&noted->tokens, text, length, error) ||
        (noted->notation = notation_of(&noted->tokens, as, error)) == NULL)
        return false;
    return noted->notation->read(&noted->tokens, &noted->draft, &noted->note) &&
           noted_write(noted, error);
}

void noted_free(Noted *noted)
{
    draft_free(&noted->draft);
    tokens_free(&noted->tokens);
    plycut_text_free(&noted->json);
    plycut_text_free(&noted->note);
}

void noted_place(const Noted *noted, PlycutError *error)
{
    if (error->path[0] == '\0')
        return;
    text_place(&noted->tokens, draft_place(&noted->draft, error->path), &error->line,
               &error->column);
    error->path[0] = '\0';
}
