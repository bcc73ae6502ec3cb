// What gives the terminal back when nobody else can: faults, and exits that forgot it. Everything that runs in
// a signal handler here is async-signal-safe.

#include "CCurses.h"
#include "Guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
enum { fault_count = sizeof faults / sizeof faults[0] };

static struct {
  volatile sig_atomic_t armed;
  int descriptor;
  unsigned char bytes[16 * 1024];
  size_t count;
  struct termios modes;
  bool has_modes;
  struct sigaction previous[fault_count];
} guard;

// A stack overflow leaves no room for a handler on the stack that overflowed.
static unsigned char handler_stack[64 * 1024];
static stack_t previous_stack;

/// Writes the bytes, to a terminal that may have stopped reading: it has two seconds to go on.
static void write_bytes(void) {
  const int flags = fcntl(guard.descriptor, F_GETFL);
  if (flags >= 0) fcntl(guard.descriptor, F_SETFL, flags | O_NONBLOCK);
  size_t done = 0;
  while (done < guard.count) {
    ssize_t written = write(guard.descriptor, guard.bytes + done, guard.count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd waiting = {.fd = guard.descriptor, .events = POLLOUT};
      if (poll(&waiting, 1, 2000) <= 0) break;
    } else if (written == 0 || errno != EINTR) {
      break;
    }
  }
  // Others have the same terminal open through this.
  if (flags >= 0) fcntl(guard.descriptor, F_SETFL, flags);
}

void guard_give_back(void) {
  if (!guard.armed) return;
  guard.armed = 0;
  const int saved = errno;
  write_bytes();
  if (guard.has_modes) {
    // A process in the background would be stopped for what follows, and would never die.
    signal(SIGTTOU, SIG_IGN);
    tcflush(guard.descriptor, TCIFLUSH);
    tcsetattr(guard.descriptor, TCSANOW, &guard.modes);
  }
  errno = saved;
}

void curses_die_of(int number) {
  sigset_t set;
  signal(number, SIG_DFL);
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  // Only signals that do not end a process by default come here.
}

static void on_fault(int number) {
  signals_part();
  guard_give_back();
  // The default action, and not the handler that was there before: the runtime's own would stop and ask.
  curses_die_of(number);
}

void curses_guard_arm(int descriptor, const uint8_t *bytes, size_t count) {
  static bool registered = false;
  if (!registered) registered = atexit(guard_give_back) == 0;

  const sig_atomic_t was_armed = guard.armed;
  guard.armed = 0;
  if (count > sizeof guard.bytes) count = sizeof guard.bytes;
  memcpy(guard.bytes, bytes, count);
  guard.count = count;
  if (was_armed) {
    guard.armed = 1;
    return;
  }
  guard.descriptor = descriptor;
  guard.has_modes = tcgetattr(descriptor, &guard.modes) == 0;

  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack, .ss_flags = 0};
  sigaltstack(&stack, &previous_stack);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_fault;
  action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &action, &guard.previous[i]);
  guard.armed = 1;
}

void curses_guard_disarm(void) {
  if (!guard.armed) return;
  guard.armed = 0;
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &guard.previous[i], NULL);
  sigaltstack(&previous_stack, NULL);
}

bool guard_has_foreground(void) { return guard.armed && tcgetpgrp(guard.descriptor) == getpgrp(); }

void guard_put_modes_back(void) {
  if (guard.armed && guard.has_modes) tcsetattr(guard.descriptor, TCSADRAIN, &guard.modes);
}

void guard_put_modes_back_now(void) {
  if (!guard.has_modes) return;
  // A process in the background would be stopped for this, and would never die.
  signal(SIGTTOU, SIG_IGN);
  tcsetattr(guard.descriptor, TCSANOW, &guard.modes);
}

void guard_pause(void) { guard.armed = 0; }

void guard_go_on(void) {
  guard.armed = 1;
  guard_put_modes_back();
}

void guard_resume(void) {
  guard.has_modes = tcgetattr(guard.descriptor, &guard.modes) == 0;
  guard.armed = 1;
}

bool curses_hold_open(int descriptor) {
  if (guard.armed) return false;
  struct termios modes;
  if (tcgetattr(descriptor, &modes) != 0) return false;
  signals_hold();
  static const uint8_t plain[] = "\033[m";
  curses_guard_arm(descriptor, plain, sizeof plain - 1);
  modes.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON);
  modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  // At once: what was typed ahead stays, and nobody waits for the terminal.
  if (tcsetattr(descriptor, TCSANOW, &modes) == 0) return true;
  curses_guard_disarm();
  signals_release();
  return false;
}

void curses_hold_close(void) {
  guard_put_modes_back();
  curses_guard_disarm();
  signals_release();
}
