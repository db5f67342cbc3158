/* bench.c - speed as ratios in one run: bench [OUT]. Absolute figures are this machine's, today.
 *
 * What is compared runs in turn, in short slices, A B A B ..., each slice measured in processor
 * time; the result is the median of the pairs' ratios: a busy machine slows both sides or spoils
 * only a few pairs. The leaf counts printed with them are the signature: if they change, a commit
 * must say why. */
#include "othello/othello.h"
#include "naive/othello_naive.h"

#include <plycut/plycut.h>

#include <cjson/cJSON.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { PAIRS = 5, RUNS = 3, TRACED_DEPTH = 8, PERFT_DEPTH = 11 };
static const double SLICE = 0.15; /* seconds at least */

static double clock_now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Wall-clock time, and time on the processor. */
static double now(void)
{
    return clock_now(CLOCK_MONOTONIC);
}

static double now_busy(void)
{
    return clock_now(CLOCK_PROCESS_CPUTIME_ID);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, size_t count)
{
    qsort(values, count, sizeof *values, by_size);
    return values[count / 2];
}

/* What a job did: units (nodes, events, leaves), and leaves for the signature. */
typedef struct Work {
    double units;
    uint64_t leaves;
} Work;

typedef Work Job(const void *what);

/* Units per second in one slice, by this clock. */
static double slice(Job *job, const void *what, double (*time)(void), double seconds,
                    uint64_t *leaves)
{
    double began = time(), units = 0;
    do {
        Work work = job(what);
        units += work.units;
        if (leaves != NULL)
            *leaves = work.leaves;
    } while (time() - began < seconds);
    return units / (time() - began);
}

/* Units per second: the median of RUNS slices of one second each. */
static double rate(Job *job, const void *what, double (*time)(void))
{
    double rates[RUNS];
    for (int i = 0; i < RUNS; i++)
        rates[i] = slice(job, what, time, 1, NULL);
    return median(rates, RUNS);
}

typedef struct Comparison {
    double fast, slow, ratio;     /* medians */
    double least, most;           /* of the ratios */
    uint64_t leaves, slow_leaves; /* of the last slices */
} Comparison;

/* Two jobs run in turn. */
static Comparison compare(Job *fast, Job *slow, const void *what)
{
    Comparison c = {0};
    double fasts[PAIRS], slows[PAIRS], ratios[PAIRS];
    for (int i = 0; i < PAIRS; i++) {
        fasts[i] = slice(fast, what, now_busy, SLICE, &c.leaves);
        slows[i] = slice(slow, what, now_busy, SLICE, &c.slow_leaves);
        ratios[i] = fasts[i] / slows[i];
    }
    c.fast = median(fasts, PAIRS);
    c.slow = median(slows, PAIRS);
    c.ratio = median(ratios, PAIRS);
    c.least = ratios[0];
    c.most = ratios[PAIRS - 1];
    return c;
}

static void must(bool done, const PlycutError *error)
{
    if (!done) {
        fprintf(stderr, "bench: %s\n", error->text);
        exit(1);
    }
}

static PlycutGame game_of(const char *spec)
{
    PlycutGame game;
    PlycutError error = {0};
    must(plycut_game_parse(spec, &game, &error), &error);
    return game;
}

/* ---- Quiet searches and the naive peer ---------------------------------------------------------------- */

typedef struct Problem {
    const char *algorithm;
    int depth;
    bool portable; /* without AVX2 */
} Problem;

static Work quiet(const void *what)
{
    const Problem *problem = what;
    PlycutGame game = game_of("othello:start");
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find(problem->algorithm, &error));
    PlycutResult result;
    options.depth = problem->depth;
    if (problem->portable)
        othello_take_portable(&game);
    must(plycut_search(&game, &options, NULL, &result, &error), &error);
    plycut_game_release(&game);
    return (Work){(double)result.nodes, result.leaves};
}

static Work naive(const void *what)
{
    const Problem *problem = what;
    NaiveCounts counts = {0};
    int **board = naive_board_start();
    if (strcmp(problem->algorithm, "minimax") == 0)
        naive_minimax(board, problem->depth, NAIVE_BLACK, NAIVE_BLACK, naive_count_discs, &counts);
    else
        naive_alpha_beta(board, problem->depth, -1000, 1000, NAIVE_BLACK, NAIVE_BLACK,
                         naive_count_discs, &counts);
    naive_board_free(board);
    return (Work){(double)counts.nodes, counts.leaves};
}

