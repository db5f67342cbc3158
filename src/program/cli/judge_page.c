/* judge_page.c - a verdict as a page for who wrote the program: what is right, the smallest tree with both searches side by side, the line of pseudocode that differs, and one
 * next step. */
#include "cli/judge.h"
#include "say/say.h"
#include "os/place.h"
#include "os/text.h"

#include <plycut/words.h>

#include <stdlib.h>
#include <string.h>

static const char HEAD[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n<style>\n"
    "body { font: 16px/1.45 'Noto Sans', Arial, sans-serif; color: #111c36; background: #f5f6fa; "
    "max-width: 76em; margin: 1em auto; padding: 0 1em; overflow-wrap: anywhere; }\n"
    "section, figure { background: #fff; border: 1px solid #d9dde8; border-radius: 10px; }\n"
    "section { padding: .7em 1.2em; margin: .8em 0 0; }\nsection p, ul { margin: .2em 0; }\n"
    "h1 { font-size: 1.3em; margin: .4em 0; } h2 { font-size: 1.1em; margin: 0 0 .3em; }\n"
    ".cause { font-weight: bold; } .cause::first-letter { text-transform: uppercase; }\n"
    ".parts { display: grid; gap: 0 1em; grid-template-columns: repeat(auto-fit, minmax(min(24em, "
    "100%), 1fr)); align-items: start; }\n"
    "ul { list-style: none; padding: 0; } .right { color: #0b7a43; } .wrong, .mark { color: "
    "#b3261e; }\n.figures { display: flex; flex-wrap: wrap; gap: 1em; }\n"
    "figure { flex: 1 1 9em; margin: 1em 0 0; padding: .8em 1em; }\n"
    "figure img { width: 100%; max-height: 19em; object-fit: contain; object-position: left top; "
    "}\n"
    "figcaption { font-weight: bold; }\n"
    "pre { font: 14px/1.4 'DejaVu Sans Mono', Menlo, Consolas, monospace; margin: .4em 0 0; "
    "white-space: pre-wrap; }\n"
    "del, ins, mark { display: block; text-decoration: none; color: inherit; margin: 0 calc(-.5em "
    "- 4px); "
    "padding: 0 .5em; border-left: 4px solid; }\n"
    "del { background: #fdeceb; border-color: #b3261e; } ins { background: #e9f6ef; border-color: "
    "#0b7a43; }\nmark { background: #fff7e8; border-color: #b07a00; }\n"
    "i { float: right; font: 13px 'Noto Sans', Arial, sans-serif; color: #59617a; }\n"
    ".next { background: #eaf2fb; border-color: #b9d3ee; }\n</style>\n";

static void element_put(PlycutOut *out, const char *name, const char *text)
{
    plycut_out_format(out, "<%s>", name);
    plycut_html_text(out, text);
    plycut_out_format(out, "</%s>\n", name);
}

static void section_begin(PlycutOut *out, const char *class, Saying title)
{
    plycut_out_format(out, "<section%s>\n", class);
    element_put(out, "h2", saying(title));
}

/* ---- What is right --------------------------------------------------------------------------- */

static void right_put(const PlycutJudgement *j, PlycutOut *out)
{
    static const Saying WHAT[] = {[PLYCUT_SAID_VALUE] = SAY_VERDICT_SAID_VALUE,
                                  [PLYCUT_SAID_VISITS] = SAY_VERDICT_SAID_VISITS,
                                  [PLYCUT_SAID_BEST] = SAY_VERDICT_SAID_BEST,
                                  [PLYCUT_SAID_WINDOWS] = SAY_VERDICT_SAID_WINDOWS};
    if (j->answered == 0)
        return;
    section_begin(out, "", SAY_VERDICT_RIGHT_PART);
    plycut_out_text(out, "<ul>\n");
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        const bool all = j->right[what] == j->trees;
        if (j->said[what] == 0)
            continue;
        plycut_out_format(out, "<li><span class=\"%s\">%s</span> ", all ? "right" : "wrong",
                          all ? "\u2713" : "\u2717");
        plycut_out_text(out, saying(WHAT[what]));
        plycut_out_text(out, ": ");
        say(out, SAY_VERDICT_OF, TERMS(COUNT(right, j->right[what]), COUNT(count, j->trees)));
        plycut_out_text(out, "</li>\n");
    }
    plycut_out_text(out, "</ul>\n");
    if (j->whole_numbers > 0)
        element_put(out, "p", saying(SAY_VERDICT_WHOLE));
    if (j->unseen)
        element_put(out, "p", saying(SAY_VERDICT_UNSEEN));
    plycut_out_text(out, "</section>\n");
}

