/* Moves on a board as text: the column's letter and the row's number, a1 top left, or pass. */
#include "game/square.h"

#include <string.h>

size_t move_text(PlycutMove move, char text[PLYCUT_STEP_MAX])
{
    if (move == PLYCUT_PASS) {
        memcpy(text, "pass", sizeof "pass");
        return strlen(text);
    }
    text[0] = (char)('a' + move % 8);
    text[1] = (char)('1' + move / 8);
    text[2] = '\0';
    return 2;
}

/* ASCII, whatever the locale. */
static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool begins_with(const char *text, size_t length, const char *word)
{
    size_t i = 0;
    while (i < length && word[i] != '\0' && lower(text[i]) == word[i])
        i++;
    return word[i] == '\0';
}

size_t plycut_move_read(const char *text, size_t length, PlycutMove *move)
{
    static const char *const passes[] = {"pass", "pa", "ps", "--"};
    for (size_t i = 0; i < sizeof passes / sizeof passes[0]; i++) {
        if (begins_with(text, length, passes[i])) {
            *move = PLYCUT_PASS;
            return strlen(passes[i]);
        }
    }
    if (length < 2 || lower(text[0]) < 'a' || lower(text[0]) > 'h' || text[1] < '1' ||
        text[1] > '8')
        return 0;
    *move = (PlycutMove)(8 * (text[1] - '1') + lower(text[0]) - 'a');
    return 2;
}

size_t square_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX])
{
    (void)game;
    return move_text(move, step);
}

void square_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                      const PlycutState *state, PlycutText *name)
{
    (void)game;
    (void)state;
    char text[PLYCUT_STEP_MAX] = "start";
    const size_t length = parent ? move_text(move, text) : sizeof "start" - 1;
    plycut_text_write(name, text, length);
}
