/* Reading the spec of a player: NAME[:DEPTH][,SETTING=...]... */
#include "play/contestant.h"

#include <assert.h>
#include <string.h>

typedef struct Setting {
    const char *name, *syntax, *summary;
    bool (*set)(PlycutContestant *contestant, Word word,
                PlycutError *error); /* NULL: of a search */
    PlycutSearchOption option;       /* its row of search.def */
} Setting;

static const Setting SETTINGS[] = {
#define SETTING(name, set, syntax, summary) {name, syntax, summary, set, 0},
#include <plycut/players.def>
#define SEARCH_SETTING(id, name, syntax, commands, rare, summary)                                  \
    {name, syntax, summary, NULL, PLYCUT_OPTION_##id},
#include <plycut/search.def>
};

#define SETTING_COUNT (sizeof SETTINGS / sizeof SETTINGS[0])

size_t plycut_setting_count(void)
{
    return SETTING_COUNT;
}

PlycutContestantInfo plycut_setting_info(size_t index)
{
    assert(index < SETTING_COUNT);
    return (PlycutContestantInfo){.name = SETTINGS[index].name,
                                  .summary = SETTINGS[index].summary,
                                  .syntax = SETTINGS[index].syntax};
}

const char *word_text(Word word, char text[WORD_SIZE])
{
    const size_t length = word.length < WORD_SIZE ? word.length : WORD_SIZE - 1;
    memcpy(text, word.text, length);
    text[length] = '\0';
    return text;
}

bool word_is(Word word, const char *text)
{
    return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

static Word spec_name(const char *spec)
{
    return (Word){spec, strcspn(spec, ":,")};
}

/* The index of the kind that a spec names. If no kind has this name, the error may suggest `other` (or NULL). */
static bool find_kind(const char *spec, const char *other, size_t *index, PlycutError *error)
{
    const Word name = spec_name(spec);
    const char *names[64];
    char text[WORD_SIZE];
    size_t count = plycut_contestant_count();
    assert(count < sizeof names / sizeof names[0]);
    for (*index = 0; *index < count; ++*index) {
        names[*index] = plycut_contestant_info(*index).name;
        if (word_is(name, names[*index]))
            return true;
    }
    if (other)
        names[count++] = other;
    return plycut_unknown("player", word_text(name, text), PLYCUT_WORDS(names, count), error);
}

bool plycut_contestant_named(const char *spec, const char *other, PlycutError *error)
{
    size_t index;
    return find_kind(spec, other, &index, error);
}

static bool set_depth(PlycutContestant *contestant, Word word, PlycutError *error)
{
    uint64_t depth;
    char text[WORD_SIZE];
    if (!plycut_integer_parse(word.text, word.length, DEEPEST, &depth) || depth == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "player %s: the depth is a whole number from 1 to %d, not '%s'",
                           contestant->name, DEEPEST, word_text(word, text));
    contestant->search.depth = (int)depth;
    return true;
}

/* People who know --order hash,killer may type the comma here, too. */
static bool is_of_order(Word word)
{
    char text[WORD_SIZE];
    PlycutSearchOptions options;
    PlycutError ignored = {0};
    return plycut_ordering_parse(word_text(word, text), &options, &ignored);
}

static bool unknown_setting(const PlycutContestant *contestant, Word word, PlycutError *error)
{
    char text[WORD_SIZE];
    if (is_of_order(word))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "player %s: '%s' belongs to order=, with + for each comma: "
                           "order=killer+history",
                           contestant->name, word_text(word, text));
    return plycut_unknown("setting of a player", word_text(word, text),
                          PLYCUT_NAMES(SETTINGS, name, SETTING_COUNT), error);
}

static bool read_setting(PlycutContestant *contestant, Word word, PlycutError *error)
{
    const char *equals = memchr(word.text, '=', word.length);
    const Word name = {word.text, equals ? (size_t)(equals - word.text) : word.length};
    size_t i = 0;
    while (i < SETTING_COUNT && !word_is(name, SETTINGS[i].name))
        i++;
    if (i == SETTING_COUNT)
        return unknown_setting(contestant, name, error);
    const Setting *setting = &SETTINGS[i];
    if (!equals)
        return plycut_fail(error, PLYCUT_E_USAGE, "player %s: %s needs a value: %s=%s",
                           contestant->name, setting->name, setting->name, setting->syntax);
    if (contestant->set >> i & 1)
        return plycut_fail(error, PLYCUT_E_USAGE, "player %s: %s is set twice", contestant->name,
                           setting->name);
    contestant->set |= 1u << i;
    word = (Word){equals + 1, word.length - name.length - 1};
    return setting->set != NULL ? setting->set(contestant, word, error)
                                : setting_of_search(contestant, setting->option, setting->name,
                                                    setting->syntax, word, error);
}

bool plycut_contestant_parse(const char *spec, PlycutContestant *contestant, PlycutError *error)
{
    *contestant = (PlycutContestant){.name = spec};
    Word word = spec_name(spec);
    size_t index;
    if (!find_kind(spec, NULL, &index, error))
        return false;
    contestant_be(contestant, index);
    if (!plycut_contestant_searches(contestant))
        return spec[word.length] == '\0' ||
               plycut_fail(error, PLYCUT_E_USAGE, "player %s: %s has no settings", spec,
                           contestant->kind->name);
    for (const char *rest = spec + word.length; *rest != '\0'; rest = word.text + word.length) {
        word = (Word){rest + 1, strcspn(rest + 1, ",")};
        if (!(*rest == ':' ? set_depth(contestant, word, error)
                           : read_setting(contestant, word, error)))
            return false;
    }
    return settings_fit(contestant, error);
}
