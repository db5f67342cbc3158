/* Fuzz target: specs on the command line (boards, transcripts, trees, random trees), and positions files (after a first
 * byte '%'). */
#include "bytes.h"
#include "fuzz/ask.h"

enum { POSITIONS_FILE, TRANSCRIPT, SPEC };
FUZZ_READERS("a positions file", "a transcript", "a spec");

/* A shallow search of any game, with any algorithm and options. */
static void use(const PlycutGame *game, const char *text)
{
    PlycutSearchOptions asked = fuzz_options((const uint8_t *)text, strlen(text), 3);
    fuzz_ask(game, &asked);

    PlycutSearchOptions options = fuzz_search(strlen(text), FUZZ_NODES);
    PlycutTrace trace;
    PlycutError error = {0};
    options.depth = 2;
    if (!plycut_trace_record(game, &options, &trace, &error)) {
        fuzz_refused(&error);
        return;
    }
    fuzz_make_all(&trace);
    plycut_trace_free(&trace);
}

static void read_lines(const char *text)
{
    PlycutObfLine position;
    PlycutError error = {0};
    long line = 1;
    int read;
    while ((read = plycut_obf_next(&text, &line, "fuzz", &position, &error)) == 1) {
        fuzz_accepted |= 1u << POSITIONS_FILE;
        use(&position.game, text);
        plycut_game_release(&position.game);
    }
    if (read < 0)
        fuzz_refused(&error);
}

static void read_spec(const char *text)
{
    PlycutGame game;
    PlycutError error = {0};
    if (plycut_game_parse(text, &game, &error)) {
        PlycutMove move;
        const size_t prefix = strcspn(text, ":") + 1;
        const bool moves = plycut_move_read(text + prefix, strlen(text) - prefix, &move) > 0;
        fuzz_accepted |= 1u << (moves ? TRANSCRIPT : SPEC);
        use(&game, text);
        plycut_game_release(&game);
    } else {
        fuzz_refused(&error);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    if (text[0] == '%')
        read_lines(text);
    else
        read_spec(text);
    free(text);
    return 0;
}
