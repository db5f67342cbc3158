/* judge_class.c - judges the programs of a class, or a single one. What one of them does, whatever it is, takes no verdict from another one: each is written as soon as it is
 * known; verdicts from an earlier run are not asked for again; and files that a program has changed are written again when all have ended. */
#include "cli/judge.h"
#include "say/say.h"
#include "os/interrupt.h"
#include "os/terminal.h"

#include <stdlib.h>
#include <string.h>

/* ---- Verdicts -------------------------------------------------------------------------------- */

static void count_verdict(Court *court, size_t file, int status)
{
    court->written[file] = true;
    court->right += status == 0;
    court->status = court->count > 1 ? court->status | (status != 0) : status;
}

/* Those from before that come before this program's. */
static bool write_kept(Court *court, size_t until)
{
    const char *written = "";
    size_t length = 0;
    for (; court->next < until; court->next++) {
        const int status =
            court->keeps ? kept_status(&court->kept.items[court->next], &written, &length) : -1;
        if (status < 0 || court->written[court->next])
            continue;
        plycut_out_bytes(&court->output.out, written, length);
        count_verdict(court, court->next, status);
    }
    return plycut_out_flush(&court->output.out);
}

/* Its files, and what goes to standard output. */
static bool make_verdict(const Court *court, size_t file, const PlycutJudgement *judgement,
                         PlycutText *text, int *status, PlycutError *error)
{
    PlycutOut out;
    const bool of_class = court->words != NULL;
    const Verdict verdict = {.options = court->options,
                             .trial = court->trial,
                             .judgement = judgement,
                             .file = of_class ? &court->files.items[file] : NULL,
                             .folder = of_class ? court->folders[file] : NULL};
    plycut_out_init(&out, plycut_text_write, text);
    const bool made = judge_write(&verdict, &out, status, error);
    return plycut_out_end(&out, "a verdict", error) && made &&
           (!court->keeps || kept_write(&court->kept.items[file], *status, text, error));
}

/* While programs run without a sandbox, they may do anything to files; then it is tried again in the end. */
static bool write_judgement(Court *court, size_t file, const PlycutJudgement *judgement, bool last,
                            PlycutError *error)
{
    int status = 0;
    PlycutText text = {0};
    const bool made = make_verdict(court, file, judgement, &text, &status, error),
               later = !made && !last && court->keeps && !court->boxed;
    if (later)
        *error = (PlycutError){0};
    if (made && !court->written[file]) {
        plycut_out_bytes(&court->output.out, text.bytes, text.length);
        count_verdict(court, file, status);
    }
    plycut_text_free(&text);
    return (made || later) && plycut_out_flush(&court->output.out);
}

static bool write_verdict(void *self, size_t index, PlycutError *error)
{
    Court *court = self;
    const size_t file = court->list[index];
    interrupt_hold();
    return write_kept(court, file) &&
           write_judgement(court, file, &court->running[index], false, error);
}

/* ---- Programs -------------------------------------------------------------------------------- */

static bool wrap_all(const Court *court, const size_t *list, size_t count, bool alone,
                     PlycutProgram *programs)
{
    bool wrapped = true;
    for (size_t i = 0; i < count; i++) {
        programs[i] = court->programs[list[i]];
        if (court->keeps)
            programs[i] = kept_wrap(&court->kept.items[list[i]], &court->programs[list[i]], alone);
        wrapped &= programs[i].self != NULL;
    }
    return wrapped;
}

/* Judge these, several at a time. */
static bool judge_list(Court *court, const size_t *list, size_t count, unsigned threads,
                       PlycutError *error)
{
    PlycutProgram *programs = calloc(count + 1, sizeof *programs);
    PlycutJudgement *judgements = calloc(count + 1, sizeof *judgements);
    court->list = list;
    court->running = judgements;
    bool done = programs != NULL && judgements != NULL &&
                wrap_all(court, list, count, threads == 1 || count == 1, programs);
    if (!done)
        plycut_no_memory(error);
    else if (count > 0)
        done = plycut_trial_run(court->trial, programs, count, threads, judgements, write_verdict,
                                court, error);
    for (size_t i = 0; programs != NULL && judgements != NULL && i < count; i++) {
        court->judgements[list[i]] = judgements[i];
        if (court->keeps && programs[i].self != NULL)
            (void)kept_unwrap(&programs[i]);
    }
    free(programs);
    free(judgements);
    return done;
}

