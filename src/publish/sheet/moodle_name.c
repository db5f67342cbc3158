/* What a bank's questions are called, and their ids: both name the tree, and its convention
 * wherever that is not the default, so that two banks of a tree lie side by side in Moodle. */
#include <math.h>
#include <string.h>

#include "scene/wording.h"
#include "sheet/moodle.h"

/* ---- Conventions ----------------------------------------------------------------------------- */

static void bounds_write(const PlycutSearchOptions *o, const char *between, PlycutOut *out)
{
    if (!isfinite(o->alpha) && !isfinite(o->beta))
        return;
    plycut_out_text(out, between);
    wording_write(out, SAY_BANK_WINDOW, TERMS(NUMBER(alpha, o->alpha), NUMBER(beta, o->beta)));
}

/* How a text that people wrote is written where an id or a name goes. */
typedef void WriteText(PlycutOut *out, const char *text);

static void valuation_write(const PlycutTrace *trace, const char *between, WriteText *write,
                            PlycutOut *out)
{
    static const char usual[] = "discs";
    const PlycutValuation *v = &trace->valuation;
    if (trace->options.depth >= 0) {
        plycut_out_text(out, between);
        wording_write(out, SAY_BANK_DEPTH, TERMS(COUNT(depth, trace->options.depth)));
    }
    if (v->evaluation != NULL && strcmp(v->evaluation, usual) != 0)
        plycut_out_format(out, "%s%s", between, v->evaluation);
    if (v->title != NULL) {
        plycut_out_text(out, between);
        write(out, v->title);
    }
    if (v->score != NULL && strcmp(v->score, usual) != 0)
        plycut_out_format(out, "%s%s", between, v->score);
}

/* Each convention that is not the default, after `between`. */
static void convention_write(const PlycutTrace *trace, const char *between, WriteText *write,
                             PlycutOut *out)
{
    const PlycutSearchOptions *o = &trace->options;
    if (o->algorithm != plycut_algorithm_default())
        plycut_out_format(out, "%s%s", between, o->algorithm->name);
    if (plycut_decides(trace->nodes[0].player) && trace->nodes[0].player != PLYCUT_FIRST_PLAYER)
        plycut_out_format(out, "%s%s", between, text_of(SAY_BANK_ROOT_MIN));
    if (o->algorithm->windowed && o->cut == PLYCUT_CUT_STRICT)
        plycut_out_format(out, "%s%s", between, text_of(SAY_BANK_STRICT));
    if (o->algorithm->windowed && o->fail == PLYCUT_FAIL_HARD)
        plycut_out_format(out, "%s%s", between, text_of(SAY_BANK_HARD));
    char order[PLYCUT_ORDERING_MAX];
    if (o->order != PLYCUT_ORDER_GIVEN || o->learned != 0)
        plycut_out_format(out, "%s%s", between, plycut_ordering_text(o, order));
    bounds_write(o, between, out);
    valuation_write(trace, between, write, out);
}

/* ---- Names ----------------------------------------------------------------------------------- */

void moodle_name(const Bank *b, const char *question)
{
    plycut_out_text(b->out, "    <name><text>");
    xml_write(b->out, b->tree->title);
    convention_write(b->trace, ", ", xml_write, b->out);
    plycut_out_format(b->out, ": %s</text></name>\n", question);
}

/* ---- Ids ------------------------------------------------------------------------------------- */

enum { ID_SHOWN = 72 }; /* bytes of tree and convention in an id, which may have 100 */

/* An id being made. */
typedef struct Id {
    char text[ID_SHOWN + 1];
    size_t length;
    uint32_t hash;    /* FNV-1a, so that names that begin alike have ids that differ */
    bool whole, told; /* told: the tree's name is complete */
} Id;

/* Ids are plain ASCII without spaces; the hash distinguishes names that differ in other letters. */
static bool id_add(void *self, const char *bytes, size_t n)
{
    Id *id = self;
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)bytes[i];
        bool plain = c > ' ' && c < 127 && strchr("<>&\"'", c) == NULL;
        id->hash = (id->hash ^ c) * 16777619u;
        id->whole = id->whole && (plain || (id->told && c == ' ')) && id->length < ID_SHOWN;
        if (id->length < ID_SHOWN)
            id->text[id->length++] = plain ? (char)c : '-';
    }
    return true;
}

void moodle_id(const Bank *b, const char *word)
{
    Id id = {.hash = 2166136261u, .whole = true};
    PlycutOut out;
    plycut_out_init(&out, id_add, &id);
    plycut_out_text(&out, b->tree->name);
    (void)plycut_out_flush(&out);
    id.told = true;
    convention_write(b->trace, "/", plycut_out_text, &out); /* which no name of a file has in it */
    (void)plycut_out_flush(&out);
    plycut_out_format(b->out, "    <idnumber>plycut-%s", id.text);
    if (!id.whole)
        plycut_out_format(b->out, "-%08lx", (unsigned long)id.hash);
    plycut_out_format(b->out, "-%s</idnumber>\n", word);
}