static void bench_search(const char *algorithm, int depth, bool portable)
{
    Comparison c = compare(quiet, naive, &(Problem){algorithm, depth, portable});
    printf("%-11s depth %2d%s: %9llu leaves; %6.2f million nodes/s, naive peer %5.2f: ratio %.1f "
           "(%.1f to %.1f)%s\n",
           algorithm, depth, portable ? " portable" : "", (unsigned long long)c.leaves,
           c.fast / 1e6, c.slow / 1e6, c.ratio, c.least, c.most,
           c.leaves == c.slow_leaves ? "" : " (THE PEER COUNTS DIFFERENTLY)");
}

/* ---- Orders, tables, passes, evaluations ----------------------------------------------------- */

/* A way to search the start to one depth: leaves of all passes, and time relative to the plain way. */
typedef struct Way {
    const char *title, *order, *evaluation;
    uint64_t table;
    bool deepen, symmetry;
    double aspiration;
    int depth;
} Way;

static const Way WAYS[] = {
    {"static", "static", "discs", .table = 0},
    {"fewest", "fewest", "discs", .table = 0},
    {"mobility", "mobility", "discs", .table = 0},
    {"killer", "killer", "discs", .table = 0},
    {"history", "history", "discs", .table = 0},
    {"table", "given", "discs", .table = 1 << 20},
    {"table, symmetry", "given", "discs", .table = 1 << 20, .symmetry = true},
    {"deepened", "given", "discs", .deepen = true},
    {"deepened, hash, static", "hash,static", "discs", .table = 1 << 20, .deepen = true},
    {"the same, symmetry", "hash,static", "discs", .table = 1 << 20, .deepen = true,
     .symmetry = true},
    {"aspiration, hash, static", "hash,static", "discs", .table = 1 << 20, .deepen = true,
     .aspiration = 2},
    {"tutorial", "given", "tutorial", .table = 0},
    {"tutorial, static", "static", "tutorial", .table = 0},
    {"norvig", "given", "norvig", .table = 0},
};

static Work one_way(const void *what)
{
    const Way *way = what;
    PlycutGame game = game_of("othello:start");
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", NULL));
    PlycutResult result;
    PlycutError error = {0};
    options.depth = way->depth;
    options.table = way->table;
    options.deepen = way->deepen;
    options.symmetry = way->symmetry;
    options.aspiration = way->aspiration;
    must(plycut_ordering_parse(way->order, &options, &error), &error);
    must(plycut_game_value_by(&game, &(PlycutValuation){.evaluation = way->evaluation}, &error),
         &error);
    must(plycut_search(&game, &options, NULL, &result, &error), &error);
    plycut_game_release(&game);
    return (Work){(double)result.nodes, result.leaves};
}

static Work plain_way(const void *what)
{
    const Way *way = what;
    return one_way(&(Way){"given", "given", "discs", .depth = way->depth});
}

/* Times are compared by searches, not by nodes. */
static void bench_ways(int depth)
{
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        Way way = WAYS[i];
        way.depth = depth;
        Comparison c = compare(one_way, plain_way, &way);
        const double nodes = one_way(&way).units, plain = plain_way(&way).units;
        printf("alpha-beta  depth %2d, %-24s: %8llu leaves, %.2f of the given order's; time times "
               "%.2f; "
               "%.2f of its nodes/s\n",
               depth, way.title, (unsigned long long)c.leaves,
               (double)c.leaves / (double)c.slow_leaves, nodes / plain / c.ratio, c.ratio);
    }
}

/* ---- Endgames -------------------------------------------------------------------------------- */

/* Solve the first positions of the FFO suite, #1-19 (14 to 16 empty squares), with a move ordering. */
typedef struct Endgames {
    const char *algorithm, *order;
    uint64_t table;
} Endgames;

static Work solve_all(const void *what)
{
    const Endgames *endgames = what;
    FILE *file = fopen("tests/data/ffo.obf", "r");
    static char text[8192];
    size_t length = file == NULL ? 0 : fread(text, 1, sizeof text - 1, file);
    const char *rest = text;
    long line = 1;
    Work work = {0};
    PlycutObfLine position;
    PlycutError error = {0};
    text[length] = '\0';
    for (int i = 0; i < 19 && plycut_obf_next(&rest, &line, "ffo.obf", &position, &error) == 1;
         i++) {
        PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find(endgames->algorithm, &error));
        PlycutResult result;
        options.table = endgames->table;
        must(plycut_ordering_parse(endgames->order, &options, &error), &error);
        must(plycut_search(&position.game, &options, NULL, &result, &error), &error);
        plycut_game_release(&position.game);
        work.units += (double)result.nodes;
        work.leaves += result.leaves;
    }
    if (file != NULL)
        fclose(file);
    return work;
}

