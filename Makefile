# plycut: make deps demo · make deps test · make install. Everything that is built goes under out/.

OUT     ?= out
PREFIX  ?= /usr/local
DESTDIR ?=

# Yours to set; our own flags are in other variables.
CFLAGS  ?= -O2 -g
LDFLAGS ?=

OUR_CPPFLAGS = -Iinclude $(SEEN:%=-Isrc/%) -D_POSIX_C_SOURCE=200809L
OUR_CFLAGS  := -std=c17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
               -Wmissing-prototypes -Wvla -MMD -MP $(shell pkg-config --cflags libcjson 2>/dev/null)
OUR_LIBS    := $(shell pkg-config --libs libcjson 2>/dev/null || echo -lcjson) -lm -pthread
# What only the program needs: it reads Word documents, which are zip archives.
ZLIB        := $(shell pkg-config --libs zlib 2>/dev/null || echo -lz)
CRITERION   := $(shell pkg-config --libs criterion 2>/dev/null || echo -lcriterion)
# Make prints what it has built; V=1 shows the commands.
Q            = $(if $(V),,@)
# Objects fit into a shared library; calls within it stay calls of its own functions.
PIC          = -fPIC -fno-semantic-interposition
COMPILE      = $(Q)$(CC) $(CPPFLAGS) $(OUR_CPPFLAGS) $(OUR_CFLAGS) $(PIC) $(CFLAGS)

all: library program

# ---- The groups ----------------------------------------------------------------------------------