/* Are only its visits known? Then nothing says at which event the two part. */
static bool has_visits_only(const PlycutJudgement *j)
{
    return j->trace.length > 0 && strstr(j->trace.bytes, "\"windows\":false") != NULL;
}

/* The event of the search at which they part: an index, or that after the last one. */
static size_t part_at(const PlycutTrace *asked, const PlycutJudgement *j)
{
    size_t at = 0;
    while (at < asked->event_count &&
           (has_visits_only(j) || j->moment == 0 || asked->events[at].n != j->moment))
        at++;
    return at;
}

/* ---- Both searches --------------------------------------------------------------------------- */

/* The search that was asked for, of the smallest tree; and the program's, if that is known. */
typedef struct Searches {
    PlycutTrace asked, program;
    const char *at, *node; /* where they part, or NULL */
} Searches;

typedef struct Memory {
    const char *bytes;
    size_t left;
} Memory;

static size_t memory_read(void *self, char *bytes, size_t n, bool *failed)
{
    Memory *memory = self;
    const size_t count = n < memory->left ? n : memory->left;
    *failed = false;
    memcpy(bytes, memory->bytes, count);
    memory->bytes += count;
    memory->left -= count;
    return count;
}

static bool read_program(const PlycutJudgement *j, PlycutTrace *trace, PlycutError *error)
{
    Memory memory = {j->trace.bytes, j->trace.length};
    const PlycutSource source = {memory_read, &memory, "the program's trace"};
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, error);
    const bool read = reader != NULL && plycut_trace_reader_record(reader, 0, 0, trace, error);
    if (reader != NULL)
        plycut_trace_reader_close(reader);
    return read;
}

static bool searches_open(Searches *s, const Options *options, const PlycutJudgement *j,
                          PlycutError *error)
{
    PlycutGame game;
    const PlycutSearchOptions search = judge_asked(options);
    if (!plycut_tree_read(j->file.bytes, j->file.length, NULL, &game, error))
        return false;
    bool made = plycut_trace_record(&game, &search, &s->asked, error) &&
                (j->trace.length == 0 || read_program(j, &s->program, error));
    plycut_game_release(&game);
    const size_t at = made ? part_at(&s->asked, j) : 0;
    if (made && at < s->asked.event_count) {
        const PlycutTraceNode *node = &s->asked.nodes[s->asked.events[at].node];
        s->at = node->name;
        s->node = node->path;
    }
    return made;
}

static void searches_close(Searches *s)
{
    plycut_trace_free(&s->asked);
    plycut_trace_free(&s->program);
}

static bool searches_put(const Searches *s, const PlycutJudgement *j, PlycutOut *out,
                         PlycutError *error)
{
    plycut_out_text(out, "<div class=\"figures\">\n");
    const bool drawn =
        (j->trace.length == 0 ||
         figure_put(&s->program, has_visits_only(j) ? SAY_VERDICT_YOUR_LEAVES : SAY_VERDICT_YOURS,
                    s->at, s->node, out, error)) &&
        figure_put(&s->asked, SAY_VERDICT_THEIRS, s->at, s->node, out, error);
    plycut_out_text(out, "</div>\n");
    return drawn;
}

/* ---- What differs ---------------------------------------------------------------------------- */

static bool differs_put(const PlycutJudgement *j, PlycutOut *out, PlycutError *error)
{
    PlycutText tree = {0};
    if (!plycut_judgement_tree(j, &tree, error))
        return false;
    section_begin(out, "", SAY_VERDICT_DIFFERS_PART);
    for (size_t i = 0; i < j->cause_count; i++)
        if (j->causes[i].clause != NULL) {
            plycut_out_text(out, "<p class=\"cause\">");
            plycut_html_text(out, j->causes[i].clause);
            plycut_out_text(out, ".</p>\n");
        }
    if (j->divergence.length > 0)
        element_put(out, "p", j->divergence.bytes);
    plycut_out_text(out, "<p>");
    plycut_out_text(out, saying(SAY_VERDICT_TREE));
    element_put(out, "code", tree.bytes);
    plycut_out_text(out, "</p>\n");
    if (j->before.length > 0) {
        plycut_out_text(out, "<p>");
        plycut_out_text(out, saying(SAY_VERDICT_TREES_BEFORE));
        element_put(out, "code", j->before.bytes);
        plycut_out_text(out, "</p>\n");
    }
    plycut_out_text(out, "</section>\n");
    plycut_text_free(&tree);
    return true;
}

