/* options.h - the commands and their options, as tables and as read from the command line. */
#pragma once

#include <plycut/plycut.h>

#define ALGORITHMS_MAX 64

typedef struct Options Options;
typedef struct Job Job;

/* Which algorithms a command takes, and which by default. */
typedef enum AlgorithmUse { CORE, SEVERAL, ONE, RIGHT, ONCE } AlgorithmUse;

/* The page's core (src/wasm) never shows --help, and leaves out its texts. */
#ifdef __wasm__
#define HELP_TEXT(text) ""
#else
#define HELP_TEXT(text) text
#endif

/* What a command's report is about: its operand as it is, as an input, its search, or its search with the pruned
 * subtrees, also in a generated game. */
typedef enum ReportSubject { ABOUT_OPERAND, ABOUT_INPUT, ABOUT_SEARCH, ABOUT_WHOLE } ReportSubject;

/* A command of commands.def. */
typedef struct Command {
    const char *name;
    const char *operands; /* as --help shows them */
    int fewest, most;     /* operands; most < 0: no limit */
    bool takes_traces;
    AlgorithmUse algorithms;
    uint64_t max_nodes; /* the default of --max-nodes */
    const char *summary, *text;
    /* Run it. Returns the exit status, or FAILED with the error set. NULL: it writes a report. */
    int (*run)(const Options *options, PlycutError *error);
    ReportSubject subject;
    bool (*report)(Job *job);
} Command;

#define FAILED (-1)

enum {
#define COMMAND(name, ...) COMMAND_##name,
#include "options/commands.def"
    COMMAND_COUNT
};

extern const Command commands[COMMAND_COUNT];

/* By name; an unknown one is an error with a suggestion. */
const Command *command_find(const char *name, PlycutError *error);

/* The parts of --help, in this order; OWN are the options that only one or two commands have. */
typedef enum OptionGroup { OWN, SEARCH, PICTURE, OUTPUT, OPTION_GROUPS } OptionGroup;

/* What an option says, if several of its kind are refused together. */
typedef enum OptionKind { PLAIN, SEARCHES, GRADES, GROWS, ORDERS } OptionKind;

/* An option of options.def. */
typedef struct Option {
    const char *name;
    char letter;          /* 0: none */
    const char *argument; /* NULL: takes none */
    unsigned commands;    /* bits 1 << COMMAND_... */
    OptionGroup group;
    bool rare; /* only --help all shows it */
    OptionKind kind;
    const char *help;
    bool (*set)(Options *options, const char *argument, PlycutError *error);
} Option;

enum {
#define OPTION(name, ...) OPTION_##name,
#include "options/options.def"
    OPTION_COUNT
};

extern const Option all_options[OPTION_COUNT];

static inline bool option_belongs(const Option *option, const Command *command)
{
    return (option->commands >> (command - commands) & 1u) != 0;
}

/* What --help of a command says of an option that it takes. */
typedef struct OptionWords {
    const char *argument; /* NULL: takes none */
    const char *help;
} OptionWords;

OptionWords option_words(const Option *option, const Command *command);

/* The moments that --steps draws. */
typedef enum Steps { NO_STEPS, STEPS_ALL, STEPS_CUTOFFS, STEPS_NODES, STEPS_KINDS } Steps;

/* Options of match and play. */
typedef struct PlayOptions {
    uint64_t games, threads;               /* 0: the default */
    const char *start, *transcripts, *ggf; /* or NULL */
} PlayOptions;

/* Options of experiment. */
typedef struct GrowthOptions {
    uint64_t trees;         /* 0: the default */
    uint64_t shard, shards; /* part `shard`, from 0; no shards: all of it */
    const char *orders;     /* or NULL */
    bool merge, resume;
} GrowthOptions;

/* Options of judge. */
typedef struct JudgeOptions {
    const char *trees; /* a number or a spec; NULL: the default */
    bool nested, once;
    uint64_t seconds, memory; /* 0: the default; memory in MB */
} JudgeOptions;

/* A command line. Its texts point into argv. */
struct Options {
    const Command *command;
    const PlycutAlgorithm *algorithms[ALGORITHMS_MAX];
    size_t algorithm_count;
    PlycutSearchOptions search; /* except the algorithm */
    PlycutLimits limits;
    PlycutPlayer root;
    PlycutValuation valuation;
    const char *weights_file; /* of --eval, or NULL */
    PlycutPicture picture;
    uint32_t pass;   /* the one to show; 0: the last that answered */
    bool all_passes; /* draw: each in a tree of its own */
    bool divide;     /* perft, by the root's moves */
    const char *output, *format;
    int format_word; /* which word -f gives, if this command's -f takes words; 0: the first, or none */
    PlycutMake make;
    const char *fill;  /* the spec of make.shape, or NULL */
    uint64_t versions; /* of make; 0: one, into a file */
    PlycutWhen when;
    PlycutFocus focus;                  /* of explain, table and draw; the same is in picture */
    bool formula;                       /* of explain */
    const char *until;                  /* of draw: the moment to draw, or NULL */
    Steps steps;                        /* of draw: which moments are pages */
    PlycutFactSet questions;            /* of sheet; 0: all */
    const char *kinds, *answer, *grade; /* of quiz, or NULL */
    size_t question;                    /* that the answer is to, from 1; 0: none */
    const char *link;                   /* of sheet: the playground's address, or NULL */
    PlycutReport report;                /* of check */
    bool separate;                      /* of bank */
    bool html;                          /* of check: feedback as pages */
    const char *feedback_to, *compare;  /* of check: a folder, a gradebook, or NULL */
    const char *roster;                 /* of sheet: a CSV file of students, or NULL */
    const char *exercises;              /* of check: a folder of trees, or NULL */
    const char *accept;                 /* of check: what students may choose, or NULL */
    uint64_t first_seed, last_seed;     /* of exercises; 0, 0: none given */
    PlayOptions play;
    GrowthOptions growth;
    JudgeOptions judge;
    bool quiet, verbose, help;
    bool all;                 /* of list */
    bool given[OPTION_COUNT]; /* which options were given */
    char **operands;
    size_t operand_count;
};

/* The first option given of this kind, or NULL. */
const Option *options_given(const Options *options, OptionKind kind);

/* The name of the format of -f. */
static inline const char *format_or(const Options *options, const char *without)
{
    return options->format != NULL ? options->format : without;
}

/* Read the command line, argv[0] being the command's name; argv is permuted. */
bool options_parse(const Command *command, int argc, char **argv, Options *options,
                   PlycutError *error);

/* The index of a word among those that the option takes in this command, such as text|csv|json; an unknown one is an
 * error, -1. */
int options_word(const Options *options, int option, const char *word, PlycutError *error);

/* How to search by one algorithm, progress included. */
PlycutSearchOptions options_search(const Options *options, const PlycutAlgorithm *algorithm);
