/* Fuzz target: trees in every notation, by name and by evidence. What is accepted is written in the short form, for a link and as an
 * outline, and reads back as it was written. */
#include "fuzz/fuzz.h"

const char *const fuzz_readers[] = {
#define NOTATION(id, name, says, example, fits, read) name,
#include "notation/notations.def"
#undef NOTATION
    "any notation", NULL};
unsigned fuzz_accepted;

static PlycutText written(const PlycutGame *game, PlycutShort form)
{
    static PlycutOut out;
    PlycutText text = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    if (!plycut_tree_write_short(game, form, &out) || !plycut_out_flush(&out))
        abort();
    return text;
}

static void read_again(const PlycutGame *game, PlycutShort form)
{
    PlycutText text = written(game, form);
    PlycutGame again;
    PlycutError error = {0};
    const PlycutTreeText from = {text.bytes, text.length, "again", NULL};
    if (!plycut_tree_read_any(&from, &again, &error))
        abort();
    PlycutText same = written(&again, form);
    if (same.length != text.length || memcmp(same.bytes, text.bytes, text.length) != 0)
        abort();
    plycut_game_release(&again);
    plycut_text_free(&text);
    plycut_text_free(&same);
}

static bool read_as(const char *text, size_t size, const char *as)
{
    PlycutGame game;
    PlycutError error = {0};
    const PlycutTreeText from = {text, size, "fuzz", as};
    if (!plycut_tree_read_any(&from, &game, &error)) {
        fuzz_refused(&error);
        return false;
    }
    for (int form = PLYCUT_SHORT_TEXT; form <= PLYCUT_SHORT_OUTLINE; form++)
        read_again(&game, (PlycutShort)form);
    plycut_game_release(&game);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    const size_t count = plycut_notation_count();
    for (size_t i = 0; i < count; i++)
        fuzz_accepted |= (unsigned)read_as(text, size, plycut_notation(i).name) << i;
    fuzz_accepted |= (unsigned)read_as(text, size, NULL) << count;
    (void)plycut_tree_notation(text, size, &(PlycutError){0});
    free(text);
    return 0;
}
