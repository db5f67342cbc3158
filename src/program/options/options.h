/* options.h - the commands and their options, as tables and as read from the command line. */
#pragma once

#include <plycut/plycut.h>

#define ALGORITHMS_MAX 64

typedef struct Options Options;
typedef struct Job Job;
typedef struct Option Option;

/* Which algorithms a command takes, and which by default. */
typedef enum AlgorithmUse { CORE, SEVERAL, ONE, RIGHT, ASKED } AlgorithmUse;

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

/* The names of the commands that are listed, with commas between, for messages. */
enum { COMMANDS_TEXT_SIZE = 192 };
const char *commands_text(bool (*is_listed)(const Command *command, const Option *option),
                          const Option *option, char text[COMMANDS_TEXT_SIZE]);

/* The parts of --help, in this order; OWN are the options that only one or two commands have. */
typedef enum OptionGroup { OWN, SEARCH, PICTURE, OUTPUT, OPTION_GROUPS } OptionGroup;

/* What an option says, if several of its kind are refused together. */
typedef enum OptionKind { PLAIN, SEARCHES, GRADES, GROWS, CONDITIONS } OptionKind;

/* An option of options.def. */
struct Option {
    const char *name;
    char letter;          /* 0: none */
    const char *argument; /* NULL: takes none */
    unsigned commands;    /* bits 1 << COMMAND_... */
    OptionGroup group;
    bool rare; /* only --help all shows it */
    OptionKind kind;
    const char *help;
    struct OptionSets {
        enum {
            SETS_OWN,
            SETS_FLAG,
            SETS_CHOICE,
            SETS_TEXT,
            SETS_FILE,
            SETS_NUMBER,
            SETS_SPAN,
            SETS_COUNTS,
            SETS_MEMBER
        } how;
        size_t at, size; /* of the field of Options; MEMBER: a PlycutSearchOption */
        uint64_t least, most;
        bool (*own)(Options *options, const char *argument, PlycutError *error);
    } sets;
};

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

/* What the game of an input is to be: inputs.c. */
typedef struct GameOptions {
    PlycutPlayer root;
    PlycutLimits limits;
    PlycutValuation valuation;
    const char *weights_file; /* of --eval, or NULL */
    const char *as;           /* the notation of trees, or NULL */
    char *program;            /* of --game, which is the first operand then; or NULL */
    bool leaves_of_mover;     /* leaf values are the mover's */
} GameOptions;

/* Which part of a search is shown, and how: draw, explain, table. */
typedef struct ShowOptions {
    uint32_t pass;     /* 0: the last that answered */
    bool all_passes;   /* each in a tree of its own */
    PlycutFocus focus; /* the same is in Options.picture */
    bool formula;
    bool pruned_tree;
    bool chance;         /* of pseudocode: with the lines for chance nodes */
    const char *until;   /* the moment to draw, or NULL */
    const char *panels;  /* the moments that are panels, or NULL */
    const char *palette; /* a file of colours, or NULL */
    bool alt;            /* the description of the picture instead of the picture */
    double animate;      /* the seconds of each step in one SVG; 0: no animation */
    Steps steps;         /* which moments are pages */
} ShowOptions;

/* What a class is asked, and what answers are worth: sheet, bank, check. */
typedef struct ClassOptions {
    PlycutFactSet questions; /* 0: the usual ones */
    PlycutReport report;
    const char *link;               /* the playground's address, or NULL */
    const char *roster;             /* a CSV file of students, or NULL */
    const char *codes_from;         /* the code of its first student, or NULL: A01 */
    uint64_t first_seed, last_seed; /* 0, 0: none given */
    bool separate;                  /* a question for each fact */
    bool shuffle;                   /* versions of a stored tree are other orders of its children */
} ClassOptions;

/* What check reads and writes; NULL: not given. */
typedef struct CheckOptions {
    const char *exercises;             /* a folder of trees */
    const char *accept;                /* what students may choose */
    const char *feedback_to, *compare; /* a folder, a gradebook */
    const char *worksheet;             /* Moodle's or Canvas's, to be filled */
    const char *column;                /* of the assignment, in Canvas's */
    bool form, html;                   /* only what can be read; feedback as pages */
} CheckOptions;

typedef struct QuizOptions {
    const char *kinds, *answer, *grade; /* or NULL */
    uint32_t question;                  /* that the answer is to, from 1; 0: none */
} QuizOptions;

/* Options of match and play. */
typedef struct PlayOptions {
    uint64_t games, threads;               /* 0: the default */
    const char *start, *transcripts, *ggf; /* or NULL */
} PlayOptions;

/* Options of experiment. */
typedef struct GrowthOptions {
    uint64_t trees;               /* 0: the default */
    uint64_t shard, shards;       /* part `shard`, from 0; no shards: all of it */
    const char *orders, *quality; /* or NULL */
    bool merge, resume;
} GrowthOptions;

/* Options of judge. */
enum { JUDGE_TREES = 100000, JUDGE_SPECS = 64 }; /* the most */
typedef struct JudgeOptions {
    const char *trees
        [JUDGE_SPECS]; /* a number, or folders and specs, one after the other; none: the default */
    size_t trees_count;
    const char *like;     /* or NULL: all kinds of trees */
    const char *programs; /* the command of each program of a class, or NULL */
    const char *sandbox;  /* auto, bwrap or none; NULL: the default */
    PlycutLevels levels;
    bool nested, once, afresh;
    uint64_t seconds, memory; /* 0: the default; memory in MB */
} JudgeOptions;

/* A command line: what all commands read, then what some do. Its texts point into argv. */
struct Options {
    const Command *command;
    char **words; /* all of it, from the command on */
    size_t word_count;
    char **operands;
    size_t operand_count;
    bool given[OPTION_COUNT]; /* which options were given */
    const PlycutAlgorithm *algorithms[ALGORITHMS_MAX];
    size_t algorithm_count;
    bool all_algorithms;        /* -a all */
    PlycutSearchOptions search; /* except the algorithm */
    GameOptions game;
    PlycutPicture picture;
    const char *output, *format;
    int format_word; /* which word -f gives, if this command's -f takes words; 0: the first, or none */
    bool quiet, verbose, help;
    ShowOptions show;
    ClassOptions class;
    CheckOptions check;
    QuizOptions quiz;
    PlayOptions play;
    GrowthOptions growth;
    JudgeOptions judge;
    PlycutMake make;
    uint64_t versions; /* of make; 0: one, into a file */
    PlycutWhen when;
    bool divide; /* of perft: by the root's moves */
    bool all;    /* of list */
};

/* The first option given of this kind, or NULL. */
const Option *options_given(const Options *options, OptionKind kind);

/* The name of the format of -f. */
static inline const char *format_or(const Options *options, const char *without)
{
    return options->format != NULL ? options->format : without;
}

/* Set what the option sets. argument: NULL for a flag. */
bool option_set(const Option *option, Options *options, const char *argument, PlycutError *error);

/* Read the command line, argv[0] being the command's name; argv is permuted. */
bool options_parse(const Command *command, int argc, char **argv, Options *options,
                   PlycutError *error);

/* The index of a word among those that the option takes in this command, such as text|csv|json; an unknown one is an
 * error, -1. */
int options_word(const Options *options, int option, const char *word, PlycutError *error);

/* How to search by one algorithm, progress included. */
PlycutSearchOptions options_search(const Options *options, const PlycutAlgorithm *algorithm);
