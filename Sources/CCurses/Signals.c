// Signals become bytes in a pipe that the loop can wait for along with its other descriptors.

#include "CCurses.h"
#include "Guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The first ones are the terminal's; each of the others ends a program that does not catch it.
static const int named[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU,   SIGTERM, SIGHUP, SIGINT,
                            SIGQUIT,  SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
#ifdef __linux__
                            SIGIO,    SIGPWR,
#ifdef SIGSTKFLT
                            SIGSTKFLT,
#endif
#endif
};
enum {
  named_count = sizeof named / sizeof named[0],
#ifdef __linux__
  // Signals without names, of which the C library takes the first for itself.
  most_unnamed = 33,
#else
  most_unnamed = 0,
#endif
  most_caught = named_count + most_unnamed
};

static int caught_count(void) {
#ifdef __linux__
  const int unnamed = SIGRTMAX - SIGRTMIN + 1;
  return named_count + (unnamed < most_unnamed ? unnamed : most_unnamed);
#else
  return named_count;
#endif
}

static int caught(int index) {
#ifdef __linux__
  if (index >= named_count) return SIGRTMIN + index - named_count;
#endif
  return named[index];
}

static int ends[2] = {-1, -1};
static struct sigaction previous[most_caught];

/// A signal to end has come, and nobody has heard of it yet.
static volatile sig_atomic_t is_ending = 0;
/// The signal of which the process dies when the alarm comes, since nothing has come of it until then; 0 for none.
static volatile sig_atomic_t overdue = 0;
/// The terminal is a program's.
static volatile sig_atomic_t is_lent = 0;

// What there is to do before the end takes far less, in seconds.
enum { ending_time = 2 };

static bool asks_to_end(int number) {
  switch (number) {
  case SIGWINCH: case SIGCONT: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCHLD: return false;
  default: return true;
  }
}

static void install(int index);

static int index_of(int number) {
  int index = 0;
  while (named[index] != number) index++;
  return index;
}

/// A bare system call, for handlers too, and one that the kiosk is left with.
static void set_alarm(unsigned seconds, unsigned again) {
  const struct itimerval time = {.it_value = {.tv_sec = (time_t)seconds}, .it_interval = {.tv_sec = (time_t)again}};
  setitimer(ITIMER_REAL, &time, NULL);
}

static void die_at_once(int number) {
  guard_give_back();
  curses_die_of(number);
}

