# The usual ways to use this project. `make help` lists them.

PACK ?= themes
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
STRIP ?= strip

# Linux binaries carry Swift's runtime, so that they start fast and run where no Swift is. On macOS the system has
# the runtime, and the libraries are Homebrew's, where no compiler looks by itself. The ncurses that is new enough and
# expat are kept apart even there, since the system has its own.
ifeq ($(shell uname -s),Darwin)
  BREWED := $(shell brew --prefix ncurses expat 2>/dev/null; brew --prefix 2>/dev/null)
  FLAGS := $(foreach place,$(BREWED),-Xcc -I$(place)/include -Xlinker -L$(place)/lib)
  RELEASE_FLAGS := $(FLAGS)
  STRIP_FLAGS := -x
else
  FLAGS :=
  # A folder with nothing but the static libstdc++, which Swift's runtime needs: found first, it is taken.
  STATIC := $(CURDIR)/.build/static
  # Without the engine for regular expressions, which nothing uses, without names for who would load the program, and
  # without looking for libraries beside it.
  # What a start calls lies side by side, by a list that lld reads, the linker that comes with Swift.
  RELEASE_FLAGS := --static-swift-stdlib --disable-local-rpath -Xswiftc -L$(STATIC) -Xlinker --no-export-dynamic \
    -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
    -Xswiftc -use-ld=lld -Xlinker --no-warn-symbol-ordering \
    -Xlinker --symbol-ordering-file=$(CURDIR)/scripts/link/order.txt
  # Relocations in a thirtieth of their size, for C libraries that know them.
  RELEASE_FLAGS += $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '{ split($$2, v, ".") } v[1] > 2 || v[2] >= 36 \
    { print "-Xlinker -z -Xlinker pack-relative-relocs" }')
  STRIP_FLAGS :=
endif

BINARY := .build/release/skinscope
INSTALLED := $(DESTDIR)$(PREFIX)/bin/skinscope
SHARE := $(DESTDIR)$(PREFIX)/share
# What prints the manual and the completions: where the binary is for another computer, one that runs on this.
PRINTER ?= $(BINARY)
# Each printed file and its place below SHARE.
PLACES := manual.en:man/man1/skinscope.1 manual.zh:man/zh_CN/man1/skinscope.1 \
  bash:bash-completion/completions/skinscope zsh:zsh/site-functions/_skinscope \
  fish:fish/vendor_completions.d/skinscope.fish

.PHONY: help run build test end-to-end check lint format docs fuzz sanitize sanitize-address sanitize-thread bench bench-net \
  kiosk-demo soak signals link-order pictures deb deb-trial install install-built placeable uninstall \
  clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' Makefile

run: build ## preview the shipped pack, or another: make run PACK=path
	@$(BINARY) $(PACK)

build: ## build the release binary
	@scripts/setup run
	@$(if $(STATIC),mkdir -p "$(STATIC)" && ln -sf "$$($(CC) -print-file-name=libstdc++.a)" "$(STATIC)/")
	$(SWIFT) build -c release --product skinscope $(RELEASE_FLAGS)

# The runner whose closing line tells the outcome comes last.
test: ## run all tests
	@scripts/setup test
	$(SWIFT) build --build-tests $(FLAGS)
	$(MAKE) --no-print-directory end-to-end
	$(SWIFT) test $(FLAGS)

end-to-end: # the tests in terminals, on the binary that is there: make end-to-end ONLY=test_keys
	"$$(scripts/setup python)" -B Tests/EndToEnd/run.py --binary "$${SKINSCOPE:-.build/debug/skinscope}" $(ONLY)

check: lint test ## check the formatting, build with warnings as errors, run all tests

lint: ## check the formatting
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

format: ## format all Swift files
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

docs: ## write the documentation of the libraries into .build/docs, without a warning
	scripts/docs

fuzz: ## fuzz what reads bytes from strangers: make fuzz TIME=60 TARGETS="xml zip"
	@scripts/setup test
	TIME="$(or $(TIME),60)" SWIFT="$(SWIFT)" FLAGS="$(FLAGS)" scripts/fuzz $(TARGETS)

sanitize: sanitize-address sanitize-thread ## run the unit tests under the address and the thread sanitizer

# The runtime never frees what lives as long as the process, which is no leak. Whoever asks for memory is noted by one
# frame, without which drawing pictures takes minutes. How much memory is taken is not told under a sanitizer.
# Without optimisation the suites that draw screens come to no end. One target alone: make sanitize SUITES=PreviewTests
SANITIZED = -Xswiftc -O --skip PairMemoryTests $(if $(SUITES),--filter '^($(SUITES))\.')