# src/groups.txt is the one list of them. A file of a group is compiled with -I for the groups that it may see, and no other:
# any other include is an error. Tests see all.
GROUPS   := $(shell awk -F' *[|] *' '/^[a-z]/ { print $$1 }' src/groups.txt)
comma    := ,
in_group  = $(shell awk -F' *[|] *' '$$1 == "$(1)" { print $$$(2) }' src/groups.txt)
$(foreach group,$(GROUPS),$(eval ROOMS_$(group) := $(subst $(comma), ,$(call in_group,$(group),2)))$(eval SEEN_$(group) := $(call in_group,$(group),3)))
LIBRARY_GROUPS := $(filter-out program web,$(GROUPS))
# The group of the file that is being compiled.
group_of  = $(firstword $(subst /, ,$(patsubst src/%,%,$(filter src/%,$<))))
SEEN      = $(or $(SEEN_$(group_of)),$(GROUPS))
# The folders of a group: its rooms, and folders within them.
folders   = $(foreach room,$(ROOMS_$(1)),src/$(1)/$(room) $(patsubst %/,%,$(wildcard src/$(1)/$(room)/*/)))

# ---- The library and the program -----------------------------------------------------------------

# An algorithm is the file of its name in src/core/search/; each is compiled twice, traced and quiet.
ALGORITHMS := $(shell sed -n 's|^ALGORITHM."[^"]*", *\([a-z_0-9]*\),.*|\1|p' src/core/search/algorithms.def)
# Those that know chance nodes, once more for trees with them.
CHANCE     := $(shell sed -n 's|^CHANCE.\([a-z_0-9]*\).$$|\1|p' src/core/search/algorithms.def)
# A mistake with a file of its own is compiled once, traced.
MISTAKES   := $(shell sed -n 's|^MISTAKE.\([a-z_]*\), ".*|\1|p' src/core/search/mistakes.def)
ALGORITHM_SOURCES := $(ALGORITHMS:%=src/core/search/%.c) $(MISTAKES:%=src/core/search/%.c)
ROOM_SOURCES := $(filter-out $(ALGORITHM_SOURCES),$(wildcard $(foreach group,$(LIBRARY_GROUPS),$(addsuffix /*.c,$(call folders,$(group))))))
# On x86-64 Othello's rules are compiled once more, for a processor with AVX2.
X86_64      := $(findstring __x86_64__,$(shell $(CC) -dM -E -x c /dev/null 2>/dev/null))
AVX2_OBJECT  = $(if $(X86_64),$(OUT)/obj/core/othello/rules.avx2.o)
CLI_SOURCES := $(wildcard $(addsuffix /*.c,$(call folders,program)))

LIB_OBJECTS  = $(ROOM_SOURCES:src/%.c=$(OUT)/obj/%.o) $(AVX2_OBJECT) $(OUT)/obj/publish/page/assets.o \
               $(ALGORITHMS:%=$(OUT)/obj/core/search/%.traced.o) $(ALGORITHMS:%=$(OUT)/obj/core/search/%.quiet.o) \
               $(CHANCE:%=$(OUT)/obj/core/search/%.chance.o) $(MISTAKES:%=$(OUT)/obj/core/search/%.traced.o)
CLI_OBJECTS  = $(CLI_SOURCES:src/%.c=$(OUT)/obj/%.o)

OBJCOPY ?= objcopy
# Makes one script of the page's modules.
ESBUILD ?= esbuild
LIB = $(OUT)/lib/libplycut.a
# The same for programs in other languages, and for all that are not to contain it. Its number changes with what is no longer there.
SONAME = libplycut.so.1
SHARED = $(OUT)/lib/$(SONAME)
BIN = $(OUT)/bin/plycut

# The library with all its symbols, for tests of private functions.
INNER = $(OUT)/obj/inner.a

# Where the program looks for the catalogue, here as after an installation.
TREES = $(OUT)/share/plycut/trees

# The manual page, from the program's own help.
MAN     = $(OUT)/share/man/man1/plycut.1
VERSION = $$(sed -n 's/\#define PLYCUT_VERSION "\(.*\)"/\1/p' include/plycut/base.h)

library: $(LIB) $(SHARED)
program: $(BIN) $(TREES) $(MAN)

$(TREES):
	@mkdir -p $(@D)
	$(Q)ln -sfn $(CURDIR)/trees $@

$(MAN): docs/plycut.1.in docs/man.awk $(BIN)
	@mkdir -p $(@D)
	$(Q)for command in $$($(BIN) --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do $(BIN) $$command --help all; echo; done | \
		awk -f docs/man.awk - docs/plycut.1.in | sed "s/@VERSION@/$(VERSION)/" > $@

$(INNER): $(LIB_OBJECTS)
	@rm -f $@
	$(Q)$(AR) rcs $@ $^

# One object whose only global symbols are plycut_...: its other names cannot clash with a program's.
$(LIB): $(LIB_OBJECTS)
	@mkdir -p $(@D)
	@rm -f $@
	$(Q)if command -v $(OBJCOPY) >/dev/null; then \
		$(LD) -r -o $(OUT)/obj/plycut.o $^ && \
		$(OBJCOPY) --wildcard --keep-global-symbol='plycut_*' $(OUT)/obj/plycut.o && $(AR) rcs $@ $(OUT)/obj/plycut.o; \
	else echo "without $(OBJCOPY), the library keeps its private names"; $(AR) rcs $@ $^; fi
	@echo "built $@"

$(SHARED): $(LIB)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) -o $@ \
		$$(test -e $(OUT)/obj/plycut.o && echo $(OUT)/obj/plycut.o || echo $(LIB_OBJECTS)) $(OUR_LIBS)
	$(Q)ln -sf $(SONAME) $(OUT)/lib/libplycut.so
	@echo "built $@"

$(BIN): $(CLI_OBJECTS) $(LIB)
	@mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(CLI_OBJECTS) $(LIB) $(OUR_LIBS) $(ZLIB)
	@echo "built $@"

# The first thing that a fresh build makes; the files below take a while.
$(OUT)/obj:
	@echo "compiling into $(OUT) (V=1 shows the commands)"
	@mkdir -p $@

# Other flags, other objects: a Makefile that has changed compiles all of them again.
$(LIB_OBJECTS) $(CLI_OBJECTS): Makefile | $(OUT)/obj

$(OUT)/obj/core/search/%.traced.o: src/core/search/%.c
	@mkdir -p $(@D)
	$(COMPILE) -DTRACED=1 -c -o $@ $<

$(OUT)/obj/core/search/%.chance.o: src/core/search/%.c
	@mkdir -p $(@D)
	$(COMPILE) -DTRACED=1 -DCHANCE=1 -c -o $@ $<

$(OUT)/obj/core/search/%.quiet.o: src/core/search/%.c
	@mkdir -p $(@D)
	$(COMPILE) -DTRACED=0 -c -o $@ $<

$(OUT)/obj/core/othello/rules.avx2.o: src/core/othello/rules.c
	@mkdir -p $(@D)
	$(COMPILE) -DWAY_AVX2=1 -mavx2 -mbmi -mpopcnt -c -o $@ $<

# The page's sources become part of the library.
$(OUT)/obj/publish/page/assets.c: src/publish/page/embed.sh $(wildcard src/publish/page/*.js src/publish/page/*.css src/publish/page/*.html src/publish/page/*.txt) | $(OUT)/obj
	@mkdir -p $(@D)
	$(Q)src/publish/page/embed.sh src/publish/page $(ESBUILD) > $@

$(OUT)/obj/publish/page/assets.o: $(OUT)/obj/publish/page/assets.c
	$(COMPILE) -c -o $@ $<

$(OUT)/obj/%.o: src/%.c
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

# ---- The main job --------------------------------------------------------------------------------

demo: all
	@mkdir -p $(OUT)/demo
	$(Q)$(BIN) run -o $(OUT)/demo knuth-moore-pi eppstein-deep
	$(Q)$(BIN) run -o $(OUT)/demo -d 4 othello:4x4
	@echo "Pictures (.svg), traces (.json) and DOT files (.dot) are in $(OUT)/demo."
	@echo "Open this one first: $(OUT)/demo/eppstein-deep.alpha-beta.svg"

# ---- Tests ---------------------------------------------------------------------------------------

# The objects of tests/$(1).
tests_of      = $(patsubst %.c,$(OUT)/%.o,$(wildcard tests/$(1)/*.c))
NAIVE         = $(call tests_of,naive)
UNITS         = $(OUT)/tests/unit/units
SUITES        = $(OUT)/tests/unit/suites
PROPERTIES    = $(OUT)/tests/property/properties
MEMORY        = $(OUT)/tests/memory/memory
FUZZERS      := $(patsubst tests/fuzz/%.c,%,$(filter-out tests/fuzz/replay.c,$(wildcard tests/fuzz/*.c)))
REPLAYS       = $(FUZZERS:%=$(OUT)/tests/replay/%)
FAILING       = $(OUT)/tests/memory/fail.so
# Writes schemas from the rows of formats.
SCHEMAS       = $(OUT)/tests/formats/formats
TEST_PROGRAMS = $(SCHEMAS) $(UNITS) $(SUITES) $(PROPERTIES) $(MEMORY) $(FAILING) $(REPLAYS)

test: all test-programs playground
	tests/run.sh $(OUT)

# What to run after each change, in about ten seconds: see tests/check.sh.
check: all $(UNITS)
	@tests/check.sh $(OUT)

test-programs: $(TEST_PROGRAMS)

$(OUT)/tests/%.o: tests/%.c | $(OUT)/obj
	@mkdir -p $(@D)
	$(COMPILE) -Itests -c -o $@ $<

LINK_TEST = $(Q)mkdir -p $(@D) && $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(INNER) $(OUR_LIBS) $(ZLIB)

# All unit tests; --filter 'SUITE/*' runs those of one suite.
$(UNITS): $(call tests_of,unit) $(NAIVE) $(INNER)
	$(LINK_TEST) $(CRITERION)

# The same with a process for each suite, for sanitizers.
$(SUITES): $(call tests_of,unit) $(call tests_of,suites) $(NAIVE) $(INNER)
	$(LINK_TEST) $(CRITERION)

$(SCHEMAS): $(call tests_of,formats) $(INNER)
	$(LINK_TEST)

# What must always hold, tested on random trees and compared with naive searches that are part of the test.
$(PROPERTIES): $(call tests_of,property) $(INNER)
	$(LINK_TEST) $(CRITERION)

# Every allocation fails once: malloc and its kin are wrapped.
$(MEMORY): $(call tests_of,memory) $(INNER)
	$(LINK_TEST) -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc

# The same for the program itself: preloaded, it makes one allocation fail. It is no part of what sanitizers look at.
$(FAILING): tests/memory/preload/fail.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(CPPFLAGS) $(OUR_CPPFLAGS) $(OUR_CFLAGS) -O2 -MF $(@:.so=.d) -shared -fPIC -o $@ $<

$(REPLAYS): $(OUT)/tests/replay/%: $(OUT)/tests/fuzz/%.o $(OUT)/tests/fuzz/replay.o $(INNER)
	$(LINK_TEST)

# Fuzzing proper, with clang's libFuzzer: each target for FUZZ_SECONDS.
FUZZ_SECONDS ?= 20
FUZZ_FLAGS    = -O1 -g1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all

fuzz:
	$(MAKE) OUT=$(OUT)/fuzz CC=clang CFLAGS="$(FUZZ_FLAGS)" library fuzz-programs
	tests/fuzz/run.sh $(OUT)/fuzz $(FUZZ_SECONDS) $(FUZZ_SEED)

fuzz-programs: $(FUZZERS:%=$(OUT)/fuzzers/%)

$(FUZZERS:%=$(OUT)/fuzzers/%): $(OUT)/fuzzers/%: $(OUT)/tests/fuzz/%.o $(INNER)
	$(LINK_TEST) -fsanitize=fuzzer

# The suite under AddressSanitizer and UndefinedBehaviorSanitizer.
SANITIZE = -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined

sanitize:
	$(MAKE) OUT=$(OUT)/sanitize CFLAGS="$(SANITIZE)" all test-programs
	tests/run.sh $(OUT)/sanitize

lint:
	@clang-format --dry-run -Werror $(wildcard src/*/*/*.[ch] src/*/*/*/*.[ch] include/plycut/*.h tests/*/*.[ch])
	cppcheck --std=c11 --language=c --enable=warning,performance,portability --inline-suppr \
		--suppress=missingIncludeSystem --error-exitcode=1 --quiet -j2 -DTRACED=1 -D__cppcheck__ \
		-Iinclude $(GROUPS:%=-Isrc/%) src
	node $(NODE_MODULES:.package-lock.json=typescript/bin/tsc) -p src/tsconfig.json

# Speed, as ratios in one run.
BENCH = $(OUT)/tests/bench/bench

# A page for each tree of the catalogue, and one that leads to them.
GALLERY = $(OUT)/gallery

gallery: all
	@mkdir -p $(GALLERY)
	$(Q)src/publish/page/gallery.sh $(BIN) $(GALLERY)
	@echo "open $(GALLERY)/index.html"

# The published percentages of matches, 10,000 games each.
slow: $(UNITS)
	PLYCUT_SLOW=1 $< --filter 'play_match/*' --verbose

bench: all $(BENCH)
	$(BENCH) $(OUT)

$(BENCH): $(call tests_of,bench) $(NAIVE) $(INNER)
	$(LINK_TEST)

# ---- What it needs -------------------------------------------------------------------------------

PACKAGES = gcc g++ binutils make pkg-config libc6-dev libcjson-dev zlib1g-dev graphviz librsvg2-bin qpdf gnuplot-nox fonts-liberation fonts-urw-base35 libcriterion-dev \
           python3 python3-jsonschema python3-fonttools python3-networkx jq poppler-utils libxml2-utils procps patch \
           clang libclang-rt-dev clang-format cppcheck esbuild

# Installs the Debian packages that $(1) says are missing, if it says any.
define install
	@missing=$$($(1)); \
	if [ -z "$$missing" ]; then echo "$@: nothing is missing"; exit 0; fi; \
	sudo=; [ "$$(id -u)" -eq 0 ] || sudo=sudo; \
	echo "$@: installing" $$missing; \
	exec 3>$(if $(V),&1,/dev/null); \
	$$sudo apt-get update -q >&3 && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing >&3
endef

# Names those of the packages $(1) that are not installed.
missing = for package in $(1); do \
	dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; done

deps:
	$(call install,$(call missing,$(PACKAGES)))

# What only pages and their tests need. Node.js need not be Debian's: the command is looked for, not the package.
NODE_MODULES = out/browser/node_modules/.package-lock.json

deps-page: deps-browser $(NODE_MODULES)

deps-browser:
	$(call install,command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || echo chromium-headless-shell; \
		command -v node >/dev/null || echo nodejs; command -v npm >/dev/null || echo npm; $(call missing,$(WASM_PACKAGES)))

$(NODE_MODULES): tests/browser/package.json tests/browser/package-lock.json | deps-browser
	@mkdir -p out/browser
	$(Q)cp $^ out/browser/
	$(Q)cd out/browser && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# The types of the page's scripts are checked by TypeScript, of which nothing is left in the page.
lint: $(NODE_MODULES)

# What only the tests of LaTeX need: 316 MB, which "make deps" does not install.
LATEX_PACKAGES = texlive-latex-base texlive-latex-recommended texlive-latex-extra texlive-pictures jq

deps-latex:
	$(call install,for package in $(LATEX_PACKAGES); do \
		dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; done)

ifneq ($(filter deps-latex,$(MAKECMDGOALS)),)
test-latex: deps-latex
endif

test-latex: all
	PLYCUT=$(OUT)/bin/plycut tests/latex.sh

# Java and bubblewrap, for programs on trial: the recorders in bindings/, the sandbox, and their tests.
deps-judge:
	$(call install,command -v javac >/dev/null || echo default-jdk-headless; command -v node >/dev/null || echo nodejs; command -v bwrap >/dev/null || echo bubblewrap)

# Firefox, for tests of the pages: 250 MB, which "make deps" does not install.
deps-firefox:
	$(call install,$(call missing,firefox-esr python3))

ifneq ($(filter deps-firefox,$(MAKECMDGOALS)),)
test-firefox: deps-firefox
endif

test-firefox: all playground
	python3 tests/browser/firefox.py $(BIN) $(PLAYGROUND)

# The lesson of docs/lesson.ipynb, executed and exported into $(OUT)/notebook.
deps-notebook:
	$(call install,$(call missing,python3-ipykernel jupyter-nbconvert))

ifneq ($(filter deps-notebook,$(MAKECMDGOALS)),)
test-notebook: deps-notebook
endif

test-notebook: all
	tests/notebook.py $(BIN) $(OUT)/notebook

# Slides in LibreOffice, opened, edited and saved; they are left in $(OUT)/office, to be looked at.
OFFICE_PACKAGES = libreoffice-impress python3-uno poppler-utils

deps-office:
	$(call install,$(call missing,$(OFFICE_PACKAGES)))

ifneq ($(filter deps-office,$(MAKECMDGOALS)),)
test-office: deps-office
endif

test-office: all
	/usr/bin/python3 tests/office.py $(BIN) $(OUT)/office

# "make deps test" installs everything that the suites need, one after the other: apt-get runs once at a time.
# With -j, what is compiled waits for the packages that it needs.
ifneq ($(filter deps,$(MAKECMDGOALS)),)
test: deps-page deps-judge
deps-browser: deps
deps-judge: deps-browser
$(OUT)/obj: | deps
endif

# ---- Installing ----------------------------------------------------------------------------------

SHARE = $(DESTDIR)$(PREFIX)/share

# One file for each language; Python's is a module of its package.
RECORDERS = bindings/javascript/plycut.js bindings/java/Plycut.java bindings/c/plycut.h bindings/cpp/plycut.hpp
# And the program to start from.
TRIALS = bindings/python/trial.py bindings/javascript/trial.js bindings/java/Trial.java bindings/c/trial.c bindings/cpp/trial.cpp

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/include/plycut \
		$(SHARE)/man/man1 $(SHARE)/plycut/trees $(SHARE)/plycut/record $(SHARE)/bash-completion/completions \
		$(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	install -m 755 $(BIN) $(DESTDIR)$(PREFIX)/bin/plycut
	install -m 644 $(LIB) $(DESTDIR)$(PREFIX)/lib/libplycut.a
	install -m 644 $(SHARED) $(DESTDIR)$(PREFIX)/lib/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(PREFIX)/lib/libplycut.so
	install -m 644 include/plycut/*.h include/plycut/*.def $(DESTDIR)$(PREFIX)/include/plycut/
	install -m 644 $(MAN) $(SHARE)/man/man1/plycut.1
	install -m 644 trees/*.json trees/*.obf $(SHARE)/plycut/trees/
	test ! -e $(OUT)/playground.html || install -m 644 $(OUT)/playground.html $(SHARE)/plycut/playground.html
	install -m 644 $(RECORDERS) $(TRIALS) $(SHARE)/plycut/record/
	install -m 644 bindings/python/plycut/record.py $(SHARE)/plycut/record/plycut.py
	install -m 644 docs/plycut.bash-completion $(SHARE)/bash-completion/completions/plycut
	install -m 644 docs/plycut.zsh-completion $(SHARE)/zsh/site-functions/_plycut
	install -m 644 docs/plycut.fish-completion $(SHARE)/fish/vendor_completions.d/plycut.fish
	sed -e 's|@PREFIX@|$(PREFIX)|' -e "s|@VERSION@|$(VERSION)|" docs/plycut.pc.in \
		> $(DESTDIR)$(PREFIX)/lib/pkgconfig/plycut.pc

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/plycut $(DESTDIR)$(PREFIX)/lib/libplycut.a \
		$(DESTDIR)$(PREFIX)/lib/$(SONAME) $(DESTDIR)$(PREFIX)/lib/libplycut.so $(DESTDIR)$(PREFIX)/lib/pkgconfig/plycut.pc $(SHARE)/man/man1/plycut.1 \
		$(SHARE)/bash-completion/completions/plycut $(SHARE)/zsh/site-functions/_plycut $(SHARE)/fish/vendor_completions.d/plycut.fish
	rm -rf $(DESTDIR)$(PREFIX)/include/plycut $(SHARE)/plycut

clean:
	rm -rf $(OUT)

.PHONY: all library program demo test check test-programs test-latex fuzz fuzz-programs sanitize lint slow bench gallery deps deps-page deps-browser deps-judge deps-latex deps-firefox test-firefox deps-notebook test-notebook deps-office test-office install uninstall dist test-dist deps-dist clean
.DELETE_ON_ERROR:

include src/web/wasm/wasm.mk
include src/web/release/release.mk

-include $(wildcard $(OUT)/obj/*/*/*.d $(OUT)/obj/*/*/*/*.d $(OUT)/tests/*/*.d)
