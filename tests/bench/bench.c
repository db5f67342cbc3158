/* bench.c - speed as ratios in one run: bench [OUT]. Absolute figures are this machine's, today.
 *
 * Each measurement is looped to about a second and done three times; the median counts. The leaf counts
 * printed with it are the signature: they change only when a commit says why. */
#include "naive/othello_naive.h"

#include <plycut/plycut.h>

#include <cjson/cJSON.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEPTH = 8, RUNS = 3 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* What a job did: units (nodes, events, bytes), and leaves for the signature. */
typedef struct Work {
    double units;
    uint64_t leaves;
} Work;

typedef Work Job(const void *what);

/* Units a second: the median of RUNS loops of about `seconds`. */
static double rate(Job *job, const void *what, double seconds, uint64_t *leaves)
{
    double rates[RUNS];
    for (int i = 0; i < RUNS; i++) {
        double began = now(), units = 0;
        do {
            Work work = job(what);
            units += work.units;
            if (leaves != NULL)
                *leaves = work.leaves;
        } while (now() - began < seconds);
        rates[i] = units / (now() - began);
    }
    qsort(rates, RUNS, sizeof *rates, by_size);
    return rates[RUNS / 2];
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

/* ---- Quiet searches beside the naive peer ------------------------------------------------------------- */

static Work quiet(const void *algorithm)
{
    PlycutGame game = game_of("othello:start");
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
    PlycutResult result;
    options.depth = DEPTH;
    must(plycut_search(&game, &options, NULL, &result, &error), &error);
    plycut_game_release(&game);
    return (Work){(double)result.nodes, result.leaves};
}

static Work naive(const void *algorithm)
{
    NaiveCounts counts = {0};
    int **board = naive_board_start();
    if (strcmp(algorithm, "minimax") == 0)
        naive_minimax(board, DEPTH, NAIVE_BLACK, NAIVE_BLACK, naive_count_discs, &counts);
    else
        naive_alpha_beta(board, DEPTH, -1000, 1000, NAIVE_BLACK, NAIVE_BLACK, naive_count_discs, &counts);
    naive_board_free(board);
    return (Work){(double)counts.nodes, counts.leaves};
}

static void bench_search(const char *algorithm)
{
    uint64_t ours = 0, theirs = 0;
    double fast = rate(quiet, algorithm, 1, &ours), slow = rate(naive, algorithm, 1, &theirs);
    printf("%-11s depth %d: %8llu leaves; %6.2f million nodes/s, naive peer %5.2f: ratio %.1f%s\n",
           algorithm, DEPTH, (unsigned long long)ours, fast / 1e6, slow / 1e6, fast / slow,
           ours == theirs ? "" : " (THE PEER COUNTS OTHERWISE)");
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
    options.depth = DEPTH;
    counted.events = 0;
    plycut_out_init(&out, write_file, file);
    plycut_trace_writer_begin(&counted.writer, &out, &game, &options, NULL);
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
    double events = rate(traced, path, 1, NULL);
    printf("trace to a file: %.2f million events/s\n", events / 1e6);
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
    double ours = rate(load, &text, 1, NULL), cjson = rate(parse, &text, 1, NULL);
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
    printf("1,000,000 leaves (%.1f MB): loaded in %.2f s, %.0f ns a node; cJSON's own parse %.2f s: "
           "ratio %.2f; %zu bytes a node kept, cJSON %zu\n",
           (double)text.length / 1e6, 1 / ours, 1e9 / ours / NODES, 1 / cjson, cjson / ours,
           for_tree / NODES, for_cjson / NODES);
    plycut_text_free(&text);
}

/* ---- Drawing beside Graphviz ----------------------------------------------------------------------------- */

static PlycutText drawn(const PlycutGame *game, size_t *nodes)
{
    static PlycutOut out;
    PlycutText text = {0};
    PlycutError error = {0};
    PlycutTrace trace;
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutPicture picture = plycut_picture_defaults();
    const PlycutTrace *traces[] = {&trace};
    picture.fold = PLYCUT_FOLD_NONE;
    options.expand_pruned = true;
    must(plycut_trace_record(game, &options, &trace, &error), &error);
    plycut_out_init(&out, plycut_text_write, &text);
    must(plycut_render_dot(traces, 1, &picture, &out, &error), &error);
    plycut_out_flush(&out);
    *nodes = trace.node_count;
    plycut_trace_free(&trace);
    return text;
}

static void bench_drawing(const char *folder)
{
    PlycutGame game = game_of("random:b=10,d=3,seed=1,values=0..99");
    char command[1100], path[512];
    size_t nodes = 0;
    double ours[RUNS], graphviz[RUNS];
    snprintf(path, sizeof path, "%s/bench.dot", folder);
    snprintf(command, sizeof command, "neato -n2 -Tsvg -o %s.svg %s", path, path);
    for (int i = 0; i < RUNS; i++) {
        double began = now();
        PlycutText dot = drawn(&game, &nodes);
        ours[i] = now() - began;
        FILE *file = fopen(path, "wb");
        if (file == NULL || fwrite(dot.bytes, 1, dot.length, file) != dot.length || fclose(file) != 0)
            exit(1);
        plycut_text_free(&dot);
        began = now();
        if (system(command) != 0)
            exit(1);
        graphviz[i] = now() - began;
    }
    qsort(ours, RUNS, sizeof *ours, by_size);
    qsort(graphviz, RUNS, sizeof *graphviz, by_size);
    printf("drawing %zu nodes: ours %.1f ms, Graphviz %.1f ms: adds %.1f %%\n", nodes, ours[1] * 1e3,
           graphviz[1] * 1e3, 100 * ours[1] / graphviz[1]);
    plycut_game_release(&game);
}

int main(int count, char **arguments)
{
    const char *folder = count > 1 ? arguments[1] : "out";
    bench_search("minimax");
    bench_search("alpha-beta");
    bench_trace(folder);
    bench_load();
    bench_drawing(folder);
    return 0;
}
