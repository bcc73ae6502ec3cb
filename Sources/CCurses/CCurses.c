// The only file that knows ncurses.

#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#if __has_include(<ncurses.h>) && __has_include(<term.h>)
#include <ncurses.h>
#include <term.h>
#else
#error "ncurses.h is missing: apt-get install libncurses-dev, or brew install ncurses"
#endif

#if !defined(NCURSES_VERSION_PATCH) || NCURSES_VERSION_PATCH < 20180127
#error "ncurses 6.1 or newer is needed for 24-bit colours: apt-get install libncurses-dev, or brew install ncurses"
#endif

#include "CCurses.h"
#include "Guard.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// MARK: Terminfo

static TERMINAL *loaded = NULL;

int curses_terminfo_load(const char *term, int descriptor) {
  int found = -1;
  curses_terminfo_unload();
  TERMINAL *before = cur_term;
  // What the description says, and not the size that this terminal has.
  use_env(FALSE);
  if (setupterm(term, descriptor, &found) != OK) {
    // A hard-copy terminal is found and of no use.
    return found < 0 ? -1 : 0;
  }
  if (cur_term != before) loaded = cur_term;
  return 1;
}

void curses_terminfo_unload(void) {
  if (loaded) del_curterm(loaded);
  loaded = NULL;
}

const char *curses_boolean_name(int index) { return boolnames[index]; }
const char *curses_number_name(int index) { return numnames[index]; }
const char *curses_string_name(int index) { return strnames[index]; }
bool curses_boolean(const char *name) { return tigetflag(name) > 0; }

int curses_number(const char *name) {
  int value = tigetnum(name);
  return value < 0 ? -1 : value;
}

const char *curses_string(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

// MARK: The screen

struct curses_screen {
  SCREEN *screen;
  FILE *input;
  FILE *output;
  /// Keys are read through a pad, because reading through a window would repaint it.
  WINDOW *keys;
  cchar_t *row;
  int row_capacity;
  /// What goes ahead of each frame, for the variables of the description.
  char *forgetting;
};

static curses_screen *open_screen = NULL;

static bool speaks_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset && strcmp(codeset, "UTF-8") == 0;
}

bool curses_prepare_locale(void) {
  static const char *const candidates[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof candidates / sizeof candidates[0]; i++) {
    if (setlocale(LC_CTYPE, candidates[i]) && speaks_utf8()) return true;
  }
  return false;
}

static FILE *stream_on(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (!stream) close(copy);
  return stream;
}

// Whoever has the other end says what size he likes. This is more than any screen shows.
static int most_columns = 1000, most_rows = 400;

void curses_limit_size(int column_count, int row_count) {
  most_columns = column_count;
  most_rows = row_count;
}

/// Columns and rows.
struct extent {
  int across, down;
  /// There are more, which are beyond all measure.
  bool is_cut;
};