static void note(int number) {
  const int saved = errno;
  if (asks_to_end(number)) {
    if (overdue && number == SIGALRM) die_at_once(overdue);
    // The second in vain: the loop is stuck, perhaps in writing to a terminal that reads no more.
    // Of a window that closes both the shell and the kernel tell: that is one request, and the alarm is set.
    if (is_ending && !(number == SIGHUP && overdue)) die_at_once(number);
    is_ending = 1;
    // Nor does the first wait for such a terminal for ever.
    if (!is_lent) {
      overdue = number;
      set_alarm(ending_time, 0);
    }
  }
  const unsigned char byte = (unsigned char)number;
  // A full pipe loses the byte and not the wake-up.
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

/// What the kernel sends to who uses the terminal from the background, and others to anybody.
static void note_terminal_use(int number) {
  const int saved = errno;
  if (is_lent) {
    // The program has it, and this process does not use it.
  } else if (guard_has_foreground()) {
    // Somebody wants it to stop. With the screen left first, as after Ctrl-Z.
    note(SIGTSTP);
  } else {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    signal(number, SIG_DFL);
    raise(number);
    // It stops here, and goes on here.
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    install(index_of(number));
  }
  errno = saved;
}

/// A program that has the terminal has ended.
static void note_child(int number) {
  const int saved = errno;
  const unsigned char byte = (unsigned char)number;
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

static void install(int index) {
  const int number = caught(index);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = number == SIGTTIN || number == SIGTTOU ? note_terminal_use : note;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static bool was_ignored(int index) {
  return !(previous[index].sa_flags & SA_SIGINFO) && previous[index].sa_handler == SIG_IGN;
}

int curses_signals_open(void) {
  if (ends[0] >= 0) return -1;
  if (pipe(ends) != 0) return -2;
  is_ending = 0;
  overdue = 0;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  for (int i = 0; i < caught_count(); i++) {
    sigaction(caught(i), NULL, &previous[i]);
    // Ignored means that somebody decided so before us (nohup); the size concerns nobody but us.
    if (!was_ignored(i) || caught(i) == SIGWINCH) install(i);
  }
  return ends[0];
}

void curses_signals_close(void) {
  if (ends[0] < 0) return;
  // What was overdue is about to be done.
  if (overdue) set_alarm(0, 0);
  overdue = 0;
  for (int i = 0; i < caught_count(); i++) sigaction(caught(i), &previous[i], NULL);
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}

static int next_noted(void) {
  unsigned char byte = 0;
  if (ends[0] < 0) return 0;
  ssize_t count;
  do count = read(ends[0], &byte, 1);
  while (count < 0 && errno == EINTR);
  if (count != 1) return 0;
  if (asks_to_end(byte)) is_ending = 0;
  return byte;
}

int curses_next_signal(void) {
  int number;
  // Who ended is known to whom it concerned.
  do number = next_noted();
  while (number == SIGCHLD);
  return number;
}

void curses_end_after(unsigned seconds) {
  // The first wakes the loop. Where that is stuck, a second ends the process; more, in case that was held back.
  set_alarm(seconds, 5);
}

static sigset_t mask_before;
static bool is_held = false;

void signals_hold(void) {
  if (is_held) return;
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < caught_count(); i++) sigaddset(&set, caught(i));
  // Held back, these would let a process in the background change the terminal's modes.
  sigdelset(&set, SIGTTIN);
  sigdelset(&set, SIGTTOU);
  is_held = pthread_sigmask(SIG_BLOCK, &set, &mask_before) == 0;
}

void signals_release(void) {
  if (!is_held) return;
  is_held = false;
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}

bool signals_may_stop(void) { return ends[0] >= 0 && !was_ignored(index_of(SIGTSTP)); }

static const int lent_to_program[] = {SIGINT, SIGQUIT};
static const int stops_both[] = {SIGTSTP, SIGCONT};

void signals_lend(sigset_t *program_defaults) {
  is_lent = 1;
  sigemptyset(program_defaults);
  // Ignored by this program from its start, which a program of another's does not expect.
  sigaddset(program_defaults, SIGPIPE);
  sigaddset(program_defaults, SIGXFSZ);
  struct sigaction ignored;
  memset(&ignored, 0, sizeof ignored);
  ignored.sa_handler = SIG_IGN;
  sigemptyset(&ignored.sa_mask);
  for (int i = 0; i < 2; i++) {
    const int index = index_of(lent_to_program[i]);
    if (!was_ignored(index)) sigaddset(program_defaults, caught(index));
    sigaction(caught(index), &ignored, NULL);
  }
  for (int i = 0; i < 2; i++) {
    const int index = index_of(stops_both[i]);
    sigaction(caught(index), &previous[index], NULL);
  }
}

// What a program that holds the terminal is given to end by itself, with what it has to save, in milliseconds.
enum { parting_time = 3000 };

static long long milliseconds_now(void) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int signals_await(pid_t program, int *ending) {
  struct sigaction waking, before;
  memset(&waking, 0, sizeof waking);
  waking.sa_handler = note_child;
  waking.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&waking.sa_mask);
  // Before the first look: one that ends between the look and the wait would not be noticed.
  sigaction(SIGCHLD, &waking, &before);
  int asked = 0, error = 0;
  long long deadline = 0;
  for (;;) {
    const pid_t ended = waitpid(program, ending, WNOHANG);
    if (ended == program) break;
    if (ended < 0 && errno != EINTR) {
      error = errno;
      break;
    }
    int patience = -1;
    if (asked != 0) {
      const long long left = deadline - milliseconds_now();
      if (left <= 0) {
        // It stays. As with any job that outlives its shell, the terminal is no longer lent to it.
        *ending = asked;
        break;
      }
      patience = (int)left;
    }
    struct pollfd waiting = {.fd = ends[0], .events = POLLIN};
    poll(&waiting, 1, patience);
    for (int number = next_noted(); number != 0; number = next_noted()) {
      if (!asks_to_end(number)) continue;
      if (asked == 0) deadline = milliseconds_now() + parting_time;
      asked = number;
      kill(program, number);
      // One that was stopped has to go on to hear of it.
      kill(program, SIGCONT);
    }
  }
  sigaction(SIGCHLD, &before, NULL);
  is_lent = 0;
  // Nobody but the loop ends this program.
  if (asked != 0) note(asked);
  return error;
}

void signals_take_back(void) {
  is_lent = 0;
  for (int i = 0; i < 2; i++) {
    const int indices[] = {index_of(lent_to_program[i]), index_of(stops_both[i])};
    for (int j = 0; j < 2; j++) {
      if (was_ignored(indices[j])) {
        sigaction(caught(indices[j]), &previous[indices[j]], NULL);
      } else {
        install(indices[j]);
      }
    }
  }
}

void signals_stop_here(void) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, NULL);
  sigaction(SIGCONT, &standard, NULL);
  // The whole group, as the terminal itself would: a shell waits for the first of it, which may be make.
  kill(0, SIGTSTP);
  install(index_of(SIGTSTP));
  install(index_of(SIGCONT));
}
