/* Fuzz target: a platform's online text, documents of word processors, and the names that platforms give. The text of a page has no tag left that was
 * whole, and a name and an id lie within what was read. */
#include "fuzz/fuzz.h"

FUZZ_READERS("HTML", "a platform's name", "rich text");

static void check_name(const char *text, size_t size)
{
    const PlycutHandIn who = plycut_hand_in(text, size);
    const bool within = who.name >= text && who.name + who.name_length <= text + size;
    if (!within || (who.id_length > 0 && (who.id < text || who.id + who.id_length > text + size)))
        abort();
    for (size_t i = 0; i < who.id_length; i++)
        if (who.id[i] == '_')
            abort();
    if (who.platform != PLYCUT_PLATFORM_NONE)
        fuzz_accepted |= 2;
}

/* Every document has an end, and becomes no longer than its characters can be. */
static void check_document(bool (*make)(const char *, size_t, PlycutText *), const char *text,
                           size_t size)
{
    PlycutText lines = {0};
    if (!make(text, size, &lines) || lines.length > 3 * size + 1 ||
        lines.bytes[lines.length - 1] != '\n')
        abort();
    plycut_text_free(&lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    check_name(text, size);
    if (plycut_is_html(text, size))
        fuzz_accepted |= 1;
    if (size > 5 && memcmp(text, "{\\rtf", 5) == 0)
        fuzz_accepted |= 4;
    check_document(plycut_html_lines, text, size);
    check_document(plycut_word_lines, text, size);
    check_document(plycut_rich_lines, text, size);
    free(text);
    return 0;
}
