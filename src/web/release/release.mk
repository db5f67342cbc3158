# A release: make dist writes out/dist, for every system. Included by the Makefile.

DIST     = $(OUT)/dist
STATIC   = $(OUT)/static/plycut

# The program without any library of the system: Debian has no static cJSON, so its source is compiled.
$(STATIC): $(BIN) $(OUT)/cjson/cjson/cJSON.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) -c -o $(@D)/cJSON.o $(OUT)/cjson/cjson/cJSON.c
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -static -s -o $@ $(CLI_OBJECTS) $(LIB) $(@D)/cJSON.o $(ZLIB) -lm -pthread
	@echo "built $@"

# The Python package with the static program in it, made by Debian's build, setuptools and wheel: nothing is downloaded.
WHEEL_STAGE = $(OUT)/wheel

wheel: $(STATIC)
	@rm -rf $(WHEEL_STAGE) && mkdir -p $(WHEEL_STAGE)/plycut/program/bin $(WHEEL_STAGE)/plycut/program/share/plycut/trees $(DIST)
	$(Q)cp bindings/python/setup.py LICENSE $(WHEEL_STAGE) && cp bindings/python/plycut/*.py bindings/python/plycut/py.typed $(WHEEL_STAGE)/plycut && \
		cp trees/*.json trees/*.obf $(WHEEL_STAGE)/plycut/program/share/plycut/trees && install -m 755 $(STATIC) $(WHEEL_STAGE)/plycut/program/bin/plycut
	$(Q)sed "s/^version = .*/version = \"$(VERSION)\"/" bindings/python/pyproject.toml >$(WHEEL_STAGE)/pyproject.toml && \
		sed '/^The manual is/d' bindings/python/README.md >$(WHEEL_STAGE)/README.md
	$(Q)cd $(WHEEL_STAGE) && /usr/bin/python3 -m build --wheel --no-isolation --outdir . . >build.log 2>&1 || { tail -n 20 build.log; exit 1; }
	$(Q)cp $(WHEEL_STAGE)/plycut-*.whl $(DIST) && echo "built $$(echo $(DIST)/plycut-*.whl)"

# The package for Node: the program as WebAssembly, the command, the module and its types, the recorder.
NPM_STAGE = $(OUT)/npm/package
NPM_FILES = bindings/javascript/package

npm: node
	@rm -rf $(NPM_STAGE) && mkdir -p $(NPM_STAGE)/trees $(DIST)
	$(Q)cp $(NODE_CORE) $(NPM_STAGE)/plycut.wasm && cp $(NPM_FILES)/plycut.js $(NPM_FILES)/index.js $(NPM_FILES)/error.js $(NPM_FILES)/games.js $(NPM_FILES)/index.d.ts LICENSE README.md $(NPM_STAGE) && \
		cp bindings/javascript/plycut.js $(NPM_STAGE)/record.js && cp trees/*.json trees/*.obf $(NPM_STAGE)/trees && \
		sed "s/@VERSION@/$(VERSION)/" $(NPM_FILES)/package.json > $(NPM_STAGE)/package.json
	$(Q)tar -C $(NPM_STAGE)/.. --owner=0 --group=0 --sort=name -czf $(DIST)/plycut-$(VERSION).tgz package
	@echo "built $(DIST)/plycut-$(VERSION).tgz"

dist: all playground gallery $(STATIC) node
	@rm -rf $(DIST) && mkdir -p $(DIST)/stage
	$(Q)src/web/release/sources.sh | tar --owner=0 --group=0 --transform "s|^|plycut-$(VERSION)/|" -czf $(DIST)/plycut-$(VERSION).tar.gz -T -
	$(Q)version=$(VERSION); name=plycut-$$version-linux-$$(uname -m); \
		$(MAKE) -s install DESTDIR=$(DIST)/stage/$$name PREFIX= >/dev/null && \
		install -m 755 $(STATIC) $(DIST)/stage/$$name/bin/plycut && rm -rf $(DIST)/stage/$$name/lib $(DIST)/stage/$$name/include && \
		tar -C $(DIST)/stage --owner=0 --group=0 --sort=name -czf $(DIST)/$$name.tar.gz $$name
	$(Q)$(MAKE) -s install DESTDIR=$(DIST)/stage/deb PREFIX=/usr >/dev/null
	$(Q)src/web/release/deb.sh $(DIST)/stage/deb $(VERSION) $(DIST)/plycut_$(VERSION)_$$(dpkg --print-architecture).deb
	$(Q)cp $(PLAYGROUND) $(DIST)/playground.html
	$(Q)tar -C $(OUT) --owner=0 --group=0 --sort=name -czf $(DIST)/plycut-$(VERSION)-gallery.tar.gz gallery
	$(Q)$(MAKE) -s npm
	@rm -rf $(DIST)/stage
	$(Q)$(MAKE) -s wheel
	$(Q)cd $(DIST) && sha256sum * > SHA256SUMS
	@cd $(DIST) && ls -l | awk 'NR > 1 { print "built $(DIST)/" $$9 " (" $$5 " bytes)" }'

# A folder for any web server: the documents as pages, the playground and the gallery. Dead links are errors.
SITE = $(OUT)/site

site: playground gallery
	$(Q)python3 src/web/release/site.py $(VERSION) $(PLAYGROUND) $(GALLERY) $(SITE)

# What the tests of a release need besides.
deps-dist: deps-browser
	$(call install,$(call missing,lintian dpkg-dev zsh fish cmark-gfm python3-build python3-setuptools python3-wheel python3-venv))

ifneq ($(filter deps-dist,$(MAKECMDGOALS)),)
$(STATIC) site wheel: deps-dist
endif

.PHONY: site wheel npm

test-dist: dist
	tests/dist.sh $(DIST) $(BIN)
