/* judge_code.c - the pseudocode of the search that was asked for, with the lines that the program has in their place; if these are not known, with the line at which the two
 * searches part. */
#include "cli/judge.h"
#include "say/say.h"

#include <plycut/words.h>

#include <string.h>

PlycutSearchOptions judge_asked(const Options *options)
{
    PlycutSearchOptions search = options->search;
    search.algorithm = options->algorithms[0];
    return search;
}

/* ---- The program's search -------------------------------------------------------------------- */

/* The search with this cause in it. False: it is no search that plycut can make. */
static bool add_cause(const PlycutCause *cause, PlycutAlgorithm *mistaken,
                      PlycutSearchOptions *search)
{
    static const struct {
        const char *rule;
        PlycutSearchOption option;
    } RULES[] = {
        {"cut", PLYCUT_OPTION_cut}, {"fail", PLYCUT_OPTION_fail}, {"order", PLYCUT_OPTION_order}};
    PlycutError error = {0};
    if (cause->kind == PLYCUT_CAUSE_STATE)
        return true;
    for (size_t i = 0; cause->kind == PLYCUT_CAUSE_OPTION && i < sizeof RULES / sizeof *RULES; i++)
        if (strcmp(cause->rule, RULES[i].rule) == 0)
            return plycut_search_option_parse(RULES[i].option, cause->rule, cause->word, search,
                                              &error);
    for (size_t i = 0; cause->kind == PLYCUT_CAUSE_MISTAKE && i < plycut_mistaken_count(); i++)
        if (strcmp(plycut_mistaken(i)->name, cause->word) == 0) {
            *mistaken = plycut_mistaken_in(search->algorithm, i);
            search->algorithm = mistaken;
            return true;
        }
    if (cause->kind == PLYCUT_CAUSE_ALGORITHM)
        search->algorithm = plycut_algorithm_find(cause->word, &error);
    return cause->kind == PLYCUT_CAUSE_ALGORITHM && search->algorithm != NULL;
}

static bool theirs_of(const Options *options, const PlycutJudgement *j, PlycutAlgorithm *mistaken,
                      PlycutSearchOptions *search)
{
    bool made = j->cause_count > j->keeps;
    *search = judge_asked(options);
    for (size_t i = 0; made && i < j->cause_count; i++)
        made = add_cause(&j->causes[i], mistaken, search);
    return made;
}

/* ---- Lines ------------------------------------------------------------------------------------ */

static void code_line_put(PlycutOut *out, const char *element, const char *line, Saying what)
{
    plycut_out_format(out, "<%s>", element);
    if (what < SAYINGS)
        plycut_out_format(out, "<i>%s</i>", saying(what));
    plycut_html_text(out, line[0] != '\0' ? line : " ");
    plycut_out_format(out, "</%s>", element);
}

static void plain_put(PlycutOut *out, const PlycutPseudocode *code, size_t from, size_t until)
{
    for (size_t i = from; i < until; i++) {
        plycut_html_text(out, code->lines[i]);
        plycut_out_char(out, '\n');
    }
}

/* How many lines the two have in common, in order, from these on (the longest common subsequence). */
typedef unsigned char Common[PLYCUT_PSEUDOCODE_LINES + 1][PLYCUT_PSEUDOCODE_LINES + 1];

static void find_common(const PlycutPseudocode *a, const PlycutPseudocode *b, Common common)
{
    for (size_t i = a->count + 1; i-- > 0;)
        for (size_t k = b->count + 1; k-- > 0;) {
            const bool end = i == a->count || k == b->count;
            const unsigned char below = end ? 0 : common[i + 1][k],
                                right = end ? 0 : common[i][k + 1];
            common[i][k] = end                                     ? 0
                           : strcmp(a->lines[i], b->lines[k]) == 0 ? common[i + 1][k + 1] + 1
                           : below > right                         ? below
                                                                   : right;
        }
}

/* The lines of both; those that only one of them has stand out. Are there any? */
static bool difference_put(const PlycutPseudocode *asked, const PlycutPseudocode *theirs,
                           PlycutOut *out)
{
    Common common;
    size_t i = 0, k = 0;
    bool differs = false;
    find_common(asked, theirs, common);
    while (i < asked->count || k < theirs->count) {
        const bool both =
            i < asked->count && k < theirs->count && strcmp(asked->lines[i], theirs->lines[k]) == 0;
        if (both) {
            plain_put(out, asked, i, i + 1);
            i++;
            k++;
        } else if (i == asked->count ||
                   (k < theirs->count && common[i][k + 1] >= common[i + 1][k])) {
            code_line_put(out, "del", theirs->lines[k++],
                          differs ? SAYINGS : SAY_VERDICT_LINE_YOURS);
            differs = true;
        } else {
            code_line_put(out, "ins", asked->lines[i++], SAYINGS);
            differs = true;
        }
    }
    return differs;
}

/* The search that was asked for, and its line at which the two part. Is there one? */
static bool moment_put(const PlycutTrace *asked, size_t at, const PlycutPseudocode *code,
                       PlycutOut *out)
{
    const size_t line =
        at < asked->event_count ? plycut_pseudocode_line(asked, at) : PLYCUT_NO_LINE;
    plain_put(out, code, 0, line < code->count ? line : code->count);
    if (line < code->count) {
        code_line_put(out, "mark", code->lines[line], SAY_VERDICT_LINE_THERE);
        plain_put(out, code, line + 1, code->count);
    }
    return line < code->count;
}

JudgeCode judge_code(const Options *options, const PlycutJudgement *j, const PlycutTrace *trace,
                     size_t at, PlycutText *text, PlycutOut *out)
{
    PlycutAlgorithm mistaken;
    PlycutPseudocode asked, theirs;
    PlycutSearchOptions search = judge_asked(options);
    const PlycutPlayer root = trace->nodes[0].player;
    bool differs = false, marked = false;
    plycut_pseudocode(&search, root, false, &asked);
    if (asked.count == 0)
        return CODE_NONE;
    if (theirs_of(options, j, &mistaken, &search)) {
        plycut_pseudocode(&search, root, false, &theirs);
        differs = theirs.count > 0 && difference_put(&asked, &theirs, out);
    }
    if (!differs) {
        (void)plycut_out_flush(out);
        plycut_text_free(text);
        marked = moment_put(trace, at, &asked, out);
    }
    (void)plycut_out_flush(out);
    return differs ? CODE_DIFFERS : marked ? CODE_MARKED : CODE_PLAIN;
}
