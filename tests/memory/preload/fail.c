/* fail.c - for LD_PRELOAD: allocation number FAIL_AT of a program fails, once. The file of FAIL_COUNT gets the number of
 * allocations that the program has asked for. Programs that it starts are left alone. Needs glibc. */
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static atomic_long asked, fails_at;

__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("FAIL_AT");
    (void)unsetenv("LD_PRELOAD");
    atomic_store(&asked, 0);
    atomic_store(&fails_at, number != NULL ? atol(number) : 0);
}

__attribute__((destructor)) static void end(void)
{
    const long count = atomic_load(&asked);
    atomic_store(&fails_at, 0); /* not what this function needs */
    const char *path = getenv("FAIL_COUNT");
    FILE *file = path != NULL ? fopen(path, "w") : NULL;
    if (file == NULL)
        return;
    (void)fprintf(file, "%ld\n", count);
    (void)fclose(file);
}

static bool refuse(void)
{
    if (atomic_fetch_add(&asked, 1) + 1 != atomic_load(&fails_at))
        return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size)
{
    return refuse() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return refuse() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return refuse() ? NULL : __libc_realloc(old, size);
}