/* ---- The line of pseudocode ------------------------------------------------------------------- */

/* Is there a line that differs, rather than one where they part, or none? */
static bool code_put(const Searches *s, const Options *options, const PlycutJudgement *j,
                     PlycutOut *out)
{
    PlycutText text = {0};
    PlycutOut lines;
    plycut_out_init(&lines, plycut_text_write, &text);
    const JudgeCode code = judge_code(options, j, &s->asked, part_at(&s->asked, j), &text, &lines);
    if (code == CODE_NONE)
        return false;
    section_begin(out, "", code == CODE_PLAIN ? SAY_VERDICT_CODE_PART : SAY_VERDICT_LINE_PART);
    plycut_out_text(out, "<pre>");
    plycut_out_text(out, text.bytes != NULL ? text.bytes : "");
    plycut_out_text(out, "</pre>\n</section>\n");
    plycut_out_memory(out, !text.failed);
    plycut_text_free(&text);
    return code == CODE_DIFFERS;
}

/* ---- The next step --------------------------------------------------------------------------- */

static void next_put(const PlycutJudgement *j, bool line, PlycutOut *out)
{
    const bool fails = j->on.length > 0 && j->smallest.length == 0,
               values = j->wrong[PLYCUT_SAID_VALUE] > 0;
    PlycutText text = {0};
    PlycutOut sentence;
    plycut_out_init(&sentence, plycut_text_write, &text);
    if (fails)
        say(&sentence, SAY_VERDICT_NEXT_FAILED,
            TERMS(TEXT(tree, j->on.bytes), TEXT(why, j->why.bytes)));
    else
        say(&sentence,
            j->differs == 0 ? SAY_VERDICT_NEXT_NONE
            : j->keeps      ? SAY_VERDICT_NEXT_KEPT
            : line          ? SAY_VERDICT_NEXT_LINE
            : values        ? SAY_VERDICT_NEXT_VALUE
                            : SAY_VERDICT_NEXT_VISITS,
            NO_TERMS);
    (void)plycut_out_flush(&sentence);
    section_begin(out, " class=\"next\"", SAY_VERDICT_NEXT_PART);
    element_put(out, "p", text.bytes != NULL ? text.bytes : "");
    plycut_out_text(out, "</section>\n");
    plycut_out_memory(out, !text.failed);
    plycut_text_free(&text);
}

/* ---- The page -------------------------------------------------------------------------------- */

static bool smallest_put(const Options *options, const PlycutJudgement *j, bool *line,
                         PlycutOut *out, PlycutError *error)
{
    Searches searches = {0};
    bool made = differs_put(j, out, error) && searches_open(&searches, options, j, error) &&
                searches_put(&searches, j, out, error);
    plycut_out_text(out, "</div>\n<div>\n");
    if (made)
        *line = code_put(&searches, options, j, out);
    searches_close(&searches);
    return made;
}

bool judge_page(const Options *options, const PlycutJudgement *j, const char *name,
                const char *folder, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    bool line = false;
    char *path = text_format(error, "%s/verdict.html", folder);
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_text(&out, HEAD);
    plycut_out_format(&out, "<title>%s</title>\n", options->algorithms[0]->name);
    plycut_out_format(&out, "<h1>%s: ", options->algorithms[0]->name);
    plycut_html_text(&out, name);
    plycut_out_text(&out, "</h1>\n");
    plycut_out_text(&out, "<div class=\"parts\"><div>\n");
    right_put(j, &out);
    bool made =
        path != NULL && (j->smallest.length == 0 || smallest_put(options, j, &line, &out, error));
    next_put(j, line, &out);
    plycut_out_text(&out, "</div></div>\n");
    made = plycut_out_end(&out, "a page", error) && made && directory_make(folder, error) &&
           output_text(&text, path, error);
    plycut_text_free(&text);
    free(path);
    return made;
}
