# The core: the program compiled to WebAssembly, for the page. Included by the Makefile.
# All of it is compiled for size, without asserts, and optimized as a whole, as the page is one file; wasm-opt (binaryen) then takes
# off another 5 %: wasm-ld puts nothing below address 1024, so small offsets can be folded into loads (--low-memory-unused).
# The pairs of boards in src/core/othello/bits.h are vectors of 16 bytes, which every browser has had since 2023 (simd128).

WASM_PACKAGES = lld wasi-libc libclang-rt-dev-wasm32 binaryen dpkg-dev
WASM_CC    ?= clang
# What the page has: neither experiments and matches nor programs on trial.
WASM_GROUPS = core explain draw teach publish program
WASM_LEAVES = src/teach/trial
WASM_FLAGS  = --target=wasm32-wasi -msimd128 -Oz -flto -ffunction-sections -fdata-sections -DNDEBUG -DPLYCUT_IN_PAGE -I$(OUT)/cjson -D_WASI_EMULATED_SIGNAL
WASM_OBJ    = $(OUT)/obj/core
CORE        = $(OUT)/wasm/core.wasm

# The sources that src/web/wasm/os.c and absent.c replace. What is in the core has all of its texts.
WASM_ABSENT = $(patsubst %,src/program/os/%.c,apart batch cgroup child child_run claim convert guard interrupt output place processes sandbox sender strays temporary watch words zip) src/program/options/asked_input.c \
              src/core/base/threads.c $(patsubst %,src/program/cli/%.c,experiment experiment_parts experiment_plan bank $(patsubst %,check/%,answers_text check exercise feedback_page files grade hand_in hand_ins kind position same_name submitters worksheet) game_table link list match panels animate play \
                play_hint play_lines quiz_ask report_more run sheet sheet_document steps) src/program/cli/variant.c src/program/cli/variant_keys.c src/program/cli/variant_seeds.c \
              src/publish/sheet/sheet.c $(wildcard src/draw/dot/*.c) $(patsubst %,src/draw/render/%.c,txt ascii) src/draw/tex/forest.c $(wildcard src/draw/pptx/*.c) \
              $(patsubst %,src/core/trace/%.c,read foreign foreign_enter foreign_node foreign_open compare) $(wildcard src/core/othello/obf*.c) \
              src/program/os/program.c src/program/os/program_fail.c $(patsubst %,src/program/cli/%.c,judge judge_before judge_class judge_code judge_page judge_trees judge_write) src/web/wasm/node.c
WASM_FOLDERS = $(filter-out $(WASM_LEAVES),$(foreach group,$(WASM_GROUPS),$(call folders,$(group)))) src/web/wasm
WASM_SOURCES = $(filter-out $(WASM_ABSENT) $(ALGORITHM_SOURCES),$(wildcard $(WASM_FOLDERS:%=%/*.c)))
WASM_LINK   = --export=__stack_pointer,-z,stack-size=1048576
WASM_OPT    = -Oz --low-memory-unused --converge
WASM_OBJECTS = $(WASM_SOURCES:src/%.c=$(WASM_OBJ)/%.o) $(WASM_OBJ)/cJSON.o \
               $(ALGORITHMS:%=$(WASM_OBJ)/core/search/%.traced.o) $(WASM_QUIET:%=$(WASM_OBJ)/core/search/%.quiet.o) \
               $(CHANCE:%=$(WASM_OBJ)/core/search/%.chance.o) $(MISTAKES:%=$(WASM_OBJ)/core/search/%.traced.o)

WASM_COMPILE = $(Q)mkdir -p $(@D) && $(WASM_CC) $(OUR_CPPFLAGS) $(filter-out -I/usr/%,$(OUR_CFLAGS)) $(WASM_FLAGS)

core: $(CORE)

$(CORE): $(WASM_OBJECTS)
	@mkdir -p $(@D)
	$(Q)$(WASM_CC) --target=wasm32-wasi -Wl,--gc-sections,--strip-all,$(WASM_LINK) -o $@.linked $^
	$(Q)wasm-opt --enable-simd --enable-mutable-globals $(WASM_OPT) --strip-producers -o $@ $@.linked
	@rm -f $@.linked
	@echo "built $@"

$(WASM_OBJECTS): $(OUT)/cjson/cjson/cJSON.h

$(WASM_OBJ)/core/search/%.traced.o: src/core/search/%.c
	$(WASM_COMPILE) -DTRACED=1 -c -o $@ $<

$(WASM_OBJ)/core/search/%.chance.o: src/core/search/%.c
	$(WASM_COMPILE) -DTRACED=1 -DCHANCE=1 -c -o $@ $<

$(WASM_OBJ)/core/search/%.quiet.o: src/core/search/%.c
	$(WASM_COMPILE) -DTRACED=0 -c -o $@ $<

$(WASM_OBJ)/cJSON.o: $(OUT)/cjson/cjson/cJSON.h
	@mkdir -p $(@D)
	$(Q)$(WASM_CC) $(WASM_FLAGS) -c -o $@ $(OUT)/cjson/cjson/cJSON.c

$(WASM_OBJ)/%.o: src/%.c
	$(WASM_COMPILE) -c -o $@ $<

# The whole program for Node, with Node's files: src/web/wasm/node.c takes the place of what src/program/os does with signals and programs.
NODE_CORE  = $(OUT)/wasm/node.wasm
NODE_FLAGS = --target=wasm32-wasi -msimd128 -O2 -I$(OUT)/cjson -include src/web/wasm/node.h -D_WASI_EMULATED_SIGNAL -Wno-conversion -Wno-gnu-statement-expression

node: $(NODE_CORE)

# The page's sources are made by the native build. FORCE: the rules below know what has changed.
$(NODE_CORE): $(OUT)/obj/publish/page/assets.c FORCE
	$(Q)$(MAKE) -s core CORE=$(OUT)/obj/node/core.wasm WASM_OBJ=$(OUT)/obj/node WASM_FLAGS="$(NODE_FLAGS)" WASM_LINK=-z,stack-size=8388608 WASM_OPT=-O1 \
		WASM_QUIET="$(ALGORITHMS)" WASM_GROUPS="$(LIBRARY_GROUPS) program" WASM_LEAVES= WASM_LIBS="$(OUT)/obj/node/publish/page/assets.o" \
		WASM_ABSENT="$(patsubst %,src/%.c,$(patsubst %,program/os/%,apart cgroup child child_run guard interrupt processes program program_fail sender strays temporary watch zip) core/base/threads $(patsubst %,web/wasm/%,os absent check memory assets))"
	@cmp -s $(OUT)/obj/node/core.wasm $@ || cp $(OUT)/obj/node/core.wasm $@

$(CORE): $(WASM_LIBS)

$(WASM_OBJ)/publish/page/assets.o: $(OUT)/obj/publish/page/assets.c
	$(WASM_COMPILE) -c -o $@ $<

# cJSON's source, with Debian's patches.
$(OUT)/cjson/cjson/cJSON.h:
	$(Q)src/web/wasm/cjson.sh $(OUT)/cjson

# With -j, "make deps test" compiles nothing of this before the packages are there.
ifneq ($(filter deps deps-page,$(MAKECMDGOALS)),)
$(OUT)/cjson/cjson/cJSON.h: | deps-browser
$(PLAYGROUND): | $(NODE_MODULES)
endif

# The same program for this machine, to be fuzzed; main has another name.
CORE_HERE = $(patsubst src/%.c,$(OUT)/obj/%.o,$(filter-out src/program/cli/main.c src/web/wasm/memory.c src/web/wasm/assets.c,$(filter src/program/cli/%.c src/program/options/%.c \
              src/program/os/%.c src/program/say/%.c src/web/wasm/%.c,$(WASM_SOURCES)))) $(OUT)/obj/web/wasm/main.o

$(OUT)/obj/web/wasm/main.o: src/program/cli/main.c
	@mkdir -p $(@D)
	$(COMPILE) -Dmain=core_main -Wno-missing-prototypes -c -o $@ $<

$(OUT)/fuzzers/core $(OUT)/tests/replay/core: $(CORE_HERE)

# The playground: the step viewer's page and the core in one file, compressed.
PLAYGROUND = $(OUT)/playground.html

playground: $(PLAYGROUND)

$(PLAYGROUND): $(CORE) $(wildcard src/web/playground/* src/publish/page/*.js src/publish/page/*.css src/publish/page/*.html src/publish/page/*.txt trees/*.json) $(wildcard src/web/wasm/*.js)
	$(Q)node src/web/playground/build.js $(CORE) $(ESBUILD) trees > $@
	@echo "built $@"

.PHONY: core playground node FORCE

-include $(wildcard $(WASM_OBJ)/*/*/*.d $(WASM_OBJ)/*/*/*/*.d)
