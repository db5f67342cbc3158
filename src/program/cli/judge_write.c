/* judge_write.c - the verdict on a program, in the format of -f. */
#include "cli/judge.h"
#include "say/say.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

/* A program, and where its files go. */
typedef struct Case {
    const Options *options;
    const PlycutTrial *trial;
    const PlycutJudgement *judgement;
    PlycutDefendant who;
    const AnswerFile *file; /* of a class, or NULL */
    char *name, *id;
    char *folder; /* of the program, or NULL */
} Case;

/* Programs of a class earn points. */
static bool earns_points(const Options *options)
{
    return options->judge.programs != NULL || options->given[OPTION_points] ||
           options->format_word == JUDGE_CSV || options->format_word == JUDGE_GRADESCOPE;
}

static bool case_open(Case *c, const Verdict *v, PlycutError *error)
{
    const Options *options = c->options;
    const PlycutHandIn who =
        v->file != NULL ? v->file->who
                        : plycut_hand_in(options->operands[0], strlen(options->operands[0]));
    c->name = text_format(error, "%.*s", (int)who.name_length, who.name);
    c->id = text_format(error, "%.*s", (int)who.id_length, who.id);
    if (c->name == NULL || c->id == NULL)
        return false;
    if (v->file != NULL && (options->output != NULL || options->format_word == JUDGE_GRADESCOPE))
        c->folder = text_format(error, "%s/%s", folder_of(options), v->folder);
    else if (options->output != NULL)
        c->folder = text_format(error, "%s", options->output);
    c->who = (PlycutDefendant){
        .name = c->name,
        .file = v->file != NULL         ? v->file->path + v->file->below
                : earns_points(options) ? c->name
                                        : NULL,
        .id = c->id,
        .points = options->given[OPTION_points] ? options->class.report.points : NULL};
    return error->code == PLYCUT_OK;
}

static bool write_judgement_text(const Case *c, PlycutOut *out, PlycutError *error)
{
    if (c->file != NULL)
        say(out, SAY_PROGRAM, TERMS(TEXT(program, c->who.file)));
    plycut_judgement_text(c->trial, c->judgement, &c->who, out);
    return judge_say_again(c->options, c->judgement, c->file, out, error) &&
           judge_say_draw(c->options, c->judgement, c->folder, out, error);
}

static bool case_write(const Case *c, PlycutOut *out, PlycutError *error)
{
    const int format = c->options->format_word;
    if (c->folder != NULL && format != JUDGE_GRADESCOPE &&
        !(judge_show(c->options, c->judgement, c->folder, error) &&
          judge_page(c->options, c->judgement, c->name, c->folder, error)))
        return false;
    switch (format) {
    case JUDGE_CSV:
        plycut_judgement_csv(c->judgement, &c->who, out);
        return true;
    case JUDGE_JSON:
        plycut_judgement_json(c->trial, c->judgement, &c->who, out);
        return true;
    case JUDGE_GRADESCOPE:
        return plycut_judgement_gradescope(c->trial, c->judgement, &c->who, out) ||
               plycut_no_memory(error);
    default:
        return write_judgement_text(c, out, error);
    }
}

static bool write_results(const Case *c, PlycutError *error)
{
    Output output;
    char *path = results_open(&output, c->folder, error);
    const bool written =
        path != NULL && output_end(&output, case_write(c, &output.out, error), error);
    free(path);
    return written;
}

bool judge_write(const Verdict *v, PlycutOut *out, int *status, PlycutError *error)
{
    Case c = {.options = v->options, .trial = v->trial, .judgement = v->judgement, .file = v->file};
    const bool own = c.file != NULL && v->options->format_word == JUDGE_GRADESCOPE,
               written = case_open(&c, v, error) &&
                         (own ? write_results(&c, error) : case_write(&c, out, error));
    *status = plycut_judgement_status(v->judgement, &c.who);
    free(c.name);
    free(c.id);
    free(c.folder);
    return written;
}
