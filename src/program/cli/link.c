/* link.c - an exercise as a link to the playground: what it reads after # in its address. */
#include "cli/commands.h"
#include "cli/variant.h"
#include "os/output.h"

#include <string.h>

/* ---- Text in an address ---------------------------------------------------------------------- */

static bool link_is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c != '\0' && strchr("-_.~,:/()=", c) != NULL);
}

static void put_text(PlycutOut *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (link_is_plain(text[i]))
            plycut_out_char(out, text[i]);
        else
            plycut_out_format(out, "%%%02X", (unsigned)(unsigned char)text[i]);
}

static void put_member(PlycutOut *out, const char *name, const char *text)
{
    plycut_out_format(out, "&%s=", name);
    put_text(out, text, strlen(text));
}

/* ---- The problem ----------------------------------------------------------------------------- */

/* A stored tree in the short form; as a tree file if that has more to say than how the tree was made. */
static bool tree_put(const Variant *variant, PlycutText *text)
{
    const PlycutGame *game = input_game(variant->input);
    PlycutGame untitled = *game;
    char lost[PLYCUT_LOST_SIZE];
    PlycutOut out;
    if (game->title != NULL && variant_title(variant, game->title) != game->title)
        untitled.title = NULL;
    untitled.source = NULL;
    if (plycut_tree_lost(&untitled, lost)[0] != '\0')
        return variant_tree(variant, text);
    plycut_out_init(&out, plycut_text_write, text);
    return plycut_tree_write_short(game, PLYCUT_SHORT_LINK, &out) && plycut_out_flush(&out);
}

static bool put_problem(const Variant *variant, PlycutOut *out)
{
    PlycutText text = {0};
    const char *spec = variant->trace.spec;
    bool made = spec != NULL || tree_put(variant, &text);
    plycut_out_text(out, "#t=");
    if (made)
        put_text(out, spec != NULL ? spec : text.bytes, spec != NULL ? strlen(spec) : text.length);
    plycut_text_free(&text);
    return made;
}

/* The words of the search and its window: the members of a link. */
static void put_search(const PlycutTrace *trace, PlycutOut *out)
{
    const PlycutSearchOptions *search = &trace->options;
    char word[PLYCUT_ORDERING_MAX];
    for (size_t i = 0; i < plycut_search_member_count(); i++) {
        const PlycutSearchMember *member = plycut_search_member(i);
        if (member->kind == PLYCUT_MEMBER_WORD)
            put_member(out, member->link, plycut_search_word(search, i, word));
        else if (member->kind == PLYCUT_MEMBER_WINDOW && plycut_search_windowed(search)) {
            plycut_out_format(out, "&%s=", member->link);
            plycut_out_number(out, search->alpha);
            plycut_out_char(out, ',');
            plycut_out_number(out, search->beta);
        }
    }
    if (trace->spec != NULL && trace->nodes[0].player != PLYCUT_FIRST_PLAYER)
        put_member(out, "root", "min");
    if (trace->depth_asked >= 0)
        plycut_out_format(out, "&d=%d", trace->depth_asked);
}

/* Everything that is asked of the search must have a place in the link. */
static bool link_holds(const PlycutSearchOptions *search, PlycutError *error)
{
    size_t i = 0;
    while (i < plycut_search_member_count() &&
           (plycut_search_member(i)->link != NULL || !plycut_search_given(search, i) ||
            !plycut_search_member(i)->rule))
        i++;
    return i == plycut_search_member_count() ||
           plycut_fail(error, PLYCUT_E_USAGE, "the playground cannot search with '%s'",
                       plycut_search_member(i)->name);
}

/* ---- The exercise ---------------------------------------------------------------------------- */

/* What the playground can ask, and the facts that it is about. */
static const struct {
    PlycutFact fact;
    const char *word;
} asked[] = {{PLYCUT_FACT_VISITED, "leaf"},
             {PLYCUT_FACT_UPDATES, "update"},
             {PLYCUT_FACT_CUTOFFS, "cutoff"},
             {PLYCUT_FACT_VALUES, "value"}};

static void put_practice(PlycutFactSet questions, PlycutOut *out)
{
    const char *between = "&practice=";
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
        if (questions == 0
                ? strcmp(asked[i].word, "leaf") == 0 || strcmp(asked[i].word, "cutoff") == 0
                : (questions >> asked[i].fact & 1u) != 0) {
            plycut_out_format(out, "%s%s", between, asked[i].word);
            between = ",";
        }
    if (between[0] == '&')
        plycut_out_text(out, "&practice");
}

void practice_link_put(PlycutOut *out, const char *page, const char *spec, const PlycutTrace *trace,
                       PlycutFactSet questions)
{
    plycut_out_format(out, "%s#t=", page);
    put_text(out, spec, strlen(spec));
    put_search(trace, out);
    put_practice(questions, out);
}

typedef struct Links {
    const Options *options;
    Output output;
} Links;

bool exercise_link_put(PlycutOut *out, const Variant *variant, PlycutFactSet questions,
                       PlycutError *error)
{
    if (!variant_is_searched(variant, error) || !link_holds(&variant->trace.options, error))
        return false;
    if (!put_problem(variant, out))
        return plycut_no_memory(error);
    put_search(&variant->trace, out);
    put_practice(questions, out);
    put_member(out, "exercise", variant->input->stem);
    return true;
}

static bool link_write(void *self, const Variant *variant, PlycutError *error)
{
    Links *links = self;
    PlycutOut *out = &links->output.out;
    plycut_out_text(out, links->options->class.link);
    if (!exercise_link_put(out, variant, links->options->class.questions, error))
        return false;
    plycut_out_char(out, '\n');
    return true;
}

int links_write(const Options *options, PlycutError *error)
{
    Links links = {.options = options};
    if (!output_open(&links.output, options->output, OUTPUT_DIRECT, error))
        return FAILED;
    bool written = variants_each(options, NULL, link_write, &links, error);
    return output_end(&links.output, written, error) ? 0 : FAILED;
}
