/* judge.c - plycut judge: somebody else's program on trial, or a class of them. */
#include "cli/judge.h"
#include "os/apart.h"
#include "os/interrupt.h"
#include "os/output.h"
#include "os/program.h"
#include "os/sandbox.h"
#include "os/terminal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Programs -------------------------------------------------------------------------------- */

/* --programs, split at blanks. */
static bool split_command(Court *court, PlycutError *error)
{
    const char *command = court->options->judge.programs;
    size_t count = 0;
    court->text = strdup(command);
    court->words = calloc(strlen(command) / 2 + 2, sizeof *court->words);
    if (court->text == NULL || court->words == NULL)
        return plycut_no_memory(error);
    for (char *word = strtok(court->text, " "); word != NULL; word = strtok(NULL, " "))
        court->words[count++] = word;
    return strstr(command, "{}") != NULL ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--programs: expected a {} for the program, as in 'python3 {}'");
}

/* Of '{}/main.py', only files of this name are programs, and {} is their folder. */
static void keep_programs(Court *court)
{
    const char *hole = strstr(court->options->judge.programs, "{}");
    const size_t end = hole[2] == '/' ? strcspn(hole + 2, " ") : 0;
    size_t kept = 0;
    for (size_t i = 0; i < court->files.count; i++) {
        AnswerFile file = court->files.items[i];
        const size_t length = strlen(file.path);
        if (length > end && strncmp(file.path + length - end, hole + 2, end) == 0)
            court->files.items[kept++] = file;
        else
            free(file.path);
    }
    court->files.count = kept;
    court->name_length = end;
}

static bool find_programs(Court *court, PlycutError *error)
{
    const Options *options = court->options;
    if (options->judge.programs == NULL) {
        court->count = 1;
        return true;
    }
    for (size_t i = 0; i < options->operand_count; i++)
        if (access(options->operands[i], R_OK) != 0)
            return plycut_fail_at(error, PLYCUT_E_INPUT, options->operands[i], 0, 0, NULL, "%s",
                                  strerror(errno));
    if (!split_command(court, error) || !answer_files(&court->files, options, 0, error))
        return false;
    keep_programs(court);
    court->count = court->files.count;
    if (court->count == 0)
        return plycut_fail(error, PLYCUT_E_INPUT, "%s: there is no such program",
                           options->operands[0]);
    court->folders = judge_folders(&court->files, error);
    return court->folders != NULL;
}

static bool open_program(Court *court, size_t index)
{
    enum { SECONDS = 10, MEGABYTES = 2048, DISK = 256, PROCESSES = 64, ANSWER = 1 << 20 };
    const uint64_t megabyte = 1 << 20;
    const JudgeOptions *judge = &court->options->judge;
    const ProgramLimits limits = {
        .seconds = judge->seconds > 0 ? (double)judge->seconds : SECONDS,
        .all = {(judge->memory > 0 ? judge->memory : MEGABYTES) * megabyte, DISK * megabyte,
                PROCESSES},
        .output = ANSWER,
        .boxed = court->boxed,
        .apart = court->words != NULL && !court->boxed,
        .below = court->words != NULL ? court->files.items[index].below : 0};
    const char *path = court->words != NULL ? court->files.items[index].path : NULL;
    court->programs[index] =
        path != NULL ? program_open(court->words, path, strlen(path) - court->name_length, &limits,
                                    judge->once)
                     : program_open(court->options->operands, NULL, 0, &limits, judge->once);
    return court->programs[index].self != NULL;
}

