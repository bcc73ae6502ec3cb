#ifndef SKINSCOPE_CCURSES_H
#define SKINSCOPE_CCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// ncurses and the signals of a terminal, without macros, variadic functions or global variables in sight, so
// that Swift can call them. Nothing here is for any target but `Terminal`.

// MARK: Terminfo

/// Loads the description of a terminal. Returns 1, 0 when the name is unknown or no terminal for screens, and
/// -1 when there is no terminfo database at all.
int curses_terminfo_load(const char *term, int descriptor);
void curses_terminfo_unload(void);
/// The name of the standard capability at an index, in the order of the compiled form; NULL behind the last.
const char *curses_boolean_name(int index);
const char *curses_number_name(int index);
const char *curses_string_name(int index);
bool curses_boolean(const char *name);
/// -1 when the terminal has no such number.
int curses_number(const char *name);
/// NULL when the terminal has no such string.
const char *curses_string(const char *name);

// MARK: The screen

typedef struct curses_screen curses_screen;

enum {
  CURSES_BOLD = 1,
  CURSES_DIM = 2,
  CURSES_ITALIC = 4,
  CURSES_UNDERLINE = 8,
  CURSES_REVERSE = 16,
  /// A base character and up to four combining marks.
  CURSES_SCALARS = 5,
};

typedef struct {
  /// Ended by 0 when there are fewer.
  uint32_t scalars[CURSES_SCALARS];
  /// The columns that it stands in: 1 or 2, and 0 for the right half of a wide one, which is not drawn.
  uint8_t width;
  uint8_t attributes;
  /// 0 is the terminal's own pair.
  int32_t pair;
} curses_cell;

/// Makes characters beyond ASCII work where the locale would not let them. False where no UTF-8 locale exists.
bool curses_prepare_locale(void);
/// No screen is larger than this, whatever the terminal says; before one is opened.
void curses_limit_size(int column_count, int row_count);
/// Opens the one screen of this process. `entry` is the terminal's description as `hex:…`. NULL when a screen
/// is open already or the terminal cannot be set up.
curses_screen *curses_open(const char *term, const char *entry, int input, int output);
/// Opens the screen anew with another entry, without leaving it meanwhile. False when that fails; the terminal has
/// been given back then, and the screen can only be closed.
bool curses_replace(curses_screen *screen, const char *term, const char *entry);
/// Leaves the screen. The terminal's modes stay as they are until it is closed, stopped, given to a program, or taken
/// again, so that nothing that comes is shown. Nothing happens to a screen that was left already.
void curses_leave(curses_screen *screen, const uint8_t *leaving, size_t leaving_count);
/// Drops what has come and was not read.
void curses_drop_input(curses_screen *screen);
/// Gives the terminal back and frees the screen.
void curses_close(curses_screen *screen);
int curses_columns(curses_screen *screen);
int curses_rows(curses_screen *screen);
/// Asks the terminal for its size; true when it differs from the screen's, which is changed.
bool curses_follow_size(curses_screen *screen);

/// The highest pair that can be defined, 0 where there are no colours. `forgetting` is a string of the description's
/// language that goes ahead of each frame and gives no bytes, NULL for none.
int curses_start_colors(curses_screen *screen, const char *forgetting);
/// Empties the screen; what no cell is put on has this pair from now on. All rows have to be put again.
void curses_set_ground(curses_screen *screen, int pair);
/// Colours are 0xRRGGBB or a palette's index, as the entry has it; -1 is the terminal's own.
bool curses_define_pair(curses_screen *screen, int pair, int foreground, int background);
/// Forgets all pairs; all rows have to be put again and are sent as a whole.
void curses_forget_pairs(curses_screen *screen);

