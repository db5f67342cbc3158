# A release: make dist writes out/dist, for every system. Included by the Makefile.

DIST     = $(OUT)/dist
STATIC   = $(OUT)/static/plycut

# The program without any library of the system: Debian has no static cJSON, so its source is compiled.
$(STATIC): $(BIN) $(OUT)/cjson/cjson/cJSON.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) -c -o $(@D)/cJSON.o $(OUT)/cjson/cjson/cJSON.c
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -static -s -o $@ $(CLI_OBJECTS) $(LIB) $(@D)/cJSON.o $(ZLIB) -lm -pthread
	@echo "built $@"

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
	@mkdir -p $(DIST)/stage/package/trees
	$(Q)cp $(NODE_CORE) $(DIST)/stage/package/plycut.wasm && cp src/web/release/plycut.js LICENSE README.md $(DIST)/stage/package && \
		cp trees/*.json trees/*.obf $(DIST)/stage/package/trees && sed "s/@VERSION@/$(VERSION)/" src/web/release/package.json > $(DIST)/stage/package/package.json
	$(Q)tar -C $(DIST)/stage --owner=0 --group=0 --sort=name -czf $(DIST)/plycut-$(VERSION).tgz package
	@rm -rf $(DIST)/stage
	$(Q)cd $(DIST) && sha256sum * > SHA256SUMS
	@cd $(DIST) && ls -l | awk 'NR > 1 { print "built $(DIST)/" $$9 " (" $$5 " bytes)" }'

# A folder for any web server: the documents as pages, the playground and the gallery. Dead links are errors.
SITE = $(OUT)/site

site: playground gallery
	$(Q)python3 src/web/release/site.py $(VERSION) $(PLAYGROUND) $(GALLERY) $(SITE)

# What the tests of a release need besides.
deps-dist: deps-browser
	$(call install,$(call missing,lintian dpkg-dev zsh fish cmark-gfm))

ifneq ($(filter deps-dist,$(MAKECMDGOALS)),)
$(STATIC) site: deps-dist
endif

.PHONY: site

test-dist: dist
	tests/dist.sh $(DIST) $(BIN)