sanitize-address: # with errors of memory found
	$(SWIFT) build --build-tests --sanitize address --scratch-path .build/address -Xswiftc -O $(FLAGS)
	ASAN_OPTIONS=detect_leaks=0:malloc_context_size=1 $(SWIFT) test --skip-build --sanitize address \
	  --scratch-path .build/address $(SANITIZED) $(FLAGS)

sanitize-thread: # with races found
	$(SWIFT) build --build-tests --sanitize thread --scratch-path .build/thread -Xswiftc -O $(FLAGS)
	TSAN_OPTIONS=suppressions=$(CURDIR)/scripts/thread-sanitizer.txt $(SWIFT) test --skip-build --sanitize thread \
	  --scratch-path .build/thread $(SANITIZED) $(FLAGS)

bench: build ## measure the product side by side with others; BENCH="--only start reading"
	@scripts/setup bench
	$(SWIFT) build -c release --product bench-probe $(RELEASE_FLAGS)
	"$$(scripts/setup python)" -B scripts/bench/bench.py $(BINARY) $(PACK) $(BENCH)

bench-net: build ## how long keys wait during downloads from bad servers, without and under load
	@scripts/setup test
	"$$(scripts/setup python)" -B scripts/bench/net.py $(BINARY) --presses 60 --load --only slow

kiosk-demo: build ## twenty guests of an SSH server at once, each looking at every skin, and their memory
	@scripts/setup test
	"$$(scripts/setup python)" -B scripts/bench/kiosk.py $(BINARY) $(PACK)

soak: build ## one preview through 100 000 skins, 10 000 reloads and 10 000 resizes; see docs/soak.md
	@scripts/setup test
	"$$(scripts/setup python)" -B scripts/soak/soak.py $(BINARY) $(SOAK)

signals: build ## strike previews with every signal at 200 random moments each; see docs/soak.md
	@scripts/setup test
	"$$(scripts/setup python)" -B scripts/soak/signals.py $(BINARY) $(SIGNALS)

link-order: build ## write anew which functions a start calls, for the linker; needs valgrind
	scripts/link/order $(BINARY) $(PACK)

pictures: build ## take the pictures of the documents anew, on a virtual screen
	scripts/screenshots $(BINARY)
	scripts/record-session $(BINARY)

deb: build ## make the Debian package, .build/deb/skinscope_*.deb
	scripts/deb $(BINARY)

deb-trial: deb ## try it in a clean root, as root: installed, run, listed, completed, removed, nothing left
	scripts/deb-trial .build/deb/skinscope_*.deb

install: placeable build install-built ## build, and install below PREFIX (/usr/local), in DESTDIR

# For root, who often has no Swift: nothing is built, and nothing is written but what is installed.
install-built: placeable ## install what is built: program, skins, manual, completions
	@test -x "$(BINARY)" || { echo "make: there is no $(BINARY): run make build first" >&2; exit 1; }
	@set -e; printed=$$(mktemp -d); trap 'rm -rf "$$printed"' EXIT; \
	for language in en zh; do $(PRINTER) manual --lang $$language > "$$printed/manual.$$language"; done; \
	for shell in bash zsh fish; do $(PRINTER) completion $$shell > "$$printed/$$shell"; done; \
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/skinscope/themes"; \
	install -m 755 $(BINARY) "$(INSTALLED)"; \
	$(STRIP) $(STRIP_FLAGS) "$(INSTALLED)"; \
	cp -R themes/. "$(SHARE)/skinscope/themes/"; \
	chmod -R u=rwX,go=rX "$(SHARE)/skinscope"; \
	for place in $(PLACES); do \
	  install -d "$(SHARE)/$$(dirname "$${place#*:}")"; \
	  install -m 644 "$$printed/$${place%%:*}" "$(SHARE)/$${place#*:}"; \
	done
	@echo "Installed below $(DESTDIR)$(PREFIX)"

# Many shells leave a ~ behind a = as it is, and a folder of that name would be made here.
placeable:
	@$(foreach name,PREFIX DESTDIR,$(if $(filter ~%,$(firstword $($(name)))),$(error \
	  $(name)=$($(name)) begins with ~, which the shell has left as it is: write it with $$HOME, as in PREFIX="$$HOME/.local")))true

uninstall: placeable ## remove what install put there
	rm -f "$(INSTALLED)"
	rm -rf "$(SHARE)/skinscope"
	for place in $(PLACES); do rm -f "$(SHARE)/$${place#*:}"; done

clean: ## remove all that was built
	rm -rf .build