/* By default, the programs of a class are those of others. */
static bool choose_sandbox(Court *court, PlycutError *error)
{
    enum { AUTO, BWRAP, NONE };
    static const char *const WORDS[] = {[AUTO] = "auto", [BWRAP] = "bwrap", [NONE] = "none"};
    const JudgeOptions *judge = &court->options->judge;
    const char *given = judge->sandbox != NULL    ? judge->sandbox
                        : judge->programs != NULL ? WORDS[AUTO]
                                                  : WORDS[NONE];
    PlycutText why = {0};
    const int word = plycut_name_find("sandbox", given,
                                      PLYCUT_WORDS(WORDS, sizeof WORDS / sizeof *WORDS), error);
    court->boxed = (word == AUTO || word == BWRAP) && sandbox_works(&why);
    if (word == AUTO && !court->boxed)
        message(TALK_NOTE,
                "no sandbox (%s): programs can use the network, read your files and kill plycut",
                why.bytes);
    else if (word == BWRAP && !court->boxed)
        plycut_fail(error, PLYCUT_E_SYSTEM, "--sandbox bwrap: %s", why.bytes);
    plycut_text_free(&why);
    return word >= 0 && (word != BWRAP || court->boxed);
}

static bool open_programs(Court *court, PlycutError *error)
{
    court->programs = calloc(court->count, sizeof *court->programs);
    court->judgements = calloc(court->count, sizeof *court->judgements);
    court->written = calloc(court->count, sizeof *court->written);
    bool opened = court->programs != NULL && court->judgements != NULL && court->written != NULL;
    for (size_t i = 0; opened && i < court->count; i++)
        opened = open_program(court, i);
    return opened || plycut_no_memory(error);
}

/* What an earlier run of this command has left. */
static bool court_find_kept(Court *court, PlycutError *error)
{
    const Options *options = court->options;
    court->keeps = court->words != NULL &&
                   (options->output != NULL || options->format_word == JUDGE_GRADESCOPE);
    return !court->keeps || kept_open(&court->kept, options, &court->files, court->folders, error);
}

static void court_close(Court *court)
{
    for (size_t i = 0; i < court->count; i++) {
        if (court->folders != NULL)
            free(court->folders[i]);
        if (court->programs != NULL)
            program_close(&court->programs[i]);
        if (court->judgements != NULL)
            plycut_judgement_free(&court->judgements[i]);
    }
    kept_close(&court->kept);
    free(court->written);
    free(court->folders);
    free(court->programs);
    free(court->judgements);
    free(court->words);
    free(court->text);
    answer_files_free(&court->files);
    plycut_trial_close(court->trial);
}

/* ---- The command ----------------------------------------------------------------------------- */

/* The exit status of all, or FAILED. */
static int write_verdicts(Court *court, PlycutError *error)
{
    const bool apart = court->words != NULL;
    if (!choose_sandbox(court, error) || !court_find_kept(court, error) ||
        !open_programs(court, error) || !output_open(&court->output, NULL, OUTPUT_DIRECT, error))
        return FAILED;
    const bool tried = (court->boxed || !apart || apart_begin(error)) && court_judge(court, error);
    apart_end();
    if (court->output.out.failed && court->output.reason == EPIPE)
        programs_unheard();
    return output_end(&court->output, tried, error) ? court->status : FAILED;
}

/* Points for facts that no program is asked about could not be earned. */
static bool points_fit(const Options *options, PlycutError *error)
{
    static const bool JUDGED[PLYCUT_FACTS] = {[PLYCUT_FACT_VALUE] = true,
                                              [PLYCUT_FACT_VISITED] = true,
                                              [PLYCUT_FACT_BEST] = true,
                                              [PLYCUT_FACT_WINDOWS] = true};
    for (int fact = 0; options->given[OPTION_points] && fact < PLYCUT_FACTS; fact++)
        if (options->class.report.points[fact] > 0 && !JUDGED[fact])
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "--points: programs are judged by value, visited, best and "
                               "windows, not by %s",
                               plycut_fact_name((PlycutFact)fact));
    return true;
}

int judge_command(const Options *options, PlycutError *error)
{
    Court court = {.options = options};
    int status = FAILED;
    if (points_fit(options, error) && find_programs(&court, error) &&
        court_open_trial(&court, error))
        status = write_verdicts(&court, error);
    court_close(&court);
    return status;
}