static Work solve_by_fewest(const void *what)
{
    (void)what;
    return solve_all(&(Endgames){"alpha-beta", "fewest", 0});
}

static void bench_endgames(void)
{
    static const Endgames ENDGAMES[] = {
        {"alpha-beta", "fewest,parity", 0},
        {"alpha-beta", "mobility,parity", 0},
        {"alpha-beta", "hash,mobility,parity", 1 << 16},
        {"negascout", "hash,mobility,parity", 1 << 16},
    };
    for (size_t i = 0; i < sizeof ENDGAMES / sizeof *ENDGAMES; i++) {
        Comparison c = compare(solve_all, solve_by_fewest, &ENDGAMES[i]);
        const double nodes = solve_all(&ENDGAMES[i]).units, plain = solve_by_fewest(NULL).units;
        printf(
            "FFO #1-19   %s, %s: %llu leaves in %.2f s; time of alpha-beta, fewest, times %.2f\n",
            ENDGAMES[i].algorithm, ENDGAMES[i].order, (unsigned long long)c.leaves, nodes / c.fast,
            nodes / plain / c.ratio);
    }
}

/* ---- Random trees ---------------------------------------------------------------------------- */

static Work random_leaves(const void *what)
{
    PlycutGame game = game_of(what);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    PlycutResult result;
    PlycutError error = {0};
    must(plycut_search(&game, &options, NULL, &result, &error), &error);
    plycut_game_release(&game);
    return (Work){(double)result.leaves, result.leaves};
}

static bool open_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                      PlycutError *error)
{
    return plycut_grid_open(self, row, plycut_growth_seed(0, k), game, error);
}

/* A row of an experiment, on as many threads as `what` says. */
static Work experiment_leaves(const void *what)
{
    PlycutGrid grid;
    PlycutError error = {0};
    PlycutGrowthRow row = {.options = plycut_search_defaults(plycut_algorithm_full()),
                           .branching = 4};
    PlycutGrowth growth = {.trees = 16, .shards = 1, .rows = &row, .count = 1};
    row.options.depth = 10;
    must(plycut_grid_parse("random:b=4,d=10", &grid, &error), &error);
    const PlycutGrowthTrees trees = {open_tree, true, &grid};
    must(plycut_growth_measure(&growth, 0, &trees, *(const unsigned *)what, &error), &error);
    const double leaves =
        plycut_sums_mean(&row.sums, PLYCUT_COUNTED_LEAVES) * (double)row.sums.searches;
    return (Work){leaves, (uint64_t)leaves};
}

static void bench_random(void)
{
    double each = rate(random_leaves, "random:b=4,d=11,seed=1", now_busy);
    printf("random tree b=4 d=11, minimax: %.1f million leaves/s\n", each / 1e6);
    const unsigned one = 1, two = 2;
    double busy = rate(experiment_leaves, &one, now_busy);
    double alone = rate(experiment_leaves, &one, now), pair = rate(experiment_leaves, &two, now);
    printf("experiment with the same trees: %.2f of that; two threads: %.2f times one\n",
           busy / each, pair / alone);
}

/* ---- Perft: the processor's way and the portable way ---------------------------------------------------- */

static Work count_leaves(const PlycutGame *game, int depth)
{
    uint64_t leaves = plycut_perft(game, &game->root, depth);
    return (Work){(double)leaves, leaves};
}

static Work perft_here(const void *what)
{
    PlycutGame game = game_of("othello:start");
    Work work = count_leaves(&game, *(const int *)what);
    plycut_game_release(&game);
    return work;
}

static Work perft_portable(const void *what)
{
    PlycutGame game = game_of("othello:start");
    othello_take_portable(&game);
    Work work = count_leaves(&game, *(const int *)what);
    plycut_game_release(&game);
    return work;
}