/* Those of which nothing is known first, and then, one by one, those that were judged when plycut was killed. */
static bool judge_everyone(Court *court, PlycutError *error)
{
    const char *written;
    size_t *list = calloc(court->count, sizeof *list), fresh = 0, marked = 0, length;
    for (size_t i = 0; list != NULL && i < court->count; i++) {
        const Kept *kept = court->keeps ? &court->kept.items[i] : NULL;
        if (kept == NULL || (kept_status(kept, &written, &length) < 0 && !kept->marked))
            list[fresh++] = i;
        else if (kept->marked)
            list[court->count - ++marked] = i;
    }
    if (court->keeps && fresh + marked < court->count)
        message(TALK_NOTE,
                "%zu of %zu programs have their verdicts from before in %s; --afresh judges all",
                court->count - fresh - marked, court->count, folder_of(court->options));
    bool done = (list != NULL || plycut_no_memory(error)) &&
                judge_list(court, list, fresh, threads_of(court->options), error);
    for (size_t i = 0; done && i < marked; i++)
        done = judge_list(court, &list[court->count - 1 - i], 1, 1, error);
    free(list);
    return done && write_kept(court, court->count);
}

/* ---- Afterwards ------------------------------------------------------------------------------ */

/* All programs have ended. What one has done to the files of others is undone. */
static bool repair(Court *court, PlycutError *error)
{
    size_t mended = 0, lost = 0;
    bool done = true;
    for (size_t i = 0; done && court->keeps && !court->boxed && i < court->count; i++) {
        const Kept *kept = &court->kept.items[i];
        if (!kept_is_changed(kept))
            continue;
        if (court->judgements[i].trees > 0) {
            mended += court->written[i];
            kept_release(kept);
            done = write_judgement(court, i, &court->judgements[i], true, error);
        } else {
            kept_forget(kept);
            lost++;
        }
    }
    if (mended > 0)
        message(TALK_NOTE,
                "while programs ran, files of %zu in %s were changed; they were written again",
                mended, folder_of(court->options));
    if (lost > 0)
        message(TALK_NOTE,
                "while programs ran, verdicts of %zu from before in %s were changed; the same "
                "command judges these again",
                lost, folder_of(court->options));
    return done;
}

static void say_limits(Court *court)
{
    static const Saying MEANS[] = {[WATCH_CGROUP] = SAY_MEANS_CGROUP,
                                   [WATCH_LOOK] = SAY_MEANS_LOOK,
                                   [WATCH_NONE] = SAY_MEANS_NONE};
    say(&court->output.out, court->boxed ? SAY_WITH_SANDBOX : SAY_WITHOUT_SANDBOX,
        TERMS(TEXT(means, saying(MEANS[watch_means()]))));
}

bool court_judge(Court *court, PlycutError *error)
{
    const Options *options = court->options;
    if (options->format_word == JUDGE_CSV)
        plycut_judgement_csv_head(&court->output.out);
    programs_begin();
    const bool judged = judge_everyone(court, error);
    if (programs_end())
        message(TALK_NOTE, "a program on trial sent plycut a signal, which was ignored");
    const bool tried = judged && repair(court, error);
    if (tried && court->words != NULL && options->format_word == JUDGE_TEXT) {
        if (court->count > 1)
            say(&court->output.out, SAY_PROGRAMS_RIGHT,
                TERMS(COUNT(right, court->right), COUNT(count, court->count)));
        say_limits(court);
    }
    return tried;
}