/// The terminal's size. False where it is not known.
static bool take_extent(FILE *output, struct extent *extent) {
  struct winsize size;
  if (ioctl(fileno(output), TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  extent->across = size.ws_col < most_columns ? size.ws_col : most_columns;
  extent->down = size.ws_row < most_rows ? size.ws_row : most_rows;
  extent->is_cut = extent->across < size.ws_col || extent->down < size.ws_row;
  return true;
}

static SCREEN *new_screen(const char *term, const char *entry, FILE *output, FILE *input) {
  const char *variable = getenv("TERMINFO");
  char *saved = variable ? strdup(variable) : NULL;
  SCREEN *screen = NULL;
  struct extent extent;
  // A size that is cut ncurses must not take: it takes that of the description then, until `curses_follow_size`.
  use_env(!(take_extent(output, &extent) && extent.is_cut));
  if (setenv("TERMINFO", entry, 1) == 0) screen = newterm(term, output, input);
  if (saved) setenv("TERMINFO", saved, 1);
  else unsetenv("TERMINFO");
  free(saved);
  return screen;
}

static void set_up(curses_screen *screen) {
  // Raw, so that Ctrl-C and Ctrl-Z keep their place among the other keys.
  raw();
  noecho();
  nonl();
  typeahead(-1);
  intrflush(stdscr, FALSE);
  set_escdelay(25);
  curs_set(0);
  leaveok(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  screen->keys = newpad(1, 1);
  if (screen->keys) {
    keypad(screen->keys, TRUE);
    nodelay(screen->keys, TRUE);
  }
}

curses_screen *curses_open(const char *term, const char *entry, int input, int output) {
  if (open_screen) return NULL;
  curses_screen *screen = calloc(1, sizeof *screen);
  if (!screen) return NULL;
  screen->input = stream_on(input, "r");
  screen->output = stream_on(output, "w");
  if (screen->input && screen->output) {
    screen->screen = new_screen(term, entry, screen->output, screen->input);
  }
  if (!screen->screen) {
    if (screen->input) fclose(screen->input);
    if (screen->output) fclose(screen->output);
    free(screen);
    return NULL;
  }
  open_screen = screen;
  set_up(screen);
  curses_follow_size(screen);
  // From here on they are read from the pipe.
  signals_release();
  return screen;
}

bool curses_replace(curses_screen *screen, const char *term, const char *entry) {
  if (screen->keys) delwin(screen->keys);
  screen->keys = NULL;
  // Without `endwin`: the terminal stays as it is.
  delscreen(screen->screen);
  screen->screen = new_screen(term, entry, screen->output, screen->input);
  if (!screen->screen) {
    guard_give_back();
    return false;
  }
  set_up(screen);
  curses_follow_size(screen);
  return true;
}

/// Leaves the screen with the modes as they are: what still comes must not be shown by the terminal.
static void leave(void) {
  def_prog_mode();
  // What `endwin` goes back to.
  def_shell_mode();
  endwin();
}

void curses_leave(curses_screen *screen, const uint8_t *leaving, size_t leaving_count) {
  if (!screen->screen || isendwin()) return;
  curses_write(screen, leaving, leaving_count);
  leave();
}

void curses_drop_input(curses_screen *screen) { tcflush(fileno(screen->input), TCIFLUSH); }

void curses_close(curses_screen *screen) {
  if (screen->screen && !isendwin()) leave();
  // The screen may have begun in the midst of a question, with the modes for asking.
  guard_put_modes_back();
  if (screen->keys) delwin(screen->keys);
  if (screen->screen) delscreen(screen->screen);
  fclose(screen->input);
  fclose(screen->output);
  free(screen->row);
  free(screen->forgetting);
  free(screen);
  open_screen = NULL;
}

int curses_columns(curses_screen *screen) {
  (void)screen;
  return getmaxx(stdscr);
}

int curses_rows(curses_screen *screen) {
  (void)screen;
  return getmaxy(stdscr);
}

bool curses_follow_size(curses_screen *screen) {
  struct extent extent;
  if (!take_extent(screen->output, &extent)) return false;
  if (extent.across == getmaxx(stdscr) && extent.down == getmaxy(stdscr)) return false;
  return resizeterm(extent.down, extent.across) == OK;
}

int curses_start_colors(curses_screen *screen, const char *forgetting) {
  free(screen->forgetting);
  screen->forgetting = forgetting ? strdup(forgetting) : NULL;
  if (!has_colors() || start_color() != OK) return 0;
  use_default_colors();
  return COLOR_PAIRS - 1;
}

bool curses_define_pair(curses_screen *screen, int pair, int foreground, int background) {
  (void)screen;
  return init_extended_pair(pair, foreground, background) == OK;
}

void curses_set_ground(curses_screen *screen, int pair) {
  (void)screen;
  cchar_t blank;
  if (setcchar(&blank, L" ", A_NORMAL, 0, &pair) != OK) return;
  wbkgrndset(stdscr, &blank);
  werase(stdscr);
}

void curses_forget_pairs(curses_screen *screen) {
  // Without colours this would crash.
  if (has_colors()) reset_color_pairs();
  curses_distrust(screen, false);
}

static attr_t attributes_of(uint8_t attributes) {
  attr_t result = A_NORMAL;
  if (attributes & CURSES_BOLD) result |= A_BOLD;
  if (attributes & CURSES_DIM) result |= A_DIM;
#ifdef A_ITALIC
  if (attributes & CURSES_ITALIC) result |= A_ITALIC;
#endif
  if (attributes & CURSES_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & CURSES_REVERSE) result |= A_REVERSE;
  return result;
}

/// Makes one cell's character. What this library would draw in another width than the cell has, or what has
/// none, must not shift the row: a replacement stands for it.
static void make_character(cchar_t *character, const curses_cell *cell, bool *narrow) {
  wchar_t text[CURSES_SCALARS + 1] = {0};
  int count = 1;
  text[0] = (wchar_t)cell->scalars[0];
  int width = wcwidth(text[0]);
  if (width != 2 && width != 1) text[0] = 0xFFFD;
  if (width == 2 && cell->width != 2) text[0] = 0xFFFD;
  *narrow = cell->width == 2 && width != 2;
  for (int i = 1; i < CURSES_SCALARS && cell->scalars[i]; i++) {
    if (wcwidth((wchar_t)cell->scalars[i]) == 0) text[count++] = (wchar_t)cell->scalars[i];
  }
  int pair = cell->pair;
  if (setcchar(character, text, attributes_of(cell->attributes), 0, &pair) != OK) {
    setcchar(character, L"?", A_NORMAL, 0, NULL);
  }
}

static bool reserve_row(curses_screen *screen, int count) {
  if (count <= screen->row_capacity) return true;
  cchar_t *row = realloc(screen->row, (size_t)count * sizeof *row);
  if (!row) return false;
  screen->row = row;
  screen->row_capacity = count;
  return true;
}

void curses_put_row(curses_screen *screen, int row, const curses_cell *cells, int count) {
  if (count > getmaxx(stdscr)) count = getmaxx(stdscr);
  if (row < 0 || row >= getmaxy(stdscr) || count <= 0 || !reserve_row(screen, count)) return;
  int length = 0;
  for (int i = 0; i < count; i++) {
    if (cells[i].width == 0) continue;
    bool narrow = false;
    curses_cell cell = cells[i];
    // A wide character that the edge cuts off.
    if (cell.width == 2 && i + 1 >= count) cell.width = 1;
    // Behind the last column of all the cursor stays where it is, and marks would go to the cell before.
    if (i + cell.width >= getmaxx(stdscr) && row + 1 == getmaxy(stdscr)) cell.scalars[1] = 0;
    make_character(&screen->row[length++], &cell, &narrow);
    if (narrow && length < count) {
      cell.scalars[0] = ' ';
      cell.scalars[1] = 0;
      cell.width = 1;
      make_character(&screen->row[length++], &cell, &narrow);
    }
  }
  mvwadd_wchnstr(stdscr, row, 0, screen->row, length);
}

void curses_distrust(curses_screen *screen, bool clearing) {
  (void)screen;
  clearok(curscr, clearing);
  redrawwin(stdscr);
}

void curses_keep_cells_in_place(curses_screen *screen, bool keeping) {
  (void)screen;
  idcok(stdscr, !keeping);
}

bool curses_cell_pixels(curses_screen *screen, int *width, int *height) {
  struct winsize size;
  if (ioctl(fileno(screen->output), TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_col == 0 || size.ws_row == 0) return false;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

void curses_paint(curses_screen *screen) {
  if (screen->forgetting) tiparm(screen->forgetting);
  wnoutrefresh(stdscr);
  doupdate();
}

bool curses_write(curses_screen *screen, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fileno(screen->output), bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd waiting = {.fd = fileno(screen->output), .events = POLLOUT};
      poll(&waiting, 1, -1);
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

// MARK: Keys

// Beyond ncurses' own, which end at KEY_MAX.
enum { own_keys = 2000 };

static int key_of(wint_t code) {
  if (code >= own_keys) return (int)code - own_keys;
  if (code > KEY_F(0) && code <= KEY_F(63)) return CURSES_KEY_FUNCTION + (int)(code - KEY_F(0));
  switch (code) {
  case KEY_UP: case KEY_SR: return CURSES_KEY_UP;
  case KEY_DOWN: case KEY_SF: return CURSES_KEY_DOWN;
  case KEY_LEFT: case KEY_SLEFT: return CURSES_KEY_LEFT;
  case KEY_RIGHT: case KEY_SRIGHT: return CURSES_KEY_RIGHT;
  case KEY_HOME: case KEY_FIND: case KEY_SHOME: case KEY_A1: return CURSES_KEY_HOME;
  case KEY_END: case KEY_SELECT: case KEY_SEND: case KEY_C1: return CURSES_KEY_END;
  case KEY_PPAGE: case KEY_SPREVIOUS: case KEY_A3: return CURSES_KEY_PAGE_UP;
  case KEY_NPAGE: case KEY_SNEXT: case KEY_C3: return CURSES_KEY_PAGE_DOWN;
  case KEY_BTAB: return CURSES_KEY_BACK_TAB;
  case KEY_ENTER: return CURSES_KEY_ENTER;
  case KEY_BACKSPACE: return CURSES_KEY_BACKSPACE;
  case KEY_IC: case KEY_SIC: return CURSES_KEY_INSERT;
  case KEY_DC: case KEY_SDC: return CURSES_KEY_DELETE;
  default: return CURSES_KEY_UNKNOWN;
  }
}

int curses_read(curses_screen *screen, uint32_t *value) {
  if (!screen->keys) return CURSES_INPUT_NONE;
  for (;;) {
    wint_t code = 0;
    int result = wget_wch(screen->keys, &code);
    if (result == ERR) return CURSES_INPUT_NONE;
    if (result != KEY_CODE_YES) {
      *value = (uint32_t)code;
      return CURSES_INPUT_SCALAR;
    }
    // Sizes come with our own signal.
    if (code == KEY_RESIZE) continue;
    *value = (uint32_t)key_of(code);
    return CURSES_INPUT_KEY;
  }
}

void curses_define_key(curses_screen *screen, const char *sequence, int key) {
  (void)screen;
  define_key(sequence, own_keys + key);
}

// MARK: Stopping

void curses_retake(curses_screen *screen) {
  reset_prog_mode();
  curses_distrust(screen, true);
}

bool curses_may_stop(void) { return signals_may_stop(); }

void curses_stop(curses_screen *screen) {
  guard_put_modes_back();
  guard_pause();
  signals_stop_here();
  // Whoever had the terminal meanwhile may have set it differently: that is what to give back now.
  def_shell_mode();
  guard_resume();
  curses_retake(screen);
}

extern char **environ;

static int run(char *const arguments[], const sigset_t *defaults, int *ending) {
  posix_spawnattr_t attributes;
  int error = posix_spawnattr_init(&attributes);
  if (error != 0) return error;
  posix_spawnattr_setsigdefault(&attributes, defaults);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t program;
  error = posix_spawnp(&program, arguments[0], NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return error != 0 ? error : signals_await(program, ending);
}

int curses_run(curses_screen *screen, char *const arguments[], int *ending) {
  guard_put_modes_back();
  guard_pause();
  sigset_t defaults;
  signals_lend(&defaults);
  const int error = run(arguments, &defaults, ending);
  signals_take_back();
  // Modes that the program has left behind are not those to give back in the end.
  guard_go_on();
  curses_retake(screen);
  return error;
}
