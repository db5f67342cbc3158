/* How leaves are valued, in words and as JSON. */
#include "words/valued.h"

bool valued_tell(const PlycutValuation *valuation, PlycutOut *out)
{
    if (valuation->evaluation != NULL)
        plycut_out_format(out, ", evaluation=%s", valuation->evaluation);
    if (valuation->score != NULL)
        plycut_out_format(out, ", score=%s", valuation->score);
    return valuation->evaluation != NULL || valuation->score != NULL;
}

static void write_name(PlycutJson *json, const char *key, const char *name)
{
    plycut_json_key(json, key);
    if (name != NULL)
        plycut_json_string(json, name);
    else
        plycut_json_null(json);
}

void valued_write(const PlycutValuation *valuation, PlycutJson *json)
{
    write_name(json, "evaluation", valuation->evaluation);
    write_name(json, "score", valuation->score);
}