/// Replaces the first cells of a row.
void curses_put_row(curses_screen *screen, int row, const curses_cell *cells, int count);
/// Sends all cells at the next paint, whether they changed or not, optionally clearing the terminal first.
void curses_distrust(curses_screen *screen, bool clearing);
/// Whether cells are never moved to the left or right within their row, but sent anew: a picture that stands in some of
/// them would go along.
void curses_keep_cells_in_place(curses_screen *screen, bool keeping);
/// The size of a cell in the terminal's pixels; false where it does not tell.
bool curses_cell_pixels(curses_screen *screen, int *width, int *height);
/// Sends what changed; returns after the last byte was written.
void curses_paint(curses_screen *screen);
/// Writes bytes as they are, past ncurses. False when the terminal is gone.
bool curses_write(curses_screen *screen, const uint8_t *bytes, size_t count);

// MARK: Keys

enum {
  CURSES_INPUT_NONE = 0,
  CURSES_INPUT_SCALAR = 1,
  CURSES_INPUT_KEY = 2,

  CURSES_KEY_UNKNOWN = 0,
  CURSES_KEY_UP,
  CURSES_KEY_DOWN,
  CURSES_KEY_LEFT,
  CURSES_KEY_RIGHT,
  CURSES_KEY_HOME,
  CURSES_KEY_END,
  CURSES_KEY_PAGE_UP,
  CURSES_KEY_PAGE_DOWN,
  CURSES_KEY_BACK_TAB,
  CURSES_KEY_ENTER,
  CURSES_KEY_BACKSPACE,
  CURSES_KEY_INSERT,
  CURSES_KEY_DELETE,
  CURSES_KEY_MOUSE,
  CURSES_KEY_OLD_MOUSE,
  CURSES_KEY_PASTE_BEGINS,
  CURSES_KEY_PASTE_ENDS,
  /// F1 is this plus 1.
  CURSES_KEY_FUNCTION = 100,
};

/// The next character or key, or none; never waits longer than it takes to tell Escape from a key.
int curses_read(curses_screen *screen, uint32_t *value);
/// Lets a sequence of the terminal stand for one of the keys above.
void curses_define_key(curses_screen *screen, const char *sequence, int key);

// MARK: Signals

/// Catches the signals of a terminal's life; each writes its number as one byte. Returns the end to read from,
/// -1 where they are caught already, or -2 where no descriptor is left. Those that were ignored when the program began stay ignored.
int curses_signals_open(void);
void curses_signals_close(void);
/// The next signal that came, 0 for none.
int curses_next_signal(void);
/// Has SIGALRM come after so many seconds, and again and again after that; each call begins anew.
void curses_end_after(unsigned seconds);
/// Whether Ctrl-Z stops: not where that was ignored when the program began.
bool curses_may_stop(void);
/// Stops the process group as Ctrl-Z does, with a screen that was left before, and takes it again once continued.
void curses_stop(curses_screen *screen);
/// Runs a program that has the terminal meanwhile, with a screen that was left before, and takes it again when that
/// has ended. Ctrl-C and Ctrl-\ are the program's own affair then, Ctrl-Z stops both. The program is looked for as a
/// shell would. Returns 0 and how it ended (as `waitpid` has it), or the error for which it was not started.
int curses_run(curses_screen *screen, char *const arguments[], int *ending);
/// Puts the terminal's modes back as the screen needs them, after somebody else may have changed them.
void curses_retake(curses_screen *screen);
/// Ends the process by a signal, as if it had never been caught.
void curses_die_of(int signal);

// MARK: The guard

/// From now on a fault, or an exit that forgot the screen, writes `bytes` to the descriptor and puts back its
/// modes as they are now. At most 16 KiB. Armed already, it only takes the other bytes.
void curses_guard_arm(int descriptor, const uint8_t *bytes, size_t count);
void curses_guard_disarm(void);

// MARK: Asking before there is a screen

/// Sets the terminal's modes so that what it answers is neither shown nor kept until a line ends. The guard is armed
/// and the signals that end or stop the process wait until a screen is opened or this is closed. False when the
/// descriptor is no terminal or a screen is open.
bool curses_hold_open(int descriptor);
/// Puts the modes back as they were. Not to be called once a screen was opened, which does so when it is closed.
void curses_hold_close(void);

/// Has the system map memory for `bytes` of what is to be allocated, all at once, and keeps what is freed for the next
/// frame. Where the C library or the kernel cannot, nothing happens.
void curses_take_memory(size_t bytes);

#endif
