/* How leaves get their values, in words and as JSON, and the search that used them. */
#include "words/valued.h"
#include "trace/write.h"

bool valued_tell(const PlycutValuation *valuation, PlycutOut *out)
{
    if (valuation->evaluation != NULL)
        plycut_out_format(out, ", evaluation=%s", valuation->evaluation);
    if (valuation->score != NULL)
        plycut_out_format(out, ", score=%s", valuation->score);
    return valuation->evaluation != NULL || valuation->score != NULL;
}

void valued_write(const PlycutValuation *valuation, PlycutJson *json)
{
    plycut_json_key_string(json, "evaluation", valuation->evaluation);
    plycut_json_key_string(json, "score", valuation->score);
}

void valued_write_search(const PlycutSearchOptions *options, const PlycutValuation *valuation,
                         PlycutJson *json)
{
    PlycutSearchOptions applied = plycut_search_effective(options);
    plycut_json_newline(json);
    plycut_json_key_open(json, "search", '{');
    convention_json(&applied, json);
    plycut_json_key_window(json, "window", applied.alpha, applied.beta);
    valued_write(valuation, json);
    plycut_json_close(json);
}