static void bench_perft(int depth)
{
    Comparison c = compare(perft_here, perft_portable, &depth);
    printf("perft       depth %2d: %9llu leaves; %6.1f million leaves/s, portable %.1f: ratio %.2f "
           "(%.2f to %.2f)%s\n",
           depth, (unsigned long long)c.leaves, c.fast / 1e6, c.slow / 1e6, c.ratio, c.least,
           c.most, c.leaves == c.slow_leaves ? "" : " (THE TWO WAYS COUNT DIFFERENTLY)");
}

/* ---- Traces to a file ------------------------------------------------------------------------------------ */

static bool write_file(void *file, const char *bytes, size_t n)
{
    return fwrite(bytes, 1, n, file) == n;
}

typedef struct Counted {
    PlycutTraceWriter writer;
    uint64_t events;
} Counted;

static bool count_event(void *self, const PlycutEvent *event)
{
    Counted *counted = self;
    counted->events++;
    return plycut_trace_writer_event(&counted->writer, event);
}

static Work traced(const void *path)
{
    static PlycutOut out;
    static Counted counted;
    PlycutGame game = game_of("othello:start");
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("minimax", &error));
    PlycutObserver observer = {count_event, &counted};
    PlycutResult result;
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    options.depth = TRACED_DEPTH;
    counted.events = 0;
    plycut_out_init(&out, write_file, file);
    plycut_trace_writer_begin(&counted.writer, &out, &game, &options, PLYCUT_VALUES_MAX, NULL);
    must(plycut_search(&game, &options, &observer, &result, &error), &error);
    plycut_trace_writer_end(&counted.writer, &result);
    plycut_out_flush(&out);
    fclose(file);
    plycut_game_release(&game);
    return (Work){(double)counted.events, result.leaves};
}

static void bench_trace(const char *folder)
{
    char path[512];
    snprintf(path, sizeof path, "%s/bench-trace.json", folder);
    double busy = rate(traced, path, now_busy), wall = rate(traced, path, now);
    printf(
        "trace to a file: %.2f million events/s of processor time, %.2f by the clock on the wall\n",
        busy / 1e6, wall / 1e6);
    remove(path);
}

/* ---- A tree of a million leaves -------------------------------------------------------------------------- */

static PlycutText big_tree(void)
{
    PlycutText text = {0};
    static PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    for (int i = 0; i < 1000; i++) {
        plycut_out_char(&out, i == 0 ? '[' : ',');
        for (int j = 0; j < 1000; j++) {
            plycut_out_char(&out, j == 0 ? '[' : ',');
            plycut_out_integer(&out, 100000000 + (i * 7919 + j * 104729) % 899999999);
        }
        plycut_out_char(&out, ']');
    }
    plycut_out_char(&out, ']');
    plycut_out_flush(&out);
    return text;
}

