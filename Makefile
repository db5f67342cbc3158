# plycut: make deps demo · make deps test · make install. Everything that is built goes under out/.

OUT     ?= out
PREFIX  ?= /usr/local
DESTDIR ?=

# Yours to set; ours come in variables of their own.
CFLAGS  ?= -O2 -g
LDFLAGS ?=

OUR_CPPFLAGS = -Iinclude -Isrc -D_POSIX_C_SOURCE=200809L
OUR_CFLAGS   = -std=c17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
               -Wmissing-prototypes -Wvla -MMD -MP $(shell pkg-config --cflags libcjson)
OUR_LIBS     = $(shell pkg-config --libs libcjson) -lm
COMPILE      = $(CC) $(CPPFLAGS) $(OUR_CPPFLAGS) $(OUR_CFLAGS) $(CFLAGS)

# ---- The library and the program ---------------------------------------------------------------

# An algorithm is a file of its own name in src/search/; each is compiled traced and quiet.
ALGORITHMS = $(shell sed -n 's/^ALGORITHM("[^"]*", *\([a-z_]*\),.*/\1/p' src/search/algorithms.def)
ALGORITHM_SOURCES = $(ALGORITHMS:%=src/search/%.c)
ROOM_SOURCES = $(filter-out $(ALGORITHM_SOURCES),$(wildcard $(patsubst %,src/%/*.c,base game search trace render exercise)))
CLI_SOURCES  = $(wildcard src/cli/*.c)

LIB_OBJECTS  = $(ROOM_SOURCES:src/%.c=$(OUT)/obj/%.o) \
               $(ALGORITHMS:%=$(OUT)/obj/search/%.traced.o) $(ALGORITHMS:%=$(OUT)/obj/search/%.quiet.o)
CLI_OBJECTS  = $(CLI_SOURCES:src/%.c=$(OUT)/obj/%.o)

LIB = $(OUT)/lib/libplycut.a
BIN = $(OUT)/bin/plycut

all: $(BIN) $(LIB)

$(LIB): $(LIB_OBJECTS)
	@mkdir -p $(@D)
	@rm -f $@
	$(AR) rcs $@ $^

$(BIN): $(CLI_OBJECTS) $(LIB)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(CLI_OBJECTS) $(LIB) $(OUR_LIBS)

$(OUT)/obj/search/%.traced.o: src/search/%.c
	@mkdir -p $(@D)
	$(COMPILE) -DTRACED=1 -c -o $@ $<

$(OUT)/obj/search/%.quiet.o: src/search/%.c
	@mkdir -p $(@D)
	$(COMPILE) -DTRACED=0 -c -o $@ $<

# The program sees the library as everyone does: by its public headers.
$(OUT)/obj/cli/%.o: src/cli/%.c
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

$(OUT)/obj/%.o: src/%.c
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

# ---- Unit tests: each file of tests/unit is a Criterion program ----------------------------------

UNIT_SOURCES = $(wildcard tests/unit/*.c)
UNIT_TESTS   = $(UNIT_SOURCES:tests/unit/%.c=$(OUT)/tests/unit/%)

$(OUT)/tests/unit/%: tests/unit/%.c $(LIB)
	@mkdir -p $(@D)
	$(COMPILE) -Itests $(LDFLAGS) -o $@ $< $(LIB) $(OUR_LIBS) $(shell pkg-config --libs criterion)

clean:
	rm -rf $(OUT)

.PHONY: all clean
-include $(shell find $(OUT) -name '*.d' 2>/dev/null)
