/* replay.c - runs a fuzz target over files: the corpus, and every input that ever crashed. */
#include "fuzz/fuzz.h"

#include <stdio.h>

static int run_file(const char *name)
{
    static uint8_t data[1 << 20];
    FILE *file = fopen(name, "rb");
    if (file == NULL) {
        perror(name);
        return 1;
    }
    size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    uint8_t *copy = malloc(size + 1);
    if (copy == NULL)
        return 1;
    memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
    return 0;
}

int main(int count, char **names)
{
    int failed = 0;
    for (int i = 1; i < count; i++)
        failed += run_file(names[i]);
    for (int i = 0; fuzz_readers[i] != NULL; i++) {
        if ((fuzz_accepted >> i & 1) == 0) {
            printf("FAIL no seed is accepted as %s\n", fuzz_readers[i]);
            failed++;
        }
    }
    printf("%d passed, %d failed\n", count - 1 - failed, failed);
    return failed != 0;
}