static size_t memory_used(void)
{
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

static Work load(const void *what)
{
    const PlycutText *text = what;
    PlycutGame game;
    PlycutError error = {0};
    must(plycut_tree_read(text->bytes, text->length, "bench", &game, &error), &error);
    plycut_game_release(&game);
    return (Work){1, 0};
}

static Work parse(const void *what)
{
    const PlycutText *text = what;
    cJSON_Delete(cJSON_ParseWithLength(text->bytes, text->length));
    return (Work){1, 0};
}

static void bench_load(void)
{
    enum { NODES = 1001001 };
    PlycutText text = big_tree();
    const Comparison c = compare(load, parse, &text);
    const double ours = c.fast, cjson = c.slow;
    size_t before = memory_used();
    cJSON *parsed = cJSON_ParseWithLength(text.bytes, text.length);
    size_t for_cjson = memory_used() - before;
    cJSON_Delete(parsed);
    before = memory_used();
    PlycutGame game;
    PlycutError error = {0};
    must(plycut_tree_read(text.bytes, text.length, "bench", &game, &error), &error);
    size_t for_tree = memory_used() - before;
    plycut_game_release(&game);
    printf(
        "1,000,000 leaves (%.1f MB): loaded in %.2f s, %.0f ns a node; cJSON's own parse %.2f s: "
        "ratio %.2f; %zu bytes a node kept, cJSON %zu\n",
        (double)text.length / 1e6, 1 / ours, 1e9 / ours / NODES, 1 / cjson, 1 / c.ratio,
        for_tree / NODES, for_cjson / NODES);
    plycut_text_free(&text);
}

/* ---- Drawing, and Graphviz ------------------------------------------------------------------------------- */

/* The text of a picture of the whole tree; the seconds that drawing took, without the search. */
static PlycutText drawn(const PlycutGame *game, PlycutRender *render, size_t *nodes,
                        double *seconds)
{
    static PlycutOut out;
    PlycutText text = {0};
    PlycutError error = {0};
    PlycutTrace trace;
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutPicture picture = plycut_picture_defaults();
    const PlycutTrace *traces[] = {&trace};
    picture.fold = PLYCUT_FOLD_NONE;
    options.expand_pruned = true;
    must(plycut_trace_record(game, &options, &trace, &error), &error);
    plycut_out_init(&out, plycut_text_write, &text);
    double began = now();
    must(render(traces, 1, &picture, &out, &error), &error);
    plycut_out_flush(&out);
    *seconds = now() - began;
    *nodes = trace.node_count;
    plycut_trace_free(&trace);
    return text;
}

/* Our SVG, and the one that dot lays out and draws from our DOT, of one tree. */
static void bench_drawing(const char *spec, const char *folder)
{
    PlycutGame game = game_of(spec);
    char command[1100], path[512];
    size_t nodes = 0;
    double dot[RUNS], svg[RUNS], graphviz[RUNS];
    snprintf(path, sizeof path, "%s/bench.dot", folder);
    snprintf(command, sizeof command, "dot -Tsvg -o %s.svg %s", path, path);
    for (int i = 0; i < RUNS; i++) {
        PlycutText text = drawn(&game, plycut_render_svg, &nodes, &svg[i]);
        plycut_text_free(&text);
        text = drawn(&game, plycut_render_dot, &nodes, &dot[i]);
        FILE *file = fopen(path, "wb");
        if (file == NULL || fwrite(text.bytes, 1, text.length, file) != text.length ||
            fclose(file) != 0)
            exit(1);
        plycut_text_free(&text);
        double began = now();
        if (system(command) != 0)
            exit(1);
        graphviz[i] = now() - began;
    }
    double ours = median(svg, RUNS), theirs = median(graphviz, RUNS);
    printf("drawing %zu nodes: SVG %.1f ms, %.3f of the %.1f ms that dot takes (%.1f "
           "ms)\n",
           nodes, ours * 1e3, ours / theirs, theirs * 1e3, median(dot, RUNS) * 1e3);
    plycut_game_release(&game);
}

/* ---- Sheets ------------------------------------------------------------------------------------------- */

/* Processor time of all programs that have been run and waited for. */
static double children_busy(void)
{
    struct rusage use;
    getrusage(RUSAGE_CHILDREN, &use);
    return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
           (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) * 1e-6;
}

/* Seconds for each of some students; the output: a folder with four PDFs for each, or a document with sheets and one with keys. */
static double sheets_made(const char *folder, const char *output)
{
    enum { STUDENTS = 40 };
    char command[1100];
    snprintf(command, sizeof command,
             "seq -f 'Student %%g' %d >%s/bench.csv && "
             "%s/bin/plycut sheet -q %s -o %s/%s --roster %s/bench.csv random:b=2,d=3",
             STUDENTS, folder, folder, strstr(output, ".pdf") == NULL ? "-f pdf" : "", folder,
             output, folder);
    const double before = children_busy();
    if (system(command) != 0)
        exit(1);
    return (children_busy() - before) / STUDENTS;
}

static void bench_sheets(const char *folder)
{
    double files[RUNS], documents[RUNS];
    for (int i = 0; i < RUNS; i++) {
        files[i] = sheets_made(folder, "bench-sheets");
        documents[i] = sheets_made(folder, "bench-sheets.pdf");
    }
    const double each = median(files, RUNS), one = median(documents, RUNS);
    printf("sheets: four PDFs for a student %.0f ms, %.2f of the %.0f ms in a class's documents\n",
           each * 1e3, each / one, one * 1e3);
}

int main(int count, char **arguments)
{
    const char *folder = count > 1 ? arguments[1] : "out";
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (int portable = 0; portable <= 1; portable++) {
        bench_search("minimax", 8, portable);
        bench_search("alpha-beta", 8, portable);
        bench_search("alpha-beta", 10, portable);
    }
    bench_ways(12);
    bench_endgames();
    bench_random();
    bench_perft(PERFT_DEPTH);
    bench_trace(folder);
    bench_load();
    bench_drawing("random:b=10,d=3,seed=1,values=0..99", folder);
    bench_drawing("random:b=10,d=4,seed=1,values=0..99", folder);
    bench_sheets(folder);
    return 0;
}
